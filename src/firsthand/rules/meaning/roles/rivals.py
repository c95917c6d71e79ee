"""Which clauses of a text speak of a rival of a subject: another of its kind, or one of its number beside it.

Owns what makes two subjects rivals: names of one shape, subjects behind one word for a kind, heads of records
that begin alike, names that differ in their number alone. Pure, linear.
It cannot see that two names are one entity.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.claimed import Subject
from firsthand.rules.meaning.reading.clauses import is_noun
from firsthand.rules.meaning.reading.once import keeps, once
from firsthand.rules.meaning.roles.text_clauses import REACH, Reading, heads_several
from firsthand.rules.meaning.tokens.token import HAN, NAME, NUMBER, SIGN

_MARKS = frozenset("-._/:@")


def numbered_head(subject: Subject) -> str:
    """What a name is besides the number at its end, all of 1#; empty for a name without a number there."""
    text = subject.text
    return text.rstrip("0123456789") if text[-1] in "#0123456789" else ""


@keeps
class Rivals:
    """Who would be a rival of a subject, by what the text calls that where it names it."""

    def __init__(
        self, subject: Subject, where: list[int], own: set[int], reading: Reading, words: set[str]
    ) -> None:
        """`where`: the places of the subject, `own`: its clauses, `words`: what the sentence itself names."""
        self.subject, self.where, self.own = subject, where, own
        self.reading, self.words = reading, words
        self.is_name = subject.kind == NAME
        self.kinds = set(map(reading.kind_of, where))
        """What the subject may be called."""
        self.kinds.discard("")
        self.head = numbered_head(subject) if self.is_name else ""
        """What its siblings begin with."""

    @once
    def _is_told_of(self) -> bool:
        """Whether a clause of the subject tells or denies something: then any name like it may be a rival."""
        reading = self.reading
        for clause in self.own:  # noqa: SIM110 - a loop: for every place that another clause has
            if reading.telling(clause) or reading.denies(clause):
                return True
        return False

    def has_sibling(self, clause: int) -> bool:
        """Whether a clause names one that differs from the subject by its number alone: PS2 beside PS1."""
        reading, head, words = self.reading, self.head, self.words
        members, mine = reading.members(clause), self.subject.text
        marked = mine[-1] == "#"  # 1# beside 2#
        for kind, text, _, _ in reading.tokens[members.start : members.stop]:
            if kind != NAME:
                continue
            if marked:
                if text[-1] == "#" and text.lower() not in words:
                    return True
                continue
            lower = text.lower()
            if (
                lower != mine
                and lower.startswith(head)
                and lower[len(head) :].isdigit()
                and lower not in words
            ):
                return True
        return False

    def has_rival(self, clause: int, alone: bool) -> bool:
        """Whether a clause has a subject of the same kind that the sentence does not name.

        `alone`: whether a name that looks like the subject is a rival by that alone.
        """
        reading, subject, is_name, kinds = self.reading, self.subject, self.is_name, self.kinds
        if not (kinds or alone):
            return False
        tokens, spelled = reading.tokens, reading.evidence.spelled
        members = reading.members(clause)
        by_kind = not kinds.isdisjoint(spelled[max(0, members.start - REACH) : members.stop])
        if not (by_kind or is_name):
            return False
        texts, words = reading.texts, self.words
        for place in members:
            token = tokens[place]
            kind = token[0]
            if kind != NAME and (kind == SIGN or not by_kind):
                continue
            behind = texts[place + 1]
            if spelled[place] in words or behind == "=" or (behind == ":" and kind == HAN):
                continue  # a name of the sentence, or a key
            text = token[1]
            if (
                by_kind
                and (kind == NUMBER or is_noun(token))
                and (kind != NAME or not is_name or _dotted(text) == _dotted(subject.text))
                and reading.kind_of(place) in kinds
            ):
                return True
            if kind != NAME or not is_name:
                continue
            if (
                place - 1 == members.start
                and _are_alike(text, subject.text)
                and heads_several(texts[place - 1], tokens)
            ):  # `standby b-2 lag=9s`: at the head of one of several records that begin alike
                return bool(kinds) or self._is_told_of
            if alone and not is_level(text) and _are_alike(text, subject.text) and self._is_told_of:
                return not any(one.lstrip("-+") not in THING_NAMES for one in token[2] or ())
        return False

    def are_denied(self) -> bool:
        """Whether a clause of the subject holds a negation."""
        reading = self.reading
        return any(
            "!neg" in (reading.tokens[at][2] or ())
            for one in self.own
            for at in reading.members(one)
        )


def is_level(text: str) -> bool:
    """`Layer4`: a layer, and no entity."""
    return text[:-1].lower() == "layer" and text[-1].isdigit()


def _dotted(text: str) -> bool:
    return "." in text and not text[0].isdigit()


def _are_alike(one: str, other: str) -> bool:
    """Whether two names are of one shape: they begin alike with a digit or not, and have the same marks."""
    if one[0].isdigit() != other[0].isdigit():
        return False
    return _MARKS.intersection(one) == _MARKS.intersection(other)
