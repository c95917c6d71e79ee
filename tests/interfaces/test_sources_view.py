"""The table of `sources check`: the same words in both drawings, safe whatever a source says."""

import io
import re

from rich.console import Console

from firsthand.contracts.checks import SourceCheck
from firsthand.interfaces.cli.render import render_plain, render_rich
from firsthand.interfaces.views.sources import sources_document, sources_json

FOUND = (
    SourceCheck(
        name="sources.prometheus",
        kind="Prometheus",
        reachable=True,
        permitted=True,
        version="3.2.1",
        sample="41 targets",
        latency_ms=14,
    ),
    SourceCheck(
        name="sources.logs",
        kind="Loki",
        reachable=True,
        permitted=False,
        sample="连接池 \x1b[31mfull\u202e [red]x[/red]",
        latency_ms=22,
        error="answered 401; set sources.logs.bearer_token",
    ),
    SourceCheck(name="sql", kind="", warnings=("the account may DELETE",), reachable=True),
)


def rich_text(width: int = 200) -> str:
    console = Console(file=io.StringIO(), force_terminal=True, width=width, markup=False)
    return re.sub(r"\x1b\[[0-9;]*m", "", render_rich(sources_document(FOUND), console))


def test_columns_stand_under_their_names_beside_wide_characters() -> None:
    lines = render_plain(sources_document(FOUND)).splitlines()
    header, *rows = lines[1:5]
    for name in ("KIND", "REACHABLE", "VERSION", "LATENCY", "SAMPLE"):
        place = header.index(name)
        assert all(row[place - 1] == " " and row[place] != " " for row in rows)
    assert all(line == line.rstrip() for line in lines)


def test_both_drawings_say_the_same_words() -> None:
    def words(text: str) -> list[str]:
        return re.sub(r"[─\s]+", " ", text).split()

    assert sorted(words(render_plain(sources_document(FOUND)))) == sorted(words(rich_text()))


def test_what_a_source_says_is_text_on_one_line() -> None:
    for drawn in (render_plain(sources_document(FOUND)), rich_text()):
        assert "\x1b" not in drawn
        assert "\u202e" not in drawn
        assert "[red]x[/red]" in drawn


def test_a_narrow_terminal_loses_no_letter() -> None:
    wide, narrow = rich_text(200), rich_text(48)
    assert max(map(len, narrow.splitlines())) <= 48
    assert len(re.sub(r"[─\s]", "", narrow)) == len(re.sub(r"[─\s]", "", wide))


def test_errors_and_warnings_stand_below_with_their_source() -> None:
    plain = render_plain(sources_document(FOUND))
    assert "sources.logs: answered 401; set sources.logs.bearer_token" in plain
    assert "sql warns: the account may DELETE" in plain


def test_a_source_passes_only_if_it_can_be_used() -> None:
    found = sources_json(FOUND)
    assert found["passed"] is False
    assert [one.passed for one in FOUND] == [True, False, True]
    assert sources_json(FOUND[:1])["passed"] is True
