"""One word, however it is written: what porter leaves apart, abbreviations, and what is no name."""

import pytest
from tests.sources.knowledge.kit import indexed

from firsthand.sources.knowledge.general import GENERAL_WORDS
from firsthand.sources.knowledge.search import search
from firsthand.sources.knowledge.stems import Stems, shortened

RUNBOOKS = {
    "volume.md": "# Persistent volume claim fills up\n\nResize the persistent volume claim.",
    "hpa.md": "# HPA at its limit\n\nRaise the replicas.",
    "quota.md": "# Quota of etcd\n\nThe DB grew past its quota; defragment it.",
    "access.md": "# Access lists\n\nThe list of who has control.",
}


@pytest.mark.parametrize(
    "words",
    [
        ("failure", "failed", "fails"),
        ("expiry", "expired", "expiration"),
        ("recovery", "recover"),
        ("delivery", "delivered"),
        ("synchronised", "synchronizing"),
        ("unreachable", "reachable", "reach"),
        ("unavailable", "availability"),
        ("config", "configuration", "configured"),
        ("unauthorized", "authorization"),
    ],
)
def test_one_stem(words: tuple[str, ...]) -> None:
    stems = Stems()
    assert len(set(stems.of(words))) == 1
    stems.close()


@pytest.mark.parametrize(
    "words",
    [
        ("ready", "read"),
        ("redis", "red"),
        ("union", "ion"),
        ("table", "tab"),
        ("cable", "cab"),
        ("query", "queue"),
        ("nature", "nat"),
        ("unit", "it"),
    ],
)
def test_different_stems(words: tuple[str, ...]) -> None:
    stems = Stems()
    assert len(set(stems.of(words))) == len(words)
    stems.close()


@pytest.mark.parametrize("stem", ["analysi", "crisi"])
def test_what_ends_as_a_plural_would_stays(stem: str) -> None:
    assert shortened(stem) == stem


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("PVC is running full", "volume.md"),
        ("horizontal pod autoscaler", "hpa.md"),
        ("database past its quota", "quota.md"),
    ],
)
def test_an_abbreviation_and_its_long_form_find_each_other(query: str, first: str) -> None:
    index = indexed(RUNBOOKS)
    assert search(index, [query])[0].block["file"] == first
    index.close()


@pytest.mark.parametrize("query", ["MongoDB shards", "pod of whales", "ACL"])
def test_no_part_of_a_name_or_of_a_term_does(query: str) -> None:
    """`access.md` has all words of an access control list, which is why it is found for ACL alone."""
    index = indexed(RUNBOOKS)
    found = [one.block["file"] for one in search(index, [query])]
    assert found == (["access.md"] if query == "ACL" else [])
    index.close()


def test_no_term_of_operations_is_general() -> None:
    terms = """
    alert backup balancer bucket cable certificate cluster collector config connection container cpu
    crash database deadlock deploy descriptor disk drain election etcd eviction failover filesystem
    firewall fragmentation gateway heap host image inode job kernel lag latency leak load lock log
    machine master memory metric migration mount network node operator packet partition password
    permission pod policy pool port pressure probe proxy query queue quota raid replica request response
    restart retry role rollback rollout route schema secret shard snapshot socket standby storage swap
    table tag target thread throttle throughput timeout token topic traffic transaction update upgrade
    volume webhook worker zone
    """
    stems = Stems()
    general = set(stems.of(GENERAL_WORDS))
    assert [term for term in terms.split() if stems.of([term])[0] in general] == []
    stems.close()
