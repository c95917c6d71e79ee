"""Which subject of a text owns a place in it.

Owns the clauses of a text with what stands in each, and the rivalry of subjects: a place belongs to the
subject in its clause, else to the nearest one before it, unless one of the same kind stands between. Pure,
linear.
It cannot see that two names are one entity.
"""

from bisect import bisect_left, bisect_right

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.claimed import Subject
from firsthand.rules.meaning.reading.clauses import is_noun, tells_at
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.tokens.names import named, same_word, stem
from firsthand.rules.meaning.tokens.token import (
    HAN,
    NAME,
    NUMBER,
    SIGN,
    UNKNOWN,
    WORD,
    Token,
    follows,
)

MOST = 16
"""Places of one subject, predicate or number that are tried."""


_PREPOSITIONS = names("for of on")


_PLACES = names("at before after until till")
_SKIPPED = frozenset("=\"':[{")
_SEVERAL = 2
GIVING = frozenset('="')
"""What stands behind the name of a field."""


class Reading:
    """A text's clauses, with what stands in each."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.tokens = evidence.tokens
        self.clause = evidence.cut
        self.size = self.clause[-1] + 1 if self.clause else 0
        """How many clauses there are."""
        self._members: dict[int, range] = {}
        self._telling: dict[int, list[int]] = {}
        self._kinds: dict[int, str] = {}
        self._elided: dict[int, bool] = {}
        self.claimed: set[float] = set()
        """The numbers of the sentence, in base units."""

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
            found = [
                place
                for place in self.members(clause)
                if self.tokens[place][0] != SIGN
                and tells_at(self.tokens, place)
                and not self.is_key(place)
            ]
            self._telling[clause] = found
        return found

    def kind_of(self, place: int) -> str:
        """The word for a kind that stands before a subject, or the name of its field."""
        found = self._kinds.get(place)
        if found is None:
            found = self._kinds[place] = _kind(place, self)
        return found

    def is_place(self, where: list[int], clause: int) -> bool:
        """Whether a later clause has a subject only as the place of its own deed: `stopped at m-12`."""
        told = self.telling(clause)
        return bool(told) and all(
            one > told[0] and self.tokens[one - 1][1] in _PLACES
            for one in where
            if self.clause[one] == clause
        )

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
            found = bool(self.telling(clause)) and not any(
                is_noun(self.tokens[at]) for at in self.members(clause)
            )
            self._elided[clause] = found
        return found

    def is_key(self, place: int) -> bool:
        return place + 1 < len(self.tokens) and self.tokens[place + 1][1] == "="

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


def stands(subject: Subject, reading: Reading) -> list[int]:
    """Where a text names a subject of the sentence."""
    if subject.concepts:
        held = reading.evidence.facts.held
        places = {place for one in subject.concepts for place, _ in held.get(one, ())}
        if len(places) < _SEVERAL:
            return list(places)
        exact = {p for p in places if same_word(subject.text, reading.tokens[p][1])}
        return sorted(exact or places)[:MOST]
    found: list[int] = []
    is_word = subject.kind in (WORD, UNKNOWN, HAN)
    wanted = subject.text
    head = stem(wanted) if is_word else wanted
    evidence = reading.evidence
    for place in evidence.holding(head):
        kind, lower = reading.tokens[place][0], evidence.spelled[place]
        if kind == SIGN:
            continue
        if (
            lower == wanted
            or (kind in (NAME, UNKNOWN) and wanted in lower and named(wanted, lower))
            or (is_word and same_word(wanted, lower))
        ):
            found.append(place)
            if len(found) == MOST:
                break
    return found


def owns(
    subject: Subject,
    where: list[int],
    own: set[int],
    place: int,
    reading: Reading,
    words: set[str],
) -> bool:
    """Whether no rival of a subject stands nearer to a place than the subject does; `own`: its clauses."""
    is_name = subject.kind == NAME
    value = reading.value_of(place) if is_name else ""
    if value:
        return named(subject.text, value)
    start = reading.clause[place]
    if start in own:
        return True
    kinds = set(map(reading.kind_of, where))
    kinds.discard("")
    telling = is_name and any(reading.telling(clause) or reading.denies(clause) for clause in own)
    for step, end in ((-1, -1), (1, reading.size)):
        for clause in range(start if step < 0 else start + 1, end, step):
            if clause in own:
                return step < 0 or not reading.is_place(where, clause)
            if step < 0 and _sibling(subject, clause, reading, words) and not _denied(own, reading):
                return False
            alone = telling and (clause == start or (step < 0 and reading.is_elided(start)))
            if _rival(subject, kinds, alone, clause, reading, words):
                return False
            if step > 0 and reading.telling(clause):
                break
    return True


def _denied(own: set[int], reading: Reading) -> bool:
    """Whether one of some clauses holds a negation."""
    return any(
        "!neg" in (reading.tokens[at][2] or ()) for one in own for at in reading.members(one)
    )


def _sibling(subject: Subject, clause: int, reading: Reading, words: set[str]) -> bool:
    """Whether a clause names one that differs from a subject by its number alone: PS2 beside PS1."""
    if subject.kind != NAME or not subject.text[-1].isdigit():
        return False
    head = subject.text.rstrip("0123456789")
    if not head or len(head) == len(subject.text):
        return False
    return any(
        reading.tokens[at][0] == NAME
        and (lower := reading.tokens[at][1].lower()) != subject.text
        and lower.startswith(head)
        and lower[len(head) :].isdigit()
        and lower not in words
        for at in reading.members(clause)
    )


def _rival(
    subject: Subject, kinds: set[str], telling: bool, clause: int, reading: Reading, words: set[str]
) -> bool:
    """Whether a clause has a subject of the same kind that the sentence does not name."""
    if not (kinds or telling):
        return False
    tokens = reading.tokens
    for place in reading.members(clause):
        token = tokens[place]
        kind, text, _, _ = token
        if kind == SIGN or (kind != NAME and not kinds):
            continue
        if text.lower() in words or reading.is_key(place):
            continue
        if (
            kinds
            and (kind == NUMBER or is_noun(token))
            and (kind != NAME or subject.kind != NAME or _dotted(text) == _dotted(subject.text))
            and reading.kind_of(place) in kinds
        ):
            return True
        if kind == NAME == subject.kind and _heads_a_record(place, clause, subject, reading):
            return True
        if not telling or kind != NAME or subject.kind != NAME or is_level(text):
            continue
        if _shape(text) == _shape(subject.text):
            return not any(one.lstrip("-+") not in THING_NAMES for one in token[2] or ())
    return False


def _heads_a_record(place: int, clause: int, subject: Subject, reading: Reading) -> bool:
    """`standby b-2 lag=9s`: a name at the head of one of several records that begin alike."""
    tokens, text = reading.tokens, reading.tokens[place][1]
    if place - 1 != reading.members(clause)[0] or _shape(text) != _shape(subject.text):
        return False
    return _heads_several(tokens[place - 1][1], tokens)


def _kind(place: int, reading: Reading) -> str:
    """The word for a kind that stands before a subject, or the name of its field."""
    tokens = reading.tokens
    for before in range(place - 1, max(-1, place - 5), -1):
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
        if reading.is_key(before) or (entry and not TYPES.isdisjoint(entry)):
            return text.lower()
        if (
            named_so
            and entry
            and not THING_NAMES.isdisjoint(entry)
            and _heads_several(text, tokens)
        ):
            return text.lower()  # secondary db-2 …, secondary db-3 …
        return ""
    return ""


def _heads_several(text: str, tokens: list[Token]) -> bool:
    """Whether a word stands right before more than one name."""
    followed = [
        tokens[at + 1][1]
        for at, token in enumerate(tokens[:-1])
        if token[1] == text and tokens[at + 1][0] == NAME
    ]
    return len(set(followed)) > 1


def is_level(text: str) -> bool:
    """`Layer4`: a layer, and no entity."""
    return text[:-1].lower() == "layer" and text[-1].isdigit()


def _dotted(text: str) -> bool:
    return "." in text and not text[0].isdigit()


def _shape(text: str) -> tuple[bool, ...]:
    return (text[0].isdigit(), *[sign in text for sign in "-._/:@"])
