"""`firsthand verify`: does a published answer still stand? From the ledger alone."""

from typing import TYPE_CHECKING, Annotated

from typer import Option

from firsthand.interfaces.cli import exit_codes, options
from firsthand.interfaces.cli.given import a_digest

if TYPE_CHECKING:
    from firsthand.interfaces.cli.running import Interruption
    from firsthand.wiring import App


def verify(
    run: options.RunId,
    digest: Annotated[
        str | None,
        Option(parser=a_digest, metavar="HEX", help="The run's digest, as you kept it elsewhere."),
    ] = None,
    as_json: options.Json = False,
    config: options.Config = None,
    ledger: options.Ledger = None,
) -> int:
    """Judge a run's published answer again: hashes, texts, references, wording.

    Without model, source or network. Exit codes: 0 it stands, 4 it does not: claim and rule are named.
    """
    from firsthand.interfaces.cli.output import write_document, write_out
    from firsthand.interfaces.cli.with_app import with_app
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.recheck import recheck_document
    from firsthand.settings import load_settings
    from firsthand.wiring import existing_ledger

    async def action(app: "App", interruption: "Interruption") -> int:
        found = await app.recheck(run, digest=digest)
        if as_json:
            write_out(safe_json(found.model_dump(mode="json")) + "\n")
        else:
            write_document(recheck_document(found))
        return exit_codes.OK if found.stands else exit_codes.REJECT

    return with_app(action, settings=load_settings(config), ledger=existing_ledger(ledger))
