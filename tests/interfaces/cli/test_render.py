"""Plain and rich drawings of one document."""

import io
import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console
from tests.interfaces import samples

from firsthand.contracts.enums import RunState
from firsthand.interfaces.cli.render import render_plain, render_rich
from firsthand.interfaces.document import Document, Heading, Piece, Tone, cited, line, section
from firsthand.interfaces.views.answer import fresh_document
from firsthand.interfaces.views.run import run_document

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
PLAIN = fresh_document(samples.answer(), state=RunState.SUCCEEDED, now=samples.NOW)
SHOWN = run_document(samples.run(), (samples.invocation(),), now=samples.NOW)


def console(width: int, **options: object) -> Console:
    given = {"file": io.StringIO(), "width": width, "markup": False, "highlight": False}
    return Console(**(given | options))  # type: ignore[arg-type]  # test options


def words(text: str) -> str:
    """Without white space and colours: what is said, however it is wrapped."""
    return "".join(ESCAPES.sub("", text).split())


@pytest.mark.parametrize("width", [20, 40, 80, 200])
@pytest.mark.parametrize("document", [PLAIN, SHOWN])
def test_plain_and_rich_say_the_same_words(document: Document, width: int) -> None:
    rich = render_rich(document, console(width, force_terminal=True))
    assert words(rich) == words(render_plain(document))


@pytest.mark.parametrize("width", [8, 20, 33, 80])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    text = "连接池耗尽 " * 9 + "x" * 90
    document = (line(text, marker="12.", indent=3), Heading(text="a heading of some length"))
    drawn = render_rich((*document, *SHOWN), console(width))
    assert max(cell_len(each) for each in drawn.splitlines()) <= width


def test_a_wrapped_line_hangs_under_its_text() -> None:
    drawn = render_rich((line("one two three four", marker="1."),), console(12))
    assert drawn.splitlines() == ["1. one two", "   three", "   four"]


def test_the_cited_characters_are_marked_in_both() -> None:
    document = (line(*cited("pool is full", (0, 4))),)
    assert render_plain(document) == "«pool» is full\n"
    assert "«pool»" in render_rich(document, console(80))


@pytest.mark.parametrize("span", [None, (3, 3), (5, 2), (-1, 4), (0, 99)])
def test_a_span_outside_of_the_text_marks_nothing(span: tuple[int, int] | None) -> None:
    assert render_plain((line(*cited("pool", span)),)) == "pool\n"


@given(st.text(max_size=80))
def test_markup_emoji_codes_and_escapes_in_evidence_are_only_text(text: str) -> None:
    hostile = f"[bold red]x[/] :smile: [link=http://a]b[/link]{text}\x1b[2J"
    drawn = render_rich((line(hostile),), console(400, force_terminal=True, no_color=True))
    assert "[bold red]x[/] :smile: [link=http://a]b[/link]" in drawn
    assert "\x1b" not in drawn
    assert not any(unicodedata.category(one) == "Cc" for one in drawn.rstrip("\n"))


def test_without_colour_the_verdict_still_stands_in_words() -> None:
    drawn = render_rich(PLAIN, console(100, force_terminal=True, no_color=True))
    assert "PASS: every published claim" in ESCAPES.sub("", drawn)
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", drawn)


def test_a_section_without_blocks_has_no_heading() -> None:
    assert section("Withheld", ()) == ()


def test_a_piece_is_safe_whatever_it_was_made_from() -> None:
    assert Piece("a\x1b[31m\nb", Tone.BAD).text == "a⏎b"
