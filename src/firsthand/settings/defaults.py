"""Defaults of every limit."""

from firsthand.contracts.models import RetryPolicy, SmallMode
from firsthand.contracts.runs import RunLimits

DEFAULT_LIMITS = RunLimits(
    model_calls=16,
    tool_calls=16,
    tokens=200_000,
    run_bytes=2_000_000,
    deadline_seconds=300,
    tool_seconds=30,
    query_bytes=16_384,
    previous_turn_bytes=32_768,
    input_bytes=65_536,
    draft_bytes=65_536,
    tool_result_bytes=32_768,
    tool_items=40,
    payload_bytes=8_388_608,
)
DEFAULT_RETRY = RetryPolicy(attempts=4, first_seconds=1, longest_seconds=60)
DEFAULT_SMALL = SmallMode(
    tool_calls=6, tool_items=8, tool_result_bytes=4_096, context_tokens=16_384
)
