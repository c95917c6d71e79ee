"""Limitations are composed by code: scope, failures, budgets, notes, withheld rules."""

from tests.rules.publish.kit import direct
from tests.support.builders import ALERT, POOL, budgets, cite, draft, facts, invocation, statement

from firsthand.contracts.enums import BudgetKind, ErrorCode, InvocationStatus, Rule
from firsthand.contracts.evidence import SearchScope
from firsthand.rules.publish.limitations import WITHHELD_WORDS, limitations

FAILED, DENIED = InvocationStatus.FAILED, InvocationStatus.DENIED


def test_an_empty_search_is_named_with_its_scope_and_its_terms_quoted() -> None:
    scope = SearchScope(source="log files (3 files)", terms=('a" b', "连接池"))
    (line,) = limitations(facts([invocation(1, "query_logs", scope=scope)]))
    assert line == (
        'query_logs searched log files (3 files) for "a\\" b", "连接池": no records matched.'
    )


def test_failures_are_counted_by_tool_and_code() -> None:
    calls = [
        invocation(1, "query_mysql", status=FAILED, error_code=ErrorCode.SOURCE_UNAVAILABLE),
        invocation(2, "query_mysql", status=FAILED, error_code=ErrorCode.SOURCE_UNAVAILABLE),
        invocation(
            3, "query_logs", status=InvocationStatus.TIMED_OUT, error_code=ErrorCode.TIMEOUT
        ),
        invocation(4, "query_logs", status=DENIED, error_code=ErrorCode.BUDGET_EXHAUSTED),
        invocation(5, "query_logs", status=InvocationStatus.RUNNING),
    ]
    assert limitations(facts(calls)) == (
        "query_mysql was not available: source_unavailable (2 calls).",
        "query_logs was not available: timeout (1 call)."
        " A shorter time, such as --since 30m, makes the search shorter.",
        "query_logs was denied: budget_exhausted (1 call).",
        "query_logs did not finish (1 call).",
    )


def test_an_unregistered_tools_name_is_the_models_word_and_is_not_repeated() -> None:
    call = invocation(1, "dns_is_down", status=FAILED, error_code=ErrorCode.UNAUTHORIZED_TOOL)
    (line,) = limitations(facts([call]))
    assert line == "A tool that is not registered was not available: unauthorized_tool (1 call)."


def test_what_was_not_returned_is_said_and_groups_count_as_all_their_records() -> None:
    cut = invocation(1, "query_logs", POOL, total=40)
    grouped = f"39 similar, waiting=17..23, e.g. {POOL}"
    whole = invocation(2, "query_logs", grouped, POOL, total=40)
    (line,) = limitations(facts([cut, whole]))
    assert line.endswith("40 records matched, of which 1 was returned.")


def test_limits_overshoot_and_unmeasured_calls_are_said() -> None:
    used = budgets(tokens=130.0, tool_calls=100.0).model_copy(update={"unmeasured_calls": 2})
    run = facts([], budgets=used, limit_hit=BudgetKind.TOOL_CALLS, cancelled=True)
    assert limitations(run) == (
        "The run was cancelled before it finished.",
        "The limit tool_calls ended the run: 100 of 100 tool calls used.",
        "The limit tokens was overshot by the last reply: 130 of 100 tokens used.",
        "The tokens of 2 model calls are unmeasured.",
    )


def test_notes_of_sources_and_of_the_run_stand_once() -> None:
    note = "2 log lines could not be parsed"
    calls = [invocation(n, "query_logs", POOL, notes=(note,)) for n in (1, 2)]
    assert limitations(facts(calls, notes=("tls was off", note))) == ("tls was off", note)


def test_what_was_withheld_is_counted_by_rule_in_words() -> None:
    answer = direct(draft(statement(ALERT, cite(9)), statement(ALERT, cite(8)))).answer
    assert (
        "Withheld (invocation_not_found): 2; cites a tool result that does not exist."
        in answer.limitations
    )


def test_every_rule_has_its_words() -> None:
    assert set(WITHHELD_WORDS) == set(Rule)
