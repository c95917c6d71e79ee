"""Who does what in a list or a line of several: the deed is its actor's, the line its writer's.

Owns `a refused connections from b`, in which b refuses nothing, and `service=a msg="b timed out"`, in which a
only tells. Pure, linear.
It cannot tell an actor that stands in another line.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.finding import OPEN, Finding
from firsthand.rules.meaning.roles.listed_states import A_NAME
from firsthand.rules.sieve import heads, holds_any

_FROM = lazy(
    rf"(?<![\w./-])(?={A_NAME} ([a-z]{{4,}}) (?:\w+ ){{0,3}}?(?:from|for|on|to) {A_NAME}(?![\w-]))"
)
_BY = lazy(rf"(?<![\w./-])(?={A_NAME} (?:was |is |were )?([a-z]+ed) by {A_NAME}(?![\w-]))")
_THEN = lazy(rf"(?<![\w./-])(?={A_NAME} [a-z]+ed {A_NAME} and ([a-z]+ed)\b)")
_UNABLE = lazy(
    rf"(?<![\w./-])(?={A_NAME} (?:cannot|could not|can't|failed to|unable to) ([a-z]+) {A_NAME}(?![\w-]))"
)
_ACTIVE = lazy(r"^(?:has |(?:is|was) (?=\w+ing\b))")
_KEYS = "service|app|job|pod|host|node|instance|container|component|logger"
_KEY_ENDS, _GIVING, _REACH = tuple(_KEYS.split("|")), ("=", ":"), 16
KEY_WORDS = heads(_KEYS.replace("|", " "))
_LABEL = lazy(rf"(?<![\w.])(?:{_KEYS})[\"']? ?[=:] ?[\"']?([\w.-]*\w)")
_LABELS = lazy(
    r"[\"']?\b(?!msg|message|text|err)[\w.]{1,60}[\"']? ?= ?[\"']?(?=\w)[\w./:-]+"
    rf"|[\"'](?:{_KEYS})[\"'] ?: ?[\"'][\w.-]+[\"']"
)
_ACTS = lazy(
    r"(?<![\w./-])([a-z][\w.]{0,60}-[\w.-]{0,60}\w) (?:is |was |has |had |did )?(?:not )?([a-z]+)"
)
_CANNOT = ("cannot", "could not", "can't", "failed to", "unable to")
_LEADING = ("from", "for", "on", "to", "by", "and", "ed")
"""What stands right before the other name of each pattern above, but for `_UNABLE`: there a deed does."""
DEED_SIGNS = heads("from for on to by and cannot could can failed unable")
_TAKING = ("received", "receives", "got", "gets")
"""`received disconnect from b`: it was b who did it."""
STEM = 4
"""Letters that two forms of a word share."""


def deed_from(said: str, text: str) -> Finding | None:
    """`a refused connections from b`, `a waits for b`: b neither refused nor waits."""
    first, behind = _first(said)
    name = first.rstrip(",")
    if not _is_led_to(name, text):
        return None
    towards = holds_any(text, (f"from {name}", f"for {name}", f"on {name}", f"to {name}"))
    for actor, deed, other in _FROM.findall(text) if towards else ():
        if actor == other or actor in _TAKING or name != other or f"{other} {deed[:STEM]}" in text:
            continue
        if _ACTIVE.sub("", behind).startswith(deed[:STEM]):
            return Finding(OPEN, "deed_of_another", other)
    for _, deed, other in _BY.findall(text) if f"by {name}" in text else ():
        if first == other and (
            behind.startswith((f"was {deed}", f"is {deed}")) or behind.strip(" .") == deed
        ):
            return Finding(OPEN, "deed_of_another", other)
    then = _THEN.findall(text) if f"ed {first} and " in text or f" and {first}" in text else []
    unable = _UNABLE.findall(text) if holds_any(text, _CANNOT) else []
    for _, other, deed in [*then, *unable]:
        other, deed = (deed, other) if first == deed else (other, deed)
        if (
            first == other
            and not other.isdigit()
            and deed[:STEM] in behind
            and f"{other} {deed[:STEM]}" not in text
        ):
            return Finding(OPEN, "deed_of_another", other)
    return None


def _is_led_to(name: str, text: str) -> bool:
    """Whether a name stands behind a word that may lead from a deed to it, or behind what cannot be done."""
    start = text.find(f" {name}")
    while start >= 0:
        if text.endswith(_LEADING, 0, start) or text.endswith(
            _CANNOT, 0, max(0, text.rfind(" ", 0, start))
        ):
            return True
        start = text.find(f" {name}", start + 1)
    return False


def reporter(said: str, text: str) -> Finding | None:
    """`service=a msg="b timed out"`: the label names who wrote the line, b who timed out."""
    first = _first(said)[0].rstrip(",:")
    if not _may_be_labelled(first, text) or first not in _LABEL.findall(text):
        return None
    rest = _LABELS.sub(" ", text)
    if first in rest:
        return None
    for name, verb in _ACTS.findall(rest):
        if name != first and name not in said and verb[:STEM] in said:
            return Finding(OPEN, "deed_of_another", name)
    return None


def _may_be_labelled(name: str, text: str) -> bool:
    """Whether a name begins right behind such a label, quotes and blanks aside."""
    start = text.find(name)
    while start > 0:
        ahead = text[max(0, start - _REACH) : start].rstrip("\"' ")
        if ahead[-1:] in _GIVING and ahead[:-1].rstrip("\"' ").endswith(_KEY_ENDS):
            return True
        start = text.find(name, start + 1)
    return False


def _first(said: str) -> tuple[str, str]:
    """The first word of a sentence, and what stands behind it."""
    first, _, behind = said.removeprefix("the ").partition(" ")
    return first, behind
