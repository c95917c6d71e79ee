"""What a text states: which concepts with which polarity, in which stretch of it.

Owns polarity and its scope: a negation turns the next state or event within three content words of its
stretch; a value of `0`, `false` or `No` turns its own field. Stretches end at punctuation (a parenthesis
does not end the stretch around it); each knows whether something fails in it, and whether it hedges,
expects, conditions, advises or leaves open what it says. Pure, linear.
It cannot follow a negation across punctuation, nor irony, nor a double negative beyond the next word.
"""

from collections import defaultdict
from collections.abc import Iterable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES, Entry
from firsthand.rules.meaning.lexicon.relations import (
    ALWAYS_THERE,
    FAILURES,
    IMPLIES,
    STATES_OF_KEYS,
)
from firsthand.rules.meaning.reading.chains import chain_failures, set_apart
from firsthand.rules.meaning.reading.going import ENDING, goes_on
from firsthand.rules.meaning.reading.meanings import (
    AIMING,
    FAIL,
    FUTURE,
    GOING,
    HEARSAY,
    HEDGE,
    IF,
    MEANINGS,
    OR,
    OUGHT,
    SCOPE,
    TOLD,
    known_meaning,
    meaning_of,
    negated,
    opposite,
)
from firsthand.rules.meaning.reading.placed import (
    GIVES,
    PLACED,
    counted_field,
    errs,
    in_its_place,
    is_command,
    is_gerund,
    is_level,
    numbers_a_member,
    of_a_key,
    spelling_behind,
    valued,
)
from firsthand.rules.meaning.reading.undone import (
    ORDERS,
    PREVENTING,
    SHARED,
    UNDOING,
    failed_before,
    fails_as_noun,
    fails_next,
    supposes,
    undone,
)
from firsthand.rules.meaning.tokens.token import (
    FALSE_VALUES,
    HAN,
    NAME,
    NUMBER,
    SIGN,
    Token,
    follows,
)

_FULL_STOPS = frozenset(".!?⏎;")
_BREAKS = frozenset(",[]{}|-") | _FULL_STOPS
_LINKING = frozenset(":()")
"""Signs behind which a stretch may go on, or belong to the one before."""
_CLEARING = frozenset({"clear", "clears", "clearing"})
_STEERING = _CLEARING | {"before", "without", "command"}
"""Words that change how the words behind them are read."""
_ALSO = {"-run": ("stop", "-up")}
"""What a field says besides where its value denies it: `SQL_Running: No`."""
_ERRED = ("error", "errors", "while", "when", "exception", "failure")
_TRIED = ("ing", "to", "试", "试图")
_WRITTEN, _QUOTING = frozenset(("wrote", "writes")), frozenset((":", '"', "'", "that"))
_RESERVED = HEDGE | IF | FUTURE | OUGHT | HEARSAY
"""What one field of a record says with reserve, the next one may say without."""
_SUPPOSING = frozenset(("happen", "occur"))
_ENDED = ENDING | {SHARED}
"""Deeds that may be told as going on, or as done in part."""
_PARTING = frozenset(("until", "after"))
"""Words that may begin a stretch."""
_PLACED = PLACED | ORDERS | PREVENTING | _STEERING | _PARTING | {"null"}
"""Words whose place may change what they say."""
_CHANGING = UNDOING | {"="}
"""Words and signs that may change what the word behind them says."""
_PLAIN = {
    entry: concepts
    for entry, (concepts, marks, flag, aims, _) in MEANINGS.items()
    if concepts
    and not (marks or flag or aims)
    and _ENDED.isdisjoint(entry)
    and "backoff" not in entry
}
"""Entries that say their concepts and nothing else, wherever they stand: most words."""
_THINGS = (
    frozenset([one for one in THING_NAMES if meaning_of((one,))[:3] == ((one,), (), 0)])
    - _ENDED
    - AIMING
    - {"backoff"}
)
"""Things that imply nothing else."""
_CALLED = {
    name: told
    for name, (told, flag) in TOLD.items()
    if told and not flag and name not in _ENDED | AIMING | {"backoff"}
}
"""What the parts of a name say that say nothing else."""
_LIGHT_SIGNS = _PARTING | _SUPPOSING | FALSE_VALUES | {"and"}
"""Words without a meaning of their own that may change what stands beside them."""
_COMING = lazy(r"In\d+(?:d|h|Days?|Hours?|Minutes?|Weeks?)\Z")
"""How an alert's name ends that tells of what is to come."""

Place = tuple[int, int]
"""Index of the token, number of the stretch."""


def _called(text: str, entry: Entry) -> Iterable[str] | None:
    """What a name says by its parts, and nothing else: most names; None where more is asked of it."""
    concepts: Iterable[str] = entry
    if not _THINGS.issuperset(entry):
        if ("-" in text and text.islower()) or text[:7] == "failure":
            return None
        concepts = []
        for one in entry:
            if one not in _CALLED:
                return None
            concepts += _CALLED[one]
    if "In" in text or text[-4:].lower() == "soon" or ("/" in text and text.count("/") > 1):
        return None
    return dict.fromkeys(concepts)


