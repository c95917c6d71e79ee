"""System texts of our own, in the styles of the systems that on-call engineers read.

Law: a deterministic fill of `english.tsv` and `chinese.tsv` (style, template). No line is taken from a public
data set. Within one text a name has one value, but each `{n}` is another number.
"""

import random
import re
from pathlib import Path

PER_TEMPLATE = 5

_SERVICES = (
    "order-service cart-api stock-sync ledger-writer edge-gw-7 geo_index billing-cron auth0-proxy"
)
_WORDS = "orders carts pickup billing refunds geodata invoices fleet sessions catalog"
_ALERTS = (
    "HighMemoryUsage DiskWillFill KubePodNotReady LatencyBudgetBurn QueueBacklog CertExpirySoon"
)
_USERS = "deploy root anna admin li.wei svc_ro"
_HOSTS = "db-03 node-17.eu.example.net ip-10-2-0-14 edge2 worker-b-5"


def _values(rng: random.Random) -> dict[str, str]:
    one = {
        "svc": _SERVICES, "word": _WORDS, "Word": _WORDS.title(), "Alert": _ALERTS, "user": _USERS,
        "host": _HOSTS, "ns": "shop infra team-a",
    }  # fmt: skip
    values = {name: rng.choice(choices.split()) for name, choices in one.items()}
    spans = {
        "ms": (102, 998), "mon": (1, 9), "dd": (10, 29), "a": (31, 99), "b": (11, 30), "c": (3, 6),
        "d": (6, 9), "p": (81, 99),
    }  # fmt: skip
    values |= {name: str(rng.randrange(*span)) for name, span in spans.items()}
    day = f"2026-07-{rng.randrange(10, 29)}"
    early, late = sorted(
        f"{rng.randrange(10, 24)}:{rng.randrange(10, 60)}:{rng.randrange(10, 60)}" for _ in range(2)
    )
    pod = rng.choice(_SERVICES.split()).replace("_", "-")
    return values | {
        "day": day,
        "day2": day.replace("-", "/"),
        "clock": early,
        "clock2": late,
        "iso": f"{day}T{early}Z",
        "ip": f"10.{rng.randrange(2, 99)}.{rng.randrange(2, 200)}.{rng.randrange(12, 250)}",
        "ip2": f"172.16.{rng.randrange(2, 99)}.{rng.randrange(12, 250)}",
        "pod": f"{pod}-{rng.getrandbits(36):09x}-{rng.choice('xkzv')}{rng.randrange(100, 999)}",
        "pod2": f"{pod}-{rng.getrandbits(36):09x}-q{rng.randrange(100, 999)}",
        "hex": f"{rng.getrandbits(40):010x}",
        "hex4": f"{rng.getrandbits(16):04x}",
    }


def _filled(template: str, rng: random.Random) -> str:
    values = _values(rng)

    def value(match: re.Match[str]) -> str:
        if match[1] is None:
            return match[0][0]
        return values.get(match[1]) or str(rng.randrange(1234, 98765))

    return re.sub(r"\{(\w+)\}|\{\{|\}\}", value, template)


def texts() -> list[tuple[str, str]]:
    """(style, text), always the same ones."""
    rng = random.Random(20260708)
    found = []
    for name in ("english.tsv", "chinese.tsv"):
        for line in Path(__file__).with_name(name).read_text(encoding="utf-8").splitlines():
            style, template = line.split("\t")
            template = template.replace("\\t", "\t")
            found += [(style, _filled(template, rng)) for _ in range(PER_TEMPLATE)]
    return found
