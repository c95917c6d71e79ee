"""A count is no name, and what is left is not what there was: `58 invoices` is not `invoice 58`.

Owns the tests between the words right beside a number of the sentence and beside one of the text: counted by
the one and named by the other, an ordinal, a step, an exit code, a rest, a change by a number or to it. Pure.
It cannot tell of what kind a number is that stands alone.
"""

from firsthand.rules.meaning.figures.changes import CHANGES
from firsthand.rules.meaning.figures.names_by_place import names_no_count
from firsthand.rules.meaning.figures.of_one_record import is_of_one
from firsthand.rules.meaning.lexicon.kinds import OPTIONAL
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ORDINALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import is_noun
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.names import same_word
from firsthand.rules.meaning.tokens.token import SIGN, WORD, Token

_LEFT = names("free left leave available low idle remain space")
_CODES = names("exit_code code")
_CODE_WORDS = ("code", "码")
_BETWEEN = frozenset('=:"')
_LEFT_WORDS = names("left leaving leaves remaining remain remains remained 剩余 还剩 剩下 剩")
_FREE_WORDS = _LEFT_WORDS | names(
    "free spare unused vacant unoccupied idle 空闲 空余 未占用 未使用"
)
"""What a sentence may say of things that nobody has taken."""
_HAN_BY = names("增加了 上升了 减少了 下降了 提高了 降低了 增长了")
_HAN_TO = names("to 至 到 升至 升到 增至 增加到 提高到 降至 降到")
_JOINS = names("and but while with whereas 和 且 而 但")
_FAR = 9
"""Tokens behind a number in which a sentence may say that what it counts is free."""
_TRIES = frozenset({"attempt", "try", "retry", "step", "round", "batch", "page", "chunk", "part"})
_MOST = ("max", "total", "limit", "num_")
"""Heads of keys that hold how many there are at all."""
_NUMBERED = frozenset(
    ("session", "job", "process", "thread", "worker", "task", "transaction", "connection", "query")
)
"""Words right before the number of one of them."""
_ONE = names("snapshot job process session pid thread task transaction batch partition shard order")
_NAMING = frozenset({"port", "pid", "error", "errno", "code", "number"})
_EACH = frozenset("次个条台名笔")
_COUNTED_BY_NAME = names(
    "processes threads sessions transactions connections clients workers backends"
)


