"""A state or a deed that a text holds: does it hold it as the sentence tells it?

Owns what a sentence may leave out of what its text reserves of a state (`reserved.py`). A deed must be told
as done wherever the text tells it. Pure.
It cannot tell whose state it is; `attached.py` and `keyed.py` do.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.lexicon.kinds import WEAK
from firsthand.rules.meaning.lexicon.relations import FAILURES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reach.advised import restriction_left_out
from firsthand.rules.meaning.reach.traps import only_modal
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Facts, Place
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.going import is_waited_for
from firsthand.rules.meaning.reading.meanings import GOING, OR, opposite
from firsthand.rules.meaning.reading.placed import BORNE
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.reading.undone import DONE, is_noun_before
from firsthand.rules.meaning.roles.links import of_a_lost_link
from firsthand.rules.meaning.tokens.token import HAN, WORD, Token
from firsthand.rules.meaning.words.deeds_named import names_a_deed
from firsthand.rules.meaning.words.keyed import only_a_key
from firsthand.rules.meaning.words.reserved import reservations, said_otherwise
from firsthand.rules.sieve import holds_any

_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE
_LOGS = ToolName.QUERY_LOGS
_STATE = Finding(HOLDS, "state")
_SUCCESS = frozenset({"success", "-success"})
_DONE_IN = ("logged", "signed", "已登录", "登录了")
_NAMING = frozenset({"总耗时", "耗时", "时", "的", "操作", "请求", "任务", "次数", "总"})
_RESERVING = frozenset({"before", "until", "unless", "without", "during", "while"})
_SOME = names("some few several records rows entries items 部分 有 少量 个别 条 笔 记录 数据 明细")
_FAILING = FAILURES | {"error", "backoff"}
_BESIDES = names("with by of after for as due because despite from 因 因为 由于 原因 带")
"""Words behind which a failure is no longer that of the state before."""


def state_finding(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """A state, event or deed that the evidence holds, with the reservations it makes."""
    facts = evidence.facts
    held = facts.held
    guided = evidence.tool == _KNOWLEDGE and part.stretch in asked.advising
    failing = part.stretch in asked.failing
    left_out, only_or = False, True
    if "waiting" in held and is_waited_for(part.text, evidence.lower):
        return Finding(OPEN, "reservation_left_out", part.text)
    if "return" in held and ("return" in part.options or "-return" in part.options):
        answered = _answered_by_code(part, evidence)
        if answered is not None:
            return answered
    for option in part.options:
        places = held.get(option)
        against = held.get(opposite(option)) if places else None
        if places and (against or option == "connect"):
            finding = _ruled_out(option, places, against, part, evidence, failing)
            if finding is not None:
                return finding
        if places and option == "log_in" and part.text.startswith(_DONE_IN):
            places = _told_itself(option, places, facts) or (places if failing else None)
        if places:
            if guided or option == "-success":
                finding = _held_back(option, places, guided, part, asked, evidence)
                if finding is not None:
                    return finding
            deed = option in DONE and not guided
            places = _of_its_own_word(option, places, facts) if deed and len(places) > 1 else places
            kept = reservations(option, places, deed, guided, part, asked, evidence)
            clear = kept.count(0)
            if clear and (
                (deed and clear < len(kept))
                or (
                    against and deed and not failing and _only_a_noun(part, places, asked, evidence)
                )
            ):
                return Finding(OPEN, "deed_both_done_and_failed", part.text)
            if clear:
                if option == "-success" and _only_counted(places, asked, evidence):
                    return Finding(CONTRADICTED, "state_contradicted", part.text)
                if _only_some(option, places, asked, evidence):
                    return Finding(OPEN, "only_some", part.text)
                return _STATE
            only_or &= all(flag == OR for flag in kept)
            left_out = True
        if ((failing and _is_failed(part, asked)) or option[0] == "-") and said_otherwise(
            option, facts
        ):
            return Finding(HOLDS, "said_otherwise")
    if not left_out:
        return None
    if evidence.tool == _KNOWLEDGE and _stands_so(part, asked, evidence):
        return _STATE
    if names_a_deed(part, asked):
        return Finding(HOLDS, "deed_named")
    weak = only_or or any(option in WEAK for option in part.options)
    weak = weak or (part.kind == HAN and _is_named(part, asked))
    return Finding(OPEN if weak else UNSUPPORTED, "reservation_left_out", part.text)


def _answered_by_code(part: Part, evidence: Evidence) -> Finding | None:
    """`answered with 503` of `probe failed with statuscode: 503`: a status is an answer, good or bad."""
    facts = evidence.facts
    if not any(facts.tokens[place][3] is not None for place, _ in facts.held["return"]):
        return None
    if "return" in part.options:
        return _STATE
    return (
        None if "-return" in facts.held else Finding(CONTRADICTED, "state_contradicted", part.text)
    )


def _ruled_out(
    option: str,
    places: list[Place],
    against: list[Place] | None,
    part: Part,
    evidence: Evidence,
    failing: bool,
) -> Finding | None:
    """A state that stands only as a key, that a word only implies, or whose link was lost."""
    if against and only_a_key(places, evidence):
        return Finding(CONTRADICTED, "state_of_its_key", part.text)
    if against and _only_implied(option, places, against, evidence, failing):
        return Finding(CONTRADICTED, "state_contradicted", part.text)
    if option == "connect" and of_a_lost_link(part, evidence):
        return Finding(CONTRADICTED, "state_contradicted", part.text)
    return None


def _held_back(
    option: str, places: list[Place], guided: bool, part: Part, asked: Asked, evidence: Evidence
) -> Finding | None:
    """Advice under a restriction that the sentence drops; a failure that is only told as possible."""
    if guided and restriction_left_out(places, asked, evidence):
        return Finding(UNSUPPORTED, "restriction_left_out", part.text)
    if option != "-success":
        return None
    borne = holds_any(evidence.lower, BORNE)
    if (evidence.tool != _LOGS or borne) and only_modal(places, part, evidence):
        return Finding(UNSUPPORTED if borne else OPEN, "failure_of_another_deed", part.text)
    return None


def _of_its_own_word(option: str, places: list[Place], facts: Facts) -> list[Place]:
    """`created, waiting to start`: a deed that its own word tells as to come, no other word tells as done."""
    own = _told_itself(option, places, facts)
    waits = own and all(facts.flags[stretch] & GOING for _, stretch in own)
    return own if waits else places


def _told_itself(option: str, places: list[Place], facts: Facts) -> list[Place]:
    """Where a deed is told by a word of its own: a password tells of no log-in that was one."""
    tokens = facts.tokens
    return [one for one in places if option in (tokens[one[0]][2] or ())]


def _only_implied(
    option: str, places: list[Place], against: list[Place], evidence: Evidence, failing: bool
) -> bool:
    """`connected` of `disconnecting c-4, c-5 active`: an active one implies a connection, and no more."""
    if option[0] == "-":
        return False
    tokens = evidence.tokens
    denied = {opposite(option)}
    if not failing:
        denied.add(option)  # created, waiting to start
    return any(not denied.isdisjoint(tokens[at][2] or ()) for at, _ in against) and all(
        option not in {one.lstrip("+") for one in tokens[at][2] or ()} and tokens[at][0] == WORD
        for at, _ in places
    )


def _only_a_noun(part: Part, places: list[Place], asked: Asked, evidence: Evidence) -> bool:
    """`Failed to pull …: you have reached your pull rate limit`: a noun beside a deed that failed."""
    return not is_noun_before(asked.tokens, part.place) and all(
        is_noun_before(evidence.tokens, place) for place, _ in places
    )


_DONE_SIGNS = frozenset(
    {"已", "已经", "均已", "都已", "has", "have", "been", "is", "was", "are", "were"}
)


def _is_failed(part: Part, asked: Asked) -> bool:
    """`could not come up`, not `UP with a timeout`: what fails is this, and not what stands beside it."""
    first = -1
    for one in asked.parts:  # in the order of their places
        if one is not part and one.stretch == part.stretch and not _FAILING.isdisjoint(one.options):
            first = one.place
            break
    if 0 <= first < part.place and asked.texts[part.place - 1] in _DONE_SIGNS:
        return False  # 超时率告警已经恢复, the timeout alert has recovered
    begins = part.place + 1
    begins += begins < len(asked.tokens) and asked.tokens[begins][1] == "of"  # creation of it
    between = {one[1] for one in asked.tokens[begins : max(first, 0)]}
    return not between & _BESIDES


def _only_some(option: str, places: list[Place], asked: Asked, evidence: Evidence) -> bool:
    """`the sync failed` of `48210 succeeded, 37 failed`: counted both ways, it is true of neither."""
    if option not in _SUCCESS or asked.figures or opposite(option) not in evidence.facts.held:
        return False
    tokens = evidence.tokens
    if "!neg" in asked.marks and any(0 in _counts(tokens, place) for place, _ in places):
        return False  # no record failed: failed 0
    return all(_counts(tokens, place) for place, _ in places) and all(
        _counts(tokens, place) for place, _ in evidence.facts.held[opposite(option)]
    )


def _only_counted(places: list[Place], asked: Asked, evidence: Evidence) -> bool:
    """`the job failed` of `status=SUCCESS fail_cnt=12`: some of its records did, and it did not."""
    if asked.figures or "status=success" not in evidence.lower or not _SOME.isdisjoint(asked.words):
        return False
    tokens = evidence.tokens
    return all(
        _counts(tokens, place) and place + 1 < len(tokens) and tokens[place + 1][1] in "=:"
        for place, _ in places
    )


def _stands_so(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`traffic before warm-up ends` of a runbook that says so: the same reserve, in the same words."""
    if not part.place:
        return False
    before = asked.tokens[part.place - 1][1].lower()
    return before in _RESERVING and f"{before} {part.text.lower()}" in evidence.lower


def _is_named(part: Part, asked: Asked) -> bool:
    """`扣减总耗时`, `扣减时`: the deed is named, and how it ended is told elsewhere or not at all."""
    behind = asked.tokens[part.place + 1 : part.place + 4]
    return any(text in _NAMING for _, text, _, _ in behind)


def _counts(tokens: list[Token], place: int) -> list[float]:
    """The numbers right before or behind a word, or that are its value."""
    near = tokens[max(0, place - 1) : place] + tokens[place + 1 : place + 3]
    return [number.value for *_, number in near if number is not None]
