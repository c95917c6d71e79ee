"""No loop binds anew what it runs over.

Python goes on with what the name stood for when the loop began; mypyc goes on with what it stands for now, so
that compiled rules would answer otherwise (docs/decisions/0122-compiled-rules.md).
"""

import ast
from pathlib import Path

import firsthand

RULES = Path(firsthand.__file__).parent / "rules"


def rebinding_loops(source: str) -> list[int]:
    """The lines of such loops. The names of a generator are its own and count as well: none needs them."""
    loops = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.For)]
    return [
        loop.lineno for loop in loops if names([loop.iter], ast.Load) & names(loop.body, ast.Store)
    ]


def names(nodes: list[ast.expr] | list[ast.stmt], how: type[ast.expr_context]) -> set[str]:
    return {
        one.id
        for node in nodes
        for one in ast.walk(node)
        if isinstance(one, ast.Name) and isinstance(one.ctx, how)
    }


def test_no_loop_of_the_rules_binds_anew_what_it_runs_over() -> None:
    found = [
        f"{path.relative_to(RULES)}:{line}"
        for path in RULES.rglob("*.py")
        for line in rebinding_loops(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_the_look_for_such_loops_finds_them() -> None:
    assert rebinding_loops("for one in left:\n    left = left[1:]") == [1]
    assert rebinding_loops("for at, one in enumerate(left):\n    if one:\n        left = []") == [1]
    assert rebinding_loops("for one in left:\n    rest = left[1:]") == []
