"""Two names with a relation between them: they must stand in the order of the text.

Owns what speaks against an order: the text has the deed between them the other way round, its fields say
who is called, or it leads the other way. Pure.
It cannot follow a relation over sentences.
"""

import re
from itertools import product

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.agents import OBLIQUE
from firsthand.rules.meaning.roles.arguments import RELATIONS
from firsthand.rules.meaning.roles.deeds_told import MOST
from firsthand.rules.meaning.roles.directions import AWAY
from firsthand.rules.meaning.roles.hosts_of_lines import header_hosts
from firsthand.rules.meaning.tokens.token import NAME

_IDENTIFIED = names(
    "process thread transaction connection task job member partition shard user node server"
)
"""Kinds whose members are known by a number."""
_PASSIVE = names("by 被 由")
_METHODS = names("get post put patch delete head options GET POST PUT PATCH DELETE HEAD OPTIONS")
_APART = names("when while whereas because since although once")
"""Between two names: no relation goes from the one to the other in that order."""
_COMPARING = names("!gt !ge !lt !le")
_OPENING = names("that which ,")
_BE = names("was were is are been")
_SET_APART = names("as under with")
"""Behind a passive, what leads to what the one that bears it is, has or is named."""
_WHERE = names("on at")
_CALLING = names("connect send call ask log_in")
_FOR = names("为 给 替 作为 通过 经 经由 经过 through via")
_FORWARD = names("to 对 向 调用 called calls call toward towards")
_CALLED_KEYS = names(
    "dep dependency target dest destination to upstream backend callee remote peer dst"
)
_CALLING_KEYS = names("svc service source src from client caller app consumer")
_KEY = lazy(r"(\w+)[\"']?[=:]\s?[\"']?\Z")
"""Before a value: its key."""
_KEY_LENGTH = 80


