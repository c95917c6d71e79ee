"""A number has the state that its own name tells, not a sibling's."""

import pytest
from tests.rules.meaning.rulings import follows

REPLICAS = "deployment=cart spec.replicas=6 status.readyReplicas=4 status.unavailableReplicas=2"
WORKERS = '{"service":"cart","workers_total":8,"workers_idle":5,"workers_busy":3}'
SHARDS = "shards_total=12 shards_failed=3"
NODES = "nodes=9 healthy_nodes=7"


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("4 replicas are ready.", REPLICAS),
        ("2 replicas are unavailable.", REPLICAS),
        ("4 of 6 replicas are ready.", REPLICAS),
        ("cart has 6 replicas.", REPLICAS),
        ("5 workers are idle.", WORKERS),
        ("3 of 8 workers are busy.", WORKERS),
        ("3 shards failed.", SHARDS),
        ("7 nodes are healthy.", NODES),
    ],
)
def test_the_number_whose_name_tells_the_state_is_meant(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("6 replicas are ready.", REPLICAS),
        ("6 replicas are unavailable.", REPLICAS),
        ("2 replicas are ready.", REPLICAS),
        ("8 workers are idle.", WORKERS),
        ("8 workers are busy.", WORKERS),
        ("5 workers are busy.", WORKERS),
        ("12 shards failed.", SHARDS),
        ("9 nodes are healthy.", NODES),
        ("cart 有 8 个空闲的 worker。", WORKERS),
    ],
)
def test_a_siblings_state_is_not_told_of_it(claim: str, text: str) -> None:
    assert not follows(claim, text)
