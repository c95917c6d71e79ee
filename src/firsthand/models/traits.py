"""The traits of a resolved model: from its configuration, what was checked, and what is known. Pure.

For each trait the first that says something wins: the operator's configuration, what `models
check` found at the same address, the table of known providers, the framework's profile.
"""

from pydantic import SecretStr
from pydantic_ai.models import Model

from firsthand.contracts.models import (
    CheckedModel,
    ModelsConfig,
    ModelTraits,
    OutputMode,
    Price,
    ProviderKind,
    RetryPolicy,
    SmallMode,
)
from firsthand.models.providers.connection import Connection


def local_traits(config: ModelsConfig) -> ModelTraits:
    """Of a model in this process: nothing fails on the way to it, and it costs nothing."""
    free = Price(input=0, output=0) if config.needs_price else None
    return ModelTraits(
        small=config.small_mode if config.small else None,
        retry=RetryPolicy(),
        price=free,
        currency=config.currency,
    )


def provided_traits(
    name: str, config: ModelsConfig, connection: Connection, model: Model
) -> ModelTraits:
    own, checked = connection.config, checked_at(name, config, connection)
    context = own.context_tokens or (checked.context_tokens if checked else None)
    context = context or model.profile.get("context_window")
    is_openai = connection.known.kind is ProviderKind.OPENAI
    return ModelTraits(
        output_mode=output_mode(connection, checked, model),
        one_call_a_reply=one_call_a_reply(connection, checked),
        schema_in_native_prompt=is_openai and connection.known.output_mode is not None,
        small=small_mode(config, context),
        context_tokens=context,
        timeout_seconds=connection.timeout,
        retry=own.retry or config.retry,
        price=config.prices.get(name) or own.price,
        currency=config.currency,
        secrets=secrets(connection),
        address=connection.base_url,
    )


def checked_at(name: str, config: ModelsConfig, connection: Connection) -> CheckedModel | None:
    """What was found of the model, if its address is still the same."""
    checked = config.checked.get(name)
    return checked if checked is not None and checked.base_url == connection.base_url else None


def output_mode(connection: Connection, checked: CheckedModel | None, model: Model) -> OutputMode:
    if connection.config.output_mode is not None:
        return connection.config.output_mode
    if checked is not None:
        return checked.output_mode
    if connection.known.output_mode is not None:
        return connection.known.output_mode
    native = model.profile.get("supports_json_schema_output", False)
    return OutputMode.NATIVE if native else OutputMode.PROMPTED


def one_call_a_reply(connection: Connection, checked: CheckedModel | None) -> bool:
    if connection.config.one_call_a_reply is not None:
        return connection.config.one_call_a_reply
    if checked is not None:
        return checked.one_call_a_reply
    return connection.known.one_call_a_reply


def small_mode(config: ModelsConfig, context_tokens: int | None) -> SmallMode | None:
    by_context = context_tokens is not None and context_tokens <= config.small_mode.context_tokens
    return config.small_mode if config.small or by_context else None


def secrets(connection: Connection) -> tuple[SecretStr, ...]:
    """Whatever no error text may repeat, the longest first."""
    own = connection.config
    found = [one for one in (connection.key, own.proxy, *own.headers.values()) if one is not None]
    if own.proxy is not None:
        userinfo = own.proxy.get_secret_value().partition("://")[2].rpartition("@")[0]
        found += [SecretStr(userinfo), SecretStr(userinfo.partition(":")[2])]
    return tuple(sorted(found, key=lambda one: -len(one.get_secret_value())))
