"""Edits that carry no meaning: what people, chat clients and models do to a quotation.

Law: a table of kinds; each takes a text and a random source and returns an excerpt that must match, or
None where the kind does not apply to the text.
"""

import html
import json
import random
import re
import unicodedata
from collections.abc import Callable

from tests.rules.mutation.pieces import may_begin, may_end, parts, piece, quoted

Edit = Callable[[str, random.Random], str | None]

_WIDE = {ord(c): chr(ord(c) + 0xFEE0) for c in "0123456789"}
_WIDE_MARKS = str.maketrans(
    {",": "，", ":": "：", "(": "（", ")": "）", "=": "＝", "%": "％", ";": "；"}
)
_NARROW_MARKS = str.maketrans(
    {"，": ", ", "：": ": ", "（": "(", "）": ")", "；": "; ", "【": "[", "】": "] ", "。": "."}
)
_STAMP = re.compile(
    r"^\[?(?:\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?Z?|[A-Z][a-z]{2} \d\d \d\d:\d\d:\d\d)\]? ?"
)


def _spread(text: str, mark: str, rng: random.Random) -> str:
    """A mark between letters, here and there."""
    return re.sub(r"(?<=[A-Za-z])(?=[a-z])", lambda _: mark if rng.random() < 0.2 else "", text)


def sub_span(text: str, rng: random.Random) -> str | None:
    span = piece(text, rng)
    return None if span is None else text[slice(*span)]


def elided(text: str, rng: random.Random) -> str | None:
    """Two pieces around an elision that stands between fields or clauses and hides nothing."""
    if "⏎" in text or "{" in text or "similar" in text:
        return None
    words = parts(text)
    for _ in range(40):
        if len(words) < 9:
            return None
        a, b = sorted(rng.sample(range(2, len(words) - 2), 2))
        gap = text[words[a][1] : words[b][0]]
        left, right = text[slice(*words[a])], text[slice(*words[b])]
        calm = not re.search(
            r"(?i)\b(?:not?|never|cannot|failed|no)\b|n't|[不未没无非]", gap + " " + left
        )
        fits = re.search(r"[\w)\]\"]$", left) and re.match(r"[A-Za-z一-鿿]", right)
        open_end = re.search(
            r"(?i)\b(?:is|are|was|were|be|been|has|have|did|will|cannot|from|to|for|of|by|on|in|at|with|than|after|and)$"
            r"|(?:是|为|由|将|至|于|过)$",
            left,
        )
        key = (
            re.match(r"\s*[=:：]", text[words[a][1] :])
            or text[: words[b][0]].rstrip()[-1:] in "=:：<>~"
        )
        if b - a > 2 and calm and fits and not open_end and not key and may_begin(text, words, b):
            if not may_end(text, words, a):
                continue
            mark = rng.choice([" ... ", " … ", "……", " [...] "])
            return text[: words[a][1]] + mark + text[words[b][0] :]
    return None


def decomposed(text: str, rng: random.Random) -> str | None:
    del rng
    changed = unicodedata.normalize("NFD", text)
    return None if changed == text else changed


def reordered_marks(text: str, rng: random.Random) -> str | None:
    """Full-width marks for half-width ones, or the other way round."""
    part = quoted(text, rng)
    if any(mark in part for mark in "，：（）；【】"):
        return part.translate(_NARROW_MARKS)
    if re.search(r"\d[,:]\d", part):
        return None
    return part.translate(_WIDE_MARKS)


def without_stamp(text: str, rng: random.Random) -> str | None:
    del rng
    rest = _STAMP.sub("", text)
    return None if rest == text else rest


def wrapped_lines(text: str, rng: random.Random) -> str:
    return re.sub(r" ", lambda _: rng.choice([" ", " ", "\n", "\n    "]), quoted(text, rng))