def is_its_kind(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """A count is no name: `58 invoices` is not `invoice 58`; nor is what follows by N what becomes N."""
    mine, theirs = asked.tokens, evidence.tokens
    place, bare = figure.place, not figure.number.unit
    if figure.key >= 0 and not claim.number.unit and is_of_one(claim, figure, asked, evidence):
        return False
    ahead = mine[claim.place - 1][1] if claim.place else ""
    if ahead in _TRIES and figure.key >= 0 and evidence.spelled[figure.key].startswith(_MOST):
        return False  # attempt 4 to reach it, of `attempt=3 max_attempts=4`
    if mine[claim.place][1] in ORDINALS:  # the second attempt, of `attempt 2/3`
        return not (place and theirs[place - 1][1] in ("/", "of"))
    told = mine[claim.place][3]
    if told is not None and not told.unit and not _is_one_of_a_kind(claim, figure, asked, evidence):
        return False
    if bare and names_no_count(figure, theirs) and _is_a_count(claim, mine):
        return False
    if bare and _counts_by_another(claim, figure, asked, evidence):
        return False
    if ahead in _ONE and _is_a_count(figure, theirs) and not _is_a_name(figure, theirs):
        return False
    if ahead in _NUMBERED:
        pass  # session 41 of app is idle: its number, and none that is free
    elif not asked.words.isdisjoint(_FREE_WORDS):
        if _is_left(claim, mine, _FREE_WORDS, _FAR) and not _may_be_left(figure):
            return False
    elif figure.number.unit != "%" and _is_left(figure, theirs) and _LEFT.isdisjoint(asked.said):
        return False  # made three attempts, of `3 attempts left`
    if ahead == "by" or ahead in _HAN_BY:
        before = theirs[place - 1][1] if place else ""
        if CHANGES & asked.said:
            return before == "by" or before in _HAN_BY
        return before not in _HAN_TO
    return True


def _is_one_of_a_kind(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether the nouns beside a bare number let it be that one: counted by both, or the name of both."""
    before, behind = _beside(asked.tokens, claim.place)
    if before is None and behind is None:
        return True
    theirs, place = evidence.tokens, figure.place
    number = theirs[place][3]
    bare = number is not None and not number.unit
    if (
        bare
        and behind
        and place
        and (_is_noun_of(behind, _named_by(figure, theirs)) or _is_an_id_of(behind, figure))
        and not _counted(theirs, figure)
    ):
        return False
    if bare and before and place + 1 < len(theirs) and _is_noun_of(before, theirs[place + 1]):
        return False
    if before and place > 1 and theirs[place - 1][1] == "/":
        return False  # step 7 of `step=3/7`
    # 137 containers, of `exited with code 137`
    return not (behind and _is_code(theirs, place) and _CODES.isdisjoint(asked.said))


def _is_a_count(claim: Figure, tokens: list[Token]) -> bool:
    """`4421 processes`, 4421 次: things stand right behind, and no word for a name before."""
    place = claim.place
    before = tokens[place - 1][1] if place else ""
    if before in _NUMBERED or before in _NAMING or place + 1 >= len(tokens):
        return False
    kind, text, _, number = tokens[place + 1]
    plural = kind == WORD and number is None and text.endswith("s") and not text.endswith("ss")
    return plural or text in _EACH


def _counts_by_another(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`17 queues are blocked` of `publishers blocked: 17; queues 240`."""
    noun = asked.texts[claim.place + 1]
    meant = asked.tokens[claim.place + 1][2] if noun.endswith("s") else None
    if not meant:
        return False
    tokens = evidence.tokens
    return figure.field.keys().isdisjoint(meant) and any(
        one.number.value != figure.number.value and tokens[one.place - 1][1] == noun
        for one in evidence.figures
        if one.place and not one.number.unit
    )


def _is_a_name(figure: Figure, tokens: list[Token]) -> bool:
    """`snapshot 18273`, `job 7`."""
    return bool(figure.place) and tokens[figure.place - 1][1] in _ONE


def _named_by(figure: Figure, tokens: list[Token]) -> Token:
    """What stands right before a number; of `stuck thread: 17` the thread."""
    before = tokens[figure.place - 1]
    if before[1] == ":" and figure.key >= 0 and tokens[figure.key][1] in _NUMBERED:
        return tokens[figure.key]
    return before


def _is_an_id_of(noun: Token, figure: Figure) -> bool:
    """`17 processes` of `pid=17`: the number names one of them."""
    return noun[1] in _COUNTED_BY_NAME and figure.field.get("ident", 0.0) >= NAMED


def _is_code(tokens: list[Token], place: int) -> bool:
    """`exited with code 137`, `exit_code=3`."""
    ahead = [text for _, text, _, _ in tokens[max(0, place - 3) : place] if text not in _BETWEEN]
    return bool(ahead) and ahead[-1].endswith(_CODE_WORDS)


def _is_left(
    claim: Figure, tokens: list[Token], words: frozenset[str] = _LEFT_WORDS, reach: int = 4
) -> bool:
    """`two attempts left`: the word stands close behind the number or right before it."""
    place = claim.place
    if place and tokens[place - 1][1] in words:
        return True
    for kind, text, _, number in tokens[place + 1 : place + reach]:
        if kind == SIGN or number is not None or text in _JOINS:
            break
        if text in words:
            return True
    return False


def _may_be_left(figure: Figure) -> bool:
    """Whether a number counts what is left, or is the rest of a share that is used."""
    if figure.number.unit == "s" and "expire" in figure.field:
        return True  # expires in five days
    return figure.number.unit == "%" or not _LEFT.isdisjoint(figure.field)


def _beside(tokens: list[Token], place: int) -> tuple[Token | None, Token | None]:
    """The nouns right before and right behind a number."""
    before = tokens[place - 1] if place else None
    behind = tokens[place + 1] if place + 1 < len(tokens) else None
    return (
        before if before is not None and is_noun(before) else None,
        behind if behind is not None and is_noun(behind) else None,
    )


def _is_noun_of(mine: Token, other: Token) -> bool:
    """Whether a token of the text is a noun of the sentence in another form."""
    return is_noun(other) and same_word(mine[1].lower(), other[1])


def _counted(tokens: list[Token], figure: Figure) -> bool:
    """`items 58`: a plural before a number is counted by it, and a measure is its field."""
    _, text, entry, _ = tokens[figure.place - 1]
    return text.endswith("s") or bool(entry and OPTIONAL & set(entry))
