from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from firsthand.sources.alerts import HeldAlert
from firsthand.sources.metrics.merging import BOTH, merged


def alert(state: str = "firing", **labels: str) -> HeldAlert:
    return HeldAlert(name="QueueLong", state=state, labels={"alertname": "QueueLong", **labels})


def test_an_instance_that_both_report_is_one_and_keeps_what_each_knows() -> None:
    own = replace(alert(service="a"), value="57")
    sent = replace(
        alert("suppressed", service="a", cluster="eu"), silenced_by=("s1",), receivers=("on-call",)
    )
    assert merged([own], [sent]) == (
        replace(
            own,
            labels=sent.labels,
            silenced_by=("s1",),
            receivers=("on-call",),
            reported_by=BOTH,
        ),
    )


def test_instances_of_one_server_stay_and_say_whose_they_are() -> None:
    found = merged([alert(service="a")], [alert("active", service="b")])
    assert [(one.labels["service"], one.reported_by) for one in found] == [
        ("a", "Prometheus"),
        ("b", "Alertmanager"),
    ]


def test_where_more_than_one_would_fit_none_is_joined() -> None:
    found = merged([alert()], [alert(service="a"), alert(service="b")])
    assert [one.reported_by for one in found] == ["Prometheus", "Alertmanager", "Alertmanager"]
    found = merged([alert(service="a"), alert()], [alert(service="a", cluster="eu")])
    assert len(found) == 3


LABELS = st.dictionaries(st.sampled_from("ab"), st.sampled_from("xy"), max_size=2)
SOME = st.lists(LABELS.map(lambda labels: alert(**labels)), max_size=4)


@given(SOME, SOME)
def test_no_instance_is_lost(own: list[HeldAlert], sent: list[HeldAlert]) -> None:
    found = merged(own, sent)
    joined = sum(one.reported_by == BOTH for one in found)
    assert len(found) == len(own) + len(sent) - joined
    for one in sent:
        assert any(one.labels == other.labels for other in found)
    for one in own:
        assert any(one.labels.items() <= other.labels.items() for other in found)
