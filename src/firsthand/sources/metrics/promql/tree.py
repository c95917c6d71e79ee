"""Shapes of a PromQL expression. Data only; parentheses are gone, the writer puts them back."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Number:
    value: float


@dataclass(frozen=True, slots=True)
class Text:
    value: str


@dataclass(frozen=True, slots=True)
class Matcher:
    label: str
    op: str
    """`=`, `!=`, `=~`, `!~`."""
    value: str


@dataclass(frozen=True, slots=True)
class Selector:
    name: str | None
    matchers: tuple[Matcher, ...] = ()
    range: int | None = None
    """Seconds; None: an instant vector."""
    offset: int | None = None
    """Seconds back."""


@dataclass(frozen=True, slots=True)
class Subquery:
    inner: "Node"
    range: int
    step: int
    """Seconds."""
    offset: int | None = None


@dataclass(frozen=True, slots=True)
class Call:
    function: str
    arguments: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Aggregate:
    operator: str
    inner: "Node"
    parameter: "Node | None" = None
    labels: tuple[str, ...] = ()
    grouping: str = ""
    """`by`, `without` or empty."""


@dataclass(frozen=True, slots=True)
class Binary:
    operator: str
    left: "Node"
    right: "Node"
    matching: str = ""
    """`on`, `ignoring` or empty."""
    labels: tuple[str, ...] = ()
    many: bool = False
    """`group_left` without labels."""


Node = Number | Text | Selector | Subquery | Call | Aggregate | Binary


def children(node: Node) -> tuple[Node, ...]:
    match node:
        case Subquery():
            return (node.inner,)
        case Call():
            return node.arguments
        case Aggregate():
            return (node.inner,) if node.parameter is None else (node.parameter, node.inner)
        case Binary():
            return (node.left, node.right)
        case _:
            return ()


def walk(node: Node) -> Iterator[Node]:
    """The node and all below it."""
    yield node
    for child in children(node):
        yield from walk(child)


def reach(node: Node) -> int:
    """How many seconds before its instant an expression looks at most."""
    own = 0
    match node:
        case Selector() | Subquery():
            own = (node.range or 0) + (node.offset or 0)
        case _:
            pass
    return own + max(map(reach, children(node)), default=0)
