"""The number of a connection beside the number of an error: `*4821 connect() failed (111: refused)`.

Law: an error's number is not told as that of a connection or a process. Pure, linear.
It cannot tell which number a line without a word or a sign for it has.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_ERRORS = lazy(
    r"\((\d+): [a-z]|\berrno[:= ]{1,2}(\d+)|\berror (\d+)\b|\bos error (\d+)"
    r"|(?<=\w):(\d{2,5})['\"/]"
)
_CONNECTIONS = lazy(r"\*(\d+) |\bconnection (?:id|number|no\.?)[:= ]{1,2}(\d+)")
_WORKERS = lazy(r"\b(\d+)#\d+: ")
_SAID = lazy(
    r"\bconnection (?:number|id|no\.?) (?:is|was|of|=)? ?(\d+)"
    r"|\bconnection (?:number )?(\d+) (?:was|is|failed|could|timed|got)"
    r"|连接(?:号|编号|id) ?[是为:]? ?(\d+)"
)
_SAID_WORKER = lazy(
    r"\bworker(?: process)?(?: pid)? (?:is |was )?(\d+)|工作进程[号是为 ]{0,3}(\d+)"
)


def _error_for_connection(said: str, text: str) -> Finding | None:
    """`connection 111 was refused` of errno 111; both folded, in lower case."""
    errors = _numbers(_ERRORS, text)
    connections, workers = _numbers(_CONNECTIONS, text), _numbers(_WORKERS, text)
    for pattern, own, others in (
        (_SAID, connections, errors | workers),
        (_SAID_WORKER, workers, errors | connections if workers else workers),
    ):
        for number in _numbers(pattern, said):
            if number in others and number not in own:
                return Finding(CONTRADICTED, "number_of_an_error", number)
    return None


def _numbers(pattern: re.Pattern[str], text: str) -> set[str]:
    """All numbers that a pattern finds."""
    return {one for found in pattern.finditer(text) for one in found.groups() if one}


NUMBERS_OF_CONNECTIONS = (
    Reading(
        _error_for_connection,
        heads("connection connect errno error"),
        heads("connection worker 连 工"),
        True,
    ),
)
