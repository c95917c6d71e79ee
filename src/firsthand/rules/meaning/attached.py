"""Whose state, whose number: each clause of a sentence must be carried by one clause of the text.

Owns the binding of subjects to what is told of them, where a text names several: `mongod killed; chronyd
spared` says nothing of chronyd's death. A clause without a subject of its own belongs to the one before it;
what stands at the head of a line and tells nothing belongs to all of it. Pure, linear in the text.
It cannot bind a pronoun, nor see that two names are one entity.
"""

from itertools import combinations

from firsthand.rules.meaning.asked import Asked
from firsthand.rules.meaning.belonging import says
from firsthand.rules.meaning.claimed import Subject, claimed_clauses
from firsthand.rules.meaning.clauses import tells
from firsthand.rules.meaning.elsewhere import of_another, spoken_of
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.figures import Figure
from firsthand.rules.meaning.finding import HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.instants import instants, same
from firsthand.rules.meaning.levels import HIGH_SHARE
from firsthand.rules.meaning.lexicon.relations import DEEDS
from firsthand.rules.meaning.meanings import FUTURE, HEDGE, IF, OUGHT, opposite
from firsthand.rules.meaning.owners import MOST, Reading, owns, stands
from firsthand.rules.meaning.tokens import NAME, NUMBER, STAMP
from firsthand.rules.meaning.turned import Part

_HELD = Finding(HOLDS, "every_part_bound")
_TWO = 2
_SUCCESS = frozenset({"success", "-success"})
_NAMELESS = frozenset({"device", "disk", "node", "server", "host", "machine", "instance", "member"})
"""Kinds by which a sentence means a name of the text that it does not say."""
_LEVELS = frozenset({"high", "nearly_full"})
_RESERVED = HEDGE | FUTURE | IF | OUGHT
_FAILED = ("failed_", "failure", "rejected_", "denied_", "failed")
_ROWS = 3
"""Bars in a text that make it a table."""


def attached(asked: Asked, evidence: Evidence) -> Finding:
    """Whether what each clause of a sentence tells stands with its subject in the text."""
    if not evidence.cut or not evidence.cut[-1]:
        return _HELD  # one clause
    reading = Reading(evidence)
    reading.claimed = {figure.number.value for figure in asked.figures}
    said = {one.lstrip("-") for one in asked.said}
    everything = {text.lower() for text in asked.words}
    no_success = _SUCCESS.isdisjoint(asked.said)
    cut = claimed_clauses(asked)
    named = {one.text for subjects, _, _ in cut for one in subjects if one.kind == NAME}
    for subjects, predicates, figures in cut:
        words = everything
        if named:
            words = everything - (named - {one.text for one in subjects})
        told = [
            _places(part, reading, part.stretch in asked.failing, asked.flags)
            for part in predicates
        ]
        numbers = [places for places in (_stated(one, evidence) for one in figures) if places]
        if any(told) or numbers:
            finding = _of_subjects(subjects, predicates, told, numbers, reading, words, said)
            if finding is not None:
                return finding
        deed = "" if no_success else _outcome_of_another(predicates, told, reading)
        if deed:
            return Finding(OPEN, "outcome_of_another", deed)
        if asked.instants and _time_of_another(asked, told, reading):
            return Finding(UNSUPPORTED, "time_of_another")
        if numbers:
            finding = _of_numbers(predicates, told, numbers, asked, reading, words, said)
            if finding is not None:
                return finding
    return _HELD


def _stated(claim: Figure, evidence: Evidence) -> list[int]:
    """Where a text has a figure of the sentence."""
    return [one.place for one in evidence.figures if says(claim, one)][:MOST]


def _of_subjects(
    subjects: list[Subject],
    predicates: list[Part],
    told: list[list[int]],
    numbers: list[list[int]],
    reading: Reading,
    words: set[str],
    said: set[str],
) -> Finding | None:
    """A state or a figure of a clause that a rival of its subject owns."""
    for subject in subjects:
        where = stands(subject, reading)
        if not where or _is_nameless(subject, predicates):
            continue
        own = {reading.clause[one] for one in where}
        for part, places in zip(predicates, told, strict=True):
            if not places or _is_aim_of(subject, part, predicates):
                continue
            if not any(
                owns(subject, where, own, place, reading, words)
                and not of_another(where, own, place, reading, words, said)
                for place in places
            ):
                rank = UNSUPPORTED if subject.kind in (NAME, NUMBER) else OPEN
                return Finding(rank, "state_of_another", f"{subject.text}: {part.text}")
        for places in numbers:
            if not any(owns(subject, where, own, place, reading, words) for place in places):
                rank = UNSUPPORTED if subject.kind in (NAME, NUMBER) else OPEN
                return Finding(rank, "figure_of_another", subject.text)
    return None


def _of_numbers(
    predicates: list[Part],
    told: list[list[int]],
    numbers: list[list[int]],
    asked: Asked,
    reading: Reading,
    words: set[str],
    said: set[str],
) -> Finding | None:
    """A figure of a clause that its text tells with another state, in another row or clause."""
    for places in numbers:
        for part, states in zip(predicates, told, strict=True):
            if states and _apart(places, states, reading, words, said):
                return Finding(OPEN, "figure_of_another_clause", part.text)
    for places in numbers:
        for part in predicates:
            if _of_the_opposite(part, places, reading):
                return Finding(UNSUPPORTED, "figure_of_the_opposite", part.text)
            if not asked.failing and _of_failures(places, reading):
                return Finding(OPEN, "figure_of_failures", part.text)
            if _of_another_row(part, places, reading):
                return Finding(UNSUPPORTED, "figure_of_another_row", part.text)
    for places, others in combinations(numbers, 2):
        if _alone(places, others, reading, words):
            return Finding(OPEN, "figures_of_two_clauses")
    return None


