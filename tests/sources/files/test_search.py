"""The search equals what a reader of every record would find."""

import gzip
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.sources.kit import SMALL, at, hits, messages

from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import QueryLogs
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.logfile import open_log
from firsthand.sources.files.scan import Tally

START = at("2026-07-08T10:00:00")
WORDS = ["pool", "Timeout", "连接池", "GET /x", 'say "no"', "HikariPool-1"]


@dataclass(frozen=True)
class Entry:
    """One record of a made-up log."""

    instant: datetime | None
    level: str
    word: str
    number: int
    more: bool

    @property
    def message(self) -> str:
        return f"{self.word} n{self.number}." + ("\n\tat a.B.c(B.java:1)" if self.more else "")

    def line(self) -> str:
        if self.instant is None:
            return f"2026-99-99T00:00:00Z {self.level} {self.message}\n"  # no date: no time
        return f"{self.instant.isoformat()} {self.level} {self.message}\n"


@st.composite
def logs(draw: st.DrawFn) -> list[Entry]:
    """Records in order, but for what several writers jumble within a minute."""
    entries = []
    now = START
    for number in range(draw(st.integers(1, 40))):
        now += timedelta(seconds=draw(st.integers(0, 300)))
        late = timedelta(seconds=draw(st.integers(0, 30)))
        timed = number == 0 or draw(st.integers(0, 9)) > 0
        entries.append(
            Entry(
                instant=now - late if timed else None,
                level=draw(st.sampled_from(["DEBUG", "INFO", "WARN", "ERROR"])),
                word=draw(st.sampled_from(WORDS)),
                number=number,
                more=draw(st.booleans()),
            )
        )
    return entries


windows = st.tuples(
    st.none() | st.integers(-600, 9000), st.none() | st.integers(1, 9000)
).map(
    lambda ends: TimeWindow(
        since=None if ends[0] is None else START + timedelta(seconds=ends[0]),
        until=None if ends[1] is None else START + timedelta(seconds=(ends[0] or 0) + ends[1]),
    )
)  # fmt: skip


def expected(entries: list[Entry], request: QueryLogs, window: TimeWindow) -> list[int]:
    """By hand: the numbers of the entries that match."""
    found = []
    last: datetime | None = None
    ranks = {"DEBUG": 0, "INFO": 1, "WARN": 2, "ERROR": 3}
    for entry in entries:
        last = entry.instant or last
        text = entry.line().lower()
        if request.any_of and not any(term.lower() in text for term in request.any_of):
            continue
        if not all(term.lower() in text for term in request.all_of):
            continue
        if window.since is not None and last is not None and last < window.since:
            continue
        if window.until is not None and last is not None and last >= window.until:
            continue
        if request.level and entry.instant and ranks[entry.level] < ranks[request.level]:
            continue
        found.append(entry.number)
    return found


def numbers(found: list[str]) -> list[int]:
    return [int(text.split(" n")[1].split(".")[0]) for text in found]


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    entries=logs(),
    window=windows,
    any_of=st.lists(st.sampled_from(["POOL", "timeout", "连接", "nothing", "n1"]), max_size=3),
    all_of=st.lists(st.sampled_from(["pool", "b.java", "no"]), max_size=2),
    level=st.none() | st.sampled_from(["WARN", "ERROR"]),
    chunk=st.integers(1, 500),
)
def test_a_windowed_bisected_search_equals_the_naive_one(
    tmp_path: Path,
    entries: list[Entry],
    window: TimeWindow,
    any_of: list[str],
    all_of: list[str],
    level: str | None,
    chunk: int,
) -> None:
    path = tmp_path / "app.log"
    text = "".join(entry.line() for entry in entries)
    path.write_text(text)
    request = QueryLogs(any_of=any_of, all_of=all_of, level=level)
    wanted = [
        number
        for number in expected(entries, request, window)
        if level is None or entries[number].instant is not None
    ]
    small = SMALL.model_copy(update={"chunk_bytes": chunk})
    for limits in (small, ReadLimits()):
        found = hits(path, request, window=window, limits=limits)
        timed = [hit for hit in found if level is None or hit.parsed.instant is not None]
        assert numbers(messages(timed)) == wanted
    zipped = tmp_path / "app.log.gz"
    zipped.write_bytes(gzip.compress(text.encode()))
    plain = [hit.parsed for hit in hits(path, request, window=window, limits=small)]
    assert [hit.parsed for hit in hits(zipped, request, window=window, limits=small)] == plain


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.lists(st.integers(0, 86_400), min_size=2, max_size=60), windows)
def test_a_file_that_is_not_sorted_is_searched_whole(
    tmp_path: Path, seconds: list[int], window: TimeWindow
) -> None:
    path = tmp_path / "app.log"
    instants = [START + timedelta(seconds=second) for second in seconds]
    path.write_text("".join(f"{t.isoformat()} INFO n{n}.\n" for n, t in enumerate(instants)))
    limits = SMALL.model_copy(update={"probe_bytes": 10_000})
    found = [hit.parsed.instant for hit in hits(path, window=window, limits=limits)]
    lowest, highest = window.since or min(instants), window.until or max(instants) + timedelta(1)
    assert found == [instant for instant in instants if lowest <= instant < highest]


