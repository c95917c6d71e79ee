"""What a model call cost, where its model has a price. Pure."""

from pydantic_ai.usage import RequestUsage

from firsthand.contracts.models import Price

MILLION = 1_000_000


def cost_of(price: Price | None, usage: RequestUsage | None) -> float | None:
    """In the price's currency; None without a price or a measured usage."""
    if price is None or usage is None:
        return None
    cached = min(max(usage.cache_read_tokens, 0), usage.input_tokens)
    cached_price = price.input if price.cached_input is None else price.cached_input
    spent = (
        (usage.input_tokens - cached) * price.input
        + cached * cached_price
        + usage.output_tokens * price.output
    )
    return spent / MILLION
