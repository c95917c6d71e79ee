import re
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rules.evidence.strategies import JSON, TEXT

from firsthand.rules.evidence import Redactor
from firsthand.rules.evidence.redaction import _HINTS, MASK, ROWS

CASES = Path(__file__).parent / "redaction_cases"
REDACTOR = Redactor(b"a key of this installation")
ESCAPES = {"\\\\": "\\", "\\n": "\n", "\\r": "\r", "¦": ""}


def cases(name: str) -> list[str]:
    lines = (CASES / f"{name}.txt").read_text(encoding="utf-8").split("\n")
    kept = [line for line in lines if line and not line.startswith("# ")]
    return [re.sub(r"\\\\|\\n|\\r|¦", lambda found: ESCAPES[found[0]], line) for line in kept]


FOUND = [text for name in ("found", "heldout_found", "second_found") for text in cases(name)]
SURVIVES = [
    text for name in ("survives", "heldout_survives", "second_survives") for text in cases(name)
]


def test_the_labelled_texts_are_many() -> None:
    assert len(FOUND) >= 160
    assert len(SURVIVES) >= 250


@pytest.mark.parametrize("text", FOUND)
def test_a_secret_is_masked_and_nothing_beside_it(text: str) -> None:
    masked = REDACTOR.text(re.sub("[«»]", "", text))
    around = re.split("«.*?»", text, flags=re.DOTALL)
    assert re.fullmatch(MASK.pattern.join(map(re.escape, around)), masked), masked


@pytest.mark.parametrize("text", SURVIVES)
def test_what_is_no_secret_stays_as_it_is(text: str) -> None:
    assert REDACTOR.text(text) == text


@pytest.mark.parametrize("text", FOUND)
def test_masking_twice_changes_nothing(text: str) -> None:
    once = REDACTOR.text(re.sub("[«»]", "", text))
    assert REDACTOR.text(once) == once


@pytest.mark.parametrize("text", [*FOUND, *SURVIVES])
def test_what_a_gate_leaves_out_would_have_found_nothing(text: str) -> None:
    plain = re.sub("[«»]", "", text)
    every_hint = tuple(row for row in _HINTS)
    assert every_hint is not _HINTS
    assert REDACTOR._text(plain, every_hint) == REDACTOR.text(plain)


def masks(text: str) -> list[str]:
    return MASK.findall(text)


def test_equal_secrets_have_equal_marks_whatever_their_kind() -> None:
    url, field = masks(REDACTOR.text("postgres://app:hunter2@db/orders password=hunter2"))
    assert url.rpartition(":")[2] == field.rpartition(":")[2]
    assert (url.split(":")[1], field.split(":")[1]) == ("url", "password")


def test_other_secrets_and_other_keys_have_other_marks() -> None:
    assert REDACTOR.text("pwd=hunter2") != REDACTOR.text("pwd=hunter3")
    assert REDACTOR.text("pwd=hunter2") != Redactor(b"another").text("pwd=hunter2")
    assert REDACTOR.text("pwd=hunter2") == Redactor(b"a key of this installation").text(
        "pwd=hunter2"
    )


def test_a_mask_written_by_someone_else_hides_no_secret_behind_it() -> None:
    masked = REDACTOR.text("password=[secret:password:00000000]hunter2 next")
    assert "hunter2" not in masked
    assert masked.endswith(" next")


def test_private_use_characters_come_back_unharmed() -> None:
    text = "logo \U000f0000\U0010fffd password=hunter2 \U000f0001"
    masked = REDACTOR.text(text)
    assert re.sub(MASK.pattern, "hunter2", masked) == text


@pytest.mark.parametrize(
    ("value", "secret"),
    [
        ({"password": "x"}, "x"),
        ({"db": {"clientSecret": "abc, def"}}, "abc, def"),
        ({"users.password": "two words"}, "two words"),
        ({"DB_PASSWORD": 123456}, "123456"),
        ({"api_key": ["one-key", "two-key"]}, "one-key"),
        ({"Authorization": "Bearer abcdef0123456789"}, "abcdef0123456789"),
        ({"Set-Cookie": "sid=abcdef; Path=/"}, "abcdef"),
        ([{"name": "DB_PASSWORD", "value": "hunter2"}], "hunter2"),
        ({"message": 'login {"password": "hunter2"}'}, "hunter2"),
        ({"password=hunter2": 1}, "hunter2"),
        ({"args": ["--token", {"token": "zzz9"}]}, "zzz9"),
    ],
)
def test_a_key_says_that_its_value_is_a_secret(value: object, secret: str) -> None:
    masked = REDACTOR.value(value)  # type: ignore[arg-type]
    assert secret not in str(masked)
    assert masks(str(masked))
    assert REDACTOR.value(masked) == masked


@pytest.mark.parametrize(
    "value",
    [
        {"secretName": "foo", "tokens": 1234, "keys": 12, "password": None, "token": True},
        {"token": 5, "secret": {"secretName": "order-db"}, "password": "", "pwd": "****"},
        {"name": "InvalidAccessToken", "value": "91%", "labels": {"pod": "a-7f9dd8b6c4-x7gr9"}},
        {"trace_id": "4bf92f3577b34da6a3ce929d0e0e4736", "digest": "sha256:" + "ab" * 32},
        {"points": [[1783505643, 4111111111111111]], "n": 1.5, "none": None},
    ],
)  # fmt: skip
def test_json_without_secrets_stays_as_it_is(value: object) -> None:
    assert REDACTOR.value(value) == value  # type: ignore[arg-type]


