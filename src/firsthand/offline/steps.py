"""Next steps: evidence still to collect, each with one identifier as its subject. Pure."""

from collections.abc import Sequence

from firsthand.contracts.drafts import NextStep
from firsthand.contracts.enums import ErrorCode, ToolName
from firsthand.contracts.requests import TERM_CHARACTERS
from firsthand.offline.focus import Focus
from firsthand.offline.question import Question
from firsthand.offline.rank import Ranked
from firsthand.offline.reading import Reading
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
    alerts = [entry.alert.name for entry in ranked if entry.alert and entry.kind is Kind.ALERT]
    labels = {value for entry in ranked if entry.alert for value in entry.alert.values.values()}
    named = [name for name in focus.names if name in focus.subjects or name in labels]
    wanted = [(ToolName.QUERY_LOGS, name) for name in named]
    wanted += [(ToolName.QUERY_METRICS, name) for name in [*question.alerts, *focus.subjects]]
    wanted += [(ToolName.QUERY_METRICS, name) for name in alerts[:2]]
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


def _values(reading: Reading) -> list[str]:
    terms = reading.arguments.get("any_of")
    values = [*reading.arguments.values(), *(terms if isinstance(terms, list) else [])]
    return [value for value in values if isinstance(value, str)]


def _is_identifier(name: str) -> bool:
    return 1 < len(name) <= TERM_CHARACTERS and not any(part.isspace() for part in name)
