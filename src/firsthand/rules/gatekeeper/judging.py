"""The Gatekeeper: are these references real? Every binding, every claim, the whole report.

Law: pure. It decides authenticity alone; what a claim says is judged elsewhere. Linear in the
bindings. The result does not depend on the order of the claims.

1. Read the report (`read`) and fill the one id that may be filled (`backfill`).
2. Each binding: the first row of the table that fails is its error; with none it is authentic.
3. Each claim: every row that fails. Its cap is the worst of its own and its bindings' findings.
4. The report: every row that fails. The worst severity of all wins.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from firsthand.contracts.enums import GatekeeperStatus, Rule, Severity
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.rulings import (
    BindingError,
    CheckedBinding,
    GatekeeperResult,
    GatekeeperWarning,
    VerifiedExcerpt,
)
from firsthand.rules.gatekeeper.backfill import backfill
from firsthand.rules.gatekeeper.case import Case, Level, Record, binding_cases, claim_case
from firsthand.rules.gatekeeper.claims import Claim, Report
from firsthand.rules.gatekeeper.judgement import JudgedClaim, Judgement
from firsthand.rules.gatekeeper.read import RawReport, read_report
from firsthand.rules.gatekeeper.table import ORDER, findings
from firsthand.rules.gatekeeper.values import shown, warning

_BADNESS = {Severity.NONE: 0, Severity.LOW_CONFID: 1, Severity.REJECT: 2}


def worst(severities: Iterable[Severity]) -> Severity:
    return max(severities, key=_BADNESS.__getitem__, default=Severity.NONE)


def judge(
    report: RawReport,
    *,
    run_id: str,
    session_id: str,
    run_invocations: Sequence[ToolInvocation],
    invocations: Mapping[int, ToolInvocation],
) -> Judgement:
    """Judge an ExecutorReport as it came.

    `run_invocations` are this run's, for the back-fill; `invocations` what the ledger has of the
    report's `cited_ids`, of whatever run and session.
    """
    known = {one.id: one for one in run_invocations} | dict(invocations)
    read = backfill(read_report(report), run_invocations)  # step 1
    return judge_claims(read, run_id=run_id, record=Record(session_id, known))


def judge_claims(report: Report, *, run_id: str, record: Record) -> Judgement:
    """Steps 2 to 4, for a report of either flow."""
    found = [_judge_claim(claim, run_id, record) for claim in report.claims]
    checked = sum(len(one.checked) for one in found)
    whole = Case(level=Level.REPORT, missing=report.missing, checked=checked)
    errors = [error for one in found for error in one.claim.errors] + _errors(whole, None)  # step 4
    severity = worst(error.severity for error in errors)
    warnings = [*report.warnings, *(note for one in found for note in one.warnings)]
    result = GatekeeperResult(
        status=GatekeeperStatus.PASS if severity is Severity.NONE else GatekeeperStatus.FAIL,
        severity=severity,
        checked_bindings=tuple(sorted((b for one in found for b in one.checked), key=_place)),
        failed_rules=tuple(sorted({error.rule for error in errors}, key=ORDER.__getitem__)),
        warnings=tuple(sorted(warnings, key=_place)),
        errors=tuple(sorted(errors, key=_place)),
    )
    claims = tuple(one.claim for one in found)
    return Judgement(result=result, claims=claims, next_steps=report.next_steps)


@dataclass(slots=True)
class _Found:
    claim: JudgedClaim
    checked: list[CheckedBinding]
    warnings: list[GatekeeperWarning]


@dataclass(slots=True)
class _Authentic:
    """What a claim's authentic bindings come to."""

    excerpts: dict[tuple[int, str], VerifiedExcerpt] = field(default_factory=dict)
    searches: dict[int, None] = field(default_factory=dict)

    def add(self, case: Case) -> None:
        if case.own is None:
            return
        if case.ref is None:
            self.searches[case.own.id] = None
            return
        key = (case.own.id, case.ref.raw_path)
        span = _span(case) or (0, len(case.ref.text))
        seen = self.excerpts.get(key)
        self.excerpts[key] = VerifiedExcerpt(
            invocation_id=case.own.id,
            tool_name=case.own.tool_name,
            raw_path=case.ref.raw_path,
            text=case.ref.text,
            span=(min(span[0], seen.span[0]), max(span[1], seen.span[1])) if seen else span,
        )


def _judge_claim(claim: Claim, run_id: str, record: Record) -> _Found:
    checked: list[CheckedBinding] = []
    errors: list[BindingError] = []
    warnings: list[GatekeeperWarning] = []
    authentic = _Authentic()
    for index, case in enumerate(binding_cases(claim, record)):  # step 2
        failed = _errors(case, claim.claim_id, index)
        error = failed[0] if failed else None
        checked.append(_checked(case, claim.claim_id, index, error))
        if error is None:
            authentic.add(case)
        else:
            errors.append(error)
        if case.own is not None and case.own.run_id != run_id:
            place = (claim.claim_id, index)
            warnings.append(warning("earlier_run", *place, source_invocation_id=case.own.id))
    errors += _errors(claim_case(claim, record), claim.claim_id)  # step 3
    judged = JudgedClaim(
        claim_id=claim.claim_id,
        position=claim.position,
        text=claim.text,
        kind=claim.kind,
        status=claim.status,
        cap=worst(error.severity for error in errors),
        excerpts=tuple(authentic.excerpts.values()),
        searches=tuple(authentic.searches),
        errors=tuple(errors),
    )
    return _Found(claim=judged, checked=checked, warnings=warnings)


def _errors(case: Case, claim_id: str | None, index: int | None = None) -> list[BindingError]:
    return [
        BindingError(
            rule=row.rule,
            severity=row.severity,
            claim_id=claim_id,
            binding_index=index,
            detail=detail,
        )
        for row, detail in findings(case)
    ]


def _checked(case: Case, claim_id: str, index: int, error: BindingError | None) -> CheckedBinding:
    binding = case.binding
    source = binding.source if binding else None
    passed = case.match.rule if case.match else Rule.NEGATIVE_SCOPE.value
    return CheckedBinding(
        claim_id=claim_id,
        binding_index=index,
        tool_name=shown(binding.tool_name) if binding and binding.tool_name else None,
        source_invocation_id=source.value if source else None,
        raw_path=shown(binding.raw_path) if binding and binding.raw_path else None,
        rule=error.rule.value if error else passed,
        severity=error.severity if error else Severity.NONE,
        system_text=case.ref.text if case.ref else None,
        span=_span(case),
    )


def _span(case: Case) -> tuple[int, int] | None:
    return case.match.span if case.match else None


def _place(
    found: CheckedBinding | BindingError | GatekeeperWarning,
) -> tuple[bool, int, str, bool, int, int, str]:
    """By claim, then by binding: the same place whatever order the claims came in.

    What is said of the whole report, and of a whole claim, comes first.
    """
    claim_id, index = found.claim_id or "", found.binding_index
    name = found.code if isinstance(found, GatekeeperWarning) else found.rule
    rank = ORDER[found.rule] if isinstance(found, BindingError) else 0
    return (bool(claim_id), len(claim_id), claim_id, index is not None, index or 0, rank, name)
