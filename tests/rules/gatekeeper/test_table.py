"""Every row of the table, with at least two reports for each reject and low_confid case."""

import pytest
from pydantic import JsonValue
from tests.rules.gatekeeper.kit import EARLIER, FOREIGN, OLD, codes, judged, rules
from tests.support.builders import (
    ALERT,
    OTHER_ALERT,
    POOL,
    binding,
    claim,
    pool_binding,
    report,
    without,
)

from firsthand.contracts.enums import ExcerptOutcome, GatekeeperStatus, Rule, Severity
from firsthand.contracts.rulings import ExcerptMatch
from firsthand.rules.gatekeeper import table
from firsthand.rules.gatekeeper.case import Case, Level
from firsthand.rules.gatekeeper.table import NEGATIVE_SCOPE, ROWS, TABLE

REJECT, LOW = Severity.REJECT, Severity.LOW_CONFID
GOOD = binding()

REPORTS: list[tuple[str, JsonValue, Rule, Severity]] = [
    ("an id that nobody has", claim(binding(999)), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("zero", claim(binding(0)), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("a negative id", claim(binding(-1)), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("a float", claim(binding(1.0)), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("a bool", claim(binding(True)), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("a huge id", claim(binding(10**30)), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("a huge decimal string", claim(binding("9" * 40)), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("a padded decimal string", claim(binding("01")), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("a string with a blank", claim(binding(" 1")), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("full-width digits", claim(binding("１")), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("a list as an id", claim(binding([1])), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("a tool call id as an id", claim(binding("call-1")), Rule.INVOCATION_NOT_FOUND, REJECT),
    ("another session's id", claim(binding(FOREIGN)), Rule.FOREIGN_SESSION, REJECT),
    ("another session's, as text", claim(binding(str(FOREIGN))), Rule.FOREIGN_SESSION, REJECT),
    (
        "a real id under another tool's name",
        claim(binding(1, tool="query_logs")),
        Rule.TOOL_NAME_MISMATCH,
        REJECT,
    ),
    (
        "a tool name in another case",
        claim(binding(1, tool="Query_Metrics")),
        Rule.TOOL_NAME_MISMATCH,
        REJECT,
    ),
    ("a tool name that is a number", claim(binding(1, tool=5)), Rule.TOOL_NAME_MISMATCH, REJECT),
    ("an index past the end", claim(binding(path="$.alerts[2]")), Rule.RAW_PATH_NOT_FOUND, REJECT),
    (
        "a path into an empty result",
        claim(binding(3, "$.logs[0]", POOL, "query_logs")),
        Rule.RAW_PATH_NOT_FOUND,
        REJECT,
    ),
    (
        "a path that is a list",
        claim(binding(path=["$.alerts[0]"])),
        Rule.RAW_PATH_NOT_FOUND,
        REJECT,
    ),
    (
        "the right path with another line's text",
        claim(binding(excerpt=OTHER_ALERT)),
        Rule.EXCERPT_MISMATCH,
        REJECT,
    ),
    (
        "one digit changed",
        claim(binding(excerpt=ALERT.replace("91%", "97%"))),
        Rule.EXCERPT_MISMATCH,
        REJECT,
    ),
    (
        "a negation lost",
        claim(pool_binding("Connection is available, request timed out after 30000ms")),
        Rule.EXCERPT_MISMATCH,
        REJECT,
    ),
    ("no bindings", claim(), Rule.CLAIM_UNBOUND, LOW),
    ("bindings null", claim(evidence_bindings=None), Rule.CLAIM_UNBOUND, LOW),
    ("no bindings, status absent", without(claim(), "status"), Rule.CLAIM_UNBOUND, LOW),
    ("no bindings, status unknown", claim(status="sure"), Rule.CLAIM_UNBOUND, LOW),
    (
        "no id, two candidates",
        claim(pool_binding(source_invocation_id=None)),
        Rule.INVOCATION_ID_MISSING,
        LOW,
    ),
    (
        "no id, no candidate",
        claim(binding(None, "$.rows[0]", tool="query_mysql")),
        Rule.INVOCATION_ID_MISSING,
        LOW,
    ),
    ("a binding that is no object", claim("$.alerts[0]"), Rule.INVOCATION_ID_MISSING, LOW),
    (
        "only legacy ids",
        claim(binding(None, source_invocation_ids=[1])),
        Rule.INVOCATION_ID_MISSING,
        LOW,
    ),
    ("raw_path null", claim(binding(path=None)), Rule.RAW_PATH_MISSING, LOW),
    ("raw_path absent", claim(without(GOOD, "raw_path")), Rule.RAW_PATH_MISSING, LOW),
    ("raw_path blank", claim(binding(path="  ")), Rule.RAW_PATH_MISSING, LOW),
    ("an old invocation", claim(binding(OLD)), Rule.EVIDENCE_REFS_MISSING, LOW),
    (
        "an old invocation, another path",
        claim(binding(OLD, "$.series[3]")),
        Rule.EVIDENCE_REFS_MISSING,
        LOW,
    ),
    ("an empty excerpt", claim(binding(excerpt="")), Rule.EXCERPT_TOO_GENERIC, LOW),
    ("an excerpt of marks", claim(binding(excerpt=" *** ")), Rule.EXCERPT_TOO_GENERIC, LOW),
    ("an excerpt that is no text", claim(binding(excerpt=91)), Rule.EXCERPT_TOO_GENERIC, LOW),
    ("no tool name", claim(without(GOOD, "tool_name")), Rule.OUTPUT_INCOMPLETE, LOW),
    ("no text", claim(GOOD, text=None), Rule.OUTPUT_INCOMPLETE, LOW),
    ("no claim id", claim(GOOD, claim_id=None), Rule.OUTPUT_INCOMPLETE, LOW),
    ("an unknown kind", claim(GOOD, kind="root_cause"), Rule.OUTPUT_INCOMPLETE, LOW),
    ("a claim that is no object", "HighMemoryUsage fires", Rule.OUTPUT_INCOMPLETE, LOW),
]


@pytest.mark.parametrize(
    ("bad", "rule", "severity"), [row[1:] for row in REPORTS], ids=[row[0] for row in REPORTS]
)
def test_each_row_finds_its_fault(bad: JsonValue, rule: Rule, severity: Severity) -> None:
    judgement = judged(report(claim(GOOD, claim_id="good"), bad))
    assert judgement.result.status is GatekeeperStatus.FAIL
    assert judgement.result.severity is severity
    assert rule in judgement.result.failed_rules
    good, failed = judgement.claims
    assert good.cap is Severity.NONE
    assert good.excerpts
    assert failed.cap is severity


@pytest.mark.parametrize("status", ["incomplete", "COMPLETE", None, 1])
def test_an_incomplete_report_is_low_confid(status: JsonValue) -> None:
    judgement = judged(report(claim(GOOD), status=status))
    assert rules(judgement) == ["output_incomplete"]
    assert judgement.result.severity is LOW
    assert judgement.claims[0].cap is Severity.NONE


@pytest.mark.parametrize(
    "empty",
    [report(), report(claims=None), report(claim(status="unconfirmed")), None, [], "text", {}],
)
def test_nothing_passes_vacuously(empty: JsonValue) -> None:
    judgement = judged(empty)
    assert "nothing_checked" in rules(judgement)
    assert judgement.result.severity is LOW


def test_an_authentic_report_passes() -> None:
    judgement = judged(report(claim(GOOD, pool_binding())))
    assert judgement.result.status is GatekeeperStatus.PASS
    assert judgement.result.severity is Severity.NONE
    assert judgement.result.failed_rules == ()
    assert [one.system_text for one in judgement.result.checked_bindings] == [ALERT, POOL]
    assert [one.span for one in judgement.result.checked_bindings] == [
        (0, len(ALERT)),
        (0, len(POOL)),
    ]


def test_an_earlier_run_of_the_session_is_authentic_with_a_warning() -> None:
    judgement = judged(report(claim(binding(EARLIER))))
    assert judgement.result.severity is Severity.NONE
    assert codes(judgement) == ["earlier_run"]


def test_a_foreign_sessions_text_is_never_shown() -> None:
    judgement = judged(report(claim(binding(FOREIGN))))
    assert ALERT not in judgement.result.model_dump_json(exclude={"errors"})
    assert judgement.result.checked_bindings[0].system_text is None
    assert judgement.claims[0].excerpts == ()


def test_one_error_stands_for_each_failed_binding_and_the_rules_are_unique_and_in_order() -> None:
    bad = [binding(path=None), binding(999), binding(998), binding(path="$.alerts[9]")]
    judgement = judged(report(claim(*bad, GOOD)))
    assert [one.binding_index for one in judgement.result.errors] == [0, 1, 2, 3]
    assert rules(judgement) == ["invocation_not_found", "raw_path_not_found", "raw_path_missing"]
    *failed, passed = judgement.result.checked_bindings
    assert passed.severity is Severity.NONE
    assert [one.rule for one in failed] == [
        "raw_path_missing",
        "invocation_not_found",
        "invocation_not_found",
        "raw_path_not_found",
    ]


def test_the_table_is_the_designs_in_its_order() -> None:
    assert [row.rule for row in TABLE] == list(Rule)[: len(TABLE)]
    assert [row.severity for row in TABLE] == [REJECT] * 5 + [LOW] * 9
    assert NEGATIVE_SCOPE.severity is LOW


def test_each_row_has_one_function_that_bears_its_name() -> None:
    for row in ROWS:
        assert row.check is getattr(table, row.rule.value)


@pytest.mark.parametrize(
    ("outcome", "rule"),
    [
        (ExcerptOutcome.MISMATCH, "excerpt_mismatch"),
        (ExcerptOutcome.TOO_GENERIC, "excerpt_too_generic"),
        (ExcerptOutcome.UNCLEAR, "excerpt_unclear"),
        (ExcerptOutcome.MATCH, None),
    ],
)
def test_an_excerpts_outcome_fails_exactly_its_row(
    outcome: ExcerptOutcome, rule: str | None
) -> None:
    case = Case(level=Level.BINDING, match=ExcerptMatch(outcome=outcome, rule="r", detail="d"))
    failed = [row.rule.value for row, _ in table.findings(case)]
    assert failed == ([] if rule is None else [rule])


def test_nothing_published_is_asked_of_the_answer() -> None:
    empty, one = (Case(level=Level.ANSWER, published=count) for count in (0, 1))
    assert [row.rule for row, _ in table.findings(empty)] == [Rule.NOTHING_PUBLISHED]
    assert table.findings(one) == []
