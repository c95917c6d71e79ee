"""Why: a cause holds only where the evidence itself joins it to its effect.

Owns causal words. The sentence is cut at the word; the evidence must have a causal word, or the colon
behind a failure (`bind failed: address in use`), with the effect on one side and the cause on the
other. Two facts side by side are never cause and effect. Pure.
It cannot follow a chain of causes, nor a cause across two texts.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import tells
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, OPEN, Finding
from firsthand.rules.meaning.reading.meanings import FAIL
from firsthand.rules.meaning.reading.placed import is_level
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.named_causes import (
    NOUNS,
    cause_of,
    is_listed,
    is_noun,
    places_of,
    telling,
)
from firsthand.rules.meaning.roles.passives import done_by, limits_passed

_ENDS = (
    "exit",
    "kill",
    "evict",
    "error",
    "stop",
    "abort",
    "close",
    "-connect",
    "lose",
    "delete",
    "expire",
    "-find",
    "-available",
    "-schedule",
    "-return",
    "-reach",
)
"""Events that a colon may give the reason of."""
_THEREFORE = names("而 所以 故 从而 因此 致使 导致 才 被")
"""Words that end a cause in Chinese."""
_RESULTS = names("result results resulted resulting consequence")
_RESULTING = frozenset({"result of", "results from", "resulted from", "the result of"})
_CODE = lazy(r"[A-Z]{1,6}[-_]?\d{1,6}")
"""How an error code is written."""
_STATES = ("full", "exhaust", "-available", "timeout", "-connect", "-reach")
_REASONS = names("reason reasons 原因 err")
"""Names of fields that hold a reason."""


def cause_finding(asked: Asked, evidence: Evidence) -> Finding:
    """Whether the evidence joins the two sides of a causal sentence. All parts are bound already."""
    mark = "!because" if "!because" in asked.marks else "!cause"
    cut = asked.marks[mark][-1 if mark == "!because" and len(asked.marks[mark]) > 1 else 0]
    parts = sorted([*asked.parts, *asked.names])
    named = cause_of(asked, cut, parts)
    if named is not None:
        told = is_listed(*named, evidence)
        return Finding(
            HOLDS if told else OPEN, f"cause_{'' if told else 'not_'}stated", asked.word(mark)
        )
    left = [part for part in parts if part.place < cut]
    right = [part for part in parts if part.place > cut]
    if mark == "!because" or asked.tokens[cut][1] in NOUNS:
        effect, cause = left, right
        if not any(map(telling, left)):
            effect, cause = _split_leading(left + right, asked, cut)
    else:
        effect, cause = right, left
    splits = [(effect, cause)]
    if mark == "!because" and not any(
        tells(asked.tokens[part.place]) for part in left
    ):  # `because of A B failed`: where the cause ends no comma says
        splits += [(left + right[at:], right[:at]) for at in range(1, len(right))]
    ends = next(
        (at for at in range(cut, len(asked.tokens)) if asked.tokens[at][1] in _THEREFORE), -1
    )
    if mark == "!because" and ends > 0:  # 因 A 而 B
        splits.append(
            (left + [p for p in right if p.place > ends], [p for p in right if p.place < ends])
        )
    if asked.tokens[cut][1] in NOUNS and not left and right:
        splits.append(([], right))  # the cause given is …
    if not any(why for _, why in splits):
        return Finding(OPEN, "cause_unclear", asked.word(mark))
    followed = frozenset(_followed(evidence))
    for link, forward in _links(evidence):
        ahead = -1 if forward else 1
        for what, why in splits[:1] if link in followed else splits:
            told = not what or _any_on_side(what, evidence, link, ahead)
            if (
                why
                and told
                and _all_on_side(why, evidence, link, -ahead)
                and _follows_at_once(why, evidence, link, forward)
            ):
                return Finding(HOLDS, "cause_stated")
    return Finding(OPEN, "cause_not_stated", asked.word(mark))


def _split_leading(parts: list[Part], asked: Asked, cut: int) -> tuple[list[Part], list[Part]]:
    """`Because A, B`: the first comma ends the cause."""
    for place in range(cut + 1, len(asked.tokens)):
        if asked.tokens[place][1] == ",":
            return [p for p in parts if p.place > place], [p for p in parts if p.place < place]
    return parts[-1:], [part for part in parts[:-1] if telling(part)]


def _links(evidence: Evidence) -> list[tuple[int, bool]]:
    """Places of causal words and failure colons; True where the effect stands before."""
    facts = evidence.facts
    found = [(place, True) for place in facts.marks.get("!because", ())]
    found += [(place, is_noun(evidence.tokens, place)) for place in facts.marks.get("!cause", ())]
    found += [
        (place, True) for place, token in enumerate(evidence.tokens) if _gives_reasons(token[1])
    ]
    brackets = _explained(evidence)
    found += [(_clause_before(place, evidence), True) for place in brackets]
    found += [(place, False) for place in _followed(evidence)]
    found += [(place, True) for place in (*_dashes(evidence), *_results(evidence))]
    found += [
        (place, True) for place in (*limits_passed(evidence, _ENDS), *done_by(evidence, _ENDS))
    ]
    ended = [
        place
        for name in _ENDS
        for place, _ in facts.held.get(name, ())
        if not _is_a_level(name, place, evidence)
    ]
    found += [
        (place, False)
        for place, _ in facts.colons
        if place not in brackets and any(place < end <= place + 2 for end in ended)
    ]
    found += [
        (place, True)
        for place, stretch in facts.colons
        if facts.flags[stretch] & FAIL or _ended(evidence, stretch)
    ]
    return found


def _gives_reasons(text: str) -> bool:
    return text in _REASONS or text.endswith(("_reason", "_reasons"))


def _explained(evidence: Evidence) -> list[int]:
    """`the push failed, code E77 (no balance left)`: a code's bracket, behind a failure in its sentence."""
    facts, tokens = evidence.facts, evidence.tokens
    failed = [
        evidence.sentence_of(place)
        for name in ("-success", "refuse")
        for place, _ in facts.held.get(name, ())
    ]
    return [
        place
        for place, _ in facts.colons
        if tokens[place][1] == "("
        and place
        and _CODE.fullmatch(tokens[place - 1][1])
        and evidence.sentence_of(place) in failed
    ]


