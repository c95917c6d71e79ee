"""Every answer of the rules over the own and the blind cases, one a line; the first line says whose they are.

Each claim is judged over its own texts, and over those of the case before it, where no answer was foreseen.

    python -m tests.rules.answers
"""

from pathlib import Path

from tests.rules.meaning.material import labelled

from firsthand.evaluation.cases import read_cases
from firsthand.evaluation.claims import LABELS as CLAIM_LABELS
from firsthand.evaluation.claims import ClaimCase
from firsthand.evaluation.references import LABELS as REFERENCE_LABELS
from firsthand.evaluation.references import ReferenceCase
from firsthand.rules.meaning import derivability
from firsthand.rules.text import match_excerpt
from firsthand.rules.version import COMPILED

BLIND = Path(__file__).parents[1] / "data" / "blind"
Claim = tuple[str, tuple[str, ...], tuple[str, ...]]


def claims() -> list[Claim]:
    found = [(one.claim, one.texts, one.tools) for one in labelled()]
    for path in sorted(BLIND.glob("claims_*.jsonl")):
        cases = read_cases(path, ClaimCase, CLAIM_LABELS)
        found += [(one.claim, one.excerpts, one.excerpt_tools) for one in cases]
    return found


def excerpts() -> list[tuple[str, str]]:
    return [
        (case.evidence_excerpt, case.system_text)
        for path in sorted(BLIND.glob("references_*.jsonl"))
        for case in read_cases(path, ReferenceCase, REFERENCE_LABELS)
    ]


def main() -> None:
    print(f"compiled: {COMPILED}")
    before: Claim = ("", (), ())
    for case in claims():
        claim, texts, tools = case
        print(derivability(claim, texts, tools).model_dump_json())
        print(derivability(claim, *before[1:]).model_dump_json())
        before = case
    text_before = ""
    for excerpt, text in excerpts():
        print(match_excerpt(excerpt, text).model_dump_json())
        print(match_excerpt(excerpt, text_before).model_dump_json())
        text_before = text


if __name__ == "__main__":
    main()