def is_out_of_order(first: Part, second: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether a text tells a relation of two names the other way round."""
    if second.text[0] == "/" and asked.texts[second.place - 1] in _METHODS:
        return False  # whoever answers GET /pay does nothing to the path
    return (
        _reversed(first, second, asked, evidence)
        or _labelled_otherwise(first, second, asked, evidence)
        or _led_otherwise(first, second, asked, evidence)
    )


def numbered(asked: Asked) -> list[Part]:
    """Kinds with a number, which is their name: `transaction 99120`."""
    found: list[Part] = []
    for figure in asked.figures:
        before = asked.tokens[figure.place - 1] if figure.place else None
        if before is not None and before[2] and not _IDENTIFIED.isdisjoint(before[2]):
            found.append(Part(figure.place, asked.tokens[figure.place][1], (), NAME))
    return found


def _led_otherwise(first: Part, second: Part, asked: Asked, evidence: Evidence) -> bool:
    """`the sync of b to a` of `sync of a to b`."""
    between = [text for _, text, _, _ in asked.tokens[first.place + 1 : second.place]]
    if between not in (["to"], ["-", ">"], ["到"]):
        return False
    one, other = re.escape(first.text.lower()), re.escape(second.text.lower())
    joined = r"\s*(?:to|->|→|到)\s*"
    return bool(re.search(other + joined + one, evidence.lower)) and not re.search(
        one + joined + other, evidence.lower
    )


def _labelled_otherwise(first: Part, second: Part, asked: Asked, evidence: Evidence) -> bool:
    """`a opened its circuit to b` where the text's fields make b the one that calls: `svc=b dep=a`."""
    between = {text for _, text, _, _ in asked.tokens[first.place + 1 : second.place]}
    if not between & _FORWARD or between & _PASSIVE or between & AWAY:
        return False
    if first.place and asked.tokens[first.place - 1][1] in OBLIQUE:
        return False
    called = _keys_of(first.text, evidence.text)
    if called.isdisjoint(_CALLED_KEYS):
        return False
    calling = _keys_of(second.text, evidence.text)
    return not calling or not calling.isdisjoint(_CALLING_KEYS)


def _keys_of(name: str, text: str) -> set[str]:
    """The keys whose values begin with a name: `target=`, `"from": "`."""
    found: set[str] = set()
    start = text.find(name)
    while start >= 0:
        key = _KEY.search(text, max(0, start - _KEY_LENGTH), start)
        if key is not None:
            found.add(key[1].lower())
        start = text.find(name, start + 1)
    return found


def _places_of(name: str, evidence: Evidence) -> list[tuple[int, int]]:
    """Where a name stands: token and sentence."""
    return [
        (place, evidence.sentence_of(place))
        for place, (_, text, _, _) in enumerate(evidence.tokens)
        if name in text.lower()
    ][:MOST]


def _reversed(first: Part, second: Part, asked: Asked, evidence: Evidence) -> bool:
    """`a preempted b` of a text in which the deed stands between b and a, or the two stand apart."""
    between = _relations_between(first, second, asked)
    if not between:
        return False
    starts = _places_of(first.text.lower(), evidence)
    ends = _places_of(second.text.lower(), evidence)
    deeds = [
        (place, evidence.sentence_of(place))
        for relation in sorted(between)
        for concept in (relation, "-" + relation)
        for place, _ in evidence.facts.held.get(concept, ())
    ][:MOST]
    against, hosts, done_there = False, header_hosts(evidence), _is_done_at(first, second, asked)
    for (start, sentence), (end, other), (deed, third) in product(starts, ends, deeds):
        if sentence == other == third:
            if end in hosts and (done_there or _is_from(deed, start, evidence)):
                return False
            if start < deed < end:
                if start not in hosts or not _goes_to(first, second, asked):
                    return False
                against |= _is_from(deed, end, evidence)
            if end < deed < start and _is_by(deed, start, evidence):
                return False  # b preempted by a
            against |= end < deed < start
    if against or not (starts and ends and deeds):
        return against
    return evidence.sentence_of(len(evidence.tokens)) > 0 and all(
        one[1] != two[1] or one[0] > two[0] for one, two in product(starts, ends)
    )


def _relations_between(first: Part, second: Part, asked: Asked) -> set[str]:
    """The relations that a sentence tells from its first name to its second, in the active voice."""
    between = {
        option.lstrip("-")
        for part in asked.parts
        if first.place < part.place < second.place
        for option in part.options
    } & RELATIONS
    tokens = asked.tokens
    if not between or any(
        tokens[place][1] in _PASSIVE
        or (tokens[place][1] in _APART and not tokens[place + 1][1].endswith("ing"))
        for place in range(first.place, second.place)
    ):
        return set()
    if _begins_a_clause(second, asked) or _is_compared_with(second, asked):
        return set()
    told = {text for _, text, _, _ in tokens[first.place : second.place]}
    before = tokens[second.place - 1][1], tokens[second.place - 2][1]
    if not _BE.isdisjoint(told) and ("to" in before or not _SET_APART.isdisjoint(before)):
        return set()  # was refused to b, was started as process 88
    if not _FOR.isdisjoint([one[1] for one in tokens[max(0, first.place - 2) : first.place]]):
        return set()  # 为 b 启动了 a, through a proxy
    return between


def _is_compared_with(name: Part, asked: Asked) -> bool:
    """`the gap exceeded poll.max.ms`: what something is compared with is a bound, and no party."""
    before = asked.tokens[max(0, name.place - 2) : name.place]
    return any(not _COMPARING.isdisjoint(one[2] or ()) for one in before)


def _begins_a_clause(name: Part, asked: Asked) -> bool:
    """`waits for a lock that process 7 holds`, `a 持有锁，b 在等待`: the second one has a deed of its own."""
    tokens, place = asked.tokens, name.place - 1
    if place > 0 and tokens[place][2] and not _IDENTIFIED.isdisjoint(tokens[place][2] or ()):
        place -= 1
    if place < 0 or tokens[place][1] not in _OPENING:
        return False
    end = next(
        (at for at in range(name.place + 1, len(tokens)) if tokens[at][1] in ",;."), len(tokens)
    )
    return any(
        name.place < one.place < end and any(o.lstrip("-") not in THING_NAMES for o in one.options)
        for one in asked.parts
    )


def _goes_to(first: Part, second: Part, asked: Asked) -> bool:
    """`mx2 connected to a`: it was the first that did it to the second."""
    if asked.tokens[second.place - 1][1] not in _FORWARD:
        return False
    return any(
        first.place < one.place < second.place and not _CALLING.isdisjoint(one.options)
        for one in asked.parts
    )


def _is_done_at(first: Part, second: Part, asked: Asked) -> bool:
    """`process 2211 was killed on gw-1`: the second one is where it was done, and did not do it."""
    told = {text for _, text, _, _ in asked.tokens[first.place : second.place]}
    return asked.tokens[second.place - 1][1] in _WHERE and not _BE.isdisjoint(told)


def _is_from(deed: int, agent: int, evidence: Evidence) -> bool:
    """`relay2 sshd: received disconnect from a`: the host that keeps the log is at the other end of it."""
    return any(evidence.tokens[at][1] == "from" for at in range(deed + 1, agent))


def _is_by(deed: int, agent: int, evidence: Evidence) -> bool:
    """Whether what stands behind a deed is the one by whom it was done."""
    return any(evidence.tokens[at][1] in _PASSIVE for at in range(deed + 1, agent))
