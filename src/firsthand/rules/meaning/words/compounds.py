"""Words of a sentence that a text writes as one: `IKE SA` of `IKE_SA`, `placement groups` of `pgs`.

Owns two readings of neighbouring words: as the pieces of one name of the text, in their order, and as the
letters of its short form. Pure.
It cannot tell two long forms of one short form apart.
"""

from itertools import pairwise

from firsthand.rules.meaning.lexicon import LIGHT_WORDS
from firsthand.rules.meaning.lexicon.units import UNITS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.token import NAME, WORD, Token

_REACH = 3
"""Words on either side."""
_OF_WORDS = (WORD, NAME)
_LEAST, _MOST = 2, 4
"""Letters of a short form."""


def is_in_a_compound(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether the text writes a word and its neighbours as one name, or by their first letters."""
    words, at = _around(part, asked)
    if len(words) < _LEAST:
        return False
    lower = evidence.lower
    if words[at].rstrip("s") in lower:
        for pair in pairwise(words[max(0, at - 1) : at + 2]):
            if pair[0] not in lower or pair[1].rstrip("s") not in lower:
                continue
            if any(_follow(pair, name) for name in evidence.pieces if len(name) > 1):
                return True
    return _shortened(words, at, evidence)


def _around(part: Part, asked: Asked) -> tuple[list[str], int]:
    """The words up to a sign or the next light one, and which of them is meant."""
    tokens, place = asked.tokens, part.place
    ahead: list[str] = []
    for token in reversed(tokens[max(0, place - _REACH) : place]):
        words = _words(token)
        ahead[:0] = words
        if not words or token[1] in LIGHT_WORDS:
            break
    around = ahead + tokens[place][1].lower().split()
    for token in tokens[place + 1 : place + 1 + _REACH]:
        words = _words(token)
        around += words
        if not words or token[1] in LIGHT_WORDS:
            break
    return around, len(ahead)


def _words(token: Token) -> list[str]:
    kind, text, _, _ = token
    if kind not in _OF_WORDS or not text.replace(" ", "").isalpha():
        return []
    return text.lower().split()


def _follow(pair: tuple[str, str], name: tuple[str, ...]) -> bool:
    return any(
        pair[0] == first and pair[1].rstrip("s") == second.rstrip("s")
        for first, second in pairwise(name)
    )


def _shortened(words: list[str], at: int, evidence: Evidence) -> bool:
    """`round trip time` of `rtt`; the letters must be no word of their own."""
    words, at = _between_light_words(words, at)
    letters = "".join([one[0] for one in words])
    for length in range(_LEAST, min(_MOST, len(words)) + 1):
        for start in range(max(0, at - length + 1), min(at, len(words) - length) + 1):
            short = letters[start : start + length]
            if short.rstrip("s") not in evidence.lower or short in LIGHT_WORDS or short in UNITS:
                continue
            if _is_a_piece(short, words[start + length - 1], evidence):
                return True
    return False


def _between_light_words(words: list[str], at: int) -> tuple[list[str], int]:
    """The words around one of them up to the next light ones, which no short form has a letter of."""
    if words[at] in LIGHT_WORDS:
        return [], 0
    start, end = at, at + 1
    while start and words[start - 1] not in LIGHT_WORDS:
        start -= 1
    while end < len(words) and words[end] not in LIGHT_WORDS:
        end += 1
    return words[start:end], at - start


def _is_a_piece(short: str, last: str, evidence: Evidence) -> bool:
    plural = f"{short}s" if last.endswith("s") else short
    return any(short in name or plural in name for name in evidence.pieces)
