"""Numbers that a sentence writes in words: halves, fractions, shares, dozens.

Owns the rewriting of `two and a half minutes`, `three quarters of an hour`, `four fifths of the rows`, `one
event in forty` into digits, before the sentence is read. Pure; each rule runs only where its word stands.
It cannot read a fraction without what it is a part of (`a third`).
"""

import re
from collections.abc import Callable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS, ORDINALS, SCALES
from firsthand.rules.sieve import DIGIT, heads

_SMALL = "a|one|two|three|four|five|six|seven|eight|nine"
_SCALES = {f"{a}{name}": value for a in ("", "a ") for name, value in SCALES.items()}
_PARTS = {"third": 3, "quarter": 4, "fifth": 5, "eighth": 8, "tenth": 10}
_PART = f"({'|'.join(_PARTS)})s?"
_TIME = "second|minute|hour|day|week"
_TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"
_NUMBER = r"\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
_HALF = r"\bhalf of (?=(?:the(?! last| past)|its|their|all) )"
_HALVES = lazy(_HALF, re.IGNORECASE)
_TRUTH = r"[ftnyFTNY](?=$|[\s,;|)}\]\"])"
_TRUTHS, _QUOTED_TRUTHS = lazy(f"={_TRUTH}"), lazy(f'":"{_TRUTH}')
_COUNTED = lazy(r" [a-z]{3,}s\b")
_BEFORE_A_SECOND = (
    "than",
    "over",
    "took",
    "within",
    "about",
    "under",
    "almost",
    "nearly",
    "expected",
)


def _one_and_a_half(match: re.Match[str]) -> str:
    over = "just over " if " good " in match[0].lower() else ""
    return f"{over}3 half{match[1]}"


def _and_a_half(match: re.Match[str]) -> str:
    return f"{_whole(match[1])}.5"


def _of_a_unit(match: re.Match[str]) -> str:
    return f"{_whole(match[1])} {match[2].lower()}{match[3]}"


def _share(match: re.Match[str]) -> str:
    return f"{100 * _whole(match[1]) / _PARTS[match[2].lower()]:.0f}% of "


def _one_in(match: re.Match[str]) -> str:
    whole = _whole(match[1])
    exact = whole and not 1000 % whole  # one in eight: 12.5 %, one in three: 33 %
    return f"{100 / whole:{'g' if exact else '.2g'}}%" if whole else match[0]


def _dozens(match: re.Match[str]) -> str:
    return str(12 * int(match[1] or 1))


def _numbered(match: re.Match[str]) -> str:
    return f"{match[1]} {match[3]} {ORDINALS[match[2].lower()]:g}"


def _tens(match: re.Match[str]) -> str:
    return str(_whole(match[1]) + _whole(match[2]))


def _per_many(match: re.Match[str]) -> str:
    whole = _SCALES.get(match[2].lower()) or float(match[2].replace(",", ""))
    counted = _COUNTED.match(match.string, match.end())
    of = " of" if counted else ""  # two in a thousand requests
    return f"{100 * float(_whole(match[1])) / whole:g}%{of}" if whole else match[0]


def _percentile(match: re.Match[str]) -> str:
    return f"p{match[1] or match[2]}"


def _whole(word: str) -> int:
    lower = word.lower()
    if lower.isdigit():
        return int(lower)
    return 1 if lower == "a" else int(ENGLISH_NUMBERS.get(lower, 0.0))


def _row(
    words: tuple[str, ...], pattern: str, change: str | Callable[[re.Match[str]], str]
) -> tuple[tuple[str, ...], re.Pattern[str], str | Callable[[re.Match[str]], str]]:
    return words, lazy(pattern, re.IGNORECASE), change


