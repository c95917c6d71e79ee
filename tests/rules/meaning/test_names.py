"""The borders of a name."""

import pytest

from firsthand.rules.meaning.tokens.names import named, product_shows, word_shows


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("order-service", "svc/order-service:8080"),
        ("order-service", "pod order-service-7f9dd8b6c4-x7gr9 failed"),
        ("mysql-0", "instance=mysql-0:9104"),
        ("db-1", "db-1.example.net"),
        ("10.0.0.7", "10.0.0.7:9100"),
        ("opa-849dcb7499-9chrt", "pod=opa-849dcb7499-9chrt_opa(7f80)"),
        ("EXT4", "ext4-fs error"),
    ],
)
def test_a_name_stands_in_a_longer_one_that_only_adds_an_address(name: str, text: str) -> None:
    assert named(name, text)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("cart", "cart-db failed"),
        ("db-1", "db-10 failed"),
        ("1.2", "version 1.2.3"),
        ("10.0.0.7", "10.0.0.71"),
        ("service", "order-service"),
        ("hikaripool-1", "hikaripool-12"),
        ("job_7", "job_7_copy"),
    ],
)
def test_and_in_no_other(name: str, text: str) -> None:
    assert not named(name, text)


def test_a_word_counts_by_itself_its_stem_or_its_abbreviation() -> None:
    assert word_shows("transition", "job transitioned")
    assert word_shows("anonymous", "anon-rss:6291456kb")
    assert not word_shows("quorum", "cannot open channel")


def test_a_product_is_known_by_the_marks_of_its_lines() -> None:
    assert product_shows("postgresql", "fatal:  sorry, too many clients already")
    assert product_shows("redis", "mysqld: ready") is False
    assert product_shows("zorgle", "zorgle") is None
