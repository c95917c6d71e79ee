"""Names to models: what is known, what is missing, and one line that says the way out."""

import sys
from typing import Any

import pytest
from tests.wire.kit import RETRY, SMALL

from firsthand.contracts.errors import ConfigurationError
from firsthand.contracts.models import ModelsConfig, OutputMode, ProviderConfig, ProviderKind
from firsthand.models.known import KNOWN
from firsthand.models.offline import OfflineModel
from firsthand.models.provided import ProvidedModel
from firsthand.models.resolver import Resolver

SECRET = "sk-very-secret-0123456789"
KEYS = {
    "OPENAI_API_KEY": SECRET,
    "ANTHROPIC_API_KEY": SECRET,
    "GOOGLE_API_KEY": SECRET,
    "ALIBABA_API_KEY": SECRET,
    "AWS_BEARER_TOKEN_BEDROCK": SECRET,
    "OPENAI_COMPATIBLE_BASE_URL": "http://127.0.0.1:9/v1",
}


def resolver(environ: dict[str, str] | None = None, **providers: Any) -> Resolver:
    named = {name.replace("_", "-"): one for name, one in providers.items()}
    named.setdefault("bedrock", ProviderConfig(region="us-east-1"))
    config = ModelsConfig(small_mode=SMALL, retry=RETRY, providers=named)
    return Resolver(config, environ={} if environ is None else environ)


REFUSED = [
    ("ofline", "did you mean offline?"),
    ("opnai:gpt-5", "did you mean openai:gpt-5?"),
    ("antropic:claude", "did you mean anthropic:claude?"),
    ("gpt-5", "did you mean openai:gpt-5?"),
    ("claude-sonnet-4-5", "did you mean anthropic:claude-sonnet-4-5?"),
    ("openai", "openai:gpt-6-luna"),
    ("openai:", "unknown model"),
    ("zzz:model", "FIRSTHAND_PROVIDERS__ZZZ__BASE_URL"),
    ("", "models list"),
    (":", "models list"),
    ("openai:gpt-5", "OPENAI_API_KEY"),
    ("anthropic:claude", "ANTHROPIC_API_KEY"),
    ("google:gemini", "GOOGLE_API_KEY"),
    ("qwen:qwen3-max", "ALIBABA_API_KEY"),
    ("openai-compatible:m", "FIRSTHAND_PROVIDERS__OPENAI_COMPATIBLE__BASE_URL"),
]


@pytest.mark.parametrize(("name", "way_out"), REFUSED)
def test_a_name_that_cannot_be_used_says_the_way_out_in_one_line(name: str, way_out: str) -> None:
    with pytest.raises(ConfigurationError) as refused:
        resolver().resolve(name)
    assert way_out in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("name", [":x", "a b:x", "模型:x", "-:x"])
def test_no_variable_is_named_that_no_shell_can_set(name: str) -> None:
    with pytest.raises(ConfigurationError) as refused:
        resolver().resolve(name)
    assert "FIRSTHAND_PROVIDERS" not in str(refused.value)


@pytest.mark.parametrize("provider", KNOWN)
async def test_every_known_provider_resolves_with_its_key(provider: str) -> None:
    one = resolver(KEYS)
    model = one.resolve(KNOWN[provider].example)
    assert isinstance(model, ProvidedModel)
    assert model.model_name == KNOWN[provider].example
    assert (
        SECRET not in repr(model) + str(model) + repr(model.traits) + model.traits.model_dump_json()
    )
    assert one.resolve(KNOWN[provider].example) is model
    await one.close()


async def test_an_alias_and_an_underscore_name_the_same_provider() -> None:
    one = resolver(KEYS)
    assert one.connection("qwen:m").base_url == one.connection("alibaba:m").base_url
    assert one.connection("OpenAI_Compatible:m").provider == "openai-compatible"
    await one.close()


def test_offline_needs_nothing() -> None:
    assert isinstance(resolver().resolve("offline"), OfflineModel)


@pytest.mark.parametrize(
    ("provider", "package", "extra"),
    [
        ("anthropic", "anthropic", "anthropic"),
        ("google", "google.genai.types", "google"),
        ("bedrock", "boto3", "bedrock"),
    ],
)
def test_a_missing_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, provider: str, package: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"firsthand.models.providers.{provider}", raising=False)
    with pytest.raises(ConfigurationError, match=rf"pip install 'firsthand\[{extra}\]'"):
        resolver(KEYS).resolve(KNOWN[provider].example)


async def test_a_key_may_be_another_variable() -> None:
    config = ProviderConfig(base_url="http://127.0.0.1:9/v1", api_key="env:MY_KEY")  # type: ignore
    one = resolver({"MY_KEY": SECRET}, local=config)
    assert one.connection("local:m").key_text == SECRET
    with pytest.raises(ConfigurationError, match="MY_KEY, which is not set") as refused:
        resolver({}, local=config).resolve("local:m")
    assert SECRET not in str(refused.value)


@pytest.mark.parametrize("key", ["", "clé-0123", "two\nlines", "schlüssel"])
def test_a_key_that_no_header_can_carry_is_refused_and_not_repeated(key: str) -> None:
    config = ProviderConfig(base_url="http://127.0.0.1:9/v1", api_key=key)  # type: ignore[arg-type]
    with pytest.raises(ConfigurationError, match="copy it again") as refused:
        resolver({}, local=config).resolve("local:m")
    assert not key or key not in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"ca_file": "/nowhere/ca.pem"}, "CA_FILE"),
        ({"proxy": "no proxy"}, "PROXY"),
        ({"headers": {"X-Team": "münchen"}}, "HEADERS"),
    ],
)
def test_a_connection_that_cannot_be_made_is_a_configuration_error(
    changes: dict[str, Any], said: str
) -> None:
    config = ProviderConfig(base_url="https://127.0.0.1:9/v1", **changes)
    with pytest.raises(ConfigurationError, match=said) as refused:
        resolver({}, local=config).resolve("local:m")
    assert "\n" not in str(refused.value)


async def test_what_is_configured_wins_over_what_is_known() -> None:
    config = ProviderConfig(
        base_url="http://127.0.0.1:9/v1",
        output_mode=OutputMode.NATIVE,
        one_call_a_reply=True,
        context_tokens=4_096,
        timeout_seconds=7,
    )
    one = resolver({}, ollama=config)
    model = one.resolve("ollama:qwen3:8b")
    assert isinstance(model, ProvidedModel)
    traits = model.traits
    assert (traits.output_mode, traits.one_call_a_reply) == (OutputMode.NATIVE, True)
    assert (traits.context_tokens, traits.timeout_seconds) == (4_096, 7)
    assert traits.small == SMALL
    await one.close()


async def test_a_provider_of_ones_own_may_speak_another_protocol() -> None:
    config = ProviderConfig(kind=ProviderKind.ANTHROPIC, base_url="http://127.0.0.1:9")
    one = resolver({}, gateway=config)
    model = one.resolve("gateway:claude-sonnet-4-5")
    assert isinstance(model, ProvidedModel)
    assert model.wrapped.system == "anthropic"
    await one.close()


def test_no_sdk_is_imported_before_its_provider_is_named() -> None:
    import subprocess

    code = (
        "import sys; from firsthand.models.resolver import Resolver;"
        "from firsthand.contracts.models import ModelsConfig, SmallMode;"
        "small = SmallMode(tool_calls=1, tool_items=1, tool_result_bytes=1, context_tokens=1);"
        "Resolver(ModelsConfig(small_mode=small), environ={}).resolve('offline');"
        "print([n for n in ('openai', 'anthropic', 'google.genai', 'boto3') if n in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"
