"""A value that a list gives to one name told of another: `cart-1: 91%, cart-2 (42%)`.

Law: where a text lists values by names, a sentence that speaks of one of them alone tells no value that only
another one has, nor a bound that only another one keeps. Pure, linear.
It cannot tell names without a digit or a hyphen from the keys of fields.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding

_LISTED = lazy(r"(?<![\w.-])([a-z][\w.]*-[\w.-]*\w)(?: ?[:=] ?| ?\()(\d+(?:\.\d+)?%?)(?![\w.:-])")
_GIVEN = lazy(r"[:=(] ?\d+(?:\.\d+)?%?(?![\w.:-])")
"""What every match of it ends with, which is found sooner."""
_VALUES = lazy(r"(?<![\w.:-])\d+(?:\.\d+)?%?(?![\w:-]|\.\d)")
_LEAST = 2
_BOUND = lazy(
    r"(?:(above|over|more than|exceed(?:s|ed|ing)?|greater than|higher than|at least|超过"
    r"|高于|大于|至少|不低于)"
    r"|below|under|less than|fewer than|lower than|at most|低于|小于|少于|不超过|至多)"
    r" ?(\d+(?:\.\d+)?)(%?)(?![\w:-]|\.\d)"
)
"""A bound, whether from below, with its percent sign."""


def _of_another(said: str, text: str) -> Finding | None:
    """`cart-2 is at 91%` of what is cart-1's; both folded, in lower case."""
    if "-" not in said or text.count("-") < _LEAST:
        return None  # every such name has a hyphen, and the sentence tells one of them
    listed = _LISTED.findall(text) if len(_GIVEN.findall(text)) >= _LEAST else ()
    if len(listed) < _LEAST:
        return None
    named = {name for name, _ in listed if name in said}
    if len(named) != 1:
        return None
    own = {value for name, value in listed if name in named}
    others = {value for name, value in listed if name not in named} - own
    for value in _VALUES.findall(said):
        if value in others:
            return Finding(CONTRADICTED, "value_of_another_name", value)
    for above, bound, sign in _BOUND.findall(said):
        mine, theirs = (
            [float(one.rstrip("%")) for one in values if one.endswith("%") == bool(sign)]
            for values in (own, others)
        )
        limit = float(bound)
        if mine and not _kept(mine, limit, above) and _kept(theirs, limit, above):
            return Finding(CONTRADICTED, "bound_of_another_name", bound)
    return None


def _kept(values: list[float], limit: float, above: str) -> bool:
    return any(one >= limit if above else one <= limit for one in values)


VALUES_BY_NAME = (Reading(_of_another, frozenset({":", "(", "="}), counts=True),)
