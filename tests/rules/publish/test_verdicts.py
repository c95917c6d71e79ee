"""The wording's table: complete, never better than either part, and only `open` may be raised."""

from itertools import product

import pytest
from tests.support.builders import CONTRADICTED, DERIVABLE, OPEN, UNSUPPORTED

from firsthand.contracts.drafts import ClaimRuling
from firsthand.contracts.enums import JudgedBy, Outcome, Rule, Severity, Verdict
from firsthand.contracts.rulings import Derivation
from firsthand.rules.publish.verdicts import (
    CAP,
    SEVERITY,
    WORDING,
    Finding,
    Heard,
    finding_of,
    hear,
)

BADNESS = {Verdict.PASS: 0, Verdict.LOW_CONFID: 1, Verdict.REJECT: 2}
ALONE = {
    Finding.DERIVABLE: Verdict.PASS,
    Finding.OPEN: Verdict.LOW_CONFID,
    Finding.UNSUPPORTED: Verdict.LOW_CONFID,
    Finding.CONTRADICTED: Verdict.REJECT,
}
SAID = {
    Heard.PASS: Verdict.PASS,
    Heard.LOW_CONFID: Verdict.LOW_CONFID,
    Heard.REJECT: Verdict.REJECT,
}


def test_the_table_is_complete() -> None:
    assert set(WORDING) == set(product(Finding, Heard))


@pytest.mark.parametrize("finding", Finding)
def test_without_a_verifier_the_rules_judge_alone(finding: Finding) -> None:
    ruled = WORDING[finding, Heard.NOT_ASKED]
    assert ruled.verdict is ALONE[finding]
    assert ruled.by is JudgedBy.RULES


@pytest.mark.parametrize(("finding", "heard"), list(product(Finding, SAID)))
def test_the_verdict_is_never_better_than_either_part_but_for_an_open_wording(
    finding: Finding, heard: Heard
) -> None:
    verdict = WORDING[finding, heard].verdict
    by_rules = Verdict.PASS if finding is Finding.OPEN else ALONE[finding]
    assert BADNESS[verdict] >= BADNESS[by_rules]
    if finding is Finding.CONTRADICTED:
        assert verdict is Verdict.REJECT
    else:
        assert BADNESS[verdict] >= BADNESS[SAID[heard]]


@pytest.mark.parametrize("finding", Finding)
def test_a_missing_ruling_never_passes(finding: Finding) -> None:
    ruled = WORDING[finding, Heard.NOTHING]
    assert BADNESS[ruled.verdict] >= BADNESS[Verdict.LOW_CONFID]
    if finding in (Finding.DERIVABLE, Finding.OPEN):
        assert ruled.rule is Rule.VERIFIER_FAILED


def test_a_reason_is_given_exactly_where_it_does_not_pass() -> None:
    for ruled in WORDING.values():
        assert (ruled.rule is None) == (ruled.verdict is Verdict.PASS)


def test_only_the_raised_and_the_changed_are_the_verifiers() -> None:
    assert WORDING[Finding.OPEN, Heard.PASS].by is JudgedBy.VERIFIER
    assert WORDING[Finding.DERIVABLE, Heard.PASS].by is JudgedBy.RULES
    assert WORDING[Finding.DERIVABLE, Heard.LOW_CONFID].by is JudgedBy.VERIFIER


@pytest.mark.parametrize(
    ("derivation", "finding"),
    [
        (DERIVABLE, Finding.DERIVABLE),
        (OPEN, Finding.OPEN),
        (UNSUPPORTED, Finding.UNSUPPORTED),
        (CONTRADICTED, Finding.CONTRADICTED),
        (None, Finding.UNSUPPORTED),
        (Derivation(outcome=Outcome.UNDECIDED, rule="unsaid"), Finding.UNSUPPORTED),
    ],
)
def test_what_was_not_judged_is_unsupported(
    derivation: Derivation | None, finding: Finding
) -> None:
    assert finding_of(derivation) is finding


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("PASS", Heard.PASS),
        ("LOW_CONFID", Heard.LOW_CONFID),
        ("REJECT", Heard.REJECT),
        ("pass", Heard.NOTHING),
        ("", Heard.NOTHING),
        ("PASS ", Heard.NOTHING),
        ("APPROVED", Heard.NOTHING),
    ],
)
def test_a_ruling_that_is_off_its_schema_was_not_heard(said: str, heard: Heard) -> None:
    rulings = {"c1": ClaimRuling(claim_id="c1", verdict=said, reason="")}
    assert hear("c1", rulings, asked=True) is heard


def test_a_ruling_under_another_claims_key_was_not_heard() -> None:
    rulings = {"c1": ClaimRuling(claim_id="c2", verdict="PASS", reason="")}
    assert hear("c1", rulings, asked=True) is Heard.NOTHING
    assert hear("c2", rulings, asked=True) is Heard.NOTHING
    assert hear("c1", rulings, asked=False) is Heard.NOT_ASKED
    assert hear("c1", None, asked=True) is Heard.NOT_ASKED


def test_severities_and_verdicts_are_the_same_scale() -> None:
    assert [CAP[one] for one in Severity] == [Verdict.PASS, Verdict.LOW_CONFID, Verdict.REJECT]
    assert all(SEVERITY[CAP[one]] is one for one in Severity)