class Facts:
    """The reading of one text. Built once, then only read."""

    __slots__ = (
        "apart",
        "colons",
        "denied",
        "flags",
        "held",
        "marks",
        "stretches",
        "tokens",
        "zeros",
    )

    def __init__(self, tokens: list[Token], texts: list[str]) -> None:
        """`texts`: the spellings of the tokens."""
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
        self.apart: list[tuple[int, int, int]] = []
        """Words that tell their deed not as done, with their stretch and what it lacks."""
        self._read(texts)
        chain_failures(self, texts)
        for place, stretch, lacks in self.apart:
            set_apart(self, place, stretch, lacks)

    def _read(self, texts: list[str]) -> None:
        held, flags, stretches, tokens = self.held, self.flags, self.stretches, self.tokens
        prevents = False
        stretch = scope = carried = 0
        outer: list[int] = []
        for place, (kind, text, entry, number) in enumerate(tokens):
            stretches.append(stretch)
            if entry:
                before, behind = texts[place - 1], texts[place + 1]
                placed = text in _PLACED
                if not (placed or scope or prevents or before in _CHANGING):
                    alone = _PLAIN.get(entry) if kind != NAME else _called(text, entry)
                    if alone is not None and not (behind == "=" and flags[stretch] & _RESERVED):
                        if behind in GIVES:
                            alone = of_a_key(tokens, place, behind, alone)
                        spot = (place, stretch)
                        for concept in alone:
                            if concept in held:
                                held[concept].append(spot)
                            else:
                                held[concept] = [spot]
                        continue
            elif kind == SIGN:
                if text in _BREAKS:
                    if text in _FULL_STOPS:
                        carried = 0
                    scope = 0
                    flags.append(carried)
                    stretch = len(flags) - 1
                elif text in _LINKING:
                    scope = 0
                    stretch = self._after_sign(text, place, stretch, outer, carried)
                continue
            elif number is not None:
                plain = text != "0" and texts[place - 1] != "/"
                scope = 0 if plain else self._after_number(place, kind, text, scope)
                continue
            elif not (scope or text in _LIGHT_SIGNS or flags[stretch] & _RESERVED):
                continue  # says nothing
            if (
                text in _PARTING  # blocked until it clears: blocked it is
                and (text == "until" or failed_before(tokens, place, flags[stretch]))
            ) or (flags[stretch] & _RESERVED and texts[place + 1] == "="):
                flags.append(carried)
                stretch = stretches[-1] = len(flags) - 1
            if not entry:
                if text in _SUPPOSING and supposes(tokens, place):
                    carried |= IF
                    flags[stretch] |= IF
                if text in FALSE_VALUES:
                    self._turn(valued(self.tokens, place))
                elif text == "and" and fails_next(tokens, place):
                    flags.append(carried)
                    stretch = stretches[-1] = len(flags) - 1
                elif scope and entry is None:
                    self.denied.add(place)
                    scope -= 1
                continue
            if placed:
                prevents |= text in PREVENTING
                if text == "null":
                    self._turn(valued(tokens, place))  # last_error=NULL
            if scope:
                scope -= 1
                if scope <= SCOPE and "!neg" not in entry:
                    self.denied.add(place)
            steers = placed and text in _STEERING
            if steers and (
                text == "before" or (text == "without" and is_gerund(tokens, place + 1))
            ):
                scope = SCOPE + 1
            concepts, said, flag, aims, _ = known_meaning(entry) or meaning_of(entry)
            if said:
                scope = self._marked(said, text, place, scope)
                carried |= flag & (IF | HEARSAY) if text not in _WRITTEN else 0
                if text in _WRITTEN and spelling_behind(self.tokens, place) in _QUOTING:
                    carried |= HEARSAY
                elif text in _WRITTEN:
                    flag &= ~HEARSAY
            if scope and scope <= SCOPE:
                concepts, turned = negated(entry)
                scope = 0 if turned else scope
                flag &= ~FAIL
                if not FAILURES.isdisjoint(concepts):
                    flag |= FAIL
            if aims:
                if "error" in entry:
                    failing = errs(tokens, place) or fails_as_noun(tokens, place)
                    flag |= FAIL if failing else 0
                    if is_level(tokens, place):
                        concepts = [one for one in concepts if one != "-success"]
                elif text.endswith(_TRIED) and not (flags[stretch] & FAIL and before in _ERRED):
                    flag |= FUTURE  # retrying connect: not connected yet
            elif "backoff" in entry and is_gerund(tokens, place + 1):
                flag |= FAIL  # back-off pulling image
            if steers:
                if text in _CLEARING:
                    scope = 2  # Clear FAIL state
                elif text == "command" and is_command(tokens, place):
                    carried |= FUTURE
            if flag and kind == NAME and text.count("_") > 1 and text.islower():
                flag &= ~FAIL  # upstream_reset_before_response_started: a mark, no clause
            if placed or kind == NAME or before == "=" or behind in GIVES:
                concepts, flag = in_its_place(tokens, place, behind, concepts, flag)
            if flag & IF and text[:7] == "failure":
                flags.append(flag | carried)  # cannot tolerate node failure
                held["incident_borne"].append((place, len(flags) - 1))
                for concept in concepts:
                    if concept != "incident":
                        held[concept].append((place, len(flags) - 1))
                continue
            if flag:
                flags[stretch] |= flag if concepts else flag & ~FAIL
            spot = (place, stretch)
            if concepts and (
                (placed and text in ORDERS)
                or before in UNDOING
                or not _ENDED.isdisjoint(entry)
                or (prevents and texts[place - 2] in PREVENTING)
            ):
                apart = undone(tokens, place)
                if not apart and goes_on(tokens, texts, place):
                    apart = GOING
                if apart:
                    self.apart.append((place, stretch, apart))
            if kind == NAME:
                if text[-4:].lower() == "soon" or ("In" in text and _COMING.search(text)):
                    flags.append(FUTURE)  # CertificateExpiringSoon, DiskFullIn3Days
                    spot = (place, len(flags) - 1)
                elif "/" in text and text.count("/") > 1 and text.replace("/", "").isalpha():
                    flags.append(OR)  # install/upgrade/rollback
                    spot = (place, len(flags) - 1)
            for concept in concepts:
                if concept in held:
                    held[concept].append(spot)
                else:
                    held[concept] = [spot]

    def _after_sign(
        self, text: str, place: int, stretch: int, outer: list[int], carried: int
    ) -> int:
        """The stretch that goes on behind a sign."""
        if text == ")":
            if outer:
                return outer.pop()
        else:
            self.colons.append((place, stretch))
            if text == "(":
                outer.append(stretch)
            elif (
                place and self.tokens[place - 1][1] == "error" and is_gerund(self.tokens, place + 1)
            ):
                carried |= FAIL  # Error: creating db-2: …
        self.flags.append(carried)
        return len(self.flags) - 1

    def _marked(self, said: tuple[str, ...], text: str, place: int, scope: int) -> int:
        """Notes markers; returns the scope of a negation behind them."""
        for mark in said:
            self.marks.setdefault(mark, []).append(place)
            if (
                mark == "!hearsay"
                and text in _WRITTEN
                and spelling_behind(self.tokens, place) not in _QUOTING
            ):
                continue
            if mark == "!neg" and not (
                text in FALSE_VALUES and self._turn(valued(self.tokens, place))
            ):
                scope = SCOPE + 1
        return scope

    def _after_number(self, place: int, kind: str, text: str, scope: int) -> int:
        """What a number leaves of a negation's scope; a zero turns its field, or what it counts."""
        tokens = self.tokens
        if text == "0" and kind == NUMBER:
            number = tokens[place][3]
            if number is not None and number.unit:
                return 0
            if self._turn(counted_field(tokens, place), counted=True):
                return 0
            if place and tokens[place - 1][1] == "=":
                return 0
            behind = follows(tokens, place + 1)
            if behind is not None and behind[2] == () and behind[0] == HAN:
                behind = follows(tokens, place + 2)  # 失败 0 条
            ends = behind is None or (behind[0] == SIGN and behind[1] not in "/]")
            return 0 if ends and self._turn(place - 1, counted=True) else SCOPE + 1
        if place > 1 and tokens[place - 1][1] == "/" and tokens[place - 2][1] == "0":
            return scope  # 0/5 nodes
        return 0

    def counts_none(self, key: int) -> None:
        """`"metric":"up", "value":0`: what stands at `key` is counted by a nought elsewhere."""
        self._turn(key, counted=True)

    def _turn(self, key: int, counted: bool = False) -> bool:
        """Turns the field named at `key`; False if there is none."""
        entry: Entry = self.tokens[key][2] or () if key >= 0 else ()
        if counted and numbers_a_member(self.tokens[key]):
            return True
        stated = any(one[0] not in "!+" and one not in THING_NAMES for one in entry)
        for meaning in entry:
            if meaning[0] in "!+":
                continue
            for implied in IMPLIES.get(meaning, ()):
                if implied not in THING_NAMES and implied in self.held:
                    self.held[implied] = [one for one in self.held[implied] if one[0] != key]
            if meaning == "error" and "-success" in self.held:  # last_error=NULL
                self.held["-success"] = [one for one in self.held["-success"] if one[0] != key]
            places = self.held[meaning]
            if meaning not in THING_NAMES or (meaning in STATES_OF_KEYS and not counted):
                self.held[meaning] = [one for one in places if one[0] != key]
                if meaning in FAILURES and not self.held[meaning]:
                    self.flags[self.stretches[key]] &= ~FAIL
            elif counted and not stated and meaning not in ALWAYS_THERE:
                self.zeros.add(meaning)
            self.held[opposite(meaning)].append((key, self.stretches[key]))
            if not counted:
                for implied in _ALSO.get(opposite(meaning), ()):
                    self.held[implied].append((key, self.stretches[key]))
        return any(meaning[0] not in "!+" for meaning in entry)
