"""`firsthand audit`: what was checked in a session, by which rules, with which result."""

from typing import TYPE_CHECKING, Annotated

from typer import Argument

from firsthand.interfaces.cli import exit_codes, options

if TYPE_CHECKING:
    from firsthand.interfaces.cli.running import Interruption
    from firsthand.wiring import App


def audit(
    session: Annotated[
        str,
        Argument(metavar="SESSION", help="A session's id, or a run's (or the beginning of it)."),
    ],
    as_json: options.Json = False,
    config: options.Config = None,
    ledger: options.Ledger = None,
) -> int:
    """Show a session's audit: each run with its Gatekeeper's result, verdict and digest.

    --json prints the record itself, {session_id, self_evaluation, runs}; it also holds what a model cited.
    """
    from firsthand.interfaces.cli.output import write_document, write_out
    from firsthand.interfaces.cli.with_app import with_app
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.audit import audit_document
    from firsthand.settings import load_settings
    from firsthand.wiring import existing_ledger

    async def action(app: "App", interruption: "Interruption") -> int:
        found = await app.audit(session)
        if as_json:
            write_out(safe_json(found) + "\n")
        else:
            write_document(audit_document(found))
        return exit_codes.OK

    return with_app(action, settings=load_settings(config), ledger=existing_ledger(ledger))
