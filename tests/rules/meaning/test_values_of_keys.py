"""A text of keys: what a thing is said to be is the value of its own key, and of no other one."""

import pytest

from .rulings import METRICS, follows

FIELDS = {
    "severity": ("page", "级别", "告警级别"),
    "namespace": ("billing", "命名空间", "命名空间"),
    "team": ("ledger", "团队", "团队"),
    "cluster": ("ap-south", "集群", "集群"),
    "pod": ("invoice-2", "Pod", "Pod"),
}
SHAPES = {
    "json": "{" + ",".join(f'"{key}":"{one[0]}"' for key, one in FIELDS.items()) + "}",
    "labels": "ALERTS{" + ", ".join(f'{key}="{one[0]}"' for key, one in FIELDS.items()) + "} 1",
    "commas": ", ".join(f"{key}={one[0]}" for key, one in FIELDS.items()),
    "blanks": " ".join(f"{key}={one[0]}" for key, one in FIELDS.items()),
    "lines": "\n".join(f"{key.title()}: {one[0]}" for key, one in FIELDS.items()),
    "chinese": "，".join(f"{one[1]}：{one[0]}" for one in FIELDS.values()),
}
TELLING = (
    "The {key} is {value}.",
    "Its {key} was {value}.",
    "{value} is the {key}.",
    "{han}为 {value}。",
    "{han}是 {value}。",
)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("telling", TELLING)
def test_a_value_is_told_of_its_own_key_alone(shape: str, telling: str) -> None:
    for key, (own, _, han) in FIELDS.items():
        for value, *_ in FIELDS.values():
            claim = telling.format(key=key, han=han, value=value)
            assert follows(claim, SHAPES[shape], tool=METRICS) is (value == own), claim


TICKET = "工单号：T-551，级别：紧急，状态：待处理，渠道：热线"
REDIS = "connected_clients:240\nblocked_clients:6\nrejected_connections:11"
MEMORY = "used_memory_human:2.50G\nused_memory_peak_human:3.10G\nmaxmemory_human:4.00G"
REFUSED = (
    ("The project is 9f3c1e2.", '{"project":"retail","revision":"9f3c1e2"}'),
    ("maxmemory is 3.1 GB.", MEMORY),
    ("The memory limit is 3.10 GB.", MEMORY),
    ("最大内存为 3.10G。", MEMORY),
    ("内存峰值为 4.00G。", MEMORY),
    ("级别为热线。", TICKET),
    ("工单级别是待处理。", TICKET),
    ("状态是紧急。", TICKET),
    ("已连接客户端数为 6。", REDIS),
    ("阻塞的客户端数为 240。", REDIS),
    ("被拒绝的连接数为 6。", REDIS),
    ("调用方是 stock。", "调用失败 调用方：cart，被调用方：stock，耗时：90ms"),
    ("被调用方为 cart。", "调用失败 调用方：cart，被调用方：stock，耗时：90ms"),
    ("被调用方为 cart。", '{"msg":"rpc failed","caller":"cart","callee":"stock"}'),
    ("主调为 stock。", "主调=cart 被调=stock 返回码=504"),
    ("The version is 3.1.0.", '{"version":"3.2.0","previous_version":"3.1.0"}'),
    ("The old state is ALARM.", '{"OldStateValue":"OK","NewStateValue":"ALARM"}'),
    ("旧状态为 ALARM。", '{"OldStateValue":"OK","NewStateValue":"ALARM"}'),
)


@pytest.mark.parametrize(("claim", "text"), REFUSED)
def test_what_only_another_key_has_is_not_accepted(claim: str, text: str) -> None:
    assert not follows(claim, text)


HELD = (
    ("级别为紧急。", TICKET),
    ("工单 T-551 的状态是待处理。", TICKET),
    ("阻塞的客户端数为 6。", REDIS),
    ("被拒绝的连接数为 11。", REDIS),
    ("被调用方为 stock。", '{"msg":"rpc failed","caller":"cart","callee":"stock"}'),
    ("The pod is pending.", "pod=invoice-2, phase=Pending, namespace=billing"),
    ("The server is primary.", "server=db-4 role=primary port=5432"),
    ("The operation was slow.", "W ActivityManager: Slow operation: 87ms so far"),
    ("The maxmemory policy is noeviction.", "used=900 maxmemory=900 policy=noeviction"),
    ("内存峰值为 3.1G。", MEMORY),
    ("redis-7 的内存使用率为 80%。", "instance=redis-7, used_memory=6.4GiB, ratio=80%"),
)


@pytest.mark.parametrize(("claim", "text"), HELD)
def test_what_its_own_key_or_state_says_still_follows(claim: str, text: str) -> None:
    assert follows(claim, text)


SPANS = {"k7": ("-", "edge", 903), "m4": ("k7", "basket", 511), "p9": ("m4", "stock", 66)}
TRACES = {
    "keys": "\n".join(
        f"span={one} parent={parent} service={service} duration={took}ms"
        for one, (parent, service, took) in SPANS.items()
    ),
    "json": "\n".join(
        f'{{"span_id":"{one}","parent_span_id":"{parent}","service":"{service}","duration_ms":{took}}}'
        for one, (parent, service, took) in SPANS.items()
    ),
}


@pytest.mark.parametrize("shape", TRACES)
def test_a_span_is_that_of_its_row(shape: str) -> None:
    text = TRACES[shape]
    for one, (own, runs_in, lasted) in SPANS.items():
        for other, (_, service, took) in SPANS.items():
            if own != "-" and other != one:
                claim = f"The parent of span {one} is {other}."
                assert follows(claim, text) is (other == own), claim
            for claim in (f"Span {one} lasted {took} ms.", f"span {one} 耗时 {took}ms。"):
                assert follows(claim, text) is (took == lasted), claim
            claim = f"Span {one} belongs to service {service}."
            assert follows(claim, text) is (service == runs_in), claim
