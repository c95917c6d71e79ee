"""Limitations: what this run did not see, composed by code from its record.

Law: no word of a model stands here, but for query terms, quoted as the query within a scope. An
unregistered tool's name is a model's word too, and is not repeated. Pure.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from firsthand.contracts.answer import Withheld
from firsthand.contracts.enums import (
    TERMINAL_INVOCATION_STATUSES,
    BudgetKind,
    ErrorCode,
    EvidenceStatus,
    InvocationStatus,
    Rule,
    ToolName,
)
from firsthand.contracts.evidence import ToolInvocation
from firsthand.rules.evidence.scope import scope_line
from firsthand.rules.publish.facts import RunFacts

BUDGET_WORDS = {
    BudgetKind.MODEL_CALLS: "model calls",
    BudgetKind.TOOL_CALLS: "tool calls",
    BudgetKind.TOKENS: "tokens",
    BudgetKind.RUN_BYTES: "bytes of context",
    BudgetKind.DEADLINE: "seconds",
    BudgetKind.MONEY: "the money",
}

WITHHELD_WORDS: dict[Rule, str] = {
    Rule.INVOCATION_NOT_FOUND: "cites a tool result that does not exist",
    Rule.FOREIGN_SESSION: "cites another session's tool result",
    Rule.TOOL_NAME_MISMATCH: "cites a tool result under another tool's name",
    Rule.RAW_PATH_NOT_FOUND: "cites an item that the tool result does not hold",
    Rule.EXCERPT_MISMATCH: "quotes what the cited item does not say",
    Rule.CLAIM_UNBOUND: "cites no item",
    Rule.INVOCATION_ID_MISSING: "does not say which tool result it rests on",
    Rule.RAW_PATH_MISSING: "does not say which item it rests on",
    Rule.EVIDENCE_REFS_MISSING: "rests on a record that is older than citable items",
    Rule.EXCERPT_TOO_GENERIC: "quotes too little to be compared",
    Rule.EXCERPT_UNCLEAR: "quotes words that are near the cited item's, but not the same",
    Rule.OUTPUT_INCOMPLETE: "is incomplete, or says itself that it is",
    Rule.NOTHING_CHECKED: "nothing was cited, so nothing could be checked",
    Rule.NOTHING_PUBLISHED: "no claim is left to publish",
    Rule.NEGATIVE_SCOPE: "says that nothing was found where no finished search found nothing",
    Rule.WORDING_CONTRADICTED: "says what its own evidence contradicts",
    Rule.WORDING_UNSUPPORTED: "says more than its evidence",
    Rule.WORDING_OPEN: "is worded so that the rules cannot decide it; its evidence is quoted",
    Rule.CONCLUSION_WITHHELD: "the conclusion does not follow from the verified observations",
    Rule.INFERENCE_NOT_DERIVABLE: "is an inference that does not follow from its citations",
    Rule.VERIFIER_FAILED: "the verifier gave no usable ruling on it",
    Rule.UNCONFIRMED: "was marked unconfirmed by the model itself",
}
"""Rule → why it withholds. Every rule has its words."""

TIMED = frozenset({ToolName.QUERY_LOGS, ToolName.QUERY_METRICS})
"""Tools whose searches have a window."""
SHORTER = " A shorter time, such as --since 30m, makes the search shorter."

_GROUPED = re.compile(r"\A(\d{1,9}) similar\b")


def limitations(
    facts: RunFacts, withheld: Iterable[Withheld] = (), more: Iterable[str] = ()
) -> tuple[str, ...]:
    """Each once: how the run ended, what failed, what was empty, what was cut, what was withheld."""
    lines = [
        *_ending(facts),
        *_failures(facts.invocations),
        *_searches(facts.invocations),
        *facts.notes,
        *(note for one in facts.invocations for note in one.retrieval_details.notes),
        *more,
        *(f"Withheld ({one.rule}): {one.count}; {why_withheld(one.rule)}." for one in withheld),
    ]
    return tuple(dict.fromkeys(lines))


def _ending(facts: RunFacts) -> Iterator[str]:
    if facts.cancelled:
        yield "The run was cancelled before it finished."
    for kind, use in facts.budgets.limited():
        amount = f"{use.used:.6g} of {use.limit:.6g} {BUDGET_WORDS[kind]}"
        if kind is facts.limit_hit:
            yield f"The limit {kind.value} ended the run: {amount} used."
        elif use.used > use.limit:
            yield f"The limit {kind.value} was overshot by the last reply: {amount} used."
    if count := facts.budgets.unmeasured_calls:
        yield f"The tokens of {_times(count, 'model call')} are unmeasured."


def _failures(invocations: Iterable[ToolInvocation]) -> Iterator[str]:
    counts: Counter[tuple[str, str, str]] = Counter()
    for one in invocations:
        if one.status not in TERMINAL_INVOCATION_STATUSES:
            counts[_tool(one), "did not finish", ""] += 1
        elif one.status is not InvocationStatus.SUCCEEDED:
            code = one.error_code.value if one.error_code else one.status.value
            denied = one.status is InvocationStatus.DENIED
            counts[_tool(one), "was denied" if denied else "was not available", code] += 1
    for (tool, what, code), count in counts.items():
        way_out = SHORTER if code == ErrorCode.TIMEOUT and tool in TIMED else ""
        yield f"{tool} {what}{f': {code}' if code else ''} ({_times(count, 'call')}).{way_out}"


def _searches(invocations: Iterable[ToolInvocation]) -> Iterator[str]:
    for one in invocations:
        details = one.retrieval_details
        if one.status is not InvocationStatus.SUCCEEDED or details.scope is None:
            continue
        if one.evidence_status is EvidenceStatus.NO_EVIDENCE:
            yield f"{scope_line(one.tool_name, details.scope, details.total)}."
            continue
        held = sum(_records(ref.text) for ref in details.evidence_refs or ())
        if details.total > held:
            line = scope_line(one.tool_name, details.scope, details.total)
            yield f"{line}, of which {held} {'was' if held == 1 else 'were'} returned."


def _records(text: str) -> int:
    """Records behind one item: a group of similar ones counts as all of them."""
    grouped = _GROUPED.match(text)
    return int(grouped[1]) if grouped else 1


def _tool(invocation: ToolInvocation) -> str:
    known = invocation.tool_name in frozenset(ToolName)
    return invocation.tool_name if known else "A tool that is not registered"


def why_withheld(rule: str) -> str:
    """The words of a rule; of an unknown one, its name."""
    return next((words for one, words in WITHHELD_WORDS.items() if one == rule), rule)


def _times(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
