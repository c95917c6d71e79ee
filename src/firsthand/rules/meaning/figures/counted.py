"""What a number counts: the same things, in the same state, and not the name of one.

Owns the tests between a number's words and those around the evidence's number: `58 invoices` is not
`invoice 58`, `6 requests timed out` is not `waiting=6`, what is left is not what there was. Pure.
It cannot tell what a number counts that stands alone.
"""

from firsthand.rules.meaning.figures.changes import CHANGES
from firsthand.rules.meaning.figures.of_one_record import is_of_one
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import OPTIONAL, TYPES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ORDINALS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import is_noun, tells
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.meanings import SIGNED_THINGS
from firsthand.rules.meaning.tokens.instants import instants, same
from firsthand.rules.meaning.tokens.names import same_word
from firsthand.rules.meaning.tokens.token import SIGN, WORD, Token, follows

_KEY = 3.0
"""Weight of the name that a number's field has in the evidence."""


_COUNTED = THING_NAMES - OPTIONAL
_IDENTIFIED = TYPES | names("process thread connection")


_IDENTS = names("ident process thread")


_LINES = names("error warn warning retry attempt timeout")
"""What a line of its own tells of."""


_WHOLES = names("total max limit capacity need expected size")


_LEFT = names("free left leave available low idle remain space")


_CODES = names("exit_code code")
_CODE_WORDS = ("code", "码")
_BETWEEN = frozenset('=:"')
_LEFT_WORDS = names("left remaining remain remains 剩余 还剩 剩下 剩")
_FREE_WORDS = _LEFT_WORDS | names(
    "free spare unused vacant unoccupied idle 空闲 空余 未占用 未使用"
)
"""What a sentence may say of things that nobody has taken."""


_HAN_BY = names("增加了 上升了 减少了 下降了 提高了 降低了 增长了")


_HAN_TO = names("to 至 到 升至 升到 增至 增加到 提高到 降至 降到")


_STATE_FIELDS = names("active idle waiting")
"""Fields that say in what state the things are that they count."""


_STATELESS = names("connection thread request pool size count")


_LEAST_LINES = 2
_JOINS = names("and but while with whereas 和 且 而 但")
_FAR = 9
"""Tokens behind a number in which a sentence may say that what it counts is free."""
_LONG = 4


