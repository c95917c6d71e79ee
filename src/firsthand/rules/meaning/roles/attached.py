"""Whose state, whose number: each clause of a sentence must be carried by one clause of the text.

Owns the binding of subjects to what is told of them, where a text names several: `mongod killed; chronyd
spared` says nothing of chronyd's death. A clause without a subject of its own belongs to the one before it;
what stands at the head of a line and tells nothing belongs to all of it. Pure, linear in the text.
It cannot bind a pronoun, nor see that two names are one entity.
"""

from itertools import compress, pairwise

from firsthand.contracts.enums import ToolName
from firsthand.rules.meaning.figures.amounts import noun_of
from firsthand.rules.meaning.figures.belonging import saying
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.claimed import Subject, claimed_clauses
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.meanings import IF
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.attached_figures import of_another_clause, places_of
from firsthand.rules.meaning.roles.elsewhere import of_another
from firsthand.rules.meaning.roles.outcomes_and_times import outcome_of_another, time_of_another
from firsthand.rules.meaning.roles.owners import MOST, owns, where_named
from firsthand.rules.meaning.roles.rivals import Rivals, numbered_head
from firsthand.rules.meaning.roles.text_clauses import GIVING, Reading
from firsthand.rules.meaning.tokens.names import same_word
from firsthand.rules.meaning.tokens.token import NAME, NUMBER

_KNOWLEDGE = ToolName.LOOKUP_KNOWLEDGE
_HELD = Finding(HOLDS, "every_part_bound")
_RECENT = frozenset({"last", "past", "previous", "最近", "过去"})
_SUCCESS = frozenset({"success", "-success"})
_NAMELESS = frozenset({"device", "disk", "node", "server", "host", "machine", "instance", "member"})
"""Kinds by which a sentence means a name of the text that it does not say."""


def attached(asked: Asked, evidence: Evidence) -> Finding:
    """Whether what each clause of a sentence tells stands with its subject in the text."""
    clauses = evidence.cut
    if not clauses or not clauses[-1]:
        return _HELD  # one clause
    reading = Reading(evidence, asked)
    no_success = _SUCCESS.isdisjoint(asked.said)
    cut = claimed_clauses(asked)
    named: set[str] = set()
    if len(cut) > 1 and asked.names:
        named.update([one.text for subjects, _, _ in cut for one in subjects if one.kind == NAME])
    kept = asked.flags | (IF if evidence.tool == _KNOWLEDGE and "!when" in asked.marks else 0)
    for subjects, predicates, figures in cut:
        told: list[list[int]] = []
        for part in predicates:
            told.append(places_of(part, reading, part.stretch in asked.failing, kept))
        numbers: list[list[int]] = []
        for one in figures:
            places = _stated(one, evidence)
            if places:
                numbers.append(places)
        if not (numbers or any(told)):
            continue
        others = named - {one.text for one in subjects} if named else named
        finding = _of_subjects(subjects, predicates, told, numbers, reading, others)
        if finding is not None:
            return finding
        deed = "" if no_success else outcome_of_another(predicates, told, reading)
        if deed:
            return Finding(OPEN, "outcome_of_another", deed)
        if asked.stamps and asked.instants and time_of_another(asked, told, reading):
            return Finding(UNSUPPORTED, "time_of_another")
        if numbers:
            finding = of_another_clause(predicates, told, numbers, reading, others)
            if finding is not None and not (
                finding.rule == "figures_of_two_clauses"
                and any(_is_the_only(one, asked, evidence) for one in figures)
            ):
                return finding
    return _HELD


def _stated(claim: Figure, evidence: Evidence) -> list[int]:
    """Where a text has a figure of the sentence."""
    figures = evidence.figures
    places = [one.place for one in compress(figures, saying(claim, figures))]
    if len(places) == 1 and claim.number.unit == "s" and _is_the_window(places[0], evidence):
        return []  # in the last 5 s, of all that the text counts
    return places[:MOST]


