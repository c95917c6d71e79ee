"""How many of one kind of event the texts tell, wherever the sentence counts them.

Owns `the kernel killed two java processes within eight seconds`: so many texts, each an event of its own, say
the rest of the sentence, the others rule it out, and their times lie so near together. Pure.
It cannot tell two records of one event from two events but by their words.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.arithmetic import time_apart
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, Finding
from firsthand.rules.meaning.several.events import are_apart, are_different
from firsthand.rules.meaning.several.judging import Judge, so_many
from firsthand.rules.meaning.several.spans import in_order
from firsthand.rules.meaning.several.tally_words import NUMBER_WORD, number_of
from firsthand.rules.sieve import heads

MOST = 12
"""Texts that are counted."""
_TIME = r"(?:milli)?seconds?|minutes?|hours?|days?|ms"
_MANY = lazy(
    rf"(?<!than )(?<!least )(?<!most )(?<!about )(?<!over )(?<!of )(?<!by )"
    r"(?<!after )(?<![\d.:/-])\b(?:the |these |all )?"
    rf"(?P<n>{NUMBER_WORD}) (?!{_TIME}|times\b|of\b)(?=(?:[\w.-]+ ){{0,3}}?[a-z]{{3,}}s\b)"
    r"|(?<![约超过近于第百千万十\d.])(?P<h>[两三四五六七八九]|(?<=[^\w.])[2-9]|1[0-2])"
    r" ?[个条次台起名](?!月|小时|百分点)",
    re.IGNORECASE,
)
_WITHIN = lazy(
    rf",? ?(?:\ball )?(?:\bwithin|\bin the space of|\bin a span of)(?: [\w.]+){{1,4}}? (?:{_TIME})\b"
    r"(?: of (?:one another|each other))?,?"
    r"|,? ?在?(?:约|短短|不到)? ?[\d.一二三四五六七八九十两半]+ ?(?:秒钟?|分钟|小时|毫秒)"
    r" ?(?:之内|以内|内|里),? ?",
    re.IGNORECASE,
)
_DIFFERENT = "different "
_NEAR = heads("within space span 秒 分 小 毫")
_APART = lazy(
    rf",? (?:about |some |roughly )?(?:[\w.]+ ){{1,3}}?(?:{_TIME}) apart\b", re.IGNORECASE
)


def counted_events(asked: Asked, evidence: list[Evidence], judge: Judge) -> Finding | None:
    """A finding where so many texts as a sentence counts tell the rest of it; None for all else."""
    if not asked.has_numbers or len(evidence) > MOST or "!neg" in asked.marks:
        return None
    spans = [one for one in asked.figures if one.number.unit == "s"]
    signs = asked.signs
    within = None if _NEAR.isdisjoint(signs) else _WITHIN.search(asked.text)
    parted = _APART.search(asked.text) if "apar" in signs else None
    told = within or parted
    if len(spans) != bool(told):
        return None
    text = f"{asked.text[: told.start()]} {asked.text[told.end() :]}" if told else asked.text
    counts = list(_MANY.finditer(text))
    if len(counts) != 1:
        return None
    many = counts[0]
    count = number_of(many["n"] or many["h"], len(evidence))
    left = text[many.end() :]
    noun = left[len(_DIFFERENT) :].split(" ", 1)[0] if left.startswith(_DIFFERENT) else ""
    if noun:
        left = left[len(_DIFFERENT) :]
    rest = Asked(f"{text[: many.start()]}{left}".strip(" ,"))
    if count < len(spans) + 1 or count > len(evidence) or rest.empty or rest.has_numbers:
        return None
    rulings = so_many(rest, evidence, judge, count)
    if rulings is None or any(one.rank == OPEN for one in rulings):
        return None
    held = [text for text, one in zip(evidence, rulings, strict=True) if one.rank == HOLDS]
    if not are_apart(held, Asked(left)):
        return None
    if noun and not are_different(noun, held):
        return None
    if spans and not _so_near(spans[0], bool(within), in_order(held)):
        return None
    return Finding(HOLDS, "events_counted")


def _so_near(span: Figure, within: bool, texts: list[Evidence]) -> bool:
    """Whether the first and the last of some texts lie so near together, or so far apart."""
    if not all(one.instants for one in texts):
        return False
    first, last = texts[0].instants[0], texts[-1].instants[0]
    if not within:
        return len(texts) == 2 and time_apart(span.but(compare=""), [first, last])
    return time_apart(span.but(compare="<="), [first, last])


def may_count(shown: str, asked: Asked, texts: int) -> bool:
    """Whether a number that no text gives may be how many of the texts, or of one's records, there are."""
    if not 1 < texts <= MOST:
        return False
    counts = [one for one in asked.figures if not one.number.unit]
    if len(counts) != 1 or counts[0].number.value != texts:
        return False
    return asked.tokens[counts[0].place][1] == shown
