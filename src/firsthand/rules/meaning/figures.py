"""Numbers with what they belong to: which field, which role, which comparator.

Owns the binding number ↔ field. In `name=value`, `name: value` and JSON the field is the name; in
prose it is the words around the number, the nearer the more, up to the next number or sign. A claim's
numbers and an evidence's numbers are read alike. Pure.
It cannot bind a number to a field that stands in another sentence.
"""

import re
from typing import NamedTuple

from firsthand.rules.meaning.facts import field_before
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.relations import ALIASES, ROLES
from firsthand.rules.meaning.lexicon.units import KEY_UNITS
from firsthand.rules.meaning.quantities import Number, like
from firsthand.rules.meaning.scan import NAME, NUMBER, PORT, SIGN, STAMP, WORD, Token

Weights = dict[str, float]
"""Concept or plain word → how near it stands to the number."""

COMPARATORS = {"!gt": ">", "!ge": ">=", "!lt": "<", "!le": "<="}
_REACH = 4
_COPULAS = frozenset(
    [
        "=",
        ":",
        "为",
        "是",
        "达",
        "达到",
        "到",
        "至",
        "is",
        "was",
        "at",
        "of",
        "to",
        "are",
        "were",
        "reached",
        "stood",
        "equals",
        "共",
        "有",
    ]
)
_STATISTICS = frozenset(["max", "min", "avg", "median", "p90", "p95", "p99"])
_SAYS_NOTHING = frozenset(("count", "value"))
_GROUP = ("count", "record", "row", "similar", "total", "message", "event", "retry", "error")
"""What the count of a group of similar records counts."""
_WHOLE = frozenset({"expected", "need", "total"})
"""Words for a whole, of which a part is not."""
_WRAPS = frozenset({"[]", "()"})
_INHERIT = frozenset("[(/")


class Figure(NamedTuple):
    place: int
    number: Number
    field: Weights
    """Concepts and words of its field, with their weights; a named field weighs 3."""
    role: str
    """`limit`, `max`, `min`, `avg`, `p99`, …; empty for a plain value."""
    compare: str
    """`>`, `>=`, `<`, `<=` or empty."""
    about: bool
    stamp: int = -1
    """Token of the time that the number belongs to, where the number is a point of a series."""


def figures(tokens: list[Token]) -> list[Figure]:
    """Every number of a text, in order."""
    found: list[Figure] = []
    floor = 0
    for place, (kind, _, _, number) in enumerate(tokens):
        if number is None:
            continue
        if kind == PORT:
            found.append(Figure(place, number, {"port": 3.0, "line": 3.0}, "", "", False))
            continue
        field: Weights = {}
        key = field_before(tokens, place)
        if key >= 0 and tokens[place - 1][1] == "=":
            compare, about = "", False
        else:
            compare, about = _comparison(tokens, place)
        stamp = -1
        if key >= 0 and tokens[key][0] == STAMP:
            stamp = key
        elif key >= 0:
            if (
                place + 2 < len(tokens)
                and tokens[place + 1][1] == "at"
                and tokens[place + 2][0] == STAMP
            ):
                stamp = place + 2
            number = _named(tokens, key, number, field)
            if tokens[place - 1][1] == ":" and not _is_key(tokens, place + 1):
                _ahead(tokens, place, field)
        elif found and place - found[-1].place == 2 and tokens[place - 1][1] in _INHERIT:
            closes = place + 1 < len(tokens) and tokens[place + 1][1] in ")]"
            floor = _ahead(tokens, place + closes, field)
            before = found[-1]
            found[-1] = before._replace(field=field | before.field)
            field = before.field | field
        else:
            floor_here = floor
            wrapped = (
                0 < place < len(tokens) - 1
                and tokens[place - 1][1] + tokens[place + 1][1] in _WRAPS
            )
            floor = _ahead(tokens, place + wrapped, field)
            if number.unit == "s" and place and tokens[place - 1][1] == "for":
                field["duration"] = 2.0
            else:
                _behind(tokens, place - wrapped, floor_here, field)
            if place and tokens[place - 1][1] == "第":
                field.update(attempt=1.5, retry=1.5)
            if place == 0 and len(tokens) > 1 and tokens[1][1] == "similar":
                field.update(dict.fromkeys(_GROUP, 3.0))
            elif (
                place
                and tokens[place - 1][1] == "("
                and tokens[place + 1 : place + 2]
                and tokens[place + 1][1] == ":"
            ):
                field.update(error=3.0, code=3.0)  # (111: Connection refused)
            elif place and not number.unit and tokens[place - 1][1] in KEY_UNITS:
                unit, factor = KEY_UNITS[tokens[place - 1][1]]
                number = Number(
                    number.value * factor, unit, number.step * factor, tokens[place - 1][1]
                )
            if (
                place > 1
                and tokens[place - 1][1] == '"'
                and tokens[place - 2][1].startswith("HTTP/")
            ):
                field.update(status=3.0, code=3.0, response=2.0, http=2.0, request=1.0)
                field["return"] = 2.0  # an access log's status
        found.append(Figure(place, number, field, _role(field), compare, about, stamp))
    for index, figure in enumerate(found[:-1]):
        whole = found[index + 1]
        if whole.place - figure.place <= 4 and tokens[figure.place + 1][1] == "of":
            found[index] = _part_of(figure, whole)
            if not whole.role:
                found[index + 1] = whole._replace(field=figure.field | whole.field)
    return found


