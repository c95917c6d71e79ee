"""A question → an ExecutionPlan, before anything was searched. Owns its shape; pure."""

from firsthand.contracts.base import JsonObject
from firsthand.contracts.drafts import ExecutionPlan, PlanStep
from firsthand.contracts.enums import PlanScope, ToolName
from firsthand.offline.frames import ANYTHING, PURPOSES
from firsthand.offline.question import Question

ORDER = (
    ToolName.QUERY_METRICS,
    ToolName.QUERY_LOGS,
    ToolName.QUERY_MYSQL,
    ToolName.LOOKUP_KNOWLEDGE,
)
"""What a plan asks, in order; a narrow question needs no runbook."""


def plan(question: Question, tools: tuple[str, ...]) -> JsonObject:
    """The plan, as JSON. Without any tool named it plans for the usual ones."""
    named = [*question.alerts, *question.subjects, *question.namespaces, *question.phrases]
    subject = ", ".join(named[:3]) or ANYTHING[question.chinese]
    scope = PlanScope.NARROW if question.narrow else PlanScope.BROAD
    steps = [
        PlanStep(tool_name=tool, purpose=PURPOSES[tool][question.chinese].format(subject=subject))
        for tool in ORDER
        if (tool in tools or (not tools and tool is not ToolName.QUERY_MYSQL))
        and not (question.narrow and tool is ToolName.LOOKUP_KNOWLEDGE)
    ]
    return ExecutionPlan(scope=scope, steps=steps).model_dump(mode="json")
