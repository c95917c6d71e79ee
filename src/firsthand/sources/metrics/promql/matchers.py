"""What a selector may filter by: label names and one short line of text for each. Pure."""

from firsthand.contracts.requests import TERM_CHARACTERS
from firsthand.rules.evidence.oneline import printable
from firsthand.sources.metrics.promql import tree
from firsthand.sources.metrics.promql.policy import Refusal, Rule

PATTERN_CHARACTERS = 200
"""Longest regular expression of a matcher; other values are terms."""
NAME_LABEL = "__name__"


def plain_selectors(node: tree.Node) -> tree.Node:
    """The tree with `{__name__="x"}` as `x`. Raises Refusal for a matcher that may not stand."""
    match node:
        case tree.Selector():
            return _selector(node)
        case tree.Subquery():
            return tree.Subquery(plain_selectors(node.inner), node.range, node.step, node.offset)
        case tree.Call():
            return tree.Call(node.function, tuple(map(plain_selectors, node.arguments)))
        case tree.Aggregate():
            inner = plain_selectors(node.inner)
            return tree.Aggregate(node.operator, inner, node.parameter, node.labels, node.grouping)
        case tree.Binary():
            left, right = plain_selectors(node.left), plain_selectors(node.right)
            return tree.Binary(node.operator, left, right, node.matching, node.labels, node.many)
        case _:
            return node


def _selector(node: tree.Selector) -> tree.Selector:
    name, matchers = node.name, node.matchers
    named = [one for one in matchers if one.label == NAME_LABEL]
    if len(named) == 1 and name is None and named[0].op == "=" and is_name(named[0].value):
        name, matchers = named[0].value, tuple(one for one in matchers if one is not named[0])
    elif named and name is not None:
        raise Refusal(Rule.MATCHER, "a metric is named twice")
    for one in matchers:
        most = PATTERN_CHARACTERS if one.op.endswith("~") else TERM_CHARACTERS
        if len(one.value) > most or printable(one.value) != one.value:
            raise Refusal(
                Rule.MATCHER, f"the value of {one.label[:40]} is not one line of {most} characters"
            )
    if name is None and not any(one.op in ("=", "=~") and one.value for one in matchers):
        raise Refusal(Rule.MATCHER, "name a metric, or a label with a value")
    return tree.Selector(name, matchers, node.range, node.offset)


def is_name(text: str) -> bool:
    """Whether a text can be a metric's name."""
    plain = text.replace(":", "_")
    return plain.isascii() and plain.isidentifier()
