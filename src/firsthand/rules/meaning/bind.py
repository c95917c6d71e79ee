"""A claim's numbers against the evidence's: is this the number of that field?

Owns quantities as intervals. A number of a claim holds if the evidence has a number of that unit class,
of the field that stands nearest, inside the claimed interval. What the claim computes it must announce
(`arithmetic.py`). Pure.
It cannot bind a bare number without a shared field word where the evidence has several.
"""

import re
from collections.abc import Iterator
from itertools import pairwise

from firsthand.rules.meaning.amounts import by_its_key, is_named_number
from firsthand.rules.meaning.arithmetic import (
    complement,
    in_points,
    is_difference,
    is_share,
    magnitudes,
    taken,
    time_apart,
)
from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.belonging import (
    LIMITS,
    in_its_clause,
    in_its_line,
    in_one_sentence,
    is_percentile,
    overlap,
    range_pair,
    roles_agree,
    says,
)
from firsthand.rules.meaning.bounds import against_limit
from firsthand.rules.meaning.counted import (
    counts,
    identifies,
    is_in_its_state,
    is_its_kind,
    lines_of_it,
    stands_for_its_part,
)
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.excesses import excess_finding
from firsthand.rules.meaning.extremes import changed_by, extreme
from firsthand.rules.meaning.figures import Figure
from firsthand.rules.meaning.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.lagging import lag_of_the_source, of_another_key, of_its_head
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.multiples import ratio_holds, ratio_of
from firsthand.rules.meaning.recorded import lines_finding
from firsthand.rules.meaning.shares import share_finding

_BYTES = names("memory heap size bytes byte disk storage image maxmemory used")
"""Fields whose bare numbers are bytes."""
_APART = ("!ago", "!by", "!gt", "!lt", "!ge", "!le", "!when")
_BEYOND = names("高出 多出 超出 高 低 多 少 快 慢 大 小")
_LASTING = names("run execute wait hold -up stop suspend -connect")
"""Deeds and states that last from one time to another."""
_PERCENTILE = re.compile(r"p\d\d")
_GROUP = frozenset({"similar", "points"})
_HEAD = 12
"""Tokens in which a group or a series says that it is one."""
_WITHIN = names("in within over during 内 之内 期间 里")
_KEY = 3.0
_WHOLE_KEYS = names("expected total max limit capacity")
_POINT = 0.5
"""What its time adds to a point of a series, and its place to the count of a group."""
_TELLING = 100
"""A number so large that stands once in a text is known without its field."""
_NEAREST = 0.75
"""Of the nearest word's weight: words so near must not belong to another number alone."""


def bind(asked: Asked, evidence: Evidence, settled: tuple[Figure, ...] = ()) -> Iterator[Finding]:
    """A finding for each number of a sentence, and for a multiple that it states.

    `settled`: numbers that another rule has judged.
    """
    ratio = ratio_of(asked)
    if ratio is not None:
        if "!neg" in asked.marks:
            yield Finding(OPEN, "ratio_denied")
        good = ratio_holds(*ratio, evidence, asked.said)
        if not good:
            rank = UNSUPPORTED if good is None else CONTRADICTED
            yield Finding(rank, "ratio_differs", str(ratio[0]))
    for first, second in pairwise(asked.figures):
        if _is_part(first, second, asked) and first.number.value > second.number.value:
            yield Finding(CONTRADICTED, "part_exceeds_whole", asked.tokens[first.place][1])
    if not in_one_sentence(asked, evidence):
        yield Finding(OPEN, "figures_of_several_sentences")
    if lag_of_the_source(asked, evidence):
        yield Finding(OPEN, "lag_of_the_copy")
    ranged = range_pair(asked, evidence)
    for figure in asked.figures:
        if ratio is not None and [t[1][:5] for t in asked.tokens[figure.place + 1 :][:1]] == [
            "times"
        ]:
            continue  # ten times longer
        if figure.number.unit == "x" or figure in ranged or figure in settled:
            continue
        if ratio is not None and figure.compare:
            figure = figure._replace(compare="")
        yield _one(figure, asked, evidence)


