"""Why: a cause holds only where the evidence itself joins it to its effect.

Owns causal words. The sentence is cut at the word; the evidence must have a link (`causal_links.py`), with
the effect on one side and the cause on the other. Two facts side by side are never cause and effect. Pure.
It cannot follow a chain of causes, nor a cause across two texts.
"""

from collections.abc import Iterator

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import tells
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.turned import PLACE, Part
from firsthand.rules.meaning.roles.causal_links import followed, links
from firsthand.rules.meaning.roles.named_causes import (
    NOUNS,
    cause_of,
    is_listed,
    places_of,
    telling,
)
from firsthand.rules.meaning.roles.unmarked_links import is_collection, unmarked_links
from firsthand.rules.meaning.tokens.token import Token

Told = dict[Part, list[int]]
"""Where a text tells each part of a sentence."""
_THEREFORE = names("而 所以 故 从而 因此 致使 导致 才 被")
"""Words that end a cause in Chinese."""
_AWAY = frozenset({"refuse", "-accept", "-connect", "abort"})
_COPULAS = names("is are was were been 是")


def is_of_the_cause(part: Part, asked: Asked) -> bool:
    """Whether a word is of what a sentence gives as the cause: what a text lacks, it joins to nothing."""
    mark = "!because" if "!because" in asked.marks else "!cause"
    if mark not in asked.marks:
        return False
    parts = sorted([*asked.parts, *asked.names], key=PLACE)
    return part in _splits(parts, asked, mark, _cut(asked, mark))[0][1]


def _cut(asked: Asked, mark: str) -> int:
    """The place of the causal word that parts a sentence."""
    places = asked.marks[mark]
    return places[-1 if mark == "!because" and len(places) > 1 else 0]


def cause_finding(asked: Asked, evidence: Evidence) -> Finding:
    """Whether the evidence joins the two sides of a causal sentence. All parts are bound already."""
    mark = "!because" if "!because" in asked.marks else "!cause"
    cut = _cut(asked, mark)
    parts = sorted([*asked.parts, *asked.names], key=PLACE)
    named = cause_of(asked, cut, parts)
    if named is not None:
        told = is_listed(*named, evidence)
        return Finding(
            HOLDS if told else OPEN, f"cause_{'' if told else 'not_'}stated", asked.word(mark)
        )
    splits = _splits(parts, asked, mark, cut)
    if not any(why for _, why in splits):
        return Finding(OPEN, "cause_unclear", asked.word(mark))
    behind_commas = frozenset(followed(evidence))
    told_at = {part: places_of(part, evidence) for part in parts}
    for link, forward in _links(evidence):
        ahead = -1 if forward else 1
        for what, why in splits[:1] if link in behind_commas else splits:
            told = not what or _any_on_side(what, told_at, link, ahead)
            if (
                why
                and told
                and _all_on_side(why, told_at, link, -ahead)
                and _follows_at_once(why, told_at, evidence.tokens, link, forward)
            ):
                return Finding(HOLDS, "cause_stated")
    if "slots are reserved" in evidence.lower and _is_turned_away(*splits[0]):
        return Finding(HOLDS, "cause_stated")
    return Finding(OPEN, "cause_not_stated", asked.word(mark))


def _links(evidence: Evidence) -> Iterator[tuple[int, bool]]:
    """The links by a word or a sign; those by the order alone are looked for when none of them joins."""
    yield from links(evidence)
    yield from unmarked_links(evidence)


def _is_turned_away(effect: list[Part], cause: list[Part]) -> bool:
    """`refused the session since the slots left are reserved`: a FATAL line that says nothing but this."""
    told = {one for part in effect for one in part.options}
    return not _AWAY.isdisjoint(told) and _AWAY.isdisjoint(
        one for part in cause for one in part.options
    )


def _splits(
    parts: list[Part], asked: Asked, mark: str, cut: int
) -> list[tuple[list[Part], list[Part]]]:
    """Effects and causes, as the causal word of a sentence may part them; the likeliest first."""
    left = [part for part in parts if part.place < cut]
    right = [part for part in parts if part.place > cut]
    because, noun = mark == "!because", asked.tokens[cut][1] in NOUNS
    effect, cause = (left, right) if because or noun else (right, left)
    if (because or noun) and not any(map(telling, left)):
        effect, cause = _split_leading(left + right, asked, cut)
    splits = [(effect, cause)]
    # the timeout was caused by, resulted from
    passive = bool(left) and (
        asked.tokens[cut - 1][1] in _COPULAS or asked.tokens[cut][1].endswith(" from")
    )
    if not left:
        passive = any(token[1] == "," for token in asked.tokens[cut:])  # due to A, B
    if because and not passive and not any(tells(asked.tokens[part.place]) for part in left):
        # `because of A B failed`: where the cause ends no comma says
        splits += [(left + right[at:], right[:at]) for at in range(1, len(right))]
    tokens = asked.tokens
    ends = next((at for at in range(cut, len(tokens)) if tokens[at][1] in _THEREFORE), -1)
    if because and ends > 0:  # 因 A 而 B
        splits.append(
            (left + [p for p in right if p.place > ends], [p for p in right if p.place < ends])
        )
    if noun and not left and right:
        splits.append(([], right))  # the cause given is …
    return splits


def _split_leading(parts: list[Part], asked: Asked, cut: int) -> tuple[list[Part], list[Part]]:
    """`Because A, B`: the first comma ends the cause."""
    for place in range(cut + 1, len(asked.tokens)):
        if asked.tokens[place][1] == ",":
            return [p for p in parts if p.place > place], [p for p in parts if p.place < place]
    return parts[-1:], [part for part in parts[:-1] if telling(part)]


def _any_on_side(parts: list[Part], told_at: Told, link: int, side: int) -> bool:
    return any((place - link) * side >= 0 for part in parts for place in told_at[part])


def _follows_at_once(
    parts: list[Part], told_at: Told, tokens: list[Token], link: int, forward: bool
) -> bool:
    """`rejected: bad tax number, 342 left`: the reason stands right behind the colon, not after a comma."""
    if not forward or (tokens[link][1] not in ":," and not is_collection(link, tokens)):
        return True
    if tokens[link][1] == "(":
        end = next((at for at in range(link, len(tokens)) if tokens[at][1] == ")"), len(tokens))
        return all(any(link < place < end for place in told_at[part]) for part in parts)
    end = next((at for at in range(link + 1, len(tokens)) if tokens[at][1] in ",;⏎|"), len(tokens))
    return any(link < place <= end for part in parts for place in told_at[part])


def _all_on_side(parts: list[Part], told_at: Told, link: int, side: int) -> bool:
    said = [part for part in parts if part.options != ("-success",)] or parts
    placed = [places for part in said if (places := told_at[part])]
    return bool(placed) and all(
        any((place - link) * side >= 0 for place in places) for places in placed
    )
