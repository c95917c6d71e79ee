"""Deeds that are named and not told as done: orders, aims, shares of a whole, nouns before `error`.

Owns what a deed's place takes from it: `restart it to fix the queue` tells neither a restart nor a fix,
`40 % complete` tells no completion, `Accept error` is an accept that failed. Claims and evidence are read
alike. Pure, looks at a few tokens around the place.
It cannot tell an order without its aim (`restart it`) from a record in the base form (`start worker 3`).
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.relations import DEEDS, FAILURES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.meanings import AIMED, FAIL, OUGHT, PARTLY
from firsthand.rules.meaning.tokens.token import HAN, SIGN, WORD, Token, follows

DONE = DEEDS | names("pull push")
"""Deeds that are not done where an attempt at them fails."""
SHARED = "complete"
"""What may be done in part: the one that a name's place can take away."""
_AIMS = DEEDS | names("restart increase decrease free delete evict promote release_lock change")
_TRIED = frozenset({"attempted", "tried"})
_RELATIVE = names("that which was were it is had been")
_FREES = names("free make get bring clear")
_TRYING = names("尝试 试图")
PREVENTING = names("avoid prevent")
"""`to avoid failures`: none is told."""
UNDOING = PREVENTING | _TRYING | {"to"}
"""Words right before a deed that may take it away."""
_NO_AIMS = THING_NAMES | names(
    "open close up full empty ready high low large small green yellow red idle active half_open health"
    " normal available success complete"
)
"""What stands behind `to` as a thing or as a state that is reached."""
_TAKING = names("took takes taken")
_BECOMES = names(
    "from due owing thanks changed change changes switched set went turned moved transitioned transition"
    " according related promoted back prior began begins started starts continued continues managed"
)
"""Words before a `to` that says where something goes, or that it did."""
ORDERS = names(
    "restart reboot run rerun increase raise decrease reduce lower delete remove drop enable disable set"
    " upgrade update install scale drain revert rebuild reindex repair stop start kill rotate renew"
    " redeploy flush purge clear"
)
_MAY = frozenset({"can", "may", "might", "could"})
_OWNERS = names("the a an your its their our this per")
_AUXILIARY = names("was were is are did does do has have had could can")
_FAILED = names("failed fails cannot") | {"could not", "can not", "did not"}
_BEGINS = frozenset(";,.:!⏎-|")
_LONGEST = 10
"""Tokens of an order up to its aim."""
_FULL = 100.0
_NEAR = 3


def undone(tokens: list[Token], place: int) -> int:
    """What the place of a word takes from the deed it names; 0: it stands as told."""
    kind, text, entry, _ = tokens[place]
    if not entry:
        return 0
    if SHARED in entry and is_share(tokens, place):
        return PARTLY
    before = tokens[place - 1][1] if place else ""
    if kind == HAN:
        return AIMED if before in _TRYING else 0
    if kind != WORD:
        return 0
    if _is_only_tried(tokens, place):
        return AIMED
    if before == "to":
        return AIMED if is_base(text) and is_aim(tokens, place) else 0
    if text in ORDERS and (not place or before in _BEGINS):
        return OUGHT if is_order(tokens, place) else 0
    prevented = before in PREVENTING or (place > 1 and tokens[place - 2][1] in PREVENTING)
    return AIMED if prevented else 0


def _is_only_tried(tokens: list[Token], place: int) -> bool:
    """`the allocation that was attempted`, `the attempted allocation`."""
    if place and tokens[place - 1][1] in _TRIED:
        return True
    for _, text, _, _ in tokens[place + 1 : place + 4]:
        if text not in _RELATIVE:
            return text in _TRIED
    return False


def is_aim(tokens: list[Token], place: int) -> bool:
    """`to repair it`: a deed in the base form behind `to`."""
    told = [one for one in tokens[place][2] or () if one[0] not in "!+"]
    if not any(one in _AIMS or one.lstrip("-") not in _NO_AIMS for one in told):
        return False
    for before in range(place - 2, max(-1, place - 8), -1):
        kind, text, _, _ = tokens[before]
        if kind == SIGN and before != place - 2:
            break
        if text in _BECOMES and (text == "from" or before == place - 2):
            return False
        if text in _TAKING:
            return False  # took 0.5 s to deallocate it
    return True


