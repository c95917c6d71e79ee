"""The numbers of a text with what they belong to. A claim's and an evidence's are read alike. Pure."""

from firsthand.rules.meaning.lexicon.relations import ROLES
from firsthand.rules.meaning.lexicon.units import KEY_UNITS
from firsthand.rules.meaning.reading.clauses import is_noun
from firsthand.rules.meaning.reading.compared import COMPARING, comparison_before
from firsthand.rules.meaning.reading.fields import (
    COPULA,
    NAMED,
    NUMBERED,
    Weights,
    is_key,
    named_field,
    role_of,
    weigh,
    words_ahead,
    words_behind,
)
from firsthand.rules.meaning.reading.figure import Figure as Figure
from firsthand.rules.meaning.reading.hints import IS
from firsthand.rules.meaning.reading.neighbours import (
    TO,
    inherit_changed,
    inherit_counted,
    join_durations,
    join_parts,
    of_their_heads,
)
from firsthand.rules.meaning.reading.own_wholes import of_their_wholes
from firsthand.rules.meaning.tokens.quantities import Number
from firsthand.rules.meaning.tokens.token import (
    GIVING,
    HAN,
    NAME,
    PORT,
    SIGN,
    STAMP,
    WORD,
    Token,
    field_before,
    follows,
    numbered,
)

MOST = 120
"""Numbers that are read of one text; those behind are not bound, so a claim on them is not derivable."""

_ROLES = frozenset(ROLES)
_BETWEEN = frozenset({"!per", "!about"})
_GROUP = ("count", "record", "row", "similar", "total", "message", "event", "retry", "error")
"""What the count of a group of similar records counts."""
_COUNTS = frozenset("数量")
"""How a Chinese word ends that counts."""
_BEING = ("为", "是")
_WRAPS = frozenset({"[]", "()"})
_INHERIT = frozenset("[(/")
_OPENING = ("(", "[")
_JOINED = 2
_NOTHING: Token = (SIGN, "", None, None)
_LABELS = 40
"""Tokens that the labels of a series may take."""
_QUALIFYING = frozenset({"with", "having"})
_TOTAL = 4
"""Tokens from a number to the one behind `]/[`."""


def figures(tokens: list[Token], texts: list[str]) -> list[Figure]:
    """Every number of a text, in order; `texts`: the spellings of the tokens."""
    found: list[Figure] = []
    floor = 0
    parts = changes = heads = False
    compares: bool | None = None
    for place in numbered(tokens):
        kind, _, _, number = tokens[place]
        if number is None or len(found) == MOST:
            break
        if place == 1 and texts[0] == "[" and texts[2] == "]":
            continue  # [12.345s] at the head of a line: when, not how much
        sign, then = texts[place - 1], texts[place + 1]
        parts |= then == "of"
        if kind == PORT:
            found.append(Figure(place, number, {"port": 3.0, "line": 3.0}, "", "", False))
            continue
        field: Weights = {}
        stamp = -1
        compare, about = "", False
        key = named = field_before(tokens, place) if sign in GIVING else -1
        changes |= sign in TO
        if sign == ":" and key >= 0:
            heads = True
            if key and tokens[key - 1][1] in IS:
                key = -1  # 0/5 nodes are available: 2 of them …
        if key < 0 or sign != "=":
            if compares is None:
                compares = not COMPARING.isdisjoint(texts)
            if compares:
                compare, about = comparison_before(tokens, place, then)
        if key >= 0 and tokens[key][0] == STAMP:
            stamp = key
        elif key >= 0:
            stamp = _stamp_behind(tokens, place) if then == "at" else -1
            number = named_field(tokens, key, number, field)
            if sign == "}" or tokens[place - 2][1] == "}":
                _of_labels(tokens, place - 1 - (sign != "}"), field)
            if sign == ":" and not is_key(tokens, place + 1):
                words_ahead(tokens, place, field)
        elif sign == "[" and found and _is_total(tokens, place, found[-1]):
            field = {**found[-1].field, "total": NAMED}  # collections [1]/[9.1s]
        elif sign in _INHERIT and found and place - found[-1].place == _JOINED:
            closing = follows(tokens, place + 1)
            floor = words_ahead(tokens, place + (closing is not None and closing[1] in ")]"), field)
            first = found[-1]
            found[-1] = first.but(field=field | first.field)
            field = first.field | field
        else:
            if sign > "\u33ff" and found and _is_told(tokens, place):
                floor = found[-1].place + 1  # 5 分钟平均确认速率为每秒 21 条
            number, floor = _in_prose(tokens, place, then, number, field, floor)
            if sign == "of" and found and not field and tokens[place - 2][1] == "out":
                field = dict(found[-1].field)  # 2 dead agents out of 14
        plain = _ROLES.isdisjoint(field) or (sign == "的" and number.unit == "%")  # 上限的 92%
        role = "" if plain else role_of(field)
        found.append(Figure(place, number, field, role, compare, about, stamp, named))
    if len(found) < _JOINED:
        return found
    if parts:
        join_parts(found, tokens)
    if changes:
        inherit_changed(found, tokens)
    inherit_counted(found, tokens)
    if heads:
        of_their_heads(found, tokens)
    spans = shares = 0
    for one in found:
        unit = one.number.unit
        if unit == "s":
            spans += 1
        elif unit == "%":
            shares += 1
    if spans > 1:
        found = join_durations(found, tokens)
    return of_their_wholes(found, tokens) if shares > 1 else found


