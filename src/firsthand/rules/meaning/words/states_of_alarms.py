"""Alarms that fired, told by the states that their service writes: `OK -> ALARM`.

Law: an alarm whose state goes to ALARM, or is ALARM, has fired; one that goes from there, or whose text tells
both ways, has not been shown to. Pure.
It cannot tell the alarm of another line of the same text.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.turned import Part

FIRED = names("trigger firing")
_TO_ALARM = lazy(
    r"(?:->|=>|\bto) ?[\"']?alarm[\"']?(?![\w-]| (?:was|is|name))"
    r"|\bnew_?state_?(?:value)?[\"']? ?[:=] ?[\"']?alarm\b|\bstate_?value[\"']? ?[:=] ?[\"']?alarm\b"
)
_FROM_ALARM = lazy(r"\balarm[\"']? ?(?:->|=>|to) ?[\"']?(?:ok|insufficient)|(?:->|=>) ?[\"']?ok\b")


def has_fired(part: Part, evidence: Evidence) -> bool:
    """`The alarm fired` of `State Change: OK -> ALARM`."""
    text = evidence.lower
    return (
        not FIRED.isdisjoint(part.options)
        and "alarm" in text
        and _TO_ALARM.search(text) is not None
        and _FROM_ALARM.search(text) is None
    )
