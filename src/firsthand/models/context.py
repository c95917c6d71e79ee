"""How large a context a server reports for a model, where it says so at all.

OpenAI-compatible servers list their models at `/models`; several add the context to an entry, each
under a name of its own. Asking is optional: whatever fails is an unknown context.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic_ai.models import Model

NAMES = (
    "max_model_len",
    "loaded_context_length",
    "max_context_length",
    "context_length",
    "context_window",
    "n_ctx",
    "n_ctx_train",
)
"""vLLM; LM Studio (loaded, then most); gateways; llama.cpp (in `meta`). First match wins."""
NESTED = ("meta",)


async def reported_context(model: Model) -> int | None:
    """Tokens; None where the server does not say."""
    client: Any = getattr(model, "client", None)
    if not hasattr(client, "chat"):
        return None
    try:
        listed: Any = await client.get("/models", cast_to=object)
    except Exception:  # a server without the list is no worse a server
        return None
    return context_of(listed, model.model_name)


def context_of(listed: Any, model_name: str) -> int | None:
    """From a list of models: the entry of that name, or the only one."""
    entries = listed.get("data") if isinstance(listed, Mapping) else None
    found = (
        [one for one in entries if isinstance(one, Mapping)] if isinstance(entries, list) else []
    )
    named = [one for one in found if one.get("id") == model_name] or (
        found if len(found) == 1 else []
    )
    for entry in named[:1]:
        for value in _values(entry):
            if isinstance(value, int) and not isinstance(value, bool) and value > 0:
                return value
    return None


def _values(entry: Mapping[str, Any]) -> Iterator[Any]:
    for name in NAMES:
        yield entry.get(name)
        for nested in NESTED:
            inner = entry.get(nested)
            if isinstance(inner, Mapping):
                yield inner.get(name)
