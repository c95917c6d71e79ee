"""The Gatekeeper's table (design.md §4): rule → when → severity → the function that finds it.

Law: one pure function per row, named as the row. A function returns what it found, for a person,
or None; the row alone says how bad that is. No row can be switched off, and none looks at a
similarity. `docs/gatekeeper.md` is drawn from this table.
"""

from collections.abc import Callable
from dataclasses import dataclass

from firsthand.contracts.enums import (
    ClaimStatus,
    EvidenceStatus,
    ExcerptOutcome,
    InvocationStatus,
    Rule,
    Severity,
)
from firsthand.contracts.rulings import ExcerptMatch
from firsthand.rules.gatekeeper.case import Case, Level
from firsthand.rules.gatekeeper.values import shown

Check = Callable[[Case], str | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    rule: Rule
    when: str
    severity: Severity
    levels: frozenset[Level]
    check: Check


def invocation_not_found(case: Case) -> str | None:
    unknown = [cited.shown for cited, invocation in case.cited if invocation is None]
    return f"nothing is recorded under {_listed(unknown)}" if unknown else None


def foreign_session(case: Case) -> str | None:
    foreign = [
        cited.shown
        for cited, invocation in case.cited
        if invocation is not None and invocation.session_id != case.session_id
    ]
    return f"{_listed(foreign)} is another session's" if foreign else None


def tool_name_mismatch(case: Case) -> str | None:
    name = case.binding.tool_name if case.binding else None
    if name is None:
        return None
    other = [
        f"{cited.shown} ({invocation.tool_name})"
        for cited, invocation in case.cited
        if invocation is not None and invocation.tool_name != name
    ]
    if not other and case.legacy_tools and name not in case.legacy_tools:
        other = sorted(case.legacy_tools)
    return f"cited as `{shown(name)}`, recorded as {_listed(other)}" if other else None


def raw_path_not_found(case: Case) -> str | None:
    path = case.binding.raw_path if case.binding else None
    if path is None or case.own is None or case.ref is not None:
        return None
    if not case.path_supported:
        return f"`{shown(path)}` is no path to an item of {case.own.tool_name}"
    if case.own.retrieval_details.evidence_refs is None:
        return None
    return f"invocation {case.own.id} has no item `{shown(path)}`"


def excerpt_mismatch(case: Case) -> str | None:
    return _excerpt(case.match, ExcerptOutcome.MISMATCH)


def claim_unbound(case: Case) -> str | None:
    claim = case.claim
    confirmed = claim is not None and claim.status is ClaimStatus.CONFIRMED
    return "confirmed, and bound to nothing" if confirmed and not _bindings(case) else None


def invocation_id_missing(case: Case) -> str | None:
    if case.binding is None or case.binding.source is not None:
        return None
    if case.binding.legacy or case.legacy_tools is not None:
        return "only legacy ids, which name no item"
    return "no id, and it may not be filled in"


def raw_path_missing(case: Case) -> str | None:
    if case.binding is None or case.scoped_negative or case.binding.raw_path is not None:
        return None
    return "no raw_path"


def evidence_refs_missing(case: Case) -> str | None:
    old = case.own is not None and case.own.retrieval_details.evidence_refs is None
    return "recorded before items could be cited" if old else None


def excerpt_too_generic(case: Case) -> str | None:
    return _excerpt(case.match, ExcerptOutcome.TOO_GENERIC)


def excerpt_unclear(case: Case) -> str | None:
    return _excerpt(case.match, ExcerptOutcome.UNCLEAR)


def output_incomplete(case: Case) -> str | None:
    return f"missing or not as agreed: {', '.join(case.missing)}" if case.missing else None


def nothing_checked(case: Case) -> str | None:
    return "no binding at all" if case.checked == 0 else None


def nothing_published(case: Case) -> str | None:
    return "no claim is left to publish" if case.published == 0 else None


def negative_scope(case: Case) -> str | None:
    if not case.scoped_negative or case.own is None:
        return None
    own = case.own
    searched = (
        own.status is InvocationStatus.SUCCEEDED
        and own.evidence_status is EvidenceStatus.NO_EVIDENCE
        and not own.retrieval_details.evidence_refs
    )
    if not searched:
        return f"invocation {own.id} is no finished search that found nothing"
    recorded = own.retrieval_details.scope is not None
    return None if recorded else f"invocation {own.id} has no recorded scope"


def _excerpt(match: ExcerptMatch | None, outcome: ExcerptOutcome) -> str | None:
    if match is None or match.outcome is not outcome:
        return None
    return f"{match.rule}: {shown(match.detail)}" if match.detail else match.rule


def _bindings(case: Case) -> int:
    return len(case.claim.bindings) if case.claim else 0


def _listed(values: list[str]) -> str:
    shown = ", ".join(values[:5])
    return shown if len(values) <= 5 else f"{shown} and {len(values) - 5} more"


def _row(rule: Rule, when: str, severity: Severity, check: Check, *levels: Level) -> Row:
    return Row(rule=rule, when=when, severity=severity, levels=frozenset(levels), check=check)


_REJECT, _LOW = Severity.REJECT, Severity.LOW_CONFID
_BINDING, _CLAIM, _REPORT, _ANSWER = Level.BINDING, Level.CLAIM, Level.REPORT, Level.ANSWER

# fmt: off
TABLE: tuple[Row, ...] = (
    _row(Rule.INVOCATION_NOT_FOUND,
         "no such id in any session (also a bool, float, negative or huge id; a canonical decimal "
         "string is read, with a warning)", _REJECT, invocation_not_found, _BINDING, _CLAIM),
    _row(Rule.FOREIGN_SESSION,
         "the invocation is another session's", _REJECT, foreign_session, _BINDING, _CLAIM),
    _row(Rule.TOOL_NAME_MISMATCH,
         "recorded under another tool name", _REJECT, tool_name_mismatch, _BINDING),
    _row(Rule.RAW_PATH_NOT_FOUND,
         "the path is not in that invocation's evidence_refs (any path into `[]` too)",
         _REJECT, raw_path_not_found, _BINDING),
    _row(Rule.EXCERPT_MISMATCH,
         "the excerpt clearly differs from the system's text",
         _REJECT, excerpt_mismatch, _BINDING),
    _row(Rule.CLAIM_UNBOUND,
         "a confirmed claim has no bindings (status absent or unknown counts as confirmed)",
         _LOW, claim_unbound, _CLAIM),
    _row(Rule.INVOCATION_ID_MISSING,
         "no id, and not exactly one candidate to back-fill from",
         _LOW, invocation_id_missing, _BINDING),
    _row(Rule.RAW_PATH_MISSING, "id given, path not", _LOW, raw_path_missing, _BINDING),
    _row(Rule.EVIDENCE_REFS_MISSING,
         "the *key* is absent: an invocation older than the contract",
         _LOW, evidence_refs_missing, _BINDING),
    _row(Rule.EXCERPT_TOO_GENERIC,
         "empty, too short or too generic to compare", _LOW, excerpt_too_generic, _BINDING),
    _row(Rule.EXCERPT_UNCLEAR,
         "no match, but no number, unit, comparator, sign, negation or identifier differs, and at "
         "least ¾ of its content tokens stand in order", _LOW, excerpt_unclear, _BINDING),
    _row(Rule.OUTPUT_INCOMPLETE,
         "status incomplete or fields missing, nothing fabricated",
         _LOW, output_incomplete, _BINDING, _CLAIM, _REPORT),
    _row(Rule.NOTHING_CHECKED,
         "no binding was checked at all: nothing passes vacuously",
         _LOW, nothing_checked, _REPORT),
    _row(Rule.NOTHING_PUBLISHED,
         "(answer) no claim is left to publish", _LOW, nothing_published, _ANSWER),
)
"""design.md §4, row by row and in its order."""

NEGATIVE_SCOPE = _row(
    Rule.NEGATIVE_SCOPE,
    "(direct flow) a negative cites, without a path, a finished search of this run that found "
    "nothing; stands in for `raw_path_missing`", _LOW, negative_scope, _BINDING)
"""The EvidenceGuard's own row; its place is after the table's."""
# fmt: on

ROWS: tuple[Row, ...] = (*TABLE, NEGATIVE_SCOPE)
ORDER: dict[Rule, int] = {row.rule: place for place, row in enumerate(ROWS)}
SEVERITY: dict[Rule, Severity] = {row.rule: row.severity for row in ROWS}


def findings(case: Case) -> list[tuple[Row, str]]:
    """Every row of the case's level that fails, in the table's order: the worst comes first."""
    return [(row, found) for row in _BY_LEVEL[case.level] if (found := row.check(case)) is not None]


_BY_LEVEL = {level: tuple(row for row in ROWS if level in row.levels) for level in Level}
