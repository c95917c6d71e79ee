"""A multiple that a claim states: `twice`, `three times the limit`, 三倍多.

Owns which two numbers of a text a multiple compares: a value and its limit, the ends of a series, else any
two of one unit. Pure.
It cannot tell which of two values without a limit was meant to be the base.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import ENDS_OF_SERIES, NAMED
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.quantities import holds
from firsthand.rules.meaning.tokens.spelled import with_digits
from firsthand.rules.meaning.tokens.token import follows

MOST = 24
"""Numbers of a text that are compared."""

_TIMES = lazy(
    r"\b(\d+(?:\.\d+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|fifty) times"
    r" (?:the|as|its|higher|larger|more|over(?! (?:about |the |a )?(?:last |past )?\d)|longer|that|what"
    r"|[a-z]+_\w+)\b",
    re.IGNORECASE,
)
_AND_MORE = names("多 有余")
"""三倍多: more than three times, and less than four."""
_SPANS = names("for window 持续 持续时间 窗口")
_JOINTS = ("as", "than", "as much as")
_BACK = names("last past previous for over within 最近 过去 近 持续")
_NEAR = 1.2
"""Weight of a word right beside its number."""
_TWO = 2
_WHOLES = names("threshold limit max capacity quota total")
_TIMES_OF = r"(?:twice|double|triple|half|\w+ times)\b"
_OVER = lazy(rf"\b(?:over|above|beyond) {_TIMES_OF}")
_NEARLY = lazy(
    rf"\b(?:almost|nearly|close to|just under|just short of) {_TIMES_OF}"
    r"|(?:接近|将近|近乎)[^,;.]{0,12}倍"
)
_NEARLY_FROM = 0.88
"""What `nearly twice` is at least of two."""
_ROUGH = 0.1
"""A multiple without a comparator may be off by a twentieth."""
_RATIOS = {
    "twice": 2.0,
    "double": 2.0,
    "doubled": 2.0,
    "doubles": 2.0,
    "triple": 3.0,
    "thrice": 3.0,
    "tripled": 3.0,
    "triples": 3.0,
    "trebled": 3.0,
    "quadrupled": 4.0,
    "half": 0.5,
    "half of": 0.5,
    "一半": 0.5,
    "两倍": 2.0,
    "翻倍": 2.0,
    "翻番": 2.0,
    "quarter of": 0.25,
}


def ratio_of(asked: Asked) -> tuple[float, str] | None:
    """A multiple that the claim states (`twice`, `3 倍`), with its comparator; `~`: nearly so much."""
    for figure in asked.figures:
        if figure.number.unit == "x":
            found = _as_number(figure, asked)
            break
    else:
        if "!times" not in asked.marks and " times " not in asked.text:
            return None
        found = _in_words(asked)
    if found is None or found[1]:
        return found
    if _OVER.search(asked.lower) is not None:
        return found[0], ">"
    return (found[0], "~") if _NEARLY.search(asked.lower) is not None else found


def _as_number(figure: Figure, asked: Asked) -> tuple[float, str] | None:
    """`3x`, `3 倍`."""
    behind = follows(asked.tokens, figure.place + 1)
    more = behind is not None and behind[1] in _AND_MORE
    compare = figure.compare or _exceeds(asked, figure.place)
    return figure.number.value, ">+" if more else compare


def _in_words(asked: Asked) -> tuple[float, str] | None:
    """`three times the`, `twice`."""
    above = ">" if "!gt" in asked.marks or "!ge" in asked.marks else ""
    compare = above or ("<" if "!lt" in asked.marks else "")
    said = _TIMES.search(with_digits(asked.text, asked.signs)) if " times " in asked.text else None
    if said:
        return ENGLISH_NUMBERS.get(said[1].lower()) or float(said[1]), compare
    for place in asked.marks.get("!times", ()):
        word = asked.tokens[place][1]
        if word in _RATIOS:
            behind = follows(asked.tokens, place + 1)
            more = behind is not None and behind[1] in _AND_MORE
            return _RATIOS[word], ">+" if more else compare
    return None


def _exceeds(asked: Asked, place: int) -> str:
    """`超过发送量的 100 倍`: the comparison stands before the base."""
    before = asked.tokens[place - 1][1] if place else ""
    for mark, compare in (("!gt", ">"), ("!lt", "<")):
        if before == "的" and any(at < place for at in asked.marks.get(mark, ())):
            return compare
    return ""


def ratio_holds(ratio: float, compare: str, evidence: Evidence, asked: Asked) -> bool | None:
    """Whether value / limit (else any number / a later one) is that multiple; None if nothing is there.

    The sentence's concepts choose the value; a base that it gives itself is the only one.
    """
    said = asked.said
    figures = [f for f in evidence.figures[:MOST] if not _is_how_long(f, evidence)]
    ends = [
        f for f in figures if ENDS_OF_SERIES & {w for w, near in f.field.items() if near >= NAMED}
    ]
    if len(ends) == len(ENDS_OF_SERIES) and not any(f.role == "limit" for f in figures):
        first, last = ends
        whole = first.number.value
        return is_multiple(last.number.value / whole, ratio, compare) if whole else None
    sided = _by_side(figures, asked)
    if sided is not None:
        return is_multiple(sided[0].number.value / sided[1].number.value, ratio, compare)
    named = [
        f for f in figures if any(near >= _NEAR and word in said for word, near in f.field.items())
    ]
    if said.isdisjoint(_WHOLES) and len(named) == _TWO and named[1].number.value:
        value, base = sorted(
            named, key=lambda one: -one.number.value if ratio > 1 else one.number.value
        )
        if value.number.unit == base.number.unit and base.number.value:
            return is_multiple(value.number.value / base.number.value, ratio, compare)
    limits = [f for f in figures if f.role in LIMITS and f.number.value]
    values = [f for f in figures if f.role not in LIMITS]
    if not limits:
        limits = [f for f in figures if f.compare and f.number.value]
        values = [f for f in figures if not f.compare]
    if not limits or not values:
        limits = [f for f in figures if f.number.value]
        values = figures
    given = {one.number.value for one in asked.figures if one.role in LIMITS}
    limits = [f for f in limits if f.number.value in given] or limits
    units = {limit.number.unit for limit in limits}
    values = [f for f in values if f.number.unit in units]
    if limits and limits[0].role in LIMITS and values:
        scores = [sum(near for word, near in f.field.items() if word in said) for f in values]
        values = [f for f, score in zip(values, scores, strict=True) if score == max(scores)]
    answer: bool | None = None
    for value in values:
        for limit in limits:
            if value is limit or value.number.unit != limit.number.unit:
                continue
            found = abs(value.number.value / limit.number.value)
            if is_multiple(found, ratio, compare):
                return True
            answer = False
    return answer


def _by_side(figures: list[Figure], asked: Asked) -> tuple[Figure, Figure] | None:
    """`sent three times as much as it received`: what is told before the last `as`, and what behind it."""
    joint = max((at for at, text in enumerate(asked.texts) if text in _JOINTS), default=0)
    if not joint:
        return None
    before = {one for part in asked.parts if part.place < joint for one in part.options}
    behind = {one for part in asked.parts if part.place > joint for one in part.options}
    values = [f for f in figures if f.field.keys() & before - behind]
    bases = [f for f in figures if f.field.keys() & behind - before]
    if len(values) != 1 or len(bases) != 1 or values[0] is bases[0]:
        return None
    value, base = values[0], bases[0]
    return (value, base) if base.number.value and value.number.unit == base.number.unit else None


def _is_how_long(figure: Figure, evidence: Evidence) -> bool:
    """`for=10m`, `over the last 5m`: how long an alert waited or looked back is no value to compare."""
    if figure.number.unit != "s":
        return False
    if figure.key >= 0:
        return evidence.spelled[figure.key] in _SPANS
    return bool(figure.place) and evidence.spelled[figure.place - 1] in _BACK


def is_stated(ratio: float, compare: str, evidence: Evidence) -> bool | None:
    """`a burn rate of 14.4x`: a text that writes multiples itself; None: it does not."""
    stated = [one.number.value for one in evidence.figures if one.number.unit == "x"]
    if not stated:
        return None
    if compare and compare not in (">+", "~"):
        return any(is_multiple(one, ratio, compare) for one in stated)
    return any(holds(ratio, one, 0.5 * (ratio % 1 == 0), True, False) for one in stated)


def is_multiple(found: float, ratio: float, compare: str) -> bool:
    """Whether a quotient is the multiple that a claim states."""
    if compare == "~":
        return _NEARLY_FROM * ratio <= found <= ratio or holds(
            ratio, found, _ROUGH * ratio, True, True
        )
    if compare == ">+":
        return ratio < found < ratio + 1.0
    if compare:
        return found > ratio if compare[0] == ">" else found < ratio
    return holds(ratio, found, _ROUGH * ratio, True, True)
