"""ToolBoundary: the one way from a model's tool call to a source, and back.

    validate ► reserve ► run source ► redact ► render ► record ► bounded agent_result

Owns the reservation and the record's order: arguments that are none consume a reservation, and no
source is called before its row, which says that it runs, is committed. A model gets the
agent_result or a stable code and nothing else. A tool is never retried here.
"""

import asyncio
from dataclasses import dataclass

from pydantic import JsonValue

from firsthand.contracts.enums import (
    TERMINAL_INVOCATION_STATUSES,
    ErrorCode,
    EvidenceStatus,
)
from firsthand.contracts.errors import DuplicateToolCall, LimitError, SourceError
from firsthand.contracts.events import ToolCallFinished, ToolCallStarted
from firsthand.contracts.evidence import InvocationCompletion, ToolInvocation
from firsthand.contracts.requests import ToolRequest
from firsthand.harness import core, recorder
from firsthand.harness.agent_result import failure_result, success_result
from firsthand.harness.arguments import InvalidArguments, parse_arguments, validate_request
from firsthand.harness.context import RunContext
from firsthand.harness.envelope import ToolCallRequestEnvelope
from firsthand.harness.ids import plain_id
from firsthand.harness.registry import RegisteredTool, ToolRegistry
from firsthand.rules.evidence import arguments_hash

Refusal = tuple[ErrorCode, str]


@dataclass(frozen=True, kw_only=True)
class ToolReply:
    text: str
    """What the model reads."""
    failed: bool


@dataclass(kw_only=True)
class Call:
    """A call as it was examined, before anything is reserved for it."""

    recorded: JsonValue
    """The arguments as the row holds them."""
    tool: RegisteredTool | None = None
    request: ToolRequest | None = None
    refusal: Refusal | None = None
    """Why the source is not called, though the call is recorded."""


@dataclass(frozen=True, kw_only=True)
class Reserved:
    invocation: ToolInvocation
    call: Call


