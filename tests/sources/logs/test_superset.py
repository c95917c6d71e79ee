"""Whatever a term is cut from, a server's search loses no record that files would find.

Terms are cut from messages and names of services. A line of a file has its time stamp, too, which
only Loki's lines have.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sources.kit import ask
from tests.sources.logs.kit import EVENING, asked, opened
from tests.support.elastic_stub import Elastic
from tests.support.log_records import Stored, write_files
from tests.support.loki_stub import Loki, lines
from tests.support.victoria_stub import Victoria

from firsthand.contracts.enums import ToolName
from firsthand.contracts.requests import QueryLogs
from firsthand.sources.files.opening import open_folder

PIECES = [
    "Lease", "lease_id", "shop.Lease", "java.lang.IllegalState", "x:y", "50/50", "C:\\spool", '"gold"',
    "连接池", "耗尽", "重试3次", "タイムアウト", "naïve", "a-b-c", "[pool-1]", "=>", "(*)", "10.0.0.7:8080",
    "e=mc^2", "$1", "tab", "don't", "100%", "ПУЛ", "ångström",
]  # fmt: skip
SERVICES = ["payrail", "Lease-keeper", "edge.proxy"]


@st.composite
def searches(draw: st.DrawFn) -> tuple[list[Stored], QueryLogs]:
    records = [
        Stored(
            after=number,
            service=draw(st.sampled_from(SERVICES)),
            level=draw(st.sampled_from(["INFO", "WARN", "ERROR"])),
            message=draw(st.sampled_from(["", " ", "-"])).join(
                ["m", *draw(st.lists(st.sampled_from(PIECES), min_size=1, max_size=5))]
            ),
        )
        for number in range(draw(st.integers(1, 6)))
    ]

    def term() -> str:
        text = draw(st.sampled_from([*(one.message for one in records), *SERVICES]))
        start = draw(st.integers(0, len(text) - 1))
        piece = text[start : start + draw(st.integers(1, 14))]
        turned = draw(st.sampled_from([str, str.upper, str.lower]))(piece)
        heads = " ".join(f"{one.iso} {one.level} " for one in records).lower()
        return turned if turned.strip() and turned.lower() not in heads else "lease"

    any_of = [term() for _ in range(draw(st.integers(0, 2)))]
    all_of = [term() for _ in range(draw(st.integers(0, 2)))]
    level = draw(st.sampled_from([None, "WARN", "ERROR"]))
    return records, QueryLogs(any_of=any_of, all_of=all_of, level=level, window=EVENING)


@settings(max_examples=40)
@given(searches())
async def test_every_server_finds_what_files_find(search: tuple[list[Stored], QueryLogs]) -> None:
    records, request = search
    with TemporaryDirectory() as name:
        expected, texts = await ask(
            open_folder(write_files(Path(name), records)), ToolName.QUERY_LOGS, request
        )
    documents = [one.document for one in records]
    servers = {
        "loki": Loki(lines(records)),
        "elasticsearch": Elastic(documents),
        "opensearch": Elastic(documents, mapping="dynamic", opensearch=True),
        "victorialogs": Victoria([one.row for one in records]),
    }
    for kind, server in servers.items():
        async with opened(kind, server) as source:
            result, found = await asked(source, request)
        assert sorted(found) == sorted(texts), kind
        assert result.total == expected.total
