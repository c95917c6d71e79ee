"""What two words of one stretch say together that neither says alone.

Owns a link that is lost (`Connection broken for id 3`), and what there is too little of to do something
(`not enough space to cache x in memory`): it was not done, and what is short is named. Pure on the facts
they are given, linear in the places of a few concepts.
It cannot tell which of several links of a stretch was lost.
"""

from typing import TYPE_CHECKING

from firsthand.rules.meaning.lexicon.relations import DEEDS
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.meanings import FAIL, FUTURE, HEDGE, IF, OR

if TYPE_CHECKING:
    from firsthand.rules.meaning.reading.facts import Facts

_LOST = ("lose", "corrupt", "abort")
_CLOSED = names("closed close closes closing shut")
_UNSURE = HEDGE | FUTURE | IF | OR
_SHORT = ("insufficient", "not enough", "too little", "too few", "lack")
_ROOM = names("space room memory")
_TO_DO = 8
"""Tokens from `not enough` to the deed for which it is."""


def told_together(facts: "Facts") -> None:
    """Adds to the facts of a text what its words say together."""
    if "connection" in facts.held:
        _lost_links(facts)
    if "low" in facts.held:
        _short_of(facts)
    if "-success" in facts.held and "action" in facts.held:
        _failed_actions(facts)


def _lost_links(facts: "Facts") -> None:
    """`connection broken`, `lost connection`, `aborted connection`: it is no more."""
    held, flags = facts.held, facts.flags
    links = {stretch for place, stretch in held["connection"] if _is_noun(facts, place)}
    for concept in _LOST:
        for place, stretch in tuple(held.get(concept, ())):
            if stretch in links and not flags[stretch] & _UNSURE and place not in facts.denied:
                held["-connect"].append((place, stretch))
                if concept != "abort":
                    held["lose"].append((place, stretch))
    for place, stretch in tuple(held.get("close", ())):
        told = facts.tokens[place][1] in _CLOSED and place not in facts.denied
        if told and stretch in links and not flags[stretch] & (_UNSURE | FAIL):
            held["-connect"].append((place, stretch))


def _is_noun(facts: "Facts", place: int) -> bool:
    return facts.tokens[place][1] in ("connection", "connections", "连接")


def _failed_actions(facts: "Facts") -> None:
    """`action=delete result=denied`: what was not done is what the action names."""
    tokens = facts.tokens
    for place, stretch in tuple(facts.held["action"]):
        named = tokens[place + 1 : place + 3]
        if len(named) > 1 and named[0][1] == "=" and facts.flags[stretch] & FAIL:
            for concept in named[1][2] or ():
                if concept in DEEDS:
                    facts.held[concept].append((place + 2, stretch))


def short_of(facts: "Facts") -> list[int]:
    """The `to` behind which stands what there is too little for: `not enough space to cache x`."""
    tokens, found = facts.tokens, []
    for place, stretch in facts.held.get("low", ()):
        if not tokens[place][1].startswith(_SHORT) or facts.flags[stretch] & _UNSURE:
            continue
        for at in range(place + 1, min(place + _TO_DO, len(tokens) - 1)):
            if facts.stretches[at] != stretch:
                break
            if tokens[at][1] == "to" and tokens[at + 1][2]:
                found.append(at)
                break
    return found


def _short_of(facts: "Facts") -> None:
    """`not enough space to cache x in memory`: x was not cached, it was memory that was short."""
    tokens, held = facts.tokens, facts.held
    for at in short_of(facts):
        stretch = facts.stretches[at]
        facts.flags[stretch] |= FAIL
        held["-success"].append((at, stretch))
        if tokens[at + 1][1] == "cache":
            held["store"].append((at + 1, stretch))
            held["-cache"].append((at + 1, stretch))
    for place, stretch in tuple(held["low"]):
        if tokens[place][1].startswith(_SHORT) and not facts.flags[stretch] & _UNSURE:
            mine = {
                text
                for (_, text, *_), one in zip(tokens, facts.stretches, strict=True)
                if one == stretch
            }
            if "memory" in mine and not mine.isdisjoint(_ROOM):
                held["short_memory"].append((place, stretch))
