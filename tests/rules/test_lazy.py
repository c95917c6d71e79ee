"""Lazy patterns: what a compiled one does, at its first use; and each of ours compiles."""

import importlib
import pkgutil
import re

import pytest

import firsthand
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
