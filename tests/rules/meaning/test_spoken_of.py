"""Of a word of which a text holds nothing, the rules that compare states find nothing."""

from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.tokens.fold import fold
from firsthand.rules.meaning.words.denied_parts import denied_state
from firsthand.rules.meaning.words.keyed import keyed_finding
from firsthand.rules.meaning.words.spoken_of import SPOKEN
from firsthand.rules.meaning.words.told_states import state_finding

from .material import labelled


def test_what_no_text_speaks_of_is_neither_told_nor_denied() -> None:
    unspoken, found = 0, []
    for one in labelled():
        asked = Asked(fold(one.claim))
        for text, tool in zip(one.texts, one.tools, strict=True):
            evidence = Evidence(text, tool)
            held = evidence.facts.held
            for part in asked.parts:
                if any(not held.keys().isdisjoint(SPOKEN.get(o, held)) for o in part.options):
                    continue
                unspoken += 1
                rulings = [rule(part, asked, evidence) for rule in (keyed_finding, state_finding)]
                if not any(option[0] == "-" for option in part.options):
                    rulings.append(denied_state(part, asked, evidence))
                if any(rulings):
                    found.append((one.claim, text, part.text))
    assert unspoken
    assert found == []
