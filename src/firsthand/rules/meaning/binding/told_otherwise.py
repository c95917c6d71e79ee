"""A number of the right field that its text tells otherwise: as due, as former, as expected, of a longer key.

Owns the tests of a number that the words around it have chosen: it is no whole for its part, it is what is
and not what was or ought to be, and it stands under the key, in the line and the clause that are told. Pure.
It cannot tell a former value that the text marks by its tense alone.
"""

from firsthand.rules.meaning.binding.lagging import of_another_key
from firsthand.rules.meaning.figures.counted import stands_for_its_part
from firsthand.rules.meaning.figures.in_place import in_its_clause, in_its_line
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.meaning.tokens.token import WORD, Token
from firsthand.rules.sieve import heads

_OF_A_WHOLE = names("of its their the 的 其")
_FORMER = names(
    "from was were had before earlier initially previously started began formerly first 从 由 原 原先 原来"
    " 之前 此前 曾 曾经 起初 最初 以前 开始"
)
_WANTING = heads(
    "more additional additionally further extra another need needs needed needing lack lacks missing miss"
    " short require requires required 还 再 差 缺 另 多 需 额 追"
)
"""Signs of a sentence that tells a number as one more of what there is: `needs additional 5211 blocks`."""
_DUE = 4
"""Tokens from a figure to what ought to be done with it."""


def told_otherwise(
    claim: Figure,
    held: list[Figure],
    same: list[Figure],
    asked: Asked,
    evidence: Evidence,
    shown: str,
) -> Finding | None:
    """Why none of the numbers of the field is meant, if so; `same`: all of their unit."""
    for figure in held:
        if not stands_for_its_part(figure, asked, evidence):
            break
    else:
        return Finding(OPEN, "whole_for_part", shown)
    due = "!ought" in evidence.facts.marks and all(_is_due(figure, evidence) for figure in held)
    if due and _is_done(claim, asked):
        return Finding(OPEN, "due_for_done", shown)
    lower = evidence.lower
    if (
        ("from" in lower or "从" in lower or "由" in lower)
        and _FORMER.isdisjoint(asked.words)
        and all(_is_former(figure, evidence) for figure in held)
    ):
        return Finding(OPEN, "former_value", shown)
    if (
        " additional " in lower
        and _WANTING.isdisjoint(asked.signs)
        and all(evidence.spelled[figure.place - 1].endswith("additional") for figure in held)
    ):
        return Finding(CONTRADICTED, "wanted_for_told", shown)
    if (
        "xpect" not in asked.lower
        and "expected" not in asked.said
        and _is_only_expected(held, same)
    ):
        return Finding(OPEN, "expected_value", shown)
    ahead = asked.tokens[claim.place - 1][1] if claim.place else ""
    rest = "available" in claim.field  # … used, with 16G available
    if "used" in asked.said and not rest and ahead not in _OF_A_WHOLE and _is_not_used(held, same):
        return Finding(OPEN, "what_is_used_is_another", shown)
    if len(same) > 1 and _is_of_a_longer_key(held, same, asked, evidence):
        return Finding(OPEN, "figure_of_a_longer_key", shown)
    if asked.names and of_another_key(held, same, asked, evidence.tokens):
        return Finding(CONTRADICTED, "figure_of_another_key", shown)
    if not in_its_line(held, asked, evidence):
        return Finding(CONTRADICTED, "figure_of_another_line", shown)
    if not in_its_clause(held, same, asked, evidence):
        return Finding(OPEN, "figure_of_another_clause", shown)
    return None


def _is_due(figure: Figure, evidence: Evidence) -> bool:
    """`1048576 bytes should have been written`: what ought to be, and was not."""
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
    for one in held:
        if one.field.get("expected", 0.0) < NAMED:
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
    for one in held:
        if one.key <= 0 or evidence.tokens[one.key + 1][1] != ":":
            return False
    plain = [one for one in same if one.key >= 0 and one not in held]
    return bool(plain) and all(
        any(
            _ends_like(key, _key_of(other, evidence)) and not _speaks_of(key[0], asked)
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
    """Whether a longer key ends with the words of another one."""
    return 0 < len(other) < len(key) and [one[1].lower() for one in key[-len(other) :]] == [
        one[1].lower() for one in other
    ]


def _speaks_of(word: Token, asked: Asked) -> bool:
    """Whether a sentence says a word, or what it means."""
    meant = {one.lstrip("+-") for one in word[2] or ()}
    said = {one.lstrip("-") for one in asked.said}
    return word[1].lower() in asked.lower or not meant.isdisjoint(said)


def _is_done(claim: Figure, asked: Asked) -> bool:
    """Whether a sentence tells a figure as a fact, and not as the whole of another."""
    before = {one[1] for one in asked.tokens[max(0, claim.place - 2) : claim.place]}
    told = not asked.advising and not asked.failing
    return told and "expected" not in asked.said and "of" not in before
