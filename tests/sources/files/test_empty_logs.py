"""A log without a record is said to hold none: an empty search of it tells nothing."""

import gzip
from pathlib import Path

import pytest
from tests.sources.kit import ask, write

from firsthand.contracts.enums import ToolName
from firsthand.contracts.requests import QueryLogs
from firsthand.sources.files.opening import open_folder

LOG = "2026-07-08T10:00:00Z INFO one\n"
SPAN = "records from 2026-07-08T10:00:00Z to 2026-07-08T10:00:00Z"


@pytest.mark.parametrize(
    ("files", "label"),
    [
        ({"a.log": ""}, "log files (1 file, 0 records)"),
        ({"a.log": "\n \n"}, "log files (1 file, 0 records)"),
        ({"a.log": "", "b.log.gz": gzip.compress(b"")}, "log files (2 files, 0 records)"),
        ({"a.log": LOG, "b.log": ""}, f"log files (2 files, 1 of them empty, {SPAN})"),
        ({"a.log": LOG}, f"log files (1 file, {SPAN})"),
        ({"a.log": "no stamp"}, "log files (1 file)"),
    ],
)
async def test_the_scope_says_how_many_files_hold_nothing(
    tmp_path: Path, files: dict[str, str | bytes], label: str
) -> None:
    sources = open_folder(write(tmp_path, {f"logs/{name}": text for name, text in files.items()}))
    result, _ = await ask(sources, ToolName.QUERY_LOGS, QueryLogs())
    assert result.scope.source == label
