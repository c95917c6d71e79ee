"""Levels are compared by gravity; a word that is none is none."""

import pytest

from firsthand.sources.levels import lower_lines, named_level, numbered_level, passes, rank


def least(word: str) -> int:
    value = rank(word)
    assert value is not None
    return value


@pytest.mark.parametrize(
    "word", ["FATAL", "critical", "SEVERE", "Error", "err", "ERRO", "FTL", "EMERG"]
)
def test_grave_words_pass_an_error_filter(word: str) -> None:
    assert passes(word, "", least("ERROR"))


@pytest.mark.parametrize(
    "word", ["WARN", "warning", "INFO", "NOTICE", "DEBUG", "TRACE", "LOG", "Normal"]
)
def test_lesser_words_do_not(word: str) -> None:
    assert not passes(word, "", least("ERROR"))


@pytest.mark.parametrize("word", ["", "banana", "200", "ok"])
def test_other_words_are_no_levels(word: str) -> None:
    assert rank(word) is None
    assert named_level(word) is None


@pytest.mark.parametrize(
    ("message", "kept"),
    [
        ("no status here", True),
        ('1.2.3.4 - - "GET / HTTP/1.1" 200 5', False),
        ('1.2.3.4 - - "GET / HTTP/1.1" 404 5', False),
        ('1.2.3.4 - - "GET / HTTP/1.1" 502 5', True),
        ("status 200", True),
    ],
)
def test_without_a_level_only_an_access_status_can_be_surely_lower(
    message: str, kept: bool
) -> None:
    assert passes(None, message, least("ERROR")) is kept


def test_numbers_mean_levels_only_where_one_convention_is_meant() -> None:
    assert numbered_level(50, gelf=False) == "ERROR"
    assert numbered_level(3, gelf=False) is None
    assert numbered_level(3, gelf=True) == "ERR"
    assert numbered_level(True, gelf=True) is None
    assert numbered_level(9, gelf=True) is None


def test_lines_that_are_plainly_lower_are_skipped_in_one_step() -> None:
    data = (
        b"2026-07-08T10:00:00Z INFO a\n2026-07-08 10:00:01,5 [main] DEBUG b\n"
        b"2026-07-08T10:00:02Z WARN c\n2026-07-08T10:00:03Z ERROR d\n"
    )
    run = lower_lines(least("ERROR")).match(data)
    assert run is not None
    assert data[run.end() :].startswith(b"2026-07-08T10:00:03Z ERROR")
    assert lower_lines(least("TRACE")).match(data) is None
