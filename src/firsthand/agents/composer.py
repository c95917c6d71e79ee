"""The Composer (off by default): prose over verified claims. Every sentence is checked afterwards.

It never sees an excerpt, a tool result or an unverified claim. What it writes is unchecked text
until `rules.publish` has judged each sentence; where one fails, the template is used.
"""

import json
from collections.abc import Sequence

from pydantic_ai.models import Model

from firsthand.agents.factory import AgentFactory, AgentSpec
from firsthand.agents.parsing import FailedDraft
from firsthand.agents.runner import run_agent
from firsthand.contracts.drafts import ComposedText
from firsthand.contracts.errors import ModelError
from firsthand.harness import core
from firsthand.harness.context import RunContext
from firsthand.rules.evidence import storable

COMPOSER = AgentSpec(name="composer", prompt="composer", output=ComposedText, tools=False)


async def compose(
    context: RunContext,
    factory: AgentFactory,
    model: Model,
    *,
    query: str,
    claims: Sequence[str],
) -> tuple[str, ...] | None:
    """Unchecked sentences; None where the Composer failed. Raises LimitError or RunCancelled."""
    message = json.dumps({"query": query, "claims": list(claims)}, ensure_ascii=False)
    core.reserve_run_bytes(context, len(message.encode()))
    try:
        outcome = await run_agent(factory.build(COMPOSER, model), context, message)
    except ModelError:
        return None
    if isinstance(outcome, FailedDraft):
        return None
    text: ComposedText = outcome.value
    return tuple(str(storable(context.redactor.text(one))) for one in text.sentences)
