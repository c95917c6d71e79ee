import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.evidence.strategies import TEXT

from firsthand.rules.evidence.oneline import TEXT_BYTES, one_line, printable

BREAKS = ["\n", "\r", "\r\n", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029"]


@pytest.mark.parametrize("line_break", BREAKS, ids=ascii)
def test_every_kind_of_line_break_becomes_one_mark(line_break: str) -> None:
    assert one_line(f"first{line_break}second") == "first⏎second"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("\x1b[1;31mERROR\x1b[0m down", "ERROR down"),
        ("\x9b31mred\x9b0m", "red"),
        ("\x1b]8;;http://evil/\x1b\\link\x1b]8;;\x1b\\", "link"),
        ("\x1b]0;title\x07text", "text"),
        ("\x1b(Btext\x1b=", "text"),
        ("\x1b]0;never closed", "\\x1b]0;never closed"),
        ("bell\x07 nul\x00 del\x7f", "bell\\x07 nul\\x00 del\\x7f"),
        ("tab\tkept apart", "tab kept apart"),
        ("pay\u202egnp.exe", "paygnp.exe"),
        ("zero\u200bwidth\ufeff, soft\u00adhyphen", "zerowidth, softhyphen"),
        ("hidden\U000e0061\U000e0062 tags", "hidden tags"),
        ("half \ud83d pair", "half \ufffd pair"),
        ("连接池耗尽，等待 23", "连接池耗尽，等待 23"),
        ("  edges \n", "edges"),
        ("", ""),
    ],
)
def test_what_could_hide_or_forge_text_is_made_harmless(text: str, line: str) -> None:
    assert one_line(text) == line


def test_a_text_of_exactly_the_limit_is_not_cut() -> None:
    assert one_line("a" * TEXT_BYTES) == "a" * TEXT_BYTES


def test_a_longer_text_says_how_many_bytes_were_cut() -> None:
    text = "连接" * 1000
    line = one_line(text, 100)
    kept, _, note = line.partition("[+")
    assert text.startswith(kept)
    assert len(kept.encode()) <= 100
    assert note == f"{len(text.encode()) - len(kept.encode())} bytes]"


def test_a_cut_never_leaves_half_a_number() -> None:
    line = one_line("x" * 4090 + " 30000ms", TEXT_BYTES)
    assert line == "x" * 4090 + " [+7 bytes]"


def test_a_token_longer_than_any_number_is_cut_where_the_limit_is() -> None:
    assert one_line("x" * 5000) == "x" * TEXT_BYTES + f"[+{5000 - TEXT_BYTES} bytes]"


@given(TEXT | st.text(max_size=3000))
def test_a_line_is_always_one_printable_bounded_line(text: str) -> None:
    line = one_line(text, 200)
    assert len(line.splitlines()) <= 1
    assert not any(unicodedata.category(character) in ("Cc", "Cf", "Cs") for character in line)
    body = line.rpartition("[+")[0] if len(printable(text.strip()).encode()) > 200 else line
    assert len(body.encode()) <= 200


@given(TEXT)
def test_a_second_pass_adds_no_mark(text: str) -> None:
    once = printable(text)
    assert printable(once) == once
