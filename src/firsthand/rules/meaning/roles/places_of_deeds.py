"""Where something was done is not what it was done to: `vm-7 destroyed on host cmp-3`.

Owns a name that the text has right behind `on host` or `on node` of a deed, and that a sentence makes the one
to whom it was done. Pure, linear.
It cannot tell a place that no such word names.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_ON = r" (?:on|at|in|from) (?:the )?(?:host|node|server|machine|hypervisor|rack|zone) "
_DONE_ON = lazy(rf"\b([a-z]{{3,}}ed){_ON}([\w.-]*\w)")
_MAY_BE = lazy(f"ed{_ON}")
"""The same but for the deed and the name, which are dear to look for."""


def _place(said: str, text: str) -> Finding | None:
    """`cmp-3 was destroyed`."""
    for deed, name in _DONE_ON.findall(text) if _MAY_BE.search(text) is not None else ():
        told = re.search(
            rf"(?<![\w.-]){re.escape(name)} (?:was|is|has been|got) {deed}\b"
            rf"|\b{deed} (?:the )?(?:host |node |server |machine )?{re.escape(name)}(?![\w-])",
            said,
        )
        if told is not None and re.search(rf"{re.escape(name)} (?:was |is )?{deed}", text) is None:
            return Finding(CONTRADICTED, "place_of_a_deed", name)
    return None


PLACES_OF_DEEDS = (
    Reading(
        _place,
        heads("host node server machine hypervisor rack zone"),
        beside=heads("on at in from"),
    ),
)
