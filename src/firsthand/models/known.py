"""The providers that Firsthand knows, as a table, and what an unknown name may have meant. Pure.

A name is `provider:model`. A provider that the table does not know may be configured; it speaks
OpenAI's protocol then. The SDK of a row is an extra unless it is OpenAI's.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from firsthand.contracts.models import OutputMode, ProviderConfig, ProviderKind


@dataclass(frozen=True, kw_only=True)
class KnownProvider:
    kind: ProviderKind
    what: str
    """For a person."""
    base_url: str | None = None
    """None: the SDK's own, or it must be configured."""
    base_url_variable: str | None = None
    """Environment variable that moves it, as the provider's own tools read it."""
    key_variables: tuple[str, ...] = ()
    """Environment variables of its key, the first that is set wins."""
    needs_key: bool = False
    needs_base_url: bool = False
    output_mode: OutputMode | None = None
    """None: native where the model's profile has it, else prompted."""
    one_call_a_reply: bool = False
    """It is known to take `parallel_tool_calls: false`."""
    max_output_tokens: int | None = None
    """Where nothing is configured. The service wants a number, and streams what is larger."""
    example: str
    """A model of it."""


KNOWN: dict[str, KnownProvider] = {
    "openai": KnownProvider(
        kind=ProviderKind.OPENAI,
        what="OpenAI",
        base_url="https://api.openai.com/v1",
        base_url_variable="OPENAI_BASE_URL",
        key_variables=("OPENAI_API_KEY",),
        needs_key=True,
        one_call_a_reply=True,
        example="openai:gpt-6-luna",
    ),
    "anthropic": KnownProvider(
        kind=ProviderKind.ANTHROPIC,
        what="Anthropic",
        base_url="https://api.anthropic.com",
        base_url_variable="ANTHROPIC_BASE_URL",
        key_variables=("ANTHROPIC_API_KEY",),
        needs_key=True,
        one_call_a_reply=True,
        example="anthropic:claude-sonnet-5-5",
        max_output_tokens=16_000,
    ),
    "google": KnownProvider(
        kind=ProviderKind.GOOGLE,
        what="Google Gemini",
        base_url_variable="GOOGLE_GEMINI_BASE_URL",
        key_variables=("GOOGLE_API_KEY", "GEMINI_API_KEY"),
        needs_key=True,
        output_mode=OutputMode.FINAL_TURN,
        example="google:gemini-3.8-flash",
    ),
    "bedrock": KnownProvider(
        kind=ProviderKind.BEDROCK,
        what="Amazon Bedrock, with the credentials of AWS's own tools",
        key_variables=("AWS_BEARER_TOKEN_BEDROCK",),
        output_mode=OutputMode.PROMPTED,
        example="bedrock:amazon.nova-pro-v1:0",
    ),
    "alibaba": KnownProvider(
        kind=ProviderKind.OPENAI,
        what="Alibaba Cloud Model Studio",
        base_url="https://dashscope-intl.aliyuncs.com/compatible-mode/v1",
        key_variables=("ALIBABA_API_KEY", "DASHSCOPE_API_KEY"),
        needs_key=True,
        output_mode=OutputMode.PROMPTED,
        one_call_a_reply=True,
        example="alibaba:qwen3-max",
    ),
    "ollama": KnownProvider(
        kind=ProviderKind.OPENAI,
        what="Ollama on this machine",
        base_url="http://localhost:11434/v1",
        base_url_variable="OLLAMA_BASE_URL",
        key_variables=("OLLAMA_API_KEY",),
        output_mode=OutputMode.FINAL_TURN,
        example="ollama:qwen3:8b",
    ),
    "vllm": KnownProvider(
        kind=ProviderKind.OPENAI,
        what="vLLM on this machine",
        base_url="http://localhost:8000/v1",
        base_url_variable="VLLM_BASE_URL",
        key_variables=("VLLM_API_KEY",),
        output_mode=OutputMode.FINAL_TURN,
        example="vllm:Qwen/Qwen3-8B",
    ),
    "llamacpp": KnownProvider(
        kind=ProviderKind.OPENAI,
        what="llama.cpp's server on this machine",
        base_url="http://localhost:8080/v1",
        key_variables=("LLAMA_API_KEY",),
        output_mode=OutputMode.FINAL_TURN,
        example="llamacpp:qwen3-8b",
    ),
    "lmstudio": KnownProvider(
        kind=ProviderKind.OPENAI,
        what="LM Studio on this machine",
        base_url="http://localhost:1234/v1",
        output_mode=OutputMode.FINAL_TURN,
        example="lmstudio:qwen3-8b",
    ),
    "openai-compatible": KnownProvider(
        kind=ProviderKind.OPENAI,
        what="any server that speaks OpenAI's protocol",
        key_variables=("OPENAI_COMPATIBLE_API_KEY",),
        base_url_variable="OPENAI_COMPATIBLE_BASE_URL",
        needs_base_url=True,
        output_mode=OutputMode.PROMPTED,
        example="openai-compatible:my-model",
    ),
}
ALIASES = {"qwen": "alibaba", "gemini": "google", "claude": "anthropic", "llama.cpp": "llamacpp"}
FAMILIES = {
    "gpt-": "openai",
    "o3": "openai",
    "claude": "anthropic",
    "gemini": "google",
    "qwen": "alibaba",
}
"""How a bare model name begins → its maker, for a hint."""
_CONFIGURABLE = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
"""Names of providers that an environment variable can hold."""


