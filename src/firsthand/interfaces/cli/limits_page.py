"""docs/limits.md, drawn from the tables of `service/endings.py`. Pure: whoever wants the page writes it.

python -c "from firsthand.interfaces.cli.limits_page import page; print(page(), end='')" > docs/limits.md
"""

from collections.abc import Iterator

from firsthand.contracts.enums import Flow
from firsthand.interfaces.cli import exit_codes
from firsthand.service.endings import CANCEL, Phase, Published, Row, rows

_HEAD = """\
# What ends a run early, and what is then published

Drawn from the tables of `src/firsthand/service/endings.py` by `interfaces/cli/limits_page.py`; tests
run each row and say whether this page is current. Do not edit it.

A budget is checked before each spend and recorded after it: tokens and money may be overshot by one
reply, and the use that is shown has the overshoot. Each is set by `FIRSTHAND_LIMITS__NAME`, such as
`FIRSTHAND_LIMITS__MODEL_CALLS=8`; `money` binds only where it is set, and needs a price.

| limit | phase | flow | state | exit | published |
| --- | --- | --- | --- | --- | --- |
"""

_TAIL = """
Exit 3 becomes 5 where nothing had been gathered when the limit struck, and what is published is then
nothing. A judged draft that is REJECT stays so, with exit 4.

`tool_calls`: the first call past the budget is `denied`, and the model is told `budget_exhausted` and
may still draft; a second one ends the run. A tool that runs longer than `tool_seconds` is `timed_out`
and the run goes on: that is no limit of the run. A source's call that the deadline or a cancel ends
is recorded as `timed_out` or `cancelled`, and nothing of it is published.

`cancel`: Ctrl-C once ends the run within a second, publishes what stands and marks the run cancelled;
twice ends the process at once, and the next start marks the run interrupted. SIGTERM does the same,
with exit 143. A run that fails (a provider's error, a final text that is no draft) publishes nothing,
with exit 5: `firsthand show RUN` has what was gathered.
"""


def page() -> str:
    """The page, as Markdown."""
    return _HEAD + "".join(_lines()) + _TAIL


def exit_code(row: Row) -> int | None:
    """The command's exit code where the row's combination happens, with evidence where there can be."""
    if row.ending is None:
        return None
    if row.stop == CANCEL:
        return exit_codes.INTERRUPTED
    return exit_codes.FAILED if row.published is Published.NOTHING else exit_codes.LOW_CONFID


def _lines() -> Iterator[str]:
    """One line for both flows where they do not differ. Limits in order, then phases."""
    flows: dict[tuple[str, str, str], list[str]] = {}
    for row in rows():
        flows.setdefault((str(row.stop), row.phase.value, _outcome(row)), []).append(row.flow.value)
    for stop in dict.fromkeys(str(row.stop) for row in rows()):
        for phase in Phase:
            for (name, where, outcome), found in flows.items():
                if (name, where) == (stop, phase.value):
                    both = "both" if len(found) == len(Flow) else ", ".join(found)
                    yield f"| `{name}` | {where} | {both} | {outcome} |\n"


def _outcome(row: Row) -> str:
    if row.ending is None or row.published is None:
        return f"cannot happen | | {row.never}"
    return f"`{row.ending.state.value}` | {exit_code(row)} | {row.published.value}"
