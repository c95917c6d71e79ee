"""`firsthand models`: which models can be named, and what one of them can do."""

from typing import TYPE_CHECKING, Annotated

import typer
from typer import Argument

from firsthand.contracts.errors import FirsthandError
from firsthand.interfaces.cli import exit_codes, options
from firsthand.interfaces.cli.given import a_model

if TYPE_CHECKING:
    from firsthand.interfaces.cli.running import Interruption

models = typer.Typer(
    name="models", help="List models, and check what one can do.", no_args_is_help=True
)


@models.command("list")
def list_(as_json: options.Json = False, config: options.Config = None) -> int:
    """List the providers that can be named, and what each still lacks."""
    from firsthand.interfaces.cli.output import write_document, write_out
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.models import list_document
    from firsthand.settings import load_settings
    from firsthand.wiring import model_catalog

    listing = model_catalog(load_settings(config)).listing()
    if as_json:
        write_out(safe_json(listing.model_dump(mode="json")) + "\n")
    else:
        write_document(list_document(listing))
    return exit_codes.OK


@models.command()
def check(
    name: Annotated[
        str, Argument(parser=a_model, metavar="NAME", help="PROVIDER:MODEL, as for --model.")
    ],
    as_json: options.Json = False,
    config: options.Config = None,
) -> int:
    """Make one small tool-calling round trip, and report what the model can do.

    What it finds is kept, and later runs use it. Exit codes: 0 it calls tools, 3 it calls none,
    2 it is not configured, 5 it cannot be asked.
    """
    from datetime import UTC, datetime

    from firsthand.harness.model_errors import model_error
    from firsthand.interfaces.cli.output import write_document, write_out
    from firsthand.interfaces.cli.running import run
    from firsthand.interfaces.cli.waiting import finished
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.models import check_document
    from firsthand.settings import ensure_home, load_settings
    from firsthand.wiring import model_catalog

    settings = load_settings(config)
    ensure_home(settings.home)
    catalog = model_catalog(settings)

    async def action(interruption: "Interruption") -> int:
        checking = await finished(catalog.check(name, now=datetime.now(UTC)), interruption)
        if checking is None:
            return interruption.exit_code or exit_codes.INTERRUPTED
        try:
            checked = checking.result()
        except FirsthandError:
            raise
        except Exception as error:
            raise model_error(error, catalog.traits(name)) from error
        traits = catalog.traits(checked.name)
        if as_json:
            used = {"output_mode": traits.output_mode.value, "small": traits.small is not None}
            write_out(safe_json({**checked.model_dump(mode="json"), "used": used}) + "\n")
        else:
            write_document(check_document(checked, traits))
        return exit_codes.OK if checked.tools else exit_codes.LOW_CONFID

    return run(action)
