"""MySQL's language on SQLite: the same tree, written with the functions of `scalars`.

Law: pure. Only a tree that came out of the guard is written here, and what MySQL means by it is
kept: a division gives fractions, a text compared with a number is the number that it begins with,
case is ignored, times compare as times. What has no form here is refused by SQLite itself.
"""

from collections.abc import Callable
from typing import ClassVar

from sqlglot import exp
from sqlglot.dialects.sqlite import SQLite
from sqlglot.generators.sqlite import SQLiteGenerator

from firsthand.sources.sql.csvtables.scalars import PREFIX

Write = Callable[[SQLiteGenerator, exp.Expr], str]


def call(name: str, *parts: str) -> Write:
    """`fh_name(part, …)`; a part is a key of the node's arguments."""

    def write(self: SQLiteGenerator, node: exp.Expr) -> str:
        return self.func(f"{PREFIX}{name}", *(node.args.get(part) for part in parts))

    return write


def unit(name: str) -> Write:
    """`fh_part('HOUR', this)`."""

    def write(self: SQLiteGenerator, node: exp.Expr) -> str:
        return self.func(f"{PREFIX}part", exp.Literal.string(name), node.this)

    return write


def _extract(self: SQLiteGenerator, node: exp.Expr) -> str:
    return self.func(f"{PREFIX}part", exp.Literal.string(node.this.name), node.expression)


def _elapsed(self: SQLiteGenerator, node: exp.Expr) -> str:
    kind = node.args.get("unit") or exp.Var(this="DAY")
    return self.func(f"{PREFIX}between", exp.Literal.string(kind.name), node.expression, node.this)


def _shifted(sign: str) -> Write:
    def write(self: SQLiteGenerator, node: exp.Expr) -> str:
        step = node.expression
        amount = step.this if isinstance(step, exp.Interval) else step
        kind = (step.args.get("unit") if isinstance(step, exp.Interval) else None) or node.args.get(
            "unit"
        )
        text = f"{sign}({self.sql(amount)})" if not amount.is_string else f"{sign}{amount.name}"
        name = kind.name if kind is not None else "DAY"
        return f"{PREFIX}shift({self.sql(node.this)}, {text}, '{name}')"

    return write


def _sum(self: SQLiteGenerator, node: exp.Expr) -> str:
    sign = "" if isinstance(node, exp.Add) else "-"
    if isinstance(node.expression, exp.Interval):
        return _shifted(sign)(self, node)
    return self.binary(node, "+" if isinstance(node, exp.Add) else "-")  # type: ignore[arg-type]  # both are binary


def _quotient(self: SQLiteGenerator, node: exp.Expr) -> str:
    return f"CAST({self.sql(node.this)} AS REAL) / {self.sql(node.expression)}"


def _round(name: str) -> Write:
    def write(self: SQLiteGenerator, node: exp.Expr) -> str:
        digits = node.args.get("decimals") or exp.Literal.number(0)
        return self.func(f"{PREFIX}{name}", node.this, digits)

    return write


def _cast(self: SQLiteGenerator, node: exp.Expr) -> str:
    kind = node.args["to"]
    name = kind.this.name
    inner = self.sql(node.this)
    sizes = kind.expressions
    if name in ("DECIMAL", "UDECIMAL"):
        places = self.sql(sizes[1]) if len(sizes) > 1 else "0"
        return f"{PREFIX}round({PREFIX}number({inner}), {places})"
    if name in ("DATE", "DATETIME", "TIMESTAMP", "TIMESTAMPTZ", "TIME"):
        function = {"DATE": "date", "TIME": "time"}.get(name, "timestamp")
        return f"{PREFIX}{function}({inner})"
    if "INT" in name:
        return f"{PREFIX}whole({inner})"
    return f"CAST({inner} AS {'REAL' if name in ('FLOAT', 'DOUBLE') else 'TEXT'})"


def _joined(self: SQLiteGenerator, node: exp.Expr) -> str:
    inner = node.this
    order = inner.expressions if isinstance(inner, exp.Order) else []
    inner = inner.this if isinstance(inner, exp.Order) else inner
    distinct = isinstance(inner, exp.Distinct)
    value = inner.expressions[0] if isinstance(inner, exp.Distinct) else inner
    directions = "".join("d" if item.args.get("desc") else "a" for item in order)
    separator = node.args.get("separator") or exp.Literal.string(",")
    return self.func(
        f"{PREFIX}group_concat",
        separator,
        exp.Literal.number(int(distinct)),
        exp.Literal.string(directions),
        value,
        *(item.this for item in order),
    )


def _count(self: SQLiteGenerator, node: exp.Expr) -> str:
    inner = node.this
    if isinstance(inner, exp.Distinct) and len(inner.expressions) > 1:
        return f"COUNT(DISTINCT {self.func(f'{PREFIX}row', *inner.expressions)})"
    return self.function_fallback_sql(node)  # type: ignore[arg-type]  # a Count is a function


def _like(self: SQLiteGenerator, node: exp.Expr) -> str:
    text = self.binary(node, "NOT LIKE" if node.args.get("negate") else "LIKE")  # type: ignore[arg-type]  # it is binary
    escaped = isinstance(node.parent, exp.Escape)
    return text if escaped else f"{text} ESCAPE '\\'"


def _anonymous(self: SQLiteGenerator, node: exp.Expr) -> str:
    name = node.name.lower()
    if name in NOW_NAMES:
        return CLOCKS[name]
    if name in DAY_SHIFTS:
        moved = exp.DateAdd(this=node.expressions[0], expression=node.expressions[1])
        return _shifted(DAY_SHIFTS[name])(self, moved)
    if name in PART_NAMES:
        return self.func(f"{PREFIX}part", exp.Literal.string(name.upper()), *node.expressions)
    return self.func(f"{PREFIX}{OWN_NAMES.get(name, name)}", *node.expressions)


