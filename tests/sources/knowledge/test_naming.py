"""Alert names: declared, or in CamelCase of three parts; a product's name is none."""

import pytest
from tests.sources.knowledge.kit import indexed

from firsthand.sources.knowledge.naming import WHOLE, asked_names, names_of
from firsthand.sources.knowledge.passages import About
from firsthand.sources.knowledge.search import search


@pytest.mark.parametrize(
    "name",
    [
        "KubeAPIDown", "CPUThrottlingHigh", "etcdNoLeader", "KubeAPIErrorBudgetBurn",
        "NodeNetworkReceiveErrs", "CoreDNSLatencyHigh",
    ],
)  # fmt: skip
def test_an_alert_in_a_heading_is_a_name(name: str) -> None:
    found = names_of("kube.md", About(), [f"When {name} fires"])
    assert name.casefold() in found & asked_names(f"what to do about {name}")


@pytest.mark.parametrize("name", ["RabbitMQ", "PostgreSQL", "GitHub", "ClickHouse", "pgBouncer"])
def test_a_product_in_a_heading_is_none(name: str) -> None:
    assert names_of("a.md", About(), [name]) == {f"{WHOLE}a"}


def test_what_is_declared_is_a_name_whatever_it_looks_like() -> None:
    assert "watchdog" in names_of("a.md", About(alerts=("Watchdog",)), [])


def test_a_files_name_counts_where_it_is_all_that_is_asked() -> None:
    index = indexed(
        {
            "rabbitmq.md": "# Queues\n\nmirrors",
            "other.md": "# RabbitMQ\n\nrabbitmq rabbitmq",
            **{f"{n}.md": f"# Topic {n}\n\nrest{n} of it" for n in range(9)},
        }
    )
    assert search(index, ["RabbitMQ"])[0].block["file"] == "rabbitmq.md"
    assert search(index, ["rabbitmq in the kitchen of grandmother burnt"]) == []
    index.close()
