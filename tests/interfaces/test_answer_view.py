"""The final view: what stands in it, in which order, and what never does."""

from datetime import UTC, datetime, timedelta

import pytest
from tests.interfaces import samples

from firsthand.contracts.answer import Answer, PublishedClaim, Withheld
from firsthand.contracts.enums import RunState, Severity, Verdict
from firsthand.interfaces.cli.render import render_plain
from firsthand.interfaces.document import section
from firsthand.interfaces.views.answer import answer_document, run_lines
from firsthand.interfaces.views.evidence import age, own_time


def view(answer: Answer, state: RunState = RunState.SUCCEEDED, **options: object) -> str:
    document = answer_document(answer, state=state, now=samples.NOW, **options)  # type: ignore[arg-type]
    return render_plain((*document, *section("Run", run_lines(answer, state))))


def test_the_conclusion_comes_first_and_the_parts_stand_in_order() -> None:
    full = samples.answer(
        guidance=(samples.claim(text="pool.md › Mitigation: raise maximumPoolSize"),),
        withheld=(Withheld(rule="wording_unsupported", severity=Severity.LOW_CONFID, count=1),),
    )
    text = view(full)
    titles = [row for row in text.splitlines() if row and row == row.upper() and row[0].isalpha()]
    assert titles == [
        "CONCLUSION",
        "CLAIMS",
        "GUIDANCE (FROM RUNBOOKS, NOT OBSERVED)",
        "LIMITATIONS",
        "NEXT STEPS",
        "WITHHELD",
        "RUN",
    ]
    assert text.splitlines()[1] == full.conclusion


def test_a_claim_shows_verdict_wording_judge_evidence_span_and_age() -> None:
    text = view(samples.answer())
    assert "1. order-service could not get a connection" in text
    assert "PASS · observation · model's words, checked by rules" in text
    assert "#12 query_logs $.logs[1] · observed 3 s ago, recorded 1 min before the end" in text
    assert "«Connection is not available», request timed out after 30000ms" in text


def test_a_quoted_claim_does_not_say_its_text_twice() -> None:
    text = view(samples.answer(claims=(samples.quoted_claim(),), conclusion=None))
    assert text.count("request timed out after 30000ms") == 1
    assert "«Connection is not available»" in text


def test_what_was_withheld_is_counted_in_words_and_never_repeated() -> None:
    text = view(samples.FORGED)
    assert "- two: cites a tool result that does not exist (invocation_not_found, reject)" in text
    assert "firsthand show run-abc123 --refused" in text
    assert text.count("invocation_not_found") == 1


NO_CONCLUSIONS = [
    (samples.FORGED, RunState.SUCCEEDED, "cited evidence that does not exist"),
    (samples.answer(conclusion=None), RunState.TIMED_OUT, "the run ended before"),
    (
        samples.answer(
            conclusion=None,
            verdict=Verdict.LOW_CONFID,
            withheld=(Withheld(rule="conclusion_withheld", severity=Severity.LOW_CONFID, count=1),),
        ),
        RunState.SUCCEEDED,
        "does not follow from the verified claims",
    ),
    (
        samples.answer(conclusion=None, claims=(samples.negative_claim(),)),
        RunState.SUCCEEDED,
        "that alone is no proof of health",
    ),
    (samples.answer(conclusion=None), RunState.SUCCEEDED, "no claim below answers the question"),
    (
        samples.answer(conclusion=None, claims=()),
        RunState.SUCCEEDED,
        "no verified observation supports one",
    ),
]


@pytest.mark.parametrize(("answer", "state", "why"), NO_CONCLUSIONS)
def test_why_there_is_no_conclusion(answer: Answer, state: RunState, why: str) -> None:
    first, second = view(answer, state).splitlines()[:2]
    assert first == "NO CONCLUSION"
    assert why in second


def test_a_negative_says_that_nothing_was_found() -> None:
    text = view(samples.answer(conclusion=None, claims=(samples.negative_claim(),)))
    assert "#12 query_logs nothing found" in text


@pytest.mark.parametrize(
    ("claims", "words"),
    [
        ((samples.negative_claim(),), "PASS: nothing was found and no line is cited"),
        ((), "PASS: nothing is claimed"),
        ((samples.negative_claim(), samples.claim()), "PASS: every published claim"),
    ],
)
def test_the_verdict_says_no_line_was_checked_where_none_is_cited(
    claims: tuple[PublishedClaim, ...], words: str
) -> None:
    assert words in view(samples.answer(conclusion=None, claims=claims))


def test_what_a_negative_claim_says_does_not_stand_again_among_the_limitations() -> None:
    negative = samples.negative_claim()
    other = 'query_logs searched log files (2 files) for "fail": no records matched.'
    text = view(
        samples.answer(
            conclusion=None, claims=(negative,), limitations=(f"{negative.text}.", other)
        )
    )
    assert text.count(negative.text) == 1
    assert other in text


def test_unmeasured_tokens_are_not_shown_as_zero() -> None:
    text = view(samples.answer(budgets=samples.budgets(unmeasured_calls=2)))
    assert "tokens of 2 model calls unmeasured" in text


def test_with_its_invocation_a_cited_item_stands_among_its_neighbours() -> None:
    text = view(samples.answer(), invocations={12: samples.invocation()})
    rows = [row.strip() for row in text.splitlines()]
    at = next(i for i, row in enumerate(rows) if row.startswith("> 2026-07-08T10:14:03Z"))
    assert rows[at - 1].startswith("$.logs[0]")
    assert rows[at + 1].startswith("$.logs[2]")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (samples.LOG, "10:14:03"),
        ("3 similar, e.g. x (first 2026-07-08T10:00:00Z, last 2026-07-08T10:14:00Z)", "10:14:00"),
        ("2026-13-45T10:00:00Z ERROR a", None),
        (samples.ALERT, None),
        ("ERROR said 2026-07-08T10:14:03Z in its text", None),
    ],
)
def test_a_records_own_time_is_read_off_its_rendering(text: str, found: str | None) -> None:
    at = own_time(text)
    assert (at.strftime("%H:%M:%S") if at else None) == found


def test_an_observation_from_the_future_is_now() -> None:
    late = samples.evidence(observed_at=samples.NOW + timedelta(minutes=2), scope=None)
    assert age(late, samples.NOW) == "observed just now, recorded 3 min before that"


def test_a_record_dated_later_than_it_was_seen_is_said_to_be() -> None:
    early = samples.evidence(observed_at=samples.NOW - timedelta(days=365), scope=None)
    assert "after that, by its own clock" in age(early, samples.NOW)


ALERT = 'DiskFull firing, service=a, since=2026-07-08T10:00:00Z, summary="x, since=2020-01-01T00:00:00Z"'
SERIES = (
    "rps, service=a, points=2, first=1 at 2026-07-08T09:00:00Z, last=5 at 2026-07-08T10:00:00Z,"
    " min=1 at 2026-07-08T09:00:00Z"
)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (ALERT, "observed just now, the alert began 16 h before that"),
        (SERIES, "observed just now, its last point 16 h before that"),
        ("DiskFull firing, service=a", "observed just now"),
    ],
)
def test_an_alert_and_a_series_say_of_when_they_are(text: str, words: str) -> None:
    now = datetime(2026, 7, 9, 2, 0, tzinfo=UTC)
    old = samples.evidence(tool_name="query_metrics", text=text, observed_at=now, scope=None)
    assert age(old, now) == words
    assert age(old.model_copy(update={"tool_name": "query_mysql"}), now) == "observed just now"
