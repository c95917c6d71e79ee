"""The faults of an OpenAI-compatible server, as a table: what it does, and how a run ends."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.support.http_stub import Reply, Request
from tests.wire.conversation import Made, dump
from tests.wire.kit import finished
from tests.wire.openai_stub import call, chat, drafted, error, reported

from firsthand.contracts.enums import ErrorCode, Flow, RunState

DONE, FAILED, SPENT = RunState.SUCCEEDED, RunState.FAILED, RunState.BUDGET_EXHAUSTED
HTML = {"content-type": "text/html"}
COLLECT = chat(calls=[call("a")])


@dataclass(frozen=True, kw_only=True)
class Case:
    """What a server does, and how the run ends."""

    replies: Callable[[Flow], Sequence[Made]]
    """Of the role that collects evidence."""
    state: RunState
    code: str | None = None
    tool_codes: tuple[ErrorCode | None, ...] | None = None
    """Of the recorded tool calls, in order; None: not asked."""
    changes: tuple[tuple[str, Any], ...] = ()
    """To the models' configuration."""


def then_finish(*first: Made) -> Callable[[Flow], Sequence[Made]]:
    return lambda flow: (*first, finished(flow))


def only(*replies: Made) -> Callable[[Flow], Sequence[Made]]:
    return lambda flow: replies


def around(before: str, after: str = "") -> Callable[[Flow], Sequence[Made]]:
    """A right final text with something around it."""

    def replies(flow: Flow) -> Sequence[Made]:
        make = drafted if flow is Flow.DIRECT else reported
        return (COLLECT, lambda request: chat(f"{before}{dump(make(request))}{after}"))

    return replies


def calls_for_ever(request: Request) -> Reply:
    return chat(calls=[call(f"n{len(request.json['messages'])}")])


SAME = {"any_of": ["HikariPool"]}
INVALID, UNKNOWN = ErrorCode.INVALID_ARGUMENTS, ErrorCode.UNAUTHORIZED_TOOL
QUICK = (("timeout_seconds", 0.4),)

