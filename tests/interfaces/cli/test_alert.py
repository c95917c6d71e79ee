"""`diagnose --alert`: the alert is the question."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.interfaces.cli.command import ALERTS, FirsthandCommand
from tests.support.http_stub import Reply, Stub

from firsthand.contracts.errors import SourceError, UsageError
from firsthand.contracts.servers import AlertmanagerServer, LiveServers
from firsthand.settings import Settings
from firsthand.wiring.alerted import alert_question

ALERT = {
    "labels": {"alertname": "OrderLatencyHigh", "service": "order-service"},
    "annotations": {"summary": "p99 latency is 31s", "runbook_url": "https://r.example/pool.md"},
    "startsAt": "2026-07-08T10:10:00Z",
}
WEBHOOK = {
    "version": "4",
    "status": "firing",
    "receiver": "on-call",
    "groupLabels": {"alertname": "OrderLatencyHigh"},
    "alerts": [ALERT | {"status": "firing"}],
}


def written(path: Path, document: Any) -> str:
    file = path / "alert.json"
    file.write_text(document if isinstance(document, str) else json.dumps(document))
    return str(file)


def test_the_alert_is_asked_about_and_its_runbook_found_by_name(
    firsthand: FirsthandCommand, folder: Path, tmp_path: Path
) -> None:
    name = written(tmp_path, WEBHOOK)
    done = firsthand("diagnose", "--alert", name, "--evidence", str(folder), "--json")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert answer["question"].startswith(
        "Alert OrderLatencyHigh is firing on service order-service"
    )
    assert "note: the question is: Alert OrderLatencyHigh" in done.stderr
    assert "HikariPool-1" in done.stdout
    assert any("Compare active with total" in one["text"] for one in answer["guidance"])


def test_an_alert_alone_is_its_own_evidence(firsthand: FirsthandCommand, tmp_path: Path) -> None:
    done = firsthand("diagnose", "--alert", written(tmp_path, ALERT | {"status": "firing"}))
    assert done.returncode == 0, done.stderr
    assert "p99 latency is 31s" in done.stdout


def test_a_question_and_more_logs_stand_beside_an_alert(
    firsthand: FirsthandCommand, folder: Path, tmp_path: Path
) -> None:
    name = written(tmp_path, ALERT)
    logs = [str(folder / "logs" / "order-service.log"), str(folder / "logs")]
    done = firsthand("diagnose", "--alert", name, "--json", "--logs", *logs)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["question"].startswith("Alert OrderLatencyHigh")
    done = firsthand("diagnose", "Why is it slow?", "--alert", name, "--json", "--logs", *logs)
    assert json.loads(done.stdout)["question"].startswith("Why is it slow? Alert OrderLatencyHigh")


@pytest.mark.parametrize(
    "document",
    [ALERT, [ALERT], WEBHOOK, {"status": "success", "data": {"alerts": [ALERT]}}],
    ids=["one alert", "a list", "a webhook payload", "Prometheus' reply"],
)
async def test_a_file_of_any_shape_asks_about_its_alert(tmp_path: Path, document: Any) -> None:
    question = await alert_question(Settings(home=tmp_path), written(tmp_path, document), None)
    assert question.startswith("Alert OrderLatencyHigh ")
    assert "on service order-service" in question


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ("", "alert.json is empty"),
        ('{"labels": {"alertname"', "half a file?"),
        ([], "alert.json holds no alert; give an alert's JSON"),
        (WEBHOOK | {"alerts": []}, "alert.json holds no alert"),
        ({"some": "thing"}, "has no list of alerts"),
        ([{"labels": 7}], "is no alert with labels"),
    ],
)
async def test_what_is_no_alert_is_one_line_with_the_way_out(
    tmp_path: Path, document: Any, words: str
) -> None:
    with pytest.raises(UsageError) as caught:
        await alert_question(Settings(home=tmp_path), written(tmp_path, document), None)
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_a_name_that_is_neither_a_file_nor_a_fingerprint(tmp_path: Path) -> None:
    for name, words in (
        ("gone.json", "no alert file 'gone.json', and no fingerprint; give"),
        ("a\0b", "no alert file"),
        ("00112233445566ff", "none is configured; set sources.alertmanager.url"),
    ):
        with pytest.raises(UsageError, match=words):
            await alert_question(Settings(home=tmp_path), name, None)


async def test_a_fingerprint_is_looked_up_in_alertmanager(tmp_path: Path) -> None:
    listed = [one | {"fingerprint": f"{n:016x}"} for n, one in enumerate(ALERTS)]
    async with Stub(lambda _: Reply.of(listed)) as stub:
        sources = LiveServers(alertmanager=AlertmanagerServer(url=stub.url))
        settings = Settings(home=tmp_path, sources=sources)
        question = await alert_question(settings, "0" * 16, "Why?")
        assert question.startswith("Why? Alert OrderLatencyHigh is active on service order-service")
        with pytest.raises(SourceError, match=f"has no alert {'f' * 16}; it forgets resolved ones"):
            await alert_question(settings, "f" * 16, None)


async def test_a_secret_in_a_label_is_masked(tmp_path: Path) -> None:
    secret = "ghp_" + "a1B2" * 9
    labels = {"alertname": "OrderLatencyHigh", "service": secret}
    question = await alert_question(
        Settings(home=tmp_path), written(tmp_path, ALERT | {"labels": labels}), None
    )
    assert secret not in question
    assert "[secret:" in question
