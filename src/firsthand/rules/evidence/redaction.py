"""Masking of secrets. Owns what leaves the process readable: `[secret:kind:hmac8]`; pure.

1. Masks that stand already are set aside as atoms, so that nothing is masked twice.
2. Every row of the two tables, in order; each secret becomes an atom at once.
3. The atoms are written out. All this repeats until nothing changes.

The mask is keyed per installation and stable: equal secrets have an equal hmac8 whatever their
kind, so excerpts match and secrets can be compared. There is no cap on length: every pattern is
linear, so nothing escapes by being long.
"""

import hashlib
import hmac
import json
import re

from pydantic import JsonValue

from firsthand.rules.evidence.secret_context import IN_CONTEXT
from firsthand.rules.evidence.secret_names import ENDS_IN_NAME, can_be_secret, kind_of
from firsthand.rules.evidence.secret_table import SHAPED, Secret
from firsthand.rules.evidence.values import NESTING, TOO_DEEP

MASK = re.compile(r"\[secret:[a-z_]{1,20}:[0-9a-f]{8}\]")
ROWS = (*SHAPED, *IN_CONTEXT)
Row = tuple[str, tuple[int, ...]]
"""A hint, and the places of its patterns in ROWS."""
Hints = tuple[Row, ...]
_HINTS: Hints = tuple(
    (hint, tuple(place for place, row in enumerate(ROWS) if hint in row.hints))
    for hint in sorted({hint for row in ROWS for hint in row.hints})
)
_PARTS = ("gh", "k_", "1_", "_", "-", ".", "@", "auth", "pass", "pw", "sess")
"""Parts of several hints: without the part none of them need be looked for. The first counts."""
_NEEDED = {
    **dict.fromkeys(("curl", "wget", "http"), "-u"),
    **dict.fromkeys(("docker", "maria", "mysql"), "-p"),
    **dict.fromkeys(("oracle:thin:", "sqlplus"), "@"),
}
"""Hint → what else every one of its patterns needs."""


def _gate(hint: str) -> str:
    return _NEEDED.get(hint) or next((part for part in _PARTS if part in hint), "")


_UNGATED = tuple(row for row in _HINTS if not _gate(row[0]))
_GATED = tuple(
    (gate, tuple(row for row in _HINTS if _gate(row[0]) == gate))
    for gate in dict.fromkeys((*_PARTS, *_NEEDED.values()))
)
PASSES = 5
"""Most repetitions; two are the rule."""

INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\ufe00-\ufe0f\ufeff\U000e0000-\U000e0fff]"
)
"""What is not seen may stand inside a secret or its name; where one shows without it, it goes."""

GROUPED_DIGITS = re.compile(r"[0-9]{4}[ \-][0-9]{4}")
"""Without this there is no card number in groups, whose hints are single digits."""

SHORT = 15
"""An identifier of so many characters is too short for every row."""

_ENVIRONMENT = frozenset({"name", "key", "value", "valueFrom", "type", "secure", "sensitive"})
"""Keys of an object that names a variable and gives its value, as Kubernetes writes them."""

_ATOM_FIRST, _ATOM_LAST = 0xF0000, 0x10FFFD
_SET_ASIDE = re.compile(rf"{MASK.pattern}|[\U000f0000-\U0010ffff]")
_ATOMS = re.compile("[\U000f0000-\U0010ffff]")
_MASKS_ONLY = re.compile(rf"(?:{MASK.pattern})+")
_TRAILING = re.compile(r"[)\]}>.,:;]+\Z")


def hints_in(value: JsonValue) -> Hints:
    """The hints that stand anywhere in it: one look at the whole, before each part.

    Hints have no quotation mark, backslash or control character, so that JSON escapes none.
    """
    try:
        lower = json.dumps(value, ensure_ascii=False).lower()
    except (RecursionError, ValueError):
        return _HINTS
    if not lower.isascii():
        return _HINTS
    grouped = GROUPED_DIGITS.search(lower) is not None
    return tuple(row for row in _standing(lower) if grouped or not row[0].isdigit())


def _standing(lower: str) -> list[Row]:
    """The rows of all hints that stand in a text in lower case."""
    found = [(hint, places) for hint, places in _UNGATED if hint in lower]
    for gate, below in _GATED:
        if gate in lower:
            found += [(hint, places) for hint, places in below if hint in lower]
    return found


def nests(value: JsonValue, depth: int = 0) -> bool:
    """Whether it is nested so deeply that it is cut."""
    if not isinstance(value, (dict, list)):
        return False
    if depth >= NESTING:
        return True
    parts = value.values() if isinstance(value, dict) else value
    return any(nests(part, depth + 1) for part in parts)


