"""Which words a number belongs to: its field, its role, its comparator.

Owns the binding number ↔ field. In `name=value`, `name: value` and JSON the field is the name; in prose
it is the words around the number, the nearer the more, up to the next number or sign. Pure.
It cannot bind a number to a field that stands in another sentence.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES, Entry
from firsthand.rules.meaning.lexicon.relations import ALIASES, ROLES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import KEY_UNITS
from firsthand.rules.meaning.reading.meanings import MEANINGS, TOLD
from firsthand.rules.meaning.tokens.quantities import Number
from firsthand.rules.meaning.tokens.token import NAME, NAMELESS, SIGN, WORD, Token

Weights = dict[str, float]
"""Concept or plain word → how near it stands to the number; a named field weighs 3."""
Shares = list[tuple[str, float]]
"""Concepts, each with its share of a word's weight."""

NAMED, BEHIND, COPULA, AHEAD, FADING = 3.0, 1.2, 2.4, 2.0, 0.6
"""Weights of a field's own name, of a word before the number, of one before `is`, of one behind; and
what each further word keeps."""
REACH = 4
"""Words in each direction."""
COMPARATORS = {"!gt": ">", "!ge": ">=", "!lt": "<", "!le": "<="}
_COMPARING, _ROLES = frozenset(COMPARATORS), frozenset(ROLES)
_STEERING = _COMPARING | _ROLES
"""Concepts that may belong to another number."""
_OPENS = frozenset(("!when", "!if", "!because"))
"""What an English clause opens with: words behind it are not of the number before."""
_COPULAS = names("= : 为 是 达 达到 到 至 is was at of to are were reached stood equals 共 有")
_SHORT = 3
_KEY_WORDS = 4
"""The words of a key and the sign behind them."""
_RECENT = frozenset({"last", "past", "previous"})
_IS = frozenset({"is", "was", "为", "是", "达", "="})
STATISTICS = names("max min avg median p90 p95 p99")
_AMOUNTS, _OF_CAPACITY = names("free used left"), names("capacity limit")
"""`remaining capacity`: an amount, and no limit."""
_PARTING = names("against versus vs")
"""`at 7 % against a threshold of 5 %`: what follows belongs to the other number."""
_SAYS_NOTHING = names("count value")
ENDS_OF_SERIES = names("first_value last_value")
"""What a text calls the ends of a series."""
NUMBERED = names(
    "process thread transaction connection task job member partition shard user node server replica leader"
    " broker port attempt rank step generation ident"
)
"""Kinds whose members are known by a number right behind the word."""
_KEY_UNIT = lazy(
    r"(?:[_.](?:ns|us|ms|s|sec|secs|kb|mb|gb|kib|mib|gib|pct)"
    r"|(?i:[_.]?(?:nanos|millis|milliseconds|seconds|minutes|bytes|percent))|M[sS])\Z"
    r"|(?:^|_)((?i:seconds|minutes|hours|days|bytes|percent|millis))_"
)
"""A unit in a field's name."""
_UNIT_ENDS = ("nanos", "millis", "seconds", "minutes", "bytes", "percent", "ms")
"""How such a name ends, in lower case, that has no sign in it."""
_LINE = ("line", "行")


def named_field(tokens: list[Token], key: int, number: Number, field: Weights) -> Number:
    """The name of a field and up to two words before it; a unit in the name is the number's."""
    kind, name, entry, _ = tokens[key]
    weigh(field, name.lower(), entry, NAMED)
    if kind == NAME and "." in name:
        field.update(line=2.0, port=2.0)
    if not number.unit:
        number = in_unit_of_name(name, number)
    for place in (key - 1, key - 2):
        kind, text, words, _ = tokens[place]
        if kind in NAMELESS or place < 0:
            break
        heads = place == key - 1 and entry and _SAYS_NOTHING.issuperset(entry)
        weigh(field, text.lower(), words, NAMED if heads else NAMED / 2)
        if kind == NAME and "." in text:
            field.update(line=2.0, port=2.0)
    before = tokens[key - 1][1] if key > 1 else ""
    if before == "(" and tokens[key - 2][0] == WORD:
        weigh(field, tokens[key - 2][1], tokens[key - 2][2], NAMED)  # avg(latency_ms)
    elif before == ":" and tokens[key - 2][0] == WORD and "." in name:
        for role in [word for word in field if word in ROLES]:  # used: limits.memory=60Gi
            del field[role]
        weigh(field, tokens[key - 2][1], tokens[key - 2][2], NAMED)
    return number


