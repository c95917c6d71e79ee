"""The short path of a word finds nothing that the long one would not find."""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import HOLDS
from firsthand.rules.meaning.tokens.fold import fold
from firsthand.rules.meaning.words.parts import part_finding
from firsthand.rules.meaning.words.plainly import not_told_plainly

from .material import labelled


def test_what_is_told_plainly_holds_on_the_long_way_too() -> None:
    told, other = 0, []
    for one in labelled():
        asked = Asked(fold(one.claim))
        for text, tool in zip(one.texts, one.tools, strict=True):
            evidence = Evidence(text, tool)
            left = not_told_plainly(asked, evidence)
            for part in asked.parts:
                if part not in left:
                    told += 1
                    if part_finding(part, asked, evidence).rank != HOLDS:
                        other.append((one.claim, text, part.text))
    assert told
    assert other == []
