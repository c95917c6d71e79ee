"""Who did it: each deed of a sentence against the same deed in a text.

Owns the finding that agent and patient are the other way round, that the side that called is made the one
that answered, and that a relation between two names stands nowhere. `arguments.py` finds the roles. Pure.
It cannot follow a relation over sentences.
"""

from collections.abc import Iterator

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.hints import relates
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.answering import answers, refused_by, said_by
from firsthand.rules.meaning.roles.arguments import ANSWERS, Arguments, arguments, reversed_roles
from firsthand.rules.meaning.roles.deeds_told import places_told
from firsthand.rules.meaning.roles.ends_of_calls import ends_of_call
from firsthand.rules.meaning.tokens.token import NAME, SIGN

OBLIQUE = names("to from of for by with at on in due 被 对 对于 向 从 因 由于 由 给")
"""Words before a name that make it something else than the one that acts."""
_BESIDE = OBLIQUE | names("与 和 跟 同")
_ASKED = names("upstream backend target")
_ADDRESS = lazy(r"\d{1,3}(?:\.\d{1,3}){3}")
_NAMING = names("模式 策略 次数 间隔 参数 配置 方式 阈值 上限")
"""Nouns that a Chinese deed before them only names."""
_REQUEST = lazy(
    r"\b(?:get|post|put|delete|patch|head)(?: request)?(?: for| to| on)? \"?https?://([\w.-]+)"
)
_HOSTS = lazy(r"://")
_METHODS = ("get", "post", "put", "delete", "patch", "head", "options")
_CALLS = names("call ask request call_noun invoke query")
_BLOCKED = "blocked_off"
"""What is done to the one that waits: `a waits for b` tells that `a is blocked by b`."""
_BINDING = names("call depend send connect follow replicate ask serve")
"""Relations that are facts of a topology: one that the text lacks is invented."""


