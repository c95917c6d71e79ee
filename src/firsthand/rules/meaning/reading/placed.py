"""What a known word says in its place: settings, fields, names and levels are no events.

Owns the exceptions to a word's entry: `timeout=4s` is set, `failed=16` fails nothing else, `hold=H-88` holds
nothing, `mail-relay` relays nothing, `expires` is to come. Pure functions of the tokens around.
It cannot tell a setting from a count where a field's name may mean both (`retries=3`).
"""

from collections.abc import Iterable

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.relations import IMPLIES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.hints import RAISING, raises
from firsthand.rules.meaning.reading.meanings import FAIL, FUTURE, IF, SIGNED_THINGS
from firsthand.rules.meaning.tokens.token import (
    NAME,
    SIGN,
    STAMP,
    WORD,
    Token,
    field_before,
    follows,
)

TO_COME = frozenset(
    {"expires", "expires in", "expires on", "expires at", "expires within", "runs out", "lapses"}
    | {
        "expiring in",
        "expiring on",
        "expiring within",
        "expiring soon",
        "is expiring",
        "are expiring",
    }
)
"""Words for what has a date, and is not yet."""
_OF_TIMEOUT = frozenset(("timeout", *IMPLIES["timeout"]))
_NAMING = (TYPES | names("step operation command method")) - names(
    "status value state level code time_noun condition data error"
)
_ACTED = frozenset({"action", "act", "verdict", "disposition", "处置", "动作"})
_ACTS = names(
    "block blocked deny denied drop dropped allow allowed reject rejected accept accepted pass"
)
"""What a filter says that it did: `action=block`."""
GIVES = frozenset("=:")
_METHODS = names("get put post head delete patch")
"""Kinds whose fields hold a name."""
_LEVEL_REACH = 3
BORNE = ("tolerat", "surviv", "withstand")
_ENDED = frozenset({"exceeded", "reached", "expired", "elapsed", "hit"})
PLACED = _METHODS | RAISING | TO_COME | {"command", "timeout", "failure", "failures"}
"""Words whose place may matter, besides names, values and keys: few words, so that most are not asked."""
_MEMBERS = frozenset(
    {"partition", "shard", "rank", "replica_id", "broker", "worker_id", "分区", "分片"}
)
"""Keys whose number is the name of one of them."""
_COUNTS = frozenset(
    ["count", "cnt", "num", "n", "total", "amount", "数量", "个数", "条数", "笔数", "行数"]
)
"""Keys whose number is how many there are of what stands before them."""
_BETWEEN_FIELDS = frozenset('",;|')


def in_its_place(
    tokens: list[Token], place: int, behind: str, concepts: Iterable[str], flag: int
) -> tuple[Iterable[str], int]:
    """Concepts and flags of a word as its neighbours leave them; `behind`: the spelling of the next one."""
    kind, text, _, _ = tokens[place]
    if behind in GIVES and place + 2 < len(tokens):
        concepts = of_a_key(tokens, place, behind, concepts)
        if behind == "=" and tokens[place + 2][3] is not None:
            flag &= ~FAIL  # failed=16
    elif text == "timeout" and _is_set(tokens, place):
        concepts = [one for one in concepts if one not in _OF_TIMEOUT]
        flag &= ~FAIL  # negotiated timeout 30000
    elif text[:7] == "failure" and any(
        one.startswith(BORNE) for _, one, _, _ in tokens[max(0, place - 3) : place]
    ):
        flag |= IF  # cannot tolerate node failure
    before = tokens[place - 1][1] if place else ""
    if (
        before == "="
        and place > 1
        and not _NAMING.isdisjoint(tokens[place - 2][2] or ())
        and not (
            tokens[place - 2][0] == NAME and tokens[place - 2][1][-1].isdigit()
        )  # broker-1=down
        and not (tokens[place - 2][1] in _ACTED and text in _ACTS)
    ):
        concepts = [one for one in concepts if one in THING_NAMES]  # group=audit
        flag = 0
    if kind == NAME:
        if "-" in text and before != "+" and text.islower():
            concepts = [one for one in concepts if one in SIGNED_THINGS]
            flag = 0  # mail-relay; but +switch-master is an event
        elif place == 0:
            flag &= ~FAIL  # an alert's name
    elif text in PLACED:
        return _of_its_kind(tokens, place, concepts, flag)
    return concepts, flag


def of_a_key(
    tokens: list[Token], place: int, behind: str, concepts: Iterable[str]
) -> Iterable[str]:
    """Concepts of a word before `=` or `:`."""
    if place + 2 >= len(tokens):
        return concepts
    kind, _, _, number = tokens[place + 2]
    text = tokens[place][1]
    if number is not None:
        if text[-7:].lower() == "timeout":
            return [one for one in concepts if one not in _OF_TIMEOUT]
    elif kind == NAME and behind == "=" and _names_it(text):
        return [one for one in concepts if one in THING_NAMES]
    return concepts


