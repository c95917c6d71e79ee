"""The words for codes: one table per enumeration, the same in the terminal and on a page.

Law: data and pure functions. A code without words of its own is shown as the code.
"""

from datetime import datetime

from firsthand.contracts.enums import (
    BudgetKind,
    ErrorCode,
    EvidenceStatus,
    JudgedBy,
    RunState,
    Severity,
    ToolName,
    Verdict,
    Wording,
)

VERDICT_WORDS = {
    Verdict.PASS: "every published claim was checked against the line that it cites",
    Verdict.LOW_CONFID: "something is missing or could not be decided",
    Verdict.REJECT: "evidence was cited that does not exist; only claims that passed alone remain",
}

NOTHING_FOUND = "nothing was found and no line is cited; that each search found nothing was checked"
"""In the place of PASS's words, where every claim is a negative one."""
NOTHING_CLAIMED = "nothing is claimed, so there was nothing to check"

WORDING_WORDS = {
    Wording.MODEL: "model's words",
    Wording.QUOTED: "quoted",
    Wording.COMPOSED: "composed by code",
}

JUDGE_WORDS = {JudgedBy.RULES: "checked by rules", JudgedBy.VERIFIER: "judged by the verifier"}

SEVERITY_WORDS = {
    Severity.NONE: "lowers nothing",
    Severity.LOW_CONFID: "low_confid",
    Severity.REJECT: "reject",
}

STATE_WORDS = {
    RunState.CREATED: "was not started",
    RunState.RUNNING: "is running",
    RunState.SUCCEEDED: "finished",
    RunState.FAILED: "failed",
    RunState.CANCELLED: "was cancelled",
    RunState.TIMED_OUT: "ran out of time",
    RunState.BUDGET_EXHAUSTED: "used up a budget",
    RunState.INTERRUPTED: "was interrupted: its process ended before it did",
}

EVIDENCE_WORDS = {
    EvidenceStatus.EVIDENCE_FOUND: "found",
    EvidenceStatus.NO_EVIDENCE: "nothing found",
    EvidenceStatus.UNAVAILABLE: "unavailable",
}

ERROR_WORDS: dict[str, str] = {
    ErrorCode.INVALID_ARGUMENTS: "the arguments were not valid",
    ErrorCode.UNAUTHORIZED_TOOL: "there is no such tool",
    ErrorCode.DUPLICATE_CALL: "the same call was made before",
    ErrorCode.BUDGET_EXHAUSTED: "the budget was used up",
    ErrorCode.TIMEOUT: "it took too long",
    ErrorCode.SOURCE_UNAVAILABLE: "the source is not there or not configured",
    ErrorCode.QUERY_REJECTED: "the query was refused",
    ErrorCode.RESULT_TOO_LARGE: "the result was too large",
    ErrorCode.CANCELLED: "it was cancelled",
    ErrorCode.INTERNAL: "an internal error",
}

BUDGET_WORDS = {
    BudgetKind.MODEL_CALLS: "model calls",
    BudgetKind.TOOL_CALLS: "tool calls",
    BudgetKind.TOKENS: "tokens",
    BudgetKind.RUN_BYTES: "bytes",
    BudgetKind.DEADLINE: "seconds",
    BudgetKind.MONEY: "(money)",
}

_UNITS = ((86_400, "d"), (3_600, "h"), (60, "min"), (1, "s"))
_ONE_UNIT_FROM = 10
"""Of so many of a unit on, the next smaller one is left out."""


def duration(seconds: float) -> str:
    """A length of time in one or two units: `0.4 s`, `12 s`, `3 min`, `2 h 5 min`, `144 d`."""
    if seconds < 10:
        return f"{seconds:.2g} s" if seconds >= 0.001 else "0 s"
    whole = round(seconds)
    position = next(i for i, (size, _) in enumerate(_UNITS) if whole >= size)
    size, unit = _UNITS[position]
    count, rest = divmod(whole, size)
    if unit == "s" or count >= _ONE_UNIT_FROM:
        return f"{count} {unit}"
    smaller, smaller_unit = _UNITS[position + 1]
    tail = f" {rest // smaller} {smaller_unit}" if rest >= smaller else ""
    return f"{count} {unit}{tail}"


def ago(at: datetime, now: datetime) -> str:
    """`3 s ago`; a time that has not come yet is `just now`, as two clocks may differ."""
    seconds = (now - at).total_seconds()
    return f"{duration(seconds)} ago" if seconds >= 0.5 else "just now"


def instant(at: datetime) -> str:
    """ISO 8601 to the second, `Z` for UTC."""
    return at.isoformat(timespec="seconds").replace("+00:00", "Z")


def number(value: float) -> str:
    """Whole with its thousands apart, else with one digit: `2,000,000`, `0.4`."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"


def money(value: float) -> str:
    """Cents, and as many digits more as a small amount needs: `0.50`, `0.0012`."""
    if value == round(value, 2):
        return f"{value:,.2f}"
    return f"{value:,.4f}" if value >= 1 else f"{value:.2g}"


def budget_amount(kind: BudgetKind, value: float) -> str:
    """A use or a limit as its budget counts."""
    return money(value) if kind is BudgetKind.MONEY else number(value)


def plural(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def counted(count: int) -> str:
    """A small number in words, a large one in digits."""
    return _NUMBERS[count] if 0 <= count < len(_NUMBERS) else f"{count:,}"


def known_tool(name: str) -> str:
    """The tool's name, if it is one: an invented name is a model's free text."""
    return name if name in frozenset(ToolName) else "(no such tool)"
