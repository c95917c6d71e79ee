"""`firsthand runs`: the runs that the ledger holds, newest first."""

from typing import TYPE_CHECKING, Annotated

from typer import Option

from firsthand.interfaces.cli import exit_codes, options

if TYPE_CHECKING:
    from firsthand.interfaces.cli.running import Interruption
    from firsthand.wiring import App


def runs(
    limit: Annotated[int, Option("--limit", min=1, max=1000, help="Most runs to list.")] = 20,
    as_json: options.Json = False,
    config: options.Config = None,
    ledger: options.Ledger = None,
) -> int:
    """List runs, newest first."""
    from datetime import UTC, datetime

    from firsthand.interfaces.cli.output import write_document, write_line, write_out
    from firsthand.interfaces.cli.with_app import with_app
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.runs import runs_document, runs_json
    from firsthand.settings import load_settings
    from firsthand.wiring import existing_ledger

    async def action(app: "App", interruption: "Interruption") -> int:
        found = await app.runs(limit)
        if as_json:
            write_out(safe_json(runs_json(found)) + "\n")
        elif found:
            write_document(runs_document(found, now=datetime.now(UTC)))
        else:
            write_line("no run yet; `firsthand demo` makes one")
        return exit_codes.OK

    return with_app(action, settings=load_settings(config), ledger=existing_ledger(ledger))
