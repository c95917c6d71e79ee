"""What the asker wants to know about: subjects, their families, what their alerts' labels name.

Owns the comparison of a name with a text: a name is whole, or a part of a longer one, never a
piece of another word.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from firsthand.offline import lexicon
from firsthand.offline.names import families
from firsthand.offline.question import Question
from firsthand.offline.reading import AlertText, Item, read_alert

MOST_RELATED = 6


@dataclass(frozen=True, kw_only=True, slots=True)
class Focus:
    """What the asker wants to know about."""

    subjects: tuple[str, ...]
    """As asked, most specific first."""
    related: tuple[str, ...]
    """Families of the subjects, and names from the labels of their alerts."""
    absent: bool = False
    """What the question names by a common word stands nowhere in what was found."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([*self.subjects, *self.related]))


def find_focus(items: Sequence[Item], question: Question) -> Focus:
    """The question's subjects, and what the labels of the asked alerts name."""
    related: list[str] = [stem for name in question.subjects for stem in families(name)[1:]]
    thing = question.described
    telling = [item for item in items if item.collection != "evidence_blocks"]
    meant = [item for item in telling if thing.stands_in(item.text)]
    named = [item for item in meant if item.collection == "alerts"]
    for item in named or items:
        if item.collection == "alerts" and len(related) < MOST_RELATED:
            alert = read_alert(item.text)
            if alert.standing != "quiet" and _is_asked(alert, item.text, question):
                for name in label_names(alert):
                    related += families(name)
    subjects = question.subjects
    related += [name for name in thing.names if any(mentions(name, one.text) for one in meant)]
    return Focus(
        subjects=subjects,
        related=tuple(name for name in dict.fromkeys(related) if name not in subjects)[
            :MOST_RELATED
        ],
        absent=thing.known and not meant,
    )


def label_names(alert: AlertText) -> tuple[str, ...]:
    """What an alert's labels say it is about, most specific first, at most three."""
    values = [alert.values.get(key, "") for key in lexicon.LABEL_KEYS]
    kept = [
        value
        for value in values
        if re.fullmatch(r"[A-Za-z][\w.-]{3,}", value)
        and not any(carrier in value for carrier in lexicon.CARRIERS)
    ]
    return tuple(dict.fromkeys(kept))[:3]


def mentions(name: str, text: str) -> int:
    """2: the whole name stands there; 1: as a part of a longer one; 0: not at all."""
    found = 0
    for match in re.finditer(re.escape(name), text, re.IGNORECASE):
        before, after = (
            text[max(0, match.start() - 1) : match.start()],
            text[match.end() : match.end() + 2],
        )
        if not (before.isalnum() or before in ("-", "_")) or not before.isascii():
            whole = not re.match(r"[A-Za-z0-9_]|[-.][A-Za-z0-9]", after)
            found = max(found, 2 if whole else 1)
    return found


def _is_asked(alert: AlertText, text: str, question: Question) -> bool:
    if question.alerts:
        return alert.name in question.alerts
    return not question.subjects or any(mentions(name, text) for name in question.subjects)
