"""A sentence of a claim as the list of what evidence must show for it.

Owns what counts as content: every word but grammar and reporting must be accounted for, with the polarity
that the sentence gives it. Pure.
It cannot tell what a pronoun stands for.
"""

from collections.abc import Iterable

from firsthand.rules.meaning.lexicon import LIGHT_WORDS, THING_NAMES, WORDS, Entry, entry_of
from firsthand.rules.meaning.lexicon.relations import FAILURES
from firsthand.rules.meaning.lexicon.units import ORDINALS
from firsthand.rules.meaning.reading import hints
from firsthand.rules.meaning.reading.clauses import clauses
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.joined import figures_of
from firsthand.rules.meaning.reading.meanings import (
    FAIL,
    FLAGS,
    FUTURE,
    MEANINGS,
    SCOPE,
    TRYING,
    known_meaning,
    meaning_of,
)
from firsthand.rules.meaning.reading.once import keeps, once
from firsthand.rules.meaning.reading.placed import TO_COME
from firsthand.rules.meaning.reading.told_values import Told, told_values
from firsthand.rules.meaning.reading.turned import (
    Part,
    denies_the_same,
    describes,
    finds_none,
    leave_open,
    narrows,
    under_negation,
)
from firsthand.rules.meaning.tokens.instants import Instant, instants
from firsthand.rules.meaning.tokens.particles import SPLIT, joined_particles
from firsthand.rules.meaning.tokens.quantities import Number
from firsthand.rules.meaning.tokens.reworded import reworded
from firsthand.rules.meaning.tokens.scan import scan
from firsthand.rules.meaning.tokens.spelled import with_digits
from firsthand.rules.meaning.tokens.token import (
    HAN,
    NAME,
    NUMBER,
    SIGN,
    STAMP,
    WORD,
    Token,
    spellings,
)
from firsthand.rules.sieve import signs_of

LONGEST_SENTENCE, MOST_TOKENS = 1_000, 200
"""Characters and tokens; a longer sentence is not judged."""

_BREAKS = frozenset(",;:()[]{}.|!?")
CAUSES = frozenset({"!because", "!cause"})
"""Marks of a sentence that tells a cause."""
_FAILING = FAILURES | {"error"}
_IN_PLACE = (
    hints.RAISING
    | hints.READING
    | hints.USING
    | {"dropped from"}
    | hints.VERB_OR_NOUN
    | hints.REACHED
    | hints.ALLOWED
    | {"another", "over", "超时", "将", "预期", "要求", "规定"}
)
"""Words whose meaning depends on their place in the sentence."""
_COPULAS = frozenset({"为", "是", "设为"})
_SPLIT, _TRYING, _TO_COME = SPLIT, TRYING, TO_COME
"""As names of this module: of an imported one Python 3.11 makes a method anew for each call."""
_NO_WORDS = ORDINALS.keys() | hints.REACHING | hints.REACHED | {"持续"}
"""Words that may be ordinals, limits or fields."""
_IN_VAIN = frozenset({"failed ", "could n"})
"""How phrases begin that tell a deed and that it failed."""
_ON, _OFF = ("enable", "firing"), ("-enable", "-firing")
_LOOKED_AT = hints.REACHING | {"out", "on"}
"""Light words that may say something."""
_STEERED = (
    _IN_PLACE
    | _NO_WORDS
    | hints.NOT_YET
    | hints.APART
    | LIGHT_WORDS
    | {"out", "before", "no", "one", "full"}
)
"""Words of which more is asked than what they mean."""
_PLAIN = {
    entry: options
    for entry, (_, marks, _, _, options) in MEANINGS.items()
    if options and not marks and _FAILING.isdisjoint(options) and "backoff" not in options
}
"""Entries that say what a sentence may mean by them, and nothing else: most words."""
_ALONE = {
    word: _PLAIN[entry] for word, entry in WORDS.items() if entry in _PLAIN and word not in _STEERED
}
"""The same by the word, those aside of which more is asked."""