def _from_unix(self: SQLiteGenerator, node: exp.Expr) -> str:
    moment = self.func(f"{PREFIX}from_unix", node.this)
    if node.args.get("format") is None:
        return moment
    return f"{PREFIX}written({moment}, {self.sql(exp.Literal.string(_mysql_pattern(node)))})"


CLOCKS = {"now": ":now", "utc_timestamp": ":now", "localtime": ":now", "localtimestamp": ":now"}
"""The clock is a parameter: the newest evidence, and not the time of day."""
NOW_NAMES = frozenset(CLOCKS)
DAY_SHIFTS = {"adddate": "", "subdate": "-"}
PART_NAMES = frozenset({"microsecond", "weekday", "dayname", "monthname"})
OWN_NAMES = {"unix_timestamp": "unix", "octet_length": "bytes"}
UNIT_NODES: tuple[tuple[type[exp.Expr], str], ...] = (
    (exp.Second, "SECOND"),
    (exp.Minute, "MINUTE"),
    (exp.Hour, "HOUR"),
    (exp.Day, "DAY"),
    (exp.DayOfMonth, "DAY"),
    (exp.Month, "MONTH"),
    (exp.Quarter, "QUARTER"),
    (exp.Year, "YEAR"),
    (exp.Week, "WEEK"),
    (exp.WeekOfYear, "WEEKOFYEAR"),
    (exp.DayOfWeek, "DAYOFWEEK"),
    (exp.DayOfYear, "DAYOFYEAR"),
    (exp.Dayname, "DAYNAME"),
)


class Held(SQLite):
    """SQLite with MySQL's functions."""

    class Generator(SQLiteGenerator):
        TRANSFORMS: ClassVar = {
            **SQLiteGenerator.TRANSFORMS,
            **{kind: unit(name) for kind, name in UNIT_NODES},
            exp.Anonymous: _anonymous,
            exp.Extract: _extract,
            exp.TimestampDiff: _elapsed,
            exp.DateDiff: call("datediff", "this", "expression"),
            exp.DateAdd: _shifted(""),
            exp.DateSub: _shifted("-"),
            exp.Add: _sum,
            exp.Sub: _sum,
            exp.Div: _quotient,
            exp.IntDiv: call("div", "this", "expression"),
            exp.Mod: call("mod", "this", "expression"),
            exp.Round: _round("round"),
            exp.Trunc: _round("truncate"),
            exp.Floor: call("floor", "this"),
            exp.Ceil: call("ceil", "this"),
            exp.Sqrt: call("sqrt", "this"),
            exp.Ln: call("ln", "this"),
            exp.Cast: _cast,
            exp.Count: _count,
            exp.GroupConcat: _joined,
            exp.JSONArrayAgg: call("json_arrayagg", "this"),
            exp.AnyValue: call("any_value", "this"),
            exp.StddevPop: call("stddev_pop", "this"),
            exp.StddevSamp: call("stddev_samp", "this"),
            exp.Stddev: call("stddev_pop", "this"),
            exp.VariancePop: call("var_pop", "this"),
            exp.Variance: call("var_samp", "this"),
            exp.CurrentTimestamp: lambda self, node: ":now",
            exp.UtcTimestamp: lambda self, node: ":now",
            exp.Localtime: lambda self, node: ":now",
            exp.Localtimestamp: lambda self, node: ":now",
            exp.CurrentDate: lambda self, node: f"{PREFIX}date(:now)",
            exp.CurrentTime: lambda self, node: f"{PREFIX}time(:now)",
            exp.TsOrDsToDate: call("date", "this"),
            exp.TsOrDsToTimestamp: lambda self, node: self.sql(node, "this"),
            exp.Time: call("time", "this"),
            exp.Timestamp: call("timestamp", "this"),
            exp.UnixToTime: _from_unix,
            exp.LastDay: call("last_day", "this"),
            exp.TimeToStr: lambda self, node: self.func(
                f"{PREFIX}written", node.this, exp.Literal.string(_mysql_pattern(node))
            ),
            exp.JSONExtract: call("json_extract", "this", "expression"),
            exp.JSONExtractScalar: call("json_value", "this", "expression"),
            exp.JSONValue: call("json_value", "this", "path"),
            exp.JSONKeys: call("json_keys", "this", "expression"),
            exp.Lower: call("lower", "this"),
            exp.Upper: call("upper", "this"),
            exp.Left: call("left", "this", "expression"),
            exp.Right: call("right", "this", "expression"),
            exp.SubstringIndex: call("substring_index", "this", "delimiter", "count"),
            exp.StrPosition: call("locate", "substr", "this"),
            exp.Greatest: lambda self, node: self.func(
                f"{PREFIX}greatest", node.this, *node.expressions
            ),
            exp.Least: lambda self, node: self.func(f"{PREFIX}least", node.this, *node.expressions),
            exp.ConcatWs: lambda self, node: self.func(f"{PREFIX}concat_ws", *node.expressions),
            exp.RegexpLike: lambda self, node: self.func(
                f"{PREFIX}regexp", node.expression, node.this
            ),
            exp.Like: _like,
            exp.Xor: lambda self, node: (
                f"(({self.sql(node, 'this')}) <> 0) <> (({self.sql(node, 'expression')}) <> 0)"
            ),
        }


def _mysql_pattern(node: exp.Expr) -> str:
    """A date pattern as MySQL writes it."""
    text = str(node.sql(dialect="mysql"))
    return text.rpartition(", '")[2].removesuffix("')")
