"""What a text lists by names: every value is tried as that of every name."""

from itertools import product

import pytest

from .rulings import METRICS, follows

USAGE = {"cart-1": 91, "cart-2": 42, "pay-1": 67}
SHAPES = {
    "colons": "CPU usage: " + ", ".join(f"{name}: {value}%" for name, value in USAGE.items()),
    "brackets": "CPU high on " + ", ".join(f"{name} ({value}%)" for name, value in USAGE.items()),
    "prose": "; ".join(f"{name} has a CPU usage of {value}%" for name, value in USAGE.items()),
    "chinese": "，".join(f"{name} 的 CPU 使用率为 {value}%" for name, value in USAGE.items()),
    "lines": "\n".join(f"10:15:00 INFO pod={name} cpu={value}%" for name, value in USAGE.items()),
    "table": "pod | cpu_percent\n"
    + "\n".join(f"{name} | {value}" for name, value in USAGE.items()),
}
SERIES = "\n".join(f'cpu_usage_percent{{pod="{name}"}} {value}' for name, value in USAGE.items())
CLAIMS = (
    "The CPU usage of {} is {}%.",
    "{} is at {}% CPU.",
    "{} 的 CPU 使用率为 {}%。",
    "{} uses {}% CPU.",
)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("claim", CLAIMS)
def test_a_value_is_that_of_its_own_name(shape: str, claim: str) -> None:
    for (name, own), value in product(USAGE.items(), USAGE.values()):
        told = claim.format(name, value)
        assert value == own or not follows(told, SHAPES[shape]), told
    assert shape == "brackets" or follows(claim.format("cart-1", 91), SHAPES[shape])


@pytest.mark.parametrize("claim", CLAIMS)
def test_the_same_of_a_series_by_its_label(claim: str) -> None:
    for (name, own), value in product(USAGE.items(), USAGE.values()):
        assert follows(claim.format(name, value), SERIES, tool=METRICS) is (value == own)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", ["cart-2", "pay-1"])
def test_only_the_highest_is_told_so(shape: str, name: str) -> None:
    assert not follows(f"{name} has the highest CPU usage.", SHAPES[shape])


STATES = {"broker-1": "down", "broker-2": "up", "broker-3": "up"}
TOLD = {
    "keys": ", ".join(f"{name}={state}" for name, state in STATES.items()),
    "colons": ", ".join(f"{name}: {state}" for name, state in STATES.items()),
    "prose": "; ".join(f"{name} is {state}" for name, state in STATES.items()),
    "lines": "\n".join(f"node={name} state={state}" for name, state in STATES.items()),
    "table": "node | state\n" + "\n".join(f"{name} | {state}" for name, state in STATES.items()),
}


@pytest.mark.parametrize("shape", TOLD)
def test_a_state_is_that_of_its_own_name(shape: str) -> None:
    for (name, own), state in product(STATES.items(), ("up", "down")):
        assert follows(f"{name} is {state}.", TOLD[shape]) is (state == own), (name, state)
        assert not follows(f"{name} is not {own}.", TOLD[shape]), name


@pytest.mark.parametrize(("value", "state"), [(0, "down"), (1, "up")])
def test_what_is_counted_none_is_not_denied_twice(value: int, state: str) -> None:
    text = f'up{{instance="broker-1"}} {value}'
    for told in ("down", "up"):
        assert follows(f"broker-1 is {told}.", text, tool=METRICS) is (told == state)
    assert not follows(f"broker-1 is not {state}.", text, tool=METRICS)
