"""`firsthand knowledge`: the index of runbooks, made, asked and looked at. And its bench.

Law: what is printed of a runbook is its own text, marked as guidance by its file and heading.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Argument, Option

from firsthand.contracts.errors import UsageError
from firsthand.interfaces.cli import exit_codes, options
from firsthand.interfaces.cli.given import a_path

if TYPE_CHECKING:
    from firsthand.interfaces.document import Document
    from firsthand.sources.knowledge.search import Found

SHOWN_CHARACTERS = 240

knowledge = typer.Typer(
    name="knowledge", help="Runbooks: index them, search them.", no_args_is_help=True
)


@knowledge.command()
def index(
    paths: Annotated[
        list[Path] | None,
        Argument(
            parser=a_path,
            metavar="[PATH]...",
            help="Folders of Markdown, text and HTML runbooks; none: those of before.",
            show_default=False,
        ),
    ] = None,
    as_json: options.Json = False,
    config: options.Config = None,
) -> int:
    """Index runbooks: the index holds what these folders hold now, and nothing else.

    Only what changed is read into it anew. It serves every question that names no runbooks itself.
    """
    from dataclasses import asdict

    from firsthand.interfaces.cli.indexing import index_runbooks
    from firsthand.interfaces.cli.output import write_line, write_out
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.words import plural
    from firsthand.settings import load_settings

    report = index_runbooks(load_settings(config), paths or ())
    if report is None:
        return exit_codes.INTERRUPTED
    for note in report.notes:
        write_line(f"note: {note}")
    if as_json:
        write_out(safe_json(asdict(report)) + "\n")
    else:
        write_out(
            f"{plural(report.files, 'file')}, {plural(report.passages, 'passage')} indexed"
            f" ({report.added} new, {report.changed} changed, {report.removed} removed)\n"
        )
    return exit_codes.OK


@knowledge.command()
def search(
    queries: Annotated[
        list[str], Argument(metavar="QUERY...", help="Up to three, in either language.")
    ],
    limit: Annotated[int, Option("--limit", min=1, max=50, help="Most passages to show.")] = 5,
    runbooks: options.Runbooks = None,
    as_json: options.Json = False,
    config: options.Config = None,
) -> int:
    """Search runbooks as a run does: passages, best first, or nothing where none is about it."""
    from firsthand.interfaces.cli.output import write_document, write_line, write_out
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.settings import load_settings
    from firsthand.wiring import runbook_library

    if len(queries) > 3:
        raise UsageError("at most three queries; put each in quotes")
    with runbook_library(load_settings(config)).opened(runbooks) as ask:
        found = ask(queries)[:limit]
    if as_json:
        passages = [{"chunk": one.chunk, **one.block} for one in found]
        write_out(safe_json({"queries": queries, "passages": passages}) + "\n")
    elif found:
        write_document(_passages(found))
    else:
        write_line("no runbook is about this")
    return exit_codes.OK


@knowledge.command()
def status(as_json: options.Json = False, config: options.Config = None) -> int:
    """Show what is indexed, and from which folders."""
    from firsthand.interfaces.cli.output import write_line, write_out
    from firsthand.interfaces.safe_text import safe_json, safe_line
    from firsthand.interfaces.words import plural
    from firsthand.settings import load_settings
    from firsthand.wiring import runbook_library

    found = runbook_library(load_settings(config)).status()
    if as_json:
        write_out(safe_json(found.as_json() if found else None) + "\n")
    elif found is None:
        write_line("nothing is indexed; `firsthand knowledge index DIR` does")
    elif not found.current:
        write_line("the index is of another version; `firsthand knowledge index` writes it anew")
    else:
        write_out(f"{plural(found.files, 'file')}, {plural(found.passages, 'passage')}\n")
        for root in found.roots:
            write_out(f"  {safe_line(root)}\n")
    return exit_codes.OK


def bench_knowledge(
    file: Annotated[Path, Argument(metavar="CASES", help="Labelled queries, one object a line.")],
    runbooks: Annotated[
        Path, Option(parser=a_path, metavar="DIR", help="The runbooks that they ask.")
    ],
    as_json: options.Json = False,
    config: options.Config = None,
) -> int:
    """Are the right runbooks found? `{queries, relevant}` a line, `file.md` or `file.md#heading`."""
    from firsthand.evaluation.knowledge import evaluate_knowledge, read_knowledge_cases
    from firsthand.interfaces.cli.output import write_document, write_out
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.rates import rates_document
    from firsthand.settings import load_settings
    from firsthand.wiring import runbook_library

    cases = read_knowledge_cases(file)
    with runbook_library(load_settings(config)).opened(runbooks) as ask:
        report = evaluate_knowledge(cases, lambda queries: [one.block for one in ask(queries)])
    rates = report.model_dump(mode="json", by_alias=True)
    if as_json:
        write_out(safe_json(rates) + "\n")
    else:
        write_document(rates_document(rates))
    return exit_codes.OK


def _passages(found: "list[Found]") -> "Document":
    from firsthand.interfaces.document import Piece, Tone, line

    lines = []
    for one in found:
        place = " › ".join([one.block["file"], *one.block["heading"]])
        text = " ".join(one.block["text"].split())
        cut = text if len(text) <= SHOWN_CHARACTERS else text[:SHOWN_CHARACTERS] + "…"
        lines += [line(Piece(place, Tone.STRONG)), line(cut, indent=1)]
    return tuple(lines)