def _clause_before(place: int, evidence: Evidence) -> int:
    """The comma at which the clause of a bracket begins, else the bracket."""
    return next((at for at in range(place, -1, -1) if evidence.tokens[at][1] == ","), place)


def _followed(evidence: Evidence) -> list[int]:
    """`table full, dropping packet`: what is done behind the comma is done for the state before it."""
    tokens, held = evidence.tokens, evidence.facts.held
    states = {place for name in _STATES for place, _ in held.get(name, ())}
    return [
        at
        for at in range(1, len(tokens) - 1)
        if tokens[at][1] == "," and at - 1 in states and tokens[at + 1][1].endswith("ing")
    ]


def _results(evidence: Evidence) -> list[int]:
    """`this is the result of …`, `results from …`: the cause stands behind."""
    tokens = evidence.tokens
    return [
        at
        for at, (_, text, _, _) in enumerate(tokens[:-1])
        if (text in _RESULTS and tokens[at + 1][1] in ("of", "from")) or text in _RESULTING
    ]


def _dashes(evidence: Evidence) -> list[int]:
    """`Down - Hold Timer Expired`: a dash right behind the event that it gives the reason of."""
    tokens = evidence.tokens
    ends = {
        place
        for name in (*_ENDS, "-up", "-success")
        for place, _ in evidence.facts.held.get(name, ())
    }
    return [at for at, token in enumerate(tokens) if at and token[1] == "-" and at - 1 in ends]


def _ended(evidence: Evidence, stretch: int) -> bool:
    return any(
        place[1] == stretch and not _is_a_level(name, place[0], evidence)
        for name in _ENDS
        for place in evidence.facts.held.get(name, ())
    )


def _is_a_level(name: str, place: int, evidence: Evidence) -> bool:
    """`ERROR loader: …`: the record's level gives no reason and has none."""
    return name == "error" and is_level(evidence.tokens, place)


def _any_on_side(parts: list[Part], evidence: Evidence, link: int, side: int) -> bool:
    return any((place - link) * side >= 0 for part in parts for place in places_of(part, evidence))


def _follows_at_once(parts: list[Part], evidence: Evidence, link: int, forward: bool) -> bool:
    """`rejected: bad tax number, 342 left`: the reason stands right behind the colon, not after a comma."""
    tokens = evidence.tokens
    if not forward or tokens[link][1] != ":":
        return True
    end = next((at for at in range(link + 1, len(tokens)) if tokens[at][1] in ",;⏎|"), len(tokens))
    return any(link < place <= end for part in parts for place in places_of(part, evidence))


def _all_on_side(parts: list[Part], evidence: Evidence, link: int, side: int) -> bool:
    said = [part for part in parts if part.options != ("-success",)] or parts
    placed = [places for places in (places_of(part, evidence) for part in said) if places]
    return bool(placed) and all(
        any((place - link) * side >= 0 for place in places) for places in placed
    )