def _is_nameless(subject: Subject, predicates: list[Part]) -> bool:
    """`the faulted device`: the deed before it says which is meant, and no name."""
    kind = bool(subject.concepts) and subject.concepts <= _NAMELESS
    return kind and any(part.place == subject.place - 1 for part in predicates)


def _is_aim_of(subject: Subject, part: Part, predicates: list[Part]) -> bool:
    """`to call it ended in a refused connection`: a thing behind a later deed does not do the first."""
    if subject.kind in (NAME, NUMBER) or subject.place <= part.place:
        return False
    return any(part.place < one.place < subject.place for one in predicates)


def _places(part: Part, reading: Reading, failing: bool, flags: int = 0) -> list[int]:
    """Where a text tells what a predicate of the sentence tells, and tells it without reserve."""
    facts = reading.evidence.facts
    if part.options:
        told = part.options
        if failing:  # `creating it failed` of `could not create it`
            told = (*told, *[opposite(one) for one in told if one in DEEDS and one != "success"])
        found = [spot for one in told for spot in facts.held.get(one, ())]
        reserved = _RESERVED & ~flags
        clear = [at for at, stretch in found if not facts.flags[stretch] & reserved]
        clear = clear or [at for at, _ in found]
        telling = [at for at in clear if tells(reading.tokens[at])]
        if not clear and not _LEVELS.isdisjoint(part.options):
            return [
                one.place
                for one in reading.evidence.figures
                if one.number.unit == "%" and one.number.value >= HIGH_SHARE
            ]
        return (telling if telling and part.text.endswith("ed") else clear)[:MOST]
    return reading.of_stem(part.text)[:MOST]


def _outcome_of_another(predicates: list[Part], told: list[list[int]], reading: Reading) -> str:
    """`deducting failed` of `deducting succeeded, calling failed`: a deed and its outcome in one clause."""
    for part, states in zip(predicates, told, strict=True):
        if not states or _SUCCESS.isdisjoint(part.options):
            continue
        outcomes = {reading.clause[one] for one in states}
        for deed, places in zip(predicates, told, strict=True):
            if deed is part or not places or DEEDS.isdisjoint(deed.options):
                continue
            if any("success" in one for one in deed.options):
                continue
            clauses = {reading.clause[one] for one in places}
            alone = [c for c in outcomes if len(reading.telling(c)) < _TWO]
            if not clauses & outcomes and not (alone and any(c > min(clauses) for c in alone)):
                return deed.text
    return ""


def _time_of_another(asked: Asked, told: list[list[int]], reading: Reading) -> bool:
    """`started at 02:12` of `started at 02:00, no heartbeat since 02:12`."""
    stamps: dict[int, list[bool]] = {}
    for place, (kind, text, _, _) in enumerate(reading.tokens):
        if kind == STAMP:
            times = instants(text)
            asks = asked.instants
            if ":" not in text:  # a date: `expired 2026-06-01`
                asks = [one for one in asks if one.second is None]
            if not asks:
                continue
            mine = any(same(one, time) for one in asks for time in times)
            stamps.setdefault(reading.clause[place], []).append(mine)
    return any(
        places
        and all(
            stamps.get(reading.clause[one]) and not any(stamps[reading.clause[one]])
            for one in places
        )
        for places in told
    )


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
    return all(
        place > 1
        and tokens[place - 1][1] in "=:"
        and tokens[place - 2][1].lower().startswith(_FAILED)
        for place in places
    )


def _of_another_row(part: Part, places: list[int], reading: Reading) -> bool:
    """In a table with columns, whether a state stands in rows that have not the number."""
    evidence = reading.evidence
    if "⏎" not in evidence.lower or evidence.lower.count("|") < _ROWS:
        return False
    rows = {evidence.line_of(place) for place in places}
    states = {evidence.line_of(place) for place in _places(part, reading, False)}
    columned = {
        evidence.line_of(place) for place, token in enumerate(reading.tokens) if token[1] == "|"
    }
    return bool(states) and rows | states <= columned and not rows & states


def _alone(places: list[int], others: list[int], reading: Reading, words: set[str]) -> bool:
    """Whether two numbers stand in two clauses, each with another number beside it."""
    if {reading.clause[one] for one in places} & {reading.clause[one] for one in others}:
        return False
    return all(_has_number(reading.clause[one], reading, words) for one in (*places, *others))


def _has_number(clause: int, reading: Reading, words: set[str]) -> bool:
    """Whether a clause has a number that the sentence does not say."""
    for place in reading.members(clause):
        kind, text, _, number = reading.tokens[place]
        if number is None or kind != NUMBER or text.lower() in words:
            continue
        if number.value not in reading.claimed:
            return True
    return False


def _apart(
    places: list[int], states: list[int], reading: Reading, words: set[str], said: set[str]
) -> bool:
    """Whether a number stands with another predicate, and the predicate with another number."""
    if {reading.clause[one] for one in places} & {reading.clause[one] for one in states}:
        return False
    heading = True
    for place in places:
        others = [
            one
            for one in reading.telling(reading.clause[place])
            if not spoken_of(reading.tokens[one], words, said)
        ]
        if not others:
            return False
        heading &= place + _TWO in others  # 4 clients remain
    return heading or all(_has_number(reading.clause[state], reading, words) for state in states)
