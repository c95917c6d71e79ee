"""What a text states: which concepts with which polarity, in which stretch of it.

Owns polarity and its scope: a negation turns the next state or event within three content words of
its stretch (a value of `0`, `false` or `No` turns its own field). Stretches end at punctuation; each
knows whether something fails in it, and whether it hedges, expects, conditions or leaves open what it
says. Pure, linear.
It cannot follow a negation across punctuation, nor irony, nor a double negative beyond the next word.
"""

from collections import defaultdict
from collections.abc import Iterable

from firsthand.rules.meaning.lexicon import HAN_TERMS, PHRASES, THING_NAMES, WORDS, Entry
from firsthand.rules.meaning.lexicon.relations import FAILURES, IMPLIES
from firsthand.rules.meaning.scan import NUMBER, PORT, SIGN, STAMP, Token

FAIL, HEDGE, FUTURE, IF, OR, OUGHT = 1, 2, 4, 8, 16, 32
"""Of a stretch: something fails in it; it is not sure; not yet; only if; one of several; advice."""

FLAGS = {"!hedge": HEDGE, "!future": FUTURE, "!if": IF, "!or": OR, "!ought": OUGHT}
_BREAKS = frozenset(",;:()[]{}.|!?⏎-")
_FULL_STOPS = frozenset(".!?⏎;")
SCOPE = 3
"""Content words that a negation may reach."""
FALSE_VALUES = frozenset({"false", "no", "off", "none", "null", "never", "否"})
TRYING = frozenset({"retry", "attempt"})
"""Deeds that only aim at another one."""
_LEVEL_REACH = 3
_OPENERS = frozenset("\"'[(")

Place = tuple[int, int]
"""Index of the token, number of the stretch."""


Meaning = tuple[Iterable[str], tuple[str, ...], int]
"""Concepts with all that they imply, markers, and the flags of a stretch that says so."""


def meaning_of(entry: Entry) -> Meaning:
    """What a lexicon entry says when nothing negates it."""
    concepts: list[str] = []
    marks: list[str] = []
    flag = 0
    for name in entry:
        if name[0] == "!":
            marks.append(name)
            flag |= FLAGS.get(name, 0)
            continue
        name = name.lstrip("+")
        concepts.append(name)
        concepts += IMPLIES.get(name, ())
        if name in FAILURES:
            flag |= FAIL
        elif name == "error":
            concepts.append("-success")
    return tuple(dict.fromkeys(concepts)), tuple(marks), flag


def _negated(entry: Entry) -> tuple[list[str], bool]:
    """What a negated entry says, and whether a state took the negation."""
    concepts: list[str] = []
    turned = False
    for name in entry:
        if name[0] in "!+":
            continue
        if name in THING_NAMES:
            concepts += ["-" + name, name, *IMPLIES.get(name, ())]
        else:
            turned = True
            name = opposite(name)
            concepts += [name, *IMPLIES.get(name, ())]
    return concepts, turned


def _known_meanings() -> dict[Entry, Meaning]:
    entries = [*WORDS.values()]
    for rows in (*PHRASES.values(), *HAN_TERMS.values()):
        entries += [entry for _, entry in rows]
    return {entry: meaning_of(entry) for entry in set(entries)}


