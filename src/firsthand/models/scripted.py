"""A model that replays YAML replies: for tests, `demo --forged` and benchmarks.

A script maps an output schema's name (the role) to its replies in order:

    model: forged
    roles:
      DiagnosisDraft:
        - {tool: query_logs, id: call-1, arguments: {any_of: [HikariPool]}}
        - {output: {conclusion: null, analysis: [...]}}     # or {text: "..."} for raw text

`${call-1.invocation_id}` and `${call-1.evidence.0.text}` read an earlier tool result. A reply may
also be `{calls: [...]}` (several calls), `{fault: hang | unreachable | unauthorized}`, and carry
`usage: {input_tokens: n, output_tokens: n}` or `usage: null` (unmeasured). The script keeps no
state: the history tells which reply is next, so concurrent runs never mix.
"""

import asyncio
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic_ai.exceptions import (
    ModelAPIError,
    ModelAuthenticationError,
    ModelConnectionError,
    ModelHTTPError,
)
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models import Model, ModelRequestParameters
from pydantic_ai.settings import ModelSettings
from pydantic_ai.usage import RequestUsage

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.models import ModelTraits
from firsthand.models.history import role_of, tool_results

NO_TRAITS = ModelTraits()
REFERENCE = re.compile(r"\$\{([^}.]+)\.([^}]+)\}")


class ScriptedModel(Model):
    def __init__(
        self,
        name: str,
        roles: Mapping[str, list[dict[str, Any]]],
        traits: ModelTraits = NO_TRAITS,
    ) -> None:
        super().__init__()
        self._name = name
        self._roles = roles
        self._traits = traits

    @property
    def model_name(self) -> str:
        return self._name

    @property
    def system(self) -> str:
        return "scripted"

    @property
    def traits(self) -> ModelTraits:
        return self._traits

    async def request(
        self,
        messages: list[ModelMessage],
        model_settings: ModelSettings | None,
        model_request_parameters: ModelRequestParameters,
    ) -> ModelResponse:
        _, parameters = self.prepare_request(model_settings, model_request_parameters)
        role = role_of(parameters)
        replies = self._roles.get(role, [])
        position = sum(isinstance(message, ModelResponse) for message in messages)
        if position >= len(replies):
            raise ModelAPIError(self._name, f"the script has no reply {position + 1} for {role}")
        reply = filled(replies[position], results_by_id(messages))
        await play_fault(self._name, reply.get("fault"))
        return ModelResponse(
            parts=reply_parts(reply),
            usage=reply_usage(reply),
            model_name=self._name,
        )


def load_script(path: Path, traits: ModelTraits = NO_TRAITS) -> ScriptedModel:
    """Read a script with the safe loader. Raises ConfigurationError naming the file."""
    import yaml  # scripts alone are read with it

    try:
        document = yaml.safe_load(path.read_text(encoding="utf-8"))
        name, roles = str(document.get("model", path.stem)), dict(document["roles"])
        return ScriptedModel(name, roles, traits)
    except (OSError, UnicodeDecodeError, yaml.YAMLError, KeyError, AttributeError, TypeError) as e:
        raise ConfigurationError(f"{path} is no model script ({e}); it needs a `roles` map") from e


def results_by_id(messages: list[ModelMessage]) -> dict[str, Any]:
    return {found.tool_call_id: found.result for found in tool_results(messages)}


def filled(value: Any, results: Mapping[str, Any]) -> Any:
    """Replace references to earlier tool results; a lone reference keeps its type."""
    if isinstance(value, dict):
        return {key: filled(item, results) for key, item in value.items()}
    if isinstance(value, list):
        return [filled(item, results) for item in value]
    if not isinstance(value, str):
        return value
    whole = REFERENCE.fullmatch(value)
    if whole is not None:
        return looked_up(results, whole)
    return REFERENCE.sub(lambda match: str(looked_up(results, match)), value)


def looked_up(results: Mapping[str, Any], match: re.Match[str]) -> Any:
    found: Any = results.get(match[1])
    for key in match[2].split("."):
        try:
            found = found[int(key)] if isinstance(found, list) else found[key]
        except (KeyError, IndexError, TypeError, ValueError):
            return None
    return found


async def play_fault(name: str, fault: str | None) -> None:
    match fault:
        case None:
            return
        case "hang":
            await asyncio.Event().wait()
        case "unreachable":
            raise ModelConnectionError(name, "connection refused (scripted)", phase="connect")
        case "unauthorized":
            raise ModelHTTPError.for_category(
                ModelAuthenticationError, status_code=401, model_name=name
            )
        case _:
            raise ModelAPIError(name, f"scripted fault {fault}")


def reply_parts(reply: Mapping[str, Any]) -> list[TextPart | ToolCallPart]:
    calls = reply.get("calls") or ([reply] if "tool" in reply else [])
    parts: list[TextPart | ToolCallPart] = []
    if "text" in reply:
        parts.append(TextPart(str(reply["text"])))
    if "output" in reply:
        parts.append(TextPart(json.dumps(reply["output"], ensure_ascii=False)))
    for call in calls:
        arguments = call.get("arguments", {})
        parts.append(ToolCallPart(call["tool"], arguments, tool_call_id=str(call["id"])))
    return parts


def reply_usage(reply: Mapping[str, Any]) -> RequestUsage:
    usage = reply.get("usage", {"input_tokens": 200, "output_tokens": 50})
    if usage is None:
        return RequestUsage(unmeasured_requests=1)
    return RequestUsage(**usage)
