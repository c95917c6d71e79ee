"""The share of one kind in all that a text counts: `3 failed, 2 skipped, 214 passed, 219 total`.

Law: the whole is the sum of its kinds. A list that gives its total must add up to it; one that gives none
must count outcomes alone; a table must have two columns, of which one counts; series must differ in one
label. The sentence names one kind and no other. Pure.
It cannot take the share of two kinds together.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.computed.operations import share
from firsthand.rules.meaning.computed.reckoning import Reckoning
from firsthand.rules.meaning.lexicon import WORDS
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.fields import singular
from firsthand.rules.meaning.reading.records import cells_of, rows_of_table

Tally = dict[str, float]

_LIST = lazy(r"(?:([A-Za-z][A-Za-z ]{0,24}): +)?((?:\d+ [a-z]+, (?:and )?){1,6}\d+ [a-z]+)\b")
_ITEM = lazy(r"(\d+) ([a-z]+)")
_OUTCOMES = frozenset(
    {"passed", "failed", "skipped", "error", "errors", "succeeded", "pending", "xfailed", "ok"}
)
_COUNTS = lazy(r"(?i)(?:count.*|cnt|num(?:ber)?|total|n|qty|\w+_count|数量|个数|次数|笔数)\Z")
_LABEL = lazy(r'(\w+)="([^"]*)"')
_SERIES = lazy(
    r"(?:^|⏎) *(?:[\d:.TZ+-]+ )?([A-Za-z_][\w:]*)\{([^{}⏎]*)\} (\d+(?:\.\d+)?)(?= *(?:⏎|$))"
)
_ADDITIVE = ("_total", "_count", "_sum")
_LEAST = 2


def share_of_tally(made: Reckoning) -> bool:
    """`more than 95 % of the tests passed`, `3 % of the jobs are FAILED`, `3 % ended with 503`."""
    part = share_told(made)
    return part is not None and made.is_so(part, "%")


def shares_rows(asked: Asked, evidence: Evidence) -> bool:
    """Whether a sentence tells the share of one row, or of one series, in all of them."""
    return "%" in asked.text and any(
        one.number.unit == "%" and share_of_tally(Reckoning(one, asked, evidence))
        for one in asked.figures
    )


def share_told(made: Reckoning) -> float | None:
    """The share of the one kind that a sentence names, in per cent; None where there is none."""
    asked, evidence = made.asked, made.evidence
    if made.claim.number.unit != "%" or "!neg" in asked.marks or "%" in evidence.lower:
        return None
    tally = _tally(made)
    if not tally or sum(one.number.unit == "%" for one in asked.figures) != 1 or made.left:
        return None
    named = [
        kind
        for kind in tally
        if kind in asked.words or not asked.said.isdisjoint(_states(WORDS.get(kind)))
    ]
    whole = sum(tally.values())
    if len(named) != 1 or not whole:
        return None
    return share(tally[named[0]], whole)


def _states(entry: tuple[str, ...] | None) -> list[str]:
    """What a kind means, in the sign that it has."""
    return [one for one in entry or () if one[0] not in "!+"]


def _tally(made: Reckoning) -> Tally:
    """What the one tally of the text that the sentence may mean counts; empty for none."""
    evidence = made.evidence
    lower = evidence.lower
    if '"} ' in lower:
        return _of_series(evidence)
    if "|" in lower and "⏎" in lower:
        return _of_table(evidence)
    if " total" not in lower and " passed" not in lower and " failed" not in lower:
        return {}
    lists = [(head, _of_list(items)) for head, items in _LIST.findall(evidence.text)]
    lists = [(head, tally) for head, tally in lists if tally]
    if len(lists) > 1:
        told = {singular(one) for one in made.asked.words}
        heads = [{singular(one) for one in head.lower().split()} for head, _ in lists]
        scores = [len(one & told) * (2 if one <= told else 1) for one in heads]
        most = max(scores)
        lists = [one for one, n in zip(lists, scores, strict=True) if most and n == most]
    return lists[0][1] if len(lists) == 1 else {}


def _of_list(items: str) -> Tally:
    counted = _ITEM.findall(items)
    tally = {kind: float(count) for count, kind in counted}
    total = tally.pop("total", None)
    if len(tally) < _LEAST or len(counted) - (total is not None) != len(tally):
        return {}
    good = _OUTCOMES.issuperset(tally) if total is None else sum(tally.values()) == total
    return tally if good else {}


def _of_table(evidence: Evidence) -> Tally:
    """`state | count` of each row."""
    tally: Tally = {}
    rows = rows_of_table(evidence)
    for row in rows:
        cells = cells_of(row)
        if len(cells) != _LEAST or not _COUNTS.match(cells[1][0]) or not cells[1][1].isdecimal():
            return {}
        tally[cells[0][1].lower()] = float(cells[1][1])
    return tally if len(tally) == len(rows) >= _LEAST else {}


def _of_series(evidence: Evidence) -> Tally:
    """`{job="cart",code="200"} 1940` and its like with another code."""
    found = _SERIES.findall(evidence.text)
    names = {name for name, _, _ in found}
    labels = [dict(_LABEL.findall(one)) for _, one, _ in found]
    if len(names) != 1 or not names.pop().endswith(_ADDITIVE) or len(found) < _LEAST:
        return {}
    if len(found) != evidence.text.count('"} '):
        return {}
    apart = [
        key
        for key in labels[0]
        if all(key in one for one in labels) and len({one[key] for one in labels}) > 1
    ]
    if len(apart) != 1 or len({frozenset(one) for one in labels}) > 1:
        return {}
    tally = {
        one[apart[0]].lower(): float(value)
        for one, (_, _, value) in zip(labels, found, strict=True)
    }
    return tally if len(tally) == len(found) else {}
