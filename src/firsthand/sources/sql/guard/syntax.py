"""Which syntax may stand in a statement at all: an allow-list of nodes and of their parts.

Law: pure. What is not in a table is refused, so a construct that nobody thought of is refused too.
A function must be in the policy's list by one of its names; whether it may make an output is
another question (`outputs`).
"""

from sqlglot import exp

from firsthand.sources.sql.guard.functions import POSTGRES_ONLY, names_of
from firsthand.sources.sql.guard.policy import Policy, Refusal, Rule
from firsthand.sources.sql.guard.words import words

MOST_LITERAL = 80
"""A text of the query is one line of at most so many characters, as any query term."""

SHAPES: dict[type[exp.Expr], str] = {
    exp.Select: "with_ expressions distinct from_ joins where group having windows order"
    " limit offset",
    exp.Union: "with_ this expression distinct order limit offset",
    exp.Except: "with_ this expression distinct order limit offset",
    exp.Intersect: "with_ this expression distinct order limit offset",
    exp.Subquery: "this alias",
    exp.With: "expressions",
    exp.CTE: "this alias materialized",
    exp.From: "this",
    exp.Join: "this on side kind using method",
    exp.Lateral: "this alias",
    exp.Table: "this db alias",
    exp.TableAlias: "this columns",
    exp.Where: "this",
    exp.Having: "this",
    exp.Group: "expressions",
    exp.Order: "this expressions",
    exp.Ordered: "this desc nulls_first",
    exp.Limit: "expression",
    exp.Offset: "expression",
    exp.Fetch: "direction count limit_options",
    exp.LimitOptions: "rows",
    exp.Distinct: "expressions on",
    exp.Alias: "this alias",
    exp.Column: "this table db",
    exp.Identifier: "this quoted",
    exp.Star: "",
    exp.Literal: "this is_string",
    exp.Null: "",
    exp.Boolean: "this",
    exp.Paren: "this",
    exp.Tuple: "expressions",
    exp.Window: "this partition_by order spec alias over",
    exp.WindowSpec: "kind start start_side end end_side",
    exp.Filter: "this expression",
    exp.WithinGroup: "this expression",
    exp.IgnoreNulls: "this",
    exp.RespectNulls: "this",
    exp.Interval: "this unit",
    exp.Var: "this",
    exp.AtTimeZone: "this zone",
    exp.DataType: "this expressions nested",
    exp.DataTypeParam: "this",
    exp.Case: "this ifs default",
    exp.If: "this true false",
    exp.Cast: "this to",
    exp.In: "this expressions query",
    exp.Between: "this low high",
    exp.Exists: "this",
    exp.Any: "this",
    exp.All: "this",
    exp.JSONPath: "expressions",
    exp.JSONPathRoot: "",
    exp.JSONPathKey: "this quoted",
    exp.JSONPathSubscript: "this",
    exp.JSONPathWildcard: "",
    exp.JSONValue: "this path",
    exp.JSONExtract: "this expression only_json_types variant_extract",
    exp.JSONExtractScalar: "this expression only_json_types scalar_only",
    exp.JSONBExtract: "this expression",
    exp.JSONBExtractScalar: "this expression",
    exp.Array: "expressions bracket_notation",
} | dict.fromkeys(
    (
        *(exp.And, exp.Or, exp.Xor, exp.Not, exp.Neg),
        *(exp.EQ, exp.NEQ, exp.GT, exp.GTE, exp.LT, exp.LTE),
        *(exp.NullSafeEQ, exp.NullSafeNEQ, exp.Is, exp.Escape),
        *(exp.Like, exp.ILike, exp.RegexpLike, exp.RegexpILike, exp.SimilarTo),
        *(exp.Add, exp.Sub, exp.Mul, exp.Div, exp.IntDiv, exp.Mod, exp.DPipe),
        *(exp.BitwiseAnd, exp.BitwiseOr, exp.BitwiseXor, exp.BitwiseNot),
        *(exp.BitwiseLeftShift, exp.BitwiseRightShift),
        *(exp.JSONBContains, exp.JSONBContainsTopKey, exp.ArrayContainsAll),
    ),
    "this expression negate typed safe",
)
"""Node → its parts that may be filled."""

NAMED: dict[type[exp.Expr] | str, tuple[Rule, str]] = {
    "into": (Rule.INTO, "INTO writes; leave it out"),
    "locks": (Rule.LOCKING_READ, "a locking read; leave FOR UPDATE or FOR SHARE out"),
    "hint": (Rule.OPTIMIZER_HINT, "an optimizer hint; leave it out"),
    "hints": (Rule.OPTIMIZER_HINT, "an index hint; leave it out"),
    "recursive": (Rule.RECURSION, "a recursive CTE; ask without recursion"),
    exp.Parameter: (Rule.USER_VARIABLE, "a variable or parameter; write the value itself"),
    exp.Placeholder: (Rule.USER_VARIABLE, "a placeholder; write the value itself"),
    exp.PropertyEQ: (Rule.USER_VARIABLE, "an assignment; only read"),
    exp.SessionParameter: (Rule.SYSTEM_VARIABLE, "a system variable; it is no stored row"),
}
"""What deserves a rule of its own among what is refused."""