def _part_of(part: Figure, whole: Figure) -> Figure:
    """`1 of the expected 3 replicas`: the part counts what the whole counts, and has its unit."""
    number = part.number
    if not number.unit and whole.number.unit and whole.number.value:
        number = like(number, whole.number)
    field = {word: near for word, near in whole.field.items() if word not in ROLES and word not in _WHOLE}
    return part._replace(
        number=number, field=field | part.field if not part.role else field, role=""
    )


def _is_key(tokens: list[Token], place: int) -> bool:
    """Whether a word, or the second of two, names a field of its own."""
    return any(text in ":=" for kind, text, _, _ in tokens[place + 1 : place + 3] if kind == SIGN)


def _named(tokens: list[Token], key: int, number: Number, field: Weights) -> Number:
    """The name of a field and up to two words before it; a unit that ends the name is the number's."""
    place = key
    while place >= 0 and key - place < 3 and tokens[place][0] not in (SIGN, NUMBER, PORT):
        kind, text, entry, _ = tokens[place]
        weight = 3.0 if place == key else 1.5
        _weigh(field, text.lower(), entry, weight)
        if kind == NAME and "." in text:
            field.update(line=2.0, port=2.0)
        if place == key and not number.unit:
            ending = _KEY_UNIT.search(text)
            if ending:
                unit, factor = KEY_UNITS[(ending[1] or ending[0]).lower().strip("_.")]
                low = None if number.low is None else number.low * factor
                number = Number(number.value * factor, unit, number.step * factor, ending[0], low)
        place -= 1
    if key > 1 and tokens[key - 1][1] == ":" and tokens[key - 2][0] == WORD:
        for role in [word for word in field if word in ROLES]:  # used: limits.memory=60Gi
            del field[role]
        _weigh(field, tokens[key - 2][1], tokens[key - 2][2], 3.0)
    return number


_KEY_UNIT = re.compile(
    r"(?:[_.](?:ns|us|ms|s|sec|secs|kb|mb|gb|pct)|(?i:[_.]?(?:nanos|millis|milliseconds|seconds|minutes|bytes|percent))|Ms)\Z"
    r"|(?:^|_)(seconds|minutes|hours|days|bytes|percent|millis)_"
)


def _ahead(tokens: list[Token], place: int, field: Weights) -> int:
    """The words that follow, up to a sign or number; returns where the words right behind it end."""
    weight, reach, run = 2.0, 0, True
    part_of = place + 1 < len(tokens) and tokens[place + 1][1] == "of"
    end = place + 1
    for index in range(place + 1, min(place + 1 + 2 * _REACH, len(tokens))):
        kind, text, entry, number = tokens[index]
        if kind == SIGN or number is not None:
            break
        if entry == ():
            run = run and text == "的"
            if index == place + 1 and kind == "w":
                weight = 1.0
            continue
        if entry and _belongs_ahead(entry, tokens, index):
            break
        if kind == NAME:
            entry = _name_entry(text, entry)
        elif part_of and entry and any(one in ROLES for one in entry):
            continue
        _weigh(field, text, entry, weight)
        if run:
            end = index + 1
        weight *= 0.6
        reach += 1
        if reach == _REACH:
            break
    return end


