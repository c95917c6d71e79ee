"""Who acts and who suffers: the arguments of a deed, in active and in passive voice.

Owns the roles around one deed. `A replaced B` has agent A and patient B, `B was replaced by A`
the same; `B replaced` alone leaves open which. A sentence whose agent is the text's patient, or the
reverse, is contradicted; one that makes a name the agent of refusing, closing or answering needs a text
that does so. Pure, linear.
It cannot resolve a pronoun, nor an agent that another line names.
"""

from bisect import bisect_left, bisect_right
from typing import NamedTuple

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.clauses import is_noun, tells
from firsthand.rules.meaning.tokens.token import HAN, NAME, SIGN, WORD, Token

RELATIONS = names(
    "call send serve connect depend follow replicate receive kill evict delete scrape bind reach migrate copy"
    " ask pull push validate wait return refuse accept late close abort reset preempt promote replace block"
    " update create restart stop start redirect -connect isolate throttle lock hold read write exhaust"
)
"""Deeds that have an agent and a patient."""
ANSWERS = names("return refuse accept close reset redirect throttle")
"""Deeds of the side that was asked: who called is not who answered."""
CALLS = names("call connect ask send request -connect reach pull push")
"""Deeds of the side that asks, and the noun for one."""
_BE = names("is are was were be been being got gets get 被 遭")
_TOWARDS = names("to into against -> >")
_PASSIVE = names("被 遭 由")
_GIVEN = names("向 给 往 朝")
"""Words before the one to whom a deed is done: `a 向 b 发送`."""
_OPENS = frozenset({"!when", "!if", "!because"})
_PAST = names("cut put set read held sold told shut hit made done run lost kept left reset")
_LONGEST = 8
"""Tokens of a clause on either side of a deed that are looked at."""
_NEAR = 3
"""Tokens from a participle back to its form of `be`."""
_PREPOSITIONS = names(
    "to for on from after at in with within of by as into via during because due over under"
)
_WHERE = names("on at in")
"""What tells where a deed took place that has its object already: `the write to a file on host-3`."""


class Arguments(NamedTuple):
    agents: frozenset[str]
    patients: frozenset[str]
    voice: str
    """`active`, `passive`, or empty where only the subject stands there."""


def arguments(tokens: list[Token], cut: list[int], place: int) -> Arguments:
    """The arguments of the deed at a place; `cut`: the clause of each token."""
    clause = cut[place]
    start = max(bisect_left(cut, clause), place - _LONGEST)
    end = min(bisect_right(cut, clause, place), place + 1 + _LONGEST)
    left: list[str] = []
    given: list[str] = []
    passive_han = -1
    in_han = tokens[place][0] == HAN
    for before in range(place - 1, start - 1, -1):
        token = tokens[before]
        kind, text, entry, _ = token
        if text == "]" and _is_label(tokens, before):
            break
        if text in _PASSIVE:
            passive_han = len(left)
        elif in_han and text in _GIVEN:
            given, left = left, []
        elif (kind == NAME or (kind != SIGN and entry != () and is_noun(token))) and not _is_key(
            tokens, before
        ):
            left += _called(token)
    right = given
    agents: list[str] = []
    object_first = False
    by = towards = False
    first = True
    for behind in range(place + 1, end):
        token = tokens[behind]
        kind, text, entry, _ = token
        noun = kind == NAME
        if kind != SIGN and entry != ():  # no grammar
            noun = noun or is_noun(token)
            if (not noun and tells(token)) or (entry and not _OPENS.isdisjoint(entry)):
                break
        if right and not object_first and text in _WHERE:
            break
        if text == "(" and tokens[behind + 1 : behind + 2] and tokens[behind + 1][1] != "by":
            break  # connection refused (*wrapError)
        if text == "by":
            by = True
        elif text in _TOWARDS:
            towards = True
        elif noun and not _is_key(tokens, behind):
            object_first |= first
            if by:
                agents += _called(token)
            elif object_first or in_han or towards:
                right += _called(token)
        first = first and not noun and text not in _PREPOSITIONS
    if passive_han >= 0:
        return _passive(left[:passive_han], left[passive_han:])
    if agents:
        return _passive(agents, left)
    if _has_be(tokens, start, place):
        return _passive([], left)
    becomes = tokens[place][1].endswith(("为", "成", "到", "至"))  # 提升为主库: no patient
    if not becomes and (object_first or (right and in_han)):
        return Arguments(frozenset(left), frozenset(right), "active")
    return Arguments(frozenset(left), frozenset(right), "")


def _called(token: Token) -> list[str]:
    """What a sentence may call it: `infer-2` of `ml/infer-2`."""
    lower = token[1].lower()
    _, slash, last = lower.rpartition("/")
    return [lower, last] if slash and last and token[0] == NAME else [lower]


def _passive(agents: list[str], patients: list[str]) -> Arguments:
    return Arguments(frozenset(agents), frozenset(patients), "passive")


def _is_label(tokens: list[Token], end: int) -> bool:
    """`[instance: b91] took 4 s to spawn the instance`: what a line is about, and nobody who acts."""
    return end > 2 and tokens[end - 2][1] == ":" and tokens[end - 4][1] == "["


def _is_key(tokens: list[Token], place: int) -> bool:
    return place + 1 < len(tokens) and tokens[place + 1][1] == "="


def _is_past(text: str) -> bool:
    """Whether a word or a phrase begins with a participle: `promoted`, `taken`, `turned away`."""
    head = text.partition(" ")[0]
    return head.endswith(("ed", "en", "wn", "nt", "ght")) or head in _PAST


def _has_be(tokens: list[Token], start: int, place: int) -> bool:
    """Whether a form of `be` makes a participle passive: `was (not) promoted`; `start`: of its clause."""
    kind, text, _, _ = tokens[place]
    if kind != HAN and (kind != WORD or not _is_past(text)):
        return False
    for before in range(place - 1, max(start, place - _NEAR) - 1, -1):
        kind, word, entry, _ = tokens[before]
        if kind == SIGN:
            return False
        if word in _BE:
            return True
        if kind == NAME or (entry != () and is_noun(tokens[before])):
            return False
        if entry and tells(tokens[before]):
            return False
    return False


def reversed_roles(claimed: Arguments, found: Arguments) -> bool:
    """Whether a text gives a sentence's agent or patient the other role, and that one alone."""
    if not claimed.voice:
        if not found.voice or not claimed.patients:
            return False
    elif not found.voice and not found.patients:
        return False
    ours = claimed.agents - claimed.patients
    theirs = claimed.patients - claimed.agents
    agents = found.agents - found.patients
    patients = found.patients - found.agents
    if (ours & agents) or (theirs & patients):
        return False
    told = found.voice == "active" or bool(ours) or claimed.voice == found.voice == "passive"
    return bool(ours & patients or (theirs & agents and told))
