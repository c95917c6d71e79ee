"""Which subject of a text owns a place in it.

Owns where a text names a subject, and the order of the claims to a place: it belongs to the subject in its
clause, else to the nearest one before it, unless a rival (`rivals.py`) stands between. Pure, linear.
It cannot see that two names are one entity.
"""

from firsthand.rules.meaning.reading.claimed import Subject
from firsthand.rules.meaning.roles.rivals import names_a_rival, names_a_sibling, numbered_head
from firsthand.rules.meaning.roles.text_clauses import Reading
from firsthand.rules.meaning.tokens.names import named, same_word, stem
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, UNKNOWN, WORD

MOST = 16
"""Places of one subject, predicate or number that are tried."""
_SEVERAL = 2


def where_named(subject: Subject, reading: Reading) -> list[int]:
    """Where a text names a subject of the sentence."""
    if subject.concepts:
        held = reading.evidence.facts.held
        places = set[int]()
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


def owns(
    subject: Subject,
    where: list[int],
    own: set[int],
    place: int,
    reading: Reading,
    words: set[str],
) -> bool:
    """Whether no rival of a subject stands nearer to a place than the subject does; `own`: its clauses."""
    is_name = subject.kind == NAME
    value = reading.value_of(place) if is_name else ""
    if value:
        return named(subject.text, value)
    start = reading.clause[place]
    if start in own:
        return True
    kinds = set(map(reading.kind_of, where))
    kinds.discard("")
    telling = is_name and _tells(own, reading)
    head = numbered_head(subject) if is_name else ""
    if not (kinds or telling or head) and min(own) < start:
        return True  # nothing could be its rival
    for step, end in ((-1, -1), (1, reading.size)):
        for clause in range(start if step < 0 else start + 1, end, step):
            if clause in own:
                return step < 0 or not reading.is_place(where, clause)
            if (
                head
                and step < 0
                and names_a_sibling(head, subject, clause, reading, words)
                and not _denied(own, reading)
            ):
                return False
            alone = telling and (clause == start or (step < 0 and reading.is_elided(start)))
            if (kinds or alone) and names_a_rival(subject, kinds, alone, clause, reading, words):
                return False
            if step > 0 and reading.telling(clause):
                break
    return True


def _tells(own: set[int], reading: Reading) -> bool:
    """Whether one of some clauses tells or denies something."""
    for clause in own:  # noqa: SIM110 - a loop: it runs for every place that another clause has
        if reading.telling(clause) or reading.denies(clause):
            return True
    return False


def _denied(own: set[int], reading: Reading) -> bool:
    """Whether one of some clauses holds a negation."""
    return any(
        "!neg" in (reading.tokens[at][2] or ()) for one in own for at in reading.members(one)
    )