def plain(name: str) -> str:
    """A provider's name as the tables have it."""
    return name.strip().lower().replace("_", "-")


def known_provider(name: str, config: ProviderConfig | None) -> KnownProvider | None:
    """The table's row, or one for a configured provider that the table lacks."""
    found = KNOWN.get(ALIASES.get(name, name))
    if config is None or (found is not None and config.kind in (None, found.kind)):
        return found
    kind = config.kind or ProviderKind.OPENAI
    base = KNOWN["openai-compatible" if kind is ProviderKind.OPENAI else kind.value]
    return KnownProvider(
        kind=kind,
        what="configured",
        base_url=base.base_url,
        key_variables=() if kind is ProviderKind.OPENAI else base.key_variables,
        needs_key=base.needs_key,
        needs_base_url=base.needs_base_url,
        output_mode=base.output_mode,
        one_call_a_reply=base.one_call_a_reply,
        max_output_tokens=base.max_output_tokens,
        example=f"{name}:MODEL",
    )


def hint(name: str, configured: Iterable[str], others: Iterable[str]) -> str:
    """The nearest that is known. `others` are whole names such as `offline`."""
    provider, colon, model = name.partition(":")
    providers = {*KNOWN, *ALIASES, *configured}
    if not colon:
        maker = next((to for begin, to in FAMILIES.items() if name.lower().startswith(begin)), None)
        if maker is not None:
            return f"did you mean {maker}:{name}?"
        if plain(name) in providers:
            return f"name a model of it, such as {_example(plain(name))}"
        near = get_close_matches(name.lower(), [*others], n=1)
        if near:
            return f"did you mean {near[0]}?"
    elif near := get_close_matches(plain(provider), sorted(providers), n=1):
        return f"did you mean {near[0]}:{model or 'MODEL'}?"
    if model and _CONFIGURABLE.fullmatch(plain(provider)):
        variable = f"FIRSTHAND_PROVIDERS__{plain(provider).upper().replace('-', '_')}__BASE_URL"
        return f"set {variable} to configure it; `firsthand models list` shows the names"
    return "`firsthand models list` shows the names"


def _example(provider: str) -> str:
    row = KNOWN.get(ALIASES.get(provider, provider))
    return row.example if row else f"{provider}:MODEL"
