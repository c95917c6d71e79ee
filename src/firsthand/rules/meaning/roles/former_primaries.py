"""Who was the primary is no longer: `old primary db-1`, 原主库 db-1.

Owns a name that the text gives as the former one of a role, and that a sentence makes the present one. Pure.
It cannot tell one that was made primary again in other words than `promoted`.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_FORMER = lazy(
    r"\b(?:old|former|previous) (?:primary|master|leader)(?: was| is|:|=)? ?([\w.:-]*\w)"
    r"|[原旧]主(?:库|节点|机)? ?(?:为|是|:)? ?([a-z\d][\w.:-]*\w)"
)
_ROLE = r"(?:primary|master|leader)"
_HAN = r"主(?:库|节点|机)"


def _present(said: str, text: str) -> Finding | None:
    """`db-1 is the primary` of `old primary db-1`."""
    for one, other in _FORMER.findall(text):
        name = re.escape(one or other)
        if re.search(rf"{name}[^,;.]{{0,20}}(?:promoted|提升为|恢复为主)", text):
            continue
        if re.search(
            rf"(?<![\w.-]){name} is (?:now )?(?:the |a )?(?:current |new )?{_ROLE}"
            rf"|{name} ?(?:现|当前)?(?:是|为)(?:当前|现|新|现任)?的?{_HAN}"
            rf"|(?:新|现|当前)的?{_HAN}(?:是|为) ?{name}(?![\w.-])",
            said,
        ):
            return Finding(CONTRADICTED, "former_one_of_a_role", one or other)
    return None


FORMER_PRIMARIES = (
    Reading(_present, heads("old former previous 原 旧"), heads("primary master leader 主")),
)
