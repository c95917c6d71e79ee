"""Time of a ruling on a claim, as a ratio to a normalised substring and to rapidfuzz.partial_ratio.

Own material only, every claim judged afresh, the three timed in turn for each claim so that a busy
machine slows them alike. Then one megabyte of each nasty class: a ruling reads a bounded part of a text,
so twice the text must not take twice the time beyond reading it.

    python -m benchmarks.rules_meaning [--rounds 7] [--json]
"""

import argparse
import json
import re
import statistics
import time
import unicodedata
from collections.abc import Callable, Sequence

from rapidfuzz import fuzz
from tests.rules.meaning.material import Labelled, labelled

from firsthand.rules.meaning import derivability

GOAL = 35.0
"""Most of a normalised substring's time, at the median."""
SECONDS = 2.0
"""Most for one ruling over a megabyte."""
MEGABYTE = 1_000_000
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
    "capitals": "aB",
    "negations": "not ",
    "phrases": "timed out ",
    "chinese": "未超时连接",
    "numerals": "百分之",
    "dates": "2026-03-02T08:00:00Z ",
    "addresses": "10.0.0.7 ",
    "spaces": " ",
    "newlines": "\n",
    "json": '{"a":[',
    "combining": "e\u0301",
    "invisible": "\u200b",
}
CLAIM = "The alert for mail-out is not firing above 91% because 3 of 5 nodes timed out at 08:00."

_SPACE = re.compile(r"\s+")


def normal(text: str) -> str:
    return _SPACE.sub(" ", unicodedata.normalize("NFKC", text).casefold()).strip()


def substring(claim: str, texts: Sequence[str], tools: Sequence[str]) -> bool:
    wanted = normal(claim)
    return any(wanted in normal(text) for text in texts)


def partial(claim: str, texts: Sequence[str], tools: Sequence[str]) -> bool:
    return any(fuzz.partial_ratio(claim, text) >= 90 for text in texts)


JUDGES: dict[str, Callable[[str, Sequence[str], Sequence[str]], object]] = {
    "derivability": derivability,
    "substring": substring,
    "partial_ratio": partial,
}


def timed(case: Labelled, rounds: int) -> dict[str, float]:
    """Least microseconds of each judge over some rounds."""
    best = dict.fromkeys(JUDGES, float("inf"))
    for _ in range(rounds):
        for name, judge in JUDGES.items():
            start = time.perf_counter_ns()
            judge(case.claim, case.texts, case.tools)
            best[name] = min(best[name], (time.perf_counter_ns() - start) / 1000)
    return best


def per_claim(rounds: int) -> dict[str, float]:
    cases = labelled()
    rows = [timed(case, rounds) for case in cases]
    ours = sorted(row["derivability"] for row in rows)
    start = time.perf_counter()
    for case in cases:
        derivability(case.claim, case.texts, case.tools)
    report = {
        "claims": len(cases),
        "median_us": round(statistics.median(ours), 1),
        "p99_us": round(ours[int(0.99 * len(ours))], 1),
        "claims_per_second": round(len(cases) / (time.perf_counter() - start)),
    }
    for other in ("substring", "partial_ratio"):
        ratios = sorted(row["derivability"] / row[other] for row in rows)
        report[f"ratio_to_{other}"] = round(statistics.median(ratios), 1)
        report[f"ratio_to_{other}_p99"] = round(ratios[int(0.99 * len(ratios))], 1)
    return report


def nasty() -> dict[str, float]:
    """Seconds for one ruling over a megabyte of each class, as the text and as the claim; the worse."""
    seconds = {}
    for name, unit in NASTY.items():
        text = unit * (MEGABYTE // len(unit))
        start = time.perf_counter()
        derivability(CLAIM, [text], ["query_logs"])
        derivability(text, [CLAIM], ["query_metrics"])
        derivability(text[:900], [text], ["query_logs"])
        seconds[name] = round(time.perf_counter() - start, 3)
    return seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    report = per_claim(arguments.rounds)
    slow = nasty()
    worst = max(slow, key=lambda name: slow[name])
    if arguments.json:
        print(json.dumps({**report, "nasty_seconds": slow}, indent=1))
    else:
        for name, value in report.items():
            print(f"{name:32} {value:>10}")
        print(f"{'worst of 1 MB (' + worst + ')':32} {slow[worst]:>10} s")
    if report["ratio_to_substring"] > GOAL:
        raise SystemExit(f"a ruling takes more than {GOAL} times a normalised substring")
    if slow[worst] > SECONDS:
        raise SystemExit(f"one megabyte of {worst} takes more than {SECONDS} s")


if __name__ == "__main__":
    main()
