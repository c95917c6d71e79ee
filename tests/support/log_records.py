"""Thirty records of one made-up evening, and how each kind of store holds them.

A record is stored as its store's collectors would: a file and Loki keep the line; Elasticsearch and
VictoriaLogs keep fields, and the line where nobody parsed it.
"""

import gzip
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Literal

START = datetime(2026, 7, 8, 18, 0, tzinfo=UTC)


@dataclass(frozen=True, kw_only=True)
class Stored:
    after: float
    """Seconds after `START`; milliseconds at the finest."""
    service: str
    level: str | None
    message: str
    form: Literal["plain", "json", "logfmt"] = "plain"
    fields: Mapping[str, Any] = field(default_factory=dict)

    @property
    def at(self) -> datetime:
        return START + timedelta(seconds=self.after)

    @property
    def iso(self) -> str:
        return self.at.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    @property
    def nanoseconds(self) -> int:
        return int(self.at.timestamp() * 1000) * 1_000_000

    @property
    def line(self) -> str:
        """As the program wrote it."""
        if self.form == "json":
            level = {} if self.level is None else {"level": self.level.lower()}
            document = {"ts": self.iso, **level, "msg": self.message, **self.fields}
            return json.dumps(document, ensure_ascii=False)
        if self.form == "logfmt":
            level = "" if self.level is None else f"level={self.level.lower()} "
            more = "".join(f" {key}={value}" for key, value in self.fields.items())
            return f"ts={self.iso} {level}msg={json.dumps(self.message, ensure_ascii=False)}{more}"
        head = self.iso if self.level is None else f"{self.iso} {self.level}"
        return f"{head} {self.message}"

    @property
    def document(self) -> dict[str, Any]:
        """As a pipeline that parses the line would index it."""
        level = {} if self.level is None else {"log": {"level": self.level.lower()}}
        named = {"service": {"name": self.service}}
        return {"@timestamp": self.iso, "message": self.message, **level, **named, **self.fields}

    @property
    def row(self) -> dict[str, str]:
        """As VictoriaLogs keeps it: flat, every value a text."""
        level = {} if self.level is None else {"level": self.level.lower()}
        row = {"_time": self.iso, "_msg": self.message, "service": self.service, **level}
        return {**row, **dict(flat(self.fields))}


def flat(fields: Mapping[str, Any], before: str = "") -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key, value in fields.items():
        if isinstance(value, dict):
            found += flat(value, f"{before}{key}.")
        elif isinstance(value, str):
            found.append((f"{before}{key}", value))
        else:
            found.append((f"{before}{key}", json.dumps(value, separators=(",", ":"))))
    return found


TRACE = (
    "checkout failed for basket 7731\n"
    "java.lang.IllegalStateException: lease expired\n"
    "\tat shop.Lease.renew(Lease.java:88)\n"
    "Caused by: java.net.SocketTimeoutException: Read timed out"
)
SHOP, STOCK, PAY, EDGE = "basket-api", "stock-keeper", "payrail", "edge-proxy"


def _polls() -> list[Stored]:
    return [
        Stored(
            after=60 + 7 * number,
            service=STOCK,
            level="WARN",
            message=f"pool stock-db is busy (active={18 + number}, waiting={3 * number})",
        )
        for number in range(8)
    ]


def _calls() -> list[Stored]:
    return [
        Stored(
            after=200 + 11.25 * number,
            service=PAY,
            level="ERROR" if number % 2 else "INFO",
            message="callback answered",
            form="json",
            fields={"took_ms": 120 * number, "http": {"status": 503 if number % 2 else 200}},
        )
        for number in range(8)
    ]


RECORDS: tuple[Stored, ...] = (
    Stored(after=1, service=SHOP, level="INFO", message="ready after 812ms"),
    Stored(after=5.5, service=SHOP, level="DEBUG", message="cache warmed: 40 entries"),
    *_polls(),
    Stored(after=130, service=STOCK, level="ERROR", message="数据库连接池耗尽: 等待超时 30000ms"),
    Stored(
        after=131.125, service=STOCK, level="ERROR", message='quota "gold" [a|b] hit 100% (x*y)'
    ),
    Stored(after=140, service=SHOP, level="ERROR", message=TRACE),
    Stored(after=141, service=SHOP, level=None, message="lease table rebuilt without a level"),
    *_calls(),
    Stored(
        after=300,
        service=PAY,
        level="WARN",
        message="重试 callback to C:\\spool",
        form="json",
        fields={"order": "A-17", "tags": ["eu", "vip"]},
    ),
    Stored(
        after=310,
        service=EDGE,
        level="WARN",
        message="upstream slow: stock",
        form="logfmt",
        fields={"route": "/stock/7", "took": "2.4s"},
    ),
    Stored(
        after=311,
        service=EDGE,
        level="INFO",
        message="upstream fine",
        form="logfmt",
        fields={"route": "/pay/1", "took": "12ms"},
    ),
    *(
        Stored(
            after=320 + number,
            service=EDGE,
            level=None,
            message=f'10.0.0.{number} - - "GET /stock/{number} HTTP/1.1" 50{number} 17',
        )
        for number in range(3)
    ),
    Stored(after=400, service=SHOP, level="FATAL", message="giving up: HikariPool-1 is closed"),
    Stored(after=3000, service=SHOP, level="INFO", message="restarted"),
)


def write_files(folder: Path, records: Sequence[Stored] = RECORDS) -> Path:
    """One file for each service, in `folder/logs`; the proxy's is rotated and compressed."""
    logs = folder / "logs"
    logs.mkdir(parents=True)
    for service in dict.fromkeys(one.service for one in records):
        text = "".join(f"{one.line}\n" for one in records if one.service == service)
        if service == EDGE:
            (logs / f"{service}.log.1.gz").write_bytes(gzip.compress(text.encode()))
        else:
            (logs / f"{service}.log").write_text(text, encoding="utf-8")
    return folder
