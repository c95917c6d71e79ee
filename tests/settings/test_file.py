"""firsthand.toml: where it is found, what wins over it, and how each mistake in it is named."""

import os
from pathlib import Path

import pytest

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.servers import ElasticServer, LokiServer
from firsthand.settings import DEFAULT_LIMITS, load_settings

SERVERS = """\
model = "offline"

[limits]
tool_calls = 5

[sources.prometheus]
url = "http://prometheus:9090/"
headers = { X-Team = "env:TEAM" }

[sources.logs]
kind = "loki"
url = "http://loki:3100"
tenant = "shop"

[sql]
url = "postgresql://reader@db/shop"
tables = ["orders", "customers"]
password = "env:SQL_PASSWORD"

[providers.my-local]
base_url = "http://gpu-1:8000/v1"
"""


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o600)
    return path


def model_of(name: str) -> str:
    return f'model = "scripted:{name}"'


def test_a_file_sets_every_group(tmp_path: Path) -> None:
    settings = load_settings(write(tmp_path / "own.toml", SERVERS))
    assert settings.limits == DEFAULT_LIMITS.model_copy(update={"tool_calls": 5})
    assert settings.sources.prometheus is not None
    assert settings.sources.prometheus.url == "http://prometheus:9090"
    assert isinstance(settings.sources.logs, LokiServer)
    assert settings.sources.logs.tenant == "shop"
    assert settings.sources.alertmanager is None
    assert settings.sql is not None
    assert settings.sql.tables == ("orders", "customers")
    assert list(settings.providers) == ["my-local"]
    assert settings.file == tmp_path / "own.toml"
    assert settings.warnings == ()


def test_the_files_are_looked_for_in_their_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert load_settings().file is None
    write(tmp_path / "home" / "firsthand.toml", model_of("home"))
    assert load_settings().model == "scripted:home"
    write(Path("firsthand.toml"), model_of("here"))
    assert load_settings().model == "scripted:here"
    monkeypatch.setenv("FIRSTHAND_CONFIG", str(write(tmp_path / "var.toml", model_of("var"))))
    assert load_settings().model == "scripted:var"
    assert load_settings(write(tmp_path / "arg.toml", model_of("arg"))).model == "scripted:arg"
    monkeypatch.setenv("FIRSTHAND_CONFIG", os.devnull)
    assert load_settings().model == "offline"


def test_the_environment_wins_over_the_file_field_by_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIRSTHAND_SOURCES__PROMETHEUS__URL", "http://other:9090")
    monkeypatch.setenv("FIRSTHAND_SOURCES__LOGS__TENANT", "billing")
    monkeypatch.setenv("FIRSTHAND_LIMITS__TOKENS", "7")
    monkeypatch.setenv("FIRSTHAND_PROVIDERS__MY_LOCAL__API_KEY", "env:GPU_KEY")
    settings = load_settings(write(tmp_path / "own.toml", SERVERS))
    assert settings.sources.prometheus is not None
    assert settings.sources.prometheus.url == "http://other:9090"
    assert "X-Team" in settings.sources.prometheus.headers
    assert isinstance(settings.sources.logs, LokiServer)
    assert (settings.sources.logs.url, settings.sources.logs.tenant) == (
        "http://loki:3100",
        "billing",
    )
    assert (settings.limits.tool_calls, settings.limits.tokens) == (5, 7)
    local = settings.providers["my-local"]
    assert local.base_url == "http://gpu-1:8000/v1"
    assert local.api_key is not None


def test_variables_alone_configure_a_log_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRSTHAND_SOURCES__LOGS__KIND", "opensearch")
    monkeypatch.setenv("FIRSTHAND_SOURCES__LOGS__URL", "https://search:9200")
    monkeypatch.setenv("FIRSTHAND_SOURCES__LOGS__INDEX", "app-*")
    logs = load_settings().sources.logs
    assert isinstance(logs, ElasticServer)
    assert (logs.kind, logs.index) == ("opensearch", "app-*")


