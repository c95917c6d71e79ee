"""check: a statement in, a text that may run or a refusal out. A straight line.

1. read the tokens  2. parse, once  3. settle on the text that would run  4. syntax and functions
5. names  6. law 8  7. the row limit  8. write the text, and read it back
"""

from itertools import pairwise

from sqlglot import Dialect, exp
from sqlglot.errors import ErrorLevel, SqlglotError
from sqlglot.tokenizer_core import TokenType

from firsthand.sources.sql.guard.canonical import read_columns, render
from firsthand.sources.sql.guard.dialects import dialect_of
from firsthand.sources.sql.guard.examination import Examination
from firsthand.sources.sql.guard.functions import DEFAULT_FUNCTIONS
from firsthand.sources.sql.guard.law import examine
from firsthand.sources.sql.guard.limits import bound_rows, plain_limits
from firsthand.sources.sql.guard.names import Names
from firsthand.sources.sql.guard.plain import write_plainly
from firsthand.sources.sql.guard.policy import (
    Guarded,
    OutputColumn,
    Policy,
    Refusal,
    Refused,
    Rule,
)
from firsthand.sources.sql.guard.relations import Output, Relation
from firsthand.sources.sql.guard.resolve import Resolver
from firsthand.sources.sql.guard.syntax import check_syntax
from firsthand.sources.sql.guard.text import first_line, read_tokens
from firsthand.sources.sql.guard.words import words

ROUNDS = 3
"""So often is a text written anew until it stays the same."""

KEEPING = (exp.Min, exp.Max, exp.FirstValue, exp.LastValue, exp.Lag, exp.Lead, exp.Window)
"""They choose among a column's values and make no other."""
DOCUMENTS = (exp.JSONExtract, exp.JSONBExtract, exp.JSONArrayAgg, exp.JSONKeys)
"""Outputs that are JSON."""

WORDS = words(
    """
    all and any array as asc between by case cross desc distinct else end except exists extract
    filter from full group having if in inner intersect interval is join lateral left like limit
    not null offset on or order outer over partition right rlike select similar some then to union
    using values when where window with within xor
    char date datetime decimal numeric double int signed time timestamp timestamptz unsigned
    """
)
"""What may stand before a parenthesis and is no function, or no function to fear."""


def check(sql: str, policy: Policy) -> Guarded | Refused:
    """Never raises, whatever the text is. Pure."""
    try:
        return _check(sql, policy, dialect_of(policy.dialect))
    except Refusal as refusal:
        return Refused(rule=refusal.rule, detail=refusal.detail)
    except RecursionError:
        return Refused(rule=Rule.TOO_COMPLEX, detail="nested too deeply; use CTEs")
    except Exception as error:  # a text that the parser stumbles over may not run
        return Refused(rule=Rule.UNREADABLE, detail=f"it cannot be read ({type(error).__name__})")


def _check(sql: str, policy: Policy, dialect: type[Dialect]) -> Guarded:
    read_tokens(sql, dialect)  # 1
    tree = _parse(sql, dialect)  # 2
    check_syntax(tree, policy)
    plain_limits(tree)
    tree = _settled(tree, dialect)  # 3
    check_syntax(tree, policy)  # 4
    write_plainly(tree)
    names = Names(policy, dialect)
    names.quote(tree)
    resolver = Resolver(names)
    relation = resolver.query(tree, {}, None)  # 5
    exam = examine(relation)  # 6
    limit = bound_rows(tree, policy.row_limit)  # 7
    projection = _projection(relation, exam, dialect)
    text = _write(tree, dialect)  # 8
    if _parse(text, dialect) != tree:
        raise Refusal(Rule.UNSTABLE, "it reads differently when written anew; write it plainly")
    _check_calls(text, policy, dialect)
    return Guarded(
        sql=text,
        projection=projection,
        tables=frozenset(resolver.tables),
        limit=limit,
        conditions=_clauses(tree, dialect, "where", "having"),
        order=_order(relation, exam, dialect),
    )


