"""Proxies, brokers and errors: each name and number of a line is tried in each of its places."""

import pytest

from .rulings import CONTRADICTED, follows, ruled

PLACES = {
    "client": ("10.4.0.9", "客户端"),
    "frontend": ("shop_in", "前端"),
    "backend": ("basket_pool", "后端"),
    "server": ("basket-7", "后端服务器"),
}
HAPROXY = (
    "Mar  2 10:15:22 edge-2 haproxy[4021]: 10.4.0.9:51022 [02/Mar/2026:10:15:20.101] shop_in~"
    " basket_pool/basket-7 12/0/31/1850/1893 502 208 - - SH-- 210/180/44/9/0 0/0"
    ' "GET /basket HTTP/1.1"'
)


@pytest.mark.parametrize("role", PLACES)
def test_haproxy_names_each_by_its_place(role: str) -> None:
    own, han = PLACES[role]
    for telling in ("The {role} was {name}.", "{name} is the {role}.", "{han}为 {name}。"):
        for name, _ in PLACES.values():
            claim = telling.format(role=role, name=name, han=han)
            if name == own:
                assert ruled(claim, HAPROXY) != CONTRADICTED, claim
            else:
                assert not follows(claim, HAPROXY), claim


NGINX = '10.4.0.9 - - "GET /basket HTTP/1.1" 502 157 rt=4.120 uct=0.003 urt=3.870'


@pytest.mark.parametrize("time", ["4.120", "3.870"])
def test_the_time_of_a_request_is_not_that_of_the_upstream(time: str) -> None:
    for telling, own in (
        ("The request took {} s.", "4.120"),
        ("请求耗时 {} 秒。", "4.120"),
        ("The upstream response time was {} s.", "3.870"),
        ("上游响应时间为 {} 秒。", "3.870"),
    ):
        assert follows(telling.format(time), NGINX) is (time == own), telling


ISR = (
    "[Partition bills-2 broker=4] Shrinking ISR from 4,5,6 to 4,5. Leader: (highWatermark: 710,"
    " endOffset: 940). Out of sync replicas: (brokerId: 6, endOffset: 690)."
)


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("Broker 6 is out of sync.", True),
        ("Broker 5 is out of sync.", False),
        ("Broker 6 is still in the ISR.", False),
        ("Broker 6 is the leader.", False),
        ("broker 6 仍在 ISR 中。", False),
        ("The ISR no longer contains broker 4.", False),
        ("The leader's end offset is 690.", False),
        ("The end offset of the leader is 940.", True),
        ("The end offset of broker 6 is 940.", False),
        ("leader 的 endOffset 为 690。", False),
        ("broker 6 的 endOffset 为 690。", True),
    ],
)
def test_a_set_in_sync_has_its_members_and_each_its_offset(claim: str, holds: bool) -> None:
    assert holds or not follows(claim, ISR)
    assert not holds or ruled(claim, ISR) != CONTRADICTED


REFUSED = (
    "[error] 28#28: *5177 connect() failed (111: Connection refused) while connecting to upstream"
)


@pytest.mark.parametrize("number", ["5177", "111", "28"])
def test_the_number_of_an_error_is_that_of_no_connection(number: str) -> None:
    for telling in ("Connection {} was refused.", "The connection number is {}.", "连接号是 {}。"):
        if number != "5177":
            assert not follows(telling.format(number), REFUSED), telling
        else:
            assert ruled(telling.format(number), REFUSED) != CONTRADICTED, telling


def test_a_worker_goes_by_its_pid() -> None:
    text = "[9] [ERROR] Worker (pid:377) was sent SIGKILL! Perhaps out of memory?"
    assert follows("Worker 377 was sent SIGKILL.", text)
