"""The mean of what each line of a text has under one key: `the three hosts have a load of 87 on average`.

Owns which key is meant (the one that the sentence's words call, bounds and times apart) and that the sentence
speaks of all lines: it names none of them alone, and counts as many as there are. Pure.
It cannot take the mean of some of the lines.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.figures.called import told
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure

_LEAST = 2
_MEAN = lazy(r"\b(?:average[sd]?|averaging|avg|mean)\b|平均|均值")
_RANGE = lazy(r"\b(?:between|rang(?:e|es|ed|ing))\b|之间|介于")
_JOINS = names("and to - 到 至 和")
_TIMES = names("for window since interval threshold limit min max 持续 阈值")
_BOUNDS = names("threshold limit")
_SOME = names("only except other others besides 仅 只 除 其余 其他")


def mean_of_rows(made: Reckoning) -> bool:
    """Whether the figure is the mean of the one key that is told, over all lines."""
    if not _may_be(made):
        return False
    others = made.others
    if not others:
        return _is_mean(made, _LEAST)
    if len(others) > 1:
        return False
    other = Reckoning(others[0], made.asked, made.evidence)
    return any(
        _is_count(count) and _is_mean(mean, int(count.claim.number.value), exactly=True)
        for count, mean in ((made, other), (other, made))
    )


def averages_rows(asked: Asked, evidence: Evidence) -> bool:
    """Whether a sentence tells the mean over all lines of a text, or the range of their values."""
    for words, holds in ((_MEAN, mean_of_rows), (_RANGE, range_of_rows)):
        if words.search(asked.lower) is not None:
            return any(holds(Reckoning(one, asked, evidence)) for one in asked.figures)
    return False


def range_of_rows(made: Reckoning) -> bool:
    """`between 70% and 90%`: the least and the most that a line has under the one key that is told."""
    if not _may_be(made, _RANGE):
        return False
    ends = [one for one in made.asked.figures if _is_end(one, made) and not one.compare]
    if len(ends) != _LEAST or ends[0].number.unit != ends[1].number.unit:
        return False
    mine = Reckoning(ends[0], made.asked, made.evidence)
    group = _told(_by_key(mine), mine)
    if len(group) < _LEAST or _is_of_some(group, mine):
        return False
    values = [one.number.value for one in group]
    if [min(values), max(values)] != [one.number.value for one in ends]:
        return False
    place = made.claim.place
    counted = _is_count(made) and made.claim.number.value == len(group)
    return any(one.place == place for one in ends) or counted


def _is_end(figure: Figure, made: Reckoning) -> bool:
    tokens, place = made.asked.tokens, figure.place
    around = [tokens[at][1] for at in (place - 1, place + 1) if 0 <= at < len(tokens)]
    return not _JOINS.isdisjoint(around)


def _may_be(made: Reckoning, announced: re.Pattern[str] = _MEAN) -> bool:
    asked = made.asked
    return (
        "⏎" in made.evidence.text
        and not made.claim.compare
        and announced.search(asked.lower) is not None
        and "!neg" not in asked.marks
        and _SOME.isdisjoint(asked.words)
        and _BOUNDS.isdisjoint(asked.said)
    )


def _is_count(made: Reckoning) -> bool:
    number = made.claim.number
    return (
        not number.unit
        and not made.claim.compare
        and number.value >= _LEAST
        and not number.value % 1
    )


def _is_mean(made: Reckoning, lines: int, exactly: bool = False) -> bool:
    """Whether a figure is the mean of the one key that is told, over so many lines."""
    group = _told(_by_key(made), made)
    if len(group) < lines or (exactly and len(group) > lines) or _is_of_some(group, made):
        return False
    mean = sum(one.number.value for one in group) / len(group)
    return not made.claim.compare and made.is_so(mean, made.claim.number.unit)


def _by_key(made: Reckoning) -> list[list[Figure]]:
    """The values of each key that every line with a value has once."""
    evidence = made.evidence
    groups: dict[str, list[Figure]] = {}
    for one in made.of_unit(made.claim.number.unit):
        if one.key >= 0 and one.role not in LIMITS and one.number.low is None:
            groups.setdefault(evidence.spelled[one.key], []).append(one)
    lines = max(map(len, groups.values()), default=0)
    return [
        group
        for key, group in groups.items()
        if key not in _TIMES
        and len(group) == lines == len({evidence.line_of(one.place) for one in group})
    ]


def _told(groups: list[list[Figure]], made: Reckoning) -> list[Figure]:
    """The values of the key that the sentence's words call best."""
    words = told(made.asked, 0, len(made.asked.tokens))
    spelled = made.evidence.spelled
    scores = [
        sum(one in group[0].field for one in words) + (spelled[group[0].key] in made.asked.words)
        for group in groups
    ]
    best = [g for g, n in zip(groups, scores, strict=True) if n and n == max(scores)]
    return best[0] if len(best) == 1 else []


def _is_of_some(group: list[Figure], made: Reckoning) -> bool:
    """Whether the sentence names what some lines have and others lack: one host, one state."""
    evidence = made.evidence
    lines = {evidence.line_of(one.place) for one in group}
    spelled = [line for at, line in enumerate(evidence.lower.split("⏎")) if at in lines]
    if any(
        sum(one.text.lower() in line for line in spelled) != len(spelled)
        for one in made.asked.names
    ):
        return True
    held = evidence.facts.held
    for one in made.asked.said:
        where = {evidence.line_of(at) for at, _ in held.get(one, ())} & lines
        if where and where != lines:
            return True
    return False
