"""The command line: `firsthand …`, from its words to an exit code.

Law: nothing that an expected or an unexpected error does shows a traceback (`FIRSTHAND_DEBUG=1`
asks for it). Importing it imports no part of the application: `--help` costs what typer costs.
"""

import traceback
from typing import Annotated

import typer
from typer.exceptions import Abort, TyperException

from firsthand import __version__
from firsthand.interfaces.cli import exit_codes, failures
from firsthand.interfaces.cli.audit import audit
from firsthand.interfaces.cli.bench import bench
from firsthand.interfaces.cli.check import check
from firsthand.interfaces.cli.demo import demo
from firsthand.interfaces.cli.diagnose import diagnose
from firsthand.interfaces.cli.init import init
from firsthand.interfaces.cli.knowledge import bench_knowledge, knowledge
from firsthand.interfaces.cli.models import models
from firsthand.interfaces.cli.output import give_up_stdout, write_line, write_out
from firsthand.interfaces.cli.runs import runs
from firsthand.interfaces.cli.show import show
from firsthand.interfaces.cli.sources import sources
from firsthand.interfaces.cli.verify import verify

STATE_HELP = (
    "Settings: firsthand.toml, which `init` writes, and FIRSTHAND_… variables."
    " State lives in FIRSTHAND_HOME (default: the platform's user data folder)."
)

app = typer.Typer(
    name="firsthand",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=f"{exit_codes.help_text()} {STATE_HELP}",
)


def _version(wanted: bool) -> None:
    if wanted:
        from firsthand.rules.version import COMPILED

        write_out(f"firsthand {__version__}{' (rules compiled)' if COMPILED else ''}\n")
        raise typer.Exit


@app.callback()
def firsthand(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Diagnose incidents, and publish only what was seen first-hand."""


EXTRA_WORDS = {"allow_extra_args": True}
"""`diagnose … --logs a b c`: the command reads the words after the first itself."""

CODES = exit_codes.help_text()
SHORT = {
    "diagnose": "Diagnose an incident.",
    "show": "Show a run, with the evidence of its claims.",
    "runs": "List runs, newest first.",
    "verify": "Does a run's published answer still stand?",
    "audit": "Show what was checked in a session.",
    "demo": "Diagnose the built-in incident.",
    "check": "Is an excerpt from a text?",
    "init": "Write a firsthand.toml to fill in.",
}
"""In the list of commands, where typer would cut the first line of a docstring."""

app.command(epilog=CODES, context_settings=EXTRA_WORDS, short_help=SHORT["diagnose"])(diagnose)
app.command(epilog=CODES, short_help=SHORT["demo"])(demo)
for command in (show, runs, verify, audit, check, init):
    app.command(short_help=SHORT[command.__name__])(command)
bench.command("knowledge")(bench_knowledge)
app.add_typer(bench)
app.add_typer(knowledge)
app.add_typer(models)
app.add_typer(sources)


def run(arguments: list[str]) -> int:
    """Run one command line; the exit code."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:
        return exit_codes.INTERRUPTED
    except Exception as error:
        return failures.report(error)


def _run(arguments: list[str]) -> int:
    """What typer makes of an error that it did not raise is undone here: it belongs to `failures`."""
    try:
        result = app(arguments, standalone_mode=False, prog_name="firsthand")
    except TyperException as wrong:
        return _usage(wrong)
    except Abort as stopped:
        if isinstance(stopped.__cause__, EOFError):
            raise stopped.__cause__ from None
        return exit_codes.INTERRUPTED
    except SystemExit as left:  # of a broken pipe, whichever it is
        if not isinstance(left.__context__, OSError):
            raise
        return _broken(left.__context__)
    except OSError as wrong:
        return _broken(wrong)
    return result if isinstance(result, int) else exit_codes.OK


def _broken(wrong: OSError) -> int:
    """The help is the one text that typer writes itself."""
    if not _is_typers_own(wrong):
        raise wrong
    give_up_stdout(wrong)
    return exit_codes.OK


def _is_typers_own(error: Exception) -> bool:
    *_, (frame, _) = traceback.walk_tb(error.__traceback__)
    return str(frame.f_globals.get("__name__")).startswith("typer.")


def _usage(wrong: TyperException) -> int:
    """One line that names the thing and the way out."""
    context = getattr(wrong, "ctx", None)
    if type(wrong).__name__ == "NoArgsIsHelpError":
        write_out(f"{wrong.format_message()}\n")
        return exit_codes.USAGE
    where = f"; see `{context.command_path} --help`" if context is not None else ""
    write_line(f"firsthand: {wrong.format_message().rstrip('.')}{where}")
    return exit_codes.USAGE
