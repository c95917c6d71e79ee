"""ToolBoundary: the one way from a model's tool call to a source, and back.

    reserve ► validate ► run source ► redact ► render ► record ► bounded agent_result

Owns the reservation and the record's order. A model gets the agent_result or a stable code and
nothing else. A tool is never retried here.
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
from firsthand.harness import core, recorder
from firsthand.harness.agent_result import failure_result, success_result
from firsthand.harness.arguments import InvalidArguments, parse_arguments, validate_request
from firsthand.harness.context import RunContext
from firsthand.harness.envelope import ToolCallRequestEnvelope
from firsthand.harness.registry import RegisteredTool, ToolRegistry
from firsthand.rules.evidence import arguments_hash

Refusal = tuple[ErrorCode, str]


@dataclass(frozen=True, kw_only=True)
class ToolReply:
    text: str
    """What the model reads."""
    failed: bool


@dataclass(frozen=True, kw_only=True)
class Reserved:
    invocation: ToolInvocation
    arguments: dict[str, JsonValue]
    refusal: Refusal | None
    """Why the source is not called, though the call is recorded."""


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
        """Reserve and insert `requested` in one step under the run's lock."""
        refusal: Refusal | None = None
        arguments: dict[str, JsonValue] = {}
        recorded = envelope.arguments
        try:
            arguments = parse_arguments(envelope.arguments)
            recorded = dict(arguments)
        except InvalidArguments as error:
            refusal = (ErrorCode.INVALID_ARGUMENTS, str(error))
        digest = arguments_hash(envelope.tool_name, recorded)
        async with context.lock:
            replayed = await _replayed(context, envelope, digest)
            if replayed is not None:
                return Reserved(invocation=replayed, arguments=arguments, refusal=refusal)
            if envelope.tool_call_id in context.calls or digest in context.argument_hashes:
                raise DuplicateToolCall(f"{envelope.tool_name} was already called so")
            if not core.before_tool_call(context):
                refusal = (ErrorCode.BUDGET_EXHAUSTED, "the tool call budget is used up")
            elif not envelope.authorized:
                refusal = (ErrorCode.UNAUTHORIZED_TOOL, "this run's registry has no such tool")
            invocation = await recorder.request(
                context,
                tool_call_id=envelope.tool_call_id,
                tool_name=envelope.tool_name,
                arguments=recorded,
                digest=digest,
            )
        return Reserved(invocation=invocation, arguments=arguments, refusal=refusal)

    async def _run(self, context: RunContext, reserved: Reserved) -> ToolInvocation:
        """From the `requested` row to its one completion, whatever happens between."""
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
        """Validate and run the source; every failure becomes a stable code."""
        try:
            if reserved.refusal is not None:
                raise _Refused(*reserved.refusal)
            tool = self.registry.tools[reserved.invocation.tool_name]
            return await self._query(context, tool, reserved)
        except (InvalidArguments, _Refused, SourceError, TimeoutError) as error:
            code = _code_of(error)
            return recorder.failure(context, code, str(error), at=context.clock.now())
        except Exception as error:  # a source's own fault must not reach model or reader
            detail = f"{type(error).__name__}: {error}"
            return recorder.failure(context, ErrorCode.INTERNAL, detail, at=context.clock.now())

    async def _query(
        self, context: RunContext, tool: RegisteredTool, reserved: Reserved
    ) -> InvocationCompletion:
        request = validate_request(tool.request, reserved.arguments)
        limits = context.limits
        limit = min(getattr(request, "limit", None) or limits.tool_items, limits.tool_items)
        await recorder.start(context, reserved.invocation)
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


class _Refused(Exception):
    def __init__(self, code: ErrorCode, detail: str) -> None:
        super().__init__(detail)
        self.code = code


def _code_of(error: Exception) -> ErrorCode:
    match error:
        case InvalidArguments():
            return ErrorCode.INVALID_ARGUMENTS
        case SourceError():
            return error.error_code
        case _Refused():
            return error.code
        case _:
            return ErrorCode.TIMEOUT


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
            status=invocation.status,
            evidence_status=invocation.evidence_status or EvidenceStatus.UNAVAILABLE,
            error_code=invocation.error_code,
            total=details.total,
            returned=details.returned,
            seconds=round(seconds, 3),
            budgets=context.budgets(),
        )
    )
