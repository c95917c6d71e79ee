"""Small tests on the words of a claim: number or pronoun, noun or verb, limit or event. Pure."""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.relations import ROLES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.tokens.token import HAN, NAME, NUMBER, SIGN, WORD, Token, follows
from firsthand.rules.sieve import heads

REACHING = names("reached reaches reach reaching hit hits 达到 已达 触及 达")
REACHED = names("reached reaches reach reaching")
VERB_OR_NOUN = names("连接 请求 查询 等待 锁 负载 检查")
MAY_BE_THINGS = names(
    "review 案例 manual procedure guide article docs documentation wiki 文档 规范 指南"
)
"""Words that name a runbook only where it is told to say something."""
_RUNS = names("is are was were be been being ran run runs running went")
_BETWEEN = names("not still always already now currently also never only") | {"no longer"}
_BEHIND_ON = names("for in at by while and but since during because")
IS = names("is are was were")
"""What only joins a subject to what is told of it."""
FORMS_OF_BE = names("is are was were be been does did do has have")
_HOSTS = names(
    "host server node service database upstream backend endpoint broker client cluster instance address"
    " device pod target peer leader replica network internet"
)
_SAYING = names(
    "says said say states stated according recommends advises suggests describes notes warns tells mentions"
    " 说 说明 指出 建议 要求 提到 根据 按照 依据 记载 写道 按"
)
_FIELDS = names(
    "reason status state value label_noun field_noun annotation message code level title severity error"
    " column status_code version"
)
_BACK = 4
_OBLIQUE = names("from to in on at by of and")
COMPARING = names("!gt !ge !lt !le !about")
JOINING = names("to and 到 至 - ~ 与 和 or")
"""Words between two numbers of one kind."""
APART = names("高 低 多 少 快 慢 大 小")
"""Behind 比, right before a number: how far apart two things are."""
_RAISED = frozenset({"error", "alert_noun", "level_error", "level_warn", "memory_error"})
_PREFIXES = names("in out on off up non un pre post self long short high low well half all")
RAISING = names("raise raises raised raising")
READING = names("reads read")
USING = names("used uses use using")
ASPECTS = names("已 已经 被 未 尚未 正在 正 均未 没有 没")
"""Chinese words before a verb: what follows is no noun."""
_PROTOCOLS = frozenset({"http", "tls", "tcp", "udp", "ssh", "grpc"})
NOT_YET = names("前 之前 以前")
ALLOWED = names("allowed permitted tolerated acceptable admissible permissible")
"""Behind `than`, words for a limit: `older than allowed`."""
AHEAD = heads("hour minute second day days week month until 还 期")
"""Signs of which a sentence that looks ahead has one (`sieve.py`)."""
_SOON = lazy(
    r"\b(?:in|within) \d+(?:\.\d+)? (?:second|minute|hour|day|week|month)|还剩|还有|\buntil\b|后到期|内到期"
)


def looks_ahead(text: str) -> bool:
    """Whether a span ahead makes a future of a present tense: `expires in 9 days`."""
    if text.isascii() and "in " not in text and "until" not in text:
        return False
    return _SOON.search(text) is not None


_SOME = frozenset({"a", "an", "the", "another"})
_LISTED = names("causes reasons factors steps checks measures remedies mitigations options actions")
"""What a guide lists, and nobody counts."""


def is_pronoun(tokens: list[Token], place: int) -> bool:
    """`one should …`, `a full one.`, `one of the usual causes`: no number."""
    after = follows(tokens, place + 1)
    if after is None or "!ought" in (after[2] or ()):
        return True
    if after[1] == "of":
        return not _LISTED.isdisjoint(one[1] for one in tokens[place + 2 : place + 6])
    return after[0] == SIGN and place > 1 and tokens[place - 2][1] in _SOME


def is_attributed(tokens: list[Token], place: int) -> bool:
    """Whether a word for a document is told to say something: `according to the guide`, 文档建议."""
    around = tokens[max(0, place - 3) : place + 5]
    return any(text in _SAYING or (entry and "!ought" in entry) for _, text, entry, _ in around)


def uses_one(tokens: list[Token], place: int) -> bool:
    """`used an index scan`: what was made use of, and no measure of how much."""
    near = tokens[place + 1 : place + 5]
    return bool(near) and near[0][1] in ("a", "an") and all(one[3] is None for one in near)


def reads_so(tokens: list[Token], place: int) -> bool:
    """`the reason label reads Evicted`: what a field says, and nothing is read."""
    behind = follows(tokens, place + 1)
    return behind is not None and behind[1] not in _OBLIQUE and read_field(tokens, place) != ""


def read_field(tokens: list[Token], place: int) -> str:
    """The field of which a sentence says what it reads; empty for none."""
    found = [one[1] for one in tokens[max(0, place - _BACK) : place] if _FIELDS & set(one[2] or ())]
    return found[0] if found else ""


def raises(tokens: list[Token], place: int) -> bool:
    """Whether something is raised to, from or by an amount, or is to be raised: no exception is."""
    if tokens[place][1] in ("raise", "raising"):
        return True
    near = tokens[place + 1 : place + 7]
    return any(number is not None or text in ("to", "from", "by") for _, text, _, number in near)


