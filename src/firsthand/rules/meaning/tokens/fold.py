"""One spelling for claims and evidence, before anything is read.

Owns quotes, dashes, widths, invisible characters, Chinese dates; keeps the case, which tells names from
words. A text longer than LONGEST is read up to there: a system text has at most 4 KiB (design.md §3), so
what is cut off was none. Pure, linear.
"""

import re
import unicodedata

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS, HAN_NUMERALS
from firsthand.rules.meaning.tokens.bounds_in_words import bounds_in_per_cent
from firsthand.rules.meaning.tokens.named_by_place import (
    accepted_by_place,
    loads_by_place,
    named_by_place,
)
from firsthand.rules.meaning.tokens.per_time import per_time
from firsthand.rules.meaning.tokens.root import with_root_named
from firsthand.rules.text.folds import FOLDS

LONGEST = 16_384
"""Characters of one text that are read."""

_WIDE = {chr(wide): chr(wide - 0xFEE0) for wide in range(0xFF01, 0xFF5F)} | {"\u3000": " "}
"""Wide signs, which NFKC makes plain: with those folded, most Chinese texts are normal as they stand."""
_FOLDED = {**_WIDE, **FOLDS, "\u3002": ". ", "\u23ce": " \u23ce "}
_FOLDS = lazy(f"[{''.join(map(re.escape, _FOLDED))}]")
"""A search, since it passes over what stays; `str.translate` looks up every character."""
_QUANTILE = lazy(r"\b([0-9]{2})th percentile|quantile\"?[=:]\s?\"?0?\.([0-9]{2})\b\"?")
_DEGREES = lazy(r"([0-9]) ?\u00b0 ?C\b")
_LAST = lazy(r"ast (?<=\b[lp]ast )(?=(?:second|minute|hour|day|week)\b(?! (?:of|before|to)\b))")
"""Its plain letters first, then what stands before them: so the search leaps from one to the next."""
_CLOCK_WORD = lazy(
    r"\b(at|until|since|by|from|to|before|after|being|was|is) (?:exactly )?(noon|midnight"
    r"|half past (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\b",
    re.IGNORECASE,
)
_ARGO = lazy(r"\bargo cd\b", re.IGNORECASE)
_KAFKA = lazy(r"\b(?<!\bto )Kafka Connect\b")
"""Products whose name is two words, which are known in one."""
_TIMES = lazy(r"\(x([0-9]+) over ([0-9][0-9a-z]*)\)")
"""How often an event was seen, as kubectl writes it: `(x18 over 9m)`."""
_HAN_PERCENTILE = lazy(r"(?<![0-9.])([0-9]{2}) ?分位(?:数|值|点)?")
_HAN_PER_SECOND = lazy(r"每秒(?:约|最多|至多|不超过)? ?(\d[\d.,]* ?(?:[KMGT]i?B|字节))(?!/s|\w)")
_HAN_SHARD = lazy(r"第 ?([0-9]+) ?(?:个|号)?(分[区片组支])")
"""`第 11 分区`: no minutes."""
_HAN_NUMBERED = lazy(r"(?<![第0-9.])(?<!第 )([0-9]+) ?号(分[区片组支])")
_HAN_POINTS = lazy(r"([0-9.]+) ?个多百分点")
_HAN_MORE = lazy(r"([0-9十百千万亿])余([\u4e00-\u9fff])")
_HAN_DATE = lazy(r"(?:([0-9]{4}) ?年 ?)?([0-9]{1,2}) ?月 ?([0-9]{1,2}) ?[日号]")
_HAN_HALF = lazy(r"([0-9]+|[一二两三四五六七八九])个半(小时|月)")
_HAN_FULL_HOUR = lazy(
    r"(?<![0-9.一二三四五六七八九十])(?:([0-9]{1,2}) ?点整|零点整?)(?![0-9一二三四五六七八九十])"
)
_DAY_PARTS = frozenset("凌晨早上午傍晚夜")
_HAN_HOUR = lazy(
    r" ?(凌晨|清晨|早上|早晨|上午|中午|下午|傍晚|晚上|晚间|夜里|深夜) ?([0-9]{1,2}) ?点(半|整|钟)?(?! ?[0-9])"
)
_LATE = ("下午", "傍晚", "晚上", "晚间", "夜里", "深夜")
_BEIJING = lazy(
    r"北京时间[ ,:]*((?:[0-9]{4}-[0-9]{1,2}-[0-9]{1,2} ?)?[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?)"
)
"""A clock time of Beijing: its zone is written behind it."""
_MAY_BE_CLOCK = lazy(r"[点时] ?[0-9]")
_HAN_CLOCK = lazy(r"([0-9]{1,2}) ?[点时] ?([0-9]{1,2}) ?分?")


_ONE_OF_TIME = lazy(
    r"\b(than|for|over|within|under|after|least|most|about) an? (hour|minute|day|week)\b(?! and a half)"
)
_A_RATE = lazy(
    r"(\b\d[\d.,]* ?(?:[kKMGT]i?B|bytes|[a-z]{3,}s)) an? (minute|hour|day)\b"
    r"(?! (?:ago|later|earlier|before|after|apart|long|and a half))"
)
"""`wrote 2.5 GiB a minute`."""
_PER_SECOND = lazy(r"\b([kKMGT]i?B|bytes) per second\b")