@keeps
class Asked:
    """The reading of one sentence."""

    def __init__(self, text: str, settled: frozenset[str] = frozenset()) -> None:
        """`text` is folded; `settled`: concepts that another rule has judged already."""
        self.text = text
        self.lower = text.lower()
        signs = self.signs = signs_of(self.lower)
        """What the sentence can hold a sign of at all (`sieve.py`)."""
        plain = with_digits(reworded(text, signs), signs)
        if not _SPLIT.isdisjoint(signs):
            plain = joined_particles(plain)
        self.tokens: list[Token] = scan(plain.replace(" ./", " /"))
        self.parts: list[Part] = []
        self.names: list[Part] = []
        self.marks: dict[str, list[int]] = {}
        self.stamps: list[int] = []
        self.flags = 0
        """FAIL, HEDGE, … that the sentence itself says."""
        self.failing: set[int] = set()
        """The stretches in which the sentence itself says that something fails."""
        self.advising: set[int] = set()
        """The stretches in which it says what ought to be done."""
        self.until = False
        """Whether it keeps a condition in Chinese: 告警解除前."""
        self.has_numbers = False
        self.loose_negation = False
        """A negation that governs no content word."""
        self._settled = settled
        self.texts = spellings(self.tokens)
        """The spelling of each token, and two empty ones behind the last."""
        self.words = set(self.texts)
        """The spelling of every token."""
        self.words.discard("")
        self._read()
        said: set[str] = set()
        for part in self.parts:
            said.update(part.options)
        self.said = said
        """Every concept of the sentence."""
        self.figures: list[Figure] = []
        """Its numbers; no reading that waits, since nearly every sentence is asked for them."""
        if self.has_numbers:
            self.figures = figures_of(self.tokens, self.texts)
        if (
            not _TRYING.isdisjoint(said)
            or not _TO_COME.isdisjoint(self.words)
            or (not hints.AHEAD.isdisjoint(signs) and hints.looks_ahead(text))
        ):
            self.flags |= FUTURE

    @property
    def empty(self) -> bool:
        """Whether the sentence says nothing that evidence could show."""
        return not (self.parts or self.names or self.figures or self.stamps)

    @once
    def instants(self) -> list[Instant]:
        return instants(self.text) if self.stamps else []

    @once
    def told_values(self) -> list[Told]:
        """What it says the values of things are."""
        return told_values(self.tokens, self.texts, self.words)

    @once
    def cut(self) -> list[int]:
        """The clause of each token."""
        return clauses(self.tokens, self.texts)

    def word(self, mark: str) -> str:
        """The spelling of a marker in this sentence."""
        return self.tokens[self.marks[mark][0]][1]

    def leave_out(self, settled: Iterable[Figure]) -> None:
        """Leaves numbers, and all times, to another rule, which has judged them already."""
        places = {figure.place for figure in settled}
        self.figures = [figure for figure in self.figures if figure.place not in places]
        vars(self).update(instants=[])

    def _read(self) -> None:
        tokens, texts, settled, parts = self.tokens, self.texts, self._settled, self.parts
        scope = stretch = 0
        caused = -1
        bound, either = True, False
        denied: list[int] = []
        for place, (kind, text, entry, number) in enumerate(tokens):
            if entry:
                if not (scope or kind == NAME or settled):
                    if kind == WORD and text in WORDS:
                        plain = _ALONE.get(text)
                    else:
                        plain = None if text in _STEERED else _PLAIN.get(entry)
                    if plain is not None and (
                        (tokens[place - 1][0] != NAME and texts[place - 1] not in hints.ASPECTS)
                        if place
                        else text[-3:] != "ing"
                    ):  # nothing before it says what it means
                        parts.append(Part(place, text, plain, kind, False, stretch))
                        continue
            elif kind == SIGN:
                if text in _BREAKS:
                    scope = 0
                    stretch += 1
                continue
            elif number is not None:
                if text == "one" and not number.unit and hints.is_pronoun(tokens, place):
                    tokens[place] = (WORD, text, (), None)
                    continue
                self.has_numbers |= kind == NUMBER
                if not (place > 1 and tokens[place - 2][1] == "of"):
                    scope = 0
                continue
            elif entry is not None and kind != NAME and text not in _LOOKED_AT:
                continue
            if text == "out":
                if hints.runs_out(tokens, place):
                    self._add(place, "out of", ("exhaust",), kind, stretch, ("exhaust",))
                    continue
                if entry == ():
                    continue
            if text == "on":
                if hints.is_switched_on(tokens, place):
                    state = _OFF if scope else _ON
                    self.parts.append(Part(place, text, state, kind, False, stretch))
                    scope, bound = 0, True
                continue
            word = entry and kind != NAME and kind != STAMP and text not in _NO_WORDS
            if not word and self._is_no_word(place, kind, text, entry, scope, stretch):
                scope -= scope > 0 and entry is None and kind not in (NAME, STAMP)
                continue
            options, marks = self._meanings(place, kind, text, entry or ())
            if marks and not CAUSES.isdisjoint(marks):
                scope = 0  # got none because too many were there
                stretch += 1
                if kind == HAN and place and tokens[place - 1][0] != SIGN:
                    caused = stretch
            if options:
                if scope and place and tokens[place - 1][1] == "no":
                    options = tuple(one for one in options if one in THING_NAMES) or options
                if scope and not (narrows(tokens, place) or (denied and describes(tokens, place))):
                    options, scope, bound = under_negation(
                        self.parts, options, scope, denied, either
                    )
                self._add(place, text, options, kind, stretch, entry or ())
            if text in hints.NOT_YET:
                leave_open(self.parts)
                self.until = True
            if "!ought" in marks:
                self.advising.add(stretch)
            negates = "!neg" in marks
            if negates and denies_the_same(self.parts, tokens, place, stretch):
                continue
            if negates and text == "no" and finds_none(self.parts, place):
                self.failing.add(stretch)
            either = text == "before" or (either and not negates)
            if negates or text == "before":
                scope, denied = SCOPE, []
                bound = bool(options) or not negates
        self.loose_negation = not bound
        if caused in self.failing:
            self.failing.add(caused - 1)  # 扣减因死锁失败: what failed stands before the cause

    def _is_no_word(
        self, place: int, kind: str, text: str, entry: Entry | None, scope: int, stretch: int
    ) -> bool:
        """Files stamps, names, ordinals, limits and unknown words; True if the token was one."""
        if kind == STAMP:
            self.stamps.append(place)
        elif kind == NAME and hints.is_compound(text):
            for piece in text.lower().split("-"):
                known = entry_of(piece)
                if known:
                    self._add(place, piece, known, WORD, stretch, known)
        elif kind == NAME:
            self.names.append(Part(place, text, entry or (), kind))
            if not _FAILING.isdisjoint(entry or ()):
                self.flags |= FAIL
                self.failing.add(stretch)
        elif text in ORDINALS and hints.is_ordinal(self.tokens, place):
            self.tokens[place] = (NUMBER, text, None, Number(ORDINALS[text], "", 1.0, ""))
            self.has_numbers = True
        elif text in hints.REACHING and hints.limit_follows(self.tokens, place):
            self.parts.append(Part(place, text, ("reach_limit",), kind))
        elif text in hints.REACHED and hints.reaches_a_thing(self.tokens, place):
            return False
        elif entry is None:
            self.parts.append(Part(place, text, (), kind, scope > 0, stretch))
        else:
            return not entry or (text == "持续" and not hints.number_follows(self.tokens, place))
        return True

    def _meanings(
        self, place: int, kind: str, text: str, entry: Entry
    ) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What a known word may mean here, and its markers; notes those and their flags."""
        placed = text in _IN_PLACE
        if placed:
            here = self._in_place(text, place)
            if here is not None:
                return here, ()
        if kind == WORD:
            entry = entry_of(text, entry)  # of a compound, what it means as a whole
        _, marks, _, _, options = known_meaning(entry) or meaning_of(entry)
        for mark in marks:
            self.marks.setdefault(mark, []).append(place)
            if mark in FLAGS:
                self.flags |= FLAGS[mark]
        before = self.tokens[place - 1] if place else None
        if kind == HAN and before is not None and text[0] != "被" and before[1] in hints.ASPECTS:
            options = _without_things(options)
        if "!runbook" in marks:
            if text in hints.MAY_BE_THINGS and not hints.is_attributed(self.tokens, place):
                self.marks.pop("!runbook")
                return options or ("document",), tuple(one for one in marks if one != "!runbook")
            return (), marks
        if placed and text in ("要求", "规定") and "!runbook" in self.marks:
            self.advising.add(-1)
            return (), ("!ought",)
        if (
            kind == WORD
            and before is not None
            and before[0] == NAME
            and hints.relates(self.tokens, place)
        ):
            options = _without_things(options)
        if text == "full" and before is not None and before[1] in hints.IS:
            options = ("full",)  # a state, and no kind: `is full`, `Pause Full`
        if placed and text in hints.VERB_OR_NOUN and hints.is_noun(self.tokens, place):
            options = tuple(one for one in options if one in THING_NAMES) or options
        if kind == WORD and text[:7] in _IN_VAIN and "-success" in options:
            options = ("-success",)  # of `failed to log in`, a login alone shows nothing
        return options, marks

    def _in_place(self, text: str, place: int) -> tuple[str, ...] | None:
        """What a word means by its place alone; None where its own meaning stands."""
        if text in hints.REACHED:
            return ("reach",)
        if text in hints.ALLOWED and hints.is_compared(self.tokens, place):
            return ("limit",)
        if text == "another" and hints.number_follows(self.tokens, place):
            return ()
        if (
            text == "超时"
            and self.tokens[place + 1 : place + 2]
            and self.tokens[place + 1][1] in _COPULAS
        ):
            return ("timeout_measure",) if hints.number_follows(self.tokens, place + 1) else None
        if text == "over":
            if hints.is_ended(self.tokens, place):
                return ("resolved", "complete")
            if hints.is_carried(self.tokens, place):
                return ()
        if text == "dropped from" and hints.number_follows(self.tokens, place):
            return ("decrease",)
        if text == "将" and hints.disposes(self.tokens, place):
            return ()
        if text == "预期" and hints.qualifies(self.tokens, place):
            return ("expected",)
        if text in hints.RAISING and hints.reports(self.tokens, place):
            return ()
        if text in hints.READING and hints.reads_so(self.tokens, place):
            return ()
        if text in hints.USING and hints.uses_one(self.tokens, place):
            return ()
        return None

    def _add(
        self,
        place: int,
        text: str,
        options: tuple[str, ...],
        kind: str,
        stretch: int,
        entry: Entry,
    ) -> None:
        if not _FAILING.isdisjoint(options):
            self.flags |= FAIL
            self.failing.add(stretch)
        elif "backoff" in options:
            self.failing.add(stretch)
        if not hints.COMPARING.isdisjoint(entry) and hints.number_follows(self.tokens, place):
            return
        if text in hints.APART and "比" in self.text and hints.number_follows(self.tokens, place):
            return
        if self._settled and not self._settled.isdisjoint(options):
            return
        light = kind == WORD and text in LIGHT_WORDS and len(options) == len(entry)
        opens = place == 0 and text.endswith("ing")  # Reading the file failed
        if opens:
            options = _without_things(options)
        if not light or opens or hints.relates(self.tokens, place):
            self.parts.append(Part(place, text, options, kind, False, stretch))


def _without_things(options: tuple[str, ...]) -> tuple[str, ...]:
    """The states and deeds among some concepts; all of them where there is none."""
    return tuple(one for one in options if one not in THING_NAMES) or options
