"""A link or neighbour that went down is lost: `lost its OSPF neighbour` of `from FULL to DOWN`.

Owns by which lines a router or switch says so, and of what a sentence may tell it. Pure.
It cannot tell which end went away.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.meanings import FAIL
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.sieve import holds_any

LOST = frozenset({"lose", "-connect", "abort", "interrupt_deed", "corrupt", "-up"})
_SIGNS = (
    "updown:",
    "adjchg:",
    "adjchange:",
    "changed state to down",
    "neighbor down",
    "link is down",
)
_LINKS = names("neighbour peer link interface session connection protocol port")
_BROKEN = names("connection link session")
"""What a text that tells of a connection that is no more may be told of as lost."""
_CARRIED = names("packet message byte_noun data request frame heartbeat")
"""What is lost on a link, which a link that is down does not say."""


def is_link_lost(part: Part, asked: Asked, evidence: Evidence) -> bool:
    """Whether what a sentence calls lost or dropped is a link that its text says went down."""
    held = evidence.facts.held
    if LOST.isdisjoint(part.options) or not ("-up" in held or "-connect" in held):
        return False
    if asked.said.isdisjoint(_LINKS) or not asked.said.isdisjoint(_CARRIED):
        return False
    if "-connect" in held and not asked.said.isdisjoint(_BROKEN) and "reconnect" not in held:
        flags = evidence.facts.flags
        return any(not flags[stretch] & ~FAIL for _, stretch in held["-connect"])
    return "-up" in held and "up" not in held and holds_any(evidence.lower, _SIGNS)
