"""Numbers that stand together: part and whole, two units of one span, an ellipsis, a tail that two share.

Owns what a number takes from its neighbour: unit and noun of its whole, what the one before it counts,
what the one behind it is said of. Pure.
It cannot tell an ellipsis from a list of unlike things but by the words behind each number.
"""

from itertools import pairwise

from firsthand.rules.meaning.lexicon.relations import ROLES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.clauses import is_noun, tells
from firsthand.rules.meaning.reading.fields import AHEAD, Weights, weigh, words_ahead
from firsthand.rules.meaning.reading.figure import Figure
from firsthand.rules.meaning.reading.hints import IS
from firsthand.rules.meaning.tokens.quantities import like
from firsthand.rules.meaning.tokens.token import NAME, SIGN, Token, follows

_WHOLE = names("expected need total")
"""Words for a whole, of which a part is not."""
_RECENT = frozenset({"last", "past"})
_AMOUNTS = _WHOLE | frozenset(ROLES)
_JOINED = 2
_PART_REACH = 4
_ELLIPTIC = 7
"""Tokens between a number and the one that counts the same without saying so."""
_COORDINATED = 3
_LISTED = 3
"""Tokens from a count to the next one of its list: its state and a comma between."""
_NOTHING: Token = (SIGN, "", None, None)
_FROM = frozenset({"from", "由", "从"})
TO = frozenset(
    {"to", "变为", "为", "到", "至", "降为", "降至", "降到", "升为", "升至", "升到", "增至"}
)
"""Words before the two ends of a change."""
_STOPS = frozenset(",;.)⏎")
_CUTS = frozenset(";.:=⏎()[]")


def join_parts(found: list[Figure], tokens: list[Token]) -> None:
    """`1 of the expected 3 replicas`: the part counts what the whole counts, and has its unit."""
    for index, part in enumerate(found[:-1]):
        if tokens[part.place + 1][1] != "of":
            continue
        whole = found[index + 1]
        if whole.place - part.place > _PART_REACH:
            continue
        if part.number.unit == "%" != whole.number.unit:
            continue  # 90 % of the last 8 seconds
        if tokens[whole.place - 1][1] in _RECENT and part.number.unit:
            continue  # spent 11.4 s of the last 12.1 s
        if is_named_of(tokens, part.place, whole.place):
            continue  # task 17.0 of stage 6.0
        if any(one[0] == NAME for one in tokens[part.place + 1 : whole.place]):
            continue  # step 3 of 7 of nightly-export took 642 seconds
        number = part.number
        if not number.unit and whole.number.unit and whole.number.value:
            number = like(number, whole.number)
        field = {
            word: near
            for word, near in whole.field.items()
            if word not in ROLES and word not in _WHOLE
        }
        joined = field if part.role else field | part.field
        found[index] = part.but(number=number, field=joined, role="")
        if not whole.role:
            found[index + 1] = whole.but(field=joined | whole.field)


def inherit_changed(found: list[Figure], tokens: list[Token]) -> None:
    """`instances changed from 4 to 6`: both ends of a change are of what changed."""
    for index, (before, figure) in enumerate(pairwise(found)):
        if figure.field or before.number.unit != figure.number.unit or not before.place:
            continue
        if (
            tokens[before.place - 1][1].rpartition(" ")[2] in _FROM
            and tokens[figure.place - 1][1] in TO
            and figure.place - before.place <= _COORDINATED
        ):
            found[index + 1] = figure.but(field=dict(before.field))


def is_named_of(tokens: list[Token], part: int, whole: int) -> bool:
    """`task 17.0 of stage 6.0`: two things by their numbers, and no part of a whole."""
    mine, theirs = tokens[part - 1] if part else _NOTHING, tokens[whole - 1]
    if whole - part != _COORDINATED or mine[1] == theirs[1]:
        return False
    return all(
        is_noun(one) and not one[1].endswith("s") and not _AMOUNTS & set(one[2] or ())
        for one in (mine, theirs)
    )


def inherit_counted(found: list[Figure], tokens: list[Token]) -> None:
    """`expected 9 fields, got 8`: a number that counts nothing counts what the one before it counts."""
    for index, (before, figure) in enumerate(pairwise(found)):
        gap = figure.place - before.place
        if gap == _COORDINATED and tokens[figure.place - 1][1] == "and":
            _share_tail(found, index, tokens)
        if gap > _ELLIPTIC or figure.number.unit or before.number.unit:
            continue
        counted = tokens[before.place + 1]
        if not is_noun(counted):
            continue
        behind = follows(tokens, figure.place + 1)
        last = follows(tokens, figure.place + 2)
        bare = behind is None or behind[1] in _STOPS or behind[1] in IS
        bare = bare or (tells(behind or _NOTHING) and (last is None or last[1] in _STOPS))
        if not bare:
            continue
        between = tokens[before.place + 1 : figure.place]
        texts = {text for _, text, _, _ in between}
        if texts & _CUTS or "," not in texts:
            continue
        field = dict(figure.field)
        for token in tokens[before.place + 1 : before.place + _COORDINATED]:
            if tells(token):
                break
            if is_noun(token):
                weigh(field, token[1], token[2], AHEAD)
        found[index + 1] = figure.but(field=field)


def of_their_heads(found: list[Figure], tokens: list[Token]) -> None:
    """`Files: 214 new, 37 changed`: each counts what the head of the list names."""
    head = -1
    for index, (before, figure) in enumerate(pairwise(found)):
        if before.key >= 0:
            head = before.key if tokens[before.place - 1][1] == ":" else -1
            if head >= 0 and (tells(tokens[head]) or not is_noun(tokens[head])):
                head = -1
        if head < 0 or figure.key >= 0 or figure.place - before.place != _LISTED:
            head = -1
            continue
        if figure.number.unit or before.number.unit or tokens[figure.place - 1][1] != ",":
            head = -1
            continue
        field = dict(figure.field)
        weigh(field, tokens[head][1], tokens[head][2], AHEAD)
        found[index + 1] = figure.but(field=field)


def _share_tail(found: list[Figure], index: int, tokens: list[Token]) -> None:
    """`2 active and 0 backup servers left`: both count servers, and what is left."""
    first, second = found[index], found[index + 1]
    own = tokens[first.place + 1][1].endswith("s")
    if own or first.number.unit or second.number.unit:
        return
    tail: Weights = {}
    words_ahead(tokens, second.place + 1, tail)
    found[index] = first.but(field=tail | first.field)


def join_durations(found: list[Figure], tokens: list[Token]) -> list[Figure]:
    """`one hour and 47 minutes`, `3 小时 12 分钟`: one span in two units."""
    joined = found[:1]
    for figure in found[1:]:
        before = joined[-1]
        gap = figure.place - before.place
        if (
            gap <= _JOINED
            and before.number.unit == figure.number.unit == "s"
            and before.number.step > figure.number.step
            and figure.number.value < before.number.step
            and (gap == 1 or tokens[before.place + 1][1] == "and")
        ):
            number = figure.number
            whole = number.but(value=before.number.value + number.value, written="compound")
            joined[-1] = before.but(number=whole, field=before.field | figure.field)
            continue
        joined.append(figure)
    return joined
