"""The number of the field that a sentence names nearest to it, unless a nearer field has another one.

Owns the weighing of words around a claim's number against those around each number of the text of its unit:
of numbers that the claim's interval holds, one must be of the field that the words choose. Pure.
It cannot tell two numbers apart whose fields share the same words.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.binding.told_otherwise import told_otherwise
from firsthand.rules.meaning.computed.bounds_of_series import has_both_ends
from firsthand.rules.meaning.figures.belonging import (
    LIMITS,
    is_of_a_rival,
    is_percentile,
    overlap,
    roles_agree,
)
from firsthand.rules.meaning.figures.counted import (
    counts,
    counts_the_same,
    identifies,
    is_in_its_state,
)
from firsthand.rules.meaning.figures.ids import is_other_id
from firsthand.rules.meaning.figures.kinds_of_numbers import is_its_kind
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.relations import RIVALS_APART
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.tokens.token import NAME

_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE
_IN_NAME = NAMED / 2
"""Weight of a further word of a name."""
_FULL = names("full full_noun filled")
_RESOURCES = names("inode cpu connection thread file_descriptor descriptor swap bandwidth")
_LABELS = 24
"""Tokens of the labels of a series."""
_POINT = 0.5
"""What its time adds to a point of a series, and its place to the count of a group."""
_BRACKETS = frozenset("[]()#")
_TELLING = 100
"""A number so large that stands once in a text is known without its field."""
_WHOLE_REACH = 4
_NEAR = 0.9
"""Weight of a word that stands near at all."""
_NEAREST = 0.75
"""Of the nearest word's weight: words so near must not belong to another number alone."""


def in_field(
    claim: Figure,
    same: list[Figure],
    said: list[bool],
    asked: Asked,
    evidence: Evidence,
    shown: str,
) -> Finding | None:
    """The number as the evidence has it, unless a nearer field has another one; `said`: which it `says`."""
    if True not in said:
        return None
    held: list[Figure] = []
    others: list[Figure] = []
    role, unit = claim.role, claim.number.unit
    rivalled = not RIVALS_APART.keys().isdisjoint(claim.field)
    for figure, is_said in zip(same, said, strict=True):
        if rivalled and is_of_a_rival(claim, figure):
            continue
        if figure.role != role and not (
            roles_agree(claim, figure)
            or is_percentile(claim, figure, asked)
            or (figure.role in LIMITS and is_whole(claim, asked))
        ):
            continue
        if (
            is_said
            and counts(claim, figure, asked, evidence)
            and is_its_kind(claim, figure, asked, evidence)
            and is_in_its_state(claim, figure, asked)
            and (not claim.compare or _is_as_ruled(claim, figure, evidence))
            and (unit != "%" or not _is_of_another_resource(figure, asked))
            and not is_other_id(figure, asked, evidence)
        ):
            held.append(figure)
        elif claim.compare or not figure.compare:
            others.append(figure)
    if not held:
        return None
    if others and _only_of_others(_nearest(claim), held, others):
        return Finding(OPEN, "figure_field_unclear", shown)
    best_held = max([_score(claim, one, asked) for one in held]) if others or not unit else 0.0
    best = max([_score(claim, one, asked) for one in others], default=-1.0)
    if best > best_held * 1.01:
        wrong = best > 2 * best_held and best >= 1
        if wrong:
            return Finding(CONTRADICTED, "figure_of_another_field", shown)
        return Finding(OPEN, "figure_field_unclear", shown)
    if (
        claim.compare
        and not unit
        and (best_held <= 0 or best >= best_held)
        and not _is_written_there(claim, same)
        and not has_both_ends(evidence)  # judged by its ends
        and not any(
            counts_the_same(claim, one, asked, evidence) or _is_of_a_name(one, asked, evidence)
            for one in held
        )
    ):
        return Finding(OPEN, "figure_field_unclear", shown)  # any number may keep a bound
    if not unit and best_held == 0 and not _is_known(claim, held, asked, evidence):
        return Finding(OPEN, "figure_without_field", shown)
    return told_otherwise(claim, held, same, asked, evidence, shown) or Finding(HOLDS, "figure")


