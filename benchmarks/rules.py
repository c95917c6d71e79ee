"""Time of the evidence rules: per excerpt check and per ruling on a claim, beside two plain comparisons.

Own material only. For each case our rule, a normalised substring and `rapidfuzz.partial_ratio` are timed in
turn, so that a busy machine slows them alike; the least of some rounds counts, and nothing is remembered from
one case to the next. Beside it stands one pass over all cases by each alone, which is colder for the rules.
Then texts of up to a megabyte: twice the text must not take more than twice the time.

    python -m benchmarks.rules [--rounds 9] [--json]
"""

import argparse
import json
import re
import statistics
import time
import unicodedata
from collections.abc import Callable, Sequence
from typing import Any

from rapidfuzz.fuzz import partial_ratio
from tests.rules.meaning.material import labelled

from firsthand.rules.meaning import derivability
from firsthand.rules.text import match_excerpt
from firsthand.rules.version import COMPILED

GOALS = {"excerpts": 5.0, "claims": 35.0}
"""Most that a rule may take at the median, as a multiple of the normalised substring's time."""
SECONDS = 2.0
"""Most for one ruling over a megabyte."""
MEGABYTE = 1_000_000
_SPACE = re.compile(r"\s+")
LINES = (
    "2026-07-08T10:14:03Z ERROR cart-api HikariPool-1 - Connection is not available, request timed out after"
    " 30000ms (total=50, active=50, idle=0, waiting=23)",
    "DiskWillFill firing, service=stock-sync, current=91%, duration=15m",
    'E0708 10:14:03.512123 7 kubelet.go:2211] "Container runtime is not ready" pod="shop/cart-7d9c8-x2k4q"',
    "[2026-07-08 10:14:03,512] WARN [Consumer clientId=cart-3, groupId=cart-g1] Offset commit failed on"
    " partition carts-7 at offset 91842: The coordinator is not aware of this member.",
    '{"ts":"2026-07-08T10:14:03Z","level":"error","svc":"cart-api","msg":"payment not captured","attempt":3}',
    "[告警] 主机 db-03 磁盘 /data 使用率 92%，超过阈值 90%，持续 10 分钟，级别 P2",
    "2026-07-08 10:14:03 ERROR 库存服务 stock-sync 调用仓储服务超时：耗时 5003ms，阈值 3000ms",
)
NASTY = {
    "digits": "1",
    "numbers": "17 ",
    "ranges": "1..2",
    "fields": "a=1,",
    "quotes": '"',
    "parentheses": "(",
    "backslashes": "\\",
    "dots": ".",
    "colons": "a:1:",
    "hyphens": "a-",
    "slashes": "a/",
    "capitals": "aB",
    "negations": "not ",
    "conjunctions": "and ",
    "phrases": "timed out ",
    "chinese": "未超时连接",
    "numerals": "百分之",
    "dates": "2026-03-02T08:00:00Z ",
    "addresses": "10.0.0.7 ",
    "spaces": " ",
    "newlines": "\n",
    "json": '{"a":[',
    "siblings": "a_x=1 b_x=2 old_a=3 new_a=4 ",
    "pairs": "from a to b, c -> d, 5 of 6 GB used by e ",
    "alerts": "[恢复] a 触发值=3 当前值=5 ",
    "locks": "lock held by a-1-b, blocked by c-",
    "combining": "e\u0301",
    "invisible": "\u200b",
}
CLAIM = "The alert for mail-out is not firing above 91% because 3 of 5 nodes timed out at 08:00."
OF_KEYS = "The old version was a, chen deployed b, the limit is 5 GB, tx-b is blocked, and 目前 c 的值为 3."
Case = tuple[Any, ...]
Sides = dict[str, Callable[..., object]]
"""Ours first."""


def normal(text: str) -> str:
    return _SPACE.sub(" ", unicodedata.normalize("NFKC", text).casefold()).strip()


