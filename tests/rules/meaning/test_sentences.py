"""The sentences of a claim."""

import pytest

from firsthand.rules.meaning.tokens.sentences import sentences


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("The alert is firing. It has lasted 5m.", 2),
        ("告警正在触发。已持续五分钟。", 2),
        ("The value is 91.5% at 10.0.0.7.", 1),
        ("Version 1.2.3 of web.example.net was deployed.", 1),
        ("It failed; it was retried.", 2),
        ("First line\nsecond line", 2),
        ("Some units, e.g. seconds, convert.", 1),
        ("Is it firing? Yes.", 2),
        ("", 0),
        ("。", 1),
    ],
)
def test_sentences_in_both_languages(text: str, count: int) -> None:
    assert len(sentences(text)) == count


def test_no_sentence_is_lost() -> None:
    text = "One. Two! Three? 四。五；six"
    assert "".join("".join(sentences(text)).split()) == "".join(text.split())
