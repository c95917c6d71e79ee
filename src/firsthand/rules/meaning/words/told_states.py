"""A state or a deed that a text holds: does it hold it as the sentence tells it?

Owns the reservations of a state: what its clause fails, hedges, expects, conditions or advises, and what
takes nothing from it. A deed must be told as done wherever the text tells it. Pure.
It cannot tell whose state it is; `attached.py` and `keyed.py` do.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import WEAK
from firsthand.rules.meaning.lexicon.relations import EXCLUDED, FAILURES, IMPLIES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reach import traps
from firsthand.rules.meaning.reach.advised import restriction_left_out
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Facts, Place
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.going import told_done
from firsthand.rules.meaning.reading.meanings import (
    AIMED,
    FAIL,
    FUTURE,
    GOING,
    HEDGE,
    IF,
    OR,
    OUGHT,
    opposite,
)
from firsthand.rules.meaning.reading.placed import BORNE
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.reading.undone import DONE, is_noun_before, undone
from firsthand.rules.meaning.roles.links import is_ended_there, of_a_lost_link
from firsthand.rules.meaning.tokens.token import HAN, NAME, WORD, Token
from firsthand.rules.meaning.words.keyed import only_a_key
from firsthand.rules.sieve import holds_any

_KNOWLEDGE, _LOGS = ToolName.LOOKUP_KNOWLEDGE, ToolName.QUERY_LOGS
_STATE = Finding(HOLDS, "state")
_UNTIL = lazy(r"\buntil\b|\bbefore\b|直到|之?前")
_SUCCESS = frozenset({"success", "-success"})
_DONE_IN = ("logged", "signed", "已登录", "登录了")
_ENDED = frozenset({"stop", "exit"})
"""What a failure may itself be."""
_ENDING = frozenset({"stop", "abort", "suspend"})
"""What ends a deed."""
_NEXT = 3
_NAMING = frozenset({"总耗时", "耗时", "时", "的", "操作", "请求", "任务", "次数", "总"})
_FAILING = FAILURES | {"error", "backoff"}
_BESIDES = names("with by of after for as due because despite from 因 因为 由于 原因 带")
"""Words behind which a failure is no longer that of the state before."""
_QUALITIES = frozenset({"success", "error", "valid", "health", "normal", "balanced", "stable"})
"""What a failure does not deny: `the valid user failed to log in`."""


def state_finding(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """A state, event or deed that the evidence holds, with the reservations it makes."""
    facts = evidence.facts
    held = facts.held
    guided = evidence.tool == _KNOWLEDGE and part.stretch in asked.advising
    failing = part.stretch in asked.failing
    left_out, only_or = False, True
    for option in part.options:
        places = held.get(option)
        against = held.get(opposite(option)) if places else None
        if places and against:
            if only_a_key(places, evidence):
                return Finding(CONTRADICTED, "state_of_its_key", part.text)
            if _only_implied(option, places, against, evidence):
                return Finding(CONTRADICTED, "state_contradicted", part.text)
        if option == "connect" and places and of_a_lost_link(option, part, evidence):
            return Finding(CONTRADICTED, "state_contradicted", part.text)
        if places and option == "log_in" and part.text.startswith(_DONE_IN):
            places = _told_itself(option, places, facts) or (places if failing else None)
        if places:
            deed = option in DONE and not guided
            allowed = asked.flags | FAIL
            if deed and not failing:
                allowed &= ~FAIL
            if guided:
                allowed |= HEDGE | IF | OR
                if restriction_left_out(places, asked, evidence):
                    return Finding(UNSUPPORTED, "restriction_left_out", part.text)
            if evidence.tool == _KNOWLEDGE and "!when" in asked.marks:
                allowed |= IF  # 低于 50% 时: the condition is kept
            modal = option == "-success" and (
                evidence.tool != _LOGS or holds_any(evidence.lower, BORNE)
            )
            if modal and traps.only_modal(places, part, evidence):
                rank = UNSUPPORTED if holds_any(evidence.lower, BORNE) else OPEN
                return Finding(rank, "failure_of_another_deed", part.text)
            lacks = undone(asked.tokens, part.place)
            if lacks & AIMED:
                lacks |= FAIL | FUTURE  # tried to reach: it is not said to have been reached
            if option[0] == "-" or not told_done(asked.tokens, part.place) or is_ended_there(facts):
                lacks |= GOING
            allowed |= lacks
            if asked.until and _UNTIL.search(evidence.lower):
                allowed |= IF | FUTURE
            if deed and _is_ended(part, asked):
                allowed |= FAIL  # 复制已停止: it is not said to go on
            kept = _reserved(option, places, ~allowed, facts)
            if 0 in kept:  # an aim or an order beside it takes nothing from what was done
                kept = [flag for flag in kept if not flag & (AIMED | OUGHT | GOING) or flag & FAIL]
                kept = _of_the_sentence(kept, places, asked, evidence)
            clear = kept.count(0)
            if (
                clear
                and against
                and deed
                and not failing
                and not is_noun_before(asked.tokens, part.place)
                and _only_named(places, evidence)
            ):
                return Finding(OPEN, "deed_both_done_and_failed", part.text)
            if clear and (clear == len(kept) or not deed):
                if _only_some(option, places, asked, evidence):
                    return Finding(OPEN, "only_some", part.text)
                return _STATE
            if clear:
                return Finding(OPEN, "deed_both_done_and_failed", part.text)
            only_or &= all(flag == OR for flag in kept)
            left_out = True
        if ((failing and _is_failed(part, asked)) or option[0] == "-") and _said_otherwise(
            option, facts
        ):
            return Finding(HOLDS, "said_otherwise")
    if not left_out:
        return None
    weak = only_or or any(option in WEAK for option in part.options)
    weak = weak or (part.kind == HAN and _is_named(part, asked))
    return Finding(OPEN if weak else UNSUPPORTED, "reservation_left_out", part.text)


def _told_itself(option: str, places: list[Place], facts: Facts) -> list[Place]:
    """Where a deed is told by a word of its own: a password tells of no log-in that was one."""
    tokens = facts.tokens
    return [one for one in places if option in (tokens[one[0]][2] or ())]


def _reserved(option: str, places: list[Place], left_out: int, facts: Facts) -> list[int]:
    """What each place of a state reserves of it that the sentence leaves out."""
    flags = facts.flags
    if option not in _ENDED:
        return [flags[stretch] & left_out for _, stretch in places]
    tokens = facts.tokens
    return [
        flags[stretch] & left_out & ~_of_its_own(option, place, tokens) for place, stretch in places
    ]


def _only_implied(
    option: str, places: list[Place], against: list[Place], evidence: Evidence
) -> bool:
    """`connected` of `disconnecting c-4, c-5 active`: an active one implies a connection, and no more."""
    if option[0] == "-":
        return False
    tokens = evidence.tokens
    return any(opposite(option) in (tokens[at][2] or ()) for at, _ in against) and all(
        option not in {one.lstrip("+") for one in tokens[at][2] or ()} and tokens[at][0] == WORD
        for at, _ in places
    )


def _of_the_sentence(
    kept: list[int], places: list[Place], asked: Asked, evidence: Evidence
) -> list[int]:
    """Without what other sentences only suppose: `received a stop signal. This can happen when …`."""
    if len(kept) != len(places) or all(not flag or flag & FAIL for flag in kept):
        return kept
    flagged = list(zip(kept, places, strict=True))
    told = {evidence.sentence_of(place) for flag, (place, _) in flagged if not flag}
    told |= _only_there(asked, evidence)
    return [
        flag
        for flag, (place, _) in flagged
        if not flag or flag & FAIL or evidence.sentence_of(place) in told
    ]


def _only_there(asked: Asked, evidence: Evidence) -> set[int]:
    """The sentences of a text without which a thing of the claim would not be named."""
    held = evidence.facts.held
    found: set[int] = set()
    for part in asked.parts:
        if THING_NAMES.isdisjoint(part.options):
            continue
        own = {evidence.sentence_of(at) for one in part.options for at, _ in held.get(one, ())}
        if len(own) == 1:
            found |= own
    return found


def _of_its_own(option: str, place: int, tokens: list[Token]) -> int:
    """`中断` is a failure and a stop: that it fails is no reason to doubt that it stopped."""
    kind, _, entry, _ = tokens[place]
    if kind == NAME or option not in _ENDED:
        return 0
    own = any(one in FAILURES and option in IMPLIES.get(one, ()) for one in entry or ())
    return FAIL if own else 0


def _is_ended(part: Part, asked: Asked) -> bool:
    """Whether the next word of the sentence says that a deed was stopped."""
    if _ENDING.isdisjoint(asked.said):
        return False
    behind = next((one for one in asked.parts if one.place > part.place), None)
    return (
        behind is not None
        and behind.stretch == part.stretch
        and behind.place - part.place <= _NEXT
        and not _ENDING.isdisjoint(behind.options)
    )


def _only_named(places: list[Place], evidence: Evidence) -> bool:
    """`Failed to pull …: you have reached your pull rate limit`: a noun beside a deed that failed."""
    return all(is_noun_before(evidence.tokens, place) for place, _ in places)


def _said_otherwise(option: str, facts: Facts) -> bool:
    """`not firing` of a resolved alert; `not sent` where sending failed, and the reverse."""
    if option[0] == "-":
        base = option[1:]
        if any(other in facts.held for other in EXCLUDED.get(base, ())):
            return True
        return base in DONE and any(
            facts.flags[stretch] & FAIL & ~_of_its_own(base, place, facts.tokens)
            for place, stretch in facts.held.get(base, ())
        )
    told = option not in FAILURES and option not in _QUALITIES
    return told and bool(facts.held.get("-" + option))


def _is_failed(part: Part, asked: Asked) -> bool:
    """`could not come up`, not `UP with a timeout`: what fails is this, and not what stands beside it."""
    first = min(
        (
            one.place
            for one in asked.parts
            if one is not part and one.stretch == part.stretch and _FAILING & set(one.options)
        ),
        default=-1,
    )
    between = {one[1] for one in asked.tokens[part.place + 1 : max(first, 0)]}
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


def _is_named(part: Part, asked: Asked) -> bool:
    """`扣减总耗时`, `扣减时`: the deed is named, and how it ended is told elsewhere or not at all."""
    behind = asked.tokens[part.place + 1 : part.place + 4]
    return any(text in _NAMING for _, text, _, _ in behind)


def _counts(tokens: list[Token], place: int) -> list[float]:
    """The numbers right before or behind a word, or that are its value."""
    near = tokens[max(0, place - 1) : place] + tokens[place + 1 : place + 3]
    return [number.value for *_, number in near if number is not None]
