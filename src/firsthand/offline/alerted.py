"""Clauses that code puts into a question made of an alert: its runbook, and its rule's metrics.

Law: pure. They are taken out before names are looked for: a runbook or a metric is no service.
"""

import re
from typing import NamedTuple

from firsthand.offline.names import humps

_RUNBOOK = re.compile(r"(?:^|(?<=\. ))Its runbook is (?P<name>[A-Za-z][\w.-]{2,79})\.(?=\s|$)")
_RULE = re.compile(
    r"(?:^|(?<=\. ))Its rule reads (?P<names>[A-Za-z_][\w:]*(?:, [A-Za-z_][\w:]*){0,9})\.(?=\s|$)"
)

_STATE = re.compile(r"(\balert(?: \S+)? (?:is|was) )[a-z]{2,20}(?=\.| on )", re.IGNORECASE)


class Alerted(NamedTuple):
    text: str
    """The question without the clauses."""
    runbook: str
    """Words of the runbook's name; empty without one."""
    metrics: tuple[str, ...]


def read_alerted(text: str) -> Alerted:
    runbook, rule = _RUNBOOK.search(text), _RULE.search(text)
    for found in (runbook, rule):
        if found is not None:
            text = text.replace(found[0], "")
    words = [humps(part) for part in re.split(r"[\W_]+", runbook["name"])] if runbook else []
    return Alerted(
        text=" ".join(text.split()),
        runbook=" ".join(words),
        metrics=tuple(rule["names"].split(", ")) if rule else (),
    )


def without_state(text: str) -> str:
    """`Alert X is active on …` without `active`: a state is no name to look for."""
    return _STATE.sub(r"\1", text)
