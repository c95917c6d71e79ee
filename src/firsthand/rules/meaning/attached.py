"""Whose state, whose number: each clause of a sentence must be carried by one clause of the text.

Owns the binding of subjects to what is told of them, where a text names several: `mongod killed; chronyd
spared` says nothing of chronyd's death. A clause without a subject of its own belongs to the one before it;
what stands at the head of a line and tells nothing belongs to all of it. Pure, linear in the text.
It cannot bind a pronoun, nor see that two names are one entity.
"""

from typing import NamedTuple

from firsthand.rules.meaning.asked import Asked, Part
from firsthand.rules.meaning.belonging import says
from firsthand.rules.meaning.clauses import is_noun, tells, tells_at
from firsthand.rules.meaning.evidence import Evidence
from firsthand.rules.meaning.figures import Figure
from firsthand.rules.meaning.finding import HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import GENERIC, TYPES
from firsthand.rules.meaning.lexicon.relations import DEEDS, IMPLIES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.meanings import opposite
from firsthand.rules.meaning.names import named, same_word
from firsthand.rules.meaning.tokens import HAN, NAME, NUMBER, SIGN, UNKNOWN, WORD, Token

_MOST = 16
"""Places of one subject, predicate or number that are tried."""
_ARTICLES = names("the a an")
_COPULAS = names("is are was were be has have 是 为")
_PREPOSITIONS = names("for of on")
_WEAK_SUBJECTS = GENERIC | {"error"}
_SKIPPED = frozenset("=\"':[{")


class Subject(NamedTuple):
    text: str
    """In lower case."""
    concepts: frozenset[str]
    kind: str
    """Of its token."""


