"""Output modes: how a model is asked for the one JSON object, by what it can do.

| mode | while there are tools | at the end |
| --- | --- | --- |
| native | the schema is the response format | the same |
| prompted | the schema stands in the prompt | the same |
| final_turn | the schema stands in the prompt | one request without tools, with the response format |

Owns no parsing: whatever the mode, `strict_output` reads the text.
"""

from functools import cache
from typing import Any, Literal

from pydantic import BaseModel
from pydantic_ai import NativeOutput, PromptedOutput, StructuredDict

from firsthand.agents.parsing import FailedDraft, parse_object
from firsthand.agents.prompts import prompt
from firsthand.contracts.models import ModelTraits, OutputMode
from firsthand.harness.agent_result import dump
from firsthand.harness.model_counted import FinalTurn
from firsthand.harness.model_schemas import output_schema

FINAL_TURN = "final_turn"
TEMPLATE = "The JSON object's schema:\n\n{schema}"

Wanted = NativeOutput[dict[str, Any]] | PromptedOutput[dict[str, Any]]


def output_type(shape: type[BaseModel], traits: ModelTraits) -> Wanted:
    """The shape as the model is asked for it."""
    small = traits.small is not None
    if traits.output_mode is OutputMode.NATIVE:
        return _native(shape, small=small, shown=traits.schema_in_native_prompt)
    return _prompted(shape, small=small)


def prompt_bytes(instructions: str, shape: type[BaseModel], traits: ModelTraits) -> int:
    """UTF-8 bytes of the instructions and of the schema, where the prompt shows it."""
    hidden = traits.output_mode is OutputMode.NATIVE and not traits.schema_in_native_prompt
    schema = 0 if hidden else _schema_bytes(shape, small=traits.small is not None)
    return len(instructions.encode()) + schema


def final_turn(traits: ModelTraits) -> FinalTurn | None:
    """For models whose server forgets the tools as soon as it is given a response format."""
    if traits.output_mode is not OutputMode.FINAL_TURN:
        return None
    return FinalTurn(prompt=prompt(FINAL_TURN), wanted=_is_prose)


def _is_prose(text: str, max_bytes: int) -> bool:
    """A report in other words than JSON. A blank, an intention and a call written as text are
    failed drafts, and stay so: the schema would make an answer of them."""
    outcome = parse_object(text, max_bytes=max_bytes)
    return isinstance(outcome, FailedDraft) and outcome.repairable


@cache
def shape_schema(shape: type[BaseModel], *, small: bool) -> dict[str, Any]:
    return output_schema(shape.model_json_schema(), small=small)


@cache
def _schema_bytes(shape: type[BaseModel], *, small: bool) -> int:
    return len(dump(shape_schema(shape, small=small)).encode())


@cache
def _prompted(shape: type[BaseModel], *, small: bool) -> PromptedOutput[dict[str, Any]]:
    return PromptedOutput(_dict(shape, small), name=shape.__name__, template=TEMPLATE)


@cache
def _native(shape: type[BaseModel], *, small: bool, shown: bool) -> NativeOutput[dict[str, Any]]:
    template: str | Literal[False] = TEMPLATE if shown else False
    return NativeOutput(_dict(shape, small), name=shape.__name__, strict=True, template=template)


def _dict(shape: type[BaseModel], small: bool) -> Any:
    return StructuredDict(shape_schema(shape, small=small), name=shape.__name__)
