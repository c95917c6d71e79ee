"""The canonical form: what it evens out, what it keeps, and the way back."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from tests.rules.text.strategies import hostile_texts

from firsthand.rules.text.canonical import canonical, canonical_text, is_plain

SAME = {
    "no-break hyphen": ("service=stock‑sync", "service=stock-sync"),
    "no-break space": ("DiskWillFill\u00a0firing", "DiskWillFill firing"),
    "zero-width space": ("re\u200bplica lag", "replica lag"),
    "soft hyphen": ("re\u00adplica lag", "replica lag"),
    "byte order mark": ("\ufeffreplica lag", "replica lag"),
    "bidi marks": ("\u202areplica\u202c lag", "replica lag"),
    "full-width text": ("ｌａｇ＝９１％，ｏｋ", "lag=91%,ok"),
    "ligature": ("con\ufb01g loaded", "config loaded"),
    "decomposed letter": ("cafe\u0301 queue", "caf\u00e9 queue"),
    "decomposed Hangul": ("\u1112\u1161\u11ab queue", "\ud55c queue"),
    "micro sign": ("213µs", "213μs"),
    "curly quotes": ("“lag” isn’t 0", '"lag" isn\'t 0'),
    "corner quotes": ("「滞后」", '"滞后"'),
    "single and double quotes": ("host 'db-3' up", 'host "db-3" up'),
    "dashes": ("a – b — c − d", "a - b - c - d"),
    "Chinese marks": ("滞后：５，已恢复。", "滞后:5,已恢复."),
    "Chinese brackets": ("【告警】", "[告警]"),
    "ellipsis": ("lag … 5", "lag ... 5"),
    "comparison signs": ("lag ≥ 5 ≤ 9 ≠ 3", "lag >= 5 <= 9 != 3"),
    "arrow": ("5M → 3M", "5M->3M"),
    "case": ("LAG Of Shard", "lag of shard"),
    "hard wrap": ("lag of\n    shard", "lag of shard"),
    "line mark": ("lag⏎\tat x", "lag\n\tat x"),
    "blanks at signs": ("lag = 5 , shard ( 3 )", "lag=5,shard(3)"),
    "blank before a per cent sign": ("91 %", "91%"),
    "blanks at Han": ("滞后 5 秒", "滞后5秒"),
    "ANSI colours": ("\x1b[31;1mlag\x1b[0m 5", "lag 5"),
    "JSON escapes": ('\\"lag\\"\\n\\tis \\u6ede', '"lag" is 滞'),
    "JSON in JSON": ('\\\\\\"lag\\\\\\" \\\\n5', '"lag" 5'),
    "surrogate pair": ("\\ud83d\\ude80 lag", "\U0001f680 lag"),
    "escaped path": ("C:\\\\data\\\\x", "C:\\data\\x"),
    "HTML entities": ("a &lt; b &amp;&#39;c&#39;", "a < b &'c'"),
    "HTML in HTML": ("a &amp;lt; b", "a < b"),
    "Markdown": ("**lag** of `shard`", "lag of shard"),
    "thousands": ("3,600,089 ms", "3600089 ms"),
    "money and zeros": ("$1,200.00 paid", "1200.0 paid"),
    "list without blanks": ("1400,1777", "1400, 1777"),
}
OTHER = {
    "sign": ("lag -45", "lag 45"),
    "blank behind a sign": ("lag - 45", "lag -45"),
    "decimal point": ("512.00", "51200"),
    "decimals": ("1200.0", "1200"),
    "version and decimal": ("1.10", "1.1"),
    "comparison": ("a > b", "a < b"),
    "comma of a list": ("1, 400", "1400"),
    "Han list": ("1、400", "1400"),
    "superscript": ("x²", "x2"),
    "vulgar fraction": ("1½", "11/2"),
    "numero sign": ("№ 5", "no 5"),
    "circled digit": ("shard ①", "shard 1"),
    "prime and double prime": ("5′", "5″"),
    "per mille": ("5‰", "5%"),
    "homoglyph": ("lаg", "lag"),
    "look-alike digit": ("5O", "50"),
    "struck digit": ("5\u03360", "50"),
    "underscore": ("a_b", "a b"),
    "full stop between words": ("a. b", "a.b"),
    "time with thousandths": ("10:21:07,412", "10:21:07412"),
}


@pytest.mark.parametrize(("one", "other"), SAME.values(), ids=SAME)
def test_what_carries_no_meaning_is_evened_out(one: str, other: str) -> None:
    assert canonical(one).text == canonical(other).text


@pytest.mark.parametrize(("one", "other"), OTHER.values(), ids=OTHER)
def test_what_carries_meaning_is_kept(one: str, other: str) -> None:
    assert canonical(one).text != canonical(other).text


def test_a_span_goes_back_to_the_source_characters() -> None:
    source = "2026 【告警】 ｌａｇ＝\u200b９１ ％ ，  \x1b[1mshard\x1b[0m \\u6ede"
    whole = canonical(source)
    for piece, origin in {
        "[告警]": "【告警】",
        "lag=91%": "ｌａｇ＝\u200b９１ ％",
        "shard": "shard",
    }.items():
        place = whole.text.index(piece)
        assert whole.source_text(place, place + len(piece)) == origin
    last = len(whole.text)
    assert whole.source_text(last - 1, last) == "\\u6ede"
    assert whole.source_text(3, 3) == ""


@given(hostile_texts())
@example("&l`t;")
@example('\\ "')
@example("1, 400 1`,`400")
@example("&#27;[0mn\\")
@example("ǰİßﬃ")
def test_the_canonical_form_is_idempotent(text: str) -> None:
    once = canonical_text(text)
    assert canonical_text(once) == once


@given(hostile_texts(), st.data())
def test_the_way_back_leads_to_a_piece_that_reads_the_same(text: str, data: st.DataObject) -> None:
    whole = canonical(text)
    start = data.draw(st.integers(0, len(whole.text)))
    end = data.draw(st.integers(start, len(whole.text)))
    first, last = whole.source_span(start, end)
    assert 0 <= first <= last <= len(text)
    whole_span = whole.source_span(0, len(whole.text))
    if (
        "\\" not in text and "&" not in text
    ):  # an escape's first half may lie in an evened-out ligature
        assert canonical_text(text[slice(*whole_span)]) == whole.text


@given(hostile_texts())
def test_order_and_borders_survive_the_way_back(text: str) -> None:
    whole = canonical(text)
    spans = [whole._traced(place, place + 1) for place in range(len(whole.text))]
    assert spans == sorted(spans)


@given(st.text(alphabet=st.characters(codec="ascii")))
def test_a_plain_text_keeps_its_words_and_numbers(text: str) -> None:
    if is_plain(text):
        letters = [character for character in text.lower() if character.isalnum()]
        assert [character for character in canonical_text(text) if character.isalnum()] == letters


def test_a_text_with_more_layers_than_any_tool_writes_stays_literal() -> None:
    text = "&#38;#38;#38;lt; \\&#117;0026#117;0041"
    assert canonical_text(canonical_text(text)) == canonical_text(text)
