"""Small pieces of evidence of our own, as sources write them."""

from firsthand.contracts.base import JsonObject
from firsthand.contracts.records import AlertRecord, EvidenceBlock, LogRecord


def log(
    message: str,
    level: str | None = "ERROR",
    service: str = "order-service",
    time: str = "2026-07-08T10:14:03Z",
) -> LogRecord:
    return LogRecord(time=time, level=level, service=service, message=message)


def alert(
    name: str, state: str = "firing", *, summary: str = "", value: str | None = None, **labels: str
) -> AlertRecord:
    record = AlertRecord(
        name=name,
        state=state,
        labels=labels,
        annotations={"summary": summary} if summary else {},
        since="2026-07-08T10:00:00Z",
    )
    if value is not None:
        record["value"] = value
    return record


def block(heading: str, text: str, file: str = "runbook.md") -> EvidenceBlock:
    return EvidenceBlock(file=file, heading=[heading], text=text)


POOL = (
    "HikariPool-1 - Connection is not available, request timed out after 30000ms "
    "(total=50, active=50, idle=0, waiting=23)"
)
HEALTH = 'GET /health HTTP/1.1" 200 12'


def statements(output: JsonObject) -> list[str]:
    return [str(item["statement"]) for item in items(output)]


def items(output: JsonObject, kind: str | None = None) -> list[JsonObject]:
    analysis = output["analysis"]
    assert isinstance(analysis, list)
    found = [item for item in analysis if isinstance(item, dict)]
    return [item for item in found if kind is None or item["kind"] == kind]


def told(output: JsonObject) -> str:
    return "\n".join([str(output["conclusion"] or ""), *statements(output)])
