"""`--zone`: logs in local time lie where they happened, and a wrong name is a usage error."""

import json
from pathlib import Path

import pytest
from tests.interfaces.cli.command import FirsthandCommand

LOG = "2026-07-08 06:01:10 ERROR checkout-svc POST /checkout failed: connection refused\n" * 2
ALERT = {
    "labels": {"alertname": "CheckoutSlow", "service": "checkout-svc"},
    "startsAt": "2026-07-08T10:01:00Z",
    "status": {"state": "active"},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "logs").mkdir()
    (tmp_path / "logs" / "app.log").write_text(LOG)
    (tmp_path / "alerts.json").write_text(json.dumps([ALERT]))
    (tmp_path / "page.json").write_text(json.dumps(ALERT))
    return tmp_path


def asked(firsthand: FirsthandCommand, folder: Path, *more: str, **variables: str) -> str:
    done = firsthand(
        "diagnose",
        "--alert",
        str(folder / "page.json"),
        "--evidence",
        str(folder),
        *more,
        **variables,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_failures_of_a_log_in_local_time_are_found(
    firsthand: FirsthandCommand, folder: Path
) -> None:
    named = asked(firsthand, folder, "--zone", "America/New_York")
    set_up = asked(firsthand, folder, FIRSTHAND_EVIDENCE_ZONE="America/New_York")
    for text in (named, set_up):
        assert "connection refused" in text
        assert "name no zone" not in text


def test_without_a_name_the_answer_says_that_utc_was_taken(
    firsthand: FirsthandCommand, folder: Path
) -> None:
    limitations = asked(firsthand, folder).partition("LIMITATIONS")[2]
    assert "(logs/app.log) with time stamps that name no zone, read as UTC" in limitations


def test_a_name_of_no_zone_is_quoted(firsthand: FirsthandCommand, folder: Path) -> None:
    done = firsthand("diagnose", "why?", "--evidence", str(folder), "--zone", "CST")
    assert done.returncode == 2
    assert "no time zone 'CST'" in done.stderr
