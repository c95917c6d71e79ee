"""docs/gatekeeper.md, drawn from the table. Pure: whoever wants the page writes it.

python -c "from firsthand.rules.gatekeeper.document import page; print(page(), end='')"
"""

from firsthand.rules.gatekeeper.table import NEGATIVE_SCOPE, TABLE, Row

_HEAD = """\
# The Gatekeeper's table

Drawn from `src/firsthand/rules/gatekeeper/table.py` by `rules/gatekeeper/document.py`; a test says
whether this page is current. Do not edit it.

A binding fails by the first row that holds, so its worst finding is the one that is named. A claim's
cap is the worst finding on it and on its bindings, and the report's severity the worst of all.
Adding a binding never makes a severity milder, and no row can be switched off.

| rule | when | severity | asked of |
| --- | --- | --- | --- |
"""

_GUARD = """
The direct flow's EvidenceGuard applies the same rows to a draft, over this run's invocations only,
so that an earlier run's is `invocation_not_found` there. It adds one row:

| rule | when | severity | asked of |
| --- | --- | --- | --- |
"""

_TAIL = """
In the reviewed flow an invocation of an earlier run of the same session is authentic, with the
warning `earlier_run`; what rests on it is published with its observation time, never as "now".
"""


def page() -> str:
    """The page, as Markdown."""
    return _HEAD + "".join(map(_line, TABLE)) + _GUARD + _line(NEGATIVE_SCOPE) + _TAIL


def _line(row: Row) -> str:
    levels = ", ".join(sorted(level.value for level in row.levels))
    return f"| `{row.rule.value}` | {row.when} | {row.severity.value} | {levels} |\n"
