"""What a wording is worth: the rules' finding and a Verifier's ruling make one verdict (design.md §5).

Law: a table. No verdict is better than the rules' or the ruling's, but for `open`, which alone a
Verifier may decide. Pure.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from firsthand.contracts.drafts import ClaimRuling
from firsthand.contracts.enums import (
    JudgedBy,
    Outcome,
    Rule,
    Severity,
    Undecided,
    Verdict,
)
from firsthand.contracts.rulings import Derivation


class Finding(StrEnum):
    """What the derivability rules say of a sentence."""

    DERIVABLE = "derivable"
    OPEN = "open"
    UNSUPPORTED = "unsupported"
    CONTRADICTED = "contradicted"


class Heard(StrEnum):
    """What was heard of a Verifier about a sentence."""

    NOT_ASKED = "not_asked"
    PASS = "PASS"
    LOW_CONFID = "LOW_CONFID"
    REJECT = "REJECT"
    NOTHING = "nothing"
    """It was asked and erred, timed out, was off-schema or skipped the claim."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruled:
    verdict: Verdict
    rule: Rule | None
    """Why the sentence is not published; None where it passes."""
    by: JudgedBy


def _by_rules(verdict: Verdict, rule: Rule | None = None) -> Ruled:
    return Ruled(verdict=verdict, rule=rule, by=JudgedBy.RULES)


def _by_verifier(verdict: Verdict, rule: Rule | None = None) -> Ruled:
    return Ruled(verdict=verdict, rule=rule, by=JudgedBy.VERIFIER)


_PASSES = _by_rules(Verdict.PASS)
_OPEN = _by_rules(Verdict.LOW_CONFID, Rule.WORDING_OPEN)
_UNSUPPORTED = _by_rules(Verdict.LOW_CONFID, Rule.WORDING_UNSUPPORTED)
_CONTRADICTED = _by_rules(Verdict.REJECT, Rule.WORDING_CONTRADICTED)
_RAISED = _by_verifier(Verdict.PASS)
_DOUBTED = _by_verifier(Verdict.LOW_CONFID, Rule.WORDING_UNSUPPORTED)
_REFUSED = _by_verifier(Verdict.REJECT, Rule.WORDING_CONTRADICTED)
_UNHEARD = _by_verifier(Verdict.LOW_CONFID, Rule.VERIFIER_FAILED)

_COLUMNS = (Heard.NOT_ASKED, Heard.PASS, Heard.LOW_CONFID, Heard.REJECT, Heard.NOTHING)
_ROWS = {
    Finding.DERIVABLE: (_PASSES, _PASSES, _DOUBTED, _REFUSED, _UNHEARD),
    Finding.OPEN: (_OPEN, _RAISED, _DOUBTED, _REFUSED, _UNHEARD),
    Finding.UNSUPPORTED: (_UNSUPPORTED, _UNSUPPORTED, _UNSUPPORTED, _REFUSED, _UNSUPPORTED),
    Finding.CONTRADICTED: (_CONTRADICTED,) * len(_COLUMNS),
}
WORDING: Mapping[tuple[Finding, Heard], Ruled] = {
    (finding, heard): ruled
    for finding, row in _ROWS.items()
    for heard, ruled in zip(_COLUMNS, row, strict=True)
}
"""Finding × what was heard → what the sentence is worth."""

CAP: Mapping[Severity, Verdict] = {
    Severity.NONE: Verdict.PASS,
    Severity.LOW_CONFID: Verdict.LOW_CONFID,
    Severity.REJECT: Verdict.REJECT,
}
"""A Gatekeeper's severity → the best verdict under it."""
SEVERITY: Mapping[Verdict, Severity] = {verdict: severity for severity, verdict in CAP.items()}

_BADNESS = {Verdict.PASS: 0, Verdict.LOW_CONFID: 1, Verdict.REJECT: 2}


def worst_verdict(verdicts: Iterable[Verdict]) -> Verdict:
    return max(verdicts, key=_BADNESS.__getitem__, default=Verdict.PASS)


def finding_of(derivation: Derivation | None) -> Finding:
    """A sentence that was not judged is unsupported."""
    if derivation is None:
        return Finding.UNSUPPORTED
    if derivation.outcome is Outcome.DERIVABLE:
        return Finding.DERIVABLE
    if derivation.outcome is Outcome.CONTRADICTED:
        return Finding.CONTRADICTED
    return Finding.OPEN if derivation.undecided is Undecided.OPEN else Finding.UNSUPPORTED


def hear(claim_id: str, rulings: Mapping[str, ClaimRuling] | None, *, asked: bool) -> Heard:
    """A Verifier's ruling on one claim. `rulings=None`: there is no Verifier."""
    if rulings is None or not asked:
        return Heard.NOT_ASKED
    ruling = rulings.get(claim_id)
    if ruling is None or ruling.claim_id != claim_id:
        return Heard.NOTHING
    return _SAID.get(ruling.verdict, Heard.NOTHING)


_SAID = {verdict.value: Heard(verdict.value) for verdict in Verdict}
