import pytest

from firsthand.contracts.enums import ToolName
from firsthand.rules.evidence import collections_of, parse_raw_path, raw_path
from firsthand.rules.evidence.paths import COLLECTIONS
from firsthand.rules.evidence.render import RENDERERS


def test_every_tool_has_collections_and_every_collection_a_renderer() -> None:
    assert set(COLLECTIONS) == set(ToolName)
    assert {name for names in COLLECTIONS.values() for name in names} == set(RENDERERS)


def test_an_unknown_tool_has_no_collection() -> None:
    assert collections_of("query_everything") == ()


@pytest.mark.parametrize("collection", list(RENDERERS))
@pytest.mark.parametrize("index", [0, 1, 9, 10, 123456])
def test_a_path_reads_back(collection: str, index: int) -> None:
    assert parse_raw_path(raw_path(collection, index)) == (collection, index)


@pytest.mark.parametrize(
    "path",
    [
        "$.alerts[00]", "$.alerts[01]", "$.alerts[-1]", "$.alerts[+1]", "$.alerts[ 0]", "$.alerts[0] ",
        "$.alerts[１]", "$.alerts[٣]", "$.alerts[1].labels", "$.alerts[*]", "$.alerts[?(@.x)]",
        "$.retrieval_details.evidence_blocks[0]", "alerts[0]", "$alerts[0]", "$.Alerts[0]", "$.tables[0]",
        "$['alerts'][0]", "$.alerts[0]\n", "$.alerts[0.0]", "$.alerts[1e1]", "$.alerts[]", "", "$", None, 3,
        f"$.alerts[{'9' * 30}]", "$.logs.0", "$..logs[0]",
    ],
)  # fmt: skip
def test_any_other_spelling_is_no_path(path: object) -> None:
    assert parse_raw_path(path) is None


def test_a_negative_index_is_refused() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        raw_path("logs", -1)