def test_a_secret_in_a_key_and_the_same_in_text_have_one_mark() -> None:
    by_key = str(REDACTOR.value({"password": "hunter2"}))
    assert masks(by_key) == masks(REDACTOR.text("password=hunter2"))


def test_a_structure_nested_beyond_reason_is_masked_whole() -> None:
    deep: object = "password=hunter2"
    for _ in range(3000):
        deep = [deep]
    assert "hunter2" not in str(REDACTOR.value(deep))  # type: ignore[arg-type]


PIECES = [
    "password", "=", ":", ": ", '"', "'", "\\", '\\"', "hunter2", "token", "secret", "[secret:", "pwd", "]",
    "[secret:password:0a1b2c3d]", "Bearer ", "Basic ", "authorization", "cookie", "a=b;", " ", "\n", "://u:",
    "@h", "-----BEGIN PRIVATE KEY-----", "-----END PRIVATE KEY-----", "MIIB", "eyJhbGciOi.eyJzdWIiOi.x", "--",
    "name", "value", "密码", "：", "sk-", "AbC123", "4111 1111 1111 1111", "<", ">", "</", "{", "}", ",",
    "mysql", " -p", "curl -u ", "identified by ", "\U000f0000", "；", "api_key", "x" * 20, "${A}", "&", ".",
]  # fmt: skip


@given(st.lists(st.sampled_from(PIECES), max_size=14).map("".join) | TEXT)
def test_masking_is_idempotent_and_stable_for_any_text(text: str) -> None:
    once = REDACTOR.text(text)
    assert REDACTOR.text(once) == once
    assert REDACTOR.text(text) == once


@given(JSON)
def test_masking_is_idempotent_for_any_json(value: object) -> None:
    once = REDACTOR.value(value)  # type: ignore[arg-type]
    assert repr(REDACTOR.value(once)) == repr(once)


@given(
    st.text(alphabet="abcXYZ019!#$%^*+-_./~|?", min_size=6, max_size=30).filter(
        lambda s: s[0].isalnum()
    )
)
def test_no_password_in_json_escapes(secret: str) -> None:
    text = f'{{"user": "bob", "password": "q9{secret}", "ttl": 30}}'
    masked = REDACTOR.text(text)
    assert f"q9{secret}" not in masked
    assert masked.startswith('{"user": "bob", "password": "[secret:')
    assert masked.endswith('", "ttl": 30}')


HOSTILE = [
    "password=", 'password="', "token: ", "-----BEGIN PRIVATE KEY-----", "eyJaaaaaaaaa.", "://a:", "sk-",
    "cookie: a=b;", "authorization: bearer ", "a:b@tcp(", "name: PASSWORD value: ", "<password>", "mysql ",
    "curl -u ", "digest ", "set password for ", "identified by '", '\\"password\\":\\"', "密码：a", "4111-",
    "[secret:password:00000000]", '"password": {', "&token=a", "\\", "password=${", "--password ", "sqlplus ",
    "AUTH ", "sig=", "x",
]  # fmt: skip


@pytest.mark.parametrize("piece", HOSTILE)
def test_time_grows_with_the_length_alone(piece: str) -> None:
    def seconds(characters: int) -> float:
        text = piece * (characters // len(piece))
        started = time.process_time()
        REDACTOR.text(text)
        return time.process_time() - started

    small, large = (min(seconds(size) for _ in range(3)) for size in (20_000, 80_000))
    assert large < 11 * max(small, 0.02), "a square would be sixteenfold"


def test_nothing_escapes_by_being_long() -> None:
    text = "x" * 3_000_000 + " password=hunter2 " + "y" * 3_000_000
    assert "hunter2" not in REDACTOR.text(text)
    assert len(REDACTOR.text("password=" + "z" * 1_000_000)) < 100


def test_every_row_compiles_and_marks_its_secret() -> None:
    assert all({"s", "s1"} & set(row.pattern.groupindex) for row in ROWS)


def test_every_row_has_hints_in_lower_case_so_that_it_can_be_skipped() -> None:
    assert all(row.hints and all(hint == hint.lower() for hint in row.hints) for row in ROWS)


@pytest.mark.parametrize("invisible", ["\u200b", "\u00ad", "\u2060", "\ufeff", "\u202e"])
def test_an_invisible_character_hides_no_secret(invisible: str) -> None:
    for text in (f"pa{invisible}ssword=Zw9Hunter2", f"password={invisible}Zw9{invisible}Hunter2"):
        assert "Hunter2" not in REDACTOR.text(text)
        assert "Hunter2" not in str(REDACTOR.value({"message": text}))


def test_text_without_a_secret_keeps_its_invisible_characters() -> None:
    assert REDACTOR.text("order\u200b-service is up") == "order\u200b-service is up"


def test_a_short_chinese_value_is_no_identifier() -> None:
    assert "Hunter2xyz" not in REDACTOR.text("密码是Hunter2xyz")
