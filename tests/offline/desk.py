"""A desk of evidence for the diagnostician: records in, agent_results out, as the product makes them.

It searches plainly (literal terms, case ignored; names by their whole or their beginning) and
renders with the product's own renderers, so that texts have their real shape.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from firsthand.contracts.base import JsonObject
from firsthand.contracts.records import AlertRecord, EvidenceBlock, LogRecord
from firsthand.offline.decide import decide
from firsthand.offline.state import CallTool, Finish, Situation, ToolResult
from firsthand.rules.evidence import LogGrouper, render_refs

TOOLS = ("query_metrics", "query_logs", "query_mysql", "lookup_knowledge")
LEVELS = ("TRACE", "DEBUG", "INFO", "WARN", "ERROR", "FATAL")


@dataclass
class Desk:
    alerts: Sequence[AlertRecord] = ()
    logs: Sequence[LogRecord] | None = ()
    """None: no log source."""
    blocks: Sequence[EvidenceBlock] = ()
    calls: list[CallTool] = field(default_factory=list)
    limit: int = 50
    budget: int = 20

    def answer(self, call: CallTool, call_id: str) -> JsonObject:
        self.calls.append(call)
        if len(self.calls) > self.budget:
            return failure(call_id, "budget_exhausted")
        arguments = call.arguments
        if call.tool_name == "query_metrics":
            return self._found(call, call_id, {"alerts": self._alerts(arguments)})
        if call.tool_name == "query_logs" and self.logs is not None:
            grouper = self._logs(arguments)
            found = [dict(item) for item in grouper.items(limit=self.limit)]
            return self._found(call, call_id, {"logs": found}, total=grouper.total)
        if call.tool_name == "lookup_knowledge":
            return self._found(call, call_id, {"evidence_blocks": self._blocks(arguments)})
        return failure(call_id, "source_unavailable")

    def _alerts(self, arguments: JsonObject) -> list[JsonObject]:
        name, service = arguments.get("name"), arguments.get("service")
        return [
            dict(alert)
            for alert in self.alerts
            if (name is None or alert["name"] == name)
            and (service is None or any(_named(service, v) for v in alert["labels"].values()))
        ]

    def _logs(self, arguments: JsonObject) -> LogGrouper:
        terms = [str(term).casefold() for term in arguments.get("any_of") or []]
        service = arguments.get("service")
        grouper = LogGrouper()
        for record in self.logs or ():
            text = f"{record['service']} {record['message']}".casefold()
            if terms and not any(term in text for term in terms):
                continue
            if service is None or _named(service, record["service"]):
                grouper.add(record)
        return grouper

    def _blocks(self, arguments: JsonObject) -> list[JsonObject]:
        words = {word.casefold() for query in arguments["queries"] for word in str(query).split()}
        return [
            dict(block)
            for block in self.blocks
            if any(word in f"{block['heading']} {block['text']}".casefold() for word in words)
        ][:5]

    def _found(
        self, call: CallTool, call_id: str, payload: JsonObject, total: int | None = None
    ) -> JsonObject:
        references = render_refs(call.tool_name, payload)
        return {
            "evidence_status": "evidence_found" if references else "no_evidence",
            "tool_call_id": call_id,
            "invocation_id": 100 + len(self.calls),
            "evidence": [reference.model_dump() for reference in references],
            "total": len(references) if total is None else total,
            "omitted": 0,
            "scope": {"source": "desk"},
        }


def failure(call_id: str, code: str) -> JsonObject:
    return {"evidence_status": "unavailable", "tool_call_id": call_id, "error_code": code}


def run(desk: Desk, question: str, *, role: str = "diagnosis", **more: object) -> JsonObject:
    """Drive `decide` to its end; the final output."""
    return drive(desk, question, role=role, **more)[0]


def drive(
    desk: Desk, question: str, *, role: str = "diagnosis", **more: object
) -> tuple[JsonObject, tuple[ToolResult, ...]]:
    results: tuple[ToolResult, ...] = ()
    while True:
        situation = Situation.model_validate(
            {"role": role, "question": question, "tools": TOOLS, "results": results, **more}
        )
        step = decide(situation)
        if isinstance(step, Finish):
            return step.output, results
        call_id = f"call-{len(results) + 1}"
        results += (
            ToolResult(
                tool_name=step.tool_name,
                tool_call_id=call_id,
                arguments=step.arguments,
                result=desk.answer(step, call_id),
            ),
        )


def _named(name: object, value: str) -> bool:
    wanted, held = str(name).casefold(), value.casefold()
    return held == wanted or held.startswith(f"{wanted}-")
