"""Which subject of a text owns a place in it.

Owns where a text names a subject, and the order of the claims to a place: it belongs to the subject in its
clause, else to the nearest one before it, unless a rival (`rivals.py`) stands between. Pure, linear.
It cannot see that two names are one entity.
"""

from firsthand.rules.meaning.reading.claimed import Subject
from firsthand.rules.meaning.roles.rivals import Rivals
from firsthand.rules.meaning.roles.text_clauses import GIVING, Reading
from firsthand.rules.meaning.tokens.names import named, same_word, stem
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, UNKNOWN, WORD

MOST = 16
"""Places of one subject, predicate or number that are tried."""
_SEVERAL = 2


def where_named(subject: Subject, reading: Reading) -> list[int]:
    """Where a text names a subject of the sentence."""
    if subject.concepts:
        held = reading.evidence.facts.held
        places: set[int] = set()
        for one in subject.concepts:
            for place, _ in held.get(one, ()):
                places.add(place)
        if len(places) < _SEVERAL:
            return list(places)
        exact = {p for p in places if same_word(subject.text, reading.tokens[p][1])}
        return sorted(exact or places)[:MOST]
    found: list[int] = []
    is_word = subject.kind in (WORD, UNKNOWN, HAN)
    wanted = subject.text
    head = stem(wanted) if is_word else wanted
    evidence, tokens = reading.evidence, reading.tokens
    spelled = evidence.spelled
    for place in evidence.holding(head):
        kind, lower = tokens[place][0], spelled[place]
        if kind == SIGN:
            continue
        if (
            lower == wanted
            or (kind in (NAME, UNKNOWN) and wanted in lower and named(wanted, lower))
            or (is_word and same_word(wanted, lower))
        ):
            found.append(place)
            if len(found) == MOST:
                break
    return found


def owns(rivals: Rivals, place: int) -> bool:
    """Whether no rival of a subject stands nearer to a place than the subject does."""
    reading, own, kinds, head = rivals.reading, rivals.own, rivals.kinds, rivals.head
    if rivals.is_name and reading.texts[place + 1] in GIVING:
        value = reading.value_of(place)
        if value:
            return named(rivals.subject.text, value)
    start = reading.clause[place]
    if start in own:
        return True
    stands_before = min(own) < start
    if stands_before and not (kinds or rivals.is_name):
        return True  # nothing could be its rival
    alone = rivals.is_name
    for clause in range(start, -1, -1):
        if clause in own:
            return True
        if clause != start:
            alone = alone and reading.is_elided(start)
            if not (alone or kinds or head):
                break
        if (head and rivals.has_sibling(clause) and not rivals.are_denied()) or rivals.has_rival(
            clause, alone
        ):
            return False
    if stands_before:
        return True
    for clause in range(start + 1, reading.size):
        if clause in own:
            return not reading.is_place(rivals.where, clause)
        if rivals.has_rival(clause, False):
            return False
        if reading.telling(clause):
            break
    return True
