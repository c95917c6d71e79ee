"""A question, read: what it is about, what it names, when, and in which language.

Owns the reading; a follow-up without a name of its own takes its subject from the previous
turn, which is context and never evidence. Pure.
"""

import re
from dataclasses import dataclass

from firsthand.contracts.drafts import PreviousTurn
from firsthand.offline import names
from firsthand.offline.alerted import read_alerted, without_state
from firsthand.offline.described import NOTHING, Described, described
from firsthand.offline.symptoms import SYMPTOMS, Symptom
from firsthand.offline.terms import normalise, term
from firsthand.offline.windows import Span, read_window
from firsthand.offline.words import (
    ALERT_WORDS,
    BROAD_QUESTIONS,
    GENERIC_NOUNS,
    HEALTH_QUESTIONS,
    NARROW_QUESTIONS,
    QUOTES,
    REASON_WORDS,
    STOP_WORDS,
)

MAX_CHARACTERS = 8000
"""More of a question than this is not read."""
PHRASE_WORDS = 8
"""A quotation of more words is no log term; beside the word alert, more than one is its title."""

_WORD = re.compile(r"[A-Za-z][A-Za-z0-9]+|[\u3400-\u9fff]{2}")
_TITLE_BREAK = re.compile(r"\s[—–|-]\s|[—–]")
_KEY_VALUE = re.compile(r"\b[A-Za-z_][\w.]*=[^\s,;，。？?]+")


@dataclass(frozen=True, kw_only=True, slots=True)
class Question:
    """What was understood. Every name is spelled as in the question."""

    text: str
    """Normalised: NFKC, one line."""
    chinese: bool
    alerts: tuple[str, ...]
    subjects: tuple[str, ...]
    """Most specific first."""
    namespaces: tuple[str, ...]
    phrases: tuple[str, ...]
    """What the asker quoted, and words of the trade such as OOMKilled: terms to look for."""
    symptoms: tuple[Symptom, ...]
    window: Span | None
    words: frozenset[str]
    """Content words, case folded, for ranking."""
    asks_health: bool
    narrow: bool
    runbook: str = ""
    """Words of the runbook that the alert names."""
    metrics: tuple[str, ...] = ()
    """Metrics that the alert's rule reads."""
    described: Described = NOTHING
    """What it names by a common word, where it gives no name."""


def read_question(text: str, previous: PreviousTurn | None = None) -> Question:
    alerted = read_alerted(normalise(text[:MAX_CHARACTERS]))
    line = alerted.text
    alerts, subjects = names.alert_names(line), names.subjects(line)
    if previous is not None and not alerts and not subjects:
        earlier = normalise(previous.question[:MAX_CHARACTERS])
        alerts, subjects = names.alert_names(earlier), names.subjects(earlier)
    unnamed = re.sub("|".join(map(re.escape, subjects)) or r"(?!)", " ", without_state(line))
    plain = " ".join([unnamed, *map(names.humps, alerts)]).casefold()
    health = re.search(HEALTH_QUESTIONS, line, re.IGNORECASE) is not None
    return Question(
        text=line,
        chinese=names.is_chinese(line),
        alerts=alerts,
        subjects=subjects,
        namespaces=names.namespaces(line),
        phrases=_phrases(line, {*alerts, *subjects}),
        symptoms=find_symptoms(plain),
        window=read_window(line),
        words=content_words(plain),
        asks_health=health,
        narrow=_is_narrow(line) and not health,
        runbook=alerted.runbook,
        metrics=alerted.metrics,
        described=NOTHING if alerts or subjects else described(line),
    )


def find_symptoms(plain: str) -> tuple[Symptom, ...]:
    """Symptoms named in case-folded text, in the table's order."""
    return tuple(
        symptom for symptom in SYMPTOMS if any(_starts_word(word, plain) for word in symptom.words)
    )


def content_words(plain: str) -> frozenset[str]:
    """Words that say something about the matter; Chinese as overlapping pairs of characters."""
    pairs = {plain[at : at + 2] for at in range(len(plain) - 1) if names.is_chinese(plain[at])}
    words = {word for word in _WORD.findall(plain) if len(word) > 2 or names.is_chinese(word)}
    chinese_pairs = {pair for pair in pairs if names.is_chinese(pair[1:])}
    return frozenset(
        (words | chinese_pairs) - STOP_WORDS - {"alert", "service", "pod", "namespace"}
    )


def _starts_word(word: str, plain: str) -> bool:
    at = plain.find(word)
    while at >= 0:
        if (
            at == 0
            or not word[0].isascii()
            or not plain[at - 1].isalnum()
            or not plain[at - 1].isascii()
        ):
            return True
        at = plain.find(word, at + 1)
    return False


def _phrases(line: str, apart: set[str]) -> tuple[str, ...]:
    found: list[str] = []
    words = 1 if re.search(ALERT_WORDS, line, re.IGNORECASE) else PHRASE_WORDS
    for opening, closing in QUOTES:
        guard = r"(?<![A-Za-z0-9])" if opening == "'" else ""
        pattern = (
            rf"{guard}{re.escape(opening)}([^{re.escape(opening + closing)}]+){re.escape(closing)}"
        )
        for match in re.finditer(pattern, line):
            found += (part for part in _TITLE_BREAK.split(match[1]) if len(part.split()) <= words)
    found += (match[0] for match in _KEY_VALUE.finditer(line))
    found += (word for word in re.findall(r"[A-Za-z]+", line) if _is_trade_word(word))
    found += re.findall(r"\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b", line)
    kept = (term(part.strip(" .,:;!?。，：；！？")) for part in found)
    return tuple(
        dict.fromkeys(part for part in kept if part and part not in apart and len(part) > 2)
    )


def _is_trade_word(word: str) -> bool:
    """`OOMKilled`, `HikariPool`, `NullPointerException`: found in logs as they are written."""
    return (
        re.search(r"[a-z][A-Z]|[A-Z]{2}[a-z]", word) is not None
        and (word.casefold() in REASON_WORDS or word.endswith(("Exception", "Error")))
        and word.casefold() not in GENERIC_NOUNS
    )


def _is_narrow(line: str) -> bool:
    broad = re.search(BROAD_QUESTIONS, line, re.IGNORECASE) is not None
    return not broad and re.search(NARROW_QUESTIONS, line, re.IGNORECASE) is not None
