"""Selectors that our code composes from a request's plain conditions. Pure.

Law: values are quoted here; a name or a label value cannot leave its quotes, and what of it is a
pattern is escaped.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from firsthand.contracts.requests import QueryMetrics
from firsthand.sources.metrics.quoting import quoted
from firsthand.sources.metrics.replies import NAME_LABEL
from firsthand.sources.terms import Name

MOST_NAMES = 10
"""So many metrics are shown where only a part of a name was given."""
MOST_VALUES = 50
_LABEL = re.compile(r"[A-Za-z_][A-Za-z0-9_]*", re.ASCII)


def finding(request: QueryMetrics) -> str | None:
    """A selector of every series whose name holds the request's; None where no series can match."""
    if request.name is None:
        return None
    if not all(map(_LABEL.fullmatch, request.labels or {})):
        return None
    pattern = f"(?i).*{re.escape(request.name.strip())}.*"
    return _selector([f"{NAME_LABEL}=~{quoted(pattern)}", *_equalities(request.labels or {})])


def chosen(
    sets: Sequence[Mapping[str, str]], request: QueryMetrics
) -> tuple[list[Mapping[str, str]], list[str]]:
    """The label sets that a request means, and the names left out.

    A metric of exactly that name stands alone; a service is named by any label's value.
    """
    service = Name.of(request.service) if request.service is not None else None
    kept = [
        one
        for one in sets
        if service is None
        or any(service.within_text(value) for key, value in one.items() if key != NAME_LABEL)
    ]
    exact = [one for one in kept if one.get(NAME_LABEL) == request.name]
    kept = exact or kept
    names = sorted({one.get(NAME_LABEL, "") for one in kept})
    shown = set(names[:MOST_NAMES])
    ordered = sorted(
        (one for one in kept if one.get(NAME_LABEL) in shown), key=lambda one: sorted(one.items())
    )
    return ordered, names[MOST_NAMES:]


def selecting(sets: Sequence[Mapping[str, str]], labels: Mapping[str, str]) -> str:
    """A selector that finds these series and as few others as one label can tell apart."""
    names = _one_of(NAME_LABEL, (one.get(NAME_LABEL, "") for one in sets))
    shared = set.intersection(*({*one} for one in sets)) - {NAME_LABEL, *labels}
    told = {key: len({one[key] for one in sets}) for key in sorted(shared)}
    same = [key for key, count in told.items() if count == 1]
    telling = sorted(
        (key for key, count in told.items() if 1 < count <= MOST_VALUES),
        key=lambda key: (-told[key], key),
    )
    narrowed = [_one_of(key, (one[key] for one in sets)) for key in [*same, *telling[:1]]]
    return _selector([names, *_equalities(labels), *narrowed])


def _selector(matchers: Iterable[str]) -> str:
    return f"{{{','.join(matchers)}}}"


def _equalities(labels: Mapping[str, str]) -> list[str]:
    return [f"{key}={quoted(value)}" for key, value in labels.items()]


def _one_of(label: str, values: Iterable[str]) -> str:
    distinct = sorted(set(values))
    if len(distinct) == 1:
        return f"{label}={quoted(distinct[0])}"
    return f"{label}=~{quoted('|'.join(map(re.escape, distinct)))}"
