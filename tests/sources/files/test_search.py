"""The search equals what a reader of every record would find."""

import gzip
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.sources.kit import SMALL, at, hits, messages

from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import QueryLogs
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.logfile import open_log

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
