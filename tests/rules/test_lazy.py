"""Lazy patterns: what a compiled one does, at its first use; and each of ours compiles."""

import importlib
import pkgutil
import re
from itertools import count

import pytest

import firsthand
import firsthand.rules.lazy as lazies
from firsthand.rules.lazy import LazyPattern, lazy
from firsthand.rules.sieve import Sieved


def test_a_lazy_pattern_does_what_a_compiled_one_does() -> None:
    source, flags, text = r"(?P<word>[a-z]+)-(\d+)", re.IGNORECASE, "Pod-7 and POD-12"
    made, eager = lazy(source, flags), re.compile(source, flags)
    assert [found.groups() for found in made.finditer(text)] == [
        found.groups() for found in eager.finditer(text)
    ]
    assert made.sub("x", text) == eager.sub("x", text)
    assert made.split(text) == eager.split(text)
    assert (made.pattern, made.flags, made.groupindex) == (source, eager.flags, eager.groupindex)


def test_a_lazy_pattern_is_compiled_at_its_first_use() -> None:
    made = lazy("(")
    with pytest.raises(re.error):
        made.search("")


def test_a_process_that_needed_many_has_all_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lazies, "_first_uses", count(lazies.MANY - 1))
    monkeypatch.setattr(lazies, "_known", [])
    waiting, first, last = lazies.LazyPattern("a", 0), lazy("b"), lazy("c")
    broken = lazy("(")
    assert first.search("b")
    assert "compiled" not in vars(waiting)
    assert last.search("c")
    assert "compiled" in vars(waiting)
    with pytest.raises(re.error):
        broken.search("")


def test_every_lazy_pattern_of_the_package_compiles() -> None:
    found = 0
    for module in pkgutil.walk_packages(firsthand.__path__, "firsthand."):
        if module.name.startswith(("firsthand.rules.", "firsthand.sources.")):
            for value in vars(importlib.import_module(module.name)).values():
                value = value.pattern if isinstance(value, Sieved) else value
                if isinstance(value, LazyPattern):
                    assert value.compiled.pattern is not None
                    found += 1
    assert found > 40
