"""`firsthand show`: what the ledger holds of one run, for whoever doubts its answer."""

from typing import TYPE_CHECKING, Annotated

from typer import Option

from firsthand.interfaces.cli import exit_codes, options

if TYPE_CHECKING:
    from firsthand.flows.findings import Recheck
    from firsthand.interfaces.cli.running import Interruption
    from firsthand.wiring import App


def show(
    run: options.RunId,
    refused: Annotated[
        bool,
        Option(
            "--refused",
            help="What was withheld and why: words of a model, and no evidence.",
        ),
    ] = False,
    as_json: options.Json = False,
    config: options.Config = None,
    ledger: options.Ledger = None,
) -> int:
    """Show a run: its claims with their evidence in context, its tool calls, its budgets.

    Exit codes: 0, and 4 where the record was edited since; the first line says so.
    """
    from datetime import UTC, datetime

    from firsthand.contracts.errors import RecordUnreadable
    from firsthand.flows.recheck import unreadable
    from firsthand.interfaces.cli.output import write_document, write_out
    from firsthand.interfaces.cli.with_app import with_app
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.recheck import edited_lines
    from firsthand.interfaces.views.refused import refused_document
    from firsthand.interfaces.views.run import run_document
    from firsthand.interfaces.views.run_json import run_json
    from firsthand.settings import load_settings
    from firsthand.wiring import existing_ledger

    async def action(app: "App", interruption: "Interruption") -> int:
        try:
            view = await app.show(run)
        except RecordUnreadable as error:
            _write_unreadable(unreadable(run, error), as_json=as_json)
            return exit_codes.REJECT
        edited = edited_lines(view.recheck)
        if as_json:
            found = view.recheck.findings if view.recheck else ()
            document = run_json(
                view.run, view.invocations, view.events, refused=refused, edited=found
            )
            write_out(safe_json(document) + "\n")
        elif refused:
            write_document((*edited, *refused_document(view.run, view.invocations)))
        else:
            shown = run_document(
                view.run,
                view.invocations,
                now=datetime.now(UTC),
                payloads=await app.cited_logs(view.run),
            )
            write_document((*edited, *shown))
        return exit_codes.REJECT if edited else exit_codes.OK

    return with_app(action, settings=load_settings(config), ledger=existing_ledger(ledger))


def _write_unreadable(found: "Recheck", *, as_json: bool) -> None:
    """Nothing of a run of which a row cannot be read, but that it was edited and which row."""
    from firsthand.interfaces.cli.output import write_document, write_out
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.recheck import edited_lines, recheck_document

    if as_json:
        edited = [one.model_dump(mode="json") for one in found.findings]
        write_out(safe_json({"run": None, "edited": edited}) + "\n")
    else:
        write_document((*edited_lines(found), *recheck_document(found)))