WRONG = {
    "a misspelt key that is then missing": (
        '[sources.prometheus]\nurll = "http://s3cret"',
        "line 2: sources.prometheus.urll is not a setting; the nearest is sources.prometheus.url",
    ),
    "a table in a group that is none": (
        '# a\n[sorces.x]\nurl = "http://s3cret"',
        "line 2: sorces is not a setting; the nearest is sources",
    ),
    "an unknown key": ('modle = "s3cret"', "line 1: modle is not a setting; the nearest is model"),
    "an unknown nested key": (
        '[sources.prometheus]\nurl = "http://a"\nbearer_tokn = "s3cret"',
        "line 3: sources.prometheus.bearer_tokn is not a setting; the nearest is"
        " sources.prometheus.bearer_token",
    ),
    "an unknown key of a log server": (
        '[sources.logs]\nkind = "loki"\nurl = "http://a"\ntennant = "s3cret"',
        "line 4: sources.logs.tennant is not a setting; the nearest is sources.logs.tenant",
    ),
    "another kind's key": (
        '[sources.logs]\nkind = "loki"\nurl = "http://a"\nindex = "s3cret"',
        "line 4: sources.logs.index is not a setting",
    ),
    "a group in the wrong place": (
        '[prometheus]\nurl = "http://s3cret"',
        "line 1: prometheus is not a setting; the nearest is sources.prometheus",
    ),
    "a wrong value": (
        "# limits\n[limits]\ntool_calls = -3",
        "line 3: limits.tool_calls should be greater than 0; correct or remove it",
    ),
    "a wrong type": (
        'limits.tokens = "s3cret"',
        "line 1: limits.tokens should be a valid integer",
    ),
    "a value for a group": ('sources = "s3cret"', "line 1: sources should be a group of settings"),
    "an address with a password": (
        '[sources.prometheus]\nurl = "http://me:s3cret@host"',
        "line 2: sources.prometheus.url should be an http:// or https:// address",
    ),
    "an address that is missing": (
        "[sources.prometheus]\nseries = 3",
        "line 1: sources.prometheus.url is missing; add it",
    ),
    "a kind that is missing": (
        '[sources.logs]\nurl = "http://a"',
        "line 1: sources.logs.kind should be one of loki, elasticsearch, opensearch and victorialogs",
    ),
    "an unknown kind": (
        '[sources.logs]\nkind = "s3cret"\nurl = "http://a"',
        "line 2: sources.logs.kind should be one of loki",
    ),
    "two ways in": (
        '[sources.prometheus]\nurl = "http://a"\nusername = "a"\nbearer_token = "s3cret"',
        "line 1: sources.prometheus has more than one of username, bearer_token",
    ),
    "a provider's unknown key": (
        '[providers.my-local]\nbase_urll = "http://s3cret"',
        "line 2: providers.my-local.base_urll is not a setting; the nearest is"
        " providers.my-local.base_url",
    ),
    "no TOML": ('model = "offline"\nverifier = s3cret', "is not TOML: Invalid value (at line 2"),
    "a key twice": ("debug = true\ndebug = true\n", "(at line 2, column 13)"),
}


@pytest.mark.parametrize(("text", "said"), WRONG.values(), ids=WRONG)
def test_a_mistake_is_named_by_file_line_key_and_way_out(
    tmp_path: Path, text: str, said: str
) -> None:
    path = write(tmp_path / "own.toml", text)
    with pytest.raises(ConfigurationError) as refused:
        load_settings(path)
    line = str(refused.value)
    assert line.startswith(str(path))
    assert said in line
    assert "s3cret" not in line
    assert "\n" not in line


def test_a_wrong_variable_over_a_right_file_is_named_as_the_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIRSTHAND_SOURCES__PROMETHEUS__URL", "s3cret")
    with pytest.raises(ConfigurationError, match=r"^FIRSTHAND_SOURCES__PROMETHEUS__URL should be"):
        load_settings(write(tmp_path / "own.toml", SERVERS))


def test_what_cannot_be_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    big = write(tmp_path / "big.toml", "#" * (1024 * 1024 + 1))
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b'model = "caf\xe9"')
    deep = write(tmp_path / "deep.toml", "a = " + "[" * 100_000)
    for path, said in ((big, "larger"), (latin, "UTF-8"), (deep, "not TOML"), (tmp_path, "folder")):
        with pytest.raises(ConfigurationError, match=said):
            load_settings(path)
    with pytest.raises(ConfigurationError, match=r"--config .*no such file.*firsthand init"):
        load_settings(tmp_path / "none.toml")
    monkeypatch.setenv("FIRSTHAND_CONFIG", str(tmp_path / "none.toml"))
    with pytest.raises(ConfigurationError, match=r"FIRSTHAND_CONFIG .*no such file"):
        load_settings()


def test_a_file_of_the_working_folder_that_others_can_write_is_not_used() -> None:
    path = write(Path("firsthand.toml"), model_of("here"))
    path.chmod(0o666)
    with pytest.raises(ConfigurationError, match="written by others"):
        load_settings()
    assert load_settings(path).model == "scripted:here"


READABLE = {
    "a password": (
        '[sql]\nurl = "mysql://a@b/c"\ntables = ["t"]\npassword = "s3cret"',
        "sql.password",
    ),
    "a password in an address": ('[sql]\nurl = "mysql://a:s3cret@b/c"\ntables = ["t"]', "sql.url"),
    "a token": (
        '[sources.prometheus]\nurl = "http://a"\nbearer_token = "s3cret"',
        "sources.prometheus.bearer_token",
    ),
    "a header": (
        '[sources.logs]\nkind = "loki"\nurl = "http://a"\nheaders.X-Key = "s3cret"',
        "sources.logs.headers.X-Key",
    ),
    "a provider's key": ('[providers.openai]\napi_key = "s3cret"', "providers.openai.api_key"),
}


@pytest.mark.parametrize(("text", "key"), READABLE.values(), ids=READABLE)
def test_a_secret_that_others_can_read_is_warned_about(tmp_path: Path, text: str, key: str) -> None:
    path = write(tmp_path / "own.toml", text)
    assert load_settings(path).warnings == ()
    path.chmod(0o644)
    (warning,) = load_settings(path).warnings
    assert key in warning
    assert "chmod 600" in warning
    assert "s3cret" not in warning


def test_a_reference_that_others_can_read_is_no_secret(tmp_path: Path) -> None:
    path = write(tmp_path / "own.toml", SERVERS)
    path.chmod(0o644)
    assert load_settings(path).warnings == ()
