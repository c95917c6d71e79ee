"""Where a text tells a deed, and where a word for one is a thing or a measure.

Owns which words of a sentence or a text are deeds with an agent and a patient: not `the killed process had`,
nor `lag 912 records`. Pure.
It cannot tell a noun of a deed in a language without forms, but by what stands around it.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import is_participle
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.meanings import opposite
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.roles.arguments import RELATIONS
from firsthand.rules.meaning.tokens.names import same_word, stem
from firsthand.rules.meaning.tokens.token import HAN, NAME, WORD, Token

MOST = 12
"""Places of a name or a deed that are compared."""
_MEASURES = names("lag delay wait")
_THINGS = names("process processes block blocks partition partitions cycle build builds lock locks")
"""English words for a deed and for a thing alike."""
_BEHIND_A_THING = names("had has have is was were are with of on in at ( , . ; : =")
_HAN_SIDES = names("读 写 读取 写入 发送 接收")
_MEASURED = names("latency rate size speed throughput iops bandwidth queue count qps time_noun")
"""写延迟: which latency, and nobody's deed."""
_RELATIONS = RELATIONS
_HAN_DEEDS = names("查询 请求 通知 轮询")
"""Words for a deed and for a thing alike: between two nouns they are the deed."""


def deeds_and_names(asked: Asked) -> tuple[list[Part], list[Part]]:
    """Deeds of a sentence that have an agent and a patient; its names, with the words that may be some."""
    deeds: list[Part] = []
    named = asked.names.copy()
    relates = not _RELATIONS.isdisjoint(asked.said)
    may_be_noun = not _HAN_DEEDS.isdisjoint(asked.words)
    for part in asked.parts:
        options = part.options
        if not options:
            if is_participle(part.text):
                deeds.append(part)
                continue
            named.append(part)
        elif relates and not (
            _RELATIONS.isdisjoint(options) or _is_thing(part.place, asked.tokens)
        ):
            deeds.append(part)
            continue
        if may_be_noun and part.text in _HAN_DEEDS:
            deeds.append(part)
    return deeds, named


def places_told(part: Part, evidence: Evidence) -> list[int]:
    """Where the evidence tells a deed."""
    if not part.options or part.text in _HAN_DEEDS:
        tokens, spelled = evidence.tokens, evidence.spelled
        return [
            place
            for place in evidence.holding(stem(part.text))
            if tokens[place][0] in (WORD, HAN) and same_word(part.text, spelled[place])
        ][:MOST]
    tokens, held = evidence.tokens, evidence.facts.held
    return [
        place
        for one in part.options
        if (bare := one.lstrip("-")) not in THING_NAMES
        for concept in (one, opposite(one))
        for place, _ in held.get(concept, ())
        if _is_told(bare, tokens[place])
        and not _is_measure(place, tokens)
        and not _is_thing(place, tokens)
    ][:MOST]


def _is_thing(place: int, tokens: list[Token]) -> bool:
    """`the killed process had`, `process 4711`: a word for a thing, and nobody's deed."""
    text = tokens[place][1]
    if text not in _THINGS and text not in _HAN_SIDES:
        return False
    behind = tokens[place + 1 : place + 2]
    if text in _HAN_SIDES:
        return bool(behind) and not _MEASURED.isdisjoint(behind[0][2] or ())
    return not behind or behind[0][3] is not None or behind[0][1] in _BEHIND_A_THING


def _is_measure(place: int, tokens: list[Token]) -> bool:
    """`lag 912 records`: the name of a figure, and nobody's deed."""
    if tokens[place][1] not in _MEASURES:
        return False
    behind = tokens[place + 1 : place + 2]
    return bool(behind) and behind[0][3] is not None


def _is_told(bare: str, token: Token) -> bool:
    """Whether a word itself tells a deed, given without its sign, and does not only imply it."""
    for one in () if token[0] == NAME else token[2] or ():  # noqa: SIM110 - a loop: for every place
        if one.lstrip("-+") == bare:
            return True
    return False
