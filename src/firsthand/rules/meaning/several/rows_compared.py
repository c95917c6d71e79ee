"""One record against another: `run-3 failed more jobs than run-1`, db-2 比 db-1 慢, `a has the higher lag`.

Owns a comparison of two records by their names, in the one measure that the sentence calls and both have, or
by their times. Of two records one alone may be named, and the other is meant. Pure.
It cannot compare by a field that goes unnamed, nor records of which a text holds more than two unnamed.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.multiples import ratio_of
from firsthand.rules.meaning.figures.called import Words, called, spelled
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import CAUSES, Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import PLACE
from firsthand.rules.meaning.several.measures_of_names import Measure, best_measure
from firsthand.rules.meaning.several.times_compared import times_compared
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.token import NAME, WORD
from firsthand.rules.meaning.words.parts import part_finding

_PAIR = 2
_COMPARED = lazy(
    r"\b(?P<more>more|higher|larger|greater|longer|slower|bigger|older)\b"
    r"|\b(?P<less>fewer|less|lower|smaller|shorter|younger|faster|quicker)\b"
    r"|(?P<than>\bthan\b|\bcompared (?:to|with)\b|\bunlike\b|(?<![同环])比(?![例率重较]))"
    r"|(?P<later>\b(?:later|after)\b|更?晚|后于|迟于)|(?P<earlier>\b(?:earlier|before)\b|更?早|先于)"
    r"|(?P<up>更?[高大多长慢久])|(?P<down>更?[低小短快少])"
)
_MEASURING = lazy(r"(?:多少|大小|快照|长度|大约|至少|最[高低大小多少长短快慢])")
"""Words with the same signs that compare nothing."""
_LIGHT = names("high low long short slow fast large small compare lower shorter fewer less smaller")
_LIGHT |= names("更低 更小 更短 更快 更少 低于 小于 短于 快于 少于")
"""Concepts and words that the comparison itself accounts for."""
_SHADES = lazy(
    r"\b(?:much|far|slightly|significantly|substantially|marginally|somewhat|considerably|long|well|a bit"
    r"|a little|just|shortly|even)\b|远[高大多长慢久低小短快少晚早]|[略稍]|大幅|明显|[多得]\Z"
)
"""How far the two are apart, which their order alone does not tell."""
_TIMED = frozenset({"longer", "slower", "shorter", "faster", "quicker"})
_AGED, _AGES = frozenset({"older", "younger"}), frozenset({"age", "uptime", "running", "duration"})


class Told(NamedTuple):
    """A comparison as a sentence tells it: the texts of both sides, and whether the first is the greater."""

    first: Evidence
    second: Evidence
    more: bool
    timed: bool
    """Whether the times of the texts are compared, and not a figure of theirs."""
    word: str
    sides: frozenset[str]
    """The names of the two."""


def rows_compared(asked: Asked, evidence: list[Evidence]) -> Finding | None:
    """The ruling on a comparison of two records; None for a sentence without one."""
    if " the one " in asked.lower and asked.figures:
        asked = Asked(asked.text.replace(" the one ", " that "))
    if asked.figures or asked.stamps or "!neg" in asked.marks or len(evidence) < _PAIR:
        return None
    told = _told(asked, evidence) if asked.marks.keys().isdisjoint(CAUSES) else None
    if told is None or ratio_of(asked) is not None or _SHADES.search(asked.lower) is not None:
        return None
    if told.timed:
        return times_compared(asked, (told.first, told.second), told.more, told.word, told.sides)
    measure = _measure(asked, told)
    if measure is None:
        return None
    if told.word in _AGED and _AGES.isdisjoint(called(measure.first, told.first)):
        return None
    meant = called(measure.first, told.first)
    for part in asked.parts:
        if part.text.lower() in told.sides or not _LIGHT.isdisjoint((*part.options, part.text)):
            continue
        for one in (told.first, told.second):
            rank = part_finding(part, asked, one).rank
            if rank >= UNSUPPORTED:
                return Finding(UNSUPPORTED, "word_in_no_text", part.text)
            if rank and not THING_NAMES.issuperset(part.options) and meant.isdisjoint(part.options):
                return None
    gap = measure.first.number.value - measure.second.number.value
    if gap and (gap > 0) == told.more:
        return Finding(HOLDS, "records_compared")
    return Finding(CONTRADICTED, "comparison_fails", told.word)


def _told(asked: Asked, evidence: list[Evidence]) -> Told | None:
    """The comparison of a sentence, if it has one and no more."""
    text = _MEASURING.sub(lambda found: "-" * len(found[0]), asked.lower)
    found = list(_COMPARED.finditer(text))
    words = [one for one in found if not one["than"]]
    than = [one for one in found if one["than"]]
    if len(words) != 1 or len(than) > 1:
        return None
    word = words[0]
    more = any(word[one] for one in ("more", "later", "up"))
    timed = bool(word["later"] or word["earlier"])
    sides = _sides(asked, evidence)
    if not sides or len(sides) > _PAIR:
        return None
    places = [asked.lower.find(name) for name, _ in sides]
    first, second = sides[0][1], sides[-1][1]
    if len(sides) == 1:
        if than or len(evidence) != _PAIR or not places[0] < word.start():
            return None
        if word[0] in ("after", "before") or not (word[0].isascii() or word[0][0] == "更"):
            return None
        second = next(one for one in evidence if one is not first)
        if not _names_others(second, first):
            return None
    elif not _in_order(places, word, than[0].start() if than else -1, text):
        if not (than and than[0].start() <= places[0] < places[1] < word.start()):
            return None
        if than[0][0] == "than":
            return None
        first, second = second, first  # compared with b, a is higher
    return Told(first, second, more, timed, word[0], frozenset(name for name, _ in sides))


def _in_order(places: Sequence[int], word: re.Match[str], than: int, text: str) -> bool:
    """`a … higher than b`, a 高于 b, a 比 b 高."""
    first, second = places
    if not first < word.start() < second:
        return first < than < second < word.start() and text[than] == "比"
    if not word[0].isascii():
        return than < 0 and "于" in text[word.start() : word.end() + 1]
    if word[0] in ("after", "before"):
        return than < 0
    return word.end() <= than < second


def _sides(asked: Asked, evidence: list[Evidence]) -> list[tuple[str, Evidence]]:
    """The names of a sentence that one text alone has, or the values of its keys, in their order."""
    found: list[tuple[str, Evidence]] = []
    for part in sorted((*asked.names, *asked.parts), key=PLACE):
        name = part.text.lower()
        if part.options and part not in asked.names:
            continue
        own = [one for one in evidence if named(name, one.lower)]
        if len(own) == 1 and not any(name == other for other, _ in found):
            found.append((name, own[0]))
        elif not own and part in asked.names:
            return []
    if len(found) == _PAIR and found[0][1] is found[1][1]:
        return []
    return found


def _names_others(text: Evidence, than: Evidence) -> bool:
    """Whether a text names what another does not: else both may be of the same thing."""
    own = {word for kind, word, *_ in than.tokens if kind in (NAME, WORD)}
    return any(kind in (NAME, WORD) and word not in own for kind, word, *_ in text.tokens)


def _measure(asked: Asked, told: Told) -> Measure | None:
    """The figures of both texts that the sentence means."""
    unit = "s" if told.word in _TIMED else None
    words: set[str] = set()
    for part in (*asked.parts, *asked.names):
        if part.text.lower() not in told.sides:
            words |= {*part.options, *spelled(asked.tokens[part.place])}
    figure = _meant(frozenset(words), told.first)
    other = _like(figure, told.second, told.first) if figure is not None else None
    if figure is not None and other is not None and figure.number.unit == other.number.unit:
        return Measure(figure, other)
    if told.word in _TIMED or words:
        return best_measure(asked, (told.first, told.second), unit)
    return None


def _meant(words: Words, text: Evidence) -> Figure | None:
    """The one figure that the sentence calls best."""
    mine = [f for f in text.figures if f.key >= 0]
    scores = [len(called(f, text) & words) for f in mine]
    most = max(scores, default=0)
    best = [f for f, n in zip(mine, scores, strict=True) if n == most]
    return best[0] if most and len(best) == 1 else None


def _like(figure: Figure, other: Evidence, text: Evidence) -> Figure | None:
    """The figure of another record with the same key."""
    key = text.tokens[figure.key][1].lower()
    found = [f for f in other.figures if f.key >= 0 and other.tokens[f.key][1].lower() == key]
    return found[0] if len(found) == 1 else None