class Reading:
    """A text's clauses, with what stands in each."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.tokens = evidence.tokens
        self.clause = evidence.cut
        size = self.clause[-1] + 1 if self.clause else 0
        self.members: list[list[int]] = [[] for _ in range(size)]
        for place, clause in enumerate(self.clause):
            self.members[clause].append(place)
        self._telling: dict[int, list[int]] = {}
        self.claimed: set[float] = set()
        """The numbers of the sentence, in base units."""

    def telling(self, clause: int) -> list[int]:
        """The predicates of a clause."""
        found = self._telling.get(clause)
        if found is None:
            found = [
                place
                for place in self.members[clause]
                if tells_at(self.tokens, place) and not self.is_key(place)
            ]
            self._telling[clause] = found
        return found

    def is_key(self, place: int) -> bool:
        return place + 1 < len(self.tokens) and self.tokens[place + 1][1] == "="

    def value_of(self, place: int) -> str:
        """The name that a field has as its value (`"winner": "q-1"`), in lower case; empty for none."""
        behind = [one[1] for one in self.tokens[place + 1 : place + 3]]
        if not (behind[:1] == ["="] or behind == ['"', ":"]):
            return ""
        for kind, text, _, _ in self.tokens[place + 1 : place + 6]:
            if kind != SIGN:
                return text.lower() if kind == NAME else ""
        return ""


def attached(asked: Asked, evidence: Evidence) -> Finding:
    """Whether what each clause of a sentence tells stands with its subject in the text."""
    held = Finding(HOLDS, "every_part_bound")
    reading = Reading(evidence)
    if len(reading.members) < 2:
        return held
    reading.claimed = {figure.number.value for figure in asked.figures}
    said = {one.lstrip("-") for one in asked.said}
    words = {text.lower() for _, text, _, _ in asked.tokens}
    for subjects, predicates, figures in _claimed(asked):
        told = [_places(part, reading, part.stretch in asked.failing) for part in predicates]
        numbers = [
            [one.place for one in evidence.figures if says(figure, one)][:_MOST]
            for figure in figures
        ]
        for subject in subjects:
            where = _stands(subject, reading)
            if not where:
                continue
            for part, places in zip(predicates, told, strict=True):
                if places and not any(
                    _owns(subject, where, place, reading, words)
                    and not _of_another(where, place, reading, words, said)
                    for place in places
                ):
                    rank = UNSUPPORTED if subject.kind in (NAME, NUMBER) else OPEN
                    return Finding(rank, "state_of_another", f"{subject.text}: {part.text}")
            for places in numbers:
                if places and not any(
                    _owns(subject, where, place, reading, words) for place in places
                ):
                    rank = UNSUPPORTED if subject.kind in (NAME, NUMBER) else OPEN
                    return Finding(rank, "figure_of_another", subject.text)
        for places in numbers:
            for part, states in zip(predicates, told, strict=True):
                if places and states and _apart(places, states, reading, words, said):
                    return Finding(OPEN, "figure_of_another_clause", part.text)
        for index, places in enumerate(numbers):
            for others in numbers[index + 1 :]:
                if places and others and _alone(places, others, reading, words):
                    return Finding(OPEN, "figures_of_two_clauses")
    return held


Claimed = tuple[list[Subject], list[Part], list[Figure]]


def _claimed(asked: Asked) -> list[Claimed]:
    """Subjects, predicates and numbers of each clause; one without subjects has those before it."""
    cut = asked.cut
    size = cut[-1] + 1 if cut else 0
    found: list[Claimed] = [([], [], []) for _ in range(size)]
    for part in asked.names:
        found[cut[part.place]][0].append(Subject(part.text.lower(), frozenset(), NAME))
    for part in asked.parts:
        subjects, predicates, _ = found[cut[part.place]]
        token = asked.tokens[part.place]
        deed = any(one.lstrip("-") not in THING_NAMES for one in part.options)
        nominal = not deed and bool(part.options) and _is_nominal(part.place, asked.tokens)
        if deed or nominal or (not part.options and tells(token)):
            predicates.append(part)
        if not (deed or tells(token)) or (deed and _heads_clause(part.place, asked.tokens)):
            concepts = frozenset(one.lstrip("-") for one in part.options)
            subjects.append(Subject(part.text.lower(), concepts, token[0]))
    for figure in asked.figures:
        subjects, _, figures = found[cut[figure.place]]
        before = asked.tokens[figure.place - 1] if figure.place else None
        if before is not None and before[2] and TYPES & set(before[2]):
            subjects.append(Subject(asked.tokens[figure.place][1].lower(), frozenset(), NUMBER))
        figures.append(figure)
    merged: list[Claimed] = []
    for one in found:
        if merged and (not (merged[-1][1] or merged[-1][2]) or not (one[1] or one[2])):
            merged[-1][0].extend(one[0])
            merged[-1][1].extend(one[1])
            merged[-1][2].extend(one[2])
            continue
        if merged and not one[0]:
            one[0].extend(merged[-1][0])
        merged.append(one)
    return merged


def _is_nominal(place: int, tokens: list[Token]) -> bool:
    """`is the master`: a thing that is told of a subject."""
    before = [text for _, text, _, _ in tokens[max(0, place - 2) : place]]
    if before and before[-1] in _ARTICLES:
        before.pop()
    ends = place + 1 == len(tokens) or tokens[place + 1][0] == SIGN
    return ends and bool(before) and before[-1] in _COPULAS


def _heads_clause(place: int, tokens: list[Token]) -> bool:
    """`Reads are failing`: a deed that is the subject of its clause."""
    begins = place == 0 or tokens[place - 1][0] == SIGN or tokens[place - 1][1] in _ARTICLES
    return begins and place + 1 < len(tokens) and tokens[place + 1][1] in _COPULAS


def _places(part: Part, reading: Reading, failing: bool) -> list[int]:
    """Where a text tells what a predicate of the sentence tells."""
    held = reading.evidence.facts.held
    if part.options:
        told = part.options
        if failing:  # `creating it failed` of `could not create it`
            told = (*told, *(opposite(one) for one in told if one in DEEDS and one != "success"))
        return [place for one in told for place, _ in held.get(one, ())][:_MOST]
    return [place for place, token in enumerate(reading.tokens) if same_word(part.text, token[1])][
        :_MOST
    ]


def _stands(subject: Subject, reading: Reading) -> list[int]:
    """Where a text names a subject of the sentence."""
    if subject.concepts:
        held = reading.evidence.facts.held
        places = {place for one in subject.concepts for place, _ in held.get(one, ())}
        exact = {p for p in places if same_word(subject.text, reading.tokens[p][1])}
        return sorted(exact or places)[:_MOST]
    found: list[int] = []
    for place, (kind, text, _, _) in enumerate(reading.tokens):
        if kind == SIGN:
            continue
        lower = text.lower()
        if (
            lower == subject.text
            or (kind in (NAME, UNKNOWN) and named(subject.text, lower))
            or (subject.kind in (WORD, UNKNOWN, HAN) and same_word(subject.text, lower))
        ):
            found.append(place)
        if len(found) == _MOST:
            break
    return found


def _owns(
    subject: Subject, where: list[int], place: int, reading: Reading, words: set[str]
) -> bool:
    """Whether no rival of a subject stands nearer to a place than the subject does."""
    value = reading.value_of(place)
    if value and subject.kind == NAME:
        return named(subject.text, value)
    own = {reading.clause[one] for one in where}
    kinds = {kind for kind in (_kind(one, reading) for one in where) if kind}
    telling = any(reading.telling(clause) for clause in own)
    start = reading.clause[place]
    for step, end in ((-1, -1), (1, len(reading.members))):
        for clause in range(start if step < 0 else start + 1, end, step):
            if clause in own:
                return True
            if _rival(subject, kinds, telling and clause == start, clause, reading, words):
                return False
            if step > 0 and reading.telling(clause):
                break
    return True


def _rival(
    subject: Subject, kinds: set[str], telling: bool, clause: int, reading: Reading, words: set[str]
) -> bool:
    """Whether a clause has a subject of the same kind that the sentence does not name."""
    for place in reading.members[clause]:
        token = reading.tokens[place]
        kind, text, _, _ = token
        if kind == SIGN or text.lower() in words or reading.is_key(place):
            continue
        if (
            kinds
            and (is_noun(token) or kind == NUMBER)
            and (kind != NAME or subject.kind != NAME or _dotted(text) == _dotted(subject.text))
            and _kind(place, reading) in kinds
        ):
            return True
        if telling and kind == NAME == subject.kind and _shape(text) == _shape(subject.text):
            return not any(one.lstrip("-+") not in THING_NAMES for one in token[2] or ())
    return False


def _kind(place: int, reading: Reading) -> str:
    """The word for a kind that stands before a subject, or the name of its field."""
    tokens = reading.tokens
    for before in range(place - 1, max(-1, place - 5), -1):
        kind, text, entry, number = tokens[before]
        if kind == SIGN and text in _SKIPPED:
            continue
        if text == "(" and before and tokens[before - 1][3] is not None:
            continue  # process 3310 (mongod)
        if number is not None and tokens[before + 1][1] == "(":
            continue
        if text in _PREPOSITIONS and before == place - 1 and tokens[place][0] in (NAME, WORD):
            return text
        if kind == SIGN or entry == () or number is not None:
            return ""
        if reading.is_key(before) or (entry and TYPES & set(entry)):
            return text.lower()
        return ""
    return ""


def _dotted(text: str) -> bool:
    return "." in text and not text[0].isdigit()


def _shape(text: str) -> tuple[bool, ...]:
    return (text[0].isdigit(), *(sign in text for sign in "-._/:@"))


def _of_another(
    where: list[int], place: int, reading: Reading, words: set[str], said: set[str]
) -> bool:
    """Whether a predicate has a subject in its own clause that the sentence does not speak of."""
    clause = reading.clause[place]
    own = {reading.clause[one] for one in where}
    if clause in own or not all(_is_subject(one, reading) for one in where):
        return False
    if place > 1 and reading.tokens[place - 1][1] == "=":
        return False
    found = False
    for before in range(place - 1, reading.members[clause][0] - 1, -1):
        token = reading.tokens[before]
        if _is_own_subject(before, place, reading):
            found = True
            if not _spoken_of(token, words, said):
                return True
        elif found or token[1] == "]":
            break
    return False


def _is_own_subject(before: int, place: int, reading: Reading) -> bool:
    """Whether a token may be the subject of the predicate at a place behind it."""
    token = reading.tokens[before]
    if reading.is_key(before) or _WEAK_SUBJECTS & set(token[2] or ()):
        return False
    if before == place - 1 and token[0] == WORD and token[1].endswith("s") and tells(token):
        return True  # writes failing
    return is_noun(token)


def _is_subject(place: int, reading: Reading) -> bool:
    """Whether a subject stands before the first predicate of its clause."""
    told = reading.telling(reading.clause[place])
    return bool(told) and place <= told[0]


def _spoken_of(token: Token, words: set[str], said: set[str]) -> bool:
    _, text, entry, _ = token
    lower = text.lower()
    if lower in words or any(
        said & {one.lstrip("-+"), *IMPLIES.get(one.lstrip("-+"), ())} for one in entry or ()
    ):
        return True
    return any(same_word(word, lower) for word in words)


def _alone(places: list[int], others: list[int], reading: Reading, words: set[str]) -> bool:
    """Whether two numbers stand in two clauses, each with another number beside it."""
    if {reading.clause[one] for one in places} & {reading.clause[one] for one in others}:
        return False
    return all(_has_number(reading.clause[one], reading, words) for one in (*places, *others))


def _has_number(clause: int, reading: Reading, words: set[str]) -> bool:
    """Whether a clause has a number that the sentence does not say."""
    for place in reading.members[clause]:
        kind, text, _, number = reading.tokens[place]
        if kind != NUMBER or number is None or text.lower() in words:
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
    for place in places:
        others = [
            one
            for one in reading.telling(reading.clause[place])
            if not _spoken_of(reading.tokens[one], words, said)
        ]
        if not others:
            return False
    return all(_has_number(reading.clause[state], reading, words) for state in states)