def deed_findings(deeds: list[Part], asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding for each deed whose agent and patient the evidence has the other way round."""
    mine = asked.cut
    for part in deeds:
        behind = asked.tokens[part.place + 1 : part.place + 2]
        if behind and behind[0][1] in _NAMING:
            continue  # 重启模式
        places = places_told(part, evidence)
        answering = not ANSWERS.isdisjoint(part.options)
        relating = not _BINDING.isdisjoint(part.options)
        if not (places or answering or relating):
            continue
        claimed = arguments(asked.tokens, mine, part.place)
        if not claimed.agents and not claimed.patients:
            continue
        if not places and answering:
            name = _acting(part, asked, mine)
            if name and _called_first(name, evidence):
                yield Finding(OPEN, "name_answers_not", name)
            elif not name and _asked_side(part, asked, mine):
                yield Finding(OPEN, "who_answered_not_told", part.text)
        if not places:
            if (
                relating
                and relates(asked.tokens, part.place)
                and part.text != "访问"
                and not _asks_a_path(part.place, asked)
                and not ("connect" in part.options and "connection" in evidence.facts.held)
                and not ("://" in evidence.lower and _requested(claimed, asked, evidence.lower))
                and not (_CALLS.issuperset(part.options) and _is_keyed(claimed, asked, evidence))
            ):
                yield Finding(UNSUPPORTED, "relation_not_in_evidence", part.text)
            continue
        if _may_be_reversed(claimed, evidence) and _are_reversed(part, claimed, places, evidence):
            yield Finding(CONTRADICTED, "roles_reversed", part.text)
        elif answering and claimed.voice != "passive" and part.text[0] not in "被遭":
            name = _acting(part, asked, mine)
            if (
                name
                and name[0] != "/"
                and name in evidence.lower
                and not (
                    "connection" in asked.said and refused_by(part.options, name, evidence.lower)
                )
                and not (" said: " in evidence.lower and said_by(name, evidence.lower))
                and not any(answers(name, evidence.tokens, evidence.cut, place) for place in places)
            ):
                yield Finding(OPEN, "name_answers_not", name)


def _may_be_reversed(claimed: Arguments, evidence: Evidence) -> bool:
    """Whether a sentence gives a role, or two, to what a text speaks of."""
    if not claimed.voice and not claimed.patients:
        return False
    return any(one.rstrip("s") in evidence.lower for one in claimed.agents ^ claimed.patients)


def _are_reversed(part: Part, claimed: Arguments, places: list[int], evidence: Evidence) -> bool:
    """Whether every place that names one of a sentence's names gives it the other role."""
    names = claimed.agents | claimed.patients
    waits = "wait" in part.options
    suffers = claimed.voice == "passive" or _BLOCKED in part.options
    found = False
    for place in places:
        told = arguments(evidence.tokens, evidence.cut, place)
        entry = evidence.tokens[place][2] or () if waits else ()
        if "wait" in entry and suffers != (told.voice == "passive" or _BLOCKED in entry):
            told = Arguments(told.patients, told.agents, told.voice)  # who waits is blocked
        if names.isdisjoint(told.agents) and names.isdisjoint(told.patients):
            continue
        if not reversed_roles(claimed, told):
            return False
        found = True
    return found


def _requested(claimed: Arguments, sentence: Asked, lower: str) -> bool:
    """`cart called stock` of `[cart] … executing GET http://stock/x`: whom the service of a line asked."""
    named = {one.text.lower() for one in sentence.names if one.text[:1] != "/"}
    asking, asked = claimed.agents & named, claimed.patients & named
    url = _REQUEST.search(lower)
    if url is None or not asking or not asked or len(_HOSTS.findall(lower)) != 1:
        return False
    return all(one_host(one, url[1]) for one in asked) and all(
        0 <= lower.find(one) < url.start() and not one_host(one, url[1]) for one in asking
    )


def _is_keyed(claimed: Arguments, sentence: Asked, evidence: Evidence) -> bool:
    """`cart called stock` of `svc=cart upstream=stock`: the keys say who calls whom."""
    ends = ends_of_call(evidence.lower) if "=" in evidence.text or '":' in evidence.text else None
    if ends is None:
        return False
    named = {one.text.lower() for one in sentence.names}
    agents, patients = claimed.agents & named, claimed.patients & named
    return agents == {ends[0]} and patients == {ends[1]}


def one_host(name: str, host: str) -> bool:
    """`points-service` is `points-service.prod`."""
    return host == name or host.startswith(f"{name}.")


def _asks_a_path(place: int, asked: Asked) -> bool:
    """`请求 /v2/quotes`: a path is no side of a relation."""
    behind = asked.tokens[place + 1 : place + 2]
    return bool(behind) and behind[0][1][:1] == "/"


def _asked_side(part: Part, asked: Asked, cut: list[int]) -> bool:
    """Whether a sentence has the asked side, by its role, answer: `the upstream answered`."""
    for place in range(part.place - 1, max(-1, part.place - 4), -1):
        if cut[place] != cut[part.place] or asked.tokens[place][1] in OBLIQUE:
            return False
        if set(asked.tokens[place][2] or ()) & _ASKED:
            return True
    return False


def _called_first(name: str, evidence: Evidence) -> bool:
    """Whether a name is the address that opens the record of a request: who called, not who answered."""
    first: dict[int, str] = {}
    for place, (kind, text, _, _) in enumerate(evidence.tokens):
        if kind == NAME and _ADDRESS.match(text):
            first.setdefault(evidence.line_of(place), text.lower())
    requested = any(f'"{one} /' in evidence.lower for one in _METHODS)
    return requested and any(one.startswith(name) for one in first.values())


def _acting(part: Part, asked: Asked, cut: list[int]) -> str:
    """The name right before a deed in the active voice, auxiliaries and adverbs aside."""
    for place in range(part.place - 1, max(-1, part.place - 4), -1):
        kind, text, entry, _ = asked.tokens[place]
        if cut[place] != cut[part.place] or text in OBLIQUE:
            return ""
        if kind == NAME:
            ahead = {one for _, one, _, _ in asked.tokens[max(0, place - 2) : place]}
            return "" if ahead & _BESIDE else text.lower()
        if kind == SIGN or (entry is None and not text.endswith("ly")):
            return ""
        if entry and "!neg" not in entry:
            return ""
    return ""
