"""Each supported raw_path form passes; each other spelling of an existing item is a reject."""

import pytest
from tests.rules.gatekeeper.kit import judged, rules
from tests.support.builders import ALERT, POOL, RUNBOOK, binding, claim, invocation, report

from firsthand.contracts.enums import Severity
from firsthand.contracts.evidence import EvidenceRef

ROW = "orders.status=FAILED, count(*)=3"
SERIES = "memory_used, service=order-service, unit=%, points=2, max=91 at 2026-07-08T10:14:03Z"

SUPPORTED = [
    ("query_metrics", "$.alerts[0]", ALERT),
    ("query_metrics", "$.alerts[12]", ALERT),
    ("query_metrics", "$.series[0]", SERIES),
    ("query_logs", "$.logs[0]", POOL),
    ("query_logs", "$.logs[105]", POOL),
    ("lookup_knowledge", "$.evidence_blocks[0]", RUNBOOK),
    ("lookup_knowledge", "$.evidence_blocks[7]", RUNBOOK),
    ("query_mysql", "$.rows[0]", ROW),
    ("query_mysql", "$.rows[31]", ROW),
]

UNSUPPORTED = [
    "$.alerts[1].description",
    "$.alerts[0].labels.service",
    "$['alerts'][0]",
    '$["alerts"][0]',
    "$.alerts[-1]",
    "$.alerts[00]",
    "$.alerts[+0]",
    "$.alerts[0.0]",
    "$.alerts[ 0 ]",
    "$.alerts[０]",
    "$.alerts[٠]",
    "＄.alerts[0]",
    "$.alerts[0:1]",
    "$.alerts[*]",
    "$.alerts[?(@.state=='firing')]",
    "$..alerts[0]",
    "$.alerts",
    "$.alerts[0]\n",
    " $.alerts[0]",
    "$.Alerts[0]",
    "alerts[0]",
    "$.alerts.0",
    "$.retrieval_details.evidence_refs[0]",
    "$.retrieval_details.evidence_blocks[0]",
    "$.logs[0]",
    "$.rows[0]",
    "$.alerts[0]\u200b",
    "$.alerts[99999999999999999999]",
    "x" * 100_000,
]


@pytest.mark.parametrize(("tool", "path", "text"), SUPPORTED)
def test_a_supported_path_to_a_recorded_item_passes(tool: str, path: str, text: str) -> None:
    own = invocation(1, tool, refs=(EvidenceRef(raw_path=path, text=text),))
    judgement = judged(report(claim(binding(1, path, text, tool))), [own], {1: own})
    assert judgement.result.severity is Severity.NONE
    assert judgement.claims[0].excerpts[0].raw_path == path


@pytest.mark.parametrize("path", UNSUPPORTED)
def test_another_spelling_is_not_present(path: str) -> None:
    judgement = judged(report(claim(binding(path=path))))
    assert rules(judgement) == ["raw_path_not_found"]
    assert judgement.result.severity is Severity.REJECT


@pytest.mark.parametrize("path", ["$.alerts[0].description", "$['alerts'][0]", "$.logs[0]"])
def test_an_unsupported_path_is_not_present_even_if_the_record_lists_it(path: str) -> None:
    own = invocation(1, refs=(EvidenceRef(raw_path=path, text=ALERT),))
    judgement = judged(report(claim(binding(path=path))), [own], {1: own})
    assert rules(judgement) == ["raw_path_not_found"]


@pytest.mark.parametrize("path", ["$.alerts[0].description", "$.alerts[-1]"])
def test_an_unsupported_path_into_an_old_invocation_is_a_reject(path: str) -> None:
    old = invocation(1, refs=None)
    judgement = judged(report(claim(binding(path=path))), [old], {1: old})
    assert judgement.result.severity is Severity.REJECT
