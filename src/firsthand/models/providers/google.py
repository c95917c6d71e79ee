"""Google's Gemini API. The SDK's own retries are off."""

from google.genai.types import HttpRetryOptions
from pydantic_ai.models import Model
from pydantic_ai.models.google import GoogleModel
from pydantic_ai.providers.google import GoogleProvider

from firsthand.models.http import http_client
from firsthand.models.providers.connection import Built, Connection


def connect(connection: Connection) -> Built:
    http = http_client(connection)
    provider = GoogleProvider(
        api_key=connection.key_text or "none",
        http_client=http,
        base_url=connection.base_url,
        retry_options=HttpRetryOptions(attempts=1),
    )

    def model(model_name: str) -> Model:
        return GoogleModel(model_name, provider=provider, settings=connection.settings)

    async def close() -> None:
        await provider.client.aio.aclose()
        await http.aclose()

    return Built(model=model, close=close)
