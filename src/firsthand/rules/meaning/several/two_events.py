"""Two texts as two events that one sentence joins: first one and then the other, each by its name.

Owns `it first exceeded its soft limit and a minute later its hard limit`, `of the two checkpoints, 7
completed and 8 expired`, `went from DOWN to UP`, `two different codes, 60 and 159`, and `A and B were
logged`, where each half follows from a text of its own. Pure.
It cannot join more than two events.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.arithmetic import time_apart
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, Finding
from firsthand.rules.meaning.several.judging import Judge
from firsthand.rules.meaning.several.spans import in_order, one_of_each
from firsthand.rules.sieve import holds_any

_PAIR = 2
_FIRST_THEN = lazy(
    r"^(?P<s>.+?) (?:first (?P<v>[a-z]+)|(?P<w>[a-z]+) first) (?P<a>.+?),? "
    r"(?:and|but) (?:then|afterwards|later|(?P<span>(?:about |some |roughly |only |just )?[\w.]+ ?[a-z]+)"
    r" (?:later|afterwards)) (?P<b>.+)$",
    re.IGNORECASE,
)
_SAME = lazy(r"^the same ", re.IGNORECASE)
_OF_THE = lazy(
    r"^of (?:the|these|those) (?:two )?(?P<noun>[a-z]+(?: [a-z]+)?)s,? (?P<rest>(?=[\w./-]*[\d-]).+)$",
    re.IGNORECASE,
)
_BETWEEN = lazy(r",? (?:and|while|whereas|but) |; ?")
_FROM_TO = lazy(
    r"^(?P<s>.+?) (?:went|changed|moved|switched|turned|flipped|passed) from (?P<a>[\w-]+) to (?P<b>[\w-]+)$",
    re.IGNORECASE,
)
_DIFFERENT = lazy(
    r"^(?P<s>.*?)\btwo different (?P<noun>[a-z]+(?: [a-z]+)?)s(?:,|:| -| \() ?(?P<a>[\w ./:-]+?) and"
    r" (?P<b>[\w ./:-]+?)\)?$",
    re.IGNORECASE,
)
_LOGGED = lazy(r" (?:were|was)(?: both| each)? (?:logged|recorded|reported|seen|observed)$")
_SIGNS = (
    " first ",
    "Of th",
    "of th",
    " from ",
    " different ",
    " logged",
    " recorded",
    " reported",
    " seen",
)


def two_events(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """The ruling on such a sentence; None for any other."""
    if len(evidence) != _PAIR or not holds_any(asked.text, _SIGNS) or "!neg" in asked.marks:
        return None
    text = asked.text.strip(" .")
    return (
        _first_then(text, evidence, judge)
        or _each_named(text, evidence, judge)
        or _from_to(text, evidence, judge)
        or _different(text, evidence, judge)
        or _both_logged(text, evidence, judge)
    )


def _holds(told: str, text: Evidence, judge: Judge) -> bool:
    asked = Asked(told)
    return not asked.empty and judge(asked, text).rank == HOLDS


def _are_in_order(evidence: list[Evidence]) -> bool:
    return all(one.instants for one in evidence)


def _first_then(text: str, evidence: list[Evidence], judge: Judge) -> Finding | None:
    told = _FIRST_THEN.match(text)
    if told is None or not _are_in_order(evidence):
        return None
    earlier, later = in_order(evidence)
    subject, verb = _SAME.sub("", told["s"]), told["v"] or told["w"]
    first = f"{subject} {verb} {told['a']}"
    begins = Asked(told["b"].split(" ", 1)[0]).said
    deed = told["b"] if begins - THING_NAMES else f"{verb} {told['b']}"
    then = f"{subject} {deed}"
    if told["span"]:
        spans = [one for one in Asked(told["span"]).figures if one.number.unit == "s"]
        ends = [earlier.instants[0], later.instants[0]]
        if len(spans) != 1 or not time_apart(spans[0], ends):
            return None
    if _holds(first, earlier, judge) and _holds(then, later, judge):
        if _holds(then, earlier, judge):
            return None  # the texts do not tell the two apart
        return Finding(HOLDS, "first_and_then")
    if _holds(then, earlier, judge) and _holds(first, later, judge):
        return Finding(CONTRADICTED, "order_reversed", first)
    return None


def _each_named(text: str, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`Of the two checkpoints, 7 completed and 8 expired`: each by the text that has its name."""
    told = _OF_THE.match(text)
    clauses = _BETWEEN.split(told["rest"]) if told is not None else []
    if told is None or len(clauses) != _PAIR:
        return None
    for texts in (evidence, evidence[::-1]):
        if all(
            _holds(f"{told['noun']} {clause}", one, judge)
            for clause, one in zip(clauses, texts, strict=True)
        ):
            return Finding(HOLDS, "each_by_its_name")
    return None


def _from_to(text: str, evidence: list[Evidence], judge: Judge) -> Finding | None:
    told = _FROM_TO.match(text)
    if told is None or not _are_in_order(evidence):
        return None
    earlier, later = in_order(evidence)
    before, after = f"{told['s']} was {told['a']}", f"{told['s']} was {told['b']}"
    if _holds(before, earlier, judge) and _holds(after, later, judge):
        return Finding(HOLDS, "changed_between")
    if _holds(after, earlier, judge) and _holds(before, later, judge):
        return Finding(CONTRADICTED, "order_reversed", f"{told['a']} to {told['b']}")
    return None


def _different(text: str, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`logged two different errors, code 60 and code 159`: each text has one and not the other."""
    told = _DIFFERENT.match(text)
    if told is None or told["a"] == told["b"]:
        return None
    one, other = (f"{told['s']}{told['noun']} {told[name]}" for name in "ab")
    for texts in (evidence, evidence[::-1]):
        if (
            _holds(one, texts[0], judge)
            and _holds(other, texts[1], judge)
            and not _holds(other, texts[0], judge)
            and not _holds(one, texts[1], judge)
        ):
            return Finding(HOLDS, "different_ones")
    return None


def _both_logged(text: str, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """`a read error on sdc and a remount of dm-3 were logged`."""
    told = _LOGGED.search(text) if " and " in text else None
    return None if told is None else one_of_each(Asked(text[: told.start()]), evidence, judge)