def _parse(sql: str, dialect: type[Dialect]) -> exp.Expr:
    try:
        found = dialect().parse(sql, error_level=ErrorLevel.IMMEDIATE)
    except SqlglotError as error:
        raise Refusal(Rule.UNREADABLE, first_line(error)) from None
    statements = [one for one in found if one is not None]
    if len(statements) != 1:
        raise Refusal(Rule.ONE_STATEMENT, f"{len(statements)} statements; send one SELECT")
    tree = statements[0]
    while isinstance(tree, exp.Subquery) and not tree.alias:
        tree = tree.this
    if not isinstance(tree, (exp.Select, exp.SetOperation)):
        raise Refusal(Rule.NOT_A_SELECT, f"{tree.key.upper()} is not allowed; send one SELECT")
    return tree


def _settled(tree: exp.Expr, dialect: type[Dialect]) -> exp.Expr:
    """The tree of the text that is written of a tree, once that stays the same."""
    text = _write(tree, dialect)
    for _ in range(ROUNDS):
        tree = _parse(text, dialect)
        again = _write(tree, dialect)
        if again == text:
            return tree
        text = again
    raise Refusal(Rule.UNSTABLE, "it reads differently when written anew; write it plainly")


def _write(tree: exp.Expr, dialect: type[Dialect]) -> str:
    return tree.sql(dialect=dialect, comments=False)


def _check_calls(text: str, policy: Policy, dialect: type[Dialect]) -> None:
    """On the very text that runs: each word before a parenthesis is a function of the list."""
    allowed = {name.lower() for name in policy.functions} | DEFAULT_FUNCTIONS | WORDS
    tokens = dialect().tokenize(text)
    for token, following in pairwise(tokens):
        named = token.token_type not in (TokenType.IDENTIFIER, TokenType.STRING)
        if following.token_type is TokenType.L_PAREN and named and token.text[:1].isalpha():
            for word in token.text.lower().split()[-1:]:
                if word not in allowed:
                    raise Refusal(Rule.FUNCTION, f"the function {word[:80]} is not on the list")


def _projection(
    relation: Relation, exam: Examination, dialect: type[Dialect]
) -> tuple[OutputColumn, ...]:
    outputs = relation.outputs
    holders: dict[str, set[str]] = {}
    for output in outputs:
        for column in read_columns(output.canonical):
            holders.setdefault(column.name, set()).add(column.table)
    qualified = {name for name, tables in holders.items() if len(tables) > 1}

    def named(output: Output, paths: bool) -> str:
        return render(output.canonical, dialect, shown=exam.shown, qualified=qualified, paths=paths)

    return tuple(
        OutputColumn(
            name=named(output, True),
            bare_name=named(output, False),
            reads=frozenset(_stored_name(column) for column in read_columns(output.canonical)),
            computed=not isinstance(output.canonical, (exp.Column, exp.Star)),
            stored=_is_stored(output.canonical),
            document=isinstance(output.canonical.unnest(), DOCUMENTS),
        )
        for output in outputs
    )


def _is_stored(node: exp.Expr) -> bool:
    """Whether an output's value is one of a column's own."""
    inner = node.unnest()
    while isinstance(inner, KEEPING):
        inner = inner.args["this"]
    return isinstance(inner, exp.Column)


def _order(relation: Relation, exam: Examination, dialect: type[Dialect]) -> tuple[str, ...]:
    if len(relation.arms) != 1:
        return ()
    arm = relation.arms[0]
    return tuple(
        render(item, dialect, shown=exam.shown, qualified=frozenset(), paths=False)
        for item in arm.order
    )


def _stored_name(column: exp.Column) -> str:
    table = column.table.partition("#")[0]
    return f"{table}.{column.name}" if table else column.name


def _clauses(tree: exp.Expr, dialect: type[Dialect], *parts: str) -> tuple[str, ...]:
    """Clauses of the outermost query as text, without tables' names and quotes."""
    found = []
    for part in parts:
        clause = tree.args.get(part)
        if clause is not None:
            copy = clause.this.copy()
            for column in copy.find_all(exp.Column):
                column.set("table", None)
            for name in copy.find_all(exp.Identifier):
                name.set("quoted", False)
            found.append(_write(copy, dialect))
    return tuple(found)
