"""A day of a made-up shop's log, at any size: the same bytes for the same size."""

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

START = datetime(2026, 7, 8, tzinfo=UTC)
DAY = 86_400
LINE_BYTES = 161
"""On average, the time stamp included."""
TERMS = ("HikariPool", "timed out", "连接池耗尽", "OOMKilled", "circuit breaker")
KINDS = (
    "{level} [worker-{n}] shop.checkout.Basket - basket {id} priced in {n}ms for account {id} (lines={n})",
    "{level} [worker-{n}] shop.stock.Reservation - reserved {n} of item {id}, warehouse eu-{n}",
    '{level} [http-{n}] shop.edge.Access - "GET /v2/items/{id} HTTP/1.1" 200 {n} upstream=stock:8080',
    "{level} [relay-{n}] shop.mail.Outbox - queued message {id} to partition {n} after {n} attempts",
)
FOUND = (
    "ERROR [pool-1] shop.db.Pool - HikariPool-1 is exhausted (active=50, waiting={n})",
    "ERROR [worker-{n}] shop.pay.Callback - request {id} timed out after 30000ms",
    "ERROR [pool-2] shop.db.Pool - 数据库连接池耗尽, 等待 {n} 个请求",
    "WARN [kube-{n}] shop.ops.Watch - pod shop-{id} was OOMKilled, restart {n}",
    "WARN [edge-{n}] shop.edge.Guard - circuit breaker of stock opened after {n} failures",
)
RARE = 1000
"""One line of so many holds a term."""


def seconds_of(size: int) -> int:
    """How much of the day a file of this size covers: all of it, but for a very small one."""
    return min(DAY, size // LINE_BYTES)


def write_day(path: Path, size: int) -> int:
    """A sorted file of `size` bytes and up to a tenth more; the number of its lines that hold a term."""
    chance = random.Random(11)
    tails = [_tail(chance, number) for number in range(20 * RARE)]
    holds = [any(term in tail for term in TERMS) for tail in tails]
    each = max(-(-size // (LINE_BYTES * DAY)), 1)
    found = place = 0
    with path.open("wb") as file:
        for second in range(seconds_of(size)):
            moment = (START + timedelta(seconds=second)).strftime("%Y-%m-%dT%H:%M:%S")
            lines = []
            for number in range(each):
                at = (place + number) % len(tails)
                lines.append(f"{moment}.{number * 997 // each:03d}Z {tails[at]}")
                found += holds[at]
            place += each
            file.write(("\n".join(lines) + "\n").encode())
    return found


def _tail(chance: random.Random, number: int) -> str:
    rare = number % RARE == RARE // 2
    shape = FOUND[number // RARE % len(FOUND)] if rare else chance.choice(KINDS)
    level = chance.choice(("INFO", "INFO", "INFO", "DEBUG", "WARN"))
    tail = shape.format(level=level, n=chance.randrange(100), id=f"{chance.getrandbits(48):012x}")
    filler = f" trace={chance.getrandbits(64):016x} span={chance.getrandbits(32):08x}"
    return tail + filler