def in_unit_of_name(text: str, number: Number) -> Number:
    """A number in the unit that a field's name gives."""
    signed = "_" in text or "." in text
    ending = _KEY_UNIT.search(text) if signed or text.lower().endswith(_UNIT_ENDS) else None
    if ending is None:
        return number
    unit, factor = KEY_UNITS[(ending[1] or ending[0]).lower().strip("_.")]
    low = None if number.low is None else number.low * factor
    return Number(number.value * factor, unit, number.step * factor, ending[0], low)


def as_written(number: Number) -> Number | None:
    """The number as it stands, where its field's name gave its unit: 210 of `used_bytes=210`."""
    unit = number.written
    if unit[:1] not in ("_", "."):
        return None
    _, factor = KEY_UNITS[unit.lower().strip("_.")]
    return Number(number.value / factor, "", number.step / factor, "")


def is_key(tokens: list[Token], place: int) -> bool:
    """Whether a word, or the last of three, names a field of its own: `Max Memory Used: 487`."""
    for kind, text, _, number in tokens[place : place + _KEY_WORDS]:
        if number is not None:
            return False
        if kind == SIGN:
            return text in ":="
    return False


def words_ahead(tokens: list[Token], place: int, field: Weights) -> int:
    """The words that follow, up to a sign or number; returns where the words right behind it end."""
    weight, reach, run = AHEAD, 0, True
    first = end = place + 1
    for index, (kind, text, entry, number) in enumerate(tokens[first : first + 2 * REACH], first):
        if kind == SIGN or number is not None or text in _PARTING:
            break
        if entry:
            if kind == WORD and entry[0] in _OPENS:
                break
            if text in _RECENT or not _STEERING.isdisjoint(entry):
                if _belongs_ahead(entry, tokens, index):
                    break
                if kind != NAME and tokens[first][1] == "of" and not _ROLES.isdisjoint(entry):
                    continue
        elif entry is not None:
            if text == "to" and index + 2 < len(tokens) and tokens[index + 2][3] is not None:
                break  # examined 9,000 rows to return 12
            run = run and text == "的"
            if index == first and kind == WORD:
                weight = AHEAD / 2
            continue
        if kind == NAME:
            entry = _field_of_name(text, entry)
        weigh(field, text, entry, weight)
        if run:
            end = index + 1
        weight *= FADING
        reach += 1
        if reach == REACH:
            break
    return end


def words_behind(tokens: list[Token], place: int, floor: int, field: Weights) -> None:
    """The words before, back to a sign, a number, or words that belong to one."""
    weight, reach, named = BEHIND, 0, -1
    text = tokens[place - 1][1]
    if text in _COPULAS:
        weight = COPULA
        if place > 1 and _is_name(tokens, place - 2):
            floor, named = 0, place - 2  # the lag of partition 3 is 5100
    elif text in _LINE and place > floor:
        field["line"] = 2.0
    for index in range(place - 1, floor - 1, -1):
        kind, text, entry, number = tokens[index]
        if number is not None:
            if index != named:
                break
            continue
        if kind == SIGN:
            if text not in "=>\"'<~":
                break
            continue
        if not entry:
            if entry is not None:
                continue
        elif not _COMPARING.isdisjoint(entry):
            continue
        if kind == NAME:
            entry = _field_of_name(text, entry) if index == place - 1 else None
        weigh(field, text, entry, weight)
        weight *= FADING
        reach += 1
        if reach == REACH:
            break


