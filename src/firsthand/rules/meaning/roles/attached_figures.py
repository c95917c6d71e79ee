"""Whether a figure stands in a text with the state that a sentence tells beside it.

Owns where a text tells a predicate of the sentence, and what parts a figure from it: another clause with a
figure of its own, a clause that denies the deed, another row of a table, a field that counts failures. Pure.
It cannot tell two figures of one clause apart.
"""

from itertools import combinations

from firsthand.rules.meaning.figures.levels import HIGH_SHARE
from firsthand.rules.meaning.lexicon.relations import DEEDS
from firsthand.rules.meaning.reading.clauses import tells
from firsthand.rules.meaning.reading.facts import Place
from firsthand.rules.meaning.reading.finding import OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.meanings import FAIL, FUTURE, HEDGE, IF, OUGHT, opposite
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.elsewhere import spoken_of
from firsthand.rules.meaning.roles.owners import MOST
from firsthand.rules.meaning.roles.text_clauses import Reading
from firsthand.rules.meaning.tokens.token import NUMBER

_HEADING = 2
"""Tokens from a number to the state of what it counts."""
_LEVELS = frozenset({"high", "nearly_full"})
_RESERVED = HEDGE | FUTURE | IF | OUGHT
_FAILED = ("failed_", "failure", "rejected_", "denied_", "failed")
_ROWS = 3
"""Bars in a text that make it a table."""


def of_another_clause(
    predicates: list[Part],
    told: list[list[int]],
    numbers: list[list[int]],
    reading: Reading,
    others: set[str],
) -> Finding | None:
    """A figure of a clause that its text tells with another state, in another row or clause.

    `others`: the names of the sentence's other clauses.
    """
    for places in numbers:
        for part, states in zip(predicates, told, strict=True):
            if states and _apart(places, states, reading, others):
                return Finding(OPEN, "figure_of_another_clause", part.text)
    for places in numbers:
        for part in predicates:
            if _of_the_opposite(part, places, reading):
                return Finding(OPEN, "figure_of_the_opposite", part.text)
            if not reading.asked.failing and _of_failures(places, reading):
                return Finding(OPEN, "figure_of_failures", part.text)
            if _of_another_row(part, places, reading):
                return Finding(UNSUPPORTED, "figure_of_another_row", part.text)
    tokens = reading.tokens
    for places, beside in combinations(numbers, 2):
        if all(place and tokens[place - 1][1] in ":=" for place in (*places, *beside)):
            continue  # docsExamined=1712002 … durationMillis=5210: each is called by its own key
        if _alone(places, beside, reading, others):
            return Finding(OPEN, "figures_of_two_clauses")
    return None


def places_of(part: Part, reading: Reading, failing: bool, flags: int = 0) -> list[int]:
    """Where a text tells what a predicate of the sentence tells, and tells it without reserve."""
    options = part.options
    if options:
        facts = reading.evidence.facts
        held, reserves = facts.held, facts.flags
        told = options
        if failing:  # `creating it failed` of `could not create it`
            told = (*told, *[opposite(one) for one in told if one in DEEDS and one != "success"])
        found: list[Place] = []
        for one in told:
            found += held.get(one, ())
        for one in options:
            if (
                one[0] == "-" and one[1:] in DEEDS
            ):  # `initialization failed` of `failed to initialize`
                spots = held.get(one[1:], ())
                found += [spot for spot in spots if reserves[spot[1]] & FAIL]
        reserved = _RESERVED & ~flags
        clear: list[int] = []
        for at, stretch in found:
            if not reserves[stretch] & reserved:
                clear.append(at)
        if not clear and found:
            clear = [at for at, _ in found]
        if not clear and not _LEVELS.isdisjoint(options):
            return [
                one.place
                for one in reading.evidence.figures
                if one.number.unit == "%" and one.number.value >= HIGH_SHARE
            ]
        if part.text.endswith("ed"):
            clear = [at for at in clear if tells(reading.tokens[at])] or clear
        return clear[:MOST]
    return reading.of_stem(part.text)[:MOST]


def _of_the_opposite(part: Part, places: list[int], reading: Reading) -> bool:
    """`12 GB were copied` of `8 GB copied, left to copy 12 GB`: its clause denies the deed."""
    held = reading.evidence.facts.held
    clauses = {reading.clause[one] for one in places}
    for option in part.options:
        denied = held.get(opposite(option))
        if not denied:
            continue
        told = {reading.clause[place] for place, _ in held.get(option, ())}
        if told and not told & clauses and clauses <= {reading.clause[at] for at, _ in denied}:
            return True
    return False


def _of_failures(places: list[int], reading: Reading) -> bool:
    """`failed_logins=5`: its number counts what failed."""
    tokens = reading.tokens
    for place in places:
        if not (
            place > 1
            and tokens[place - 1][1] in "=:"
            and tokens[place - 2][1].lower().startswith(_FAILED)
        ):
            return False
    return True


def _of_another_row(part: Part, places: list[int], reading: Reading) -> bool:
    """In a table with columns, whether a state stands in rows that have not the number."""
    evidence = reading.evidence
    if "⏎" not in evidence.lower or evidence.lower.count("|") < _ROWS:
        return False
    rows = {evidence.line_of(place) for place in places}
    states = {evidence.line_of(place) for place in places_of(part, reading, False)}
    columned = {
        evidence.line_of(place) for place, token in enumerate(reading.tokens) if token[1] == "|"
    }
    return bool(states) and rows | states <= columned and not rows & states


def _alone(places: list[int], beside: list[int], reading: Reading, others: set[str]) -> bool:
    """Whether two numbers stand in two clauses, each with another number beside it."""
    if {reading.clause[one] for one in places} & {reading.clause[one] for one in beside}:
        return False
    words = reading.words_but(others)
    return all(_has_number(reading.clause[one], reading, words) for one in (*places, *beside))


def _has_number(clause: int, reading: Reading, words: set[str]) -> bool:
    """Whether a clause has a number that the sentence does not say."""
    for place in reading.members(clause):
        kind, text, _, number = reading.tokens[place]
        if number is None or kind != NUMBER or text.lower() in words:
            continue
        if not any(one.number.value == number.value for one in reading.asked.figures):
            return True
    return False


def _apart(places: list[int], states: list[int], reading: Reading, others: set[str]) -> bool:
    """Whether a number stands with another predicate, and the predicate with another number."""
    if {reading.clause[one] for one in places} & {reading.clause[one] for one in states}:
        return False
    words = reading.words_but(others)
    heading = True
    for place in places:
        telling = [
            one
            for one in reading.telling(reading.clause[place])
            if not spoken_of(reading.tokens[one], words, reading.said)
        ]
        if not telling:
            return False
        heading &= place + _HEADING in telling  # 4 clients remain
    return heading or all(_has_number(reading.clause[state], reading, words) for state in states)
