"""What the runbook tests share: an index over texts, and the labelled corpus."""

import threading
from collections.abc import Mapping
from pathlib import Path

from firsthand.contracts.records import EvidenceBlock
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.runbooks import load_runbooks, runbook_of
from firsthand.sources.knowledge.index import Index
from firsthand.sources.knowledge.opening import listed
from firsthand.sources.knowledge.source import index_of

DATA = Path(__file__).parents[2] / "data/runbooks"
CORPUS, CASES = DATA / "corpus", DATA / "cases.jsonl"


def blocks(text: str, name: str = "r.md") -> list[EvidenceBlock]:
    return list(runbook_of(text.encode(errors="surrogatepass"), name).blocks())


def indexed(texts: Mapping[str, str]) -> Index:
    index = Index.in_memory()
    for name, text in texts.items():
        runbook = runbook_of(text.encode(errors="surrogatepass"), name)
        index.add(name, list(runbook.blocks()), runbook.about)
    return index


def corpus() -> Index:
    files, _ = listed(CORPUS)
    stop = threading.Event()
    return index_of(load_runbooks(files, ReadLimits(), stop), stop)
