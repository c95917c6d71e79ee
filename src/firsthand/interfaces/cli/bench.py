"""`firsthand bench`: how well the evidence rules do on labelled cases. Measures; changes nothing.

Law: the exit code is 0 whatever the rates; a file that holds no cases is a usage error.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Argument, Option

from firsthand.contracts.errors import UsageError
from firsthand.interfaces.cli import exit_codes, options

if TYPE_CHECKING:
    from firsthand.contracts.base import Contract
    from firsthand.evaluation.cases import CaseAnswer

bench = typer.Typer(
    name="bench", help="Score the evidence rules on labelled cases.", no_args_is_help=True
)

Cases = Annotated[Path, Argument(metavar="FILE", help="Labelled cases, one JSON object a line.")]
Answers = Annotated[
    Path | None,
    Option(metavar="OUT.jsonl", help='Write `{"id", "answer", "rule"}` of each case, one a line.'),
]


@bench.command()
def references(file: Cases, as_json: options.Json = False, answers: Answers = None) -> int:
    """Is an excerpt from a text? `{id, label, system_text, evidence_excerpt}` a line."""
    from firsthand.evaluation.references import evaluate_references

    found = evaluate_references(file)
    return _print(found.report, found.answers, as_json=as_json, out=answers)


@bench.command()
def claims(file: Cases, as_json: options.Json = False, answers: Answers = None) -> int:
    """Does a claim follow from excerpts? `{id, label, claim, excerpts, excerpt_tools}` a line."""
    from firsthand.evaluation.claims import evaluate_claims

    found = evaluate_claims(file)
    return _print(found.report, found.answers, as_json=as_json, out=answers)


def _print(
    report: "Contract", answers: "Sequence[CaseAnswer]", *, as_json: bool, out: Path | None
) -> int:
    from firsthand.interfaces.cli.output import write_document, write_out
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.rates import rates_document

    if out is not None:
        _write_answers(answers, out)
    rates = report.model_dump(mode="json")
    if as_json:
        write_out(safe_json(rates) + "\n")
    else:
        write_document(rates_document(rates))
    return exit_codes.OK


def _write_answers(answers: "Sequence[CaseAnswer]", out: Path) -> None:
    try:
        out.write_text("".join(f"{one.model_dump_json()}\n" for one in answers), encoding="utf-8")
    except OSError as wrong:
        raise UsageError(
            f"{out} cannot be written ({wrong.strerror}); name a file in a folder of yours"
        ) from None
