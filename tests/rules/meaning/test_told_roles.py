"""A role that a sentence tells of a name by `is`: only the name that the text gives it has it."""

import pytest

from .rulings import CONTRADICTED, follows, ruled

ENDS = {"client": "10.0.3.7", "upstream": "10.0.8.9"}
LINES = (
    "client=10.0.3.7 upstream=10.0.8.9 status=502",
    '{"client":"10.0.3.7","upstream":"10.0.8.9","status":502}',
)
WORDS = {"client": "客户端", "upstream": "上游"}
TELLING = (
    "The {role} was {name}.",
    "The {role} is {name}.",
    "{name} is the {role}.",
    "{han}为 {name}。",
    "{han}是 {name}。",
)


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("telling", TELLING)
def test_each_end_is_only_what_the_text_calls_it(line: str, telling: str) -> None:
    for role in ENDS:
        for named, name in ENDS.items():
            claim = telling.format(role=role, name=name, han=WORDS[role])
            if role == named:
                assert follows(claim, line), claim
            else:
                assert ruled(claim, line) == CONTRADICTED, claim


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("The upstream of cart-api is stock-api.", True),
        ("The upstream of stock-api is cart-api.", False),
        ("stock-api 的上游是 cart-api。", False),
        ("stock-api logged the error.", False),
        ("stock-api reported status 504.", False),
        ("The service was stock-api.", False),
        ("The service was cart-api.", True),
    ],
)
def test_the_service_of_a_line_is_not_its_upstream(claim: str, holds: bool) -> None:
    text = '{"level":"error","svc":"cart-api","upstream":"stock-api","status":504}'
    assert (ruled(claim, text) != CONTRADICTED) is holds
    assert not holds or follows(claim, text)


def test_a_denied_role_is_not_contradicted() -> None:
    assert ruled("10.0.3.7 is not the upstream.", LINES[0]) != CONTRADICTED


def test_a_master_that_was_is_told_by_its_own_rule() -> None:
    text = "+switch-master cart-redis 10.31.4.9 6379 10.31.4.12 6379"
    assert (
        ruled("cart-redis 的主节点已切换到 10.31.4.12。旧主节点是 10.31.4.9。", text)
        != CONTRADICTED
    )


@pytest.mark.parametrize(
    ("claim", "text", "holds"),
    [
        ("INC-302 is a duplicate of INC-299.", "INC-302 opened; duplicate of INC-299", True),
        ("INC-299 is a duplicate of INC-299.", "INC-302 opened; duplicate of INC-299", False),
        ("db-7 的主库是 db-3。", "host=db-7 role=replica primary=db-3", True),
        ("db-7 的主库是 db-7。", "host=db-7 role=replica primary=db-3", False),
        ("cart-api called cart-api.", "cart-api -> pay-api: call failed", False),
    ],
)
def test_a_thing_is_not_its_own_other_side(claim: str, text: str, holds: bool) -> None:
    assert holds or not follows(claim, text)
    assert not holds or ruled(claim, text) != CONTRADICTED
