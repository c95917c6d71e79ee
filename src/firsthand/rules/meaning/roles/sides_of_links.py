"""Which side of a link ended it: `upstream_reset_before_response_started` tells nothing of the client.

Owns the finding that a sentence lets the one side do what an identifier of the text says of the other. Pure.
It cannot tell the sides where no identifier names one.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.meaning.tokens.token import NAME

ENDS_OF_LINKS = names("client server upstream downstream")
"""What a sentence must speak of."""
_ENDS = names("reset conn_reset close abort timeout refuse -connect terminate exit")
_NEAR = 3


def side_finding(asked: Asked, evidence: Evidence) -> Finding | None:
    """The finding on a side that is made to end what an identifier lets another end."""
    for part in asked.parts:
        acting = ENDS_OF_LINKS & set(part.options)
        if not acting or not any(
            0 < other.place - part.place <= _NEAR and _ENDS & set(other.options)
            for other in asked.parts
        ):
            continue
        told = [
            ENDS_OF_LINKS & set(entry or ())
            for kind, text, entry, _ in evidence.tokens
            if kind == NAME and "_" in text and _ENDS & set(entry or ())
        ]
        told = [one for one in told if one]
        if told and not any(one & acting for one in told):
            return Finding(CONTRADICTED, "side_of_another", part.text)
    return None