def is_order(tokens: list[Token], place: int) -> bool:
    """`Restart it to fix the queue`: a base form that opens its clause, with an aim behind it."""
    for at in range(place + 1, min(len(tokens) - 1, place + _LONGEST)):
        if tokens[at][0] == SIGN and tokens[at][1] in ".;⏎":
            return False
        if tokens[at][1] == "to" and tokens[at + 1][0] == WORD:
            return _is_verb(tokens[at + 1])
    return False


def _is_verb(token: Token) -> bool:
    """Whether a word behind `to` says what is to be done."""
    _, text, entry, _ = token
    head = text.partition(" ")[0]
    told = (one for one in entry or () if one[0] != "!")
    return is_base(head) and (
        entry is None or head in _FREES or any(one.lstrip("-+") not in THING_NAMES for one in told)
    )


def is_share(tokens: list[Token], place: int) -> bool:
    """`40 % complete`, `7/9 tables done`, 已完成 35%: a part is done, not the whole."""
    for before in range(place - 1, max(-1, place - 1 - _NEAR), -1):
        if tokens[before][0] == SIGN and tokens[before][1] != "%":
            break
        part = _part(tokens, before)
        if part is not None:
            return part
    behind = range(place + 1, min(len(tokens), place + 1 + _NEAR))
    for at in behind:
        if tokens[at][0] == SIGN and tokens[at][1] not in "=:%\"'":
            break
        whole = tokens[at][3]
        if whole is not None:
            if whole.unit == "%":
                return whole.value < _FULL
            return bool(_fraction(tokens, at) or _fraction(tokens, at + 2))
        if tokens[place][0] != HAN and tokens[at][0] != SIGN:
            break
    return False


def _part(tokens: list[Token], place: int) -> bool | None:
    """Whether the number at a place is less than its whole; None where it has none."""
    number = tokens[place][3]
    if number is None:
        return None
    if number.unit == "%":
        return number.value < _FULL
    return _fraction(tokens, place)


def _fraction(tokens: list[Token], place: int) -> bool | None:
    """Of `7/9` or `7 of 9`, where the 9 stands at a place: whether they differ."""
    if place < 2 or place >= len(tokens) or tokens[place - 1][1] not in ("/", "of"):
        return None
    part, whole = tokens[place - 2][3], tokens[place][3]
    if part is None or whole is None:
        return None
    return part.value < whole.value


def fails_as_noun(tokens: list[Token], place: int) -> bool:
    """`Accept error`: a deed right before the word for an error is the one that failed."""
    if not place:
        return False
    kind, text, entry, _ = tokens[place - 1]
    if kind != WORD or not is_base(text):
        return False
    return any(one in DEEDS for one in entry or ())


def is_noun_before(tokens: list[Token], place: int) -> bool:
    """`your pull rate limit`: the word for a deed only says which limit."""
    if place + 1 >= len(tokens) or tokens[place][0] != WORD or not is_base(tokens[place][1]):
        return False
    owned = place == 0 or tokens[place - 1][1] in _OWNERS
    return owned and any(one.lstrip("-+") in THING_NAMES for one in tokens[place + 1][2] or ())


def supposes(tokens: list[Token], place: int) -> bool:
    """`This can happen when …`: what holds in general."""
    return tokens[place][1] in ("happen", "occur") and tokens[place - 1][1] in _MAY


def failed_before(tokens: list[Token], place: int, flag: int) -> bool:
    """`reconnected after 3 failed attempts`: what failed before does not fail with what was told."""
    near = tokens[place + 1 : place + 4]
    return not flag & FAIL and any(not FAILURES.isdisjoint(entry or ()) for _, _, entry, _ in near)


def is_base(text: str) -> bool:
    """Whether a word for a deed may be its base form, or a noun."""
    return not text.endswith(("ed", "ing", "s")) or text in ("process", "access", "pass")


def fails_next(tokens: list[Token], place: int) -> bool:
    """`has overcommitted its memory and cannot tolerate …`: what fails begins behind the word."""
    behind = follows(tokens, place + 1)
    if behind is None:
        return False
    if behind[1] in _AUXILIARY:
        behind = follows(tokens, place + 2)
        return behind is not None and "!neg" in (behind[2] or ())
    return "!neg" in (behind[2] or ()) or behind[1] in _FAILED
