"""What a text holds back: exceptions, hedges, exercises, the past, what somebody only said, deeds undone.

Law: a sentence that says what a clause says, and leaves out the sign that restrains the clause, says more
than the text. The clause is the piece of the text that shares most words with the sentence; where
several share as many, one without a sign is enough. Pure, linear in text and sentence.
It cannot tell whose exception it is, nor see a restraint that stands in another line.
"""

from functools import partial

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reach.restraint import COMMA, SENTENCE, Restraint
from firsthand.rules.meaning.reach.restraint_signs import RESTRAINTS
from firsthand.rules.meaning.reach.restraint_words import OF_THE_PAST, PASSED
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import OPEN, Finding
from firsthand.rules.sieve import heads, holds_any

_WORD = lazy(r"[a-z0-9][\w.:/-]*[a-z0-9]|[a-z0-9]|[\u4e00-\u9fff]{2}")
_LIGHT = names(
    "the a an of is are was were be been has have had in on at to for by and or that this it its with"
)
_CAUSE = lazy(r"\b(?:cause|reason)\b|原因|根因")
_NOW = lazy(
    r"\b(?:now|currently|at present|recovered|restored|back to normal)\b|现在|目前|当前|现为"
)
_NOW_PARTS = ("now", "current", "present", "recover", "restor", "normal", "现", "目前", "当前")
_NOW_SIGNS = heads(" ".join(_NOW_PARTS))
_KEPT_PAST = lazy(f"{PASSED}|{OF_THE_PAST}")
_COMMAS = lazy(COMMA)
_ONCE = lazy(rf"\b(?:was|were|had)\b|{PASSED}")
_ONCE_SIGNS = heads(
    "was were had previous yesterday earlier ago formerly past used last 昨 前 上 去 历 曾 原"
)
_NUMBER = lazy(r"\d+(?:\.\d+)?")
_LAST_SEEN = lazy(r"(?:\bwas )?\blast (?:[a-z]+ ){1,3}\d\S* (?:[a-z]+ )?ago\b")
_LONG = lazy(r"(?!last|minute|second|hour|days)[a-z]{4,}")
_STEM = 5
_SENTENCES = lazy(SENTENCE)


def _left_out(one: Restraint, said: str, text: str) -> Finding | None:
    """Whether a sentence leaves a restraint out of what a text says; both folded and in lower case."""
    if not holds_any(text, one.parts) or (one.needs and not one.needs.search(said)):
        return None
    sign = one.hint.search(text)
    if sign is None or one.kept.search(said):
        return None
    told = text
    if sign[0] == "ago":
        told = _without_last_seen(said, text)
        sign = one.hint.search(told)
        if sign is None:
            return None
    pieces = _carrying(said, _pieces(one, told))
    if all(one.hint.search(piece) for piece in pieces):
        return Finding(one.rank, one.rule, sign[0].strip())
    return None


def _without_last_seen(said: str, text: str) -> str:
    """`not healthy: last heartbeat was seen 95s ago`: since when is no past of the state beside it."""
    return _LAST_SEEN.sub(
        lambda found: found[0] if any(word in said for word in _LONG.findall(found[0])) else "",
        text,
    )


def _pieces(one: Restraint, text: str) -> list[str]:
    """The text as far as a sign reaches: a headline with `cause` reaches over its commas."""
    headed = one.rule in ("hedge_left_out", "ruled_out_in_evidence") and _CAUSE.search(text)
    cut = _SENTENCES if headed else one.cut
    return [piece for piece in cut.split(text) if piece and piece.strip()]


def _carrying(said: str, pieces: list[str]) -> list[str]:
    """The pieces that share most words with a sentence."""
    words = {
        one[:_STEM] if one.isalpha() else one for one in _WORD.findall(said) if one not in _LIGHT
    }
    shared = [sum(word in piece for word in words) for piece in pieces]
    return [piece for piece, n in zip(pieces, shared, strict=True) if n == max(shared)]


def _past_of_two(said: str, text: str) -> Finding | None:
    """`was 900 ms, now 40 ms`: what stands beside a `now` is of the past."""
    if not holds_any(text, _NOW_PARTS) or _NOW.search(text) is None or _KEPT_PAST.search(said):
        return None
    for line in _SENTENCES.split(text):
        pieces = [one for one in _COMMAS.split(line) if one.strip()]
        of_now = [one for one in pieces if _NOW.search(one)]
        if not of_now or len(of_now) == len(pieces) or not _ONCE.search(line):
            continue
        numbers = set(_NUMBER.findall(said))
        if numbers and numbers <= set(_NUMBER.findall(" ".join(of_now))):
            continue
        if not any(one in of_now for one in _carrying(said, pieces)):
            return Finding(OPEN, "past_left_out", "now")
    return None


RESTRAINED = (
    *(
        (Reading(partial(_left_out, one), one.heads, one.needed, beside=one.beside),)
        for one in RESTRAINTS
    ),
    (Reading(_past_of_two, _NOW_SIGNS, beside=_ONCE_SIGNS),),
)
"""Each a family of its own: the gravest is told, of equals the first."""