def test_only_the_bytes_around_the_window_are_read(tmp_path: Path) -> None:
    path = tmp_path / "app.log"
    lines = [
        f"{(START + timedelta(seconds=n)).isoformat()} INFO record {n} {'x' * 80}"
        for n in range(20_000)
    ]
    path.write_text("\n".join(lines) + "\n")
    limits = ReadLimits(bisect_above_bytes=1, probes=8, probe_bytes=512, near_bytes=4096)
    file = open_log(path, "app.log", limits)
    assert file.probes is not None
    assert file.probes.sorted
    window = TimeWindow(
        since=START + timedelta(seconds=9000), until=START + timedelta(seconds=9010)
    )
    found = hits(path, window=window, limits=limits)
    assert [hit.parsed.message.split()[1] for hit in found] == [str(n) for n in range(9000, 9010)]
    assert all(hit.line is None for hit in found)  # it did not begin at the head


@settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    broken=st.dictionaries(
        st.integers(0, 10),
        st.binary(min_size=1, max_size=60).map(lambda b: b.replace(b"\n", b" ")),
        max_size=4,
    ),
    as_json=st.booleans(),
)
def test_a_broken_line_loses_no_neighbour(
    tmp_path: Path, broken: dict[int, bytes], as_json: bool
) -> None:
    path = tmp_path / "app.log"
    good = []
    data = b""
    for number in range(11):
        stamp = (START + timedelta(seconds=number)).isoformat()
        line = (
            f'{{"time":"{stamp}","msg":"good n{number}."}}'
            if as_json
            else f"{stamp} INFO good n{number}."
        )
        data += line.encode() + b"\n"
        good.append(number)
        if number in broken:
            data += broken[number] + b"\n"
    path.write_bytes(data)
    found = messages(hits(path, QueryLogs(any_of=["good n"]), limits=SMALL))
    assert numbers(found) == good
    everything = messages(hits(path, limits=SMALL))
    assert [text for text in everything if "good n" in text] == found


def test_broken_lines_are_counted_by_place(tmp_path: Path) -> None:
    path = tmp_path / "app.log"
    path.write_bytes(
        b'{"time":"2026-07-08T10:00:00Z","msg":"a"}\n{"time":"2026-07-08T10:0\n'
        b'{"time":"2026-07-08T10:00:02Z","msg":"b"}\nno json at all\n\xff\xfe\n'
    )
    tally = Tally()
    found = hits(path, QueryLogs(any_of=["msg"]), tally=tally)
    assert messages(found) == ["a", "b"]
    assert tally.broken == ["app.log:2", "app.log:4", "app.log:5"]


CASES = [
    (QueryLogs(any_of=["HIKARIPOOL"]), ["HikariPool-1 full"]),
    (QueryLogs(any_of=["连接池"]), ["连接池耗尽", "escaped 连接池"]),
    (QueryLogs(any_of=["ошибка"]), ["ОШИБКА базы"]),
    (QueryLogs(all_of=["full", "hikari"]), ["HikariPool-1 full"]),
    (QueryLogs(all_of=["full", "absent"]), []),
    (QueryLogs(any_of=["a.*b"]), ["literal a.*b"]),
    (QueryLogs(any_of=["ERROR"]), ["ОШИБКА базы"]),
    (QueryLogs(service="pay"), ["escaped 连接池", "to pay-7f9d"]),
    (QueryLogs(service="app"), None),
    (QueryLogs(any_of=["app"]), None),
    (QueryLogs(any_of=["app.log"]), []),
    (QueryLogs(service="app.log"), None),
    (QueryLogs(), None),
]


@pytest.mark.parametrize(("request_", "expected_"), CASES, ids=[str(case[0]) for case in CASES])
def test_terms_and_names(tmp_path: Path, request_: QueryLogs, expected_: list[str] | None) -> None:
    path = tmp_path / "app.log"
    path.write_text(
        "2026-07-08T10:00:00Z INFO HikariPool-1 full\n"
        "2026-07-08T10:00:01Z INFO 连接池耗尽\n"
        "2026-07-08T10:00:02Z ERROR ОШИБКА базы\n"
        "2026-07-08T10:00:03Z INFO literal a.*b\n"
        "2026-07-08T10:00:04Z INFO to pay-7f9d\n"
        "2026-07-08T10:00:05Z INFO prepay\n"
        '2026-07-08T10:00:06Z {"msg":"escaped \\u8fde\\u63a5\\u6c60","service":"pay"}\n'
    )
    found = messages(hits(path, request_))
    assert len(found) == 7 if expected_ is None else sorted(found) == sorted(expected_)


def test_a_level_filter_keeps_records_without_a_level_unless_they_are_surely_lower(
    tmp_path: Path,
) -> None:
    path = tmp_path / "app.log"
    path.write_text(
        "2026-07-08T10:00:00Z INFO low\n2026-07-08T10:00:01Z WARN higher\n"
        "2026-07-08T10:00:02Z says nothing\n"
        '2026-07-08T10:00:03Z 1.2.3.4 - - "GET / HTTP/1.1" 200 5\n'
        '2026-07-08T10:00:04Z 1.2.3.4 - - "GET / HTTP/1.1" 503 5\n'
    )
    tally = Tally()
    found = messages(hits(path, QueryLogs(level="ERROR"), tally=tally))
    assert [text[:12] for text in found] == ["says nothing", "1.2.3.4 - - "]
    assert tally.unlevelled == 2
