"""Does what an elision leaves out hold a sibling of what stands beside it?

Law: pure; reads canonical text. `pod a-1 ... status=bad` joins two pods where the gap names another pod or
has a `status` of its own: refused is a gap with
1. a key that the piece behind it brings again (`status=ok`), except in a bracket of its own, or
2. another name behind a noun that the piece before it names (`pod b-2`).
It cannot see siblings that are told apart by nothing but a verb: `a-1 ... recovered` of `b-2 recovered`.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.text.canonical import Span
from firsthand.rules.text.words import STOP_WORDS

_KEY = lazy(r"(?<![\w.:/-])([a-z_][\w.-]*)\"?[=:](?!//)(?=[^\s=])")
_THING = lazy(
    r"(?:(?<![\w./-])([a-z]{2,})\"?[ =:]\"?|([\u4e00-\u9fff]{2})[=:\"]?)((?=[a-z_.-]*\d)[a-z\d][\w.-]*)"
)
_BRACKET = lazy(r"\([^()]*\)|\{[^{}]*\}")
_PLACES = frozenset(("line", "column", "at"))
"""Nouns that count places in a trace and name nothing."""
_LONGEST = 4096


def skips_sibling(text: str, left: Span, right: Span) -> bool:
    """Is a sibling hidden between two pieces of a canonical text?"""
    gap = text[left[1] : right[0]][-_LONGEST:]
    keys = set(_KEY.findall(text[right[0] : right[1] + 2][:_LONGEST]))
    if keys and not keys.isdisjoint(_KEY.findall(_outside(gap))):
        return True
    names: dict[str, set[str]] = {}
    for noun, name in _things(text[left[0] : left[1]][-_LONGEST:]):
        names.setdefault(noun, set()).add(name)
    return any(noun in names and name not in names[noun] for noun, name in _things(gap))


def _outside(gap: str) -> str:
    """The gap without its closed brackets, unless the piece behind it stands in a bracket too."""
    rest = _BRACKET.sub("", gap)
    return gap if "(" in rest or "{" in rest else rest


def _things(text: str) -> list[tuple[str, str]]:
    found = ((latin or han, name) for latin, han, name in _THING.findall(text))
    return [thing for thing in found if thing[0] not in STOP_WORDS and thing[0] not in _PLACES]
