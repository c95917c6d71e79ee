"""A word that the lexicon does not know, against one text.

Owns what shows such a word: the text has it, as a word, at the head of a name, or counted as none. What is
told only with a reserve is not told. Pure.
It cannot know that two unknown words mean the same.
"""

import re

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reach.denials import polarity_differs
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import is_participle
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.going import only_awaited
from firsthand.rules.meaning.reading.meanings import FUTURE, HEDGE, IF, OR
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import (
    heads_a_name,
    other_product,
    product_shows,
    same_word,
    stem,
    word_shows,
)
from firsthand.rules.meaning.tokens.token import WORD
from firsthand.rules.meaning.words.compounds import is_in_a_compound

_RESERVED = HEDGE | FUTURE | IF | OR
_OF_NAMES = names(
    "schema table database queue topic service bucket namespace tenant user index host node"
)


def unknown_word(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """The first of what may show a word that the lexicon does not know."""
    text = part.text
    if not text.isascii() and (" 0" in evidence.lower or "=0" in evidence.lower):
        none = _counted_none(part, asked, evidence)
        if none is not None:
            return none
    if is_participle(text) and (
        _only_reserved(text, evidence, bool(asked.flags & HEDGE))
        or only_awaited(text, evidence.lower)
    ):
        return Finding(OPEN, "reservation_left_out", text)
    if word_shows(text, evidence.lower) or (
        heads_a_name(text, evidence.text, evidence.lower) and not _is_called(part, asked)
    ):
        return polarity_differs(part, evidence) or Finding(HOLDS, "word")
    shows = product_shows(text, evidence.lower)
    if shows:
        return Finding(HOLDS, "product")
    if shows is False:
        rank = UNSUPPORTED if other_product(text, evidence.lower) else OPEN
        return Finding(rank, "product_not_in_evidence", text)
    if part.kind == WORD and not is_participle(text) and is_in_a_compound(part, asked, evidence):
        return Finding(HOLDS, "word_of_a_name")
    return Finding(OPEN, "unknown_word", text)


def counts_none(asked: Asked, evidence: Evidence) -> bool:
    """Whether what a sentence denies is a thing of no known meaning, of which the text counts none."""
    denied = [part for part in asked.parts if part.denied and not part.options]
    found = [_counted_none(part, asked, evidence) for part in denied]
    return bool(found) and all(one is not None and one.rank == HOLDS for one in found)


def _only_reserved(text: str, evidence: Evidence, hedged: bool) -> bool:
    """Whether a deed of no known meaning stands only where the text is not sure of it."""
    facts = evidence.facts
    spelled = evidence.spelled
    places = [at for at in evidence.holding(stem(text)) if same_word(text, spelled[at])]
    reserved = _RESERVED & ~HEDGE if hedged else _RESERVED
    return bool(places) and all(
        facts.flags[facts.stretches[at]] & reserved
        or (at and evidence.tokens[at - 1][1] == "to" and text.endswith("ed"))
        for at in places
    )


def _is_called(part: Part, asked: Asked) -> bool:
    """`schema crm`: a word right behind its kind is a whole name."""
    before = asked.tokens[part.place - 1][2] if part.place else ()
    return bool(before) and not _OF_NAMES.isdisjoint(before or ())


def _counted_none(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """无短款 of `短款 0 笔`, and what a sentence tells of a thing of which the text counts none."""
    if part.text.isascii() or part.text not in evidence.lower or asked.has_numbers:
        return None
    if (
        re.search(rf"{re.escape(part.text)}(?:数|数量)? ?[=:为]? ?0(?![\d.])", evidence.lower)
        is None
    ):
        return None
    if part.denied:
        return Finding(HOLDS, "counted_none")
    return Finding(CONTRADICTED, "there_is_none", part.text)
