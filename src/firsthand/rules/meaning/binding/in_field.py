"""The number of the field that a sentence names nearest to it, unless a nearer field has another one.

Owns the weighing of words around a claim's number against those around each number of the text of its unit:
of numbers that the claim's interval holds, one must be of the field that the words choose. Pure.
It cannot tell two numbers apart whose fields share the same words.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.binding.lagging import of_another_key
from firsthand.rules.meaning.figures.amounts import is_other_id
from firsthand.rules.meaning.figures.belonging import (
    LIMITS,
    in_its_clause,
    in_its_line,
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
    stands_for_its_part,
)
from firsthand.rules.meaning.figures.kinds_of_numbers import is_its_kind
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.relations import RIVALS_APART
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, Finding
from firsthand.rules.meaning.tokens.token import WORD, Token

_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE
_IN_NAME = NAMED / 2
"""Weight of a further word of a name."""
_OF_A_WHOLE = names("of its their the 的 其")
_FULL = names("full full_noun filled")
_RESOURCES = names("inode cpu connection thread file_descriptor descriptor swap bandwidth")
_POINT = 0.5
"""What its time adds to a point of a series, and its place to the count of a group."""
_BRACKETS = frozenset("[]()#")
_TELLING = 100
"""A number so large that stands once in a text is known without its field."""
_FORMER = names(
    "from was were had before earlier initially previously started began formerly first 从 由 原 原先 原来"
    " 之前 此前 曾 曾经 起初 最初 以前 开始"
)
_WHOLE_REACH = 4
_DUE = 4
"""Tokens from a figure to what ought to be done with it."""
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
    role = claim.role
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
            and _is_as_ruled(claim, figure, evidence)
            and not _of_another_resource(claim, figure, asked)
            and not is_other_id(figure, asked, evidence)
        ):
            held.append(figure)
        elif claim.compare or not figure.compare:
            others.append(figure)
    if not held:
        return None
    if others and _only_of_others(_nearest(claim), held, others):
        return Finding(OPEN, "figure_field_unclear", shown)
    bare = not claim.number.unit
    best_held = max([_score(claim, one, asked) for one in held]) if others or bare else 0.0
    best = max([_score(claim, one, asked) for one in others], default=-1.0)
    if best > best_held * 1.01:
        wrong = best > 2 * best_held and best >= 1
        if wrong:
            return Finding(CONTRADICTED, "figure_of_another_field", shown)
        return Finding(OPEN, "figure_field_unclear", shown)
    if bare and best_held == 0 and not _is_known(claim, held, asked, evidence):
        return Finding(OPEN, "figure_without_field", shown)
    if all(stands_for_its_part(figure, asked, evidence) for figure in held):
        return Finding(OPEN, "whole_for_part", shown)
    if all(_is_due(figure, evidence) for figure in held) and _is_done(claim, asked):
        return Finding(OPEN, "due_for_done", shown)
    if _FORMER.isdisjoint(asked.words) and all(_is_former(figure, evidence) for figure in held):
        return Finding(OPEN, "former_value", shown)
    if (
        "xpect" not in asked.lower
        and "expected" not in asked.said
        and _is_only_expected(held, same)
    ):
        return Finding(OPEN, "expected_value", shown)
    ahead = asked.tokens[claim.place - 1][1] if claim.place else ""
    if "used" in asked.said and ahead not in _OF_A_WHOLE and _is_not_used(held, same):
        return Finding(OPEN, "what_is_used_is_another", shown)
    if len(same) > 1 and _is_of_a_longer_key(held, same, asked, evidence):
        return Finding(OPEN, "figure_of_a_longer_key", shown)
    if asked.names and of_another_key(held, same, asked, evidence.tokens):
        return Finding(CONTRADICTED, "figure_of_another_key", shown)
    if not in_its_line(held, asked, evidence):
        return Finding(CONTRADICTED, "figure_of_another_line", shown)
    if not in_its_clause(held, same, asked, evidence):
        return Finding(OPEN, "figure_of_another_clause", shown)
    return Finding(HOLDS, "figure")


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
        if counts_the_same(claim, held[0], asked, evidence):
            return True
    return identifies(claim, held, asked)


def _is_as_ruled(claim: Figure, figure: Figure, evidence: Evidence) -> bool:
    """A rule of a runbook holds of its own bound alone: `under 60 seconds` is not `under 600`."""
    ruled = claim.compare and figure.compare and evidence.tool == _KNOWLEDGE
    return not ruled or claim.number.value == figure.number.value


def _of_another_resource(claim: Figure, figure: Figure, asked: Asked) -> bool:
    """`12 % full` of `inodes_used=12%`: a share of something that the sentence does not speak of."""
    if claim.number.unit != "%" or _FULL.isdisjoint(asked.said):
        return False
    told = {word for word, near in figure.field.items() if near >= _IN_NAME} & _RESOURCES
    return bool(told) and told.isdisjoint(asked.said)


def _is_due(figure: Figure, evidence: Evidence) -> bool:
    """`1048576 bytes should have been written`: what ought to be, and was not."""
    if "!ought" not in evidence.facts.marks:
        return False
    behind = evidence.tokens[figure.place + 1 : figure.place + _DUE]
    return any("!ought" in (entry or ()) for _, _, entry, _ in behind)


def _is_former(figure: Figure, evidence: Evidence) -> bool:
    """`fell from 93% to 41%`: what it was before."""
    place, tokens = figure.place, evidence.tokens
    before = tokens[place - 1][1] if place else ""
    if before not in ("from", "从", "由"):
        return False
    behind = [text for _, text, _, _ in tokens[place + 1 : place + 4]]
    if before == "from":
        return "to" in behind
    return any(one[-1:] in "到至为" for one in behind)


def _is_only_expected(held: list[Figure], same: list[Figure]) -> bool:
    """`took 100 ms` of `"took":"1.9s","expected-duration":"100ms"`: another number is the one that was."""
    if not all(one.field.get("expected", 0.0) >= NAMED for one in held):
        return False
    words = {word for one in held for word, near in one.field.items() if near >= NAMED} - {
        "expected"
    }
    return any(
        "expected" not in one.field and any(one.field.get(word, 0.0) >= NAMED for word in words)
        for one in same
    )


def _is_not_used(held: list[Figure], same: list[Figure]) -> bool:
    """`used 512 MB` of `Memory Size: 512 MB Max Memory Used: 498 MB`."""
    if any("used" in one.field for one in held):
        return False
    return any(one.field.get("used", 0.0) >= NAMED for one in same)


def _is_of_a_longer_key(
    held: list[Figure], same: list[Figure], asked: Asked, evidence: Evidence
) -> bool:
    """`took 812 ms` of `Duration: 8840 ms Init Duration: 812 ms`: the plain key has another number."""
    if not all(one.key > 0 and evidence.tokens[one.key + 1][1] == ":" for one in held):
        return False
    plain = [one for one in same if one.key >= 0 and one not in held]
    return bool(plain) and all(
        any(
            _ends_like(key, _key_of(other, evidence)) and not _says_any(key[0], asked)
            for other in plain
        )
        for key in (_key_of(one, evidence) for one in held)
    )


def _key_of(figure: Figure, evidence: Evidence) -> list[Token]:
    """The words of a key: `Init Duration`."""
    at, tokens = figure.key, evidence.tokens
    while at > 0 and tokens[at - 1][0] == WORD:
        at -= 1
    return tokens[at : figure.key + 1]


def _ends_like(key: list[Token], other: list[Token]) -> bool:
    return 0 < len(other) < len(key) and [one[1].lower() for one in key[-len(other) :]] == [
        one[1].lower() for one in other
    ]


def _says_any(word: Token, asked: Asked) -> bool:
    meant = {one.lstrip("+-") for one in word[2] or ()}
    said = {one.lstrip("-") for one in asked.said}
    return word[1].lower() in asked.lower or not meant.isdisjoint(said)


def _is_done(claim: Figure, asked: Asked) -> bool:
    """Whether a sentence tells a figure as a fact, and not as the whole of another."""
    before = {one[1] for one in asked.tokens[max(0, claim.place - 2) : claim.place]}
    told = not asked.advising and not asked.failing
    return told and "expected" not in asked.said and "of" not in before


def _is_header(figure: Figure, evidence: Evidence) -> bool:
    """Whether a number stands in brackets or without any field: a process, a thread, a line."""
    tokens, place = evidence.tokens, figure.place
    return not figure.field or any(
        text in _BRACKETS for _, text, _, _ in tokens[max(0, place - 1) : place + 2]
    )
