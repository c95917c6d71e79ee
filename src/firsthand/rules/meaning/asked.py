"""A sentence of a claim as the list of what evidence must show for it.

Owns what counts as content: every word but grammar and reporting must be accounted for. Pure.
"""

import re
from typing import NamedTuple

from firsthand.rules.meaning.facts import FAIL, FLAGS, FUTURE, SCOPE, TRYING, opposite
from firsthand.rules.meaning.figures import Figure, figures
from firsthand.rules.meaning.instants import Instant, instants
from firsthand.rules.meaning.lexicon import LIGHT_WORDS, THING_NAMES, WORDS
from firsthand.rules.meaning.lexicon.relations import FAILURES, ROLES
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.units import ORDINALS
from firsthand.rules.meaning.quantities import Number, like
from firsthand.rules.meaning.scan import HAN, NAME, NUMBER, SIGN, STAMP, WORD, Token, scan

_BREAKS = frozenset(",;:()[]{}.|!?")

JOINING = frozenset("to and 到 至 - ~ 与 和 or".split())
"""Words between two numbers of one kind."""
_SOON = re.compile(r"\b(?:in|within) \d+(?:\.\d+)? (?:second|minute|hour|day|week|month)|还剩|还有|\buntil\b|后到期|内到期")
"""A span ahead of a present tense makes a future of it."""
REACHING = frozenset("reached reaches reach reaching hit hits 达到 已达 触及 达".split())
_TIME_WORDS = ("hour", "minute", "second", "day", "week", "month", "还", "期", "until")
COMPARING = frozenset(("!gt", "!ge", "!lt", "!le", "!about"))
_SPELLED = re.compile(
    r"\b(?:(?P<q>a quarter of an hour)|(?P<h>half an?|half a) (?=second|minute|hour|day)|an? (?=hour\b|minute\b|day\b|week\b))",
    re.IGNORECASE,
)
"""Durations without a digit."""


def _digits(match: re.Match[str]) -> str:
    if match["q"]:
        return "15 minutes"
    return "0.5 " if match["h"] else "1 "


class Part(NamedTuple):
    """One content word: any of its options will do."""

    place: int
    text: str
    options: tuple[str, ...]
    """Concepts, negated where the sentence negates them; empty for a word of no known meaning."""
    kind: str
    denied: bool = False
    """Whether a negation reaches a word of no known meaning."""