def pieces(line: str) -> list[str]:
    """What is checked against a line: pieces, dressed pieces, and pieces with something changed."""
    middle = line[len(line) // 4 :].split(" ", 1)[-1]
    digit = re.search(r"\d", middle[::-1])
    changed = middle
    if digit is not None:
        place = len(middle) - 1 - digit.start()
        changed = middle[:place] + str((int(middle[place]) + 3) % 10) + middle[place + 1 :]
    dressed = [f"`{middle}`", middle.upper(), middle.replace(" ", "  ")]
    return [
        line,
        middle,
        *dressed,
        changed,
        middle.replace(" ", " was ", 1),
        "cart-9 " + middle,
        "error",
    ]


def excerpts() -> tuple[list[Case], Sides]:
    """Pairs of an excerpt and a text, and who judges them."""
    return [(piece, line) for line in LINES for piece in pieces(line)], {
        "rule": match_excerpt,
        "substring": lambda excerpt, text: normal(excerpt) in normal(text),
        "partial_ratio": partial_ratio,
    }


def claims() -> tuple[list[Case], Sides]:
    """Claims with their texts and tools, and who judges them."""

    def substring(claim: str, texts: Sequence[str], tools: Sequence[str]) -> bool:
        wanted = normal(claim)
        return any(wanted in normal(text) for text in texts)

    def partial(claim: str, texts: Sequence[str], tools: Sequence[str]) -> bool:
        return any(partial_ratio(claim, text) >= 90 for text in texts)

    return [(one.claim, one.texts, one.tools) for one in labelled()], {
        "rule": derivability,
        "substring": substring,
        "partial_ratio": partial,
    }


def least(case: Case, sides: Sides, rounds: int) -> dict[str, float]:
    """Least microseconds that each side takes for a case."""
    best = dict.fromkeys(sides, float("inf"))
    for _ in range(rounds):
        for name, side in sides.items():
            start = time.perf_counter_ns()
            side(*case)
            best[name] = min(best[name], (time.perf_counter_ns() - start) / 1000)
    return best


def in_one_pass(cases: list[Case], side: Callable[..., object]) -> float:
    """Median microseconds where each case comes once and another one follows: nothing is warm for it."""
    taken = []
    for case in cases:
        start = time.perf_counter_ns()
        side(*case)
        taken.append((time.perf_counter_ns() - start) / 1000)
    return statistics.median(taken)


def measured(cases: list[Case], sides: Sides, rounds: int) -> dict[str, float]:
    """Median and p99 of our rule, its ratios to the others, and how many it judges a second on one core."""
    once = {name: in_one_pass(cases, side) for name, side in sides.items()}
    rows = [least(case, sides, rounds) for case in cases]
    ours = sorted(row["rule"] for row in rows)
    report = {
        "cases": len(cases),
        "median_us": round(statistics.median(ours), 1),
        "p99_us": round(ours[int(0.99 * len(ours))], 1),
        "per_second": round(1e6 * len(ours) / sum(ours)),
        "ratio_to_substring_in_one_pass": round(once["rule"] / once["substring"], 1),
    }
    for other in ("substring", "partial_ratio"):
        ratios = sorted(row["rule"] / row[other] for row in rows)
        report[f"ratio_to_{other}"] = round(statistics.median(ratios), 1)
        report[f"ratio_to_{other}_p99"] = round(ratios[int(0.99 * len(ratios))], 1)
    return report


def growth() -> dict[str, float]:
    """Nanoseconds per character of an excerpt check, for texts of growing length."""
    found = {}
    for size in (10_000, 100_000, MEGABYTE):
        text = (LINES[0] + "\n") * (size // (len(LINES[0]) + 1))
        start = time.perf_counter_ns()
        match_excerpt("waiting=23) and nothing else of order-x", text)
        found[str(size)] = round((time.perf_counter_ns() - start) / len(text), 1)
    return found


def nasty() -> dict[str, float]:
    """Seconds for rulings over a megabyte of each class, as the text and as the claim."""
    seconds = {}
    for name, unit in NASTY.items():
        text = unit * (MEGABYTE // len(unit))
        start = time.perf_counter()
        derivability(CLAIM, [text], ["query_logs"])
        derivability(OF_KEYS, [text], ["query_logs"])
        derivability(text, [CLAIM], ["query_metrics"])
        derivability(text[:900], [text], ["query_logs"])
        seconds[name] = round(time.perf_counter() - start, 3)
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    report: dict[str, dict[str, float]] = {
        "rules": {"compiled": COMPILED},
        "excerpts": measured(*excerpts(), options.rounds),
        "claims": measured(*claims(), options.rounds),
        "ns_per_character": growth(),
        "seconds_per_megabyte": nasty(),
    }
    if options.json:
        print(json.dumps(report, indent=1))
    else:
        for part, rows in report.items():
            print(part)
            for name, value in rows.items():
                print(f"  {name:31} {value!s:>10}")
    for part, goal in GOALS.items():
        if report[part]["ratio_to_substring"] > goal:
            raise SystemExit(f"{part}: a rule takes more than {goal} times a normalised substring")
    slow = report["seconds_per_megabyte"]
    worst = max(slow, key=lambda name: slow[name])
    if slow[worst] > SECONDS:
        raise SystemExit(f"one megabyte of {worst} takes more than {SECONDS} s")


if __name__ == "__main__":
    main()
