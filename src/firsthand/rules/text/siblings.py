"""Does what an elision leaves out hold a sibling of what stands beside it?

Law: pure; reads canonical text. `pod a-1 ... status=bad` joins two pods where the gap names another pod or
has a `status` of its own: refused is a gap with
1. a key that the piece behind it brings again (`status=ok`), except in a bracket of its own; or, at the
   beginning of a clause, what may be the subject of that piece:
2. another name behind a noun that the piece before it names (`; pod b-2`), or
3. a name that differs from one of the piece before it by its digits (`, a-2`).
A piece that begins with a name of such a family speaks of nothing else: it may follow.
It cannot see siblings that are told apart by nothing but a verb: `a-1 ... recovered` of `b-2 recovered`.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.text.canonical import Span
from firsthand.rules.text.words import STOP_WORDS

_NAMED = r"[a-z](?=[a-z_.-]*\d)[\w.-]+\b"
_CLAUSE = r"(?:(?<=[,;|{(\[.])|(?<=[,;.-] )|(?<=\band )|(?<=\bthen )|(?<=\bbut )|(?<=\bwhile )|(?<=[⏎\n]))"
_THING = r"(?:([a-z]{2,})\"?[ =:]\"?|([\u4e00-\u9fff]{2})[=:\"]?)((?=[a-z_.-]*\d)[a-z\d][\w.-]*)"
_KEY = lazy(r"(?<![\w.:/-])([a-z_][\w.-]*)\"?[=:](?!//)(?=[^\s=])")
_THINGS = lazy(r"(?<![\w./-])" + _THING)
_NEW_THINGS = lazy(_CLAUSE + _THING)
_NAMES = lazy(r"(?<![\w./:-])" + _NAMED)
_NEW_NAMES = lazy(_CLAUSE + _NAMED)
_OWN_NAME = lazy(rf"(?:[a-z]+ )?({_NAMED})")
_DIGITS = lazy(r"\d+")
_BRACKET = lazy(r"\([^()]*\)|\{[^{}]*\}")
_PLACES = frozenset(("line", "column", "at"))
"""Nouns that count places in a trace and name nothing."""
_LONGEST = 4096


def skips_sibling(text: str, left: Span, right: Span) -> bool:
    """Is a sibling hidden between two pieces of a canonical text?"""
    before = text[left[0] : left[1]][-_LONGEST:]
    gap = text[left[1] : right[0]][-_LONGEST:]
    own = _OWN_NAME.match(text, *right)
    if own is not None and _family(own[1]) in {_family(name) for name in _NAMES.findall(gap)}:
        return False
    keys = set(_KEY.findall(text[right[0] : right[1] + 2][:_LONGEST]))
    if keys and not keys.isdisjoint(_KEY.findall(_outside(gap))):
        return True
    # A subject stands behind the sign or word that begins its clause.
    opened = text[max(0, left[1] - 1) : left[1]] + gap
    names = set(_NAMES.findall(before))
    families = {_family(name) for name in names}
    if any(new not in names and _family(new) in families for new in _NEW_NAMES.findall(opened)):
        return True
    things: dict[str, set[str]] = {}
    for noun, name in _things(_THINGS.findall(before)):
        things.setdefault(noun, set()).add(name)
    new_things = _things(_NEW_THINGS.findall(opened))
    return any(noun in things and name not in things[noun] for noun, name in new_things)


def _family(name: str) -> str:
    return _DIGITS.sub("#", name)


def _outside(gap: str) -> str:
    """The gap without its closed brackets, unless the piece behind it stands in a bracket too."""
    rest = _BRACKET.sub("", gap)
    return gap if "(" in rest or "{" in rest else rest


def _things(found: list[tuple[str, str, str]]) -> list[tuple[str, str]]:
    things = ((latin or han, name) for latin, han, name in found)
    return [thing for thing in things if thing[0] not in STOP_WORDS and thing[0] not in _PLACES]
