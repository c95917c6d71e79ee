"""Chinese runs as tokens: known terms by longest match, numerals with their units, unknown rests.

Owns the cutting of Han characters. Pure, linear. It cannot tell where an unknown word begins or ends.
"""

from firsthand.rules.meaning.lexicon import HAN_TERMS, Entry
from firsthand.rules.meaning.lexicon.units import HAN_NUMERALS
from firsthand.rules.meaning.tokens.quantities import FOLLOWING, half_more, han_number, scaled
from firsthand.rules.meaning.tokens.token import HAN, NUMBER, STAMP, UNKNOWN, Token

_LONGEST_UNIT = 4
_LETTERS = {head: entry for rows in HAN_TERMS.values() for head, entry in rows if len(head) == 1}
"""Terms of one character."""
_TERMS: dict[str, tuple[str, Entry]] = {}
"""Longer terms by their spelling."""
_SIZES: dict[str, list[int]] = {}
"""How long the terms are that begin with two characters, longest first."""
for _rows in HAN_TERMS.values():
    for _row in _rows:
        _size = len(_row[0])
        if _size > 1:
            _TERMS.setdefault(_row[0], _row)
            _sizes = _SIZES.setdefault(_row[0][:2], [])
            if _size not in _sizes:
                _sizes.append(_size)
_DIVISIBLE = {term for term in _TERMS if term[:-1] in _TERMS or term[:-1] in _LETTERS}
"""Terms that are one without their last character as well, which may then belong to the next one."""
_ASPECTS = frozenset("已被未不没正在")
_ADJECTIVES = frozenset("长短冷旧新大小高低多少单总")
"""Characters that make a word with a single one behind them."""
_FIRST_YEAR = 1900
_HALVED = ("分", "分钟", "秒", "小时", "天", "年", "周", "个月")


def han_tokens(run: str, tokens: list[Token]) -> None:
    """Adds the tokens of a run of Han characters; a unit at its head joins a number before it."""
    place = _unit_of_number(run, tokens) if tokens and tokens[-1][0] == NUMBER else 0
    if "半" in run:
        place = _half(run, place, tokens)
    unknown = place
    size = len(run)
    while place < size:
        head = run[place]
        term, entry = _term(run, place, head)
        if entry is not None:
            if term == "非" and place + 1 < size:
                term, entry = _without(run, place, entry)
            if unknown < place:
                _add_unknown(run[unknown:place], tokens)
            tokens.append((HAN, term, entry, None))
            place += len(term)
            unknown = place
        else:
            number, end = han_number(run, place) if head in HAN_NUMERALS else (None, 0)
            if number is None:
                place += 1
                continue
            if unknown < place:
                tokens.append((UNKNOWN, run[unknown:place], None, None))
            tokens.append((NUMBER, run[place:end], None, number))
            place = unknown = _half(run, end, tokens)
    if unknown < size:
        _add_unknown(run[unknown:], tokens)


def _add_unknown(word: str, tokens: list[Token]) -> None:
    """An unknown rest, with the adjective that it is written with: 短款 is no 短."""
    before = tokens[-1] if tokens else None
    if len(word) == 1 and before is not None and before[0] == HAN and before[1] in _ADJECTIVES:
        word = tokens.pop()[1] + word
    tokens.append((UNKNOWN, word, None, None))


def _term(run: str, place: int, head: str) -> tuple[str, Entry | None]:
    """The longest term at a place of a run that does not take the next one's first character."""
    for size in _SIZES.get(run[place : place + 2], ()):
        row = _TERMS.get(run[place : place + size])
        if row is not None and not (
            (size > 2 or head in _ASPECTS)
            and row[0] in _DIVISIBLE
            and _next_begins_inside(run, place + size - 1)
        ):
            return row
    return head, _LETTERS.get(head)


def _without(run: str, place: int, entry: Entry) -> tuple[str, Entry]:
    """非核心: a prefix denies the one term behind it, and nothing that follows."""
    term, denied = _term(run, place + 1, run[place + 1])
    if not denied or any(one[0] in "!-+" for one in denied):
        return "非", entry
    return "非" + term, tuple(f"-{one}" for one in denied)


def _next_begins_inside(run: str, last: int) -> bool:
    """`连接上游` is 连接 and 上游: the next term takes the last character of the one before it."""
    for size in _SIZES.get(run[last : last + 2], ()):  # noqa: SIM110
        if run[last : last + size] in _TERMS:
            return True
    return False


def _half(run: str, place: int, tokens: list[Token]) -> int:
    """`半` or `半钟` right behind a number of minutes, hours or the like; returns where the run goes on."""
    if not run.startswith("半", place) or not tokens or tokens[-1][3] is None:
        return place
    kind, spelling, entry, number = tokens[-1]
    if number is None or number.unit != "s" or number.written not in _HALVED:
        return place
    tokens[-1] = (kind, spelling, entry, half_more(number))
    return place + (2 if run.startswith("半钟", place) else 1)


def _unit_of_number(run: str, tokens: list[Token]) -> int:
    """A unit or scale at the head of a run right behind a number; returns where the run goes on."""
    kind, spelling, entry, number = tokens[-1]
    if number is None or number.unit:
        return 0
    for length in range(min(_LONGEST_UNIT, len(run)), 0, -1):
        unit = run[:length]
        if unit not in FOLLOWING:
            continue
        changed, used = scaled(number.value, unit, number.step)
        if not used:
            continue
        tokens[-1] = (kind, spelling, entry, changed)
        if unit == "年" and number.value > _FIRST_YEAR:
            tokens[-1] = (STAMP, spelling, None, None)
        elif not changed.unit and length < len(run):  # 万, 亿: a unit may still follow
            return length + _unit_of_number(run[length:], tokens)
        return length
    return 0
