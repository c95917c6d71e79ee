"""ModelBoundary: count the call ► provider ► record tokens. Every model call passes here.

Works on plain callables, so that the agents' hook and the tool-less repair call share it. It
knows no prompt and no schema; it turns a provider's failures into stable codes, and it alone
tries a call again: each attempt is counted, timed and recorded as a call of its own.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from pydantic_ai.messages import ModelResponse
from pydantic_ai.models import Model

from firsthand.contracts.errors import FirsthandError, ModelError
from firsthand.contracts.events import ModelCallFinished, ModelCallStarted
from firsthand.contracts.models import ModelTraits
from firsthand.contracts.runs import ModelCall
from firsthand.harness import core
from firsthand.harness.context import RunContext
from firsthand.harness.model_cost import cost_of
from firsthand.harness.model_errors import NO_WORK, model_error
from firsthand.harness.model_retry import retry_wait
from firsthand.harness.model_traits import traits_of

Request = Callable[[], Awaitable[ModelResponse]]


async def call_model(
    context: RunContext, *, step: str, model: Model, request_bytes: int, request: Request
) -> ModelResponse:
    """One reply, after as many attempts as the model's policy, the deadline and the budget allow.

    Raises LimitError before an attempt that the budget does not hold, ModelError after the last.
    """
    traits = traits_of(model)
    attempt = 1
    while True:
        call = _Call(context, step, model.model_name, traits, request_bytes)
        try:
            response = await call.reply(request)
        except ModelError as error:
            left = context.budget.deadline_at - context.clock.monotonic()
            wait = retry_wait(traits.retry, attempt, error, seconds_left=left)
            call.record(failed=error.code, retry_in=wait)
            if wait is None:
                raise
        except BaseException as error:
            call.record(failed=_code(error))
            raise
        else:
            call.record(response)
            return response
        await asyncio.sleep(wait)
        attempt += 1


@dataclass
class _Call:
    """One attempt: counted when it is made, recorded once."""

    context: RunContext
    step: str
    model_name: str
    traits: ModelTraits
    request_bytes: int
    number: int = field(init=False)
    started: float = field(init=False)

    def __post_init__(self) -> None:
        context = self.context
        self.number = core.before_model_call(context)
        self.started = context.clock.monotonic()
        context.events.emit(
            ModelCallStarted(
                run_id=context.run_id, at=context.clock.now(), step=self.step, number=self.number
            )
        )

    async def reply(self, request: Request) -> ModelResponse:
        """Raises ModelError for whatever an adapter raises; other errors of ours pass."""
        name = self.context.step_name("model", self.step, self.number)
        seconds = self.traits.timeout_seconds
        try:
            async with asyncio.timeout(seconds) as limit:
                return await self.context.steps.run(name, request)
        except FirsthandError:
            raise
        except TimeoutError as error:
            if not limit.expired():
                raise model_error(error, self.traits) from error
            message = f"there was no whole reply within {seconds:g} s"
            raise model_error(TimeoutError(message), self.traits) from error
        except Exception as error:
            raise model_error(error, self.traits) from error

    def record(
        self,
        response: ModelResponse | None = None,
        *,
        failed: str | None = None,
        retry_in: float | None = None,
    ) -> None:
        context, traits = self.context, self.traits
        tokens = usage_of(response)
        if failed not in NO_WORK:
            core.record_tokens(context, *tokens)
        cost = None
        if response is not None and tokens != UNMEASURED:
            cost = cost_of(traits.price, response.usage)
        if cost is not None:
            context.budget.record_money(cost, traits.currency)
        seconds = round(context.clock.monotonic() - self.started, 4)
        context.model_calls.append(
            ModelCall(
                step=self.step,
                model=self.model_name,
                request_bytes=self.request_bytes,
                response_bytes=response_bytes(response),
                input_tokens=tokens[0],
                output_tokens=tokens[1],
                seconds=seconds,
                failed=failed,
                cost=cost,
                currency=None if cost is None else traits.currency,
            )
        )
        context.events.emit(
            ModelCallFinished(
                run_id=context.run_id,
                at=context.clock.now(),
                step=self.step,
                number=self.number,
                input_tokens=tokens[0],
                output_tokens=tokens[1],
                seconds=seconds,
                failed=failed,
                retry_in=None if retry_in is None else round(retry_in, 3),
                budgets=context.budgets(),
            )
        )


def _code(error: BaseException) -> str:
    if isinstance(error, FirsthandError):
        return error.code
    return "internal" if isinstance(error, Exception) else "cancelled"


UNMEASURED = (None, None)


def usage_of(response: ModelResponse | None) -> tuple[int | None, int | None]:
    """Input and output tokens of a reply; None where the provider left them out or lied."""
    if response is None:
        return UNMEASURED
    usage = response.usage
    if usage.unmeasured_requests or not usage.has_values():
        return UNMEASURED
    if min(usage.input_tokens, usage.output_tokens) < 0:
        return UNMEASURED
    return (usage.input_tokens, usage.output_tokens)


def response_bytes(response: ModelResponse | None) -> int:
    """UTF-8 bytes of a reply's text and tool arguments."""
    if response is None:
        return 0
    text = sum(
        len(part.content.encode("utf-8", "surrogatepass"))
        for part in response.parts
        if part.part_kind == "text"
    )
    calls = sum(
        len(call.args_as_json_str().encode("utf-8", "surrogatepass"))
        for call in response.tool_calls
    )
    return text + calls
