"""A tree as PromQL: the only text that is ever sent. Pure; reading it again gives the same tree."""

from firsthand.sources.metrics.promql import tree
from firsthand.sources.metrics.promql.durations import USUAL
from firsthand.sources.metrics.quoting import quoted


def write(node: tree.Node) -> str:
    match node:
        case tree.Number():
            return number(node.value)
        case tree.Text():
            return quoted(node.value)
        case tree.Selector():
            return selector(node) + _range(node.range) + _offset(node.offset)
        case tree.Subquery():
            return f"{_boxed(node.inner)}[{USUAL[node.range]}:{USUAL[node.step]}]" + _offset(
                node.offset
            )
        case tree.Call():
            return f"{node.function}({', '.join(map(write, node.arguments))})"
        case tree.Aggregate():
            parameter = "" if node.parameter is None else f"{write(node.parameter)}, "
            grouping = f" {node.grouping} ({', '.join(node.labels)})" if node.grouping else ""
            return f"{node.operator}{grouping}({parameter}{write(node.inner)})"
        case tree.Binary():
            matching = f" {node.matching} ({', '.join(node.labels)})" if node.matching else ""
            many = " group_left ()" if node.many else ""
            head = f"{_boxed(node.left)} {node.operator}{matching}{many}"
            return f"{head} {_boxed(node.right)}"


def selector(node: tree.Selector) -> str:
    matchers = ",".join(f"{one.label}{one.op}{quoted(one.value)}" for one in node.matchers)
    return (node.name or "") + (f"{{{matchers}}}" if matchers or node.name is None else "")


def number(value: float) -> str:
    return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)


def _boxed(node: tree.Node) -> str:
    text = write(node)
    return f"({text})" if isinstance(node, tree.Binary) else text


def _range(seconds: int | None) -> str:
    return "" if seconds is None else f"[{USUAL[seconds]}]"


def _offset(seconds: int | None) -> str:
    return "" if seconds is None else f" offset {USUAL[seconds]}"
