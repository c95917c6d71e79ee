"""A cell of one row told of another column, and what one row does not count: `cart-7d9f runs on 10.2.0.14`.

Law: what a row has under a column is its value, and no other cell is; a single row of pods counts no pods.
Pure, linear.
It cannot tell a column in other words than those of its table.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.sieve import heads

_NAMED = lazy(
    r"(?:\b(?:the )?"
    r"((?:cluster[ -]|external[ -])?ip|node|host|image|namespace|status|state|user|database|port)"
    r"(?: address)?(?: of [\w./-]+)? (?:is|was)|has the ((?:cluster[ -])?ip|node|image)"
    r"|(?:^|[^a-z])(ip|node) ?(?:为|是))"
    r" ([a-z\d](?:[\w.:/-]*\w)?)"
    r"|\b(?:runs|running|is|scheduled) on (?:the )?(?:node )?([a-z\d](?:[\w.:/-]*\w)?)\.?$"
    r"|(?:运行在|位于|调度到)(?:节点)? ?([a-z\d](?:[\w.:/-]*\w)?)"
)
_PIECES = lazy(r"[\w.-]+")
_CELLS = lazy(r"(?:^|, )([a-z][\w -]*?)(?:\(s\))?=([^,\s]+)(?=,|$)")
_COUNTED = lazy(
    r"(?:^|\bthere (?:is|are|were) )(?:only )?\d+ (?:of (?:the )?)?(?:\d+ )?"
    r"(?:pods?|containers?|sockets?|deployments?)\b"
    r"|\b(?:the|all) pods\b|\d ?个 ?(?:pod|容器|套接字)"
)
_LISTED = lazy(r"(?:^|, )(?:restarts|container id|up-to-date|recv-q)=")
"""Columns of a table whose rows are such things."""
_FEWEST = 2


def _of_row(said: str, text: str) -> Finding | None:
    """`14 pods are running` of one row with `RESTARTS=14`: one row counts none."""
    if _LISTED.search(text) is None or _COUNTED.search(said) is None:
        return None
    return Finding(OPEN, "counted_in_one_row")


def _of_cells(said: str, text: str) -> Finding | None:
    """`cart-7d9f runs on 10.2.0.14` of a row with `IP=10.2.0.14, NODE=node-4`."""
    named = list(_NAMED.finditer(said))
    cells = dict(_CELLS.findall(text)) if named else {}
    if len(cells) < _FEWEST:
        return None
    for found in named:
        key = (found[1] or found[2] or found[3] or "node").replace(" ", "-")
        value = found[4] or found[5] or found[6]
        own = cells.get(key)
        others = {
            piece for name, one in cells.items() if name != key for piece in _PIECES.findall(one)
        }
        if own is not None and value not in _PIECES.findall(own) and value in others:
            return Finding(CONTRADICTED, "value_of_another_key", value)
    return None


CELLS_OF_ROWS = (
    Reading(
        _of_cells,
        heads("="),
        heads(
            "ip node host image namespace status state user database port runs running is cluster"
            " external 运 位 调"
        ),
    ),
    Reading(_of_row, heads("restarts container recv up"), frozenset("0") | heads("pods"), True),
)
