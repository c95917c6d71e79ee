"""A figure that no field of the text binds: a limit restated, a distance of two times, things counted.

Owns what a text amounts to without a number of its own for it, and when a duration may be a distance. Pure.
It cannot compute of two figures; that is `derived.py`.
"""

from firsthand.rules.meaning.binding.bounds import against_limit
from firsthand.rules.meaning.computed.active import was_active
from firsthand.rules.meaning.computed.side_words import hedged_from
from firsthand.rules.meaning.figures.arithmetic import time_apart
from firsthand.rules.meaning.figures.counted import lines_of_it
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import HOLDS, Finding
from firsthand.rules.meaning.tokens.ranges_of_names import counted as range_counted

_APART = frozenset({"!ago", "!by", "!gt", "!lt", "!ge", "!le", "!when"})
_LATER = frozenset({"!ago", "!when"})
_LASTING = names("run execute wait hold -up stop suspend -connect")
"""Deeds and states that last from one time to another."""
_LASTED = names("持续 持续了 已持续 历时 历时了 耗时 用时 lasted")
_GROUP = frozenset({"similar", "points"})
_HEAD = 12
"""Tokens in which a group or a series says that it is one."""
_WITHIN = names("in within over during 内 之内 期间 里")


def by_no_field(
    claim: Figure, same: list[Figure], asked: Asked, evidence: Evidence, shown: str
) -> Finding | None:
    """A limit that the sentence restates, a distance in time, a count of lines or of a range."""
    if claim.compare and any(f.number.value == claim.number.value for f in same):
        finding = against_limit(claim, same, asked, evidence, shown)
        if finding.rank == HOLDS:
            return finding
    timed = claim.number.unit == "s"
    spanned = "duration" in asked.said or (timed and _tells_a_span(claim, asked, evidence))
    if spanned and not _is_measured(claim, same, asked) and time_apart(claim, evidence.instants):
        return Finding(HOLDS, "time_apart")
    if timed and "endsat" in evidence.lower and was_active(claim, asked, evidence):
        return Finding(HOLDS, "active_for")
    if lines_of_it(claim, asked, evidence):
        return Finding(HOLDS, "lines_counted")
    if "[" in evidence.lower and _is_range_counted(claim, asked, evidence):
        return Finding(HOLDS, "range_counted")
    return None


def _is_measured(claim: Figure, same: list[Figure], asked: Asked) -> bool:
    """`a lag of more than an hour` of `lag 4s`: what the text measures is no distance of its times."""
    mine = claim.field.keys()
    return _LATER.isdisjoint(asked.marks) and any(not mine.isdisjoint(one.field) for one in same)


def _tells_a_span(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether a duration may be the distance of two times: `18 seconds later`, `ran for an hour`."""
    if not (_APART.isdisjoint(asked.marks) and _LASTING.isdisjoint(asked.said)):
        return True
    if claim.place > 1:
        at = hedged_from(claim, asked) - 1
        if asked.tokens[at - (asked.tokens[at][1] == "了")][1] in _LASTED:
            return True  # 持续了约 28 分钟
    if "!left" in asked.marks and "expiry_time" in evidence.facts.held:
        return True
    return not _GROUP.isdisjoint(evidence.texts[:_HEAD]) and _is_within(claim, asked)


def _is_range_counted(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`four GPU nodes` of `Nodes gpu[04-07]`."""
    if claim.number.unit or claim.compare:
        return False
    nouns = [text for _, text, _, _ in asked.tokens[claim.place + 1 : claim.place + 4]]
    return range_counted(evidence.lower, claim.number.value, nouns)


def _is_within(claim: Figure, asked: Asked) -> bool:
    """`in eleven minutes`, `在 11 分钟内`: the span of a group or a series."""
    before = asked.tokens[max(0, claim.place - 2) : claim.place]
    behind = asked.tokens[claim.place + 1 : claim.place + 2]
    return any(text in _WITHIN for _, text, _, _ in (*before, *behind))
