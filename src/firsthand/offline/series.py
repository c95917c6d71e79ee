"""Series: which to ask for, and what to say of one. Pure.

Owns the choice of metrics by the words of the question, and the reading of a series' rendering. It
says where a series began, where it ended and its maximum, in the numbers of the text; never why.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from firsthand.offline.names import humps
from firsthand.offline.question import Question
from firsthand.offline.quoting import is_expression, is_identifier, is_time
from firsthand.offline.symptoms import Symptom
from firsthand.offline.tables import EMPTY_WORDS

MOST_METRICS = 2
"""So many metrics are asked for."""
ENDINGS = {"_seconds": "s", "Seconds": "s", "_bytes": "bytes", "Bytes": "bytes"}
"""Ending of a metric's name → its unit."""
STEM, LEAST, LONG = 6, 3, 5
"""So many letters of a long word find it; a shorter word than the second finds nothing; so many letters
must a word have that is looked for as a part of a name."""

_LISTED = re.compile(r"Metrics: ((?:[\w.:/-]{1,64}(?:, | and |\.(?= |\Z)))+)")
_NAMED = re.compile(r"(?<![\w./-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w/-])")
_POINT = r"{0}=(?P<{0}>[^\s,]{{1,40}}) at (?P<{0}_at>[^\s,]{{1,40}})"
_SUMMARY = re.compile(
    rf"(?P<head>.*?), points=\d+.*?, {_POINT.format('first')}, {_POINT.format('last')}"
    rf"(?:, min=[^,]{{1,90}}, {_POINT.format('max')})?"
)
_WHO = re.compile(r", (?:service|pod|instance|namespace|job)=(?P<who>[^\s,\"]{1,80})")
_MORE = re.compile(r"\bthe series of that metric\b|Metrics: [^.]{1,4000}? and \d+ more\.")
_PARTS = re.compile(r"[\W_]+")
_UNIT = re.compile(r", unit=([A-Za-z]{1,20})(?=,|\Z)")
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
_EMPTY = EMPTY_WORDS | frozenset(
    """
    total count low rate usage used the and going what why does with long many much slow firing
    critical warning problem cause there happened happening still started
    """.split()  # noqa: SIM905
)


@dataclass(frozen=True, kw_only=True, slots=True)
class SeriesText:
    """A series' rendering, taken apart; numbers and times as they stand."""

    head: str
    """The metric with all its labels."""
    metric: str
    who: str
    """Value of the label that says whose it is; empty without one."""
    first: tuple[str, str]
    last: tuple[str, str]
    """(value, time)."""
    greatest: tuple[str, str] | None
    unit: str
    """Its unit, or the one that the metric's name ends with; empty where neither says."""


def metric_names(description: str) -> tuple[str, ...]:
    """The metrics that a description lists; none where it lists none."""
    found = _LISTED.search(description)
    return tuple(re.findall(r"[\w.:/-]+", found[1].rstrip("."))) if found else ()


def named_metrics(question: Question, listed: Sequence[str] = ()) -> list[str]:
    """Metrics of the alert's rule, words of the question that look like metrics, and listed names."""
    text = question.text
    written = [
        *question.metrics,
        *_NAMED.findall(text),
        *(n for n in listed if _stands_in(n, text)),
    ]
    return list(dict.fromkeys(name for name in written if len(name) > LEAST))


def _stands_in(name: str, text: str) -> bool:
    return re.search(rf"(?<![\w./-]){re.escape(name)}(?![\w/-])", text) is not None


def metrics_to_ask(listed: Sequence[str], question: Question) -> tuple[str, ...]:
    """Metrics that the question names, then listed ones that share most words with it."""
    named = named_metrics(question, listed)
    words = _words(question)
    scored = {name: _shared(name, words) for name in listed if name not in named}
    best = sorted((name for name, score in scored.items() if score), key=lambda one: -scored[one])
    return (*named, *best)[:MOST_METRICS]


def lists_all(description: str) -> bool:
    """Whether no other metric is there than those that a description lists."""
    return _MORE.search(description) is None