def _of_its_kind(
    tokens: list[Token], place: int, concepts: Iterable[str], flag: int
) -> tuple[Iterable[str], int]:
    """The same of a word whose place may matter by itself."""
    text = tokens[place][1]
    if text in _METHODS and _is_method(tokens, place):
        return ("http", "request"), 0
    if text in RAISING and not raises(tokens, place):
        return (), flag
    if text in TO_COME or (text == "command" and is_command(tokens, place)):
        flag |= FUTURE
    return concepts, flag


def _is_set(tokens: list[Token], place: int) -> bool:
    """`timeout 30000`: a setting, unless it is said to have been exceeded."""
    behind = tokens[place + 1 : place + 3]
    return (
        bool(behind)
        and behind[0][3] is not None
        and (len(behind) == 1 or behind[1][1] not in _ENDED)
    )


def _is_method(tokens: list[Token], place: int) -> bool:
    """`GET /cart`, `Get "https://…"`: a request, and nothing got."""
    behind = [text for _, text, _, _ in tokens[place + 1 : place + 3]]
    return bool(behind) and (
        behind[0][:1] == "/" or (behind[0] == '"' and behind[-1].startswith(("http", "/")))
    )


def _names_it(text: str) -> bool:
    """Whether a field holds a name: `hold=H-88` holds nothing, `blocked_by=p-4` blocks."""
    return "_" not in text and not text.endswith(("ed", "ing"))


def is_command(tokens: list[Token], place: int) -> bool:
    """`COMMAND=/usr/bin/…`: what was asked for, not what was done."""
    behind = tokens[place + 1 : place + 3]
    return len(behind) > 1 and behind[0][1] == "=" and behind[1][1].startswith("/")


def is_gerund(tokens: list[Token], place: int) -> bool:
    return place < len(tokens) and tokens[place][1].endswith("ing")


def is_level(tokens: list[Token], place: int) -> bool:
    """Whether `ERROR` at a place is the record's level."""
    if is_gerund(tokens, place + 1):
        return False
    if place < 2:
        return True
    for kind, text, _, _ in tokens[max(0, place - _LEVEL_REACH) : place]:
        if kind == STAMP or text in ("level", "severity"):
            return True
    return False


def errs(tokens: list[Token], place: int) -> bool:
    """`error syncing pod`: then the deed behind it failed."""
    erring = is_gerund(tokens, place + 1) or is_gerund(tokens, place + 2)
    return erring and not is_level(tokens, place)


def valued(tokens: list[Token], place: int) -> int:
    """The field whose whole value stands at a place; -1 if it is none, or more follows."""
    behind = follows(tokens, place + 1)
    if behind is not None and behind[0] != SIGN:
        next_sign = follows(tokens, place + 2)
        if next_sign is None or next_sign[1] not in ("=", ":"):
            return -1
    return field_before(tokens, place)


def counted_field(tokens: list[Token], place: int) -> int:
    """The field whose number stands at a place; -1 for `rebuild: 0 shards moved`, which counts shards."""
    behind = follows(tokens, place + 1)
    prose = behind is not None and behind[0] == WORD and tokens[place - 1][1] == ":"
    if prose and (place + 2 == len(tokens) or tokens[place + 2][1] not in "=:"):
        return -1
    if tokens[place - 1][1] == "|":
        return _cell_before(tokens, place)
    key = field_before(tokens, place)
    if key > 2 and tokens[key][1].lower() in _COUNTS:
        value = _value_before(tokens, key)
        return key if value < 0 else value
    return key


def _value_before(tokens: list[Token], key: int) -> int:
    """The FAILED of `status=FAILED cnt=0`, of which the count is told; -1 where it stands behind no key."""
    at = key - 1
    while at > 0 and tokens[at][1] in _BETWEEN_FIELDS:
        at -= 1
    before = at - 1
    while before > 0 and tokens[before][1] == '"':
        before -= 1
    return at if before > 0 and tokens[before][1] in "=:" and tokens[at][0] == WORD else -1


def _cell_before(tokens: list[Token], place: int) -> int:
    """The FAILED of a row `FAILED | 0` of two columns, the second of which counts; -1: it is no such row."""
    begin = place - 3
    if begin < 0 or tokens[begin][1] != "⏎" or tokens[place - 2][0] != WORD:
        return -1
    first = next(at for at, token in enumerate(tokens) if token[1] == "⏎")
    return place - 2 if first and tokens[first - 1][1].lower() in _COUNTS else -1


def numbers_a_member(key: Token) -> bool:
    """`uid=0`, `partition=0`: the nought is one's number, and counts none of them."""
    return "ident" in (key[2] or ()) or key[1].lower() in _MEMBERS


def spelling_behind(tokens: list[Token], place: int) -> str:
    behind = follows(tokens, place + 1)
    return behind[1] if behind is not None else ""