_RULES = (
    _row(("ty-",), rf"\b({_TENS})-(one|two|three|four|five|six|seven|eight|nine)\b", _tens),
    _row(
        ("-second", "-minute", "-hour", "-day", "-week", "-millisecond", "-month"),
        rf"\b({_NUMBER}|fifteen|{_TENS})-(?=(?:milli)?(?:{_TIME}|month)\b)",
        r"\1 ",
    ),
    _row(("fold",), r"\b(two|three|four|five|six|seven|eight|nine|ten)-?fold\b", r"\1 times the"),
    _row(
        ("00", "undred", "housand", "illion"),
        rf"\b({_NUMBER}) (?:per|in|in every|out of every) ((?:a )?(?:hundred|thousand|million)"
        r"|100|1,?000|10,?000"
        r"|100,?000|1,?000,?000)\b(?! ?(?:bytes|(?:milli)?seconds?|ms|s|minutes?|hours?|days?|[kmg]i?b)\b)",
        _per_many,
    ),
    _row(
        (" little ", " bit ", " touch ", "lightly ", " tad "),
        r"\b(?:a (?:little|bit|touch|tad)|slightly) (over|under|above|below|more than|less than)\b",
        r"just \1",
    ),
    _row(
        ("a good ",),
        rf"\ba good (?=(?:{_NUMBER}|{_TIME})\b(?! and a half))",
        "just over a ",
    ),
    _row((" of a percent",), r"\ba quarter of a percent\b", "0.25%"),
    _row((" of a percent", "alf a percent"), r"\bhalf (?:of )?a percent\b", "0.5%"),
    _row(("nd a half",), rf"\ban? (?:good )?({_TIME}) and a half\b", _one_and_a_half),
    _row(("nd a half",), rf"\b({_NUMBER}) and a half(?= \w)", _and_a_half),
    _row(("quarter of an hour",), r"\b(?:a|that|this|the) quarter of an hour", "15 minutes"),
    _row(
        tuple(_PARTS),
        rf"\b({_SMALL}) {_PART} of an? ({_TIME}|[KMG]iB|MB|GB)\b",
        _of_a_unit,
    ),
    _row(
        tuple(_PARTS),
        rf"\b({_SMALL}) {_PART} of (?=(?:the|its|all|their|these|those) |[\w.:/-]+'s "
        r"|\w*[-_.\d][\w.:/-]* )",
        _share,
    ),
    _row(("alf of",), _HALF, "50% of "),
    _row(
        ("third", "quarter", "fifth", "tenth"),
        r"\b(a|one|two|three|four) (third|quarter|fifth|eighth|tenth)s?"
        r" (?=(?:done|complete|completed|full|used|finished|through|free)\b)",
        lambda found: _share(found).removesuffix("of "),
    ),
    _row((" in ",), r"\bone (?:\w+ )?in (\d+|[a-z]+)\b", _one_in),
    _row(
        ("0s", "1s", "2s", "3s", "4s", "9s"),
        r"(?:(?<=of )|(?<=more )|(?<=than )|(?<=many )|(?<=no )|(?<=with )|(?<=for ))([1-5]\d\d)s\b",
        r"\1",
    ),
    _row((" a ", " an "), rf"(\d[\d,.]* \w+s) an? ({_TIME})\b", r"\1 per \2"),
    _row(
        ("alf a",),
        rf"\b(?:half an?|half a) (?={_TIME}|(?:kilo|mega|giga|tera)byte|[KMGT]i?B\b)",
        "0.5 ",
    ),
    _row(
        ("hour", "minute", "day", "week", "millisecond"),
        r"\ban? (?=(?:hour|minute|day|week|millisecond)\b)",
        "1 ",
    ),
    _row(
        ("second",),
        rf"(?:{'|'.join(f'(?<={word} )' for word in _BEFORE_A_SECOND)})(?:a )?(?=second\b(?! \w+ing))",
        "1 ",
    ),
    _row(
        (" attempt", " try", " retry"),
        rf"\b(the|its|this) ({'|'.join(ORDINALS)}) (attempt|try|retry)\b(?! of)",
        _numbered,
    ),
    _row((" old",), rf"\b({_NUMBER}) ({_TIME})(s?) old\b", r"\1 \2\3 ago"),
    _row((" percentile",), r"\b(50|90|95|99)(?:th)? percentile\b", r"p\1"),
    _row(("quantile",), r"\b(?:0\.(90|95|99) quantile|quantile 0\.(90|95|99))\b", _percentile),
    _row(("dozen",), r"\b(?:(\d+) |a )?dozen\b", _dozens),
)
"""Words without which a rule says nothing, its pattern, and what it writes."""

