"""Amazon Bedrock's Converse API, with the credentials that AWS's own tools would use.

The SDK's own retries are off. It is not asynchronous: a cancelled call leaves its thread until the
time-out, which is the provider's `timeout_seconds`.
"""

import asyncio

import boto3
from botocore.config import Config
from botocore.exceptions import BotoCoreError
from botocore.session import Session
from botocore.tokens import FrozenAuthToken
from pydantic_ai.models import Model
from pydantic_ai.models.bedrock import BedrockConverseModel
from pydantic_ai.providers.bedrock import BedrockProvider

from firsthand.contracts.errors import ConfigurationError
from firsthand.models.keys import setting
from firsthand.models.providers.connection import Built, Connection


class BearerSession(Session):  # type: ignore[misc]  # botocore has no types
    """A session that signs with a bearer token instead of an access key."""

    def __init__(self, token: str) -> None:
        super().__init__()
        self._token = token

    def get_auth_token(self, **_: object) -> FrozenAuthToken:
        return FrozenAuthToken(self._token)

    def get_credentials(self) -> None:
        return None


def connect(connection: Connection) -> Built:
    """Raises ConfigurationError without a region or credentials."""
    config, token = connection.config, connection.key_text
    if config.headers:
        raise ConfigurationError(
            f"{connection.provider} signs its requests and takes no"
            f" {setting(connection.provider, 'headers')}; unset it"
        )
    inner = None if token is None else BearerSession(token)
    try:
        session = boto3.Session(botocore_session=inner, region_name=config.region)
        if token is None and session.get_credentials() is None:
            raise ConfigurationError(
                f"{connection.provider} finds no AWS credentials; run `aws configure`, or set"
                " AWS_BEARER_TOKEN_BEDROCK"
            )
        client = session.client(
            "bedrock-runtime",
            endpoint_url=connection.base_url,
            verify=config.ca_file,
            config=Config(
                read_timeout=connection.timeout,
                connect_timeout=connection.connect,
                retries={"total_max_attempts": 1},
                proxies=_proxies(connection),
                signature_version="bearer" if token else None,
            ),
        )
    except (BotoCoreError, ValueError) as wrong:
        raise ConfigurationError(
            f"{connection.provider} cannot be set up ({type(wrong).__name__}); set"
            f" {setting(connection.provider, 'region')} or AWS_DEFAULT_REGION"
        ) from None
    provider = BedrockProvider(bedrock_client=client)

    def model(model_name: str) -> Model:
        return BedrockConverseModel(model_name, provider=provider, settings=connection.settings)

    async def close() -> None:
        await asyncio.to_thread(client.close)

    return Built(model=model, close=close)


def _proxies(connection: Connection) -> dict[str, str] | None:
    proxy = connection.config.proxy
    if proxy is None:
        return None
    return {"http": proxy.get_secret_value(), "https": proxy.get_secret_value()}