def reports(tokens: list[Token], place: int) -> bool:
    """Whether an error or an alert is raised: no amount is."""
    near = tokens[max(0, place - 5) : place + 6]
    return any(_RAISED & set(entry or ()) for _, _, entry, _ in near)


def is_compound(name: str) -> bool:
    """Whether a hyphenated word is none but English: `in-sync`, `non-ready`."""
    head, _, rest = name.lower().partition("-")
    return head in _PREFIXES and rest.replace("-", "").isalpha()


def relates(tokens: list[Token], place: int) -> bool:
    """Whether a word stands between two names: `cart called stock-api`."""
    before = tokens[place - 1] if place else None
    behind = follows(tokens, place + 1)
    if behind is not None and behind[1] in ("the", "a"):
        behind = follows(tokens, place + 2)
    return before is not None and before[0] == NAME and behind is not None and behind[0] == NAME


def is_noun(tokens: list[Token], place: int) -> bool:
    """Whether a Chinese word that is a verb or a noun (连接) is counted or qualified here."""
    before = tokens[place - 1] if place else None
    for token in (before, follows(tokens, place + 1)):
        if token is None or token[0] == NAME:
            continue  # a 连接 b
        if token[2] and any(one in THING_NAMES for one in token[2]):
            return True
    return before is not None and (before[0] == NUMBER or before[1] in ("个", "条", "的"))


def limit_follows(tokens: list[Token], place: int) -> bool:
    """Whether `reached` is said of a limit: `reached its maximum`."""
    for _, _, entry, number in tokens[place + 1 : place + 5]:
        if number is not None:
            return False
        if entry and any(ROLES.get(one) in ("limit", "max") for one in entry):
            return True
    return False


def reaches_a_thing(tokens: list[Token], place: int) -> bool:
    """Whether something is reached as one reaches a host: no number and no limit follows."""
    near = tokens[place + 1 : place + 5]
    if any(number is not None for *_, number in near):
        return False
    behind = [one for one in near if one[1] not in ("the", "a", "an", "its", "their")][:1]
    return bool(behind) and (
        behind[0][0] == NAME or any(one in _HOSTS for one in behind[0][2] or ())
    )


def is_ended(tokens: list[Token], place: int) -> bool:
    """`The alert is over.`"""
    ends = place + 1 == len(tokens) or tokens[place + 1][1] in ".;,"
    before = [text for _, text, _, _ in tokens[max(0, place - 2) : place]]
    return ends and bool(FORMS_OF_BE & set(before))


def is_carried(tokens: list[Token], place: int) -> bool:
    """`came over HTTPS`: a protocol that carries it, and no bound."""
    behind = tokens[place + 1 : place + 2]
    return bool(behind) and not _PROTOCOLS.isdisjoint(behind[0][2] or ())


def runs_out(tokens: list[Token], place: int) -> bool:
    """`is out of disk space`: no phrase of the lexicon, and none is left."""
    if not place or tokens[place - 1][1] not in _RUNS or place + 2 >= len(tokens):
        return False
    behind = tokens[place + 2]
    return tokens[place + 1][1] == "of" and behind[3] is None and bool(behind[2])


def is_switched_on(tokens: list[Token], place: int) -> bool:
    """`fsync is on`, and not `is on node-3`: a state, since nothing stands behind it."""
    before = place - 1
    while before > 0 and tokens[before][1] in _BETWEEN:
        before -= 1
    behind = follows(tokens, place + 1)
    ends = behind is None or behind[0] == SIGN or behind[1] in _BEHIND_ON
    return before >= 0 and tokens[before][1] in FORMS_OF_BE and ends


def is_ordinal(tokens: list[Token], place: int) -> bool:
    """Whether `second`, `third` … counts here: behind an article and before a word."""
    before = tokens[place - 1][1] if place else "the"
    after = follows(tokens, place + 1)
    return before in ("the", "a", "its", "this") and after is not None and after[0] == WORD


def number_follows(tokens: list[Token], place: int) -> bool:
    """Whether a comparing word compares with the number behind it."""
    return any(number is not None for _, _, _, number in tokens[place + 1 : place + 3])


def is_compared(tokens: list[Token], place: int) -> bool:
    """`older than allowed`, `more than is permitted`: what is allowed is the limit."""
    before = [
        text for _, text, _, _ in tokens[max(0, place - 2) : place] if text not in FORMS_OF_BE
    ]
    return bool(before) and before[-1].rpartition(" ")[2] == "than"


DISPOSED = names(
    "member node host instance pod container machine task job partition replica copy_noun leader broker"
    " message group consumer_group consumer producer topic shard disk device file image certificate"
    " lease key user account order weight deployment workload service count"
)
"""Kinds that are no deeds: behind 将 they are what something is done to."""


def disposes(tokens: list[Token], place: int) -> bool:
    """Whether a name or a kind follows 将: `将 checkout 扩容到 6 个`, 将成员移出 tell what is done to it."""
    if place + 1 >= len(tokens):
        return False
    kind, _, entry, _ = tokens[place + 1]
    if kind == HAN and entry and place + 2 < len(tokens):
        return DISPOSED.issuperset(entry)
    return kind in (NAME, WORD)


def qualifies(tokens: list[Token], place: int) -> bool:
    """Whether 的 follows: `预期的 100 毫秒` is a figure that was set, not one to come."""
    return place + 1 < len(tokens) and tokens[place + 1][1] == "的"
