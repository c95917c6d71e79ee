"""Edits of tokens that make a quotation say something that the text does not say.

Law: each takes a text, another text and a random source and returns an excerpt that must not match, or None
where the kind does not apply. The table of all kinds is in `corruptions.py`.
"""

import random
import re
from collections.abc import Callable

from tests.rules.mutation.pieces import quoted

Edit = Callable[[str, str, random.Random], str | None]

_FLIPS = {
    "firing": "resolved", "resolved": "firing", "ERROR": "INFO", "WARN": "ERROR", "INFO": "WARN",
    "error": "info", "true": "false", "false": "true", "Running": "Failed", "Failed": "Accepted",
    "Accepted": "Failed", "above": "below", "exceeded": "met", "used": "free", "free": "used",
    "critical": "info", "warning": "critical", "MASTER": "REPLICA", "stuck": "done", "killed": "exited",
    "超过": "低于", "低于": "超过", "大于": "小于", "暂停": "恢复", "完成": "失败", "失败": "成功",
    "空闲": "活跃",     "耗尽": "恢复", "升至": "降至", "高于": "低于", "过期": "生效",
}  # fmt: skip
_UNITS = {
    "ms": "s", "m": "h", "s": "ms", "%": "", "MB": "GB", "kB": "MB", "Gi": "Mi", "Mi": "Gi", "gb": "mb",
    "G": "M", "GB": "MB", "M": "G", " seconds": " minutes", " minutes": " hours", " ms": " s",
    "秒": "分钟", " 秒": " 分钟", " 分钟": " 小时", "分钟": "小时", " 天": " 小时", " 次": " 倍",
}  # fmt: skip
_LOOKALIKES = str.maketrans("aceopxy", "асеорху")
NEGATIONS = re.compile(
    r"(?i)\b(?:was |were |is |did |does )?not |\bnever |\bno (?=\w)|\bcannot |尚未|没有|未|不(?=[再支要])"
)


def _at(
    pattern: str, text: str, rng: random.Random, new: Callable[[re.Match[str]], str]
) -> str | None:
    """One random match of a pattern replaced."""
    found = list(re.finditer(pattern, text))
    if not found:
        return None
    match = rng.choice(found)
    return text[: match.start()] + new(match) + text[match.end() :]


def digit_changed(text: str, _: str, rng: random.Random) -> str | None:
    return _at(
        r"\d", quoted(text, rng), rng, lambda m: str((int(m[0]) + rng.randrange(1, 10)) % 10)
    )


def digits_swapped(text: str, _: str, rng: random.Random) -> str | None:
    return _at(r"(\d)(?!\1)(\d)", quoted(text, rng), rng, lambda m: m[2] + m[1])


def number_cut(text: str, _: str, rng: random.Random) -> str | None:
    """The piece ends inside a number."""
    found = [m for m in re.finditer(r"\d{2,}", text) if m.start() > 20]
    if not found:
        return None
    match = rng.choice(found)
    start = text.rfind(" ", 0, max(0, match.start() - 12)) + 1
    return text[start : rng.randrange(match.start() + 1, match.end())]


def number_begun(text: str, _: str, rng: random.Random) -> str | None:
    """The piece begins inside a number."""
    found = [m for m in re.finditer(r"\d{2,}", text) if m.end() < len(text) - 20]
    if not found:
        return None
    match = rng.choice(found)
    end = text.find(" ", match.end() + 12)
    return text[rng.randrange(match.start() + 1, match.end()) : end if end > 0 else len(text)]


def sign_dropped(text: str, _: str, rng: random.Random) -> str | None:
    return _at(r"(?<=[=: ])-(?=\d)", text, rng, lambda m: "")


def sign_added(text: str, _: str, rng: random.Random) -> str | None:
    return _at(r"(?<=[=])(?=\d)", quoted(text, rng), rng, lambda m: "-")


def decimal_moved(text: str, _: str, rng: random.Random) -> str | None:
    return _at(
        r"(?<![\d.])(\d+)\.(\d)(\d*)(?![\d.])",
        quoted(text, rng),
        rng,
        lambda m: f"{m[1]}{m[2]}.{m[3]}0",
    )