def fold(text: str) -> str:
    """One spelling; the case kept."""
    text = text[:LONGEST]
    if " CD" in text or " cd" in text:
        text = _ARGO.sub("argocd", text)
    if "K" in text and "Kafka Con" in text:
        text = _KAFKA.sub("kafkaconnect", text)
    if "\n" in text:
        text = text.replace("\n", " ⏎ ")
    if "/" in text:
        if "/ " in text or text[-1] == "/" or '/"' in text or "/," in text or "/." in text:
            text = with_root_named(text)
        if "/max" in text or "/avg" in text:
            text = named_by_place(text)
    if "accepts handled requests" in text:
        text = accepted_by_place(text)
    if "load average: " in text:
        text = loads_by_place(text)
    if "ntile" in text:
        text = _QUANTILE.sub(r"\g<0> p\g<1>\g<2> ", text)
    if "ast " in text:
        text = _LAST.sub("ast 1 ", text)
    if " a " in text or " an " in text:
        text = _of_one(text)
    if "/" in text and ("s/s" in text or "q/s" in text or "g/s" in text or "s/min" in text):
        text = per_time(text)
    if "per second" in text:
        text = _PER_SECOND.sub(r"\1/s", text)
    halved = "alf" in text
    if "noon" in text or "idnight" in text or (halved and "alf past" in text):
        text = _CLOCK_WORD.sub(_clock, text)
    if "\\" in text:
        text = text.replace("\\042", '"')
    if "(" in text and "(x" in text:
        text = _TIMES.sub(r"(\1 times in \2)", text)
    if "third" in text or "quarter" in text or (halved and " half" in text):
        text = bounds_in_per_cent(text)
    if text.isascii():
        return text
    text = _FOLDS.sub(_folded, text)
    if not unicodedata.is_normalized("NFKC", text):
        text = unicodedata.normalize("NFKC", text)
    if "\u00b0" in text:
        text = _DEGREES.sub(r"\1C", text)
    if "分" in text:
        if "第" in text:
            text = _HAN_SHARD.sub(r"第 \1 个\2", text)
        if "号分" in text:
            text = _HAN_NUMBERED.sub(r"\2 \1 ", text)
        if "分位" in text:
            text = _HAN_PERCENTILE.sub(r" P\1 ", text)
        if "个多百分点" in text:
            text = _HAN_POINTS.sub(r"\1 多个百分点", text)
    if "秒" in text:
        text = text.replace("/秒", "/s ")
        if "每秒" in text:
            text = _HAN_PER_SECOND.sub(r"\1/s", text)
    if "月" in text:
        text = _HAN_DATE.sub(_iso, text)
    if "余" in text:
        text = _HAN_MORE.sub(r"\1多\2", text)
    if "半" in text:
        text = bounds_in_per_cent(text)
        if "个半" in text:
            text = _HAN_HALF.sub(_half_more, text)
    if "点" in text:
        if "零点" in text or "点整" in text:
            text = _HAN_FULL_HOUR.sub(_full_hour, text)
        if not _DAY_PARTS.isdisjoint(text):
            text = _HAN_HOUR.sub(_hour, text)
    if "北京时间" in text and "+08" not in text and "UTC" not in text:
        text = _BEIJING.sub(r"\1 +08:00", text)
    if ("点" in text or "时" in text) and _MAY_BE_CLOCK.search(text) is not None:
        text = _HAN_CLOCK.sub(r" \1:\2 ", text)
    return text


def _of_one(text: str) -> str:
    """A text with `an hour`, `a second` or the like: as one of it, or as a rate by it."""
    if " an hour" in text or " a minute" in text or " a day" in text or " a week" in text:
        text = _A_RATE.sub(r"\1 per \2", _ONE_OF_TIME.sub(r"\1 1 \2", text))
    return per_time(text) if " a second" in text else text


def _folded(found: re.Match[str]) -> str:
    return _FOLDED[found[0]]


def _full_hour(found: re.Match[str]) -> str:
    """`零点`, `14 点整` as `0:00`, `14:00`."""
    return f" {found[1] or 0}:00 "


def _clock(found: re.Match[str]) -> str:
    """`at noon` as `at 12:00`, `at half past one` as `at 01:30`."""
    word = found[2].lower()
    if word in ("noon", "midnight"):
        return f"{found[1]} {'12' if word == 'noon' else '00'}:00"
    return f"{found[1]} {int(ENGLISH_NUMBERS[word.split()[-1]]):02d}:30"


def _hour(found: re.Match[str]) -> str:
    """`凌晨 2 点` as 02:00, `下午 3 点半` as 15:30."""
    hour = int(found[2])
    if found[1] in _LATE and hour < 12:
        hour += 12
    return f" {hour:02d}:{'30' if found[3] == '半' else '00'} "


def _half_more(found: re.Match[str]) -> str:
    """`一个半小时` as 1.5 小时."""
    number = found[1] if found[1].isdigit() else str(int(HAN_NUMERALS[found[1]]))
    return f" {number}.5 {found[2]}"


def _iso(found: re.Match[str]) -> str:
    """`2026年3月2日` as `2026-3-2`; a date without a year has the year 0000, which none equals."""
    return f" {found[1] or '0000'}-{found[2]}-{found[3]} "