class Facts:
    """The reading of one text. Built once, then only read."""

    __slots__ = ("colons", "denied", "flags", "held", "marks", "stretches", "tokens", "zeros")

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.held: defaultdict[str, list[Place]] = defaultdict(list)
        """Concept (`timeout`, `-success`) → where it is said."""
        self.marks: dict[str, list[int]] = {}
        """Marker → indexes of its tokens."""
        self.flags: list[int] = [0]
        """What each stretch is (FAIL, …)."""
        self.colons: list[Place] = []
        """Colons and opening parentheses, with the stretch before them."""
        self.stretches: list[int] = []
        """The stretch of each token."""
        self.denied: set[int] = set()
        """Tokens that a negation reaches."""
        self.zeros: set[str] = set()
        """Things of which the evidence counts none."""
        self._read()

    def _read(self) -> None:
        held, marks, flags, stretches = self.held, self.marks, self.flags, self.stretches
        tokens = self.tokens
        stretch = scope = carried = 0
        outer: list[int] = []
        for place, (kind, text, entry, number) in enumerate(tokens):
            stretches.append(stretch)
            if kind == SIGN:
                if text in _BREAKS:
                    if text in _FULL_STOPS:
                        carried = 0
                    scope = 0
                    if text in ":(":
                        self.colons.append((place, stretch))
                    if text == "(":
                        outer.append(stretch)
                    elif text == ")" and outer:
                        stretch = outer.pop()  # a parenthesis does not end the stretch around it
                        continue
                    flags.append(carried)
                    stretch = len(flags) - 1
                continue
            if number is not None:
                scope = self._after_number(place, kind, text, scope)
                continue
            if not entry:
                if text in FALSE_VALUES:
                    self._turn(self._valued(place))
                elif entry is None and scope:
                    self.denied.add(place)
                    scope -= 1
                continue
            if scope:
                scope -= 1
                if scope <= SCOPE and "!neg" not in entry:
                    self.denied.add(place)
            if text in ("before", "without") and self._gerund(place + 1):
                scope = SCOPE + 1
            concepts, said, flag = MEANINGS.get(entry) or meaning_of(entry)
            if said:
                for mark in said:
                    marks.setdefault(mark, []).append(place)
                    if mark == "!neg" and not (
                        text in FALSE_VALUES and self._turn(self._valued(place))
                    ):
                        scope = SCOPE + 1
                carried |= flag & IF
            if scope and scope <= SCOPE:
                concepts, turned = _negated(entry)
                scope = 0 if turned else scope
                flag = meaning_of(tuple(concepts))[2] | flag & ~FAIL
            if "error" in entry:
                if self._is_level(place):
                    concepts = [one for one in concepts if one != "-success"]
                elif self._gerund(place + 1) or self._gerund(place + 2):
                    flag |= FAIL  # error syncing pod
            elif TRYING & set(entry) and text.endswith(("ing", "to", "试", "试图")):
                flag |= FUTURE  # retrying connect: not connected yet
            flags[stretch] |= flag
            spot = (place, stretch)
            for concept in concepts:
                held[concept].append(spot)

    def _after_number(self, place: int, kind: str, text: str, scope: int) -> int:
        """What a number leaves of a negation's scope; a zero turns its field, or what it counts."""
        tokens = self.tokens
        if text == "0" and kind == NUMBER:
            if self._turn(field_before(tokens, place), counted=True) or (place and tokens[place - 1][1] == "="):
                return 0
            following = tokens[place + 1] if place + 1 < len(tokens) else None
            ends = following is None or (following[0] == SIGN and following[1] != "/")
            return 0 if ends and self._turn(place - 1, counted=True) else SCOPE
        if place > 1 and tokens[place - 1][1] == "/" and tokens[place - 2][1] == "0":
            return scope  # 0/5 nodes
        return 0

    def _valued(self, place: int) -> int:
        """The field whose whole value stands at `place`; -1 if it is none, or more follows."""
        if place + 1 < len(self.tokens) and self.tokens[place + 1][0] != SIGN:
            following = self.tokens[place + 2] if place + 2 < len(self.tokens) else None
            if following is None or following[1] != "=":
                return -1
        return field_before(self.tokens, place)

    def _gerund(self, place: int) -> bool:
        return place < len(self.tokens) and self.tokens[place][1].endswith("ing")

    def _is_level(self, place: int) -> bool:
        """Whether `ERROR` at this place is the record's level."""
        before = self.tokens[max(0, place - _LEVEL_REACH) : place]
        return place < 2 or any(
            kind == STAMP or text in ("level", "severity") for kind, text, _, _ in before
        )

    def _turn(self, key: int, counted: bool = False) -> bool:
        """Turns the field named at `key`; False if there is none."""
        if key < 0 or not self.tokens[key][2]:
            return False
        turned = False
        for meaning in self.tokens[key][2] or ():
            if meaning[0] in "!+":
                continue
            turned = True
            for implied in IMPLIES.get(meaning, ()):
                if implied not in THING_NAMES and implied in self.held:
                    self.held[implied] = [one for one in self.held[implied] if one[0] != key]
            if counted and meaning in THING_NAMES:
                self.zeros.add(meaning)
            places = self.held.get(meaning, [])
            stretch = next((one[1] for one in places if one[0] == key), 0)
            if meaning not in THING_NAMES:
                self.held[meaning] = [one for one in places if one[0] != key]
                if meaning in FAILURES and not self.held[meaning]:
                    self.flags[stretch] &= ~FAIL
            self.held[opposite(meaning)].append((key, stretch))
        return turned


def opposite(concept: str) -> str:
    return concept[1:] if concept[0] == "-" else "-" + concept


def field_before(tokens: list[Token], place: int) -> int:
    """Index of the name in `name=value`, `name: value`, `"name":"value"`; -1 if there is none."""
    before = place - 1
    while before >= 0 and tokens[before][1] in _OPENERS:
        before -= 1
    if before < 1 or tokens[before][0] != SIGN or tokens[before][1] not in "=:":
        return -1
    before -= 1
    if tokens[before][1] in "\"'" and before > 0:
        before -= 1
    if tokens[before][1] == ")" and before > 2 and tokens[before - 2][1] == "(":
        before -= 3  # count(*)=3
    return before if tokens[before][0] not in (SIGN, NUMBER, PORT) else -1


MEANINGS = _known_meanings()
"""Entry of the lexicon → meaning, made once."""
