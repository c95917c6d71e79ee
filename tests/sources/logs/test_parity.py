"""The same records give the same evidence, whatever holds them."""

from pathlib import Path

import pytest
from tests.sources.kit import ask
from tests.sources.logs.kit import EVENING, SERVERS, asked, opened
from tests.support.log_records import write_files

from firsthand.contracts.enums import ToolName
from firsthand.contracts.requests import QueryLogs
from firsthand.sources.files.opening import open_folder

REQUESTS: dict[str, QueryLogs] = {
    "everything": QueryLogs(window=EVENING),
    "a word in another case": QueryLogs(any_of=["POOL"], window=EVENING),
    "a part of a word": QueryLogs(any_of=["Timeout"], window=EVENING),
    "Chinese": QueryLogs(any_of=["连接池耗尽"], window=EVENING),
    "Chinese and Latin": QueryLogs(any_of=["重试 callback"], window=EVENING),
    "part of Chinese": QueryLogs(all_of=["池", "超时"], window=EVENING),
    "signs of a pattern": QueryLogs(any_of=['"gold" [a|b] hit 100% (x*y)'], window=EVENING),
    "only signs": QueryLogs(any_of=["[a|"], all_of=["%"], window=EVENING),
    "an equation": QueryLogs(any_of=["active=20"], window=EVENING),
    "in a stack trace": QueryLogs(all_of=["lease", "java:88"], window=EVENING),
    "any and all": QueryLogs(any_of=["pool", "lease"], all_of=["shop"], window=EVENING),
    "a structured field": QueryLogs(any_of=["A-17"], window=EVENING),
    "an access line": QueryLogs(any_of=["GET /stock"], window=EVENING),
    "in no record": QueryLogs(any_of=["OOMKilled"], window=EVENING),
    "a service": QueryLogs(service="stock-keeper", window=EVENING),
    "a service by part of its name": QueryLogs(service="payrail", level="ERROR", window=EVENING),
    "a term that names a service": QueryLogs(any_of=["basket-api"], window=EVENING),
    "a service's name and a word": QueryLogs(all_of=["edge", "slow"], window=EVENING),
    "errors": QueryLogs(level="ERROR", window=EVENING),
    "warnings with a word": QueryLogs(any_of=["callback"], level="WARN", window=EVENING),
    "a short window": QueryLogs(
        window=EVENING.model_copy(
            update={"since": "2026-07-08T18:03:20Z", "until": "2026-07-08T18:04:30Z"}
        )
    ),
}


@pytest.mark.parametrize("request_", REQUESTS.values(), ids=REQUESTS)
@pytest.mark.parametrize("kind", SERVERS)
async def test_a_server_gives_the_evidence_that_files_give(
    kind: str, request_: QueryLogs, tmp_path: Path
) -> None:
    files = open_folder(write_files(tmp_path))
    expected, texts = await ask(files, ToolName.QUERY_LOGS, request_)
    async with opened(kind, SERVERS[kind]()) as source:
        result, found = await asked(source, request_)
    assert found == texts
    assert result.total == expected.total
    assert result.scope.terms == expected.scope.terms
    assert result.scope.filters == expected.scope.filters
    assert result.scope.window == expected.scope.window


async def test_the_records_of_the_comparison_have_something_to_compare(tmp_path: Path) -> None:
    files = open_folder(write_files(tmp_path))
    totals = {
        name: (await ask(files, ToolName.QUERY_LOGS, request))[0].total
        for name, request in REQUESTS.items()
    }
    assert totals["everything"] == 30
    assert [name for name, total in totals.items() if not total] == ["in no record"]