def ansi(text: str, rng: random.Random) -> str:
    return re.sub(
        r"\b(ERROR|WARN|firing|\d+ms)\b", "\x1b[31;1m\\1\x1b[0m", "\x1b[2m" + quoted(text, rng)
    )


def emphasis(text: str, rng: random.Random) -> str | None:
    words = quoted(text, rng).split(" ")
    plain = [i for i, word in enumerate(words) if re.fullmatch(r"[\w.]+", word)]
    if not plain:
        return None
    for i in rng.sample(plain, min(2, len(plain))):
        words[i] = rng.choice(["**{}**", "`{}`"]).format(words[i])
    return " ".join(words)


def brackets_dropped(text: str, rng: random.Random) -> str | None:
    """Round brackets around words are left away on one side, as in a broken copy."""
    part = quoted(text, rng)
    if not re.search(r"\s\([^()]*\)", part):
        return None
    return part.replace("(", "", 1) if rng.random() < 0.5 else part.replace(")", "", 1)


BENIGN: dict[str, Edit] = {
    "identical": lambda text, rng: text,
    "sub_span": sub_span,
    "white_space": lambda text, rng: re.sub(
        r" ", lambda _: " " * rng.randrange(1, 4), quoted(text, rng)
    ),
    "wrapped_lines": wrapped_lines,
    "no_break_space": lambda text, rng: quoted(text, rng).replace(" ", "\u00a0"),
    "zero_width": lambda text, rng: _spread(quoted(text, rng), "\u200b", rng),
    "soft_hyphen": lambda text, rng: _spread(quoted(text, rng), "\u00ad", rng),
    "byte_order_mark": lambda text, rng: "\ufeff" + quoted(text, rng),
    "wide_digits": lambda text, rng: quoted(text, rng).translate(_WIDE),
    "other_width_of_marks": reordered_marks,
    "curly_quotes": lambda text, rng: re.sub('"([^"]*)"', r"“\1”", quoted(text, rng)).replace(
        "'", "’"
    ),
    "no_break_hyphen": lambda text, rng: quoted(text, rng).replace("-", "\u2011"),
    "minus_sign": lambda text, rng: quoted(text, rng).replace("-", "\u2212"),
    "upper_case": lambda text, rng: quoted(text, rng).upper(),
    "lower_case": lambda text, rng: quoted(text, rng).lower(),
    "markdown_emphasis": emphasis,
    "markdown_code": lambda text, rng: "`" + quoted(text, rng) + "`",
    "list_item": lambda text, rng: rng.choice(["- ", "* ", "• ", "1. "]) + quoted(text, rng),
    "block_quote": lambda text, rng: "> " + quoted(text, rng),
    "quotation_marks": lambda text, rng: rng.choice(["“{}”", "「{}」", '"{}"', "『{}』。"]).format(
        quoted(text, rng)
    ),
    "json_string": lambda text, rng: json.dumps(quoted(text, rng))[1:-1],
    "json_field": lambda text, rng: json.dumps({"text": quoted(text, rng)}, ensure_ascii=False),
    "html_entities": lambda text, rng: html.escape(quoted(text, rng)),
    "real_line_breaks": lambda text, rng: text.replace("⏎", "\n") if "⏎" in text else None,
    "escaped_line_breaks": lambda text, rng: text.replace("⏎", "\\n") if "⏎" in text else None,
    "end_mark": lambda text, rng: (
        quoted(text, rng).rstrip(".。") + rng.choice([".", "。", ";", "，", "..."])
    ),
    "ansi_colours": ansi,
    "without_time_stamp": without_stamp,
    "elided": elided,
    "brackets_dropped": brackets_dropped,
    "space_at_han": lambda text, rng: re.sub(
        r"(?<=[一-鿿])(?=[A-Za-z0-9])", " ", quoted(text, rng)
    ),
    "spaced_equals": lambda text, rng: re.sub(r"(?<=\w)=(?=[\w-])", " = ", quoted(text, rng)),
    "decomposed": decomposed,
}
"""Kind → edit."""
