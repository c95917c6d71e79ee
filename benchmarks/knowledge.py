"""Runbook search at size: CPU to index 12,000 passages, and CPU of a search among them.

The passages are the labelled corpus, repeated under other names with a text of its own in each (its
words drawn by a seeded generator), so that words are as rare and as common as in a large folder.

    python -m benchmarks.knowledge [--passages 12000] [--json]
"""

import argparse
import json
import random
import statistics
import tempfile
import time
from pathlib import Path

from firsthand.evaluation.knowledge import read_knowledge_cases
from firsthand.sources.knowledge.search import search
from firsthand.sources.knowledge.store import update_index
from firsthand.sources.knowledge.stored import open_index

DATA = Path(__file__).parents[1] / "tests/data/runbooks"
GOALS = {"index_cpu_s": 10.0, "search_p50_ms": 5.0}


def make_folder(folder: Path, passages: int) -> None:
    chance = random.Random(7)
    originals = [path for path in sorted((DATA / "corpus").rglob("*")) if path.is_file()]
    words = sorted({word for path in originals for word in path.read_text("utf-8").split()})
    words += [f"svc{number}" for number in range(4000)]
    count = 0
    for copy in range(passages):
        for path in originals:
            text = path.read_text("utf-8")
            sections = text.split("\n## ")
            extra = [" ".join(chance.choices(words, k=60)) for _ in sections]
            mixed = "\n## ".join(f"{a}\n\n{b}\n" for a, b in zip(sections, extra, strict=True))
            (folder / f"{copy}-{path.name}").write_text(mixed if copy else text, "utf-8")
            count += len(sections)
            if count >= passages * 1.02:
                return


def measure(passages: int) -> dict[str, float]:
    queries = [case.queries for case in read_knowledge_cases(DATA / "cases.jsonl")]
    with tempfile.TemporaryDirectory() as name:
        folder, home = Path(name) / "runbooks", Path(name) / "home"
        folder.mkdir()
        make_folder(folder, passages)
        started = time.process_time()
        report = update_index(home, [folder])
        indexed = time.process_time() - started
        started = time.process_time()
        update_index(home)
        again = time.process_time() - started
        index = open_index(home)
        search(index, queries[0])
        spent = []
        for asked in queries:
            started = time.process_time()
            search(index, asked)
            spent.append((time.process_time() - started) * 1000)
        index.close()
    return {
        "files": report.files,
        "passages": report.passages,
        "index_cpu_s": round(indexed, 2),
        "nothing_new_cpu_s": round(again, 2),
        "search_p50_ms": round(statistics.median(spent), 2),
        "search_p95_ms": round(statistics.quantiles(spent, n=20)[18], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--passages", type=int, default=12_000)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure(options.passages)
    if options.json:
        print(json.dumps({"found": found, "goals": GOALS}))
        return
    for name, value in found.items():
        goal = f"  (goal: at most {GOALS[name]:g})" if name in GOALS else ""
        print(f"{name:18} {value:10}{goal}")


if __name__ == "__main__":
    main()
