"""`firsthand sources`: what is configured, and whether it can be used."""

from typing import TYPE_CHECKING

import typer

from firsthand.contracts.errors import UsageError
from firsthand.interfaces.cli import exit_codes, options

if TYPE_CHECKING:
    from firsthand.interfaces.cli.running import Interruption

ONE_FAILED = 1
NOTHING = (
    "no source is configured; `firsthand init` writes a firsthand.toml to begin from,"
    " or give --evidence DIR"
)

sources = typer.Typer(
    name="sources", help="Configured sources: can they be used?", no_args_is_help=True
)


@sources.callback()
def group() -> None:
    """Configured sources: can they be used?"""


@sources.command()
def check(
    evidence: options.EvidenceFolder = None,
    config: options.Config = None,
    as_json: options.Json = False,
) -> int:
    """Try each configured source: reachable, permitted, version, a sample, latency.

    Exit codes: 0 all can be used, 1 one cannot, 2 nothing is configured.
    """
    from firsthand.interfaces.cli.output import write_document, write_line, write_out
    from firsthand.interfaces.cli.running import run
    from firsthand.interfaces.cli.waiting import finished
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.sources import sources_document, sources_json
    from firsthand.settings import ensure_home, load_settings
    from firsthand.wiring import Checking

    settings = load_settings(config)
    ensure_home(settings.home)
    if settings.file is not None:
        write_line(f"note: settings of {settings.file}")
    for warning in settings.warnings:
        write_line(f"note: {warning}")
    checking = Checking(settings, evidence)
    if not checking.waiting:
        raise UsageError(NOTHING)

    async def action(interruption: "Interruption") -> int:
        work = await finished(
            checking.run(), interruption, waiting_for=lambda: ", ".join(checking.waiting)
        )
        if work is None:
            return interruption.exit_code or exit_codes.INTERRUPTED
        found = work.result()
        if as_json:
            write_out(safe_json(sources_json(found)) + "\n")
        else:
            write_document(sources_document(found))
        return exit_codes.OK if all(one.passed for one in found) else ONE_FAILED

    return run(action)
