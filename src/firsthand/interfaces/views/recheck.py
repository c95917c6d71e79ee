"""What `firsthand verify` found, as a Document: does the answer stand, and if not, where. Pure."""

from collections.abc import Iterator

from firsthand.contracts.enums import RunState
from firsthand.flows.findings import Finding, Recheck
from firsthand.interfaces.document import Document, Heading, Line, Piece, Tone, line, section
from firsthand.interfaces.words import STATE_WORDS, plural
from firsthand.rules.publish.limitations import why_withheld

RECORD_WORDS = {
    "payload_changed": "the payload is not the one that was hashed",
    "evidence_refs_changed": "the evidence texts are not the payload's",
    "digest_changed": "the tool results are not the ones that the digest was made of",
    "state_changed": "the run's state does not fit the rest of its row",
    "draft_changed": "the recorded draft cannot be judged",
    "gatekeeper_changed": "the Gatekeeper's result was not made from this draft",
    "guards_changed": "the guards' rulings were not made from this draft",
    "evaluation_changed": "the session's evaluation is not this run's",
    "answer_changed": "the answer is not what the record leads to",
    "arguments_changed": "the query is not the one that was hashed",
    "run_changed": "the run's row is not what its events say",
    "events_changed": "the run's events are not whole, or not its calls'",
    "record_unreadable": "a row holds what no row of the ledger can hold",
}
"""Rule of the record → what it means; the rules of claims have words of their own."""


def recheck_document(found: Recheck) -> Document:
    return (
        Heading(text="Stands" if found.stands else "Does not stand"),
        line(_outcome(found), tone=Tone.GOOD if found.stands else Tone.BAD),
        *section("Findings", map(_finding, found.findings)),
        *section("Judged otherwise by other rules", _otherwise(found)),
        *section("Checked", _checked(found)),
    )


def edited_lines(found: Recheck | None) -> Document:
    """One line for whoever reads an answer: its record was edited. Nothing where it was not."""
    if found is None or not found.findings:
        return ()
    words = (
        "The record was edited since the run: what follows is not what it found;"
        f" `firsthand verify {found.run_id}` says where."
    )
    return (line(words, tone=Tone.BAD),)


def _outcome(found: Recheck) -> str:
    if found.state is None:
        return f"{found.run_id}: its record cannot be read."
    if found.verdict is None:
        whole = "is whole" if found.stands else "is not whole"
        ended = STATE_WORDS[found.state]
        return f"{found.run_id} {ended} and published nothing; its record {whole}."
    what = f"{found.run_id}: the published answer ({found.verdict.value})"
    if found.stands:
        return f"{what} is what the ledger leads to, judged again without model or source."
    return f"{what} is not what the ledger leads to now."


def _finding(one: Finding) -> Line:
    words = RECORD_WORDS.get(one.rule) or why_withheld(one.rule)
    detail = f" ({one.detail})" if one.detail else ""
    verb = "rests" if len(one.resting) == 1 else "rest"
    resting = f"; {', '.join(one.resting)} {verb} on it" if one.resting else ""
    return line(
        Piece(_subject(one), Tone.STRONG),
        ": ",
        Piece(one.rule, Tone.BAD),
        f", {words}{detail}{resting}",
        marker="-",
    )


def _subject(one: Finding) -> str:
    if one.claim_id is not None:
        return "the conclusion" if one.claim_id == "conclusion" else f"claim {one.claim_id}"
    if one.invocation_id is not None:
        return f"tool call #{one.invocation_id}"
    return "the run"


def _otherwise(found: Recheck) -> Iterator[Line]:
    if not found.other_versions:
        return
    versions = ", ".join(f"{name} {change}" for name, change in found.other_versions.items())
    yield line(f"The run was judged by other versions than this program's: {versions}.")
    if found.judged_otherwise:
        yield from map(_finding, found.judged_otherwise)
    elif found.verdict is not None:
        yield line("What it published would be published now as well.")


def _checked(found: Recheck) -> Iterator[Line]:
    if found.digest is None:
        return
    yield line(
        f"{plural(found.payloads, 'payload')} hashed, {plural(found.texts, 'evidence text')}"
        f" rendered again, {plural(found.claims, 'claim')} judged again",
        marker="-",
    )
    if found.verifier_claims:
        rest = "rests" if len(found.verifier_claims) == 1 else "rest"
        yield line(
            f"{', '.join(found.verifier_claims)} {rest} on the Verifier's recorded ruling;"
            " it was not asked again",
            marker="-",
        )
    yield line(f"digest {found.digest}", marker="-")
    yield line(_comparison(found), indent=1, tone=Tone.QUIET)


def _comparison(found: Recheck) -> str:
    if found.compared_with is None and found.state is RunState.INTERRUPTED:
        return "computed now; the run was interrupted before it wrote one"
    if found.compared_with is None:
        return "compared with the run's own alone; keep it elsewhere and give it with --digest"
    same = found.compared_with.strip().lower() == found.digest
    return "it is the one that was given" if same else "it is not the one that was given"
