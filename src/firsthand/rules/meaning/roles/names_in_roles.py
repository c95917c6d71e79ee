"""Who did what to whom: names in their roles.

Owns the binding entity ↔ role. A name beside a role word (`upstream 10.0.0.7`, `user root`) must be that
role's name in the evidence; two names with a relation between them must stand in the evidence's order;
a lone address that the evidence has only behind `to` or `from` is not the one that acts. Pure.
It cannot follow a relation over sentences, nor a passive that hides its actor.
"""

import re
from collections.abc import Iterator
from itertools import pairwise, product

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import is_participle
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.agents import MOST, OBLIQUE, deed_findings
from firsthand.rules.meaning.roles.arguments import (
    RELATIONS,
)
from firsthand.rules.meaning.tokens.token import HAN, NAME, WORD

ROLE_WORDS = names(
    "client server upstream downstream backend host leader replica user group consumer_group topic partition"
    " tenant pod container node namespace instance service coordinator broker member consumer producer table"
    " database image volume device channel account job task thread process alert_noun branch"
)
IDENTIFIED = names(
    "process thread transaction connection task job member partition shard user node server"
)
"""Kinds whose members are known by a number."""
_PASSIVE = names("by 被 由")
_APART = names("when while whereas because since although once")
"""Between two names: no relation goes from the one to the other in that order."""
_BE = names("was were is are been")
_FORWARD = names("to 对 向 调用 called calls call toward towards")
_CALLED_KEYS = names(
    "dep dependency target dest destination to upstream backend callee remote peer dst"
)
_CALLING_KEYS = names("svc service source src from client caller app consumer")
_TOWARDS = names("to from at -> > / for")
_SUBJECT = lazy(r"\b(host|instance|node|pod|member|server|device|machine)=\"?([\w.:-]+)")
_BESIDE = lazy(
    r"\b(source|reference|reporter|observer|origin|issuer|via|collector|prober|checker|scraper)="
    r"\"?([\w.:-]*\w)"
)
_TO_IT = frozenset({"to", "towards", "toward", "against", "into", "到", "向", "往"})
_LEAST_KEY = 3
_VALUE = lazy(
    r"[\"']?\s*[=:]\s*[\"']?([^\s\"',;)\]}]+)"
    r"|\s+((?=[\w.:/-]*[\d.-])[a-z0-9][\w.:/-]*\w)(?!\s*[=:]|\w)"
)
_KEY = lazy(r"(\w+)[\"']?[=:]\s?[\"']?\Z")
_KEY_LENGTH = 80
_IN_PARENS = lazy(r"\s*\(([\w.-]+)\)")
"""Behind a role's word: its value, or a name right behind it."""


