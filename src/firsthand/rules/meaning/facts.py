"""What a text states: which concepts with which polarity, in which stretch of it.

Owns polarity and its scope: a negation turns the next state or event within three content words of
its stretch (a value of `0`, `false` or `No` turns its own field). Stretches end at punctuation; each
knows whether something fails in it, and whether it hedges, expects, conditions or leaves open what it
says. Pure, linear.
It cannot follow a negation across punctuation, nor irony, nor a double negative beyond the next word.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.relations import FAILURES, IMPLIES
from firsthand.rules.meaning.scan import NUMBER, PORT, SIGN, STAMP, Token

FAIL, HEDGE, FUTURE, IF, OR = 1, 2, 4, 8, 16
"""Of a stretch: something fails in it; it is not sure; not yet; only if; one of several."""

FLAGS = {"!hedge": HEDGE, "!future": FUTURE, "!if": IF, "!or": OR}
_BREAKS = frozenset(",;:()[]{}.|!?⏎-")
_FULL_STOPS = frozenset(".!?⏎;")
SCOPE = 3
"""Content words that a negation may reach."""
FALSE_VALUES = frozenset({"false", "no", "off", "none", "null", "never", "否"})
_LEVEL_REACH = 3
_OPENERS = frozenset("\"'[(")

Place = tuple[int, int]
"""Index of the token, number of the stretch."""


class Facts:
    """The reading of one text. Built once, then only read."""

    __slots__ = ("colons", "flags", "held", "marks", "stretches", "tokens", "zeros")

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.held: dict[str, list[Place]] = {}
        """Concept (`timeout`, `-success`) → where it is said."""
        self.marks: dict[str, list[int]] = {}
        """Marker → indexes of its tokens."""
        self.flags: list[int] = [0]
        """What each stretch is (FAIL, …)."""
        self.colons: list[Place] = []
        """Colons and opening parentheses, with the stretch before them."""
        self.stretches: list[int] = []
        """The stretch of each token."""
        self.zeros: set[str] = set()
        """Things of which the evidence counts none."""
        self._read()

    def _read(self) -> None:
        held, marks, flags, stretches = self.held, self.marks, self.flags, self.stretches
        stretch = scope = carried = 0
        outer: list[int] = []
        last = len(self.tokens) - 1
        for place, (kind, text, entry, number) in enumerate(self.tokens):
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
                if not (
                    place > 1
                    and self.tokens[place - 1][1] == "/"
                    and self.tokens[place - 2][1] == "0"
                ):
                    scope = 0
                if text == "0" and kind == NUMBER:
                    if not self._turn(field_before(self.tokens, place), counted=True):
                        ends = place == last or (
                            self.tokens[place + 1][0] == SIGN and self.tokens[place + 1][1] != "/"
                        )
                        if not (ends and self._turn(place - 1, counted=True)):
                            scope = SCOPE
                continue
            if not entry:
                if text in FALSE_VALUES:
                    self._turn(self._valued(place))
                continue
            if scope:
                scope -= 1
            if text in ("before", "without") and self._gerund(place + 1):
                scope = SCOPE + 1
            for meaning in entry:
                if meaning[0] == "!":
                    flag = FLAGS.get(meaning)
                    if flag:
                        flags[stretch] |= flag
                        carried |= flag & IF
                    elif meaning == "!neg" and not (
                        text in FALSE_VALUES and self._turn(self._valued(place))
                    ):
                        scope = SCOPE + 1
                    marks.setdefault(meaning, []).append(place)
                    continue
                if scope and scope <= SCOPE:
                    if meaning in THING_NAMES:
                        held.setdefault("-" + meaning, []).append((place, stretch))
                    else:
                        meaning = opposite(meaning)
                        scope = 0
                held.setdefault(meaning, []).append((place, stretch))
                if meaning in FAILURES:
                    flags[stretch] |= FAIL
                elif meaning == "error" and not self._is_level(place):
                    flags[stretch] |= FAIL
                    held.setdefault("-success", []).append((place, stretch))
                for implied in IMPLIES.get(meaning, ()):
                    held.setdefault(implied, []).append((place, stretch))

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
            if meaning[0] == "!":
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
            self.held.setdefault(opposite(meaning), []).append((key, stretch))
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
