"""From the data files to four tables. Pure; runs at import, some thirty milliseconds."""

import re
from collections.abc import Iterator

from firsthand.rules.meaning.lexicon import (
    bilingual,
    bilingual_things,
    chinese_deeds,
    chinese_light,
    chinese_measures,
    chinese_states,
    chinese_things,
    deeds,
    everyday,
    everyday_things,
    glossary,
    glossary_things,
    light,
    machines,
    markers,
    measures,
    movements,
    outcomes,
    parties,
    phrasals,
    states,
    things,
)

Entry = tuple[str, ...]
"""What a word may mean: concepts (`timeout`, `-success`) and markers (`!neg`)."""

_CLASS = re.compile(r"\[(\w+)\]")


_PREFIXES = ("no ", "not ", "get ", "post ", "put ", "is ", "was ", "in ", "at ")
_DENYING = frozenset(("no", "not", "without"))
_UNLINKED = frozenset(("-connect", "conn_reset"))
"""Who lost the connection is not connected, though a connection is named."""
_TOLD = (outcomes.OUTCOMES, phrasals.PHRASALS, movements.MOVEMENTS)
"""Tables of verbs with their particles: of these only a participle is joined, a `backed-up queue`."""
_STATES = (
    states.STATES,
    deeds.DEED_WORDS,
    everyday.EVERYDAY_STATES,
    *_TOLD,
    bilingual.BILINGUAL_STATES,
    glossary.GLOSSARY_STATES,
    chinese_states.CHINESE_STATES,
    chinese_deeds.CHINESE_DEEDS,
)
_THINGS = (
    things.THINGS,
    machines.MACHINES,
    measures.MEASURE_WORDS,
    everyday_things.EVERYDAY_THINGS,
    parties.PARTIES,
    bilingual_things.BILINGUAL_THINGS,
    glossary_things.GLOSSARY_THINGS,
    chinese_things.CHINESE_THINGS,
    chinese_measures.CHINESE_MEASURES,
)


def inflections(verb: str, double: bool) -> Iterator[str]:
    """The regular forms of an English verb."""
    yield verb
    stem = verb + verb[-1] if double else verb
    if verb.endswith("e"):
        yield from (verb + "s", verb + "d", verb[:-1] + "ing")
    elif verb.endswith("y") and verb[-2] not in "aeou":
        yield from (verb[:-1] + "ies", verb[:-1] + "ied", verb + "ing")
    else:
        plural = "es" if verb.endswith(("s", "x", "z", "ch", "sh")) else "s"
        yield from (verb + plural, stem + "ed", stem + "ing")


def forms(pattern: str) -> Iterator[str]:
    """The spellings that one form of a data file stands for."""
    found = _CLASS.search(pattern) if "[" in pattern else None
    if found:
        for letter in found[1]:
            yield from forms(pattern[: found.start()] + letter + pattern[found.end() :])
        return
    head, _, rest = pattern.partition(" ")
    tail = f" {rest}" if rest else ""
    if head.endswith("*"):
        yield from (form + tail for form in inflections(head.rstrip("*"), head.endswith("**")))
    elif pattern.endswith("+"):
        noun = pattern[:-1]
        yield noun
        yield noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")
    else:
        yield pattern
        if not tail and pattern.endswith(("ion", "ment")):
            yield pattern + "s"


def _rows(*tables: str) -> Iterator[tuple[str, str, str]]:
    """Name, English forms, Chinese forms of each row."""
    for table in tables:
        for line in table.replace("\n    ", " ").splitlines():
            if line and line[0] != "#":
                name, _, body = line.partition(" = ")
                english, _, han = body.partition("::")
                yield name, english, han


def _split(text: str) -> list[str]:
    return [form for form in map(str.strip, text.split(",")) if form]


def _build() -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    english: dict[str, list[str]] = {}
    han: dict[str, list[str]] = {}
    steering = (markers.MARKERS, markers.ATTRIBUTION, chinese_light.CHINESE_MARKERS)
    for table in (*_STATES, *_THINGS, *steering):
        told = table in _TOLD
        for name, patterns, terms in _rows(table):
            for pattern in _split(patterns.lower()):
                for form in forms(pattern):
                    for spelling in _spaced(form, told):
                        _note(english, spelling, name)
            for term in _split(terms):
                _note(han, term, name)
    return english, han


def _note(table: dict[str, list[str]], word: str, name: str) -> None:
    meanings = table.get(word)
    if meanings is None:
        table[word] = [name]
    elif name not in meanings:
        meanings.append(name)


def _spaced(form: str, told: bool) -> tuple[str, ...]:
    """`write-ahead log` is also written `write ahead log`, `load balancer` also `load-balancer`."""
    if "-" in form:
        return (form, form.replace("-", " ")) if "-" in form.strip("-") else (form,)
    if told and "ed " not in form:
        return (form,)
    if form.count(" ") == 1 and not form.startswith(_PREFIXES):
        return form, form.replace(" ", "-")
    return (form,)


def _by_head(
    table: dict[str, Entry],
) -> tuple[dict[str, Entry], dict[str, tuple[tuple[tuple[str, ...], Entry], ...]]]:
    words: dict[str, Entry] = {}
    phrases: dict[str, list[tuple[tuple[str, ...], Entry]]] = {}
    named: dict[str, list[str]] = {}
    for form, entry in table.items():
        if " " not in form:
            words[form] = entry
            things_of_it = [one for one in entry if one in THING_NAMES]
            if things_of_it:
                named[form] = things_of_it
    for form, entry in table.items():
        if " " in form:
            head, *rest = form.split()
            extra = [one for word in (head, *rest) if word in named for one in named[word]]
            if extra:
                entry += _besides(entry, extra, "-" if head in _DENYING else "")
            phrases.setdefault(head, []).append((tuple(rest), entry))
    return words, {
        head: tuple(sorted(rows, key=lambda row: -len(row[0]))) for head, rows in phrases.items()
    }


def _besides(entry: Entry, named: list[str], denies: str) -> Entry:
    """The things that a phrase's own words name, as evidence holds them."""
    return tuple(
        f"+{denies}{one}"
        for one in named
        if one not in entry and not (one == "connection" and _UNLINKED & set(entry))
    )


THING_NAMES = frozenset(name for name, _, _ in _rows(*_THINGS)) - frozenset(
    name for name, _, _ in _rows(*_STATES)
)
"""Concepts that are things or measures: a negation before one denies that there is one."""
_ENGLISH, _HAN = _build()
LIGHT_WORDS = frozenset(
    word for line in light.LIGHT.splitlines() if not line.startswith("#") for word in line.split()
)
WORDS, PHRASES = _by_head({form: tuple(meanings) for form, meanings in _ENGLISH.items()})
"""One word → entry; a phrase's first word → (the other words, entry), longest first. Of the things that
a phrase's own words name, evidence holds too: they stand as `+consumer` in the entry."""
for _word in LIGHT_WORDS:
    WORDS.setdefault(_word, ())
LIGHT_HAN_TERMS = frozenset(light.LIGHT_HAN.split() + chinese_light.CHINESE_LIGHT.split())
for _word in LIGHT_HAN_TERMS:
    _HAN.setdefault(_word, [])
_HEADS: dict[str, list[tuple[str, Entry]]] = {}
for _term, _meanings in _HAN.items():
    _HEADS.setdefault(_term[0], []).append((_term, tuple(_meanings)))
HAN_TERMS = {
    head: tuple(sorted(rows, key=lambda row: -len(row[0]))) for head, rows in _HEADS.items()
}
"""First character → (term, entry), longest first."""
