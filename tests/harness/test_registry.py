"""ToolRegistry: definition and execution together; missing and duplicate tools are refused."""

import pytest
from tests.harness.kit import StaticSource, registry

from firsthand.contracts.enums import ToolName
from firsthand.contracts.errors import ConfigurationError
from firsthand.harness.registry import ToolRegistry


def test_a_missing_tool_is_refused() -> None:
    with pytest.raises(ConfigurationError, match="no source for query_mysql"):
        ToolRegistry([StaticSource(name) for name in ToolName if name is not ToolName.QUERY_MYSQL])


def test_a_duplicate_tool_is_refused() -> None:
    sources = [StaticSource(name) for name in ToolName]
    with pytest.raises(ConfigurationError, match="query_logs has two sources"):
        ToolRegistry([*sources, StaticSource(ToolName.QUERY_LOGS)])


def test_a_registry_is_frozen() -> None:
    with pytest.raises(TypeError):
        registry().tools["query_logs"] = None  # type: ignore[index]


def test_every_definition_describes_its_fields() -> None:
    for tool in registry().tools.values():
        assert tool.description
        for field in tool.json_schema["properties"].values():
            assert field.get("description"), f"{tool.name}: a field without a description"
