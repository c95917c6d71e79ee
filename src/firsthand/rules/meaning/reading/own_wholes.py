"""Shares that each name what they are of: `using 96% of space and 41% of inodes`.

Owns whose such a share is: of the word behind its `of`, and of no whole that another share names. Pure.
It cannot tell of what a share is that names no whole.
"""

from firsthand.rules.meaning.reading.fields import NAMED
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.tokens.token import Token

_LIGHT = frozenset({"the", "its", "all", "their"})
_REACH = 4
_LEAST = 2


def of_their_wholes(found: list[Figure], tokens: list[Token]) -> list[Figure]:
    """The figures, each share that names its whole without the words of the others."""
    wholes = {one.place: _whole(one, tokens) for one in found if one.number.unit == "%"}
    named = {whole for whole in wholes.values() if whole}
    if len(named) < _LEAST:
        return found
    return [
        one.but(field=_apart(one.field, own, named - {own}))
        if (own := wholes.get(one.place))
        else one
        for one in found
    ]


def _whole(figure: Figure, tokens: list[Token]) -> tuple[str, ...]:
    """The concepts of the word behind `of`; none where there is no `of`."""
    behind = tokens[figure.place + 1 : figure.place + 1 + _REACH]
    if not behind or behind[0][1] != "of":
        return ()
    word = next((one for one in behind[1:] if one[1] not in _LIGHT), None)
    return tuple(word[2] or ()) if word is not None and word[3] is None else ()


def _apart(
    field: dict[str, float], own: tuple[str, ...], others: set[tuple[str, ...]]
) -> dict[str, float]:
    foreign = {one for other in others for one in other}.difference(own)
    left = {word: near for word, near in field.items() if word not in foreign}
    return left | dict.fromkeys(own, NAMED)