def _is_part(first: Figure, second: Figure, asked: Asked) -> bool:
    near = second.place - first.place <= 4 and asked.tokens[first.place + 1][1] == "of"
    return near and first.number.unit == second.number.unit


def _one(claim: Figure, asked: Asked, evidence: Evidence) -> Finding:
    shown = asked.tokens[claim.place][1]
    ahead = asked.tokens[claim.place - 1][1] if claim.place else ""
    if _is_distance(claim, ahead, asked):
        claim = claim._replace(compare="", role="")  # 比上限高出 250
    if _is_labelled(claim, evidence):
        claim = claim._replace(role="")  # quantile=p95, current=840ms
    topmost = extreme(asked, evidence)
    if topmost is not None and topmost[1].number.unit == claim.number.unit:
        if says(claim, topmost[1]):
            return Finding(HOLDS, "extreme")
        if len(asked.figures) == 1 and not claim.compare:
            return Finding(CONTRADICTED, "not_extreme", shown)
    if changed_by(claim, asked, evidence):
        return Finding(HOLDS, "change_by_sign")
    if claim.compare and any(in_points(one, asked, evidence) is not one for one in asked.figures):
        claim = claim._replace(compare="", role="")  # 19 points under the threshold of 0.80
    shared = (
        excess_finding(claim, asked, evidence)
        or lines_finding(claim, asked, evidence)
        or share_finding(claim, asked, evidence)
    )
    if shared is not None:
        return shared
    claim = taken(claim, asked)
    unit = claim.number.unit
    same = [complement(claim, f) for f in evidence.figures if f.number.unit == unit]
    claim, same = of_its_head(claim, same + magnitudes(asked, same), asked)
    if unit == "B":
        same += [f for f in evidence.figures if not f.number.unit and _BYTES & f.field.keys()]
    if claim.compare and claim.role in LIMITS:
        return against_limit(claim, same, asked, evidence, shown)
    if is_named_number(claim, asked, evidence):
        return Finding(HOLDS, "identified")
    if _is_whole(claim, asked) and any(
        f.number.value == claim.number.value
        and any(f.field.get(one, 0.0) >= _KEY for one in _WHOLE_KEYS)
        for f in same
    ):
        return Finding(HOLDS, "whole")
    if by_its_key(claim, same, asked, evidence):
        return Finding(HOLDS, "figure_of_its_key")
    return (
        _in_field(claim, same, asked, evidence, shown)
        or _computed(claim, same, asked, evidence, shown)
        or Finding(
            CONTRADICTED if same else UNSUPPORTED,
            "figure_differs" if same else "figure_not_in_evidence",
            shown,
        )
    )


def _in_field(
    claim: Figure, same: list[Figure], asked: Asked, evidence: Evidence, shown: str
) -> Finding | None:
    """The number as the evidence has it, unless a nearer field has another one."""
    best = best_held = -1.0
    words: set[str] = set()
    rivals: set[str] = set()
    held: list[Figure] = []
    top = max(0.9, _NEAREST * max(claim.field.values(), default=0.0))
    for figure in same:
        if not (
            roles_agree(claim, figure)
            or is_percentile(claim, figure, asked)
            or (figure.role in LIMITS and _is_whole(claim, asked))
        ):
            continue
        score = overlap(claim, figure)
        if (figure.stamp >= 0 and asked.instants) or (
            not figure.place and "similar" in figure.field
        ):
            score += _POINT
        shared = {
            word for word, near in claim.field.items() if near >= top and word in figure.field
        }
        if (
            says(claim, figure)
            and counts(claim, figure, asked, evidence)
            and is_its_kind(claim, figure, asked, evidence)
            and is_in_its_state(claim, figure, asked)
        ):
            best_held = max(best_held, score)
            words |= shared
            held.append(figure)
        elif claim.compare or not figure.compare:
            best = max(best, score)
            rivals |= shared - TYPES
    if not held:
        return None
    if rivals - words:
        return Finding(OPEN, "figure_field_unclear", shown)
    if best > best_held * 1.01:
        wrong = best > 2 * best_held and best >= 1
        if wrong:
            return Finding(CONTRADICTED, "figure_of_another_field", shown)
        return Finding(OPEN, "figure_field_unclear", shown)
    lone = (
        len(held) == len(asked.figures) == 1
        and not claim.compare
        and claim.number.value >= _TELLING
    )
    known = (
        lone
        or identifies(claim, held, asked)
        or (len(held) == 1 and not _is_header(held[0], evidence))
    )
    if best_held == 0 and not claim.number.unit and not known:
        return Finding(OPEN, "figure_without_field", shown)
    if all(stands_for_its_part(figure, asked, evidence) for figure in held):
        return Finding(OPEN, "whole_for_part", shown)
    if of_another_key(held, same, asked, evidence.tokens):
        return Finding(CONTRADICTED, "figure_of_another_key", shown)
    if not in_its_line(held, asked, evidence):
        return Finding(CONTRADICTED, "figure_of_another_line", shown)
    if not in_its_clause(held, same, asked, evidence):
        return Finding(OPEN, "figure_of_another_clause", shown)
    return Finding(HOLDS, "figure")


