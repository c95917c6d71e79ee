"""Shares of a resource: what is used of it, or what is left.

Owns which of the two a share of a text is told of, where its name alone does not say so. Pure.
It cannot tell the side of a share whose text names no resource.
"""

from firsthand.rules.meaning.reading.figure import Figure

_RESOURCES = frozenset(
    {
        "memory",
        "cpu",
        "disk",
        "heap",
        "swap",
        "filesystem",
        "volume",
        "storage",
        "maxmemory",
        "inode",
    }
)
_TOLD = frozenset(
    {"used", "free", "available", "idle", "left", "low", "limit", "throttle", "change"}
)
"""What a share of a resource may be said to be."""
_KEY = 3.0
"""Weight of the name that a number's field has."""


def of_one_side(found: list[Figure], lower: str) -> list[Figure]:
    """An alert's value and its bound measure one thing: what is left (`< 10% left`), else what is used."""
    shares = {f.place for f in found if f.number.unit == "%"}
    found = [f if f.number.unit or f.place not in shares else f.but(field={}) for f in found]
    bounds = [f for f in found if f.compare and f.number.unit == "%"]
    if any("free" in f.field for f in bounds):
        return [f.but(field=_left(f.field)) if f.number.unit == "%" else f for f in found]
    if not any(one in lower for one in _RESOURCES):
        return found
    return [
        f.but(field=f.field | {"used": 1.0})
        if f in bounds and f.compare[0] == ">" and not f.field.keys() & _TOLD
        else f
        for f in found
    ]


def _left(field: dict[str, float]) -> dict[str, float]:
    if "free" in field:
        return field
    return {word: near for word, near in field.items() if word != "used"} | {"free": 1.0}


def used_share(figure: Figure) -> Figure:
    """`mem=91%`: a bare share of a resource is what is used of it."""
    field = figure.field
    if not _TOLD.isdisjoint(field):
        return figure
    if not any(near >= _KEY and word in _RESOURCES for word, near in field.items()):
        return figure
    return figure.but(field=field | {"used": _KEY / 2})