def _is_the_window(place: int, evidence: Evidence) -> bool:
    """`in last 5000 ms: 3 internal and 7 external`: all is counted in the only window of a text."""
    tokens = evidence.tokens
    before = place - 2 if place > 1 and tokens[place - 1][1] == "[" else place - 1
    if before < 0 or tokens[before][1] not in _RECENT:
        return False
    return sum(text in _RECENT for _, text, _, _ in tokens) == 1


def _of_subjects(
    subjects: list[Subject],
    predicates: list[Part],
    told: list[list[int]],
    numbers: list[list[int]],
    reading: Reading,
    others: set[str],
) -> Finding | None:
    """A state or a figure of a clause that a rival of its subject owns."""
    stated: list[tuple[Part | None, list[int], set[int]]] = []
    for part, places in zip(predicates, told, strict=True):
        if places:
            stated.append((part, places, _told_in(places, reading)))
    for places in numbers:
        stated.append((None, places, _told_in(places, reading)))
    for subject in subjects:
        where = where_named(subject, reading)
        if not where or (subject.concepts <= _NAMELESS and _is_nameless(subject, predicates)):
            continue
        own = set(map(reading.clause.__getitem__, where))
        rivals: Rivals | None = None
        for told_of, places, clauses in stated:
            if not own.isdisjoint(clauses):
                continue  # told in a clause of the subject: it is told of every subject there
            if told_of is not None and _is_aim_of(subject, told_of, predicates):
                continue
            if rivals is None:
                words = reading.words_but(others)
                if subject.kind == NAME and len(subjects) > 1:
                    words = words - _beside(subject, subjects)
                rivals = Rivals(subject, where, own, reading, words)
            for place in places:
                if owns(rivals, place) and (
                    told_of is None or not of_another(where, own, place, reading, rivals.words)
                ):
                    break
            else:
                if told_of is not None and _counts(subject, places, reading):
                    continue
                if told_of is not None:
                    return Finding(OPEN, "state_of_another", f"{subject.text}: {told_of.text}")
                rank = UNSUPPORTED if subject.kind in (NAME, NUMBER) else OPEN
                return Finding(rank, "figure_of_another", subject.text)
    return None


def _counts(subject: Subject, places: list[int], reading: Reading) -> bool:
    """`active=50` counts connections by its name, whatever a text says of one elsewhere."""
    if subject.kind in (NAME, NUMBER):
        return False
    return any(
        one.key in places and not subject.concepts.isdisjoint(one.field)
        for one in reading.evidence.figures
    )


def _beside(subject: Subject, subjects: list[Subject]) -> set[str]:
    """`m-2 and m-3 abstained`: what is told must be told of each, whatever its sibling did."""
    head = numbered_head(subject)
    if not head or not any(map(str.isalpha, head)):
        return set()
    return {
        one.text.lower() for one in subjects if one is not subject and numbered_head(one) == head
    }


def _told_in(places: list[int], reading: Reading) -> set[int]:
    """The clauses in which a text tells something, the names of its fields aside."""
    clause, texts = reading.clause, reading.texts
    return {clause[one] for one in places if texts[one + 1] not in GIVING}


def _is_nameless(subject: Subject, predicates: list[Part]) -> bool:
    """`the faulted device`: the deed before it says which is meant, and no name."""
    return bool(subject.concepts) and any(part.place == subject.place - 1 for part in predicates)


def _is_the_only(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`checkpoint 5521` of a text that numbers no other checkpoint: all that follows is of it."""
    noun = noun_of(claim, asked.tokens)
    if noun is None:
        return False
    named = [
        number.value
        for (_, text, _, _), (_, _, _, number) in pairwise(evidence.tokens)
        if number is not None and same_word(noun[1], text)
    ]
    return named == [claim.number.value]


def _is_aim_of(subject: Subject, part: Part, predicates: list[Part]) -> bool:
    """`to call it ended in a refused connection`: a thing behind a later deed does not do the first."""
    if subject.kind in (NAME, NUMBER) or subject.place <= part.place:
        return False
    return any(part.place < one.place < subject.place for one in predicates)
