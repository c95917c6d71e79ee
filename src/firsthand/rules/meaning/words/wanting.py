"""A word that the evidence does not hold: a mere kind or measure of what it does hold, or something new?

Owns which missing words add nothing, which leave a sentence open and which rule it out. Pure.
It cannot tell a harmless noun from one that matters but by the lists of the lexicon.
"""

from operator import itemgetter

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.figures.arithmetic import is_of_successes
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.formats import is_about
from firsthand.rules.meaning.lexicon.kinds import (
    FAILED_DEEDS,
    GENERIC,
    HARMLESS,
    LIGHT_DEEDS,
    MEASURED_BY,
    MEASURES,
    MODIFIERS,
    OPTIONAL,
    RESOURCES,
    SHADES,
    TYPES,
    WEAK,
)
from firsthand.rules.meaning.lexicon.products import HINTS
from firsthand.rules.meaning.lexicon.relations import FIELD_RIVALS, ROLES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, HOLDS, OPEN, UNSUPPORTED, Finding
from firsthand.rules.meaning.reading.meanings import FAIL, SIGNED_THINGS
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import named, product_shows
from firsthand.rules.meaning.tokens.token import HAN, NAME, NUMBER, WORD, follows
from firsthand.rules.meaning.words.compounds import is_in_a_compound
from firsthand.rules.meaning.words.halves import is_half_of_a_name
from firsthand.rules.meaning.words.kinds_of_names import in_namespace, of_a_session, same_kind
from firsthand.rules.meaning.words.severities import severity_finding
from firsthand.rules.sieve import holds_any

_TOOL_NOUNS: dict[str, frozenset[str]] = {
    ToolName.QUERY_METRICS: frozenset({"alert_noun", "series"}),
    ToolName.QUERY_MYSQL: frozenset({"row", "record", "table"}),
}
"""What a text of that tool is."""
_PREPOSITIONS = frozenset({"of", "in", "on", "for", "at", "by", "to", "from", "with", "的"})
_NONE: frozenset[str] = frozenset()
_MERE = TYPES | WEAK
_MERE |= {f"-{one}" for one in _MERE}
_SHADES = SHADES | {f"-{one}" for one in SHADES}
"""Kinds and weak words, and shades, each with its denial."""
_STEADY = frozenset({"-change", "shift_steady"})
_EQUAL = lazy(r"(?<![\w.])(\d[\w.]*)(?:->| -> | → | to )\1(?![\w.])")
"""`34901K->34901K`: a value that did not change; of which thing a model may tell."""
_LIGHT = LIGHT_DEEDS | FAILED_DEEDS
_LONG = 4
_BESIDE = 2
_NEAR = 6
"""Tokens from a deed to the number that measures it."""
_UNFINISHED = frozenset({"-success", "run", "accept"})
"""What a text tells of what it did not see end."""
_MOSTLY = 3
"""Words of a sentence that its text holds, so that one missing word may be another name of what is there."""
_MONEY: dict[str, tuple[str, ...]] = {
    "yuan": ("¥", "元", "cny", "rmb"),
    "dollar": ("$", "usd", "美元"),
    "euro": ("€", "eur", "欧元"),
}
_NOMINAL_HAN = frozenset("单号数量")
"""Characters that make a noun of a deed or a thing."""
_BRINGING = frozenset({"触发", "触发了", "引发了", "进入了", "triggered a", "triggered"})
_LIMITS = ("limit", "max")
_OF_BYTES = ("free", "data")
_ITS_OWN = frozenset({"call", "execute", "operation", "request"})
_THIS = frozenset({"this", "该", "本", "此", "这", "该次", "本次", "此次", "这次", "这一"})
_PIECES = frozenset({"次", "条", "笔", "个"})
_NO_SLOT = ("sorry, too many clients already", "remaining connection slots are reserved")
_BY_SERVER = lazy(r"(?:the )?(?:postgres(?:ql)?|server)\b(?! client)")
_PARTICLES = frozenset({"up", "down", "off", "on", "out", "over"})
"""States that are particles of other deeds, too."""