def _is_labelled(claim: Figure, evidence: Evidence) -> bool:
    """Whether the text as a whole is of one percentile, and the sentence tells its number by that."""
    if claim.role[:1] != "p":
        return False
    spelled = {text for _, text, _, _ in evidence.tokens if _PERCENTILE.fullmatch(text)}
    return spelled == {claim.role} and not any(f.role == claim.role for f in evidence.figures)


def _is_distance(claim: Figure, ahead: str, asked: Asked) -> bool:
    """Whether a number says how far two others are apart: `比上限高出 250`, `2.2 percentage points above`."""
    if ahead in _BEYOND and "比" in asked.text:
        return True
    behind = asked.tokens[claim.place + 1][1] if claim.place + 1 < len(asked.tokens) else ""
    written = claim.number.written
    return written == "个百分点" or (written == "percentage" and behind == "points")


def _is_within(claim: Figure, asked: Asked) -> bool:
    """`in eleven minutes`, `在 11 分钟内`: the span of a group or a series."""
    before = asked.tokens[max(0, claim.place - 2) : claim.place]
    behind = asked.tokens[claim.place + 1 : claim.place + 2]
    return any(text in _WITHIN for _, text, _, _ in (*before, *behind))


def _is_whole(claim: Figure, asked: Asked) -> bool:
    """Whether a number is the whole of a part: `the third of five attempts`."""
    before = asked.tokens[max(0, claim.place - 4) : claim.place]
    of = next((at for at, token in enumerate(before) if token[1] == "of"), -1)
    return of > 0 and before[of - 1][3] is not None


def _is_header(figure: Figure, evidence: Evidence) -> bool:
    """Whether a number stands in brackets or without any field: a process, a thread, a line."""
    tokens, place = evidence.tokens, figure.place
    around = {text for _, text, _, _ in tokens[max(0, place - 1) : place + 2]}
    return not figure.field or bool(around & {"[", "]", "(", ")", "#"})


def _computed(
    claim: Figure, same: list[Figure], asked: Asked, evidence: Evidence, shown: str
) -> Finding | None:
    """A limit that the sentence restates, a distance in time, a difference."""
    if claim.compare and any(f.number.value == claim.number.value for f in same):
        finding = against_limit(claim, same, asked, evidence, shown)
        if finding.rank == HOLDS:
            return finding
    timed = claim.number.unit == "s" and (
        any(mark in asked.marks for mark in _APART)
        or bool(_LASTING & asked.said)
        or (
            _GROUP & {text for _, text, _, _ in evidence.tokens[:_HEAD]}
            and _is_within(claim, asked)
        )
    )
    if (timed or "duration" in asked.said) and time_apart(claim, evidence.instants):
        return Finding(HOLDS, "time_apart")
    if is_difference(claim, asked, evidence):
        return Finding(HOLDS, "difference")
    if is_share(claim, asked, evidence):
        return Finding(HOLDS, "share")
    if lines_of_it(claim, asked, evidence):
        return Finding(HOLDS, "lines_counted")
    return None
