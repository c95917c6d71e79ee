"""Settings: precedence, defaults, and refusals of one line that never repeat a value."""

import stat
from pathlib import Path

import pytest

from firsthand.contracts.enums import Flow
from firsthand.contracts.errors import ConfigurationError
from firsthand.settings import DEFAULT_LIMITS, ensure_home, load_settings


def test_defaults_need_no_variable(tmp_path: Path) -> None:
    settings = load_settings()
    assert settings.model == "offline"
    assert settings.flow is Flow.DIRECT
    assert settings.verifier is None
    assert settings.limits == DEFAULT_LIMITS
    assert settings.ledger == f"sqlite:///{tmp_path}/home/firsthand.db"


def test_the_home_folder_defaults_to_the_platforms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FIRSTHAND_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert load_settings().home.name == "firsthand"


def test_an_empty_variable_is_an_unset_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRSTHAND_HOME", "")
    monkeypatch.setenv("FIRSTHAND_MODEL", "")
    settings = load_settings()
    assert settings.home != Path.cwd()
    assert settings.model == "offline"


def test_one_limit_is_set_and_the_others_keep_their_defaults(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("FIRSTHAND_LIMITS__TOOL_CALLS", "3")
    assert load_settings().limits == DEFAULT_LIMITS.model_copy(update={"tool_calls": 3})


WRONG = [
    ("FIRSTHAND_LIMITS__TOOL_CALLS", "many-s3cret", "valid integer"),
    ("FIRSTHAND_LIMITS__TOKENS", "0", "greater than 0"),
    ("FIRSTHAND_LIMITS__TOOL_CALL", "3", "FIRSTHAND_LIMITS__TOOL_CALLS"),
    ("FIRSTHAND_LIMITS", "{half", "FIRSTHAND_LIMITS__TOOL_CALLS=8"),
    ("FIRSTHAND_FLOW", "sideways-s3cret", "'direct' or 'reviewed'"),
    ("FIRSTHAND_LIVE_REFRESH_SECONDS", "-1", "greater than or equal to 0.02"),
    ("FIRSTHAND_DEBUG", "perhaps", "boolean"),
    ("FIRSTHAND_MODLE", "x", "FIRSTHAND_MODEL"),
    ("FIRSTHAND_PROVIDERS__LOCAL__BASE_URL", "ftp://s3cret", "http:// or https://"),
    ("FIRSTHAND_PROVIDERS__LOCAL__BASE_URL", "http://me:s3cret@host/v1", "without a user"),
    ("FIRSTHAND_PROVIDERS__LOCAL__BASE_URLL", "x", "FIRSTHAND_PROVIDERS__LOCAL__BASE_URL"),
    ("FIRSTHAND_PROVIDERS__LOCAL__PRICE__INPUT", "-1", "greater than or equal to 0"),
    ("FIRSTHAND_PROVIDERS", "{half", "FIRSTHAND_PROVIDERS__LOCAL__BASE_URL="),
    ("FIRSTHAND_RETRY__ATEMPTS", "2", "FIRSTHAND_RETRY__ATTEMPTS"),
    ("FIRSTHAND_LIMITS__MONEY", "0", "greater than 0"),
    ("FIRSTHAND_LIMITS__TOKENS", "1" + 400 * "0", "less than or equal to"),
    ("FIRSTHAND_LIMITS__DEADLINE_SECONDS", "1e300", "less than or equal to"),
    *[
        (f"FIRSTHAND_{name}", value, "finite number")
        for name in (
            "LIMITS__DEADLINE_SECONDS",
            "LIMITS__TOOL_SECONDS",
            "LIMITS__MONEY",
            "PROVIDERS__LOCAL__PRICE__INPUT",
        )
        for value in ("inf", "1e400", "nan")
    ],
]


@pytest.mark.parametrize(("name", "value", "rule"), WRONG)
def test_a_wrong_value_is_refused_by_name_rule_and_way_out(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, rule: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ConfigurationError) as refused:
        load_settings()
    said = str(refused.value)
    assert said.startswith(name)
    assert rule in said
    assert "s3cret" not in said
    assert "\n" not in said
    assert refused.value.__cause__ is None


def test_several_wrong_values_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRSTHAND_LIMITS__TOKENS", "0")
    monkeypatch.setenv("FIRSTHAND_FLOW", "up")
    with pytest.raises(ConfigurationError, match=r"\(and 1 more\)"):
        load_settings()


def test_a_container_platforms_variables_are_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRSTHAND_SERVICE_HOST", "10.0.0.1")
    monkeypatch.setenv("FIRSTHAND_PORT_8080_TCP", "tcp://10.0.0.1:8080")
    assert load_settings().model == "offline"


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_home_folder_is_made_owner_only(tmp_path: Path) -> None:
    home = tmp_path / "a" / "b"
    ensure_home(home)
    assert rights(home) == 0o700
    ensure_home(home)


def test_an_empty_folder_of_ours_becomes_owner_only_and_a_used_one_is_left(tmp_path: Path) -> None:
    empty, used = tmp_path / "empty", tmp_path / "used"
    for folder in (empty, used):
        folder.mkdir()
        folder.chmod(0o755)
    (used / "notes.txt").write_text("mine")
    ensure_home(empty)
    ensure_home(used)
    assert (rights(empty), rights(used)) == (0o700, 0o755)


def test_a_home_that_cannot_be_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    for home in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(ConfigurationError, match="FIRSTHAND_HOME"):
            ensure_home(home)


def test_a_provider_is_configured_one_variable_a_field(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRSTHAND_PROVIDERS__MY_LOCAL__BASE_URL", "http://gpu-1:8000/v1/")
    monkeypatch.setenv("FIRSTHAND_PROVIDERS__MY_LOCAL__API_KEY", "env:GPU_KEY")
    monkeypatch.setenv("FIRSTHAND_PROVIDERS__MY_LOCAL__HEADERS", '{"X-Team": "s3cret-team"}')
    monkeypatch.setenv("FIRSTHAND_PROVIDERS__MY_LOCAL__PRICE__INPUT", "0.5")
    monkeypatch.setenv("FIRSTHAND_PROVIDERS__MY_LOCAL__PRICE__OUTPUT", "1.5")
    settings = load_settings()
    (name, local), *_ = settings.providers.items()
    assert (name, local.base_url) == ("my-local", "http://gpu-1:8000/v1")
    assert local.price is not None
    assert local.price.output == 1.5
    assert "s3cret-team" not in repr(settings)
