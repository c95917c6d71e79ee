"""Several texts as events of one kind: `two logins failed`, `the second attempt came from port 40118`.

Owns a number of events that are as many as the texts, each of which says the rest of the sentence, and an
ordinal that picks one text by its time. Pure.
It cannot tell two records of one event from two events but by their words.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS, HAN_NUMERALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.several.judging import Judge
from firsthand.rules.meaning.several.spans import in_order
from firsthand.rules.meaning.tokens.token import NAME, STAMP
from firsthand.rules.sieve import holds_any

_HEAD = 4
"""Words in which a sentence names what it counts."""
_MANY = lazy(
    r"^(?:the |these |all )?(?P<n>two|three|four|five) (?=\w+s\b)|^(?P<h>[两三四五])[次个条起](?=\w)",
    re.IGNORECASE,
)
_ORDINAL = lazy(
    r"^(?:the )?(?P<n>first|second|third|last|latter|earlier|later) (?:one |of them )?(?=\w)"
    r"|^(?P<h>第[一二三]|最后一)[次个条起]",
    re.IGNORECASE,
)
_PLACES = {
    "first": 0,
    "earlier": 0,
    "第一": 0,
    "second": 1,
    "第二": 1,
    "third": 2,
    "第三": 2,
    "last": -1,
    "latter": -1,
    "later": -1,
    "最后一": -1,
}

_OVER = ("cleared", "resolved", "recovered", "恢复", "解除")
_EVENTS = names(
    "attempt check error failure login logon retry timeout event alert request warning message restart crash"
    " probe try connection lookup call query read write exception refusal entry record line 次 起 条"
)


def are_apart(texts: list[Evidence], told: Asked) -> bool:
    """Whether each tells something besides its time that no other one tells, or of events, which recur."""
    head = " ".join([text for _, text, *_ in told.tokens[:_HEAD]]).split()
    if not _EVENTS.isdisjoint([word.rstrip("s") for word in head]):
        return True
    if any(holds_any(one, ("次", "起", "条")) for one in told.words):
        return True
    if len({holds_any(one.lower, _OVER) for one in texts}) > 1:
        return False  # `OSD_DOWN` and `cleared: OSD_DOWN` are one and the same
    spelled = {tuple(text for kind, text, *_ in one.tokens if kind != STAMP) for one in texts}
    return len(spelled) == len(texts)


def are_different(noun: str, texts: list[Evidence]) -> bool:
    """Whether each text names another one of a kind: `node-77`, `node=a-1`, `for block blk_17`."""
    kinds = {one.lstrip("+-") for part in Asked(noun).parts for one in part.options}
    found = [_named_so(kinds, one) for one in texts]
    return all(found) and sum(map(len, found)) == len(set().union(*found))


def _named_so(kinds: set[str], text: Evidence) -> set[str]:
    """The names of a kind in a text: by a part of themselves, else by the word right before them."""
    tokens = text.tokens
    parts = {
        one[1] for one in tokens if one[0] == NAME and _is_known(one[1]) and _is_one(kinds, one[2])
    }
    return parts or {
        tokens[at + step][1]
        for at, one in enumerate(tokens)
        for step in (1, 2)
        if _is_one(kinds, one[2])
        and at + step < len(tokens)
        and (step == 1 or tokens[at + 1][1] in "=:")
        and (tokens[at + step][0] == NAME or tokens[at + step][3] is not None)
    }


def _is_one(kinds: set[str], entry: tuple[str, ...] | None) -> bool:
    return not kinds.isdisjoint(entry or ())


def _is_known(name: str) -> bool:
    """Whether a name has a number: `node-77`, and no word of a program."""
    return any(map(str.isdigit, name))


def told_of_each(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """The ruling on a sentence that counts or numbers events, each a text; None for any other."""
    text = asked.text.strip()
    ordinal = _ORDINAL.match(text)
    if ordinal is not None:
        return _of_one(
            text[ordinal.end() :], (ordinal["n"] or ordinal["h"]).lower(), evidence, judge
        )
    many = _MANY.match(text)
    if many is None or len({one.text for one in evidence}) != len(evidence):
        return None
    count = ENGLISH_NUMBERS.get((many["n"] or "").lower()) or HAN_NUMERALS.get(many["h"] or "")
    rest = Asked(text[many.end() :])
    if count != len(evidence) or rest.empty:
        return None
    if not are_apart(evidence, rest):
        return None
    held = all(judge(rest, one).rank == HOLDS for one in evidence)
    return Finding(HOLDS, "events_counted") if held else None


def _of_one(rest: str, which: str, evidence: list[Evidence], judge: Judge) -> Finding | None:
    place = _PLACES[which]
    if not place < len(evidence) or not all(one.instants for one in evidence):
        return None
    told = Asked(rest)
    if told.empty:
        return None
    ordered = in_order(evidence)
    chosen = ordered[place]
    if judge(told, chosen).rank == HOLDS:
        return Finding(HOLDS, "event_by_its_place")
    if any(judge(told, one).rank == HOLDS for one in ordered if one is not chosen):
        return Finding(CONTRADICTED, "event_of_another_place", which)
    return None
