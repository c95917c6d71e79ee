"""Other spellings of the same: written in one way before anything is judged. Pure; in place."""

from sqlglot import exp

from firsthand.sources.sql.guard.policy import Refusal, Rule


def write_plainly(tree: exp.Expr) -> None:
    """`count(1)` is `count(*)`; `OVER w` is the window that w names; a separator of a comma is one of a
    comma and a space, which makes no number of two. Raises Refusal."""
    for node in tree.find_all(exp.Count):
        inner = node.this
        if isinstance(inner, exp.Literal) and inner.name in ("0", "1") and not inner.is_string:
            node.set("this", exp.Star())
    for joined in tree.find_all(exp.GroupConcat):
        separator = joined.args.get("separator")
        if isinstance(separator, exp.Literal) and separator.is_string and separator.name == ",":
            separator.set("this", ", ")
    for select in tree.find_all(exp.Select):
        _windows(select)


def _windows(select: exp.Select) -> None:
    named = {one.name.lower(): one for one in select.args.get("windows") or ()}
    select.set("windows", None)
    for window in list(select.find_all(exp.Window)):
        if window.find_ancestor(exp.Select) is not select or not window.alias:
            continue
        found = named.get(window.alias.lower())
        if found is None or found.alias or any(window.args.get(part) for part in _PARTS):
            raise Refusal(Rule.SYNTAX, "a window that builds on another; write it in OVER (...)")
        window.set("alias", None)
        for part in _PARTS:
            value = found.args.get(part)
            copied = [one.copy() for one in value] if isinstance(value, list) else value
            window.set(part, copied.copy() if isinstance(copied, exp.Expr) else copied)


_PARTS = ("partition_by", "order", "spec")
