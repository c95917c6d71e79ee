"""Names that a text writes as a range: `gpu[04-07]` names gpu04, gpu05, gpu06 and gpu07.

Owns whether such a range holds a name, and how many it holds. Pure, linear in the text.
It cannot read a range whose brackets stand inside the name.
"""

from collections.abc import Iterable

from firsthand.rules.lazy import lazy

_RANGE = lazy(
    r"(?<![\w-])([a-z][a-z_.-]*\d*[a-z_.-]*)\[(\d{1,6}(?:-\d{1,6})?(?:,\d{1,6}(?:-\d{1,6})?)*)\]"
)
_NUMBERED = lazy(r"([a-z][\w.-]*?)(\d{1,6})\Z")
_COUNTED = lazy(
    r"([a-z]{3,})[a-z]*[ =:]{1,2}(?<![\w-])[a-z][a-z_.-]*\d*[a-z_.-]*"
    r"\[(\d{1,6}(?:-\d{1,6})?(?:,\d{1,6}(?:-\d{1,6})?)*)\]"
)
_OPENS = lazy(r"\[(?<=[\d_.a-z-]\[)\d")
"""How every range begins."""
_STEM = 3
_MOST = 10_000


def in_a_range(name: str, lower: str) -> bool:
    """Whether a name, in lower case, stands in a range of the text."""
    found = _NUMBERED.match(name) if "[" in lower else None
    if found is None:
        return False
    head, digits = found.groups()
    return any(
        one == head
        and any(
            len(low) == len(digits) and int(low) <= int(digits) <= int(high)
            for low, high in _ends(spelled)
        )
        for one, spelled in _RANGE.findall(lower)
    )


def counted(lower: str, count: float, nouns: Iterable[str]) -> bool:
    """Whether a range right behind one of the nouns holds so many: `Nodes gpu[04-07]`, four nodes."""
    if _OPENS.search(lower) is None:
        return False
    heads = {one[:_STEM] for one in nouns if len(one) >= _STEM}
    return any(
        sum(int(high) - int(low) + 1 for low, high in _ends(spelled)) == count
        for noun, spelled in _COUNTED.findall(lower)
        if noun[:_STEM] in heads
    )


def _ends(spelled: str) -> list[tuple[str, str]]:
    """First and last number of each piece."""
    pieces = [one.partition("-") for one in spelled.split(",")]
    return [
        (low, high or low)
        for low, _, high in pieces
        if int(low) <= int(high or low) < int(low) + _MOST
    ]