def decimal_dropped(text: str, _: str, rng: random.Random) -> str | None:
    return _at(r"(?<=\d)\.(?=\d)", quoted(text, rng), rng, lambda m: "")


def unit_changed(text: str, _: str, rng: random.Random) -> str | None:
    pattern = "|".join(sorted(map(re.escape, _UNITS), key=len, reverse=True))
    part = quoted(text, rng)
    return _at(rf"(?<=\d)(?:{pattern})(?![A-Za-z一-鿿])", part, rng, lambda m: _UNITS[m[0]])


def comparator_flipped(text: str, _: str, rng: random.Random) -> str | None:
    flips = {"<": ">", ">": "<", ">=": "<=", "<>": "=", "->": "<-"}
    return _at(r"(?<= )(?:>=|<>|->|[<>])(?= )|(?<=\d)->(?=\d)", text, rng, lambda m: flips[m[0]])


def negation_dropped(text: str, _: str, rng: random.Random) -> str | None:
    return _at(NEGATIONS.pattern, text, rng, lambda m: "")


def negation_cut(text: str, _: str, rng: random.Random) -> str | None:
    """The piece begins right behind a negation."""
    found = list(NEGATIONS.finditer(text))
    if not found:
        return None
    rest = text[rng.choice(found).end() :]
    return rest if len(re.findall(r"\w{3,}|[一-鿿]{3}", rest)) > 2 else None


def negation_added(text: str, _: str, rng: random.Random) -> str | None:
    if re.search(r"[一-鿿]", text):
        return _at(r"(?=超过|低于|触发|大于|失败|驱逐|暂停|完成|过期)", text, rng, lambda m: "未")
    return _at(r"(?<=\b(?:is|as) )(?=[a-z])|(?<=\bwas )(?=\w)", text, rng, lambda m: "not ")


def flipped(text: str, _: str, rng: random.Random) -> str | None:
    words = "|".join(rf"\b{w}\b" if w.isascii() else w for w in _FLIPS)
    return _at(words, text, rng, lambda m: _FLIPS[m[0]])


def identifier_changed(text: str, _: str, rng: random.Random) -> str | None:
    def other(match: re.Match[str]) -> str:
        index = rng.randrange(len(match[0]))
        old = match[0][index]
        new = rng.choice([c for c in "abcdefghkmnrstuvwxyz" if c != old.lower()])
        return match[0][:index] + new + match[0][index + 1 :]

    return _at(r"(?=[\w.-]*[-_\d.])[A-Za-z][\w.-]{5,}(?<=\w)", quoted(text, rng), rng, other)


def identifier_cut(text: str, _: str, rng: random.Random) -> str | None:
    """The piece ends inside an identifier, at a sign or a letter."""
    found = [m for m in re.finditer(r"[A-Za-z]\w+(?:[-_.]\w+)+", text) if m.start() > 20]
    if not found:
        return None
    match = rng.choice(found)
    start = text.rfind(" ", 0, max(0, match.start() - 14)) + 1
    return text[start : match.start() + rng.randrange(3, len(match[0]))]


def look_alike(text: str, _: str, rng: random.Random) -> str | None:
    return _at(
        r"[A-Za-z]*[aceopxy][A-Za-z]*",
        quoted(text, rng),
        rng,
        lambda m: m[0].translate(_LOOKALIKES),
    )


def values_swapped(text: str, _: str, rng: random.Random) -> str | None:
    """Two numbers of the text change places."""
    found = list(re.finditer(r"(?<![\w.:-])\d+(?:\.\d+)?(?![\w.:-])|(?<==)\d+(?=[,) m])", text))
    pairs = [(a, b) for i, a in enumerate(found) for b in found[i + 1 :] if a[0] != b[0]]
    if not pairs:
        return None
    a, b = rng.choice(pairs)
    return text[: a.start()] + b[0] + text[a.end() : b.start()] + a[0] + text[b.end() :]
