"""What a limitation says is not told: how many, how long, which one, who.

Owns whether a text may give the value that is asked for. A number of another kind is none: `15 minutes` do
not say how many replicas are missing. A text that has any candidate is taken to say it. Pure.
It cannot see that a value is told in words the lexicon does not know.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.absence.empty import is_empty_result
from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import WEAK
from firsthand.rules.meaning.lexicon.relations import FAILURES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.meanings import FAIL
from firsthand.rules.meaning.reading.undone import DONE
from firsthand.rules.meaning.tokens.token import NAME, NUMBER
from firsthand.rules.meaning.words.kinds_shown import kind_before

_HOW = lazy(
    r"\s*(?:by )?how (?P<what>much|many|large|long|often|far|big|high|late)\b"
    r"|\s*(?:究竟|到底)?(?:还|总共|一共|共)?(?:有|缺|缺少|差)?(?P<han>多少|多久|多长时间|多大|多高|几[个台条次块份])",
    re.IGNORECASE,
)
"""What asks for a number."""
_WHICH = lazy(r"\s*(?:which|who|whose)\b|\s*(?:是)?(?:由)?(?:哪|谁)", re.IGNORECASE)
"""What asks for a name."""
_SOMEONE = lazy(r"\bwho\b|谁", re.IGNORECASE)
_PERSON = lazy(
    r"\b(?:who|user|owner|holder|actor|author|requester|[a-z]+_by)[\"']? ?[:=]"
    r"|(?:用户|操作人|持有者|责任人|发起人) ?[:=:]"
)
"""A field for somebody."""
_SPANS = lazy(r"\b(?:second|minute|hour|day|week)s?\b|[秒天]|分钟|小时", re.IGNORECASE)
_COUNTED = ("", "%")
"""Units of what is counted."""
_LASTING = ("", "s")
_OF_PATHS = frozenset({"file", "path", "directory", "segment"})
_PATH = lazy(r"(?<![\w/:.])/[\w.-]+/[\w./-]+")
_FAILED_TO = lazy(
    r"\b(?:failed to|could not|cannot|can't|unable to|failure to|error) (?P<deed>[^:;⏎]{3,60}): "
    r"(?P<reason>[^⏎]{3,200})"
)
_ANY_FAILURE = names("-success error timeout incident")
_PRESUPPOSED = (DONE | FAILURES | names("restart kill evict failover attack")) - WEAK - _ANY_FAILURE
_PRESUPPOSED -= names("success")
"""Deeds and failures that a question for their cause takes as facts."""
_FAILED = (
    FAILURES
    | _ANY_FAILURE
    | names("level_error level_warn alert exit stop kill evict restart exceed slow")
)
_LEAST = 2


def asks_for_number(missing: str) -> bool:
    return _HOW.match(missing) is not None


def presupposes(missing: str, evidence: list[Evidence]) -> bool:
    """`why the node crashed`: that it crashed is told as a fact, and no text has it."""
    if any(map(is_empty_result, evidence)):
        return False
    for part in Asked(missing).parts:
        deeds = [one for one in part.options if one in _PRESUPPOSED]
        if deeds and not any(
            one in text.facts.held or f"-{one}" in text.facts.held or one in text.lower
            for text in evidence
            for one in deeds
        ):
            return True
        if not _ANY_FAILURE.isdisjoint(part.options) and not any(map(_fails, evidence)):
            return True
    return False


def _fails(evidence: Evidence) -> bool:
    """Whether anything in a text fails, ends or is not as it should be, so that a failure may be meant."""
    facts = evidence.facts
    return (
        any(flag & FAIL for flag in facts.flags)
        or not _FAILED.isdisjoint(facts.held)
        or any(one[0] == "-" for one in facts.held)
    )


def asks_for_name(missing: str) -> bool:
    return _WHICH.match(missing) is not None


def without_question(missing: str) -> str:
    """What is said to be missing, without the words that ask for a number."""
    return _HOW.sub("", missing)


def counts_it(missing: str, evidence: Evidence) -> bool:
    """Whether a text may have the number that is said to be missing: beside any word for what it counts."""
    lacking = Asked(missing)
    units = _units(missing)
    spelled = {text for _, text, entry, _ in lacking.tokens if entry != () and len(text) > _LEAST}
    for figure in evidence.figures:
        if units is not None and figure.number.unit not in units:
            continue
        if figure.number.unit or lacking.said & figure.field.keys():
            return True
        clause = evidence.cut[figure.place]
        if any(
            evidence.cut[place] == clause and token[1].lower() in spelled
            for place, token in enumerate(evidence.tokens)
        ):
            return True
    return False


def names_it(missing: str, evidence: Evidence) -> bool:
    """Whether a text may have the name that is asked for: one of that kind, or beside what it does."""
    lacking = Asked(missing)
    own = {text.lower() for _, text, _, _ in lacking.tokens}
    said = _unsigned(lacking)
    kinds = {one for one in said if one in THING_NAMES}
    held = evidence.facts.held
    told = {evidence.cut[place] for one in said - THING_NAMES for place, _ in held.get(one, ())}
    return any(
        kind in (NAME, NUMBER)
        and text.lower() not in own
        and not (number is not None and number.unit)
        and (evidence.cut[at] in told or kinds & kind_before(evidence.tokens, at))
        for at, (kind, text, _, number) in enumerate(evidence.tokens)
    )


def names_a_path(missing: str, evidence: Evidence) -> bool:
    """`which file could not be written` of `write /var/spool/a: no space left`."""
    if "/" not in evidence.text or _PATH.search(evidence.text) is None:
        return False
    said = _unsigned(Asked(missing))
    deeds = said - THING_NAMES
    return not _OF_PATHS.isdisjoint(said) and any(
        one in evidence.facts.held or f"-{one}" in evidence.facts.held for one in deeds
    )


def tells_its_reason(missing: str, evidence: Evidence) -> bool:
    """`why the flush failed` of `failed to flush: no space left`: a reason stands behind the deed."""
    if ": " not in evidence.text:
        return False
    asked = Asked(missing)
    if not asked.flags & FAIL:
        return False
    failed = _FAILED_TO.search(evidence.lower)
    if failed is None:
        return False
    deed, reason = Asked(failed["deed"]), Asked(failed["reason"])
    return not _unsigned(deed).isdisjoint(_unsigned(asked) - _ANY_FAILURE) and not reason.empty


def _unsigned(asked: Asked) -> set[str]:
    """The concepts of a sentence, whether it denies them or not."""
    return {one.lstrip("-") for one in asked.said}


def names_someone(missing: str, evidence: Evidence) -> bool:
    """`who holds the lock` of a text with `Who: ci@runner-3`."""
    return _SOMEONE.search(missing) is not None and _PERSON.search(evidence.lower) is not None


def _units(missing: str) -> tuple[str, ...] | None:
    """The units that the asked number may have; None for any."""
    how = _HOW.match(missing)
    asked = (how["what"] or how["han"]).lower() if how else ""
    if asked in ("many", "多少") or asked.startswith("几"):
        return None if asked == "多少" and not _is_counted(missing) else _counted(missing)
    return _LASTING if asked in ("long", "often", "late", "多久", "多长时间") else None


def _counted(missing: str) -> tuple[str, ...] | None:
    return None if _SPANS.search(missing) else _COUNTED


def _is_counted(missing: str) -> bool:
    """多少个: a measure word behind it says that things are counted."""
    return re.search(r"多少[个台条次块份名]", missing) is not None
