from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.evidence.strategies import JSON, TEXT

from firsthand.rules.evidence.values import number_of, number_text, pair, quoted


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (91.0, "91"),
        (0.1, "0.1"),
        (1e-7, "0.0000001"),
        (1e16, "10000000000000000"),
        (1e300, "1e+300"),
        (-0.0, "0"),
        (-45, "-45"),
        (float("nan"), "NaN"),
        (float("inf"), "+Inf"),
        (float("-inf"), "-Inf"),
    ],
)
def test_a_number_is_written_without_needless_signs(number: float, text: str) -> None:
    assert number_text(number) == text


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_a_written_number_is_the_number(number: float) -> None:
    assert float(number_text(number)) == number


@pytest.mark.parametrize(
    "value", [True, None, "", "91%", "1_000", "１２", "NaN", "Infinity", "1e999", [1]]
)
def test_what_is_no_finite_number_counts_as_none(value: object) -> None:
    assert number_of(value) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("value", "number"), [("1.5", "1.5"), (" 2 ", "2"), (3, "3"), ("-4e2", "-400")]
)
def test_a_number_in_a_string_is_a_number(value: object, number: str) -> None:
    assert number_of(value) == Decimal(number)  # type: ignore[arg-type]


def unquoted(text: str) -> tuple[str, str]:
    """A reader of `quoted`: (content, rest)."""
    out, at = [], 1
    while text[at] != '"':
        slashes = at
        while text[slashes] == "\\":
            slashes += 1
        count = slashes - at
        if count and text[slashes] == '"':
            out.append("\\" * (count // 2))
            if count % 2:
                out.append('"')
                slashes += 1
        else:
            out.append("\\" * count)
            if not count:
                out.append(text[at])
                slashes = at + 1
        at = slashes
    return "".join(out), text[at + 1 :]


@given(TEXT)
def test_nothing_inside_closes_a_quote(text: str) -> None:
    assert unquoted(quoted(text) + " tail") == (text, " tail")


@given(st.sampled_from(["a", "current"]), JSON)
def test_a_string_value_cannot_add_a_pair(key: str, value: object) -> None:
    text = pair(key, value)  # type: ignore[arg-type]
    assert text.startswith(f"{key}=")
    if isinstance(value, str) and ("," in value or "=" in value or " " in value):
        assert text == f"{key}={quoted(value)}"
