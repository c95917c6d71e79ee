"""The table of model failures in docs/models.md, drawn from the codes. Pure.

python -c "from pathlib import Path; from firsthand.interfaces.cli.failures_table import with_table; \\
p = Path('docs/models.md'); p.write_text(with_table(p.read_text()))"
"""

from collections.abc import Iterator

from firsthand.agents.parsing import CODES as DRAFT_CODES
from firsthand.agents.parsing import REPAIRABLE
from firsthand.harness.model_errors import NO_WORK, SEEN, WORDS
from firsthand.harness.model_retry import RETRIED

BEGIN = "<!-- failures: drawn from the code, do not edit -->"
END = "<!-- end of failures -->"


def with_table(text: str) -> str:
    """The page with the current table between its two marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return "\n".join([before + BEGIN, "", *_failures(), "", *_drafts(), "", END]) + after


def _failures() -> Iterator[str]:
    yield "| code | seen as | what it means, and the way out | tried again | tokens |"
    yield "| --- | --- | --- | --- | --- |"
    for code, words in WORDS.items():
        again = "yes" if code in RETRIED else ""
        tokens = "none" if code in NO_WORK else "unmeasured"
        yield f"| `{code}` | {SEEN[code]} | {words} | {again} | {tokens} |"


def _drafts() -> Iterator[str]:
    yield "| code | the final text is | one structure repair |"
    yield "| --- | --- | --- |"
    for code, words in DRAFT_CODES.items():
        yield f"| `{code}` | {words} | {'yes' if code in REPAIRABLE else ''} |"
