"""How many are in a state that a key counts: `two replicas are unavailable` of `replicas=6 unavailable=2`.

Law: a bare number right before a state is the count under that state's key, where the text has one such key.
Pure. It cannot tell what is counted; the words do.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.called import identity
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.tokens.token import Token

_REACH = 8
_NOT_BETWEEN = frozenset(",;.:()") | {"than", "by", "to", "from", "after", "for", "and", "but"}
_STATES = frozenset(
    {
        "available",
        "update",
        "ready",
        "wait",
        "waiting",
        "idle",
        "active",
        "success",
        "pending",
        "run",
        "block",
    }
    | {
        "queue",
        "skip",
        "stuck",
        "cancel",
        "reject",
        "drop",
        "unhealthy",
        "healthy",
        "complete",
        "expire",
        "error",
    }
)
_FALLING_SHORT = lazy(r"\b(?:short|more|fewer|less)\b|缺|少|多|差")
_NEAR = 4
_DEEDS = frozenset({"restart", "retry"})
_KEYS_OF_DEEDS = frozenset(
    {"restarts", "retries", "restart_count", "retry_count", "restart", "retry"}
)
_WAITING = frozenset({"wait", "waiting", "queue"})
_CALLERS = frozenset({"caller", "client", "thread", "request"})
_DENIES = ("!neg", "!only", "!other", "!most", "!all", "!by", "!future", "!hedge")


def count_of_state(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """The ruling on such a number; None for any other."""
    if claim.number.unit or claim.compare or claim.role or "=" not in evidence.text:
        return None
    if any(one in asked.marks for one in _DENIES) or _FALLING_SHORT.search(asked.lower):
        return None
    if identity(asked.tokens, claim.place):
        return None  # in step 7 the batch failed
    if "of" in asked.texts[max(0, claim.place - 2) : claim.place]:
        return None  # four of the six
    part = next(
        (one for one in asked.parts if one.place > claim.place and _is_state(one.options)), None
    )
    if part is None or part.place - claim.place > _REACH:
        return None
    between = [asked.tokens[at] for at in range(claim.place + 1, part.place)]
    if any(one[1] in _NOT_BETWEEN for one in between):
        return None
    if sum(one[3] is not None for one in between) > ("of" in [one[1] for one in between]):
        return None
    if any(_is_unnamed(one, part.options, evidence) for one in between):
        return None
    mine = [
        one
        for one in evidence.figures
        if one.key == one.place - 2
        and evidence.texts[one.place - 1] == "="
        and not one.number.unit
        and _is_of(part.options, one.key, evidence)
    ]
    counts = {one.number.value for one in mine}
    if len(counts) != 1:
        return None
    good = claim.number.value in counts
    if good and not _are_counted_last(between, mine[0], evidence):
        return None
    return Finding(
        HOLDS if good else CONTRADICTED,
        "count_of_state" if good else "figure_differs",
        asked.tokens[claim.place][1],
    )


def count_of_deed(claim: Figure, asked: Asked, evidence: Evidence) -> Finding | None:
    """`restarted 14 times`, 重启 14 次 of `RESTARTS=14`: the count under the deed's own key."""
    if claim.number.unit or claim.compare or "=" not in evidence.text or "!neg" in asked.marks:
        return None
    behind = asked.texts[claim.place + 1]
    if not (behind.startswith("次") or behind in ("times", "time")):
        return None
    part = next((one for one in reversed(asked.parts) if one.place < claim.place), None)
    if part is None or claim.place - part.place > _NEAR or _DEEDS.isdisjoint(part.options):
        return None
    counts = {
        one.number.value
        for one in evidence.figures
        if one.key == one.place - 2
        and evidence.texts[one.place - 1] == "="
        and not one.number.unit
        and evidence.texts[one.key].lower() in _KEYS_OF_DEEDS
        and not set(part.options).isdisjoint(
            option.removesuffix("_noun") for option in evidence.tokens[one.key][2] or ()
        )
    }
    if len(counts) != 1:
        return None
    good = claim.number.value in counts
    return Finding(
        HOLDS if good else CONTRADICTED,
        "count_of_deed" if good else "figure_differs",
        asked.tokens[claim.place][1],
    )


def _is_unnamed(token: Token, state: tuple[str, ...], evidence: Evidence) -> bool:
    """Whether what is counted is a thing that the text does not have: `12 users failed`."""
    _, text, entry, number = token
    if number is not None or entry == () or text == "of":
        return False
    if not _WAITING.isdisjoint(state) and not _CALLERS.isdisjoint(entry or ()):
        return False
    things = [one.lstrip("+-") for one in entry or () if one[0] != "!"]
    held = evidence.facts.held
    if entry and not things:
        return False  # grammar
    return not any(one in held for one in things) and text.lower().rstrip("s") not in evidence.lower


def _are_counted_last(between: list[Token], state: Figure, evidence: Evidence) -> bool:
    """`connections=7 failed=3`: what failed is what was counted right before, where anything was."""
    named = {one.lstrip("+-") for token in between for one in token[2] or ()}
    for figure in reversed(evidence.figures):
        if figure.place >= state.place or figure.key < 0:
            continue
        things = THING_NAMES.intersection(evidence.tokens[figure.key][2] or ())
        if things:
            counted = not things.isdisjoint(named) or not THING_NAMES.intersection(named)
            return counted and figure.number.value >= state.number.value
    return True


def _is_state(options: tuple[str, ...]) -> bool:
    return bool(options) and any(one.lstrip("-") in _STATES for one in options)


def _is_of(options: tuple[str, ...], key: int, evidence: Evidence) -> bool:
    """Whether a key is the state's word itself: `unavailable=`."""
    entry = [one.lstrip("+") for one in evidence.tokens[key][2] or () if one[0] != "!"]
    states = [one for one in entry if one not in THING_NAMES]
    return (
        bool(states) and not set(states).isdisjoint(options) and evidence.tokens[key][1].isalpha()
    )