class Asked:
    """The reading of one sentence."""

    def __init__(self, text: str, settled: frozenset[str] = frozenset()) -> None:
        """`settled`: concepts that another rule has judged already."""
        self.text = text
        """Folded."""
        timed = any(word in text for word in _TIME_WORDS)
        self.tokens: list[Token] = scan(_SPELLED.sub(_digits, text) if timed else text)
        self.parts: list[Part] = []
        self.names: list[Part] = []
        self.marks: dict[str, list[int]] = {}
        self.stamps: list[int] = []
        self.flags = 0
        """FAIL, HEDGE, … that the sentence itself says."""
        self.has_numbers = False
        self.loose_negation = False
        """A negation that governs no content word."""
        self._read(settled)
        if timed and _SOON.search(text):
            self.flags |= FUTURE
        if TRYING & {option for part in self.parts for option in part.options}:
            self.flags |= FUTURE
        self.said = {option for part in self.parts for option in part.options}
        """Every concept of the sentence."""
        self._figures: list[Figure] | None = None
        self._instants: list[Instant] | None = None

    def _subject(self, denied: list[int]) -> None:
        """`No connection was created` denies the deed; `no pod …` still denies every pod."""
        for index in denied:
            part = self.parts[index] if index < len(self.parts) else None
            if (
                part is not None
                and part.options[:1]
                and part.options[0][0] == "-"
                and not all(option[1:] in TYPES for option in part.options)
            ):
                self.parts[index] = part._replace(options=tuple(o[1:] for o in part.options))

    def _pronoun(self, place: int) -> bool:
        """`one should …`, `one of …`: no number."""
        after = self.tokens[place + 1] if place + 1 < len(self.tokens) else None
        return after is None or "!ought" in (after[2] or ())

    def _is_noun(self, place: int) -> bool:
        """Whether a Chinese word that is a verb or a noun (连接) is counted or qualified here."""
        before = self.tokens[place - 1] if place else None
        after = self.tokens[place + 1] if place + 1 < len(self.tokens) else None
        for token in (before, after):
            if token is not None and token[2] and any(one in THING_NAMES for one in token[2]):
                return True
        return before is not None and (before[0] == NUMBER or before[1] in ("个", "条", "的"))

    def _limit_follows(self, place: int) -> bool:
        """Whether `reached` is said of a limit: `reached its maximum`."""
        for _, _, entry, number in self.tokens[place + 1 : place + 5]:
            if number is not None:
                return False
            if entry and any(ROLES.get(one) in ("limit", "max") for one in entry):
                return True
        return False

    def _ordinal(self, place: int) -> bool:
        """Whether `second`, `third` … counts here: behind an article and before a word."""
        before = self.tokens[place - 1][1] if place else "the"
        after = self.tokens[place + 1] if place + 1 < len(self.tokens) else None
        return before in ("the", "a", "its", "this") and after is not None and after[0] == WORD

    def _number_follows(self, place: int) -> bool:
        """Whether a comparing word compares with the number behind it."""
        return any(number is not None for _, _, _, number in self.tokens[place + 1 : place + 3])

    @property
    def figures(self) -> list[Figure]:
        if self._figures is None:
            self._figures = self._read_figures() if self.has_numbers else []
        return self._figures

    @property
    def instants(self) -> list[Instant]:
        if self._instants is None:
            self._instants = instants(self.text) if self.stamps else []
        return self._instants

    def _read_figures(self) -> list[Figure]:
        found = [one for one in figures(self.tokens) if self.tokens[one.place][0] == NUMBER]
        for index, second in enumerate(found[1:]):
            first = found[index]
            if second.place - first.place == 2 and self.tokens[first.place + 1][1] in JOINING:
                if not first.number.unit and second.number.unit:
                    found[index] = first = first._replace(number=like(first.number, second.number))
                if not second.field or not second.number.unit:
                    found[index + 1] = second._replace(field=first.field | second.field)
        return found

    def word(self, mark: str) -> str:
        """The spelling of a marker in this sentence."""
        return self.tokens[self.marks[mark][0]][1]

    def _read(self, settled: frozenset[str]) -> None:
        scope = 0
        bound = True
        denied: list[int] = []
        for place, (kind, text, entry, number) in enumerate(self.tokens):
            if kind == SIGN:
                if text in _BREAKS:
                    scope = 0
                continue
            if text == "one" and self._pronoun(place):
                self.tokens[place] = (WORD, text, (), None)
                continue
            if number is not None:
                self.has_numbers |= kind == NUMBER
                if not (place > 1 and self.tokens[place - 2][1] == "of"):
                    scope = 0
                continue
            if kind == STAMP:
                self.stamps.append(place)
                continue
            if kind == NAME:
                self.names.append(Part(place, text, entry or (), kind))
                continue
            if text in ORDINALS and self._ordinal(place):
                self.tokens[place] = (NUMBER, text, None, Number(ORDINALS[text], "", 1.0, ""))
                self.has_numbers = True
                continue
            if text in REACHING and self._limit_follows(place):
                self.parts.append(Part(place, text, ("reach_limit",), kind))
                continue
            if entry is None:
                self.parts.append(Part(place, text, (), kind, scope > 0))
                scope -= scope > 0
                continue
            if not entry:
                continue
            if kind == WORD:
                entry = WORDS.get(text, entry)  # of a compound, what it means as a whole
            elif text == "持续" and not self._number_follows(place):
                continue
            options: list[str] = []
            negates = False
            for meaning in entry:
                if meaning[0] == "!":
                    self.marks.setdefault(meaning, []).append(place)
                    self.flags |= FLAGS.get(meaning, 0)
                    negates |= meaning == "!neg"
                elif meaning[0] != "+":
                    options.append(meaning)
            if options and "!runbook" not in entry:
                if kind == HAN and len(options) > 1 and self._is_noun(place):
                    options = [one for one in options if one in THING_NAMES] or options
                if scope:
                    states = [one for one in options if one not in THING_NAMES]
                    if states and not (denied and len(states) < len(options)):
                        options = [opposite(one) for one in states] + [
                            "-" + one for one in options if one in THING_NAMES
                        ]
                        scope = 0
                        self._subject(denied)
                    elif not states and not denied:
                        options = ["-" + one for one in options]
                        denied.append(len(self.parts))
                    scope -= scope > 0
                    bound = True
                if any(one in FAILURES or one == "error" for one in options):
                    self.flags |= FAIL
                if COMPARING & set(entry) and self._number_follows(place):
                    continue
                if settled and settled & set(options):
                    continue
                if kind != WORD or text not in LIGHT_WORDS or len(options) != len(entry):
                    self.parts.append(Part(place, text, tuple(options), kind))
            if negates:
                scope, bound, denied = SCOPE, bool(options), []
        self.loose_negation = not bound
