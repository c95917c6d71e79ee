"""Strict parsing of a model's final text: the whole text is one JSON object of the schema, or it failed.

Refuses a Markdown fence, prose around the JSON, unknown fields, duplicate keys, a blank text,
an intention or a tool call written as text instead of an answer. It repairs nothing.
"""

import json
import re
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ValidationError

from firsthand.harness.arguments import no_constant, unique_keys

Value = TypeVar("Value")
Shape = TypeVar("Shape", bound=BaseModel)

INTENTION = re.compile(
    r"^\W*(?:i(?:'ll| will| need| want| am going| should| have)?\s*(?:now |first |next )?"
    r"(?:to\s+)?(?:query|call|check|look|search|use|run|investigate|gather|collect|fetch)\b"
    r"|let(?:'s| me| us)\b|next,? i\b|我(?:需要|要|将|会|先|来|应该)|让我|接下来|首先[,，]?我)",
    re.IGNORECASE,
)
"""A final text that announces work instead of reporting it."""

CALL_AS_TEXT = re.compile(
    r"^\s*(?:<\|?(?:tool_calls?|function_calls?|function|invoke|tool)\b[^>]*>|\[TOOL_CALLS?\]"
    r"|<[|｜]tool[▁_]calls?[▁_]begin[|｜]>|```(?:tool_code|tool_call)\b)",
    re.IGNORECASE | re.MULTILINE,
)
"""Marks, at the start of a line, of a tool call that a server left in the text. Inside of a line
they may be evidence, quoted."""
WRITTEN_CALL = "the final text is a tool call written as text; the server did not read it as one"
CALL_NAMES = frozenset({"name", "tool", "tool_name", "function", "action"})
CALL_ARGUMENTS = frozenset({"arguments", "parameters", "args", "input", "action_input"})

CODES: dict[str, str] = {
    "draft_blank": "no text, or white space alone",
    "draft_too_large": "more bytes than a draft may have",
    "draft_not_json": "a fence, prose, half a JSON, a key twice",
    "draft_wrong_shape": "JSON of another shape",
    "draft_intention": "a text that announces work instead of reporting it",
    "draft_tool_call": "a tool call written as text",
    "draft_cut_off": "a draft that stops at the model's limit of output tokens",
}
"""Code of a final text that is no draft → what it is."""
REPAIRABLE = frozenset({"draft_not_json", "draft_wrong_shape"})


@dataclass(frozen=True, kw_only=True)
class Parsed(Generic[Value]):
    value: Value


@dataclass(frozen=True, kw_only=True)
class FailedDraft:
    """A final text that could not be used; `code` is stable."""

    code: str
    text: str
    detail: str

    @property
    def repairable(self) -> bool:
        return self.code in REPAIRABLE


Output = Parsed[Any] | FailedDraft


def parse_final(text: str, shape: type[Shape], *, max_bytes: int) -> Parsed[Shape] | FailedDraft:
    """The whole text as one object of the shape, without coercion."""
    outcome = parse_object(text, max_bytes=max_bytes)
    if isinstance(outcome, FailedDraft):
        return outcome
    try:
        return Parsed(value=shape.model_validate_json(text, strict=True))
    except ValidationError as error:
        faults = error.errors(include_url=False, include_input=False)[:5]
        detail = "; ".join(f"{'.'.join(map(str, f['loc']))}: {f['msg']}" for f in faults)
        return FailedDraft(code="draft_wrong_shape", text=text, detail=detail)


def parse_object(text: str, *, max_bytes: int) -> Parsed[dict[str, Any]] | FailedDraft:
    """The whole text as one JSON object of any shape."""
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > max_bytes:
        detail = f"the final text is {size} bytes, the limit {max_bytes}"
        return FailedDraft(code="draft_too_large", text=text[:200], detail=detail)
    if not text.strip():
        return FailedDraft(code="draft_blank", text=text, detail="the final text is blank")
    if INTENTION.match(text):
        detail = "the final text announces work instead of reporting it"
        return FailedDraft(code="draft_intention", text=text, detail=detail)
    try:
        value = json.loads(text, object_pairs_hook=unique_keys, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        if CALL_AS_TEXT.search(text):
            return FailedDraft(code="draft_tool_call", text=text, detail=WRITTEN_CALL)
        return FailedDraft(code="draft_not_json", text=text, detail=str(error))
    if is_call(value):
        return FailedDraft(code="draft_tool_call", text=text, detail=WRITTEN_CALL)
    if not isinstance(value, dict):
        detail = f"the final text is a JSON {type(value).__name__}, not an object"
        return FailedDraft(code="draft_wrong_shape", text=text, detail=detail)
    return Parsed(value=value)


def cut_off(outcome: Output) -> Output:
    """A text that stopped at the model's limit: whole after all, or beyond repair."""
    if isinstance(outcome, FailedDraft) and outcome.repairable:
        detail = "the reply was cut off at the model's limit of output tokens"
        return FailedDraft(code="draft_cut_off", text=outcome.text, detail=detail)
    return outcome


def is_call(value: Any) -> bool:
    """A JSON text that is a tool call, alone or in a list: a name with arguments, and no report."""
    if isinstance(value, list):
        return bool(value) and all(is_call(one) for one in value)
    if not isinstance(value, dict):
        return False
    if set(value) in ({"tool_calls"}, {"function_call"}):
        return True
    return bool(CALL_NAMES & set(value)) and bool(CALL_ARGUMENTS & set(value))
