"""One step of a rewriting, and the way back through it.

Law: pure, linear. A step replaces every match of a pattern; with a trace it notes where each replaced piece
stood. A character that came out of a replaced piece goes back to the whole piece.
"""

import re
from bisect import bisect_right
from collections.abc import Callable
from typing import NamedTuple

Replacement = str | Callable[[re.Match[str]], str]


class Step(NamedTuple):
    """What one step replaced, in order."""

    starts: list[int]
    """Where each replacement starts in the new text."""
    pieces: list[tuple[int, int, int]]
    """Start and end of the piece in the old text, and the length of its replacement."""


Trace = list[Step]


def rewrite(pattern: re.Pattern[str], new: Replacement, text: str, trace: Trace | None) -> str:
    """The text with every match replaced; the step goes to the trace where there is one."""
    if trace is None:
        return pattern.sub(new, text)
    parts: list[str] = []
    step = Step([], [])
    position = length = 0
    for match in pattern.finditer(text):
        piece = new if isinstance(new, str) else new(match)
        parts += (text[position : match.start()], piece)
        length += match.start() - position
        step.starts.append(length)
        step.pieces.append((match.start(), match.end(), len(piece)))
        length += len(piece)
        position = match.end()
    if not step.starts:
        return text
    trace.append(step)
    return "".join([*parts, text[position:]])


def before(step: Step, position: int) -> tuple[int, int]:
    """The `[start, end)` that stood before a step where one character stands after it."""
    index = bisect_right(step.starts, position) - 1
    if index < 0:
        return position, position + 1
    start, end, length = step.pieces[index]
    into = position - step.starts[index]
    if into < length:
        return start, end
    return end + into - length, end + into - length + 1
