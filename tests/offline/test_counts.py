"""A question after a number is answered by the row that says it, also beside failures and alerts."""

from collections.abc import Sequence

import pytest
from tests.offline.material import POOL, log

from firsthand.contracts.enums import ToolName
from firsthand.offline.counts import answers_count
from firsthand.offline.draft import conclude, told_facts
from firsthand.offline.focus import Focus
from firsthand.offline.question import read_question
from firsthand.offline.rank import rank
from firsthand.offline.reading import Item
from firsthand.offline.select import select
from firsthand.rules.evidence import render_refs

ROWS = ("status=failed, count(*)=2", "status=ok, count(*)=1", "id=2, status=failed")


def concluded(asked: str, rows: Sequence[str], logs: Sequence[str] = ()) -> str | None:
    question, focus = read_question(asked), Focus(subjects=(), related=())
    items = [_item(ToolName.QUERY_MYSQL, "rows", place, text) for place, text in enumerate(rows)]
    items += [_item(ToolName.QUERY_LOGS, "logs", place, text) for place, text in enumerate(logs)]
    selection = select(rank(items, question, focus), question, focus)
    return conclude(selection, told_facts(selection, question))


def _item(tool: ToolName, collection: str, place: int, text: str) -> Item:
    return Item(
        tool_name=tool,
        tool_call_id=f"call-{tool}",
        invocation_id=None,
        raw_path=f"$.{collection}[{place}]",
        collection=collection,
        text=text,
        place=(int(tool == ToolName.QUERY_LOGS), place),
    )


@pytest.mark.parametrize(
    ("asked", "row"),
    [
        ("How many orders failed?", ROWS[0]),
        ("What is the number of failing orders?", ROWS[0]),
        ("how many orders are ok?", ROWS[1]),
    ],
)
def test_the_counted_row_of_the_asked_state_is_the_conclusion(asked: str, row: str) -> None:
    assert row in str(concluded(asked, ROWS))


def test_a_failure_elsewhere_does_not_take_the_place_of_the_number() -> None:
    (reference,) = render_refs(ToolName.QUERY_LOGS, {"logs": [dict(log(POOL))]})
    assert ROWS[0] in str(concluded("How many orders failed?", ROWS, [reference.text]))


@pytest.mark.parametrize("asked", ["How many orders were refunded?", "Which orders failed?"])
def test_no_other_state_and_no_plain_row_answers(asked: str) -> None:
    assert concluded(asked, ROWS) is None


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        ("status=failed, count(*)=2", True),
        ('status="failed", count(*)=2', False),
        ("status=ok, count(*)=2", False),
        ("status=failed, total=2", False),
    ],
)
def test_what_answers_a_question_after_a_number(text: str, answers: bool) -> None:
    assert answers_count(text, read_question("how many orders failed?")) is answers
