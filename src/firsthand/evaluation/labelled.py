"""Files of labelled data: read within a bound, as UTF-8 lines, and refused with one line that says why.

Owns the opening (a regular file and nothing else: a pipe or a device may never end) and the words for what
is wrong with a line; what a line should hold is its reader's. Every refusal names the file, the line, the
field, the rule and the way out.
"""

import json
import os
import stat
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from firsthand.contracts.errors import EvidenceFileError

LARGEST = 64 * 1024 * 1024
"""Bytes: far more cases than are labelled by hand, and few enough to hold."""
RULES = {
    "missing": "is missing",
    "string_type": "should be a text",
    "string_pattern_mismatch": "should not be blank",
    "string_too_long": "is too long",
    "bool_type": "should be true or false",
    "bool_parsing": "should be true or false",
    "tuple_type": "should be a list",
    "too_short": "has too few entries",
    "too_long": "has too many entries",
}
_PREFIXES = ("Input ", "Value error, ", "Value ")

Shape = TypeVar("Shape", bound=BaseModel)


def numbered_lines(path: Path, largest: int = LARGEST) -> list[tuple[int, str]]:
    """The lines that are not blank, with their numbers. Raises EvidenceFileError."""
    data = read_bounded(path, largest).removeprefix(b"\xef\xbb\xbf")
    lines = data.replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    texts = [(number, _text(path, number, line)) for number, line in enumerate(lines, 1)]
    return [(number, text) for number, text in texts if text.strip()]


def read_bounded(path: Path, largest: int = LARGEST) -> bytes:
    """A whole regular file. Raises EvidenceFileError for any other, and for a larger one."""
    try:
        # Not to wait for the writer of a pipe; nothing is read before it is known what it is.
        with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise EvidenceFileError(
                    f"{path} is no regular file (a pipe or a device may never end); copy it to a file"
                )
            data = file.read(largest + 1)
    except (OSError, ValueError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) else "that is no file's name"
        raise EvidenceFileError(
            f"{path} cannot be read: {reason}; check the path and your right to read it"
        ) from None
    if len(data) > largest:
        raise EvidenceFileError(f"{path} is larger than {largest >> 20} MiB; split it")
    return data


def read_object(path: Path, number: int, line: str, shape: type[Shape]) -> Shape:
    """One line as its shape. Raises EvidenceFileError that names the line and the field."""
    try:
        return shape.model_validate(_json_object(line))
    except ValidationError as wrong:
        said = f"{problem(wrong)}; correct it or take the line out"
    except RecursionError:
        said = "it nests too deeply; each line needs one flat JSON object"
    except json.JSONDecodeError as wrong:
        said = (
            f"no JSON object ({wrong.msg[:1].lower()}{wrong.msg[1:]}, column {wrong.colno});"
            " each line needs one"
        )
    except ValueError as wrong:  # a number with more digits than Python reads, or no object
        known = str(wrong) if isinstance(wrong, _NoObject) else "a number in it is too long"
        said = f"{known}; each line needs one JSON object"
    raise EvidenceFileError(f"{path}, line {number}: {said}")


class _NoObject(ValueError):
    pass


def _json_object(line: str) -> dict[str, object]:
    value = json.loads(line)
    if not isinstance(value, dict):
        raise _NoObject("it is JSON, but no object")
    return value


def problem(wrong: ValidationError) -> str:
    """The first error as field and rule, and how many more there are."""
    errors = wrong.errors(include_url=False, include_input=False)
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    return f"{_field(errors[0])}{_rule(errors[0])}{more}"


def _field(error: ErrorDetails) -> str:
    path = ".".join(map(str, error["loc"]))
    return f"field {path} " if path else ""


def _rule(error: ErrorDetails) -> str:
    rule = RULES.get(error["type"], error["msg"])
    for prefix in _PREFIXES:
        rule = rule.removeprefix(prefix)
    return rule


def _text(path: Path, number: int, line: bytes) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise EvidenceFileError(
            f"{path} cannot be read as UTF-8 text: byte {wrong.start + 1} of line {number} is none;"
            " save it as UTF-8"
        ) from None
