"""A recorded run as JSON for programs. Pure.

Law: as in `run.py`, what only a model wrote is left out unless it is asked for by name.
"""

from firsthand.contracts.base import JsonObject
from firsthand.contracts.events import Event
from firsthand.contracts.evidence import ToolInvocation
from firsthand.contracts.runs import RunRecord
from firsthand.flows.findings import Finding
from firsthand.interfaces.views.run import words_are_a_models
from firsthand.interfaces.words import known_tool

MODEL_WORDS_OF_RUN = {"draft", "gatekeeper_result", "guard_result", "verifier_result"}
MODEL_WORDS_OF_CALL = {"arguments", "error_detail"}


def run_json(
    run: RunRecord,
    invocations: tuple[ToolInvocation, ...],
    events: tuple[Event, ...],
    *,
    refused: bool,
    edited: tuple[Finding, ...] = (),
) -> JsonObject:
    """`{edited, run, invocations, events}`; `edited` says where the record was.

    With `refused`, the fields that quote a model too.
    """
    left_out = None if refused else MODEL_WORDS_OF_RUN
    return {
        "edited": [one.model_dump(mode="json") for one in edited],
        "run": run.model_dump(mode="json", exclude=left_out),
        "invocations": [_call(one, refused=refused) for one in invocations],
        "events": [_event(one, refused=refused) for one in events],
    }


def _call(call: ToolInvocation, *, refused: bool) -> JsonObject:
    if refused or not words_are_a_models(call):
        return call.model_dump(mode="json")
    bounded: JsonObject = call.model_dump(mode="json", exclude=MODEL_WORDS_OF_CALL)
    return {**bounded, "tool_name": known_tool(call.tool_name)}


def _event(event: Event, *, refused: bool) -> JsonObject:
    document: JsonObject = event.model_dump(mode="json")
    name = document.get("tool_name")
    if isinstance(name, str) and not refused:
        document["tool_name"] = known_tool(name)
    return document
