"""A text as clauses: which names, predicates and fields stand together.

Owns the cutting of tokens into clauses (at `;`, a sentence's end, `,`, a label's colon, `but`, `while`,
an `and` between two predications, and where a field's name comes a second time) and what in a clause tells
something. Evidence and claims are cut alike. Pure, linear.
It cannot tell a comma inside a list from one between two statements: a clause may be too short, and is
then completed by the one before it.
"""

from itertools import compress, count

from firsthand.rules.meaning.lexicon import THING_NAMES, Entry, words_of
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.meanings import MEANINGS
from firsthand.rules.meaning.tokens.token import HAN, NAME, NUMBER, SIGN, UNKNOWN, WORD, Token

_SUBJECTS = frozenset((NAME, WORD, HAN, UNKNOWN))
_VALUED = frozenset("=:\"'")
_KEY = 2
"""Tokens of a key and its sign."""
_STOPS = frozenset(",;)⏎")
_ENDS = frozenset(";；⏎.!?,|")
_JOINS = words_of("!because", "!cause") | names(
    "but while whereas although though however then because since due owing"
    " 因为 由于 原因 因此 导致 而 但 但是 不过 然而 而且 随后 则"
)
_AUXILIARIES = names("not to did does do will would can could cannot never")
_AROUND = names("after before until following when once")
"""What opens a clause of its own where no number follows: `after timeout of retry 1`."""
_AROUND_HAN = names("前 之前 以前 后 之后 以后")
"""What ends a clause in Chinese: 告警解除前."""
_CUTTING = _ENDS | _AROUND_HAN | {":"}
_AND = names("and 且 并且 并 同时")
_OPENING = _JOINS | _AND | _AROUND
_STEPS = dict.fromkeys(_CUTTING, 1) | dict.fromkeys(_OPENING, 0) | {"=": -1}
_is_step = _STEPS.__contains__
"""Words and signs by which a clause may begin, and how many tokens behind them it does."""
_SQL = frozenset({"select", "insert", "update", "delete"})
_QUERIES = frozenset({"query", "statement", "sql", "command"})
"""Words behind which a word of SQL opens a quoted statement, and tells nothing."""
_PARTICIPLES = ("ed", "ing")
_NOMINAL = ("ion", "ions", "ment", "ments", "ance", "ence", "ure", "ures", "sis")
"""Endings that make a noun of a deed."""
_NOUNS = names("level_debug level_info level_warn level_error level_fatal error")
"""Concepts whose words name something, and state nothing of it."""
_REACH = 12
"""Tokens behind an `and` in which a second predicate is looked for."""
_LABELS = 40
"""Tokens that the labels of a series may take."""
_LEAST = 4
"""Letters of an unknown word whose ending makes it a predicate."""


def tells(token: Token) -> bool:
    """Whether a word states something of its subject: a state, an event, a deed."""
    kind, text, entry, _ = token
    if entry:
        if kind == NAME:
            return False
        states, _, counted = _SAYS.get(entry) or _says(entry)
        if not states or (kind == WORD and text.endswith(_NOMINAL)):
            return False
        return not (counted and kind == WORD and not text.endswith(_PARTICIPLES))
    return kind == WORD and entry is None and is_participle(text)


def tells_at(tokens: list[Token], place: int) -> bool:
    """The same of a word in its place: behind `did not` a noun is a verb."""
    token = tokens[place]
    if tells(token):
        return not (token[1] in _SQL and place and tokens[place - 1][1] in _QUERIES)
    entry = token[2]
    if not entry or not place or tokens[place - 1][1].rpartition(" ")[2] not in _AUXILIARIES:
        return False
    return any(one[0] != "!" and one.lstrip("-+") not in THING_NAMES for one in entry)


def _says(entry: Entry) -> tuple[bool, bool, bool]:
    """Whether an entry says a state, whether a thing, and whether a thing as such: a timeout, the retries."""
    bare = [one.lstrip("-+") for one in entry if one[0] != "!"]
    states = _NOUNS.isdisjoint(entry) and not THING_NAMES.issuperset(bare)
    return states, not THING_NAMES.isdisjoint(bare), not THING_NAMES.isdisjoint(entry)


_SAYS = {entry: _says(entry) for entry in MEANINGS}
"""The same of every entry of the lexicon, made once."""


def is_participle(word: str) -> bool:
    """Whether a word of no known meaning looks like a verb: `spared`."""
    return len(word) > _LEAST and word.endswith(_PARTICIPLES)


def is_noun(token: Token) -> bool:
    """Whether a token can be a subject: a name, a thing, an unknown word."""
    kind, text, entry, _ = token
    if kind != WORD and kind != HAN:
        return kind in (NAME, UNKNOWN)
    if not entry:
        return entry is None and not is_participle(text)
    return (_SAYS.get(entry) or _says(entry))[1] or (kind == WORD and text.endswith(_NOMINAL))


