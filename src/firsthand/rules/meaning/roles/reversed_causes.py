"""A cause told the wrong way round: `redis timed out after the call failed` of `call failed: … TimeoutError`.

Owns the turns that join a cause to its effect without a causal word of the lexicon: what came after, so,
made, resulted from, exhausted. Where one of the text's own links has all of the cause on the side of the
effect, and the effect only on the side of the reason, it is turned. Pure.
It cannot see that a cause is added which the text does not have at all.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import OPEN, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.causal_links import links
from firsthand.rules.meaning.roles.named_causes import places_of, telling
from firsthand.rules.sieve import heads

TURNING = heads(
    "after following since so thus hence therefore which made makes making trigger result stem came due owing"
    " because reason cause exhausted used drained depleted ate consumed filled led forced brought provoked"
    " 所 因 导 引 使 致 造 触 令 由 耗 用 占 吃 撑 后"
)
"""Signs of which a sentence that turns a cause holds one."""
_AHEAD = lazy(
    r"^(?:but |and )?(?:due to|because(?: of)?|since|as a (?:result|consequence) of|owing to|after|following"
    r"|once|when|由于|因为?|在(?=[^,]+后,))(?P<cause>[^,]+?)(?:之?后)?, ?(?:所以|因此|于是)?(?P<effect>.+)$"
)
_BEHIND = lazy(
    r"^(?P<effect>.+?),? (?:after|because(?: of)?|since|due to|owing to|following"
    r"|(?:resulted|results|stemm?ed|stems|came|arose) from|as a (?:result|consequence) of"
    r"|(?:was|were) (?:caused|triggered|provoked|brought about) by) (?P<cause>.+)$"
    r"|^(?P<effect2>.+?)(?:是由于?|是因为|由于|因为|由|源于|缘于)(?P<cause2>.+?)(?:所?引[起发]的?|所?导致的?|造成的?)?$"
)
_THEN = lazy(
    r"^(?P<cause>.+?),? (?:and )?(?:so(?: that)?|thus|hence|therefore|which (?:made|caused|triggered)"
    r"|ma[dk]es?|triggere?[ds]|result(?:ed|s|ing) in|led to|caused|brought about|provoked|forced"
    r"|(?:was|were) the (?:reason|cause) (?:for|of)) (?P<effect>.+)$"
    r"|^(?P<cause2>.+?)[, ]*(?:所以|因此|于是|从而|导致|引[发起]|使(?!用)得?|致使|造成|触发(?!失败|条件|器)"
    r"|令)了?(?P<effect2>.+)$"
)
_EATEN = lazy(
    r"^(?P<cause>.+?)(?<!was)(?<!were)(?<!is)(?<!are)(?<!been) (?P<effect>(?:exhausted|used up|drained"
    r"|depleted|ate(?: up)?|consumed|filled(?: up)?) (?:all |up )*(?:of )?(?:the )?[a-z]+.*)$"
    r"|^(?P<cause2>.+?)(?<!被)(?P<effect2>(?:耗尽|用[尽光完]|占满|吃[光满]|撑[爆满])了?.+)$"
)
_EXHAUSTED = lazy(
    r"^(?P<effect>.+?) (?:was|were|is|are) (?P<state>exhausted|used up|filled) by (?P<cause>.+)$"
)
_TURNS = (
    (
        heads("due because since as owing after following once when 由 因 在"),
        _AHEAD,
    ),
    (
        heads(
            "after because since due owing following resulted results stemmed came arose result consequence"
            " caused triggered provoked brought 是 由 因 源 缘"
        ),
        _BEHIND,
    ),
    (
        heads(
            "so thus hence therefore which makes made triggers results led caused brought provoked forced"
            " reason 所 因 于 从 导 引 使 致 造 触 令"
        ),
        _THEN,
    ),
)
"""Each with the signs of which a sentence that it matches holds one."""
_STATES = lazy(
    r"exhaust|used up|drain|deplet|\bate\b|eaten|consum|fill|耗尽|用[尽光完]|占满|吃[光满]|撑"
)
_FAILED = ("-success",)


def reversed_cause(asked: Asked, evidence: Evidence) -> Finding | None:
    """Why a sentence's cause is its text's effect, if so."""
    said = asked.lower.strip().rstrip(".。!?")
    turns = () if "!because" in asked.marks or "!cause" in asked.marks else _TURNS
    for signs, pattern in turns:
        found = None if signs.isdisjoint(asked.signs) else pattern.match(said)
        if found is not None and _is_turned(found, evidence):
            return Finding(OPEN, "cause_reversed")
    if _STATES.search(said) is None:
        return None
    for pattern in (_EATEN, _EXHAUSTED):
        found = pattern.match(said)
        if found is not None and _is_turned(found, evidence):
            return Finding(OPEN, "cause_not_stated")
    return None


def _is_turned(found: re.Match[str], evidence: Evidence) -> bool:
    told = {name.rstrip("2"): text for name, text in found.groupdict().items() if text}
    joined = [(link, -1 if forward else 1) for link, forward in links(evidence)]
    cause = _places(told["cause"], evidence) if joined else []
    effect = _places(told["effect"], evidence) if cause else []
    if not effect:
        return False
    left = joined
    for link, side in joined:
        line = evidence.line_of(link)
        if _is_on(cause, link, -side, False) and _is_on(effect, link, side, False):
            return False
        if not all(
            evidence.line_of(place) == line for _, places in cause + effect for place in places
        ):
            left = [one for one in left if one[0] != link]
    return any(
        _is_on(cause, link, side, True) and _is_on(effect, link, -side, True) for link, side in left
    )


def _places(text: str, evidence: Evidence) -> list[tuple[Part, list[int]]]:
    """Where the text tells each part of one side of a sentence, the mere failure aside."""
    asked = Asked(text)
    parts = [one for one in (*asked.parts, *asked.names) if one.options != _FAILED]
    placed = [(one, places_of(one, evidence)) for one in parts]
    placed = [one for one in placed if one[1]]
    return placed if any(map(telling, [part for part, _ in placed])) or asked.names else []


def _is_on(placed: list[tuple[Part, list[int]]], link: int, side: int, alone: bool) -> bool:
    """Whether each part stands on one side of a link; `alone`: and none of them on the other."""
    return all(
        (all if alone else any)((place - link) * side > 0 for place in places)
        for _, places in placed
    )
