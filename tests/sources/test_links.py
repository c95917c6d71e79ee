"""Links for people: what a query holds stays inside its part of the address."""

from datetime import UTC, datetime
from urllib.parse import parse_qs, unquote, urlsplit

from firsthand.contracts.evidence import TimeWindow
from firsthand.sources.links import link_of

QUERY = 'up{job="a&b", x="{until}"} # ⏎ "'
WINDOW = TimeWindow(
    since=datetime(2026, 7, 8, 10, tzinfo=UTC), until=datetime(2026, 7, 8, 11, tzinfo=UTC)
)


def test_a_query_cannot_leave_its_parameter() -> None:
    link = link_of("https://g.example/x?q={query}&from={since_ms}&to={until}", QUERY, WINDOW)
    assert link is not None
    parts = urlsplit(link)
    assert (parts.netloc, parts.fragment) == ("g.example", "")
    assert parse_qs(parts.query) == {
        "q": [QUERY],
        "from": ["1783504800000"],
        "to": ["2026-07-08T11:00:00Z"],
    }


def test_a_query_inside_json_stays_one_string() -> None:
    import json

    link = link_of("https://g.example/?panes=%7B%22expr%22:%22{query_json}%22%7D", QUERY, WINDOW)
    assert link is not None
    assert json.loads(unquote(urlsplit(link).query.removeprefix("panes="))) == {"expr": QUERY}


def test_no_template_is_no_link() -> None:
    assert link_of(None, QUERY, WINDOW) is None
