"""Numbers as they are written, and whether one number says what another says.

Owns value, unit class and precision. A number in a claim is an interval: what it states give or take
half of its last digit, or what its comparator leaves open. Pure.
It cannot tell minutes from thousandths in `15m`, nor decimal from binary units in `4 GB`: `m` is
minutes, GB and MB are decimal, G, M, Gi and Mi are binary.
"""

import re
from dataclasses import dataclass
from typing import Any

from firsthand.rules.meaning.lexicon.units import (
    HAN_NUMERALS,
    HAN_SCALES,
    LONG_UNITS,
    SCALES,
    UNITS,
)


@dataclass(slots=True)
class Number:
    value: float
    """In the base unit of its class."""
    unit: str
    """Class: `s`, `B`, `%`, `°`, `/s`, `Hz`, `x`, or empty for a bare number."""
    step: float
    """One unit of the last digit that was written, in the base unit."""
    written: str
    """The unit as written, to see whether a claim converts."""
    low: float | None = None
    """A range's least value; `value` is then its greatest."""

    @property
    def amount(self) -> tuple[float, str]:
        """Value and unit, however it is written."""
        return self.value, self.unit

    def but(self, **changes: Any) -> "Number":
        """The same number, with other fields."""
        made = Number(self.value, self.unit, self.step, self.written, self.low)
        for name, value in changes.items():
            setattr(made, name, value)
        return made


FOLLOWING = frozenset(UNITS) | frozenset(SCALES) | {unit.upper() for unit in LONG_UNITS}
"""What may follow a number as its unit or scale."""
_PLAIN = re.compile(r"(-?[0-9]+(?:,[0-9]{3})*)(\.[0-9]+|)(?:-?([A-Za-zμ%]+)|)\Z")
_SCIENTIFIC = re.compile(r"[0-9](?:\.[0-9]+)?e[+-][0-9]{2,3}\Z")
"""`2.147483648e+10`, as Prometheus writes what is large."""
_DURATION = re.compile(r"(?:[0-9]+(?:\.[0-9]+)?(?:ns|us|μs|ms|[smhdw]))+\Z")
_CLOCKED = re.compile(r"(?:([0-9]+):)?([0-9]+):([0-9]{2}(?:\.[0-9]+)?)s\Z")
_DURATION_PART = re.compile(r"([0-9]+(?:\.[0-9]+)?)(ns|us|μs|ms|[smhdw])")
_HAN_NUMBER = re.compile(
    r"(?P<part>[二三四五六七八九十百千万]分之)?(?P<digits>[零〇一二两三四五六七八九十百千万亿半]+)|第(?P<place>[一二三四五六七八九十]+)"
)
BARE = {str(value): Number(float(value), "", 1.0, "") for value in range(1000)}
"""Most numbers without a unit, as they are written."""
_ATTACHED = {unit: of for unit, of in UNITS.items() if re.fullmatch("[A-Za-zμ%]+", unit)}
"""Units that may be written right behind a number, as they are spelled."""
_LONGEST_DIGITS = 40
_PADDED = 4
"""Digits from which a leading zero makes a number a name: segment `00001937`."""
_LONGEST_HAN_NUMBER = 12


def number_of(word: str, following: str) -> tuple[Number | None, bool]:
    """A token that begins with a digit as a number, and whether the next token is its unit."""
    if len(word) > _LONGEST_DIGITS:
        return None, False
    if word.isdigit():
        bare = BARE.get(word) if following not in FOLLOWING else None
        if bare is not None:
            return bare, False
        if word[0] == "0" and len(word) >= _PADDED:
            return None, False
        return scaled(float(word), following)
    spelled = word.lstrip("0123456789")
    if spelled in _ATTACHED and spelled != word:  # most numbers with a unit
        unit, factor = _ATTACHED[spelled]
        return Number(float(word[: -len(spelled)]) * factor, unit, factor, spelled), False
    found = _PLAIN.match(word)
    if found is None and "e" in word and _SCIENTIFIC.match(word):
        digits, _, exponent = word.partition("e")
        step = 10.0 ** (int(exponent) - len(digits.partition(".")[2]))
        return scaled(float(word), following, step)
    if found is None:
        clocked = _CLOCKED.match(word)
        if clocked:
            seconds = float(clocked[1] or 0) * 3600 + float(clocked[2]) * 60 + float(clocked[3])
            return Number(seconds, "s", 0.001 if "." in word else 1.0, "clock"), False
        return (_duration(word), False) if _DURATION.match(word) else (None, False)
    whole, fraction, written = found.groups()
    value = float(whole.replace(",", "") + fraction)
    step = 10.0 ** (1 - len(fraction)) if fraction else 1.0
    if written is None:
        return scaled(value, following, step)
    attached = UNITS.get(written) or UNITS.get(written.lower())
    if attached is None:
        return None, False
    return Number(value * attached[1], attached[0], step * attached[1], written), False


def scaled(value: float, following: str, step: float = 1.0) -> tuple[Number, bool]:
    """A bare number with the unit or scale that follows it, and whether one does."""
    if following not in FOLLOWING:
        return Number(value, "", step, ""), False
    if following in UNITS and (len(following) > 1 or following in "sh%W" or following > "\u33ff"):
        unit, factor = UNITS[following]
        return Number(value * factor, unit, step * factor, following), True
    if following.isupper() and following.lower() in LONG_UNITS:  # 1000 MILLISECONDS
        unit, factor = UNITS[following.lower()]
        return Number(value * factor, unit, step * factor, following.lower()), True
    if following in SCALES:
        return Number(value * SCALES[following], "", step * SCALES[following], ""), True
    return Number(value, "", step, ""), False


