"""Who killed and who refused: the kernel's victim kills nobody, an upstream's refusal is not its proxy's.

Owns the words by which a sentence makes the victim the one who kills, or the proxy, its own name or its
client the one who refuses, and that an error's number is no status of an answer. Pure, linear.
It cannot tell who refused where the line names no upstream.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_VICTIM = lazy(r"\bkilled process (\d+) \(([\w.-]+)\)")
_REFUSED = lazy(
    r"refused\) while connecting to upstream, client: ([\w.:]+)(?:, server: ([\w.-]+))?"
)
_ERRNO = lazy(r"\((\d{1,3}): [a-z]")
_STATUS = lazy(
    r"(?:\bstatus|\bhttp|状态码?|返回了?|\banswered(?: with)?)[ :=]{0,2}(?:code )?(\d{1,3})(?![\w.])"
)


def _victim(said: str, text: str) -> Finding | None:
    """`java killed process 4421` of `Killed process 4421 (java)`."""
    for pid, name in _VICTIM.findall(text):
        one = rf"(?:{re.escape(name)}|(?:process|pid) ?{pid})"
        if re.search(
            rf"(?<![\w-]){one}(?: process)?(?: has)? killed (?:the |another )?(?:[a-z]+ )?"
            rf"(?:{one}|process|pid)"
            rf"|(?:{re.escape(name)}|进程 ?{pid}) ?(?:杀死|杀掉|终止)了? ?(?:进程|[a-z\d])",
            said,
        ):
            return Finding(CONTRADICTED, "victim_kills", name)
    return None


def _refused(said: str, text: str) -> Finding | None:
    """`shop.example refused the connection` of `Connection refused) while connecting to upstream`."""
    for found in _REFUSED.findall(text):
        for one in ("nginx", *filter(None, found)):
            if re.search(
                rf"(?<![\w.]){re.escape(one)}(?: has| server)? (?:refused|rejected)\b"
                rf"|{re.escape(one)} ?(?:拒绝|拒收)",
                said,
            ):
                return Finding(CONTRADICTED, "upstream_refused", one)
    return None


def _errno(said: str, text: str) -> Finding | None:
    """`status 111` of `(111: Connection refused)`."""
    told = set(_ERRNO.findall(text))
    for number in _STATUS.findall(said) if told else ():
        if number in told and re.search(rf"(?<!\(){number}(?!:)(?!\d)", text) is None:
            return Finding(CONTRADICTED, "errno_for_status", number)
    return None


ENDED_BY_OTHERS = (
    Reading(_victim, heads("killed"), heads("killed 杀 终")),
    Reading(_refused, heads("refused"), heads("refused rejected 拒")),
    Reading(_errno, heads("("), heads("status http answered 状 返"), True),
)
