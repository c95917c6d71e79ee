"""The command with which a person fetches the same evidence again, without Firsthand.

Law: pure. Only where the call's own scope says that files answered: beside live servers the option
may name files that were not asked. A server's answer has its link, where there is one. A value that
came from a model is one quoted word of the shell, so that pasting the command can search for it and
nothing else.
"""

import shlex
from collections.abc import Callable

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ToolName
from firsthand.contracts.evidence import ToolInvocation
from firsthand.interfaces.safe_text import safe_line


def command_again(call: ToolInvocation, asked_with: JsonObject) -> str | None:
    """None where the call did not complete, or neither a file nor a link leads back to its source."""
    scope = call.retrieval_details.scope
    if call.error_code is not None or scope is None or not isinstance(call.arguments, dict):
        return None
    if scope.link is not None:
        return f"see {safe_line(scope.link)}"
    if call.tool_name == ToolName.QUERY_METRICS:
        return _metrics(scope.source, asked_with)
    label, builder = _BUILDERS.get(call.tool_name, ("", None))
    if builder is None or not scope.source.startswith(label):
        return None
    return builder(call.arguments, asked_with)


def _logs(arguments: JsonObject, asked_with: JsonObject) -> str | None:
    paths = _paths(asked_with, "logs", "logs")
    if not paths:
        return None
    any_of, all_of = _terms(arguments, "any_of"), _terms(arguments, "all_of")
    service = str(arguments.get("service") or "")
    by_name = [service] if service and not (any_of or all_of) else []
    # a file may be called by its service and no line hold it: grep prints the name before each line
    first = any_of or all_of[:1] or [""]
    steps = [f"grep -rniF {_patterns(first)} -- {' '.join(paths)}"]
    rest = (all_of if any_of else all_of[1:]) + by_name
    steps += [f"grep -iF {_patterns([term])}" for term in rest]
    return " | ".join(steps)


def _metrics(source: str, asked_with: JsonObject) -> str | None:
    """Of alerts and series, the files that the scope names."""
    answered = [part.rpartition(" (")[0] for part in source.split(" and ")]
    own = asked_with.get("alerts")
    folder = asked_with.get("evidence")
    if isinstance(own, str) and own:
        files = [own] if own.rpartition("/")[2] in answered else []
    elif isinstance(folder, str) and folder:
        files = [f"{folder}/{name}" for name in ("alerts.json", "metrics.json") if name in answered]
    else:
        files = []
    return f"cat -- {' '.join(map(_word, files))}" if files else None


def _runbooks(arguments: JsonObject, asked_with: JsonObject) -> str | None:
    paths = _paths(asked_with, "runbooks", "runbooks")
    words = [word for query in _terms(arguments, "queries") for word in query.split()]
    return f"grep -rniF {_patterns(words)} -- {' '.join(paths)}" if paths and words else None


_BUILDERS: dict[str, tuple[str, Callable[[JsonObject, JsonObject], str | None]]] = {
    ToolName.QUERY_LOGS: ("log files (", _logs),
    ToolName.LOOKUP_KNOWLEDGE: ("runbooks (", _runbooks),
}
"""Tool → how the scope's source begins where files answered, and the command."""


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
