"""The boundary between text of unknown origin and a terminal."""

import json
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from firsthand.interfaces.safe_text import clipped, safe_block, safe_json, safe_line

ANYTHING = st.text(st.characters(codec=None), max_size=200)
CONTROLS = (
    "\x1b[31m",
    "\x1b]0;owned\x07",
    "\x9b2J",
    "\x1bPq",
    "\x00",
    "\x7f",
    "\ud800",
    "\t",
    "\r\n",
)
OTHERS = ("\u202e", "\u2066", "\u200b", "\u2028", "\U000e0041", "[red]", "连接池", "a")
NASTY = st.lists(st.sampled_from([*CONTROLS, *OTHERS])).map("".join)
FORBIDDEN = {"Cc", "Cs", "Zl", "Zp"}
BIDI = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@given(ANYTHING | NASTY)
@example("\x1b\x1b[31m[31m")
def test_nothing_that_moves_a_cursor_or_reorders_text_is_left(text: str) -> None:
    safe = safe_line(text)
    assert not {unicodedata.category(character) for character in safe} & FORBIDDEN
    assert not set(safe) & BIDI


@given(ANYTHING | NASTY)
def test_making_safe_twice_changes_nothing(text: str) -> None:
    assert safe_line(safe_line(text)) == safe_line(text)


@given(st.text("abc 连接池,=%[]{}<>é—"))
def test_printable_text_is_left_as_it_is(text: str) -> None:
    assert safe_line(text) == text


@pytest.mark.parametrize(
    ("hostile", "safe"),
    [
        ("\x1b[1;31mERROR\x1b[0m pool", "ERROR pool"),
        ("a\r\nb\nc", "a⏎b⏎c"),
        ("a\tb", "a b"),
        ("user\u202egnp.exe", "usergnp.exe"),
        ("pay\u200bload", "payload"),
        ("bell\x07", "bell\ufffd"),
        ("\x9b31mred", "red"),
        ("lone \ud800", "lone \ufffd"),
    ],
)
def test_each_kind_of_hostile_character(hostile: str, safe: str) -> None:
    assert safe_line(hostile) == safe


@pytest.mark.parametrize("introducer", ["\x1b]0;", "\x1bP", "\x1b_", "\x9d8;;", "\x1bX"])
def test_an_escape_sequence_that_carries_text_cannot_hide_it(introducer: str) -> None:
    shown = safe_line(f"before {introducer}the real error\x07 after")
    assert "the real error" in shown
    assert shown.endswith(" after")


def test_a_very_long_line_takes_linear_time() -> None:
    for unit in ("\x1b[", "\x1b[0;", "\u202e", "\x1b]", "9"):
        safe_line(unit * 500_000)


def test_a_block_keeps_its_lines() -> None:
    assert safe_block("a\x1b[2J\nb\u202e\r\nc") == "a\nb\nc"


@given(st.recursive(st.none() | st.booleans() | st.integers() | ANYTHING | NASTY, st.lists))
def test_json_parses_to_the_same_value_and_is_safe_to_print(value: object) -> None:
    text = safe_json(value)  # type: ignore[arg-type]  # hypothesis gives JSON of any shape
    assert json.loads(text) == json.loads(json.dumps(value))
    printed = text.replace("\n", "")
    assert not {unicodedata.category(character) for character in printed} & FORBIDDEN
    assert not set(printed) & BIDI


def test_json_keeps_chinese_readable() -> None:
    assert safe_json({"问题": "连接池"}, indent=None) == '{"问题": "连接池"}'


@given(st.text(), st.integers(1, 50))
def test_clipping_never_exceeds_its_bound(text: str, most: int) -> None:
    assert len(clipped(text, most)) <= most
