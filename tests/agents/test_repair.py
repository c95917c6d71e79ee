"""The one structure repair: tool-less, counted, recorded, and never a second one."""

import json
from typing import Any

import pytest
from tests.harness.kit import EMPTY_DRAFT, call, open_context, registry, scripted

from firsthand.agents.diagnosis import diagnose
from firsthand.agents.factory import AgentFactory
from firsthand.contracts.errors import DraftError

FENCED = f"```json\n{json.dumps(EMPTY_DRAFT)}\n```"


async def run(*replies: dict[str, Any], repair: list[dict[str, Any]]) -> Any:
    context = await open_context()
    model = scripted(*replies, structure_repair=repair)
    draft = await diagnose(context, AgentFactory(registry()), model, '{"query": "why?"}')
    return context, draft


async def test_a_fenced_draft_is_repaired_once_and_the_repair_is_counted() -> None:
    context, draft = await run({"text": FENCED}, repair=[{"output": EMPTY_DRAFT}])
    assert draft.model_dump(mode="json") == EMPTY_DRAFT
    assert [one.step for one in context.model_calls] == ["diagnosis_agent", "structure_repair"]


async def test_a_repair_that_fails_is_not_repeated() -> None:
    with pytest.raises(DraftError) as raised:
        await run({"text": FENCED}, repair=[{"text": FENCED}, {"output": EMPTY_DRAFT}])
    assert raised.value.code == "draft_not_json"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("  ", "draft_blank"),
        ("I need to query the metrics.", "draft_intention"),
        ("x" * 30_000, "draft_too_large"),
    ],
)
async def test_blank_intention_and_over_limit_texts_are_not_repaired(text: str, code: str) -> None:
    with pytest.raises(DraftError) as raised:
        await run({"text": text}, repair=[{"output": EMPTY_DRAFT}])
    assert raised.value.code == code


async def test_the_repair_sees_the_failed_text_and_the_schema_but_no_evidence() -> None:
    from pydantic_ai.messages import ModelRequest, UserPromptPart

    from firsthand.models.scripted import ScriptedModel

    seen: list[str] = []

    class Watching(ScriptedModel):
        async def request(self, messages: Any, settings: Any, parameters: Any) -> Any:
            if parameters.output_object and parameters.output_object.name == "structure_repair":
                assert not parameters.function_tools
                for message in messages:
                    assert isinstance(message, ModelRequest)
                    seen.extend(
                        str(part.content)
                        for part in message.parts
                        if isinstance(part, UserPromptPart)
                    )
            return await super().request(messages, settings, parameters)

    roles = {
        "DiagnosisDraft": [call("a"), {"text": FENCED}],
        "structure_repair": [{"output": EMPTY_DRAFT}],
    }
    context = await open_context()
    await diagnose(context, AgentFactory(registry()), Watching("w", roles), '{"query": "why?"}')
    (message,) = seen
    assert set(json.loads(message)) == {"schema", "text"}
    assert json.loads(message)["text"] == FENCED
    assert "HikariPool" not in message


async def test_the_raw_failed_text_is_kept_on_the_run() -> None:
    context = await open_context()
    model = scripted({"text": "nonsense"}, structure_repair=[{"text": "more"}])
    with pytest.raises(DraftError):
        await diagnose(context, AgentFactory(registry()), model, '{"query": "why?"}')
    assert context.draft == "nonsense"
