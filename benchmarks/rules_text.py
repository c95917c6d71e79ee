"""Time per excerpt check, beside a normalised substring and rapidfuzz's partial ratio, on own lines.

All sides judge the same pairs, interleaved in one process; nothing is remembered from one pair to the next.
The last rows show that the time grows with the text's length, up to a megabyte.

    python -m benchmarks.rules_text [--rounds 40] [--json]
"""

import argparse
import json
import re
import statistics
import time
import unicodedata
from collections.abc import Callable

from rapidfuzz.fuzz import partial_ratio

from firsthand.rules.text import match_excerpt

GOAL = 5.0
"""Most that a check may take, as a multiple of the normalised substring's time."""
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


def _excerpts(line: str) -> list[str]:
    """What is checked: pieces, dressed pieces, and pieces with something changed."""
    middle = line[len(line) // 4 :].split(" ", 1)[-1]
    digit = re.search(r"\d", middle[::-1])
    changed = middle
    if digit is not None:
        place = len(middle) - 1 - digit.start()
        changed = middle[:place] + str((int(middle[place]) + 3) % 10) + middle[place + 1 :]
    return [
        line,
        middle,
        f"`{middle}`",
        middle.upper(),
        middle.replace(" ", "  "),
        changed,
        middle.replace(" ", " was ", 1),
        "cart-9 " + middle,
        "error",
    ]


PAIRS = [(excerpt, line) for line in LINES for excerpt in _excerpts(line)]


def _normal(text: str) -> str:
    return _SPACE.sub(" ", unicodedata.normalize("NFKC", text).casefold()).strip()


def substring(excerpt: str, text: str) -> bool:
    return _normal(excerpt) in _normal(text)


SIDES: dict[str, Callable[[str, str], object]] = {
    "substring": substring,
    "partial_ratio": partial_ratio,
    "match_excerpt": match_excerpt,
}


def measure(rounds: int) -> dict[str, list[float]]:
    """The least microseconds that each pair took with each side."""
    least = {name: [float("inf")] * len(PAIRS) for name in SIDES}
    for _ in range(rounds):
        for index, (excerpt, text) in enumerate(PAIRS):
            for name, side in SIDES.items():
                start = time.perf_counter_ns()
                side(excerpt, text)
                least[name][index] = min(
                    least[name][index], (time.perf_counter_ns() - start) / 1000
                )
    return least


def growth() -> dict[int, float]:
    """Nanoseconds per character for texts of growing length."""
    found = {}
    for size in (10_000, 100_000, 1_000_000):
        text = (LINES[0] + "\n") * (size // (len(LINES[0]) + 1))
        start = time.perf_counter_ns()
        match_excerpt("waiting=23) and nothing else of order-x", text)
        found[size] = (time.perf_counter_ns() - start) / len(text)
    return found


def report(rounds: int) -> dict[str, float]:
    least = measure(rounds)
    medians = {name: statistics.median(values) for name, values in least.items()}
    ours = sorted(least["match_excerpt"])
    return {
        **{f"{name}_us": round(value, 1) for name, value in medians.items()},
        "p99_us": round(ours[int(0.99 * len(ours))], 1),
        "ratio_to_substring": round(medians["match_excerpt"] / medians["substring"], 2),
        "ratio_to_partial_ratio": round(medians["match_excerpt"] / medians["partial_ratio"], 2),
        "checks_per_second": round(1e6 * len(ours) / sum(ours)),
        "goal": GOAL,
        **{f"ns_per_character_{size}": round(value, 1) for size, value in growth().items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = report(options.rounds)
    if options.json:
        print(json.dumps(found))
        return
    print(f"excerpt checks: {len(PAIRS)} pairs, medians of the least of {options.rounds} rounds")
    for name, value in found.items():
        print(f"  {name:28} {value}")


if __name__ == "__main__":
    main()
