"""ModelBoundary: count the call ► provider ► record tokens. Every model call passes here.

Works on plain callables, so that the agents' hook and the tool-less repair call share it. It
knows no prompt and no schema; it turns a provider's failures into stable codes.
"""

from collections.abc import Awaitable, Callable

from pydantic_ai.exceptions import AgentRunError, UserError
from pydantic_ai.messages import ModelResponse

from firsthand.contracts.errors import FirsthandError
from firsthand.contracts.events import ModelCallFinished, ModelCallStarted
from firsthand.contracts.runs import ModelCall
from firsthand.harness import core
from firsthand.harness.context import RunContext
from firsthand.harness.model_errors import model_error


async def call_model(
    context: RunContext,
    *,
    step: str,
    model_name: str,
    request_bytes: int,
    request: Callable[[], Awaitable[ModelResponse]],
) -> ModelResponse:
    """One counted, timed and recorded model call. Raises LimitError or ModelError."""
    number = core.before_model_call(context)
    started = context.clock.monotonic()
    context.events.emit(
        ModelCallStarted(run_id=context.run_id, at=context.clock.now(), step=step, number=number)
    )
    failed: str | None = None
    response: ModelResponse | None = None
    try:
        response = await context.steps.run(context.step_name("model", step, number), request)
    except (AgentRunError, UserError, OSError) as error:
        mapped = model_error(error)
        failed = mapped.code
        raise mapped from error
    except FirsthandError as error:
        failed = error.code
        raise
    except BaseException as error:
        failed = "cancelled" if not isinstance(error, Exception) else "internal"
        raise
    finally:
        _record(context, step, number, model_name, request_bytes, response, failed, started)
    return response


def _record(
    context: RunContext,
    step: str,
    number: int,
    model_name: str,
    request_bytes: int,
    response: ModelResponse | None,
    failed: str | None,
    started: float,
) -> None:
    tokens = usage_of(response)
    if failed is None or response is not None:
        core.record_tokens(context, *tokens)
    else:
        context.budget.record_tokens(None)
    seconds = round(context.clock.monotonic() - started, 4)
    context.model_calls.append(
        ModelCall(
            step=step,
            model=model_name,
            request_bytes=request_bytes,
            response_bytes=response_bytes(response),
            input_tokens=tokens[0],
            output_tokens=tokens[1],
            seconds=seconds,
            failed=failed,
        )
    )
    context.events.emit(
        ModelCallFinished(
            run_id=context.run_id,
            at=context.clock.now(),
            step=step,
            number=number,
            input_tokens=tokens[0],
            output_tokens=tokens[1],
            seconds=seconds,
            failed=failed,
            budgets=context.budgets(),
        )
    )


def usage_of(response: ModelResponse | None) -> tuple[int | None, int | None]:
    """Input and output tokens of a reply; None where the provider left them out or lied."""
    if response is None:
        return (None, None)
    usage = response.usage
    if usage.unmeasured_requests or not usage.has_values():
        return (None, None)
    if min(usage.input_tokens, usage.output_tokens) < 0:
        return (None, None)
    return (usage.input_tokens, usage.output_tokens)


def response_bytes(response: ModelResponse | None) -> int:
    """UTF-8 bytes of a reply's text and tool arguments."""
    if response is None:
        return 0
    text = sum(len(part.content.encode()) for part in response.parts if part.part_kind == "text")
    calls = sum(len(call.args_as_json_str().encode()) for call in response.tool_calls)
    return text + calls