def words_to_ask(question: Question) -> tuple[str, ...]:
    """Parts of metrics' names to look for where not all are listed: words of the alert, then others."""
    apart = {part.casefold() for name in question.subjects for part in _PARTS.split(name)}
    named = [word.casefold() for alert in question.alerts for word in humps(alert).split()]
    whole = {alert.casefold() for alert in question.alerts}
    others = sorted(question.words - whole, key=lambda word: (-len(word), word))
    found = [
        word
        for word in dict.fromkeys([*sorted(named, key=len, reverse=True), *others])
        if len(word) >= LONG and word.isascii() and word.isalpha() and word not in _EMPTY | apart
    ]
    return tuple(word[:-1] if word.endswith("s") else word for word in found)[:MOST_METRICS]


def read_series(text: str) -> SeriesText | None:
    found = _SUMMARY.match(text)
    if found is None:
        return None
    metric, who = found["head"].split(", ", 1)[0], _WHO.search(found["head"])
    most = (found["max"], found["max_at"]) if found["max"] else None
    return SeriesText(
        head=found["head"],
        metric=metric,
        who=who["who"] if who else "",
        first=(found["first"], found["first_at"]),
        last=(found["last"], found["last_at"]),
        greatest=most,
        unit=_unit(metric, found["head"]),
    )


def _unit(metric: str, head: str) -> str:
    said = _UNIT.search(head)
    if said is not None:
        return said[1]
    return next((unit for ending, unit in ENDINGS.items() if metric.endswith(ending)), "")


def sentences(text: str, *, chinese: bool) -> Iterator[str]:
    """What a series shows, the fullest first: where it began, where it ended, its maximum."""
    series = read_series(text)
    if series is None or not all(map(_NUMBER.fullmatch, (series.first[0], series.last[0]))):
        return
    if not _is_plain(series):
        return
    for unit in dict.fromkeys((series.unit and f" {series.unit}", "")):
        course, most = _course(series, unit, chinese), _maximum(series, unit, chinese)
        if most:
            yield f"{course}；{most}。" if chinese else f"{course}; {most}."
        yield f"{course}。" if chinese else f"{course}."


def _is_plain(series: SeriesText) -> bool:
    """Names, numbers and times, which need no quotation marks."""
    moments = [series.first[1], series.last[1], *(series.greatest[1:] if series.greatest else ())]
    named = is_expression(series.metric) and (not series.who or is_identifier(series.who))
    return named and all(map(is_time, moments))


def _course(series: SeriesText, unit: str, chinese: bool) -> str:
    (first, since), (last, until) = series.first, series.last
    of = _of(series, chinese)
    same, rose = float(first) == float(last), float(last) > float(first)
    first, last = f"{first}{unit}", f"{last}{unit}"
    if same:
        return f"{of} 最后的值为 {last}" if chinese else f"The last value of {of} was {last}"
    if chinese:
        return f"{of} 从 {first} {'上升' if rose else '下降'}到 {last}"
    return f"{of} {'rose' if rose else 'fell'} from {first} at {since} to {last} at {until}"


def _maximum(series: SeriesText, unit: str, chinese: bool) -> str:
    ends = {series.first[0], series.last[0]}
    if series.greatest is None or series.greatest[0] in ends:
        return ""
    most, when = series.greatest
    return f"最大值 {most}{unit}，时间 {when}" if chinese else f"maximum {most}{unit} at {when}"


def _of(series: SeriesText, chinese: bool) -> str:
    if not series.who:
        return series.metric
    return f"{series.who} 的 {series.metric}" if chinese else f"{series.metric} of {series.who}"


def _words(question: Question) -> frozenset[str]:
    named = {word for alert in question.alerts for word in humps(alert).casefold().split()}
    shown = {word for symptom in question.symptoms for word in _terms(symptom)}
    return (
        frozenset(word for word in {*named, *question.words, *shown} if len(word) >= LEAST) - _EMPTY
    )


def _terms(symptom: Symptom) -> set[str]:
    return {word.casefold() for term in symptom.terms for word in re.findall("[A-Za-z]+", term)}


def _shared(metric: str, words: frozenset[str]) -> int:
    parts = {
        part.casefold() for word in re.split(r"[\W_]+", metric) for part in humps(word).split()
    } - _EMPTY
    return sum(any(_same(part, word) for word in words) for part in parts)


def _same(part: str, word: str) -> bool:
    return part == word or (len(part) >= STEM and part[:STEM] == word[:STEM])