def _is_told(tokens: list[Token], place: int) -> bool:
    """Whether 为 stands before a number, with no more than 每秒 or 约 between."""
    kind, text, entry, _ = tokens[place - 1]
    if kind == HAN and _BETWEEN.issuperset(entry or ()):
        return place > 1 and tokens[place - 2][1] in _BEING
    return text in _BEING


def _of_labels(tokens: list[Token], close: int, field: Weights) -> None:
    """What the labels of a series say of its number: `{resource="memory",state="idle in transaction"}`."""
    quoted = False
    for place in range(close - 1, max(-1, close - _LABELS), -1):
        kind, text, entry, _ = tokens[place]
        if text == "{":
            break
        quoted ^= text == '"'
        if quoted and kind == WORD and entry:
            weigh(field, text, entry, 1.0)


def _stamp_behind(tokens: list[Token], place: int) -> int:
    """The time of `first=12 at 2026-…`, two behind the number; -1 if there is none."""
    return place + 2 if place + 2 < len(tokens) and tokens[place + 2][0] == STAMP else -1


def _in_prose(
    tokens: list[Token], place: int, then: str, number: Number, field: Weights, floor: int
) -> tuple[Number, int]:
    """The field of a number that no name stands before, and `then` behind; returns the number and where
    the next begins."""
    kind, ahead, kinds, _ = tokens[place - 1] if place else _NOTHING
    wrapped = ahead + then in _WRAPS
    opened = not wrapped and ahead in _OPENING and _opens_a_count(tokens, place)
    qualified = then in _QUALIFYING or (wrapped and _heads_a_bracket(tokens, place + 2))
    end = place + 1 if qualified else words_ahead(tokens, place + wrapped, field)
    bare = not number.unit
    if bare and end > place + 1 and _is_name_before_a_pair(tokens, place, end):
        field.clear()
        end = place + 1
    counted = kind == HAN and ahead[-1] in _COUNTS  # 连接数 50: as many, and not number 50
    if kinds and bare and kind != NAME and not counted and not NUMBERED.isdisjoint(kinds):
        field.clear()  # process 4120: the number is its name
        weigh(field, ahead, kinds, COPULA)
        end = place + 1  # 分区 0 的积压为 5100
    elif not bare and ahead == "for" and number.unit == "s":
        field["duration"] = 2.0
    else:
        words_behind(tokens, place - (wrapped or opened), floor, field)
    if not place:
        if then == "similar":
            field.update(dict.fromkeys(_GROUP, 3.0))
    elif ahead == "第":
        field.update(attempt=1.5, retry=1.5)
    elif ahead == "(" and then == ":":
        field.update(error=3.0, code=3.0)  # (111: Connection refused)
    elif bare and ahead in KEY_UNITS:
        unit, factor = KEY_UNITS[ahead]  # wait millis 60001
        number = Number(number.value * factor, unit, number.step * factor, ahead)
    elif ahead == '"' and place > 1 and tokens[place - 2][1].startswith("HTTP/"):
        field.update(status=3.0, code=3.0, response=2.0, http=2.0, request=1.0)
        field["return"] = 2.0  # an access log's status
    return number, end


def _is_total(tokens: list[Token], place: int, before: Figure) -> bool:
    """`total [8.6s]/[1.9m]`: of two brackets with a stroke between the second is over all time; asked of
    a number behind a bracket."""
    if place - before.place != _TOTAL:
        return False
    return tokens[place - 3][1] == "]" and tokens[place - 2][1] == "/"


def _heads_a_bracket(tokens: list[Token], place: int) -> bool:
    """`[17] duration [8.6s]`: the word between two brackets names the second."""
    return (
        place + 2 < len(tokens)
        and is_noun(tokens[place])
        and tokens[place + 1][1] == "["
        and tokens[place + 2][3] is not None
    )


def _opens_a_count(tokens: list[Token], place: int) -> bool:
    """`parts (2000 with …)`, `the limit of [1980218931/1.8gb]`: what stands before the bracket is counted."""
    if place < _JOINED:
        return False
    behind = follows(tokens, place + 1)
    paired = tokens[place - 1][1] == "[" and behind is not None and behind[1] == "/"
    head = tokens[place - 2]
    return paired or (tokens[place - 1][1] == "(" and is_noun(head) and head[1].endswith("s"))


def _is_name_before_a_pair(tokens: list[Token], place: int, end: int) -> bool:
    """`SKU 40021 available 3`: the words between two numbers, up to `end`, belong to the second."""
    if end >= len(tokens) or tokens[end][3] is None:
        return False
    return place > 0 and is_noun(tokens[place - 1])