def _name_entry(text: str, entry: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """The parts of `maxActive` name a field; those of `HikariPool-1` or of an address do not."""
    return entry if text.isalpha() or "_" in text else None


def _belongs_ahead(entry: tuple[str, ...], tokens: list[Token], index: int) -> bool:
    """Whether a word opens a comparison or names the role of the number right behind it."""
    if any(meaning in COMPARATORS for meaning in entry):
        return True
    if tokens[index - 1][1] == "的" or tokens[index - 1][3] is not None:
        return False
    following = tokens[index + 1] if index + 1 < len(tokens) else None
    return following is not None and following[3] is not None and any(one in ROLES for one in entry)


def _behind(tokens: list[Token], place: int, floor: int, field: Weights) -> None:
    """The words before, back to a sign, a number, or words that belong to one."""
    weight, reach = 1.2, 0
    if place and tokens[place - 1][1] in _COPULAS:
        weight = 2.4
    for index in range(place - 1, floor - 1, -1):
        kind, text, entry, number = tokens[index]
        if number is not None or (kind == SIGN and text not in "=>\"'<~"):
            break
        if text in ("line", "行") and index == place - 1:
            field["line"] = 2.0
        if entry == () or kind == SIGN:
            continue
        if kind == NAME:
            entry = _name_entry(text, entry) if index == place - 1 else None
        _weigh(field, text, entry, weight)
        weight *= 0.6
        reach += 1
        if reach == _REACH:
            break


def _weigh(field: Weights, text: str, entry: tuple[str, ...] | None, weight: float) -> None:
    if not entry:
        if weight > field.get(text, 0.0):
            field[text] = weight
        return
    for meaning in entry:
        if meaning[0] != "!":
            meaning = meaning.lstrip("-+")
            if meaning not in THING_NAMES and weight < 3.0:
                weight *= 0.5
            if weight > field.get(meaning, 0.0) and meaning not in _SAYS_NOTHING:
                field[meaning] = weight
            for alias in ALIASES.get(meaning, ()):
                if weight * 0.5 > field.get(alias, 0.0):
                    field[alias] = weight * 0.5


def _comparison(tokens: list[Token], place: int) -> tuple[str, bool]:
    """The comparator that governs the number: within two tokens before, or right behind."""
    compare, about = "", False
    for index in range(place - 1, max(-1, place - 5), -1):
        kind, text, entry, number = tokens[index]
        if number is not None or (kind == SIGN and text not in "<>=~≈"):
            break
        if kind == SIGN:
            if text in "<>" and not (index and tokens[index - 1][3] is not None):
                compare = text
            elif text in "~≈":
                about = True
            continue
        marks = [meaning for meaning in entry or () if meaning[0] == "!"]
        if text == "for":
            break
        if "!by" in marks and index == place - 1 and kind == "w":
            break
        if "!about" in marks:
            about = True
        for mark in marks:
            if mark in COMPARATORS and not compare:
                compare = COMPARATORS[mark]
        if entry and not any(one in ROLES for one in entry) and not marks and index < place - 1:
            if tokens[place - 1][1] != "of" or index < place - 2:
                break
    if place + 1 < len(tokens):
        for meaning in tokens[place + 1][2] or ():
            if meaning in ("!ge", "!le") and not compare:
                compare = COMPARATORS[meaning]
            elif meaning == "!about":
                about = True
    return compare, about


def _role(field: Weights) -> str:
    role, weight = "", 0.24
    nearest = max(field.values(), default=0.0)
    for meaning, near in field.items():
        if near > weight and meaning in ROLES and (near > 0.7 * nearest or meaning in _STATISTICS):
            role, weight = ROLES[meaning], near
    return role