def like(number: Number, other: Number) -> Number:
    """A bare number in the unit of another one: the 9 of `9 to 44 ms`."""
    factor = UNITS[other.written][1] if other.written in UNITS else 1.0
    return Number(number.value * factor, other.unit, number.step * factor, other.written)


_SPELLED_DECIMAL = {
    "kB": 1.024,
    "KB": 1.024,
    "kb": 1.024,
    "MB": 1.024**2,
    "mb": 1.024**2,
    "GB": 1.024**3,
    "gb": 1.024**3,
    "TB": 1.024**4,
    "tb": 1.024**4,
}
"""A decimal spelling → what its binary reading is larger by."""
_MAY_BE_BINARY = {"kB": 1.024, "_kb": 1.024, "_mb": 1.024**2, "_gb": 1.024**3}
"""Spellings, of a kernel or at the end of a key, that are decimal here and binary where they are written."""
_BINARY = frozenset({"KiB", "MiB", "GiB", "TiB", "Ki", "Mi", "Gi", "Ti"})
_OF_STEPS = {"MB": 1.024**2, "mb": 1.024**2, "GB": 1.024**3, "gb": 1.024**3}
"""Spellings that a text uses in binary where what it counts comes in binary steps: 49152MB are 48 GiB."""
_STEP = 512.0


def readings(claimed: Number, found: Number) -> tuple[Number, ...]:
    """A claim's number, and its binary reading where the evidence is not itself decimal: 12 GB of 12288M."""
    if claimed.written in _BINARY and found.written in _MAY_BE_BINARY:
        more = _MAY_BE_BINARY[found.written]
        return claimed, claimed.but(value=claimed.value / more, step=claimed.step / more)
    factor = _SPELLED_DECIMAL.get(claimed.written)
    if found.written in _OF_STEPS and _in_steps(claimed, found):
        more = _OF_STEPS[found.written] / (factor or 1.0)
        return claimed, claimed.but(value=claimed.value / more, step=claimed.step / more)
    if factor is None or found.written in _SPELLED_DECIMAL:
        return (claimed,)
    return claimed, claimed.but(value=claimed.value * factor, step=claimed.step * factor)


def _in_steps(claimed: Number, found: Number) -> bool:
    """`98304MB` counts in binary, told in another unit; `1200GB`, or the same unit, tells nothing of it."""
    if not (claimed.written in _BINARY or claimed.written in _SPELLED_DECIMAL):
        return False
    unit = UNITS[found.written][1]
    counted = found.value / unit
    other = UNITS[claimed.written][1]
    return counted >= _STEP and counted % _STEP == 0 and not 0.9 < other / unit < 1.1


def half_more(number: Number) -> Number:
    """`1 分半`: a number and half of its unit."""
    half = UNITS[number.written][1] / 2
    return number.but(value=number.value + half, step=half)


def _duration(word: str) -> Number:
    seconds, least = 0.0, 1.0
    for amount, unit in _DURATION_PART.findall(word):
        least = UNITS[unit][1]
        seconds += float(amount) * least
    return Number(seconds, "s", least, "compound")


def han_number(run: str, place: int) -> tuple[Number | None, int]:
    """A number in Chinese numerals at a place of a run, with its unit; and where it ends."""
    found = _HAN_NUMBER.match(run, place, place + _LONGEST_HAN_NUMBER)
    if found is None:
        return None, place
    digits = found["digits"] or found["place"]
    value = 0.5 if digits == "半" else _han_value(digits)
    end = found.end()
    if found["part"]:
        base = found["part"][0]
        share = 100.0 / (HAN_SCALES.get(base) or HAN_NUMERALS[base])
        return Number(value * share, "%", min(share, 1.0), "%"), end  # 四分之一: 25 %
    if run.startswith("刻钟", end):
        return Number(value * 900.0, "s", 900.0, "刻钟"), end + 2
    if run.startswith("成", end):
        return Number(value * 10.0, "%", 10.0, "%"), end + 1
    for length in (4, 3, 2, 1):
        number, used = scaled(value, run[end : end + length])
        if used:
            return number, end + length
    return Number(value, "", 1.0, ""), end


def _han_value(digits: str) -> float:
    total, section, digit = 0.0, 0.0, 0.0
    for sign in digits:
        if sign in HAN_SCALES:
            scale = HAN_SCALES[sign]
            if scale >= 1e4:
                total, section, digit = total + (section + digit) * scale, 0.0, 0.0
            else:
                section, digit = section + (digit or 1.0) * scale, 0.0
        elif sign == "半":
            digit += 0.5
        else:
            digit = (
                digit * 10 + HAN_NUMERALS[sign] if digit and section == 0 else HAN_NUMERALS[sign]
            )
    return total + section + digit


def holds(claimed: float, found: float, step: float, about: bool, converts: bool) -> bool:
    """Whether an exact number of a claim restates a number of the evidence.

    Half of the claim's last digit is rounding: up to a tenth where the claim says `about`, else up
    to 1.5 % and only where it converts the unit or drops digits. `About` a number that ends in 0 or 5 gives
    or takes 2 %.
    """
    distance = abs(claimed - found)
    if distance <= 1e-12 * max(abs(claimed), abs(found)):
        return True
    if about:
        round_number = step > 0 and abs(claimed) >= 10 * step and (abs(claimed) / step) % 5 < 1e-9
        least = abs(claimed) / 50 if round_number else 0.0
        return distance <= max(least, min(step / 2, abs(claimed) / 10)) * 1.0001
    return converts and distance <= min(step / 2, abs(claimed) * 0.015) * 1.0001
