"""docs/models.md: its table of failures is the code's, and every code that can happen stands in it."""

import ast
import inspect

import pytest
from tests.interfaces.cli.command import ROOT
from tests.wire.kit import run, working
from tests.wire.openai_stub import error

from firsthand.agents import parsing
from firsthand.contracts.enums import Flow
from firsthand.harness.model_errors import BY_STATUS, CODES, NO_WORK, OTHERWISE, SEEN, WORDS
from firsthand.harness.model_retry import RETRIED
from firsthand.interfaces.cli.failures_table import with_table

PAGE = ROOT / "docs" / "models.md"


def test_the_table_is_current() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == with_table(text)


def test_every_code_has_its_words_and_its_looks() -> None:
    made = {code for _, code in CODES} | {OTHERWISE, "model_disconnected"} | set(BY_STATUS.values())
    assert made == set(WORDS) == set(SEEN)
    assert made >= NO_WORK | RETRIED


def test_every_code_of_a_final_text_stands_in_the_table() -> None:
    tree = ast.parse(inspect.getsource(parsing))
    used = {
        keyword.value.value
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "FailedDraft"
        for keyword in call.keywords
        if keyword.arg == "code" and isinstance(keyword.value, ast.Constant)
    }
    assert used == set(parsing.CODES)


STATUSES = {
    400: "model_request_rejected",
    401: "model_unauthorized",
    402: "model_quota_exceeded",
    403: "model_unauthorized",
    404: "model_not_found",
    408: "model_timeout",
    413: "model_context_exceeded",
    422: "model_request_rejected",
    429: "model_rate_limited",
    500: "model_server_error",
    502: "model_server_error",
    503: "model_unavailable",
    529: "model_unavailable",
}


@pytest.mark.parametrize("status", STATUSES)
async def test_a_status_is_the_code_that_the_table_says(status: int) -> None:
    code = STATUSES[status]
    result, _, requests = await run(Flow.DIRECT, working(Flow.DIRECT, error(status)))
    assert result.run.error_code == code
    assert (len(requests) > 1) == (code in RETRIED)
    assert result.answer is None