class Redactor:
    """Masks with one key. Build one per installation; it keeps no state."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def text(self, text: str) -> str:
        """The text with every secret masked; masking again changes nothing."""
        return self._text(text, _HINTS)

    def value(self, value: JsonValue) -> JsonValue:
        """The same for JSON: strings and keys as text, and the value of a key that names a secret."""
        hints = hints_in(value)
        return self._value(value, 0, hints) if hints or nests(value) else value

    def _text(self, text: str, hints: Hints) -> str:
        if len(text) <= SHORT and text.isascii() and text.isidentifier():
            return text
        if not text.isascii() and INVISIBLE.search(text):
            visible = INVISIBLE.sub("", text)
            masked = self._text(visible, _HINTS)
            return text if masked == visible else masked
        for _ in range(PASSES):
            masked = self._once(text, hints)
            if masked == text:
                break
            text = masked
        return text

    def _value(self, value: JsonValue, depth: int, hints: Hints) -> JsonValue:
        if isinstance(value, str):
            return self._text(value, hints)
        if isinstance(value, (dict, list)) and depth >= NESTING:
            return TOO_DEEP
        if isinstance(value, list):
            return [self._value(item, depth + 1, hints) for item in value]
        if isinstance(value, dict):
            named = value.get("name", value.get("key")) if _ENVIRONMENT.issuperset(value) else None
            name = named if isinstance(named, str) else "value"
            return {
                self._text(key, hints): self._field(
                    name if key == "value" else key, item, depth, hints
                )
                for key, item in value.items()
            }
        return value

    def mask(self, kind: str, secret: str) -> str:
        """`[secret:kind:hmac8]` over the secret alone."""
        data = secret.encode(errors="surrogatepass")
        return f"[secret:{kind}:{hmac.new(self._key, data, hashlib.sha256).hexdigest()[:8]}]"

    def _field(self, key: str, value: JsonValue, depth: int, hints: Hints) -> JsonValue:
        header = key.lower().replace("_", "-").rpartition("-")[2]
        if header in ("authorization", "cookie") and isinstance(value, str) and value:
            return self._text(f"{header}: {value}", hints).removeprefix(f"{header}: ")
        named = ENDS_IN_NAME.search(key)
        if named is None:
            return self._value(value, depth + 1, hints)
        password = named["password"] is not None
        if isinstance(value, list):
            return [self._field(key, item, depth + 1, hints) for item in value]
        if isinstance(value, (int, float)) and not isinstance(value, bool) and password:
            return self.mask(kind_of(key), str(value))
        if not isinstance(value, str) or MASK.fullmatch(value):
            return self._value(value, depth + 1, hints)
        if not can_be_secret(value, password=password):
            return self._text(value, hints)
        return self.mask(kind_of(key), value)

    def _once(self, text: str, hints: Hints) -> str:
        atoms: list[str] = []

        def set_aside(part: str) -> str:
            if _ATOM_FIRST + len(atoms) > _ATOM_LAST:
                return part
            atoms.append(part)
            return chr(_ATOM_FIRST + len(atoms) - 1)

        def written_out(part: str) -> str:
            return _ATOMS.sub(lambda found: atoms[ord(found[0]) - _ATOM_FIRST], part)

        def masked(row: Secret, part: str) -> str:
            pieces: list[str] = []
            done = at = 0
            while found := row.pattern.search(part, at):
                start, end = _secret_span(found)
                secret = written_out(part[start:end])
                if not _is_secret(row, found, secret):
                    at = max(start, found.start() + 1)
                    continue
                kind = kind_of(found["name"]) if row.kind == "name" else row.kind
                pieces += part[done:start], set_aside(self.mask(kind, secret))
                done = at = end
            return "".join([*pieces, part[done:]]) if pieces else part

        if "[secret:" in text or (not text.isascii() and _ATOMS.search(text)):
            text = _SET_ASIDE.sub(lambda found: set_aside(found[0]), text)
        lower = text.lower()
        if hints is _HINTS:
            wanted = {place for _, places in _standing(lower) for place in places}
        else:
            wanted = {place for hint, places in hints if hint in lower for place in places}
        for place in sorted(wanted):
            text = masked(ROWS[place], text)
        return written_out(text) if atoms else text


def _is_secret(row: Secret, found: re.Match[str], secret: str) -> bool:
    if not secret or _MASKS_ONLY.fullmatch(secret):
        return False
    return row.check is None or row.check(found, secret)


def _secret_span(found: re.Match[str]) -> tuple[int, int]:
    """Where the secret stands, without the punctuation of the sentence after an unquoted one."""
    name = next(name for name in ("s", "s1", "s2", "s3", "s4") if _has(found, name))
    start, end = found.span(name)
    if name == "s4":
        trailing = _TRAILING.search(found[name])
        end = start + trailing.start() if trailing else end
    return start, end


def _has(found: re.Match[str], name: str) -> bool:
    return name in found.re.groupindex and found[name] is not None
