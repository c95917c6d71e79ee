"""The clauses of a text, with what stands in each: predicates, denials, names of fields, kinds of subjects.

Owns what is looked up once for every place of a text that a sentence's parts may stand at. Pure, linear.
It cannot see that two names are one entity.
"""

from bisect import bisect_left, bisect_right

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import is_noun, tells_at
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.once import keeps, once
from firsthand.rules.meaning.tokens.names import same_word, stem
from firsthand.rules.meaning.tokens.token import NAME, SIGN, WORD, Token, follows

_PREPOSITIONS = names("for of on")
_PLACES = names("at before after until till")
_SKIPPED = frozenset("=\"':[{")
GIVING = frozenset('="')
"""What stands behind the name of a field."""
REACH = 4
"""Tokens between a subject and the word for its kind, that one included."""


@keeps
class Reading:
    """A text's clauses, with what stands in each, for one sentence."""

    def __init__(self, evidence: Evidence, asked: Asked) -> None:
        self.evidence, self.asked = evidence, asked
        self.tokens, self.texts = evidence.tokens, evidence.texts
        self.clause = evidence.cut
        self.size = self.clause[-1] + 1 if self.clause else 0
        """How many clauses there are."""
        self._members: dict[int, range] = {}
        self._telling: dict[int, list[int]] = {}
        self._kinds: dict[int, str] = {}
        self._elided: dict[int, bool] = {}

    @once
    def said(self) -> set[str]:
        """The concepts of the sentence, without their signs."""
        return {one.lstrip("-") for one in self.asked.said}

    @once
    def _words(self) -> set[str]:
        return set(map(str.lower, self.asked.words))

    def words_but(self, others: set[str]) -> set[str]:
        """The words of the sentence in lower case, without the names of its other clauses."""
        return self._words - others if others else self._words

    def of_stem(self, word: str) -> list[int]:
        """Where the text has a word, or another form of it."""
        head = stem(word)
        spelled = self.evidence.spelled
        return [one for one in self.evidence.holding(head) if same_word(word, spelled[one])]

    def members(self, clause: int) -> range:
        """The places of a clause; clauses are numbered in the order of their tokens."""
        found = self._members.get(clause)
        if found is None:
            start = bisect_left(self.clause, clause)
            found = self._members[clause] = range(start, bisect_right(self.clause, clause, start))
        return found

    def telling(self, clause: int) -> list[int]:
        """The predicates of a clause."""
        found = self._telling.get(clause)
        if found is None:
            tokens, texts = self.tokens, self.texts
            found = self._telling[clause] = []
            for place in self.members(clause):
                if (
                    tokens[place][0] != SIGN
                    and tells_at(tokens, place)
                    and texts[place + 1] != "="  # no key
                ):
                    found.append(place)
        return found

    def kind_of(self, place: int) -> str:
        """The word for a kind that stands before a subject, or the name of its field."""
        found = self._kinds.get(place)
        if found is None:
            found = self._kinds[place] = _kind(place, self)
        return found

    def is_place(self, where: list[int], clause: int) -> bool:
        """Whether a later clause has a subject only as the place of its own deed: `stopped at m-12`."""
        there = [one for one in where if self.clause[one] == clause]
        for one in there:
            if self.texts[one - 1] not in _PLACES:
                return False
        told = self.telling(clause)
        return bool(told) and all(one > told[0] for one in there)

    def denies(self, clause: int) -> bool:
        """Whether a clause tells something by a negation alone: `no heartbeat from a-3`."""
        if "!neg" not in self.evidence.facts.marks:
            return False
        return any(
            "!neg" in (self.tokens[at][2] or ()) and is_noun(self.tokens[at + 1])
            for at in self.members(clause)[:-1]
        )

    def is_elided(self, clause: int) -> bool:
        """Whether a clause tells something, and names nothing of which it does."""
        found = self._elided.get(clause)
        if found is None:
            members = self.members(clause)
            nouns = any(map(is_noun, self.tokens[members.start : members.stop]))
            found = self._elided[clause] = not nouns and bool(self.telling(clause))
        return found

    def is_key(self, place: int) -> bool:
        return self.texts[place + 1] == "="

    def value_of(self, place: int) -> str:
        """The name that a field has as its value (`"winner": "q-1"`), in lower case; empty for none."""
        tokens = self.tokens
        if place + 1 >= len(tokens) or tokens[place + 1][1] not in GIVING:
            return ""
        if tokens[place + 1][1] == '"':
            behind = follows(tokens, place + 2)
            if behind is None or behind[1] != ":":
                return ""
        for kind, text, _, _ in tokens[place + 1 : place + 6]:
            if kind != SIGN:
                return text.lower() if kind == NAME else ""
        return ""


def _kind(place: int, reading: Reading) -> str:
    """The word for a kind that stands before a subject, or the name of its field."""
    tokens = reading.tokens
    for before in range(place - 1, max(-1, place - 1 - REACH), -1):
        kind, text, entry, number = tokens[before]
        if kind == SIGN and text in _SKIPPED:
            continue
        if text == "(" and before and tokens[before - 1][3] is not None:
            continue  # process 3310 (mongod)
        if number is not None and tokens[before + 1][1] == "(":
            continue
        if text in _PREPOSITIONS and before == place - 1 and tokens[place][0] in (NAME, WORD):
            return text
        if kind == SIGN or entry == () or number is not None:
            return ""
        named_so = tokens[place][0] == NAME and before == place - 1
        if reading.texts[before + 1] == "=" or (entry and not TYPES.isdisjoint(entry)):
            return text.lower()
        if named_so and entry and not THING_NAMES.isdisjoint(entry) and heads_several(text, tokens):
            return text.lower()  # secondary db-2 …, secondary db-3 …
        return ""
    return ""


def heads_several(text: str, tokens: list[Token]) -> bool:
    """Whether a word stands right before more than one name."""
    followed = [
        tokens[at + 1][1]
        for at, token in enumerate(tokens[:-1])
        if token[1] == text and tokens[at + 1][0] == NAME
    ]
    return len(set(followed)) > 1
