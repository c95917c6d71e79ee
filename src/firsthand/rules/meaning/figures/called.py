"""What a number is called in its text: the words of its key or its phrase, and of the brackets around it.

Owns the words by which a sentence may mean one number of a text and no other: signed concepts, spellings and
the number of the record (`#1` of `(brokerId: 1, endOffset: 9000)`). Read where plain binding failed. Pure.
It cannot name a number by a heading that stands lines above it.
"""

from firsthand.rules.meaning.figures.wholes import name_of
from firsthand.rules.meaning.lexicon import WORDS, Entry
from firsthand.rules.meaning.lexicon.kinds import OPTIONAL
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import NUMBERED, singular
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.token import (
    NAME,
    NUMBER,
    PORT,
    SIGN,
    Token,
    field_before,
    follows,
    numbered,
)

Words = frozenset[str]
MOST = 24
"""Figures of a text that are tried by what they are called."""
_BACK, _AHEAD, _INSIDE = 6, 4, 14
_ENDS = frozenset(".,;:()[]{}⏎")
_BEFORE_KEY = 2
"""Words before a key that belong to its name: `Max Memory Used: 487 MB`."""
_COPULAS = frozenset({"为", "是", "is", "was", "达", "达到"})
_AND = frozenset({"and", "or", "but", "和", "与", "及"})
_KEYS = frozenset(":=")
_CLOSING = frozenset(")]⏎")
_NUMBERED = NUMBERED | {sign + one for one in NUMBERED for sign in "-+"}
_OF_ANOTHER = _KEYS | _COPULAS
"""What stands behind a word that is of the next number."""


def _meant(entry: Entry) -> Words:
    """The concepts of an entry, without its marks and the sign of what is so."""
    return frozenset([one.lstrip("+") for one in entry if one[0] != "!"])


_MEANT = {entry: _meant(entry) for entry in WORDS.values()}
"""The same of all entries of the lexicon."""


def called(figure: Figure, evidence: Evidence) -> Words:
    """The words that tell one number of a text from its neighbours."""
    words = evidence.calls.get(figure.place)
    if words is None:
        words = evidence.calls[figure.place] = _called(figure, evidence)
    return words


def _called(figure: Figure, evidence: Evidence) -> Words:
    tokens, place, key = evidence.tokens, figure.place, figure.key
    found = set(name_of(figure, evidence))
    if key >= 0:
        for at in range(key - 1, max(0, key - _BEFORE_KEY) - 1, -1):
            token = tokens[at]
            if token[0] == SIGN or token[3] is not None:
                break
            found |= spelled(token)
    else:
        found |= _phrase(tokens, place)
    if place and "(" in evidence.text:
        found |= _bracket(tokens, place)
    return frozenset(found - OPTIONAL)


def told(asked: Asked, start: int, end: int) -> Words:
    """What a sentence says between two places, in the same words."""
    found: set[str] = set()
    tokens = asked.tokens
    for part in (*asked.parts, *asked.names):
        if start <= part.place < end:
            token = tokens[part.place]
            options = part.options
            if options:
                found.update(options)
                if options != token[2] and not set(options).issubset(token[2] or ()):
                    continue
            found |= spelled(token)
    start = max(start, 1)
    for place in numbered(tokens, start, end):
        found |= identity(tokens, place)
    return frozenset(found - OPTIONAL)


def spelled(token: Token) -> set[str]:
    """The concepts of a word, its pieces and its spelling."""
    kind, text, entry, number = token
    if kind == SIGN or number is not None or (entry == () and kind != NAME):
        return set()
    lower = text.lower()
    found = {lower if kind == NAME else singular(lower)}
    if entry:
        found |= _MEANT.get(entry) or _meant(entry)
    return found


def _phrase(tokens: list[Token], place: int) -> set[str]:
    """The words around a number that no key stands before, up to a sign or another number."""
    found: set[str] = set()
    for at in range(place - 1, max(0, place - _BACK) - 1, -1):
        token = tokens[at]
        if token[1] in _ENDS or token[1] in _AND or token[0] in (NUMBER, PORT):
            break
        found |= spelled(token)
    start = place + 1
    if start < len(tokens) and tokens[start][1] == "(" and _is_converted(tokens, place):
        start = place + 4  # 3184 bytes (3.10 KB) sent
    for at in range(start, min(len(tokens), start + _AHEAD)):
        token = tokens[at]
        if token[1] in _ENDS or token[0] in (NUMBER, PORT):
            break
        behind = follows(tokens, at + 1)
        if behind is not None and (behind[1] in _OF_ANOTHER or behind[3] is not None):
            break  # queue 5 has a backlog of 76112
        found |= spelled(token)
    return found


def _is_converted(tokens: list[Token], place: int) -> bool:
    """Whether the same number in another unit stands in brackets behind one."""
    if place + 3 >= len(tokens) or tokens[place + 3][1] != ")":
        return False
    other = tokens[place + 2][3]
    return other is not None and bool(other.unit)


def _bracket(tokens: list[Token], place: int) -> set[str]:
    """The head of the brackets around a number, the names in them and the number of their record."""
    start = place - 1
    least = max(0, place - _INSIDE + 1)
    while tokens[start][1] != "(":
        if start <= least or tokens[start][1] in _CLOSING:
            return set()
        start -= 1
    head = start - 1 - (start > 0 and tokens[start - 1][1] == ":")
    found = spelled(tokens[head]) if head >= 0 else set()
    for at in range(start + 1, min(len(tokens), start + _INSIDE)):
        kind, text, _, number = tokens[at]
        if text == ")":
            break
        if number is not None:
            if at != place:
                found |= identity(tokens, at)
        elif kind == NAME and tokens[at - 1][1] in _KEYS:
            found.add(text.lower())
    return found


def identity(tokens: list[Token], place: int) -> set[str]:
    """`#1` of `broker 1` and of `brokerId: 1`; a plural is counted, and has no number."""
    number = tokens[place][3]
    if number is None or number.unit:
        return set()
    if tokens[place - 1][0] != SIGN:
        named = _may_be_named(tokens[place - 1], False)
    else:
        key = field_before(tokens, place)
        named = _may_be_named(tokens[key if key >= 0 else place - 1], key >= 0)
    return {f"#{number.value:g}"} if named else set()


def _may_be_named(before: Token, is_key: bool) -> bool:
    """Whether a word before a number is of a kind whose members have one, or of no kind that is known."""
    _, text, kinds, _ = before
    if text.endswith("s"):
        return False
    if kinds is None:
        return not is_key and text.isalpha() and text.isascii()
    return not _NUMBERED.isdisjoint(kinds)
