"""From where to where: a name behind `to` in a sentence does not stand behind `from` in the text.

Owns the prepositions of direction before names, and `behind`, whose name lags behind nothing. Pure.
It cannot follow a direction that the text tells by a verb alone.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.token import NAME, SIGN, WORD, Token, field_before
from firsthand.rules.sieve import holds_any

_TO = names("to into onto towards 到 至 往")
_FROM = names("from 从 自 由")
_LAGGING = ("behind", "落后于")
_BEHIND = frozenset(_LAGGING)
TOWARDS = _TO | {"toward", "对", "向", "朝"}
_DIRECTING = TOWARDS | _FROM | _BEHIND
TARGETS = names(
    "target dest destination dst to downstream callee remote_service target_service upstream dep dependency"
)
SOURCES = names("service svc source src from caller app origin component source_service")
"""Keys whose values are the ends of a call."""
AWAY = names("unavailable unreachable inaccessible down visible")
"""States that one end of a call has for the other: `b was unavailable to a`."""
_SKIPPED = names("the a an")
_LED = 2


def direction_finding(asked: Asked, evidence: Evidence) -> Finding | None:
    """The ruling on a name whose direction the text has the other way; None where all is well."""
    if not TOWARDS.isdisjoint(asked.words) and ("=" in evidence.text or '":' in evidence.text):
        exchanged = _ends_exchanged(asked, evidence)
        if exchanged:
            return Finding(CONTRADICTED, "direction_reversed", exchanged)
    directs = not _DIRECTING.isdisjoint(asked.words)
    for part in asked.names:
        if part.place and asked.tokens[part.place - 1][1].endswith(" to"):
            if _phrase_leads_elsewhere(part, asked.tokens, evidence.tokens):
                return Finding(CONTRADICTED, "direction_differs", part.text)
            continue
        mine = _before(asked.tokens, part.place) if directs else ""
        acts = part.place == 0 or (mine == "" and part.place == 1)
        if not mine and not (acts and holds_any(evidence.lower, _LAGGING)):
            continue
        theirs = [
            _before(evidence.tokens, place)
            for place in evidence.holding(part.text.lower())
            if evidence.tokens[place][0] == NAME
            and (
                evidence.tokens[place][1] == part.text or named(part.text, evidence.spelled[place])
            )
        ]
        if not theirs:
            continue
        if mine in _TO and all(one in _FROM for one in theirs):
            return Finding(CONTRADICTED, "direction_reversed", part.text)
        if mine == "to" and _leads_elsewhere(part, asked.tokens, evidence.tokens):
            return Finding(CONTRADICTED, "direction_differs", part.text)
        if mine in _FROM and all(one in _TO for one in theirs):
            return Finding(CONTRADICTED, "direction_reversed", part.text)
        if acts and mine not in _BEHIND and all(one in _BEHIND for one in theirs):
            return Finding(UNSUPPORTED, "name_acts_not", part.text)
    return None


def _ends_exchanged(asked: Asked, evidence: Evidence) -> str:
    """`of b towards a` of `"service":"a", "target":"b"`: what it leads to is the end it comes from."""
    spelled = evidence.spelled
    if TARGETS.isdisjoint(spelled) or not AWAY.isdisjoint(asked.words):
        return ""
    ends: dict[str, set[str]] = {}
    for place, text in enumerate(spelled):
        key = field_before(evidence.tokens, place) if text in asked.words else -1
        if key >= 0:
            ends.setdefault(text, set()).add(spelled[key])
    if not any(TARGETS.issuperset(keys) for keys in ends.values()):
        return ""
    for place, (_, text, *_) in enumerate(asked.tokens):
        if SOURCES.issuperset(ends.get(text, ("",))) and _before(asked.tokens, place) in TOWARDS:
            return text
    return ""


def _leads_elsewhere(part: Part, mine: list[Token], theirs: list[Token]) -> bool:
    """`synchronized to a` of `synchronized to b`: what the same word leads to is another name."""
    place = part.place
    if place < _LED or mine[place - 1][1] != "to" or mine[place - 2][0] != WORD:
        return False
    leading = mine[place - 2][1]
    led = [
        theirs[at + 2][1].lower()
        for at in range(len(theirs) - 2)
        if theirs[at][1] == leading and theirs[at + 1][1] == "to" and theirs[at + 2][0] == NAME
    ]
    name = part.text.lower()
    return bool(led) and not any(name in one or one in name for one in led)


def _phrase_leads_elsewhere(part: Part, mine: list[Token], theirs: list[Token]) -> bool:
    """The same where the word and its `to` are one: a request to a of `request to b`."""
    leading, name = mine[part.place - 1][1], part.text.lower()
    led = [
        theirs[at + 1][1].lower()
        for at in range(len(theirs) - 1)
        if theirs[at][1] == leading and theirs[at + 1][0] == NAME
    ]
    return bool(led) and not any(name in one or one in name for one in led)


def _before(tokens: list[Token], place: int) -> str:
    """The word right before a name, articles and the word for its kind aside."""
    for at in range(place - 1, max(-1, place - 4), -1):
        kind, text, entry, _ = tokens[at]
        if text in _DIRECTING:
            return text
        if kind == SIGN or (text not in _SKIPPED and not (kind == WORD and entry)):
            return ""
    return ""
