"""Metric names in an expression that somebody else wrote, such as an alert's rule. Pure.

Law: nothing is sent; names are read off the tokens, whatever the expression does with them, and an
expression that cannot be read has none.
"""

from firsthand.sources.metrics.promql.parse import LEVELS, MATCHING, RESERVED
from firsthand.sources.metrics.promql.policy import Policy, Refusal
from firsthand.sources.metrics.promql.tokens import Token, tokens_of

_WORDS = frozenset().union(*LEVELS) | MATCHING | RESERVED
_CALLS = frozenset({"(", "by", "without"})
"""What stands behind a function's name or an aggregation's."""
_LABELS = MATCHING | {"by", "without", "group_left", "group_right"}


def metrics_in(expression: str, *, most: int) -> tuple[str, ...]:
    """In their order, each once."""
    try:
        tokens = tokens_of(expression, Policy())
    except Refusal:
        return ()
    return tuple(dict.fromkeys(_names(tokens)))[:most]


def _names(tokens: list[Token]) -> list[str]:
    found: list[str] = []
    closing = ""
    """What ends the matchers or the list of labels that we are in."""
    for place, token in enumerate(tokens):
        before = tokens[place - 1].text if place else ""
        following = tokens[place + 1].text if place + 1 < len(tokens) else ""
        if closing:
            closing = "" if token.kind == "sign" and token.text == closing else closing
        elif token.kind == "sign" and token.text == "{":
            closing = "}"
        elif token.kind == "sign" and token.text == "(" and before in _LABELS:
            closing = ")"
        elif token.kind == "name" and following not in _CALLS and token.text not in _WORDS:
            found.append(token.text)
    return found
