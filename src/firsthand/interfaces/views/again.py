"""The command with which a person fetches the same evidence again, without Firsthand.

Law: pure. Only for evidence that lies in files; a value that came from a model is one quoted word
of the shell, so that pasting the command can search for it and nothing else.
"""

import shlex
from collections.abc import Callable

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ToolName
from firsthand.contracts.evidence import ToolInvocation
from firsthand.interfaces.safe_text import safe_line


def command_again(call: ToolInvocation, asked_with: JsonObject) -> str | None:
    """None where the tool call failed or its evidence lies in no file."""
    if call.error_code is not None or not isinstance(call.arguments, dict):
        return None
    builder = _BUILDERS.get(call.tool_name)
    return builder(call.arguments, asked_with) if builder else None


def _logs(arguments: JsonObject, asked_with: JsonObject) -> str | None:
    paths = _paths(asked_with, "logs", "logs")
    if not paths:
        return None
    any_of, all_of = _terms(arguments, "any_of"), _terms(arguments, "all_of")
    first = any_of or all_of[:1] or [str(arguments.get("service") or "")]
    steps = [f"grep -rniF {_patterns(first)} -- {' '.join(paths)}"]
    steps += [f"grep -iF {_patterns([term])}" for term in (all_of if any_of else all_of[1:])]
    return " | ".join(steps)


def _alerts(arguments: JsonObject, asked_with: JsonObject) -> str | None:
    paths = _paths(asked_with, "alerts", "alerts.json")
    return f"cat -- {' '.join(paths)}" if paths else None


def _runbooks(arguments: JsonObject, asked_with: JsonObject) -> str | None:
    paths = _paths(asked_with, "runbooks", "runbooks")
    words = [word for query in _terms(arguments, "queries") for word in query.split()]
    return f"grep -rniF {_patterns(words)} -- {' '.join(paths)}" if paths and words else None


_BUILDERS: dict[str, Callable[[JsonObject, JsonObject], str | None]] = {
    ToolName.QUERY_LOGS: _logs,
    ToolName.QUERY_METRICS: _alerts,
    ToolName.LOOKUP_KNOWLEDGE: _runbooks,
}


def _paths(asked_with: JsonObject, option: str, inside: str) -> list[str]:
    """The option's own paths, else the part of the evidence folder; quoted."""
    own = asked_with.get(option)
    if isinstance(own, str) and own:
        return [_word(own)]
    if isinstance(own, list) and own:
        return [_word(str(path)) for path in own]
    folder = asked_with.get("evidence")
    return [_word(f"{folder}/{inside}")] if isinstance(folder, str) and folder else []


def _terms(arguments: JsonObject, name: str) -> list[str]:
    terms = arguments.get(name)
    return [str(term) for term in terms] if isinstance(terms, list) else []


def _patterns(terms: list[str]) -> str:
    return " ".join(f"-e {_word(term)}" for term in terms)


def _word(text: str) -> str:
    return shlex.quote(safe_line(text))
