"""Row limits: literal everywhere, and one at the outside of every statement. Pure."""

from sqlglot import exp

from firsthand.sources.sql.guard.policy import Refusal, Rule

MOST_OFFSET = 1_000_000


def plain_limits(tree: exp.Expr) -> None:
    """Every LIMIT, OFFSET and FETCH is one whole number; FETCH becomes LIMIT. Raises Refusal."""
    for fetch in list(tree.find_all(exp.Fetch)):
        options = fetch.args.get("limit_options")
        count = fetch.args.get("count") or exp.Literal.number(1)
        if options is not None and (options.args.get("percent") or options.args.get("with_ties")):
            raise Refusal(Rule.LIMIT, "FETCH with PERCENT or TIES; give a number of rows")
        fetch.replace(exp.Limit(expression=count))
    for limit in tree.find_all(exp.Limit, exp.Offset):
        number = whole(limit.args.get("expression"))
        if number is None:
            raise Refusal(Rule.LIMIT, "a limit or an offset is one whole number")
        if isinstance(limit, exp.Offset) and number > MOST_OFFSET:
            raise Refusal(Rule.LIMIT, f"an offset of at most {MOST_OFFSET}; ask more narrowly")


def bound_rows(query: exp.Expr, row_limit: int) -> int:
    """Put the outermost limit: the statement's own, or one more than wanted. Returns it."""
    most = max(row_limit, 0) + 1
    asked = query.args.get("limit")
    limit = most if asked is None else min(whole(asked.expression) or 0, most)
    query.set("limit", exp.Limit(expression=exp.Literal.number(limit)))
    return limit


def whole(node: exp.Expr | None) -> int | None:
    if isinstance(node, exp.Literal) and not node.is_string:
        text = node.name
        if text.isascii() and text.isdigit() and len(text) <= 9:
            return int(text)
    return None