_MEASURABLE = OPTIONAL | MEASURES.keys() | {"duration", *_OF_BYTES}
_MEASURABLE |= {concept for concept, role in ROLES.items() if role in _LIMITS}
"""What `_measured` may find of a concept at all."""
_spelling = itemgetter(1)


def by_kind(part: Part, asked: Asked, evidence: Evidence) -> Finding:
    """A word that the evidence does not hold: is it a mere kind or measure of what it does hold?"""
    options = part.options
    if "@" in evidence.lower:
        session = of_a_session(part, asked, evidence)
        if session is not None:
            return session
    if not GENERIC.isdisjoint(options) or not _TOOL_NOUNS.get(evidence.tool, _NONE).isdisjoint(
        options
    ):
        return Finding(HOLDS, "generic_kind")
    if not SIGNED_THINGS.issuperset(options) and _only_reserved(part.text, asked, evidence):
        return Finding(OPEN, "reservation_left_out", part.text)
    if _of_a_phrase(part, evidence):
        return Finding(OPEN, "word_of_a_phrase", part.text)
    if _is_written(part.text, evidence.lower):
        return Finding(HOLDS, "word")
    if not _MEASURABLE.isdisjoint(options) and any(
        _measured(one, asked, evidence) for one in options
    ):
        return Finding(HOLDS, "word")
    if "error_rate" in options and (_fails_in_part(evidence) or is_of_successes(asked, evidence)):
        return Finding(HOLDS, "share_of_failures")
    if not _MONEY.keys().isdisjoint(options) and any(
        one in _MONEY and _is_currency(one, evidence.lower) for one in options
    ):
        return Finding(HOLDS, "currency")
    if part.kind == HAN and part.text[-1] in _NOMINAL_HAN and part.text[:-1] in evidence.lower:
        return Finding(HOLDS, "word")  # 退款单 of 退款
    if part.kind == WORD and is_half_of_a_name(part, asked, evidence):
        return Finding(HOLDS, "word")
    if not HINTS.keys().isdisjoint(options) and any(
        product_shows(one, evidence.lower) for one in options
    ):
        return Finding(HOLDS, "product")
    if "build" in options and _is_a_noun(part, asked) and is_about(("build",), evidence.lower):
        return Finding(HOLDS, "kind_of_its_format")
    if THING_NAMES.issuperset(options):
        if (
            "namespace" in options
            and "/" in evidence.lower
            and in_namespace(part.place, asked.tokens, evidence.lower)
        ):
            return Finding(HOLDS, "kind_of_a_name")
        if is_about(options, evidence.lower) and not _is_inside(part, asked, evidence):
            return Finding(HOLDS, "kind_of_its_format")
        if part.kind == WORD and is_in_a_compound(part, asked, evidence):
            return Finding(HOLDS, "word_of_a_name")
    if _was_unanswered(options, asked, evidence):
        return Finding(CONTRADICTED, "nothing_was_answered", part.text)
    other = severity_finding(part, evidence)
    if other is not None:
        return other
    held = evidence.facts.held
    rivalled = not FIELD_RIVALS.keys().isdisjoint(options) and any(
        other in held for option in options for other in FIELD_RIVALS.get(option, ())
    )
    if not rivalled and not HARMLESS.isdisjoint(options):
        return Finding(HOLDS, "harmless_noun")
    if part.text == "link" and "connection" in held and _leads_to(part, asked):
        return Finding(HOLDS, "link_of_a_connection")
    if not RESOURCES.isdisjoint(options):
        return Finding(UNSUPPORTED, "resource_not_in_evidence", part.text)
    measured = is_measured_by(part, asked)
    if measured and "complete" in options and not _UNFINISHED.isdisjoint(held):
        measured = False
    if (
        (_modifies(part, asked, evidence) and not rivalled)
        or measured
        or _begins_another(part, asked, evidence)
    ):
        return Finding(HOLDS, "modifier")
    if _adds_nothing(part, asked, evidence):
        return Finding(HOLDS, "light_deed")
    if not _ITS_OWN.isdisjoint(options) and _is_pointed_at(part, asked):
        return Finding(HOLDS, "this_one")
    if not _MERE.isdisjoint(options):
        if TYPES.issuperset(options) and not rivalled and _beside_name(part, asked):
            return Finding(HOLDS, "kind_of_a_name")
        kind = options[0] if len(options) == 1 else "query" if "query" in options else ""
        if kind and same_kind(kind, evidence):
            return Finding(HOLDS, "kind_of_a_name")
        return Finding(OPEN, "kind_not_named", part.text)
    if not rivalled and not THING_NAMES.isdisjoint(options):
        return Finding(OPEN, "thing_not_named", part.text)
    if "refuse" in options and _refused_for_lack(asked, evidence):
        return Finding(HOLDS, "no_slot_left")
    if not _SHADES.isdisjoint(options):
        return Finding(OPEN, "shade_not_in_evidence", part.text)
    if not _STEADY.isdisjoint(part.options) and _EQUAL.search(evidence.lower) is not None:
        return Finding(OPEN, "equal_values", part.text)
    rank = OPEN if _is_mostly_told(part, asked, evidence) else UNSUPPORTED
    return Finding(rank, "word_not_in_evidence", part.text)


