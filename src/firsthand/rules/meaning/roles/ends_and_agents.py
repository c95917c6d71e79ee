"""A name that the text has only at one end, or on one side, of what it tells.

Owns the other end of an arrow, the source by which a thing was seen, the agent of `cancelled_by=`, and an
address that stands only behind `to` or `from` and does not act. Pure.
It cannot tell the side of a name that stands on both.
"""

import re
from collections.abc import Iterator

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.arguments import RELATIONS
from firsthand.rules.meaning.roles.names_of_roles import one_name
from firsthand.rules.meaning.tokens.token import NAME, WORD
from firsthand.rules.sieve import heads

_ANSWERED, _ASKED, _LABEL = names("refuse close reset"), names("upstream backend"), 7
"""What a side does that was asked, its keys, and the tokens from the key to its address."""
_TOWARDS = names("to from at -> > / for")
_SUBJECT = lazy(r"\b(host|instance|node|pod|member|server|device|machine)=\"?([\w.:-]+)")
_BESIDES = "source|reference|reporter|observer|origin|issuer|via|collector|prober|checker|scraper"
_BESIDE = lazy(rf"\b({_BESIDES})=\"?([\w.:-]*\w)")
_BESIDE_WORDS = heads(_BESIDES.replace("|", " "))
_TO_IT = frozenset({"to", "towards", "toward", "against", "into", "到", "向", "往"})


def side_findings(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding for each name that the text has at the other end, as a mere source, or as an agent alone."""
    for part in asked.names if "->" in evidence.lower else ():
        if _other_end(part, asked, evidence):
            yield Finding(UNSUPPORTED, "other_end_of_the_arrow", part.text)
    beside = _only_beside(asked, evidence) if asked.names and "=" in evidence.lower else ""
    if beside:
        yield Finding(UNSUPPORTED, "name_of_the_source", beside)
    by_name = "_by" in evidence.lower
    for place, (kind, text, _, _) in enumerate(asked.tokens) if by_name else ():
        if (
            kind in (NAME, WORD)
            and _is_passive(place, asked)
            and _only_agent(text.lower(), evidence)
        ):
            yield Finding(UNSUPPORTED, "name_is_the_agent", text)


def acted_upon(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether an address acts in the sentence, but stands only behind `to` or `from` in the evidence."""
    name = part.text.lower()
    if not name[0].isdigit() or name.count(".") < 3:
        return False
    if any(
        one.place < part.place
        for one in asked.parts
        if any(o.lstrip("-") in RELATIONS for o in one.options)
    ):
        return False
    if not any(
        one.place > part.place and any(o.lstrip("-") not in THING_NAMES for o in one.options)
        for one in asked.parts
    ):
        return False
    tokens = evidence.tokens
    places = [place for place, (_, text, _, _) in enumerate(tokens) if name in text.lower()]
    if not _ANSWERED.isdisjoint(asked.said) and any(
        text in _ASKED for at in places for _, text, _, _ in tokens[max(0, at - _LABEL) : at]
    ):
        return False  # upstream: "http://10.6.0.12:8080/cart": it was asked, so it may refuse
    others = [
        place
        for place, (kind, text, _, _) in enumerate(tokens)
        if kind == NAME and text.count(".") >= 3 and text[0].isdigit() and name not in text
    ]
    return (
        bool(places and others)
        and min(others) < min(places)
        and all(
            any(text in _TOWARDS for _, text, _, _ in tokens[max(0, place - 2) : place])
            for place in places
        )
    )


def _only_beside(asked: Asked, evidence: Evidence) -> str:
    """`the clock of ntp-1 is off` of `host=db2 source=ntp-1`: by what it was seen, not what it is about."""
    if _BESIDE_WORDS.isdisjoint(evidence.signs):
        return ""
    subjects = {value for _, value in _SUBJECT.findall(evidence.lower)}
    named = {part.text.lower() for part in asked.names}
    if not subjects or any(one_name(one, value) for one in named for value in subjects):
        return ""
    for key, value in _BESIDE.findall(evidence.lower):
        if value in named and key not in asked.lower:
            return str(value)
    return ""


def _other_end(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`towards 10.2.0.14` of `10.2.0.14:49011->10.2.0.2:53`: that is where it came from."""
    before = asked.tokens[part.place - 1][1] if part.place else ""
    if before not in _TO_IT and before != "from":
        return False
    name, lower = re.escape(part.text.lower()), evidence.lower
    starts = re.search(rf"(?<![\w.-]){name}(?::\d+)?\s*->", lower) is not None
    ends = re.search(rf"->\s*{name}(?![\w-])", lower) is not None
    elsewhere = len(re.findall(rf"(?<![\w.-]){name}(?![\w-])", lower)) > 1
    if elsewhere or starts == ends:
        return False
    return starts if before in _TO_IT else ends


def _only_agent(name: str, evidence: Evidence) -> bool:
    """Whether a name stands only as the one by whom something was done: `cancelled_by=admin`."""
    everywhere = len(re.findall(rf"(?<![\w.-]){re.escape(name)}(?![\w-])", evidence.lower))
    return everywhere > 0 and everywhere == len(
        re.findall(rf"_by[\"']?[=:]\s?[\"']?{re.escape(name)}(?![\w-])", evidence.lower)
    )


def _is_passive(place: int, asked: Asked) -> bool:
    """`admin was …`: what stands at a place has something done to it."""
    behind = asked.tokens[place + 1 : place + 2]
    return bool(behind) and behind[0][1] in ("was", "is", "were", "are", "got", "被")