def role_findings(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding for each name of a sentence that stands in a role the evidence gives to another."""
    in_role = False
    unknown = [part for part in asked.parts if not part.options and not is_participle(part.text)]
    for part in (*asked.names, *unknown):
        for role in _roles_beside(part, asked):
            values = _role_values(role, evidence)
            in_role |= bool(values)
            if values and not any(_one_name(part.text.lower(), value) for value in values):
                yield Finding(CONTRADICTED, "role_of_another_name", part.text)
        if _of_another_key(part, asked, evidence):
            yield Finding(CONTRADICTED, "value_of_its_key_differs", part.text)
    for part in asked.names if "->" in evidence.lower else ():
        if _other_end(part, asked, evidence):
            yield Finding(UNSUPPORTED, "other_end_of_the_arrow", part.text)
    beside = _only_beside(asked, evidence) if asked.names and "=" in evidence.lower else ""
    if beside:
        yield Finding(UNSUPPORTED, "name_of_the_source", beside)
    by_name = "_by" in evidence.lower
    for place, (kind, text, _, _) in enumerate(asked.tokens) if by_name else ():
        if (
            kind in (NAME, WORD)
            and _is_passive(place, asked)
            and _only_agent(text.lower(), evidence)
        ):
            yield Finding(UNSUPPORTED, "name_is_the_agent", text)
    yield from deed_findings(asked, evidence)
    named = [*asked.names, *_numbered(asked)] if asked.has_numbers else asked.names
    for first, second in pairwise(sorted(named)) if len(named) > 1 else ():
        if (
            _reversed(first, second, asked, evidence)
            or _labelled_otherwise(first, second, asked, evidence)
            or _led_otherwise(first, second, asked, evidence)
        ):
            yield Finding(CONTRADICTED, "order_of_names", f"{first.text}, {second.text}")
    if len(asked.names) == 1 and not in_role and _acted_upon(asked.names[0], asked, evidence):
        yield Finding(UNSUPPORTED, "name_acts_not", asked.names[0].text)


def _only_beside(asked: Asked, evidence: Evidence) -> str:
    """`the clock of ntp-1 is off` of `host=db2 source=ntp-1`: by what it was seen, not what it is about."""
    subjects = {value for _, value in _SUBJECT.findall(evidence.lower)}
    named = {part.text.lower() for part in asked.names}
    if not subjects or any(_one_name(one, value) for one in named for value in subjects):
        return ""
    for key, value in _BESIDE.findall(evidence.lower):
        if value in named and key not in asked.lower:
            return str(value)
    return ""


def _of_another_key(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`zone signup` of `zone "login"`: the text gives another value to the word before it."""
    name = part.text.lower()
    key = asked.tokens[part.place - 1][1].lower() if part.place else ""
    if len(key) < _LEAST_KEY or not key.isalpha() or key not in evidence.lower:
        return False
    if asked.tokens[part.place - 1][0] != WORD or name in evidence.lower:
        return False
    values = re.findall(rf"\b{key}(?:[\"']?\s?[=:]\s?[\"']?|\s[\"'])([\w./-]+)", evidence.lower)
    return bool(values) and not any(_one_name(name, value) for value in values)


def _other_end(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`towards 10.2.0.14` of `10.2.0.14:49011->10.2.0.2:53`: that is where it came from."""
    before = asked.tokens[part.place - 1][1] if part.place else ""
    if before not in _TO_IT and before != "from":
        return False
    name, lower = re.escape(part.text.lower()), evidence.lower
    starts = re.search(rf"(?<![\w.-]){name}(?::\d+)?\s*->", lower) is not None
    ends = re.search(rf"->\s*{name}(?![\w-])", lower) is not None
    elsewhere = len(re.findall(rf"(?<![\w.-]){name}(?![\w-])", lower)) > 1
    if elsewhere or starts == ends:
        return False
    return starts if before in _TO_IT else ends


def _only_agent(name: str, evidence: Evidence) -> bool:
    """Whether a name stands only as the one by whom something was done: `cancelled_by=admin`."""
    everywhere = len(re.findall(rf"(?<![\w.-]){re.escape(name)}(?![\w-])", evidence.lower))
    return everywhere > 0 and everywhere == len(
        re.findall(rf"_by[\"']?[=:]\s?[\"']?{re.escape(name)}(?![\w-])", evidence.lower)
    )


def _is_passive(place: int, asked: Asked) -> bool:
    behind = asked.tokens[place + 1 : place + 2]
    return bool(behind) and behind[0][1] in ("was", "is", "were", "are", "got", "被")


def _numbered(asked: Asked) -> list[Part]:
    """Kinds with a number, which is their name: `transaction 99120`."""
    found: list[Part] = []
    for figure in asked.figures:
        before = asked.tokens[figure.place - 1] if figure.place else None
        if before is not None and before[2] and not IDENTIFIED.isdisjoint(before[2]):
            found.append(Part(figure.place, asked.tokens[figure.place][1], (), NAME))
    return found


def _roles_beside(part: Part, asked: Asked) -> list[str]:
    """Role words right before a name, grammar between them aside."""
    for place in range(part.place - 1, max(-1, part.place - 3), -1):
        kind, text, entry, _ = asked.tokens[place]
        if entry == () and text not in ("the", "a", "an"):
            break
        if (
            kind not in (WORD, HAN)
            or entry is None
            or text in ("的", "of", "on", "in", "for", "at")
        ):
            break
        if entry:
            return [meaning for meaning in entry if meaning in ROLE_WORDS]
    return []


def _role_values(role: str, evidence: Evidence) -> list[str]:
    """The names that the evidence gives to a role: `role=name`, `role: name`, or `role name-1`."""
    found: list[str] = []
    lower = evidence.lower
    start = lower.find(role)
    while start >= 0:
        end = start + len(role)
        value = _VALUE.match(lower, end)
        if value and not (start and lower[start - 1].isalnum()):
            found.append(value[1] or value[2])
            beside = _IN_PARENS.match(lower, value.end())
            if beside:
                found.append(beside[1])
        start = lower.find(role, end)
    return found + _named_so(role, evidence)


def _named_so(role: str, evidence: Evidence) -> list[str]:
    """The names that stand right behind a word for a role, in any language: 主题 orders."""
    tokens = evidence.tokens
    found: list[str] = []
    for place, (kind, _, entry, _) in enumerate(tokens[:-1]):
        if not entry or role not in entry or kind not in (WORD, HAN):
            continue
        behind = [one for one in tokens[place + 1 : place + 4] if one[1] not in "=:\"'"]
        if len(behind) > 1 and tokens[place + 2][1] == "=":
            behind = behind[1:]  # Consumer clientId=tax-1
        if behind and behind[0][0] == NAME:
            found.append(behind[0][1].lower())
    return found


def _one_name(mine: str, theirs: str) -> bool:
    return mine in theirs or theirs in mine


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
    if not between & _FORWARD or between & _PASSIVE:
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
    between = {
        option.lstrip("-")
        for part in asked.parts
        if first.place < part.place < second.place
        for option in part.options
    } & RELATIONS
    if not between:
        return False
    tokens = asked.tokens
    if any(
        tokens[place][1] in _PASSIVE
        or (tokens[place][1] in _APART and not tokens[place + 1][1].endswith("ing"))
        for place in range(first.place, second.place)
    ):
        return False
    told = {text for _, text, _, _ in tokens[first.place : second.place]}
    if not _BE.isdisjoint(told) and "to" in (
        tokens[second.place - 1][1],
        tokens[second.place - 2][1],
    ):
        return False  # was refused to b
    starts = _places_of(first.text.lower(), evidence)
    ends = _places_of(second.text.lower(), evidence)
    deeds = [
        (place, evidence.sentence_of(place))
        for relation in sorted(between)
        for concept in (relation, "-" + relation)
        for place, _ in evidence.facts.held.get(concept, ())
    ][:MOST]
    against = False
    for (start, sentence), (end, other), (deed, third) in product(starts, ends, deeds):
        if sentence == other == third:
            if start < deed < end:
                return False
            if end < deed < start and _is_by(deed, start, evidence):
                return False  # b preempted by a
            against |= end < deed < start
    if against or not (starts and ends and deeds):
        return against
    return evidence.sentence_of(len(evidence.tokens)) > 0 and all(
        one[1] != two[1] or one[0] > two[0] for one, two in product(starts, ends)
    )


def _is_by(deed: int, agent: int, evidence: Evidence) -> bool:
    return any(evidence.tokens[at][1] in _PASSIVE for at in range(deed + 1, agent))


def _acted_upon(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether an address acts in the sentence, but stands only behind `to` or `from` in the evidence."""
    name = part.text.lower()
    if not name[0].isdigit() or name.count(".") < 3:
        return False
    if any(
        one.place < part.place
        for one in asked.parts
        if any(o.lstrip("-") in RELATIONS for o in one.options)
    ):
        return False
    if not any(
        one.place > part.place and any(o.lstrip("-") not in THING_NAMES for o in one.options)
        for one in asked.parts
    ):
        return False
    tokens = evidence.tokens
    places = [place for place, (_, text, _, _) in enumerate(tokens) if name in text.lower()]
    others = [
        place
        for place, (kind, text, _, _) in enumerate(tokens)
        if kind == NAME and text.count(".") >= 3 and text[0].isdigit() and name not in text
    ]
    return (
        bool(places and others)
        and min(others) < min(places)
        and all(
            any(text in _TOWARDS for _, text, _, _ in tokens[max(0, place - 2) : place])
            for place in places
        )
    )