def _is_name(tokens: list[Token], place: int) -> bool:
    """Whether a number names a thing of a kind whose members are numbered."""
    number = tokens[place][3]
    if number is None or number.unit or not place:
        return False
    return not NUMBERED.isdisjoint(tokens[place - 1][2] or ())


def _field_of_name(text: str, entry: Entry | None) -> Entry | None:
    """The parts of `maxActive` name a field; those of `HikariPool-1` or of an address do not."""
    return entry if text.isalpha() or "_" in text else None


def _belongs_ahead(entry: Entry, tokens: list[Token], index: int) -> bool:
    """Whether a word opens a comparison or names the role of the number right behind it."""
    if not _COMPARING.isdisjoint(entry):
        return True
    recent, role = tokens[index][1] in _RECENT, not _ROLES.isdisjoint(entry)
    if not (recent or role) or tokens[index - 1][1] == "的" or tokens[index - 1][3] is not None:
        return False
    behind = tokens[index + 1 : index + 3]
    if recent and any(one[3] is not None for one in behind):
        return True  # spent [7.2s] in the last [8.0s]
    return (
        role
        and bool(behind)
        and (
            behind[0][3] is not None
            or (len(behind) > 1 and behind[0][1] in _IS and behind[1][3] is not None)
        )
    )


def weigh(field: Weights, text: str, entry: Entry | None, weight: float) -> None:
    """Adds a word to a field: by its concepts and their other names, else by its spelling."""
    if not entry:
        text = singular(text)
        if weight > field.get(text, 0.0):
            field[text] = weight
        return
    for meaning, share in (_SHARES.get(entry) or _shares(entry))[weight >= NAMED]:
        near = weight * share
        if meaning not in field or near > field[meaning]:
            field[meaning] = near


def _share(name: str) -> tuple[Shares, Shares]:
    """What one name of an entry adds to a field: a state half as much as a thing, another name half as
    much; and the same where a field is named by it, to which a state adds as much."""
    if name[0] == "!":
        return [], []
    meaning = name.lstrip("-+")
    share = 1.0 if meaning in THING_NAMES else 0.5
    told = [] if meaning in _SAYS_NOTHING else [meaning]
    others = ALIASES.get(meaning, ())
    return (
        [*((one, share) for one in told), *((one, share / 2) for one in others)],
        [*((one, 1.0) for one in told), *((one, 0.5) for one in others)],
    )


_SHARE = {name: _share(name) for name in TOLD}
"""The same of every name of the lexicon, made once."""


def _shares(entry: Entry) -> tuple[Shares, Shares]:
    """The same of all names of an entry."""
    near: Shares = []
    named: Shares = []
    for name in entry:
        one, other = _SHARE.get(name) or _share(name)
        near += one
        named += other
    return near, named


_SHARES = {entry: _shares(entry) for entry in MEANINGS}
"""The same of every entry of the lexicon, made once."""


def singular(word: str) -> str:
    """A word of no known meaning without the `s` of its plural."""
    return word[:-1] if word.endswith("s") and len(word) > _SHORT and word[-2] != "s" else word


def role_of(field: Weights) -> str:
    """`limit`, `max`, `avg`, …: the nearest word that is one; empty for a plain value."""
    if _ROLES.isdisjoint(field):
        return ""
    if field.get("slo", 0.0) >= NAMED:
        return "limit"  # slo_p99=1.5s
    role, weight = "", 0.24
    if "capacity" in field and not _AMOUNTS.isdisjoint(field):
        field = {word: near for word, near in field.items() if word not in _OF_CAPACITY}
    nearest = 0.0
    for word, near in field.items():
        if near > nearest and "-" not in word:
            nearest = near
    for meaning, near in field.items():
        if near > weight and meaning in ROLES and (near > 0.7 * nearest or meaning in STATISTICS):
            role, weight = ROLES[meaning], near
    return role