def _is_mostly_told(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`12840 parcels wait to be sorted` of `12840 parcels wait`: one word of many, and a figure."""
    if not asked.has_numbers:
        return False
    held = evidence.facts.held
    told = [other for other in asked.parts if any(one in held for one in other.options)]
    return len(told) >= _MOSTLY


def _fails_in_part(evidence: Evidence) -> bool:
    """The failure rate of `14 % of the requests fail`."""
    tokens, facts = evidence.tokens, evidence.facts
    return any(
        one.number.unit == "%"
        and tokens[one.place + 1 : one.place + 2] != []
        and tokens[one.place + 1][1] == "of"
        and facts.flags[facts.stretches[one.place]] & FAIL
        for one in evidence.figures
    )


def _leads_to(part: Part, asked: Asked) -> bool:
    """`the link to the master`, and no network link."""
    behind = asked.tokens[part.place + 1 : part.place + 2]
    return bool(behind) and behind[0][1] in ("to", "with", "between")


def _is_pointed_at(part: Part, asked: Asked) -> bool:
    """`this invocation`, 该次调用, 本次执行: what the text itself records."""
    before = [one[1] for one in asked.tokens[max(0, part.place - 2) : part.place]]
    if not before:
        return False
    return before[-1] in _THIS or (before[-1] in _PIECES and before[0] in _THIS)


def _refused_for_lack(asked: Asked, evidence: Evidence) -> bool:
    """`PostgreSQL rejected a connection` of `FATAL: sorry, too many clients already`."""
    return holds_any(evidence.lower, _NO_SLOT) and _BY_SERVER.match(asked.lower) is not None


def _is_currency(name: str, lower: str) -> bool:
    """A currency that no sign of the text speaks against adds nothing."""
    signs = {sign for some in _MONEY.values() for sign in some if sign in lower}
    return not signs or not signs.isdisjoint(_MONEY[name])


def _is_written(text: str, lower: str) -> bool:
    """Whether a text has a word itself: inside a longer one, in one piece, as a name of its own."""
    if len(text) > _LONG and text in lower and not text.endswith(("ed", "ing")):
        return True
    joined = text.replace(" ", "")  # public key: publickey
    if joined != text and len(joined) > _LONG and named(joined, lower):
        return True
    return named(text, lower)


def _is_a_noun(part: Part, asked: Asked) -> bool:
    """`the build was aborted`, 构建已中止; not `building the image`, 构建镜像."""
    if part.kind == WORD and part.text not in ("build", "builds"):
        return False
    behind = follows(asked.tokens, part.place + 1)
    return behind is None or (SIGNED_THINGS.isdisjoint(behind[2] or ()) and behind[0] != NAME)


def _is_inside(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`backend doc-2` of `be_docs/doc-2`: what stands behind the stroke is a server of the backend."""
    if "backend" not in part.options or part.place + 1 >= len(asked.tokens):
        return False
    return f"/{asked.tokens[part.place + 1][1].lower()}" in evidence.lower


def _was_unanswered(options: tuple[str, ...], asked: Asked, evidence: Evidence) -> bool:
    """`got a response` of `not responding`."""
    told = "response" in options and "!neg" not in asked.marks and not asked.flags & FAIL
    return told and "-return" in evidence.facts.held and "return" not in evidence.facts.held


def _of_a_phrase(part: Part, evidence: Evidence) -> bool:
    """`down` of `slowed down`: there the whole phrase tells, not its word."""
    text = part.text
    if text not in _PARTICLES or part.kind != WORD or not SIGNED_THINGS.isdisjoint(part.options):
        return False
    return not any(spelling.lower() == text for _, spelling, _, _ in evidence.tokens)


def _only_reserved(text: str, asked: Asked, evidence: Evidence) -> bool:
    """Whether a word stands only where its text fails, hedges, expects, conditions or advises."""
    if text not in map(_spelling, evidence.tokens):
        return False
    facts = evidence.facts
    left_out, found = ~asked.flags, False
    for place, token in enumerate(evidence.tokens):
        if token[1] == text:
            if not facts.flags[facts.stretches[place]] & left_out:
                return False
            found = True
    return found


def _measured(concept: str, asked: Asked, evidence: Evidence) -> bool:
    """Whether a concept only names the kind of a number or state that the sentence has."""
    if concept in OPTIONAL:
        return True
    if ROLES.get(concept) in _LIMITS:
        return any(figure.role in _LIMITS for figure in asked.figures)
    if concept == "duration" and any(one.number.unit == "B" for one in asked.figures):
        return True  # it takes 152 bytes
    if concept in _OF_BYTES and any(figure.number.unit == "B" for figure in asked.figures):
        return True
    units = MEASURES.get(concept)
    if units is None:
        return False
    told = [one for one in asked.figures if one.number.unit != "x"] or evidence.figures
    return any(one.number.unit in units for one in told)


def _adds_nothing(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """A deed so light that another one of its sentence, or a number, says all: `acquiring timed out`."""
    if not part.options or not _LIGHT.issuperset(part.options):
        return False
    if not FAILED_DEEDS.isdisjoint(part.options) and part.stretch not in asked.failing:
        return False
    held = evidence.facts.held
    if asked.figures and FAILED_DEEDS.isdisjoint(part.options):
        return True
    return any(
        other is not part
        and any(one in held and one not in SIGNED_THINGS for one in other.options)
        and _LIGHT.isdisjoint(other.options)
        for other in asked.parts
    )


def _modifies(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`database connection`: a kind right before a thing that the evidence has."""
    if MODIFIERS.isdisjoint(part.options):
        return False
    behind = next((other for other in asked.parts if other.place == part.place + 1), None)
    if behind is None:
        return False
    return any(one in THING_NAMES and one in evidence.facts.held for one in behind.options)


def _begins_another(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """`started dropping packets`, 触发了限流: the deed that began is what is told."""
    if "start" not in part.options and part.text not in _BRINGING:
        return False
    return any(
        0 < other.place - part.place <= _BESIDE
        and any(
            one not in THING_NAMES and any(place for place, _ in evidence.facts.held.get(one, ()))
            for one in other.options
        )  # an alert's name at the head tells of no event
        for other in asked.parts
    )


def is_measured_by(part: Part, asked: Asked) -> bool:
    """`ran for 8 s`, `held 7 GiB`: the number behind is judged by itself."""
    if not asked.figures:
        return False
    units = {unit for option in part.options for unit in MEASURED_BY.get(option, ())}
    return bool(units) and any(
        figure.number.unit in units and 0 < figure.place - part.place <= _NEAR
        for figure in asked.figures
    )


def _beside_name(part: Part, asked: Asked) -> bool:
    """Whether a kind stands right before or behind an identifier or a number of the sentence."""
    for step in (-1, 1):
        for distance in (1, 2):
            place = part.place + step * distance
            if not 0 <= place < len(asked.tokens):
                break
            kind, text, entry, number = asked.tokens[place]
            if (kind == NUMBER and number is not None and number.unit != "%") or (
                kind == NAME and not text.isalpha()
            ):
                return True
            if entry != () or text in _PREPOSITIONS:
                break
    return False