UNITS = words(
    """
    MICROSECOND MICROSECONDS MILLISECOND MILLISECONDS SECOND SECONDS MINUTE MINUTES HOUR HOURS
    DAY DAYS WEEK WEEKS MONTH MONTHS QUARTER QUARTERS YEAR YEARS DECADE CENTURY EPOCH DOW DOY
    ISODOW ISOYEAR DAYOFWEEK DAYOFYEAR TIMEZONE
    """
)
FRAME_WORDS = frozenset({"ROWS", "RANGE", "UNBOUNDED", "CURRENT ROW", "PRECEDING", "FOLLOWING"})

TYPES = words(
    """
    TINYINT SMALLINT MEDIUMINT INT BIGINT UTINYINT USMALLINT UINT UBIGINT DECIMAL UDECIMAL
    FLOAT DOUBLE BOOLEAN CHAR NCHAR VARCHAR NVARCHAR TEXT BINARY
    DATE DATETIME TIME TIMETZ TIMESTAMP TIMESTAMPTZ TIMESTAMPNTZ TIMESTAMPLTZ INTERVAL YEAR
    JSON JSONB UUID INET ARRAY
    """
)
"""Types of a cast. A type such as `regclass` would read the catalogue."""

KEYWORDS = frozenset(
    {
        *(exp.And, exp.Or, exp.Xor, exp.Case, exp.If, exp.Cast, exp.Exists, exp.Array),
        *(exp.RegexpLike, exp.RegexpILike, exp.JSONBContains, exp.JSONBContainsTopKey),
        exp.ArrayContainsAll,
    }
)
"""Constructs that the parser holds as functions."""


def check_syntax(tree: exp.Expr, policy: Policy) -> None:
    """Every node of a tree. Raises Refusal."""
    for node in tree.walk():
        kind = type(node)
        if kind in NAMED:
            raise Refusal(*NAMED[kind])
        if isinstance(node, exp.Func) and kind not in KEYWORDS:
            _check_function(node, policy)
        elif kind not in SHAPES:
            raise Refusal(Rule.SYNTAX, f"{_shown(node)}: this construct is not allowed")
        if kind in SHAPES:
            _check_parts(node)
        if kind in _CHECKS:
            _CHECKS[kind](node)
        if kind is exp.Cast and policy.dialect.startswith("postgres") and _is_one_character(node):
            raise Refusal(Rule.TYPE, "in PostgreSQL CHAR is one character; cast to text")


def _is_one_character(cast: exp.Expr) -> bool:
    kind: exp.DataType = cast.args["to"]
    return kind.this.name in ("CHAR", "NCHAR") and not kind.expressions


def _check_parts(node: exp.Expr) -> None:
    allowed = SHAPES[type(node)].split()
    for part, value in node.args.items():
        if part in allowed or not value:
            continue
        if part in NAMED:
            raise Refusal(*NAMED[part])
        word = part.strip("_").replace("_", " ")
        raise Refusal(Rule.SYNTAX, f"{_shown(node)}: {word} is not allowed here")


def _check_function(node: exp.Func, policy: Policy) -> None:
    names = names_of(node)
    allowed = {name.lower() for name in policy.functions}
    plain = not isinstance(node, exp.Anonymous) or isinstance(node.this, str)
    foreign = isinstance(node, exp.Anonymous) and policy.dialect in ("mysql", "mariadb")
    if plain and names & allowed and not (foreign and names & POSTGRES_ONLY):
        return
    shown = ", ".join(sorted(names))
    raise Refusal(Rule.FUNCTION, f"the function {shown[:80]} is not on the allow-list")


def _literal(node: exp.Expr) -> None:
    text = str(node.this)
    if len(text) > MOST_LITERAL or (node.args.get("is_string") and len(text.splitlines()) > 1):
        raise Refusal(
            Rule.LONG_LITERAL, f"a value of one line and {MOST_LITERAL} characters is the most"
        )


def _var(node: exp.Expr) -> None:
    if str(node.this).upper() not in UNITS:
        raise Refusal(Rule.SYNTAX, f"{str(node.this)[:40]!r} is no unit of time")


def _spec(node: exp.Expr) -> None:
    for part in node.args.values():
        if isinstance(part, str) and part.upper() not in FRAME_WORDS:
            raise Refusal(Rule.SYNTAX, "this window frame is not allowed")


def _type(node: exp.Expr) -> None:
    name = getattr(node.this, "name", str(node.this))
    if name not in TYPES:
        raise Refusal(Rule.TYPE, f"a cast to {name[:40].lower()} is not allowed")


def _join(node: exp.Expr) -> None:
    if node.args.get("method"):
        raise Refusal(Rule.SYNTAX, "a NATURAL join; name the columns with ON or USING")


def _path_key(node: exp.Expr) -> None:
    if not isinstance(node.this, (str, int)) or len(str(node.this)) > MOST_LITERAL:
        raise Refusal(Rule.SYNTAX, "this JSON path is not allowed; write keys and indexes")


_CHECKS = {
    exp.Literal: _literal,
    exp.Var: _var,
    exp.WindowSpec: _spec,
    exp.DataType: _type,
    exp.Join: _join,
    exp.JSONPathKey: _path_key,
    exp.JSONPathSubscript: _path_key,
}


def _shown(node: exp.Expr) -> str:
    return type(node).__name__.lower()
