"""Next steps: evidence still to collect, each with one identifier as its subject. Pure."""

from collections.abc import Sequence

from firsthand.contracts.drafts import NextStep
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.requests import TERM_CHARACTERS
from firsthand.offline.focus import Focus
from firsthand.offline.lexicon import CARRIERS
from firsthand.offline.names import has_shape
from firsthand.offline.question import Question
from firsthand.offline.rank import Ranked
from firsthand.offline.reading import Reading, read_exemplar
from firsthand.offline.weigh import Kind

MOST_STEPS = 3


def next_steps(
    question: Question, focus: Focus, ranked: Sequence[Ranked], readings: Sequence[Reading]
) -> list[NextStep]:
    """What was named and never asked for, then tools that could not answer about the subject."""
    asked = {
        (reading.tool_name, value)
        for reading in readings
        for value in _values(reading)
        if reading.error_code is None
    }
    labels = {value for entry in ranked if entry.alert for value in entry.alert.values.values()}
    named = [name for name in focus.names if name in focus.subjects or name in labels]
    wanted = [(ToolName.QUERY_LOGS, name) for name in named]
    wanted += [(ToolName.QUERY_METRICS, name) for name in [*question.alerts, *focus.subjects]]
    wanted += [(ToolName.QUERY_LOGS, name) for name in _neighbours(ranked, focus)]
    broken = [reading.tool_name for reading in readings if reading.error_code in list(ErrorCode)]
    subject = (*named, *question.alerts)[:1]
    wanted += [
        (ToolName(tool), subject[0]) for tool in broken if subject and tool in list(ToolName)
    ]
    return [
        NextStep(tool_name=tool, subject=name)
        for tool, name in dict.fromkeys(wanted)
        if (tool.value, name) not in asked and _is_identifier(name)
    ][:MOST_STEPS]


def _neighbours(ranked: Sequence[Ranked], focus: Focus) -> list[str]:
    """Services whose own failures were found beside the subject's."""
    failures = [entry for entry in ranked if entry.kind is Kind.FAILURE and entry.alert is None]
    heads = [read_exemplar(entry.item.text).split(" ")[:3] for entry in failures[:5]]
    names = [word for head in heads for word in head[1:] if has_shape(word)]
    return [
        name
        for name in dict.fromkeys(names)
        if not any(map(name.startswith, focus.names)) and not any(part in name for part in CARRIERS)
    ]


def _values(reading: Reading) -> list[str]:
    terms = reading.arguments.get("any_of")
    values = [*reading.arguments.values(), *(terms if isinstance(terms, list) else [])]
    return [value for value in values if isinstance(value, str)]


def _is_identifier(name: str) -> bool:
    return 1 < len(name) <= TERM_CHARACTERS and not any(part.isspace() for part in name)