CASES: dict[str, Case] = {
    "malformed arguments": Case(
        replies=then_finish(
            chat(calls=[call("a", arguments='{"any_of": ["x"')]), chat(calls=[call("b")])
        ),
        state=DONE,
        tool_codes=(INVALID, None),
    ),
    "arguments as a fenced string": Case(
        replies=then_finish(
            chat(calls=[call("a", arguments='```json\n{"any_of": ["x"]}\n```')]),
            chat(calls=[call("b")]),
        ),
        state=DONE,
        tool_codes=(INVALID, None),
    ),
    "unknown tool": Case(
        replies=then_finish(chat(calls=[call("a", "restart_service")]), chat(calls=[call("b")])),
        state=DONE,
        tool_codes=(UNKNOWN, None),
    ),
    "one id twice in a reply": Case(
        replies=only(chat(calls=[call("a"), call("a", arguments=SAME)])),
        state=FAILED,
        code="model_malformed_reply",
        tool_codes=(),
    ),
    "an id again in a later reply": Case(
        replies=then_finish(COLLECT, chat(calls=[call("a", arguments=SAME)])),
        state=DONE,
        tool_codes=(None,),
    ),
    "empty ids": Case(
        replies=then_finish(chat(calls=[call(""), call("", arguments=SAME)])),
        state=DONE,
        tool_codes=(None, None),
    ),
    "missing ids": Case(
        replies=then_finish(chat(calls=[call(None), call(None, arguments=SAME)])),
        state=DONE,
        tool_codes=(None, None),
    ),
    "several calls in one reply": Case(
        replies=then_finish(chat(calls=[call("a"), call("b"), call("c")])),
        state=DONE,
        tool_codes=(None, None, None),
    ),
    "the same call fifty times": Case(
        replies=then_finish(chat(calls=[call(f"c{n}", arguments=SAME) for n in range(50)])),
        state=DONE,
        tool_codes=(None,),
    ),
    "endless tool calls": Case(replies=only(calls_for_ever), state=SPENT, code="budget_exhausted"),
    "fenced JSON": Case(replies=around("```json\n", "\n```"), state=FAILED, code="draft_not_json"),
    "prose before JSON": Case(replies=around("Here: "), state=FAILED, code="draft_not_json"),
    "prose after JSON": Case(replies=around("", "\nDone."), state=FAILED, code="draft_not_json"),
    "a tool call as text": Case(
        replies=only(COLLECT, chat('<tool_call>\n{"name": "query_logs"}\n</tool_call>')),
        state=FAILED,
        code="draft_tool_call",
    ),
    "a tool call as JSON": Case(
        replies=only(COLLECT, chat('{"name": "query_logs", "arguments": {"any_of": []}}')),
        state=FAILED,
        code="draft_tool_call",
    ),
    "an intention": Case(
        replies=only(chat("I need to query the logs first.")), state=FAILED, code="draft_intention"
    ),
    "blank": Case(replies=only(COLLECT, chat("")), state=FAILED, code="draft_blank"),
    "white space": Case(replies=only(COLLECT, chat(" \n")), state=FAILED, code="draft_blank"),
    "no content": Case(replies=only(COLLECT, chat(None)), state=FAILED, code="draft_blank"),
    "200 kB of text": Case(
        replies=only(COLLECT, chat("x" * 200_000)), state=FAILED, code="draft_too_large"
    ),
    "cut off": Case(
        replies=only(COLLECT, chat('{"conclusion": "a', finish="length")),
        state=FAILED,
        code="draft_cut_off",
    ),
    "cut off before a word": Case(
        replies=only(COLLECT, chat("", finish="length")), state=FAILED, code="model_output_cut_off"
    ),
    "refused by a filter": Case(
        replies=only(COLLECT, chat("", finish="content_filter")), state=FAILED, code="model_refused"
    ),
    "401": Case(replies=only(error(401)), state=FAILED, code="model_unauthorized"),
    "404": Case(replies=only(error(404)), state=FAILED, code="model_not_found"),
    "400": Case(replies=only(error(400)), state=FAILED, code="model_request_rejected"),
    "429 for ever": Case(replies=only(error(429)), state=FAILED, code="model_rate_limited"),
    "429 with a Retry-After of an hour": Case(
        replies=only(error(429, **{"retry-after": "3600"})), state=FAILED, code="model_rate_limited"
    ),
    "429 once": Case(replies=then_finish(error(429), COLLECT), state=DONE, tool_codes=(None,)),
    "503 once": Case(replies=then_finish(error(503), COLLECT), state=DONE, tool_codes=(None,)),
    "500": Case(replies=only(error(500)), state=FAILED, code="model_server_error"),
    "HTML with 200": Case(
        replies=only(Reply(body=b"<html>sign in</html>", headers=HTML)),
        state=FAILED,
        code="model_malformed_reply",
    ),
    "HTML called JSON": Case(
        replies=only(Reply(body=b"<html>sign in</html>")),
        state=FAILED,
        code="model_malformed_reply",
    ),
    "HTML with 502": Case(
        replies=only(Reply(status=502, body=b"<html>bad</html>", headers=HTML)),
        state=FAILED,
        code="model_server_error",
    ),
    "half of the JSON": Case(
        replies=only(Reply(body=COLLECT.body[:100])), state=FAILED, code="model_malformed_reply"
    ),
    "no choices": Case(
        replies=only(chat("x", choices=[])), state=FAILED, code="model_malformed_reply"
    ),
    "a JSON list": Case(
        replies=only(Reply(body=b"[]")), state=FAILED, code="model_malformed_reply"
    ),
    "a redirect": Case(
        replies=only(Reply(status=307, headers={"location": "http://127.0.0.1:9/"})),
        state=FAILED,
        code="model_failed",
    ),
    "slow drip": Case(
        replies=only(Reply(body=COLLECT.body, fault="drip")),
        state=FAILED,
        code="model_timeout",
        changes=QUICK,
    ),
    "hang": Case(
        replies=only(Reply(fault="hang")), state=FAILED, code="model_timeout", changes=QUICK
    ),
    "truncated body": Case(
        replies=only(Reply(body=COLLECT.body, fault="truncate")),
        state=FAILED,
        code="model_disconnected",
    ),
    "dropped connection": Case(
        replies=only(Reply(fault="drop")), state=FAILED, code="model_disconnected"
    ),
}