def clauses(tokens: list[Token], texts: list[str]) -> list[int]:
    """For each token the number of its clause; `texts`: their spellings."""
    found: list[int] = []
    clause = start = 0
    keys: set[str] = set()
    size = len(tokens)
    for place in _openings(texts):
        if place == size:
            break
        text, before = texts[place], texts[place - 1]
        is_key = texts[place + 1] == "=" and tokens[place][0] != SIGN
        if (
            (before in _CUTTING and _is_cut(before, tokens, place, is_key))
            or (text in _OPENING and _opens(text, tokens, start, place))
            or (is_key and text in keys)
        ):
            found += [clause] * (place - len(found))
            clause += 1
            start = place
            if is_key and text in keys:
                start = _with_its_subject(tokens, place)
                first = _first_alike(tokens, found, start)
                if (
                    first > 0
                ):  # `primary=a standby b lag=2s standby c lag=9s`: b begins a record, too
                    found[first:start] = [clause] * (start - first)
                    clause += 1
                found[start:] = [clause] * (place - start)
            keys.clear()
        if is_key:
            keys.add(text)
    found += [clause] * (size - len(found))
    return found


def _openings(texts: list[str]) -> list[int]:
    """Where a clause may begin, were there a token: behind what ends one, at what opens one, at the name of
    a field."""
    places: list[int] = []
    last = -1
    for at in compress(count(), map(_is_step, texts)):
        place = at + _STEPS[texts[at]]
        if place > last:
            places.append(place)
            last = place
        elif place < last:
            places = sorted({*places, place})  # 之后=3: a key that ends a clause
    return places


def _with_its_subject(tokens: list[Token], place: int) -> int:
    """`node a lag=3s node b lag=9s`: what stands between a value and the next key is the key's subject."""
    while (
        place > _KEY and tokens[place - 1][0] in _SUBJECTS and tokens[place - 2][1] not in _VALUED
    ):
        place -= 1
    return place


def _first_alike(tokens: list[Token], found: list[int], start: int) -> int:
    """Where the record before begins with the same word before its name; -1 where its clause does."""
    if start >= len(found) or tokens[start][0] == NAME:
        return -1
    place = start - 1
    while place > 0 and found[place] == found[start - 1]:
        alike = tokens[place][1] == tokens[start][1] and tokens[place + 1][0] == NAME
        if alike and found[place - 1] == found[place]:
            return place
        place -= 1
    return -1


def _is_cut(before: str, tokens: list[Token], place: int, is_key: bool) -> bool:
    """Whether what stands before a place ends its clause."""
    if before == ":":
        return not _is_value(tokens, place)
    if before == "," and is_key and tokens[place - 2][1] == '"':
        return not _is_label(tokens, place)
    return not (before == "?" and is_key)


def _is_label(tokens: list[Token], place: int) -> bool:
    """`up{job="a", instance="b"} 0`: labels of a series part nothing."""
    for at in range(place - 2, max(0, place - _LABELS), -1):
        text = tokens[at][1]
        if text == "{":
            return tokens[at - 1][0] != SIGN
        if text == "}":
            return False
    return False


def _opens(text: str, tokens: list[Token], start: int, place: int) -> bool:
    """Whether a word opens a clause in its place."""
    if text in _JOINS or (text in _AND and _joins(tokens, start, place)):
        return True
    return text in _AROUND and place + 1 < len(tokens) and tokens[place + 1][3] is None


def _joins(tokens: list[Token], start: int, place: int) -> bool:
    """Whether an `and` stands between two predications."""
    before = range(max(start, place - _REACH), place)
    return any(tells_at(tokens, at) for at in before) and _second(tokens, place + 1)


def _is_value(tokens: list[Token], place: int) -> bool:
    """Whether the token behind a colon is the value of a field: `client: 10.1.1.1`, `"level": "warn"`."""
    key = place - 2
    if key < 0:
        return False
    if tokens[key][1] in "\"'":
        return True
    kind, _, _, number = tokens[place]
    counted = kind == NUMBER and number is not None and not number.unit
    if counted and tokens[key][0] == WORD and _ends_there(tokens, place + 1):
        return True  # total: 240 done: 217 failed: 23
    return bool(entry_of(tokens[key])) and (
        number is not None or kind == NAME or tokens[place][1] in "\"'"
    )


def _ends_there(tokens: list[Token], place: int) -> bool:
    """Whether a clause ends, or the next key begins, at a place."""
    near = tokens[place : place + 3]
    if not near or near[0][1] in _STOPS:
        return True
    return len(near) > _KEY and near[1][1] in (":", "=") and near[_KEY][3] is not None


def entry_of(token: Token) -> Entry:
    """What the lexicon says of a token that is a word for a kind of thing; else nothing."""
    kind, _, entry, _ = token
    return entry if kind in (WORD, HAN) and entry and TYPES & set(entry) else ()


def _second(tokens: list[Token], place: int) -> bool:
    """Whether a predicate follows before the next sign that ends a clause."""
    for at in range(place, min(len(tokens), place + _REACH)):
        if tokens[at][1] in _ENDS:
            return False
        if tells_at(tokens, at):
            return True
    return False
