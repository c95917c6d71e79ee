"""A measure, a share, a currency, a product or a build that a text shows by its signs, without a word for it.

Owns the concepts of which that may be so. Pure.
It cannot tell whose measure a sign is.
"""

from firsthand.rules.meaning.figures.arithmetic import is_of_successes
from firsthand.rules.meaning.figures.belonging import LIMITS
from firsthand.rules.meaning.lexicon.formats import is_about
from firsthand.rules.meaning.lexicon.kinds import MEASURES, OPTIONAL
from firsthand.rules.meaning.lexicon.products import HINTS
from firsthand.rules.meaning.lexicon.relations import ROLES
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS, Finding
from firsthand.rules.meaning.reading.meanings import FAIL, SIGNED_THINGS
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.tokens.names import product_shows
from firsthand.rules.meaning.tokens.token import NAME, WORD, follows
from firsthand.rules.sieve import holds_any

_FAILED_SHARES = frozenset({"error_rate", "-success"})
"""What a success rate tells by its rest."""
_FAILING_SHARE = frozenset({"errors", "failures", "error"})
"""What stands behind the share of what failed: `4 % errors`."""
_MONEY: dict[str, tuple[str, ...]] = {
    "yuan": ("¥", "元", "cny", "rmb"),
    "dollar": ("$", "usd", "美元"),
    "euro": ("€", "eur", "欧元"),
}
_OF_BYTES = ("free", "data")
_RATES = frozenset({"rate", "speed", "throughput"})
_OVER_TIME = (" per ", "每", "rps", "qps", "tps", "b/s", "bps")
"""Signs that a text tells a rate over a time."""
_MEASURABLE = _RATES | OPTIONAL | frozenset(MEASURES) | {"duration", *_OF_BYTES}
_MEASURABLE |= {concept for concept, role in ROLES.items() if role in LIMITS}
"""What `_measured` may find of a concept at all."""
SHOWN = _MEASURABLE | _FAILED_SHARES | frozenset(_MONEY) | frozenset(HINTS) | {"build"}
"""Concepts that a text may show without a word for them."""


def shown_by_concept(part: Part, asked: Asked, evidence: Evidence) -> Finding | None:
    """What a text shows of a word one of whose concepts SHOWN names."""
    options = part.options
    if not _MEASURABLE.isdisjoint(options) and any(
        _measured(one, asked, evidence) for one in options
    ):
        return Finding(HOLDS, "word")
    if "error_rate" in options and _fails_in_part(evidence):
        return Finding(HOLDS, "share_of_failures")
    if not _FAILED_SHARES.isdisjoint(options) and is_of_successes(asked, evidence):
        return Finding(HOLDS, "share_of_failures")
    if any(one in _MONEY and _is_currency(one, evidence.lower) for one in options):
        return Finding(HOLDS, "currency")
    if any(product_shows(one, evidence.lower) for one in options):
        return Finding(HOLDS, "product")
    if "build" in options and is_a_noun(part, asked) and is_about(("build",), evidence.lower):
        return Finding(HOLDS, "kind_of_its_format")
    return None


def is_a_noun(part: Part, asked: Asked) -> bool:
    """`the build was aborted`, 构建已中止; not `building the image`, 构建镜像."""
    if part.kind == WORD and part.text not in ("build", "builds", "run", "runs"):
        return False
    behind = follows(asked.tokens, part.place + 1)
    return behind is None or (SIGNED_THINGS.isdisjoint(behind[2] or ()) and behind[0] != NAME)


def _fails_in_part(evidence: Evidence) -> bool:
    """The failure rate of `14 % of the requests fail`."""
    tokens, facts = evidence.tokens, evidence.facts
    return any(
        one.number.unit == "%"
        and one.place + 1 < len(tokens)
        and (
            tokens[one.place + 1][1] in _FAILING_SHARE
            or (tokens[one.place + 1][1] == "of" and facts.flags[facts.stretches[one.place]] & FAIL)
        )
        for one in evidence.figures
    )


def _is_currency(name: str, lower: str) -> bool:
    """A currency that no sign of the text speaks against adds nothing."""
    signs = {sign for some in _MONEY.values() for sign in some if sign in lower}
    return not signs or not signs.isdisjoint(_MONEY[name])


def _measured(concept: str, asked: Asked, evidence: Evidence) -> bool:
    """Whether a concept only names the kind of a number or state that the sentence has."""
    if concept in OPTIONAL:
        return True
    if ROLES.get(concept) in LIMITS:
        return any(figure.role in LIMITS for figure in asked.figures)
    if concept == "duration" and any(one.number.unit == "B" for one in asked.figures):
        return True  # it takes 152 bytes
    if concept in _OF_BYTES and any(figure.number.unit == "B" for figure in asked.figures):
        return True
    if concept in _RATES and ("!per" in asked.marks or "/s" in asked.words):
        return holds_any(evidence.lower, _OVER_TIME)
    units = MEASURES.get(concept)
    if units is None:
        return False
    told = [one for one in asked.figures if one.number.unit != "x"] or evidence.figures
    return any(one.number.unit in units for one in told)
