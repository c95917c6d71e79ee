"""What a number counts: the same things, in the same state.

Owns the tests between what a sentence counts and what a number of the text counts by its field, its own words
or its lines: `two members` are no two requests, `6 requests timed out` is not `waiting=6`. Pure.
It cannot tell what a number counts that stands alone.
"""

from firsthand.rules.meaning.figures.of_one_record import COUNTED
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import is_noun, tells
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.meanings import SIGNED_THINGS
from firsthand.rules.meaning.tokens.instants import instants, same
from firsthand.rules.meaning.tokens.token import WORD, follows

_IDENTIFIED = TYPES | names("process thread connection")
_IDENTS = names("ident process thread")
_LINES = names("error warn warning retry attempt timeout")
"""What a line of its own tells of."""
_WHOLES = names("total max limit capacity need expected size")
_STATE_FIELDS = names("active idle waiting")
"""Fields that say in what state the things are that they count."""
_STATELESS = names("connection thread request pool size count")
_LEAST_LINES = 2
_FAR = 9
"""Tokens before the `out of` of a whole in which its part stands."""
_LONG = 4


def counts(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`two members`: the evidence's number must be one of members, where it speaks of members at all."""
    if figure.stamp >= 0 and asked.instants:
        times = instants(evidence.tokens[figure.stamp][1])
        if times and not any(same(one, time) for one in asked.instants for time in times):
            return False
    if claim.number.unit or claim.compare or claim.place + 1 >= len(asked.tokens):
        return True
    if figure.field.get("code", 0.0) >= NAMED or figure.field.get("status_code", 0.0) >= NAMED:
        return True  # 503 responses
    _, _, entry, number = asked.tokens[claim.place + 1]
    if not entry or number is not None:
        return True
    things = COUNTED.intersection(entry)
    if not things or things.isdisjoint(evidence.facts.held):
        return True
    if not things.isdisjoint(figure.field):
        return True
    if any(
        near >= NAMED and word in asked.said and word not in THING_NAMES
        for word, near in figure.field.items()
    ):
        return True  # `rejected=250`: the name of the field is what the sentence says of them
    if claim.role == figure.role == "limit" and asked.tokens[claim.place - 1][1] == "of":
        return True  # twice the threshold of 20,000 messages: a bound counts what its value counts
    if max(figure.field.values(), default=0.0) >= NAMED and all(
        things.isdisjoint(other.field) for other in evidence.figures
    ):
        return True  # a named field, and no number is of that thing by name
    behind = follows(evidence.tokens, figure.place + 1)
    if behind is None or not behind[2] or not tells(behind):
        return False
    return not asked.said.isdisjoint(behind[2])  # queue mail: 12 sent, 3 bounced


def counts_the_same(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`3012 parts` of `parts (3012 …`: one word is counted, whatever it means."""
    behind = asked.tokens[claim.place + 1 : claim.place + 2]
    if not behind or behind[0][0] != WORD or len(behind[0][1]) < _LONG:
        return False
    tokens, place = evidence.tokens, figure.place
    opened = place > 1 and tokens[place - 1][1] == "("
    near = [
        tokens[place - 1 - opened][1] if place else "",
        *[t[1] for t in tokens[place + 1 : place + 2]],
    ]
    return behind[0][1] in near


def by_its_letters(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`nine placement groups` of `9 pgs`: the words behind the one begin with the other's letters."""
    behind = evidence.tokens[figure.place + 1 : figure.place + 2]
    if not behind or not 1 < len(behind[0][1]) <= _LONG or not behind[0][1].isalpha():
        return False
    short = behind[0][1].lower()
    words = [text for _, text, _, _ in asked.tokens[claim.place + 1 : claim.place + _LONG]]
    return any(
        "".join(word[:1] for word in words[:length]) in (short, short.rstrip("s"))
        for length in range(2, len(words) + 1)
    )


def is_in_its_state(claim: Figure, figure: Figure, asked: Asked) -> bool:
    """`6 requests timed out` of `waiting=6`: the field's own state must be the one that is told."""
    field = figure.field
    if _STATE_FIELDS.isdisjoint(field) or not any(
        field.get(one, 0.0) >= NAMED for one in _STATE_FIELDS
    ):
        return True
    behind = follows(asked.tokens, claim.place + 1)
    if behind is None or not is_noun(behind):
        return True
    told = any(part.options and SIGNED_THINGS.isdisjoint(part.options) for part in asked.parts)
    return not told or not asked.said.isdisjoint(field.keys() - _STATELESS)


def stands_for_its_part(figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`20000 records done` of `18231/20000`: the whole, where the part is another and goes unsaid."""
    tokens, place = evidence.tokens, figure.place
    if place < _LEAST_LINES or tokens[place - 1][1] not in ("/", "of"):
        return False
    if not _WHOLES.isdisjoint(asked.said):
        return False
    part = tokens[place - 2][3]
    if tokens[place - 2][1] == "out":  # 3 rejected rows out of 60
        ahead = [number for *_, number in tokens[max(0, place - _FAR) : place - 2] if number]
        part = ahead[-1] if ahead else None
    if part is None or part.unit != figure.number.unit:
        return False  # [2093417856/1.9gb]
    if part.value == figure.number.value or "of" in asked.text.split():
        return False
    return len(asked.figures) == 1 and not asked.marks.keys() & {"!neg", "!all"}


def lines_of_it(claim: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`two warnings`: as many lines of the text speak of it."""
    number = claim.number
    if number.unit or claim.compare or number.value < _LEAST_LINES or "⏎" not in evidence.lower:
        return False
    behind = follows(asked.tokens, claim.place + 1)
    entry = behind[2] if behind is not None else None
    return any(
        len({evidence.line_of(place) for place, _ in evidence.facts.held.get(one, ())})
        == number.value
        for one in entry or ()
        if one in _LINES
    )


def identifies(claim: Figure, found: list[Figure], asked: Asked) -> bool:
    """`process 4120`: a number behind a kind is a name, and the evidence has it as one."""
    before = asked.tokens[claim.place - 1][2] if claim.place else None
    if not before or not any(one in _IDENTIFIED for one in before):
        return False
    return any(figure.field.keys() & _IDENTS or not figure.field for figure in found)
