"""What a field is said to read: `the reason label reads Evicted`.

Owns the finding that the field reads otherwise in the text. Pure.
It cannot read a field whose name the sentence paraphrases.
"""

import re
from collections.abc import Iterator

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.meaning.reading.hints import READING, read_field

_NEAR = 2


def read_findings(asked: Asked, evidence: Evidence) -> Iterator[Finding]:
    """A finding for each name that a sentence reads in a field which the text gives another value."""
    for part in asked.names:
        ahead = range(max(0, part.place - _NEAR), part.place)
        at = next((place for place in ahead if asked.tokens[place][1] in READING), 0)
        field = read_field(asked.tokens, at) if at else ""
        if not field:
            continue
        values = re.findall(
            rf"\b{re.escape(field)}[\"']?\s?[=:]\s?[\"']?([\w./@-]+)", evidence.lower
        )
        if values and part.text.lower() not in values:
            yield Finding(CONTRADICTED, "field_of_another_value", part.text)
