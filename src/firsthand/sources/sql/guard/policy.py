"""What the guard is told and what it answers. Data only."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from firsthand.sources.sql.guard.functions import DEFAULT_FUNCTIONS

DEFAULT_ROW_LIMIT = 200
"""As many rows as one request may ask for."""


class Rule(StrEnum):
    """Why a statement is refused, in the order in which it is looked at."""

    TOO_LONG = "too_long"
    CONTROL_CHARACTER = "control_character"
    EXECUTABLE_COMMENT = "executable_comment"
    OPTIMIZER_HINT = "optimizer_hint"
    TOO_COMPLEX = "too_complex"
    UNREADABLE = "unreadable"
    ONE_STATEMENT = "one_statement"
    NOT_A_SELECT = "not_a_select"
    INTO = "into"
    LOCKING_READ = "locking_read"
    SYSTEM_VARIABLE = "system_variable"
    USER_VARIABLE = "user_variable"
    SYNTAX = "syntax"
    RECURSION = "recursion"
    FUNCTION = "function"
    TYPE = "type"
    LONG_LITERAL = "long_literal"
    TABLE = "table"
    COLUMN = "column"
    LIMIT = "limit"
    NO_STORED_COLUMN = "no_stored_column"
    LITERAL = "literal"
    COMPARISON = "comparison"
    DATE_SHIFT = "date_shift"
    TEXT_FUNCTION = "text_function"
    CANCELLING = "cancelling"
    LIMITED_COUNT = "limited_count"
    UNSTABLE = "unstable"


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """What a statement may read."""

    dialect: str
    """`mysql`, `mariadb`, `postgres` (or `postgresql`) or `sqlite`: the language of the statement."""
    tables: frozenset[str]
    """Allowed tables and views, as the server spells them: `orders`, or `shop.orders`."""
    functions: frozenset[str] = DEFAULT_FUNCTIONS
    """Allowed functions, by any of their names; case is ignored."""
    row_limit: int = DEFAULT_ROW_LIMIT
    """Most rows wanted; the text asks for one more, which says whether there are more."""
    columns: Mapping[str, Iterable[str]] | None = None
    """Table, as in `tables` → its columns. None, or a table that is missing: not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutputColumn:
    """One column of the result: what it reads, and its name in an evidence text."""

    name: str
    """A stored column's own name, or the canonical expression; no alias, no string of the query."""
    bare_name: str
    """The same with `?` for each JSON path: the name where the value was NULL in every row."""
    reads: frozenset[str]
    """`table.column`, as stored; empty for `count(*)`."""
    computed: bool
    """False: the stored value as it is."""
    stored: bool = False
    """The value is one that the column holds: as it is, or the least, greatest, first or last."""
    document: bool = False
    """A piece of a JSON document, which some servers give as text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Guarded:
    """A statement that may run."""

    sql: str
    """The regenerated text, the only one that is ever executed."""
    projection: tuple[OutputColumn, ...]
    """The result's columns in order. A `*` over a table of unknown columns is one, named `*`."""
    tables: frozenset[str]
    """The allowed tables that it reads."""
    limit: int
    """The literal limit of the text: the statement's own, or one more than the policy's."""
    conditions: tuple[str, ...] = field(default=())
    """WHERE and HAVING of the outermost SELECT, as the query has them: for the scope, quoted."""
    order: tuple[str, ...] = field(default=())
    """The outermost ORDER BY, by canonical names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """A statement that may not run."""

    rule: Rule
    detail: str
    """One line for a person: what was met, and the way out."""


class Refusal(Exception):
    """Within the guard only: ends a check; `check` turns it into `Refused`."""

    def __init__(self, rule: Rule, detail: str) -> None:
        super().__init__(detail)
        self.rule = rule
        self.detail = detail
