"""From the data files to four tables. Pure; runs at import, some thirty-five milliseconds."""

from collections.abc import Iterator

from firsthand.rules.meaning.lexicon import (
    bilingual,
    bilingual_things,
    chinese_deeds,
    chinese_light,
    chinese_measures,
    chinese_states,
    chinese_things,
    corpora,
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
    oncall,
    outcomes,
    parties,
    phrasals,
    rephrased,
    retold,
    states,
    things,
    turns,
)

Entry = tuple[str, ...]
"""What a word may mean: concepts (`timeout`, `-success`) and markers (`!neg`)."""

_SPECIAL = frozenset("*+[ -")
"""Signs of a form that stands for others: inflections, a plural, letters, another spelling."""
_PREFIXES = ("no ", "not ", "get ", "post ", "put ", "is ", "was ", "in ", "at ")
_PLURAL = ("ion", "ment")
"""Endings of nouns whose plural need not be written down."""
_DENYING = frozenset(("no", "not", "without"))
_UNLINKED = frozenset(("-connect", "conn_reset"))
"""Who lost the connection is not connected, though a connection is named."""
_TOLD = (outcomes.OUTCOMES, phrasals.PHRASALS, movements.MOVEMENTS)
"""Tables of verbs with their particles: of these only a participle is joined, a `backed-up queue`."""
_STEERING = (markers.MARKERS, markers.ATTRIBUTION, chinese_light.CHINESE_MARKERS)
_STATES = (
    states.STATES,
    deeds.DEED_WORDS,
    everyday.EVERYDAY_STATES,
    *_TOLD,
    bilingual.BILINGUAL_STATES,
    glossary.GLOSSARY_STATES,
    chinese_states.CHINESE_STATES,
    chinese_deeds.CHINESE_DEEDS,
    retold.RETOLD_STATES,
    rephrased.REPHRASED,
    turns.TURNS_STATES,
    corpora.CORPORA_STATES,
    oncall.ONCALL_STATES,
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
    retold.RETOLD_THINGS,
    turns.TURNS_THINGS,
    corpora.CORPORA_THINGS,
    rephrased.REPHRASED_THINGS,
    oncall.ONCALL_THINGS,
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
    if "[" in pattern:
        before, _, behind = pattern.partition("[")
        letters, _, behind = behind.partition("]")
        for letter in letters:
            yield from forms(before + letter + behind)
    elif "*" in pattern and pattern.partition(" ")[0][-1] == "*":
        head, _, rest = pattern.partition(" ")
        tail = f" {rest}" if rest else ""
        for form in inflections(head.rstrip("*"), head.endswith("**")):
            yield form + tail
    elif pattern[-1] == "+":
        noun = pattern[:-1]
        yield noun
        yield noun + ("es" if noun.endswith(("s", "x", "ch", "sh")) else "s")
    else:
        yield pattern
        if pattern.endswith(_PLURAL) and " " not in pattern:
            yield pattern + "s"


Row = tuple[str, list[str], list[str]]


def _rows(table: str) -> list[Row]:
    """Name, English forms in lower case, Chinese forms of each row."""
    found: list[Row] = []
    for line in table.replace("\n    ", " ").splitlines():
        if line and line[0] != "#":
            name, _, body = line.partition(" = ")
            english, _, han = body.partition("::")
            found.append((name, _split(english.lower()), _split(han)))
    return found


def _split(text: str) -> list[str]:
    return [form for form in map(str.strip, text.split(",")) if form] if text else []


def _build() -> tuple[dict[str, Entry], dict[str, Entry]]:
    english: dict[str, Entry] = {}
    han: dict[str, Entry] = {}
    told_rows = {
        id(rows) for table, rows in zip(_STATES, _STATE_ROWS, strict=True) if table in _TOLD
    }
    for rows in (*_STATE_ROWS, *_THING_ROWS, *map(_rows, _STEERING)):
        told = id(rows) in told_rows
        for name, patterns, terms in rows:
            alone = (name,)
            for pattern in patterns:
                if _SPECIAL.isdisjoint(pattern):
                    _note(english, pattern, alone)
                    if pattern.endswith(_PLURAL):
                        _note(english, pattern + "s", alone)
                    continue
                for form in forms(pattern):
                    for spelling in _spaced(form, told):
                        _note(english, spelling, alone)
            for term in terms:
                _note(han, term, alone)
    return english, han


def _note(table: dict[str, Entry], word: str, alone: Entry) -> None:
    """Adds a concept to a word; words of one concept alone share its entry."""
    entry = table.get(word)
    if entry is None:
        table[word] = alone
    elif alone[0] not in entry:
        table[word] = entry + alone


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
            if not THING_NAMES.isdisjoint(entry):
                named[form] = [one for one in entry if one in THING_NAMES]
    for form, entry in table.items():
        if " " in form:
            spelled = form.split()
            head = spelled[0]
            extra = [one for word in spelled if word in named for one in named[word]]
            if extra:
                entry += _besides(entry, extra, "-" if head in _DENYING else "")
            phrases.setdefault(head, []).append((tuple(spelled[1:]), entry))
    return words, {
        head: tuple(sorted(rows, key=lambda row: -len(row[0]))) for head, rows in phrases.items()
    }


def _besides(entry: Entry, named: list[str], denies: str) -> Entry:
    """The things that a phrase's own words name, as evidence holds them."""
    return tuple(
        f"+{denies}{one}"
        for one in named
        if one not in entry
        and one != "full_noun"
        and not (one == "connection" and _UNLINKED & set(entry))
    )


_STATE_ROWS, _THING_ROWS = [*map(_rows, _STATES)], [*map(_rows, _THINGS)]
THING_NAMES = frozenset(row[0] for rows in _THING_ROWS for row in rows) - frozenset(
    row[0] for rows in _STATE_ROWS for row in rows
)
"""Concepts that are things or measures: a negation before one denies that there is one."""
_ENGLISH, _HAN = _build()
LIGHT_WORDS = frozenset(
    word for line in light.LIGHT.splitlines() if not line.startswith("#") for word in line.split()
)
WORDS, PHRASES = _by_head(_ENGLISH)
"""One word → entry; a phrase's first word → (the other words, entry), longest first. Of the things that
a phrase's own words name, evidence holds too: they stand as `+consumer` in the entry."""
for _word in LIGHT_WORDS:
    WORDS.setdefault(_word, ())
LIGHT_HAN_TERMS = frozenset(light.LIGHT_HAN.split() + chinese_light.CHINESE_LIGHT.split())
for _word in LIGHT_HAN_TERMS:
    _HAN.setdefault(_word, ())
_HEADS: dict[str, list[tuple[str, Entry]]] = {}
for _row in _HAN.items():
    _HEADS.setdefault(_row[0][0], []).append(_row)
HAN_TERMS = {
    head: tuple(sorted(rows, key=lambda row: -len(row[0]))) for head, rows in _HEADS.items()
}
"""First character → (term, entry), longest first."""


def words_of(*markers: str) -> frozenset[str]:
    """The words, phrases and terms that steer a sentence with one of some markers."""
    found: set[str] = set()
    for name, patterns, terms in [row for table in _STEERING for row in _rows(table)]:
        if name in markers:
            spelled = [
                one
                for pattern in patterns
                for form in forms(pattern)
                for one in _spaced(form, False)
            ]
            found.update(spelled, terms)
    return frozenset(found)
