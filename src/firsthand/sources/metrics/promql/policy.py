"""What the guard is told and what it answers. Data only."""

from dataclasses import dataclass
from enum import StrEnum

from firsthand.sources.metrics.promql.tree import Node


class Rule(StrEnum):
    """Why an expression is refused, in the order in which it is looked at."""

    TOO_LONG = "too_long"
    CONTROL_CHARACTER = "control_character"
    UNREADABLE = "unreadable"
    TOO_COMPLEX = "too_complex"
    DURATION = "duration"
    AT_MODIFIER = "at_modifier"
    FUNCTION = "function"
    ARGUMENTS = "arguments"
    MATCHER = "matcher"
    OPERATOR = "operator"
    BOOL_RESULT = "bool_result"
    JOIN = "join"
    LITERAL = "literal"
    NO_STORED_SERIES = "no_stored_series"
    LIMITED_ROWS = "limited_rows"
    FILTERED_RANGE = "filtered_range"
    CANCELLING = "cancelling"
    UNSTABLE = "unstable"


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """How large an expression may be, and how it will be evaluated."""

    ranged: bool = False
    """At many instants, which make one line."""
    characters: int = 4000
    nodes: int = 60
    """Selectors, calls and operators together."""
    depth: int = 20
    scales: int = 3
    """Most constants of the whole expression that multiply or divide."""
    subquery_points: int = 1000
    """Most evaluations of one subquery: its range divided by its step."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guarded:
    """An expression that may be sent."""

    promql: str
    """Written anew from the tree: the only text that a server ever gets."""
    tree: Node
    metrics: frozenset[str]
    """Metric names that it reads by name. `name_of` shows those that the server is known to have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """An expression that may not be sent. One line that says what would do."""

    rule: Rule
    detail: str


class Refusal(Exception):
    """Inside the guard: the first rule that an expression breaks."""

    def __init__(self, rule: Rule, detail: str) -> None:
        super().__init__(detail)
        self.rule = rule
        self.detail = detail
