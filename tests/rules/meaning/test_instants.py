"""Times and zones: UTC where both sides know theirs, wall-clock otherwise."""

import pytest

from firsthand.rules.meaning.tokens.fold import fold
from firsthand.rules.meaning.tokens.instants import instants, known

from .rulings import follows


def same(claim: str, evidence: str) -> bool:
    return known(instants(fold(claim))[0], instants(fold(evidence)))


@pytest.mark.parametrize(
    ("claim", "evidence"),
    [
        ("10:14", "2026-07-08T10:14:03Z"),
        ("10:14:03", "2026-07-08 10:14:03,412"),
        ("10:14:03 UTC", "2026-07-08T12:14:03+02:00"),
        ("2026-07-08", "2026-07-08T10:14:03Z"),
        ("8 July 2026", "08/Jul/2026:10:14:03 +0000"),
        ("July 8, 2026", "2026/07/08 10:14:03"),
        ("2026年7月8日 10点14分", "2026-07-08T10:14:03Z"),
        ("2:30 pm", "2026-07-08T14:30:00Z"),
        ("2026-07-09 00:30 UTC", "2026-07-08T22:30:00-02:00"),
        ("17 June 2005", "Fri Jun 17 19:43:13 2005"),
    ],
)
def test_the_same_time_in_another_spelling(claim: str, evidence: str) -> None:
    assert same(claim, evidence)


@pytest.mark.parametrize(
    ("claim", "evidence"),
    [
        ("10:15", "2026-07-08T10:14:03Z"),
        ("10:14:03 UTC", "2026-07-08T10:14:03+02:00"),
        ("2026-07-09", "2026-07-08T10:14:03Z"),
        ("31 June 2026", "2026-06-30T10:14:03Z"),
        ("10:70", "2026-07-08T10:14:03Z"),
        ("17 June 2006", "Jun 17 19:43:13 at Fri Jun 17 19:43:13 2005"),
    ],
)
def test_another_time(claim: str, evidence: str) -> None:
    assert not same(claim, evidence)


def test_a_time_that_the_evidence_lacks_is_not_derivable() -> None:
    text = "2026-03-02T08:11:40Z ERROR mailer smtp dial failed"
    assert follows("The smtp dial failed at 08:11:40 UTC.", text)
    assert not follows("The smtp dial failed at 08:11:41 UTC.", text)
    assert not follows("The smtp dial failed on 2026-03-03.", text)


def test_a_duration_may_be_the_distance_of_two_times() -> None:
    text = "QueueHigh resolved, startsAt=2026-06-10T08:00:00Z, endsAt=2026-06-10T08:25:00Z"
    assert follows("The alert lasted 25 minutes.", text, tool="query_metrics")
    assert not follows("The alert lasted 52 minutes.", text, tool="query_metrics")