def _is_written_there(claim: Figure, same: list[Figure]) -> bool:
    """Whether a bound is a number of the text itself: `depth 1840 > 1500`."""
    return any(one.number.value == claim.number.value for one in same)


def _is_of_a_name(figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`cart-api=3`: a number whose key is a name of the sentence."""
    key = evidence.tokens[figure.key] if figure.key >= 0 else None
    return key is not None and key[0] == NAME and key[1].lower() in asked.words


def _only_of_others(nearest: set[str], held: list[Figure], others: list[Figure]) -> bool:
    """Whether one of the words nearest to a number belongs to other numbers alone."""
    left = (nearest - TYPES).difference(*[figure.field for figure in held])
    return bool(left) and any(not left.isdisjoint(figure.field) for figure in others)


def _score(claim: Figure, figure: Figure, asked: Asked) -> float:
    """How much the field of a number is the claim's; of the point of a series, its time counts, too."""
    score = overlap(claim, figure)
    if (figure.stamp >= 0 and asked.instants) or (not figure.place and "similar" in figure.field):
        return score + _POINT
    return score


def _nearest(claim: Figure) -> set[str]:
    """The words that stand nearest to a number of the sentence."""
    field = claim.field
    least = max(_NEAR, _NEAREST * max(field.values(), default=0.0))
    return {word for word, near in field.items() if near >= least}


def is_whole(claim: Figure, asked: Asked) -> bool:
    """Whether a number is the whole of a part: `the third of five attempts`."""
    if "of" not in asked.words:
        return False
    tokens = asked.tokens
    start = max(0, claim.place - _WHOLE_REACH)
    for at in range(start, claim.place):
        if tokens[at][1] == "of":
            return at > start and tokens[at - 1][3] is not None
    return False


def _is_known(claim: Figure, held: list[Figure], asked: Asked, evidence: Evidence) -> bool:
    """Whether a bare number is known without its field."""
    if len(held) == 1:
        lone = len(asked.figures) == 1 and not claim.compare and claim.number.value >= _TELLING
        if lone or not _is_header(held[0], evidence):
            return True
        if held[0].place > 1 and _is_of_its_series(held[0], asked, evidence):
            return True
        if counts_the_same(claim, held[0], asked, evidence):
            return True
    return identifies(claim, held, asked)


def _is_of_its_series(figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`503s at 40 requests per second` of `{code="503"} 40`: the sentence names a value of its labels."""
    tokens, close = evidence.tokens, figure.place - 1
    if tokens[close][1] != "}":
        return False
    lower = evidence.lower
    words, series = asked.words, lower.count('"}')
    named = False
    for place in range(close - 1, max(0, close - _LABELS), -1):
        text = tokens[place][1].lower()
        if text == "{":
            return named
        if tokens[place - 1][1] == '"' == tokens[place + 1][1] and text not in ",=":
            if text not in words and lower.count(f'"{text}"') < series:
                return False  # a label that tells it from another series
            named |= text in words
    return False


def _is_as_ruled(claim: Figure, figure: Figure, evidence: Evidence) -> bool:
    """A rule of a runbook holds of its own bound alone: `under 60 seconds` is not `under 600`."""
    ruled = figure.compare and evidence.tool == _KNOWLEDGE
    return not ruled or claim.number.value == figure.number.value


def _is_of_another_resource(figure: Figure, asked: Asked) -> bool:
    """`12 % full` of `inodes_used=12%`: a share of something that the sentence does not speak of."""
    if _FULL.isdisjoint(asked.said):
        return False
    told = {word for word, near in figure.field.items() if near >= _IN_NAME} & _RESOURCES
    return bool(told) and told.isdisjoint(asked.said)


def _is_header(figure: Figure, evidence: Evidence) -> bool:
    """Whether a number stands in brackets or without any field: a process, a thread, a line."""
    tokens, place = evidence.tokens, figure.place
    return not figure.field or any(
        text in _BRACKETS for _, text, _, _ in tokens[max(0, place - 1) : place + 2]
    )
