"""Who waited how long: `process 5120 … while waiting for a lock on transaction 88340 after 1.2 s`.

Law: the span behind a wait is the wait of the one who waits; what is waited for, and who holds it, did not
wait so long, and nothing else lasted so long. A name that the text has on both sides is left alone. Pure,
linear.
It cannot tell who waits where the text has no word for it.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_WAIT = lazy(
    r"\bwait(?:ing|ed|s)? (?:for|on) ([^,;⏎]{2,120}?) (?:after|for|since) (?:about )?(\d+(?:\.\d+)?) ?"
    r"(?:ms|s|sec\w*|m|min\w*|h|hours?)\b"
    r"|等待 ?([^,;⏎]{2,80}?) ?(?:超过|达|了|已)? ?(\d+(?:\.\d+)?) ?(?:毫秒|秒|分钟|小时|ms|s)"
)
_NAME = lazy(r"(?<![\w.-])(?=[\w.:/-]*\d)[\w:/-]+(?:\.[\w:/-]+)*")
_SPAN = lazy(
    r"(?<![\w.:-])(\d+(?:\.\d+)?) ?(?:ms|s|sec\w*|m|min\w*|h|hours?|毫秒|秒|分钟|小时)(?!\w)"
)
_LASTED = lazy(
    r"\b(?:lasted|took|persisted|continued|went on|ran|existed|was (?:held|active|open|blocked|locked))\b"
    r"|持续|耗时|历时|用时|存在了|占用了|持有了"
)
_WAITS = lazy(r"\b(?:wait|await|block|queue)\w*|等")


def _wait_of_another(said: str, text: str) -> Finding | None:
    """`transaction 88340 waited 1.2 s`, `the deadlock lasted 1.2 s`."""
    mine = set(_SPAN.findall(said))
    for groups in _WAIT.findall(text):
        awaited, span = groups[:2] if groups[0] else groups[2:]
        for name in _NAME.findall(awaited):
            one = rf"(?<![\w.:-]){re.escape(name)}"
            if len(re.findall(rf"{one}(?![\w-])", text)) == 1 and re.search(
                rf"{one} (?:(?:has |had )?waited|(?:was |is |has been |had been )?waiting|waits)\b"
                rf"|{one} ?(?:已经?|正在|一直)?等待?",
                said,
            ):
                return Finding(CONTRADICTED, "awaited_waits_not", name)
        if span in mine and _WAITS.search(said) is None and _LASTED.search(said) is not None:
            return Finding(UNSUPPORTED, "wait_of_another", span)
    return None


WAITS_OF_OTHERS = (
    Reading(
        _wait_of_another,
        heads("wait waits waiting waited 等"),
        heads(
            "wait waits waited lasted took persisted continued went ran existed was"
            " 等 持 耗 历 用 存 占"
        ),
        True,
    ),
)
