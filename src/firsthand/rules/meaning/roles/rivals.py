"""Which clauses of a text speak of a rival of a subject: another of its kind, or one of its number beside it.

Owns what makes two subjects rivals: names of one shape, subjects behind one word for a kind, heads of records
that begin alike, names that differ in their number alone. Pure, linear.
It cannot see that two names are one entity.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.reading.claimed import Subject
from firsthand.rules.meaning.reading.clauses import is_noun
from firsthand.rules.meaning.roles.text_clauses import Reading, heads_several
from firsthand.rules.meaning.tokens.token import HAN, NAME, NUMBER, SIGN


def numbered_head(subject: Subject) -> str:
    """What a name is besides the number at its end, all of 1#; empty for a name without a number there."""
    text = subject.text
    return text.rstrip("0123456789") if text[-1] in "#0123456789" else ""


def names_a_sibling(
    head: str, subject: Subject, clause: int, reading: Reading, words: set[str]
) -> bool:
    """Whether a clause names one that differs from a subject by its number alone: PS2 beside PS1."""
    members, mine = reading.members(clause), subject.text
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


def names_a_rival(
    subject: Subject, kinds: set[str], telling: bool, clause: int, reading: Reading, words: set[str]
) -> bool:
    """Whether a clause has a subject of the same kind that the sentence does not name.

    `kinds`: what the subject may be called, `telling`: whether any name of its shape is a rival.
    """
    tokens = reading.tokens
    last = len(tokens) - 1
    for place in reading.members(clause):
        token = tokens[place]
        kind, text, _, _ = token
        if kind == SIGN or (kind != NAME and not kinds):
            continue
        behind = tokens[place + 1][1] if place < last else ""
        if text.lower() in words or behind == "=" or (behind == ":" and kind == HAN):
            continue  # a name of the sentence, or a key
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
    return heads_several(tokens[place - 1][1], tokens)


def is_level(text: str) -> bool:
    """`Layer4`: a layer, and no entity."""
    return text[:-1].lower() == "layer" and text[-1].isdigit()


def _dotted(text: str) -> bool:
    return "." in text and not text[0].isdigit()


def _shape(text: str) -> tuple[bool, ...]:
    return (text[0].isdigit(), *[sign in text for sign in "-._/:@"])