_SPELLING = frozenset(
    word + end
    for word in names(
        "old little bit touch tad slightly good percent half one dozen percentile quantile second minute"
        " hour day week third quarter fifth eighth tenth thirds quarters fifths eighths tenths"
        " attempt try retry"
    )
    for end in ("", *",.;:!?)'\"")
)
"""Words of which a sentence with such a number has one, with the sign that may end them."""
_SPOKEN = heads(" ".join(_SPELLING))
_HEADS = _SPOKEN | heads(
    "two three four five six seven eight nine twofold sixfold tenfold fold millisecond month hundred"
    " thousand million"
)
"""The signs of those words, and with those of the numbers that are written with a sign or a scale."""
_PLURAL = lazy(r"[0-9][sS]\b")
_COMPOUND = lazy(
    r"-(?<=[a-z]-)(?:one|two|three|four|five|six|seven|eight|nine|second|minute|hour|day|week|month|millis)"
)
"""The sign first, then what stands before it: so the search leaps from sign to sign."""
_FOLD = lazy(r"fold\b")
_PER = lazy(r" (?:(?<=\bper )|(?<=\bin )|(?<=\bevery ))(?:a )?(?:10|1,0|hundred|thousand|million)")
_SCALE_SIGNS = heads("hundred thousand million")


def _is_coded(lower: str, signs: set[str]) -> bool:
    """Whether a sentence has a number that is written with a sign or a scale."""
    return (
        ("s" in signs and _PLURAL.search(lower) is not None)
        or ("-" in lower and _COMPOUND.search(lower) is not None)
        or ("fold" in lower and _FOLD.search(lower) is not None)
        or (
            " 1" in lower and (" 10" in lower or " 1,0" in lower) and _PER.search(lower) is not None
        )
        or (not _SCALE_SIGNS.isdisjoint(signs) and _PER.search(lower) is not None)
    )


def with_digits(text: str, signs: set[str]) -> str:
    """A folded sentence, given with its signs (`sieve.py`), with its spelled numbers as digits."""
    if _HEADS.isdisjoint(signs):
        if DIGIT not in signs:
            return text
        counted = "s" in signs and _PLURAL.search(text) is not None
        if not counted and not ("1" in text and (" 10" in text or " 1,0" in text)):
            return text
    lower = text.lower()
    spoken = not _SPOKEN.isdisjoint(signs) and not _SPELLING.isdisjoint(lower.split())
    if not spoken and not _is_coded(lower, signs):
        return text
    for words, pattern, change in _RULES:
        for word in words:
            if word in text:
                text = pattern.sub(change, text)
                break
    return text


def halves(text: str) -> str:
    """`less than half of its quota` of a text, as a sentence that says so is read."""
    return _HALVES.sub("50% of ", text)


def truths(text: str) -> str:
    """`success=f`, `"active":"t"` of a text: a database's short forms of false and true."""
    if "=" in text and _TRUTHS.search(text) is not None:
        text = _TRUTHS.sub(_truth, text)
    if '"' in text and _QUOTED_TRUTHS.search(text) is not None:
        text = _QUOTED_TRUTHS.sub(_truth, text)
    return text


def _truth(match: re.Match[str]) -> str:
    return match[0][:-1] + ("true" if match[0][-1] in "tTyY" else "false")
