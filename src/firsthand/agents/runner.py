"""Runs one agent once: one call of the framework's loop, and its ends mapped to our errors.

Retries nothing. A blank reply, which the framework refuses before any hook, becomes the same
failed draft as a blank text.
"""

from typing import Any

from pydantic_ai import Agent
from pydantic_ai.exceptions import (
    AgentRunError,
    ContentFilterError,
    OutputTokenLimitExceeded,
    UnexpectedModelBehavior,
    UserError,
)
from pydantic_ai.usage import UsageLimits

from firsthand.agents.parsing import FailedDraft, Output
from firsthand.contracts.errors import FirsthandError
from firsthand.harness.context import RunContext
from firsthand.harness.model_errors import model_error
from firsthand.harness.model_traits import UNKNOWN

NO_FRAMEWORK_LIMITS = UsageLimits(request_limit=None)
"""The RunContext owns the budgets; the framework's own count would end a run without a record."""


async def run_agent(agent: Agent[RunContext, Any], context: RunContext, message: str) -> Output:
    """The agent's final text, parsed or failed. Raises ModelError, LimitError, RunCancelled."""
    try:
        result = await agent.run(
            message,
            deps=context,
            usage_limits=NO_FRAMEWORK_LIMITS,
            metadata={"session_id": context.session_id, "run_id": context.run_id},
        )
    except FirsthandError:
        raise
    except (ContentFilterError, OutputTokenLimitExceeded) as error:
        raise model_error(error, UNKNOWN) from error
    except UnexpectedModelBehavior as error:
        if context.model_calls and context.model_calls[-1].response_bytes == 0:
            return FailedDraft(code="draft_blank", text="", detail="the reply is empty")
        raise model_error(error, UNKNOWN) from error
    except (AgentRunError, UserError) as error:
        raise model_error(error, UNKNOWN) from error
    output: Output = result.output
    return output
