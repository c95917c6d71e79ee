"""The numbers of a text with what they belong to. A claim's and an evidence's are read alike. Pure."""

from itertools import pairwise
from typing import NamedTuple

from firsthand.rules.meaning.clauses import is_noun, tells
from firsthand.rules.meaning.fields import (
    AHEAD,
    COPULA,
    Weights,
    comparison_before,
    is_key,
    named_field,
    role_of,
    weigh,
    words_ahead,
    words_behind,
)
from firsthand.rules.meaning.lexicon.relations import ROLES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import KEY_UNITS
from firsthand.rules.meaning.quantities import Number, like
from firsthand.rules.meaning.tokens import (
    NAME,
    PORT,
    SIGN,
    STAMP,
    WORD,
    Token,
    field_before,
    follows,
)

MOST = 120
"""Numbers that are read of one text; those behind are not bound, so a claim on them is not derivable."""

NUMBERED = names(
    "process thread transaction connection task job member partition shard user node server replica leader"
    " broker port attempt rank step generation ident"
)
"""Kinds whose members are known by a number right behind the word."""
_GROUP = ("count", "record", "row", "similar", "total", "message", "event", "retry", "error")
"""What the count of a group of similar records counts."""
_WHOLE = names("expected need total")
"""Words for a whole, of which a part is not."""
_BE = frozenset({"is", "are", "was", "were"})
_WRAPS = frozenset({"[]", "()"})
_INHERIT = frozenset("[(/")
_JOINED = 2
_LABELS = 40
"""Tokens that the labels of a series may take."""
_PART_REACH = 4
_COORDINATED = 3
_NOTHING: Token = (SIGN, "", None, None)
_ELLIPTIC = 7
"""Tokens between a number and the one that counts the same without saying so."""
_QUALIFYING = frozenset({"with", "having"})
_STOPS = frozenset(",;.)⏎")
_CUTS = frozenset(";.:=⏎()[]")


class Figure(NamedTuple):
    place: int
    number: Number
    field: Weights
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
        if len(found) == MOST:
            break
        if place == 1 and tokens[0][1] == "[" and tokens[2:3] and tokens[2][1] == "]":
            continue  # [12.345s] at the head of a line: when, not how much
        if kind == PORT:
            found.append(Figure(place, number, {"port": 3.0, "line": 3.0}, "", "", False))
            continue
        field: Weights = {}
        stamp = -1
        compare, about = "", False
        key = field_before(tokens, place)
        if key > 0 and tokens[key - 1][1] in _BE and tokens[place - 1][1] == ":":
            key = -1  # 0/5 nodes are available: 2 of them …
        if key < 0 or tokens[place - 1][1] != "=":
            compare, about = comparison_before(tokens, place)
        if key >= 0 and tokens[key][0] == STAMP:
            stamp = key
        elif key >= 0:
            stamp = _stamp_behind(tokens, place)
            number = named_field(tokens, key, number, field)
            if place > 1 and tokens[place - 2][1] == "}":
                _of_labels(tokens, place - 2, field)
            if tokens[place - 1][1] == ":" and not is_key(tokens, place + 1):
                words_ahead(tokens, place, field)
        elif found and place - found[-1].place == 2 and tokens[place - 1][1] in _INHERIT:
            closing = follows(tokens, place + 1)
            floor = words_ahead(tokens, place + (closing is not None and closing[1] in ")]"), field)
            before = found[-1]
            found[-1] = before._replace(field=field | before.field)
            field = before.field | field
        else:
            number, floor = _in_prose(tokens, place, number, field, floor)
        found.append(Figure(place, number, field, role_of(field), compare, about, stamp))
    _join_parts(found, tokens)
    _inherit_counted(found, tokens)
    return _join_durations(found, tokens)


def _of_labels(tokens: list[Token], close: int, field: Weights) -> None:
    """What the labels of a series say of its number: `{resource="memory"}`."""
    for place in range(close - 1, max(-1, close - _LABELS), -1):
        kind, text, entry, _ = tokens[place]
        if text == "{":
            break
        if kind == WORD and entry and tokens[place - 1][1] == '"':
            weigh(field, text, entry, 1.0)


def _join_durations(found: list[Figure], tokens: list[Token]) -> list[Figure]:
    """`one hour and 47 minutes`, `3 小时 12 分钟`: one span in two units."""
    joined: list[Figure] = []
    for figure in found:
        before = joined[-1] if joined else None
        if (
            before is not None
            and before.number.unit == figure.number.unit == "s"
            and before.number.step > figure.number.step
            and figure.number.value < before.number.step
            and (
                figure.place - before.place == 1
                or (figure.place - before.place == _JOINED and tokens[before.place + 1][1] == "and")
            )
        ):
            number = figure.number
            whole = number._replace(value=before.number.value + number.value, written="compound")
            joined[-1] = before._replace(number=whole, field=before.field | figure.field)
            continue
        joined.append(figure)
    return joined


def _stamp_behind(tokens: list[Token], place: int) -> int:
    """The time of `first=12 at 2026-…`; -1 if there is none."""
    behind, stamp = follows(tokens, place + 1), follows(tokens, place + 2)
    timed = behind is not None and behind[1] == "at" and stamp is not None and stamp[0] == STAMP
    return place + 2 if timed else -1


