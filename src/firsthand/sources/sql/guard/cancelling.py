"""Arithmetic that leaves nothing of what is stored: `id - id`, `id / id * 1000`, `x + x`.

Law: pure, over canonical expressions, so that the same column under two names is the same. Numbers
that no value of the query spells out can be made so, and are refused.
"""

from collections import Counter
from collections.abc import Iterator

from sqlglot import exp

from firsthand.sources.sql.guard.policy import Refusal, Rule

_PAIRED = (exp.DateDiff, exp.TimestampDiff, exp.Mod, exp.IntDiv, exp.Nullif, exp.Pow)


def check_cancelling(node: exp.Expr) -> None:
    """Raises Refusal where two operands of one chain are the same."""
    for one in node.find_all(exp.Add, exp.Sub, exp.Mul, exp.Div, *_PAIRED):
        if isinstance(one, _PAIRED):
            _refuse_if(one.this == one.expression)
        elif isinstance(one, (exp.Add, exp.Sub)):
            _refuse_if(_repeats(_terms(one)))
        else:
            above, below = Counter[str](), Counter[str]()
            _factors(one, above, below)
            _refuse_if(bool(above & below))


def _repeats(terms: Iterator[str]) -> bool:
    return any(count > 1 for count in Counter(terms).values())


def _terms(node: exp.Expr) -> Iterator[str]:
    inner = node.unnest() if isinstance(node, exp.Paren) else node
    if isinstance(inner, (exp.Add, exp.Sub)):
        yield from _terms(inner.this)
        yield from _terms(inner.expression)
    elif isinstance(inner, exp.Neg):
        yield from _terms(inner.this)
    else:
        yield _key(inner)


def _factors(node: exp.Expr, above: Counter[str], below: Counter[str]) -> None:
    inner = node.unnest() if isinstance(node, exp.Paren) else node
    if isinstance(inner, exp.Mul):
        _factors(inner.this, above, below)
        _factors(inner.expression, above, below)
    elif isinstance(inner, exp.Div):
        _factors(inner.this, above, below)
        _factors(inner.expression, below, above)
    elif isinstance(inner, exp.Neg):
        _factors(inner.this, above, below)
    elif not isinstance(inner, exp.Literal):
        above[_key(inner)] += 1


def _key(node: exp.Expr) -> str:
    """Its text, and of which source it is: the same column of two sources is two values."""
    return f"{node.sql()}@{node.meta.get('instance', '')}"


def _refuse_if(cancels: bool) -> None:
    if cancels:
        raise Refusal(Rule.CANCELLING, "arithmetic of a value with itself; select the value")
