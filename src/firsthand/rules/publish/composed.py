"""A Composer's prose in the conclusion's place: every sentence follows from the verified claims, or
the template stands and the answer says so.

Law: pure. One sentence that fails refuses the whole text, and neither its words nor a part of it is
published. The verdict and the claims stay as they are: prose adds nothing to an answer.

1. It stands on the claims that passed and rest on this run's evidence alone; without one, or without
   a conclusion to replace, nothing is composed.
2. It has at most one sentence a claim.
3. Each sentence is DERIVABLE from the claims' texts.
4. Each sentence is not contradicted by the recorded texts under those claims.
"""

from collections.abc import Iterator, Sequence

from pydantic import JsonValue

from firsthand.contracts.answer import PublishedClaim
from firsthand.contracts.base import Contract
from firsthand.contracts.enums import Outcome, Rule, Severity, Undecided, Verdict
from firsthand.contracts.rulings import Derivation
from firsthand.rules.gatekeeper.values import one_sentence
from firsthand.rules.meaning import derivability
from firsthand.rules.publish.facts import RunFacts
from firsthand.rules.publish.publication import Publication, Refused

COMPOSER = "composer"
"""Key of the guards' record, and the beginning of a refused sentence's id."""

USED = "The conclusion is a model's wording of the claims; each of its sentences follows from them."
UNUSABLE = "The composer gave no usable text, so the conclusion is a template."


class Composition(Contract):
    """What a Composer wrote that was asked."""

    written: tuple[str, ...] | None
    """Its sentences as they came. Untrusted. None: it gave no usable text."""


def composable(template: Publication, facts: RunFacts) -> tuple[PublishedClaim, ...]:
    """Step 1: the claims that a Composer may word. Empty: there is nothing to compose."""
    if template.answer.conclusion is None or template.answer.verdict is Verdict.REJECT:
        return ()
    return tuple(
        claim
        for claim in template.answer.claims
        if claim.verdict is Verdict.PASS
        if all(one.invocation_id in facts.own_ids for one in claim.evidence)
    )


def with_composition(
    template: Publication, facts: RunFacts, composition: Composition | None
) -> Publication:
    """The publication with the Composer's text, or as it is with a limitation that says why.

    As it is, too, where none was asked.
    """
    claims = composable(template, facts)
    if composition is None or not claims:
        return template
    written = composition.written
    sentences = [text for one in written or () if (text := one_sentence(one))]
    judged = [(text, _judged(text, claims)) for text in sentences]
    failed = [one for _, one in judged if one.outcome is not Outcome.DERIVABLE]
    crowded = len(sentences) > len(claims)  # step 2
    used = bool(sentences) and not failed and not crowded
    refused = tuple(_refused(judged)) if sentences and not used else ()
    answer = template.answer
    note = USED if used else _why_not(len(sentences), len(failed), len(claims))
    return Publication(
        answer=answer.model_copy(
            update={
                "conclusion": " ".join(sentences) if used else answer.conclusion,
                "limitations": (*answer.limitations, note),
            }
        ),
        guard_result=_record(template.guard_result, written, judged, used, refused),
        refused=(*template.refused, *refused),
    )


def recorded_composition(guard_result: JsonValue) -> Composition | None:
    """As the ledger kept it; None where none was asked."""
    kept = guard_result.get(COMPOSER) if isinstance(guard_result, dict) else None
    if not isinstance(kept, dict):
        return None
    written = kept.get("written")
    sentences = tuple(map(str, written)) if isinstance(written, list) else None
    return Composition(written=sentences)


def _judged(sentence: str, claims: Sequence[PublishedClaim]) -> Derivation:
    """Steps 3 and 4."""
    found = derivability(
        sentence, [one.text for one in claims], [one.evidence[0].tool_name for one in claims]
    )
    if found.outcome is not Outcome.DERIVABLE:
        return found
    items = {(one.invocation_id, one.raw_path): one for claim in claims for one in claim.evidence}
    texts = [one.text for one in items.values()]
    under = derivability(sentence, texts, [one.tool_name for one in items.values()])
    return under if under.outcome is Outcome.CONTRADICTED else found


def _why_not(sentences: int, failed: int, claims: int) -> str:
    if not sentences:
        return UNUSABLE
    if failed:
        verb = "does" if failed == 1 else "do"
        why = f"{failed} of its {sentences} sentences {verb} not follow from the claims"
        why = why if sentences > 1 else "its sentence does not follow from the claims"
    else:
        why = f"it has {sentences} sentences for {claims} claims"
    return f"The composer's text is not shown ({why}), so the conclusion is a template."


def _refused(judged: Sequence[tuple[str, Derivation]]) -> Iterator[Refused]:
    """Every sentence: the one that follows is withheld with the text that it stood in."""
    for number, (text, found) in enumerate(judged, 1):
        yield Refused(
            claim_id=f"{COMPOSER}.{number}",
            text=text,
            rule=_rule(found),
            severity=Severity.NONE,
            detail=f"{found.rule}: {found.detail}".removesuffix(": "),
        )


def _rule(found: Derivation) -> Rule:
    if found.outcome is Outcome.DERIVABLE:
        return Rule.CONCLUSION_WITHHELD
    if found.outcome is Outcome.CONTRADICTED:
        return Rule.WORDING_CONTRADICTED
    is_open = found.undecided is Undecided.OPEN
    return Rule.WORDING_OPEN if is_open else Rule.WORDING_UNSUPPORTED


def _record(
    record: JsonValue,
    written: Sequence[str] | None,
    judged: Sequence[tuple[str, Derivation]],
    used: bool,
    refused: Sequence[Refused],
) -> JsonValue:
    """The guards' record with the Composer's sentences: what a recheck judges again."""
    before = record if isinstance(record, dict) else {}
    earlier = before.get("refused")
    return {
        **before,
        "refused": [
            *(earlier if isinstance(earlier, list) else []),
            *(one.model_dump(mode="json") for one in refused),
        ],
        COMPOSER: {
            "written": None if written is None else list(written),
            "used": used,
            "derivations": [one.model_dump(mode="json") for _, one in judged],
        },
    }
