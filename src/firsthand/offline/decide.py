"""decide: the next tool call, or the final output. A straight line over the other modules.

1. read the question   2. read the results   3. find the focus and rank   4. ask on, or 5. draft
"""

from firsthand.contracts.base import JsonObject
from firsthand.contracts.enums import ToolName
from firsthand.offline.bounds import clock, window, within
from firsthand.offline.draft import diagnosis
from firsthand.offline.focus import find_focus
from firsthand.offline.plan import next_call
from firsthand.offline.planner import plan
from firsthand.offline.progress import Progress
from firsthand.offline.question import read_question
from firsthand.offline.rank import rank
from firsthand.offline.reading import read_results
from firsthand.offline.report import is_narrow, report
from firsthand.offline.select import select
from firsthand.offline.series import lists_all, metric_names
from firsthand.offline.state import CallTool, Finish, Situation
from firsthand.offline.steps import next_steps
from firsthand.offline.tables import read_tables


def decide(situation: Situation) -> CallTool | Finish:
    """What to do next. The same situation always gives the same answer; nothing raises."""
    question = read_question(situation.question, situation.previous_turn)  # 1
    if situation.role == "planner":
        return Finish(output=plan(question, situation.tools))
    read = read_results(situation.results)  # 2
    returned = [item for reading in read for item in reading.items]
    bounds = window(question.window, clock(returned, situation.descriptions))
    readings = tuple(within(reading, bounds) for reading in read)
    items = [item for reading in readings for item in reading.items]
    focus = find_focus(items, question)  # 3
    ranked = rank(items, question, focus)
    progress = Progress(
        question=question,
        focus=focus,
        readings=readings,
        ranked=ranked,
        tools=_tools(situation),
        window=bounds,
        metrics=metric_names(situation.descriptions.get(ToolName.QUERY_METRICS, "")),
        all_metrics=lists_all(situation.descriptions.get(ToolName.QUERY_METRICS, "")),
        tables=read_tables(situation.descriptions.get(ToolName.QUERY_MYSQL, "")),
    )
    call = next_call(progress)  # 4
    if call is not None:
        return call
    selection = select(ranked, question, focus)  # 5
    steps = next_steps(question, focus, ranked, readings)
    if situation.role == "executor":
        narrow = is_narrow(situation.plan, question)
        return Finish(output=report(selection, readings, question, steps, narrow=narrow))
    return Finish(output=diagnosis(selection, readings, question, steps))


def _tools(situation: Situation) -> tuple[str, ...]:
    """The tools that may be called; an executor keeps to those of its plan, if it names any."""
    planned = _planned(situation.plan) if situation.role == "executor" else ()
    kept = tuple(tool for tool in situation.tools if tool in planned)
    return kept or situation.tools


def _planned(plan: object) -> tuple[str, ...]:
    steps = plan.get("steps") if isinstance(plan, dict) else None
    named: list[JsonObject] = (
        [step for step in steps if isinstance(step, dict)] if isinstance(steps, list) else []
    )
    return tuple(str(step.get("tool_name")) for step in named)
