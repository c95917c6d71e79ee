"""`firsthand check`: is this excerpt from that text? By the rules that judge every citation."""

import errno
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from typer import Argument, Option

from firsthand.contracts.errors import EvidenceFileError
from firsthand.interfaces.cli import exit_codes, options

if TYPE_CHECKING:
    from firsthand.contracts.enums import ExcerptOutcome

LARGEST_TEXT = 16 * 1024 * 1024
"""Bytes."""


def check(
    excerpt: Annotated[str, Argument(metavar="EXCERPT", help="The words in question.")],
    text: Annotated[
        Path, Option(metavar="FILE", help="The text that they should be from; - is standard input.")
    ],
    as_json: options.Json = False,
) -> int:
    """Check an excerpt against a text: what matched, where, by which rule, or what differs.

    Exit codes: 0 it is from the text, 3 it cannot be decided, 4 it differs.
    """
    from firsthand.interfaces.cli.output import write_document, write_out
    from firsthand.interfaces.safe_text import safe_json
    from firsthand.interfaces.views.match import match_document
    from firsthand.rules.text import explain

    whole = _read(text)
    found = explain(excerpt, whole)
    if as_json:
        write_out(safe_json(found.ruling.model_dump(mode="json")) + "\n")
    else:
        write_document(match_document(found, whole))
    return _exit_code(found.ruling.outcome)


def _exit_code(outcome: "ExcerptOutcome") -> int:
    from firsthand.contracts.enums import ExcerptOutcome

    codes = {
        ExcerptOutcome.MATCH: exit_codes.OK,
        ExcerptOutcome.UNCLEAR: exit_codes.LOW_CONFID,
        ExcerptOutcome.TOO_GENERIC: exit_codes.LOW_CONFID,
        ExcerptOutcome.MISMATCH: exit_codes.REJECT,
    }
    return codes[outcome]


def _read(path: Path) -> str:
    """The whole text. Raises EvidenceFileError for what is no text or too large."""
    name = "standard input" if str(path) == "-" else str(path)
    try:
        if str(path) == "-":
            if sys.stdin is None:
                raise OSError(errno.EBADF, "it is closed")
            data = sys.stdin.buffer.read(LARGEST_TEXT + 1)
        else:
            with path.open("rb") as file:
                data = file.read(LARGEST_TEXT + 1)
    except OSError as wrong:
        raise EvidenceFileError(
            f"{name} cannot be read ({wrong.strerror}); name a readable text file, or - for standard input"
        ) from None
    if len(data) > LARGEST_TEXT:
        raise EvidenceFileError(
            f"{name} is larger than {LARGEST_TEXT >> 20} MiB; cut out the part in question"
        )
    if b"\0" in data:
        raise EvidenceFileError(f"{name} is a binary file; give a text file in UTF-8")
    return data.decode("utf-8-sig", errors="replace")