def _in_prose(
    tokens: list[Token], place: int, number: Number, field: Weights, floor: int
) -> tuple[Number, int]:
    """The field of a number that no name stands before; returns the number and where the next begins."""
    before = tokens[place - 1] if place else None
    behind = follows(tokens, place + 1)
    around = (before[1] if before else "") + (behind[1] if behind else "")
    wrapped = around in _WRAPS
    opened = not wrapped and before is not None and _opens_a_count(tokens, place)
    qualified = behind is not None and behind[1] in _QUALIFYING
    end = place + 1 if qualified else words_ahead(tokens, place + wrapped, field)
    if _is_name_before_a_pair(tokens, place, end, number):
        field.clear()
        end = place + 1
    kinds = before[2] if before and not number.unit and before[0] != NAME else None
    if kinds and not NUMBERED.isdisjoint(kinds):
        field.clear()  # process 4120: the number is its name
        weigh(field, before[1] if before else "", kinds, COPULA)
    elif number.unit == "s" and before and before[1] == "for":
        field["duration"] = 2.0
    else:
        words_behind(tokens, place - (wrapped or opened), floor, field)
    if before is None:
        if behind and behind[1] == "similar":
            field.update(dict.fromkeys(_GROUP, 3.0))
        return number, end
    if before[1] == "第":
        field.update(attempt=1.5, retry=1.5)
    elif before[1] == "(" and behind and behind[1] == ":":
        field.update(error=3.0, code=3.0)  # (111: Connection refused)
    elif not number.unit and before[1] in KEY_UNITS:
        unit, factor = KEY_UNITS[before[1]]  # wait millis 60001
        number = Number(number.value * factor, unit, number.step * factor, before[1])
    elif before[1] == '"' and place > 1 and tokens[place - 2][1].startswith("HTTP/"):
        field.update(status=3.0, code=3.0, response=2.0, http=2.0, request=1.0)
        field["return"] = 2.0  # an access log's status
    return number, end


def _opens_a_count(tokens: list[Token], place: int) -> bool:
    """`parts (2000 with …)`, `the limit of [1980218931/1.8gb]`: what stands before the bracket is counted."""
    if place < _JOINED or tokens[place - 1][1] not in ("(", "["):
        return False
    behind = follows(tokens, place + 1)
    paired = tokens[place - 1][1] == "[" and behind is not None and behind[1] == "/"
    head = tokens[place - 2]
    return paired or (tokens[place - 1][1] == "(" and is_noun(head) and head[1].endswith("s"))


def _inherit_counted(found: list[Figure], tokens: list[Token]) -> None:
    """`expected 9 fields, got 8`: a number that counts nothing counts what the one before it counts."""
    for index, (before, figure) in enumerate(pairwise(found)):
        _share_tail(found, index, tokens)
        behind = follows(tokens, figure.place + 1)
        last = follows(tokens, figure.place + 2)
        bare = behind is None or behind[1] in _STOPS or behind[1] in _BE
        bare = bare or (tells(behind or _NOTHING) and (last is None or last[1] in _STOPS))
        near = figure.place - before.place <= _ELLIPTIC and not (
            figure.number.unit or before.number.unit
        )
        counted = follows(tokens, before.place + 1)
        if not (bare and near) or counted is None or not is_noun(counted):
            continue
        between = tokens[before.place + 1 : figure.place]
        texts = {text for _, text, _, _ in between}
        if texts & _CUTS or "," not in texts:
            continue
        field = dict(figure.field)
        for token in tokens[before.place + 1 : before.place + _COORDINATED]:
            if tells(token):
                break
            if is_noun(token):
                weigh(field, token[1], token[2], AHEAD)
        found[index + 1] = figure._replace(field=field)


def _share_tail(found: list[Figure], index: int, tokens: list[Token]) -> None:
    """`2 active and 0 backup servers left`: both count servers, and what is left."""
    first, second = found[index], found[index + 1]
    joined = second.place - first.place == _COORDINATED and tokens[second.place - 1][1] == "and"
    own = tokens[first.place + 1][1].endswith("s")
    if not joined or own or first.number.unit or second.number.unit:
        return
    tail: Weights = {}
    words_ahead(tokens, second.place + 1, tail)
    found[index] = first._replace(field=tail | first.field)


def _is_name_before_a_pair(tokens: list[Token], place: int, end: int, number: Number) -> bool:
    """`SKU 40021 available 3`: the words between two numbers belong to the second."""
    if number.unit or not place or not is_noun(tokens[place - 1]) or end <= place + 1:
        return False
    return end < len(tokens) and tokens[end][3] is not None


def _join_parts(found: list[Figure], tokens: list[Token]) -> None:
    """`1 of the expected 3 replicas`: the part counts what the whole counts, and has its unit."""
    for index, part in enumerate(found[:-1]):
        whole = found[index + 1]
        if whole.place - part.place > _PART_REACH or tokens[part.place + 1][1] != "of":
            continue
        if part.number.unit == "%" != whole.number.unit:
            continue  # 90 % of the last 8 seconds
        if any(one[0] == NAME for one in tokens[part.place + 1 : whole.place]):
            continue  # step 3 of 7 of nightly-export took 642 seconds
        number = part.number
        if not number.unit and whole.number.unit and whole.number.value:
            number = like(number, whole.number)
        field = {
            word: near
            for word, near in whole.field.items()
            if word not in ROLES and word not in _WHOLE
        }
        joined = field if part.role else field | part.field
        found[index] = part._replace(number=number, field=joined, role="")
        if not whole.role:
            found[index + 1] = whole._replace(field=joined | whole.field)
