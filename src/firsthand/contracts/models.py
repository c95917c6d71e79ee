"""Language models as the operator configures them, and what the rest of a run must know of one.

A provider's configuration reaches `models/` from the settings; the traits of a resolved model
reach the harness and the agents with the model itself.
"""

import re
from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum
from typing import Annotated

from pydantic import AfterValidator, Field, SecretStr, StringConstraints

from firsthand.contracts.base import Contract

Seconds = Annotated[float, Field(gt=0, le=86_400)]
PerMillion = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Currency = Annotated[str, StringConstraints(pattern=r"^[A-Z]{3}$")]
MASK = "[secret]"
SHORTEST_SECRET = 4
"""Characters. What is shorter protects nothing, and masking it would garble every text."""


class ProviderKind(StrEnum):
    """The protocol that a provider speaks."""

    OPENAI = "openai"
    """OpenAI's chat completions, by OpenAI or by any compatible server."""
    ANTHROPIC = "anthropic"
    GOOGLE = "google"
    BEDROCK = "bedrock"


class OutputMode(StrEnum):
    """How a model is made to end with one JSON object. Every mode is parsed as strictly."""

    NATIVE = "native"
    """The schema is the response format of every request."""
    PROMPTED = "prompted"
    """The schema stands in the prompt; no response format is ever sent."""
    FINAL_TURN = "final_turn"
    """Prompted while there are tools; then one request without tools, with the response format."""


class Price(Contract):
    """What a provider charges, in the configured currency per million tokens."""

    input: PerMillion
    output: PerMillion
    cached_input: PerMillion | None = None
    """Input tokens that the provider read from its cache; None: as any other input."""


class RetryPolicy(Contract):
    """When a failed model call is tried again. Every attempt is a model call of the run's budget."""

    attempts: Annotated[int, Field(ge=1, le=20)] = 1
    """Most attempts at one call, the first included."""
    first_seconds: Seconds = 1.0
    """Wait after the first failure; it doubles with each, unless the provider says how long."""
    longest_seconds: Seconds = 60.0
    """Longest wait. A provider that asks for more is not waited for."""


class SmallMode(Contract):
    """What a model with a small context is spared: fewer calls, fewer and shorter results."""

    tool_calls: Annotated[int, Field(gt=0)]
    tool_items: Annotated[int, Field(gt=0)]
    tool_result_bytes: Annotated[int, Field(gt=0)]
    context_tokens: Annotated[int, Field(gt=0)]
    """A model that reports at most so large a context is a small one."""


def masked(text: str, secrets: Iterable[SecretStr]) -> str:
    """The text without any of these secrets."""
    for secret in secrets:
        value = secret.get_secret_value()
        if len(value) >= SHORTEST_SECRET:
            text = text.replace(value, MASK)
    return text


def base_address(value: str) -> str:
    """An HTTP address without a trailing slash; it can hold no user, password or second host."""
    if not re.match(r"^https?://[^\s/@]+(/[^\s@]*)?$", value):
        raise ValueError("should be an http:// or https:// address, without a user or password")
    return value.rstrip("/")


class ProviderConfig(Contract):
    """One configured provider; what is unset comes from the table of known providers."""

    kind: ProviderKind | None = None
    """The protocol; `openai` for a provider that the table does not know."""
    base_url: Annotated[str, AfterValidator(base_address)] | None = None
    api_key: SecretStr | None = None
    """The key itself, or `env:NAME` for the variable that holds it."""
    region: str | None = None
    """Bedrock's region."""
    timeout_seconds: Seconds | None = None
    """Longest that one reply may take, from the request to its last byte."""
    connect_seconds: Seconds | None = None
    ca_file: str | None = None
    """Certificates to trust instead of the system's, in PEM."""
    proxy: SecretStr | None = None
    """`http://…` or `socks5://…`; it may hold a password. Unset: the environment's proxy."""
    headers: dict[str, SecretStr] = Field(default_factory=dict)
    """Sent with every request, such as a gateway's own key."""
    output_mode: OutputMode | None = None
    """Unset: what `models check` found, else what the provider is known for."""
    one_call_a_reply: bool | None = None
    """Whether the request says `parallel_tool_calls: false`; some servers refuse the field."""
    max_output_tokens: Annotated[int, Field(gt=0)] | None = None
    context_tokens: Annotated[int, Field(gt=0)] | None = None
    """The model's context, where the server does not report it."""
    price: Price | None = None
    """Of every model of this provider that has no price of its own."""
    retry: RetryPolicy | None = None


class CheckedModel(Contract):
    """What `models check` found of one model at one address."""

    name: str
    base_url: str | None
    tools: bool
    """It called the tool that it was asked to call."""
    one_call_a_reply: bool
    """The server takes `parallel_tool_calls: false`."""
    schema_with_tools: bool
    """It calls tools while the request has a response format, and keeps to the format."""
    schema_output: bool
    """It keeps to a response format in a request without tools."""
    usage: bool
    """It reports the tokens of each reply."""
    context_tokens: int | None
    output_mode: OutputMode
    """What follows for a run."""
    checked_at: datetime


class ModelsConfig(Contract):
    """All that the resolver is told by the settings."""

    providers: dict[str, ProviderConfig] = Field(default_factory=dict)
    """By name, in lower case with hyphens."""
    prices: dict[str, Price] = Field(default_factory=dict)
    """By a model's full name, such as `openai:gpt-5`."""
    currency: Currency = "USD"
    retry: RetryPolicy = RetryPolicy()
    timeout_seconds: Seconds = 120.0
    connect_seconds: Seconds = 10.0
    small: bool = False
    """Treat every model as a small one."""
    small_mode: SmallMode
    needs_price: bool = False
    """There is a money budget, so a model without a price is refused."""
    checked: dict[str, CheckedModel] = Field(default_factory=dict)


class ModelTraits(Contract):
    """What harness and agents know of a model."""

    output_mode: OutputMode = OutputMode.PROMPTED
    one_call_a_reply: bool = True
    """The request says `parallel_tool_calls: false`."""
    schema_in_native_prompt: bool = False
    """The server only restricts what is sampled, so the prompt must show the schema too."""
    small: SmallMode | None = None
    context_tokens: int | None = None
    timeout_seconds: float | None = None
    """Longest that one attempt may take; None: the run's deadline alone bounds it."""
    retry: RetryPolicy = RetryPolicy()
    price: Price | None = None
    currency: Currency = "USD"
    secrets: tuple[SecretStr, ...] = ()
    """Keys and passwords of the connection; no error text may hold one."""
    address: str | None = None
    """Where it is reached, for a person."""

    def masked(self, text: str) -> str:
        """The text without any of the connection's secrets."""
        return masked(text, self.secrets)
