"""What a text's other words say of a state: a link that was lost, a deed that came to its end.

Pure.
It cannot tell which of several links was lost.
"""

from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.facts import Facts
from firsthand.rules.meaning.reading.turned import Part

_LOST = ("lose", "close", "-connect", "reset", "refuse", "timeout", "abort", "delete", "disappear")


def of_a_lost_link(part: Part, evidence: Evidence) -> bool:
    """`connected` of `connection with mq-1 lost`: the noun of what is no more."""
    facts = evidence.facts
    if part.text.startswith("connection"):
        return False
    lost = {stretch for one in _LOST for _, stretch in facts.held.get(one, ())}
    return bool(lost) and all(
        stretch in lost and "connect" not in (evidence.tokens[at][2] or ())
        for at, stretch in facts.held["connect"]
    )


def is_ended_there(facts: Facts) -> bool:
    """`Resizing vol-3: done`: the text itself says that something was completed."""
    places = (*facts.held.get("complete", ()), *facts.held.get("success", ()))
    return any(not facts.flags[stretch] for _, stretch in places)
