"""Used or free: on which side a share stands.

Owns the words around a share, and the heading above it in a table, that say whether it is used or left. Pure,
linear.
It cannot tell the side of a half, which is both.
"""

from collections.abc import Container

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import holds_any

_USED = r"(?:used?|usage|in use|full|occupied|taken|utili[sz]\w+|已用|使用率?|占用率?|用量)"
_FREE = r"(?:free|avail\w*|idle|left|unused|remaining|spare|可用|剩余|空闲|未用)"
_SHARE = r"(?<![\w.])(\d+(?:\.\d+)?) ?%"
_BEFORE = lazy(rf"({_USED})|({_FREE})")
_SHARES = lazy(_SHARE)
_SIDES_OF_SHARES = ("use", "usage", "free", "avail", "idle", "left", "用", "剩余", "空闲")
_STOP = lazy(r"[,;⏎|(){}]|\.\s|a(?<!\wa)nd\b|b(?<!\wb)ut\b|w(?<!\ww)hile\b|  ")
"""Each begins with a sign or a letter, so that the search leaps."""
_REACH = 40


def used_or_free(said: str, text: str) -> Finding | None:
    """`5 % is free` of a column of what is used; 使用率为 12% of 可用 12%."""
    if not holds_any(said, _SIDES_OF_SHARES):
        return None
    mine = {number: sides for number, sides in _shares(said).items() if sides and number != "50"}
    theirs = _shares(text, mine) | _columns(text) if mine else {}
    for number, sides in mine.items():
        held = theirs.get(number)
        if held and not sides & held:
            return Finding(CONTRADICTED, "side_of_share", number)
    return None


def _shares(text: str, asked: Container[str] | None = None) -> dict[str, set[str]]:
    """Each share, or each that is asked for, with the sides that the words right around it give it."""
    found: dict[str, set[str]] = {}
    for one in _SHARES.finditer(text):
        if asked is not None and one[1] not in asked:
            continue
        before = _STOP.split(text[max(0, one.start() - _REACH) : one.start()])[-1]
        behind = _STOP.split(text[one.end() : one.end() + _REACH])[0]
        near = [*_BEFORE.finditer(before)][-1:] or [*_BEFORE.finditer(behind)][:1]
        sides = {"used" if side[1] else "free" for side in near}
        if sides or one[1] in found:
            found[one[1]] = found.get(one[1], set()) | sides
    return found


def _columns(text: str) -> dict[str, set[str]]:
    """The same of a table with a heading of its own line: `Use%` above `5%`."""
    lines = [one.split() for one in text.split("⏎")] if "⏎" in text else []
    found: dict[str, set[str]] = {}
    heading = lines[0] if lines else []
    for line in lines[1:]:
        for name, cell in zip(heading, line, strict=False):
            if cell.endswith("%") and "%" in name:
                side = "used" if "use" in name else "free"
                found.setdefault(cell[:-1], set()).add(side)
    return found