class ToolBoundary:
    def __init__(self, registry: ToolRegistry) -> None:
        self.registry = registry

    async def call(self, context: RunContext, envelope: ToolCallRequestEnvelope) -> ToolReply:
        """Run one call. Raises LimitError where the run must end; CancelledError passes."""
        try:
            reserved = await self._reserve(context, envelope)
        except DuplicateToolCall:
            return _failed(envelope.tool_call_id, ErrorCode.DUPLICATE_CALL)
        invocation = reserved.invocation
        if invocation.status not in TERMINAL_INVOCATION_STATUSES:
            invocation = await self._run(context, reserved)
        if invocation.error_code is not None:
            core.after_denied_tool_call(context)
            return _failed(envelope.tool_call_id, invocation.error_code)
        text = success_result(invocation, max_bytes=context.limits.tool_result_bytes)
        core.reserve_run_bytes(context, len(text.encode()))
        return ToolReply(text=text, failed=False)

    async def _reserve(self, context: RunContext, envelope: ToolCallRequestEnvelope) -> Reserved:
        """Reserve and insert the row in one step under the run's lock."""
        call = self._examined(envelope)
        redactor = context.redactor  # the hash is of what is recorded, so that it can be checked
        digest = arguments_hash(redactor.text(envelope.tool_name), redactor.value(call.recorded))
        async with context.lock:
            replayed = await _replayed(context, envelope, digest)
            if replayed is not None:
                return Reserved(invocation=replayed, call=call)
            if envelope.tool_call_id in context.calls or digest in context.argument_hashes:
                raise DuplicateToolCall(f"{envelope.tool_name} was already called so")
            if not core.before_tool_call(context):
                call.refusal = (ErrorCode.BUDGET_EXHAUSTED, "the tool call budget is used up")
            invocation = await recorder.request(
                context,
                tool_call_id=envelope.tool_call_id,
                tool_name=envelope.tool_name,
                arguments=call.recorded,
                digest=digest,
                starts=call.refusal is None,
            )
        return Reserved(invocation=invocation, call=call)

    def _examined(self, envelope: ToolCallRequestEnvelope) -> Call:
        tool = self.registry.tools.get(envelope.tool_name) if envelope.authorized else None
        call = Call(recorded=envelope.arguments, tool=tool)
        try:
            arguments = parse_arguments(envelope.arguments)
            call.recorded = dict(arguments)
            if tool is not None:
                call.request = validate_request(tool.request, arguments)
        except InvalidArguments as error:
            call.refusal = (ErrorCode.INVALID_ARGUMENTS, str(error))
        except Exception as error:  # our own fault: the call is recorded all the same
            call.refusal = (ErrorCode.INTERNAL, f"{type(error).__name__}: {error}")
        if tool is None:
            call.refusal = (ErrorCode.UNAUTHORIZED_TOOL, "this run's registry has no such tool")
        return call

    async def _run(self, context: RunContext, reserved: Reserved) -> ToolInvocation:
        """From the call's row to its one completion, whatever happens between."""
        invocation = reserved.invocation
        started = context.clock.monotonic()
        _emit_started(context, invocation)
        try:
            completion = await self._complete(context, reserved)
        except asyncio.CancelledError:
            by_deadline = isinstance(context.stopping, LimitError)
            code = ErrorCode.TIMEOUT if by_deadline else ErrorCode.CANCELLED
            completion = recorder.failure(context, code, None, at=context.clock.now())
            raise
        finally:
            done = await recorder.complete(context, invocation, completion)
            _emit_finished(context, done, seconds=context.clock.monotonic() - started)
        return done

    async def _complete(self, context: RunContext, reserved: Reserved) -> InvocationCompletion:
        """Run the source; every failure becomes a stable code."""
        if reserved.call.refusal is not None:
            code, detail = reserved.call.refusal
            return recorder.failure(context, code, detail, at=context.clock.now())
        try:
            return await self._query(context, reserved)
        except (SourceError, TimeoutError) as error:
            code = error.error_code if isinstance(error, SourceError) else ErrorCode.TIMEOUT
            return recorder.failure(context, code, str(error), at=context.clock.now())
        except Exception as error:  # a source's own fault must not reach model or reader
            detail = f"{type(error).__name__}: {error}"
            return recorder.failure(context, ErrorCode.INTERNAL, detail, at=context.clock.now())

    async def _query(self, context: RunContext, reserved: Reserved) -> InvocationCompletion:
        tool, request = reserved.call.tool, reserved.call.request
        assert tool is not None
        assert request is not None
        limits = context.limits
        limit = min(getattr(request, "limit", None) or limits.tool_items, limits.tool_items)
        step = context.step_name("tool", tool.name.value, reserved.invocation.tool_call_id)
        async with asyncio.timeout(limits.tool_seconds):
            result = await context.steps.run(step, lambda: tool.source.query(request, limit=limit))
        completion = recorder.success(context, tool.name.value, result, at=context.clock.now())
        if completion.payload_bytes > limits.payload_bytes:
            raise SourceError(
                f"the result is {completion.payload_bytes} bytes, the limit {limits.payload_bytes}",
                ErrorCode.RESULT_TOO_LARGE,
            )
        return completion


async def _replayed(
    context: RunContext, envelope: ToolCallRequestEnvelope, digest: str
) -> ToolInvocation | None:
    """The record of a step that a durable engine repeats: same id, tool and arguments."""
    step = context.step_name("tool", envelope.tool_name, envelope.tool_call_id)
    if not context.steps.is_replay(step):
        return None
    for invocation in await context.ledger.run_invocations(context.run_id):
        same_id = invocation.tool_call_id == envelope.tool_call_id
        if same_id and invocation.arguments_hash == digest:
            context.calls[envelope.tool_call_id] = invocation
            context.argument_hashes.add(digest)
            return invocation
    return None


def _failed(tool_call_id: str, code: ErrorCode) -> ToolReply:
    return ToolReply(text=failure_result(tool_call_id, code), failed=True)


def _emit_started(context: RunContext, invocation: ToolInvocation) -> None:
    context.events.emit(
        ToolCallStarted(
            run_id=context.run_id,
            at=context.clock.now(),
            tool_name=invocation.tool_name,
            invocation_id=invocation.id,
            tool_call_id=plain_id(invocation.tool_call_id),
        )
    )


def _emit_finished(context: RunContext, invocation: ToolInvocation, *, seconds: float) -> None:
    details = invocation.retrieval_details
    context.events.emit(
        ToolCallFinished(
            run_id=context.run_id,
            at=context.clock.now(),
            tool_name=invocation.tool_name,
            invocation_id=invocation.id,
            tool_call_id=plain_id(invocation.tool_call_id),
            status=invocation.status,
            evidence_status=invocation.evidence_status or EvidenceStatus.UNAVAILABLE,
            error_code=invocation.error_code,
            total=details.total,
            returned=details.returned,
            seconds=round(seconds, 3),
            budgets=context.budgets(),
        )
    )
