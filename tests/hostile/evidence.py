"""Cases of hostile evidence, as they stand in the data, and the evidence folder that holds them."""

import csv
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

CASES = Path(__file__).parents[1] / "data" / "hostile" / "cases.yaml"
ASKED: dict[str, dict[str, Any]] = {
    "log": {"tool": "query_logs", "arguments": {"service": "order-service"}},
    "alert": {"tool": "query_metrics", "arguments": {"name": "OrdersFail"}},
    "label": {"tool": "query_metrics", "arguments": {"name": "OrdersFail"}},
    "series": {"tool": "query_metrics", "arguments": {"name": "orders_waiting"}},
    "row": {"tool": "query_mysql", "arguments": {"sql": "SELECT id, note FROM tickets"}},
    "runbook": {"tool": "lookup_knowledge", "arguments": {"queries": ["connection pool"]}},
}
"""Where the text stands → the call that finds it."""


@dataclass(frozen=True, kw_only=True)
class Case:
    name: str
    where: str
    text: str
    claim: str | None = None
    cite: dict[str, Any] = field(default_factory=dict)
    call: dict[str, Any] | None = None
    final: str | None = None
    step: str | None = None
    quote: bool = False
    code: str | None = None
    verdict: str | None = None

    def __str__(self) -> str:
        return self.name


def cases() -> list[Case]:
    return [read_case(one) for one in yaml.safe_load(CASES.read_text(encoding="utf-8"))]


def read_case(entry: dict[str, Any]) -> Case:
    text, grow = entry.pop("text"), entry.pop("grow", 1)
    return Case(where=entry.pop("in"), text=text[0] * grow + text[1:], **entry)


def write_evidence(folder: Path, *hostile: Case) -> Path:
    """An evidence folder with these cases in it."""
    for name in ("logs", "runbooks", "tables"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    texts = {where: [one.text for one in hostile if one.where == where] for where in ASKED}
    lines = [f"2026-07-08T10:14:03Z ERROR order-service {text}\n" for text in texts["log"]]
    quiet = "2026-07-08T10:14:04Z INFO gateway GET /orders 200 12ms\n"
    (folder / "logs" / "all.log").write_bytes("".join([*lines, *[quiet] * 20]).encode())
    labels = [{"zone": text} for text in texts["label"]]
    notes = [{"summary": text} for text in texts["alert"]]
    pairs = [({}, note) for note in notes] + [(label, {}) for label in labels] or [({}, {})]
    (folder / "alerts.json").write_text(json.dumps([alert(*pair) for pair in pairs]))
    series = [series_of({"zone": text}) for text in texts["series"]]
    if series:
        (folder / "metrics.json").write_text(json.dumps(series))
    with (folder / "tables" / "tickets.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["id", "note"], *enumerate(texts["row"] or ["late"], 1)])
    (folder / "tables" / "users.csv").write_text("name,secret\nbob,x\n")
    body = "\n\n".join(texts["runbook"] or ["Connection pool: look at active and total."])
    (folder / "runbooks" / "pool.md").write_text(f"# Connection pool\n\n{body}\n", encoding="utf-8")
    return folder


def series_of(labels: dict[str, str]) -> dict[str, Any]:
    points = [[f"2026-07-08T10:{minute}:00Z", minute] for minute in range(10, 16)]
    named = {"service": "order-service", **labels}
    return {"metric": "orders_waiting", "labels": named, "points": points}


def alert(labels: dict[str, str], annotations: dict[str, str]) -> dict[str, Any]:
    return {
        "labels": {"alertname": "OrdersFail", "service": "order-service", **labels},
        "annotations": annotations,
        "startsAt": "2026-07-08T10:10:00Z",
        "endsAt": "0001-01-01T00:00:00Z",
        "status": {"state": "active", "silencedBy": [], "inhibitedBy": []},
    }