def counts(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """`two members`: the evidence's number must be one of members, where it speaks of members at all."""
    if figure.stamp >= 0 and asked.instants:
        times = instants(evidence.tokens[figure.stamp][1])
        if times and not any(same(one, time) for one in asked.instants for time in times):
            return False
    if claim.number.unit or claim.compare or claim.place + 1 >= len(asked.tokens):
        return True
    if figure.field.get("code", 0.0) >= _KEY or figure.field.get("status_code", 0.0) >= _KEY:
        return True  # 503 responses
    _, _, entry, number = asked.tokens[claim.place + 1]
    if not entry or number is not None:
        return True
    things = _COUNTED.intersection(entry)
    if not things or things.isdisjoint(evidence.facts.held):
        return True
    if not things.isdisjoint(figure.field):
        return True
    if any(
        near >= _KEY and word in asked.said and word not in THING_NAMES
        for word, near in figure.field.items()
    ):
        return True  # `rejected=250`: the name of the field is what the sentence says of them
    if claim.role == figure.role == "limit" and asked.tokens[claim.place - 1][1] == "of":
        return True  # twice the threshold of 20,000 messages: a bound counts what its value counts
    if max(figure.field.values(), default=0.0) >= _KEY and all(
        things.isdisjoint(other.field) for other in evidence.figures
    ):
        return True  # a named field, and no number is of that thing by name
    behind = follows(evidence.tokens, figure.place + 1)
    if behind is None or not behind[2] or not tells(behind):
        return False
    return not asked.said.isdisjoint(behind[2])  # queue mail: 12 sent, 3 bounced


def is_its_kind(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """A count is no name: `58 invoices` is not `invoice 58`; nor is what follows by N what becomes N."""
    mine, theirs = asked.tokens, evidence.tokens
    place = figure.place
    if figure.key >= 0 and is_of_one(claim, figure, asked, evidence):
        return False
    if mine[claim.place][1] in ORDINALS:  # the second attempt, of `attempt 2/3`
        return not (place and theirs[place - 1][1] in ("/", "of"))
    if not _is_one_of_a_kind(claim, figure, asked, evidence):
        return False
    if not asked.words.isdisjoint(_FREE_WORDS):
        if _is_left(claim, mine, _FREE_WORDS, _FAR) and not _may_be_left(figure):
            return False
    elif figure.number.unit != "%" and _is_left(figure, theirs) and _LEFT.isdisjoint(asked.said):
        return False  # made three attempts, of `3 attempts left`
    by = mine[claim.place - 1][1] if claim.place else ""
    if by == "by" or by in _HAN_BY:
        ahead = theirs[place - 1][1] if place else ""
        return ahead not in _HAN_TO if not CHANGES & asked.said else ahead in ("by", *_HAN_BY)
    return True


def _is_one_of_a_kind(claim: Figure, figure: Figure, asked: Asked, evidence: Evidence) -> bool:
    """Whether the nouns beside a bare number let it be that one: counted by both, or the name of both."""
    theirs, place = evidence.tokens, figure.place
    before, behind = _beside(asked.tokens, claim.place)
    if before is None and behind is None:
        return True
    number = theirs[place][3]
    bare = number is not None and not number.unit
    if (
        bare
        and behind
        and place
        and _is_noun_of(behind, theirs[place - 1])
        and not _counted(theirs, figure)
    ):
        return False
    if bare and before and place + 1 < len(theirs) and _is_noun_of(before, theirs[place + 1]):
        return False
    if before and place > 1 and theirs[place - 1][1] == "/":
        return False  # step 7 of `step=3/7`
    # 137 containers, of `exited with code 137`
    return not (behind and _is_code(theirs, place) and _CODES.isdisjoint(asked.said))


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


def _is_code(tokens: list[Token], place: int) -> bool:
    """`exited with code 137`, `exit_code=3`."""
    ahead = [text for _, text, _, _ in tokens[max(0, place - 3) : place] if text not in _BETWEEN]
    return bool(ahead) and ahead[-1].endswith(_CODE_WORDS)


def _is_left(
    claim: Figure, tokens: list[Token], words: frozenset[str] = _LEFT_WORDS, reach: int = 4
) -> bool:
    """`two attempts left`: the word stands close behind the number or right before it."""
    place = claim.place
    if place and tokens[place - 1][1] in words:
        return True
    for kind, text, _, number in tokens[place + 1 : place + reach]:
        if kind == SIGN or number is not None or text in _JOINS:
            break
        if text in words:
            return True
    return False


def _may_be_left(figure: Figure) -> bool:
    """Whether a number counts what is left, or is the rest of a share that is used."""
    return figure.number.unit == "%" or not _LEFT.isdisjoint(figure.field)


def _beside(tokens: list[Token], place: int) -> tuple[Token | None, Token | None]:
    """The nouns right before and right behind a number without a unit."""
    number = tokens[place][3]
    if number is None or number.unit:
        return None, None
    before = tokens[place - 1] if place else None
    behind = tokens[place + 1] if place + 1 < len(tokens) else None
    return (
        before if before is not None and is_noun(before) else None,
        behind if behind is not None and is_noun(behind) else None,
    )


def _is_noun_of(mine: Token, other: Token) -> bool:
    """Whether a token of the text is a noun of the sentence in another form."""
    return is_noun(other) and same_word(mine[1].lower(), other[1])


def _counted(tokens: list[Token], figure: Figure) -> bool:
    """`items 58`: a plural before a number is counted by it, and a measure is its field."""
    _, text, entry, _ = tokens[figure.place - 1]
    return text.endswith("s") or bool(entry and OPTIONAL & set(entry))


def is_in_its_state(claim: Figure, figure: Figure, asked: Asked) -> bool:
    """`6 requests timed out` of `waiting=6`: the field's own state must be the one that is told."""
    field = figure.field
    if _STATE_FIELDS.isdisjoint(field) or not any(
        field.get(one, 0.0) >= _KEY for one in _STATE_FIELDS
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
    return any(_IDENTS & figure.field.keys() or not figure.field for figure in found)
