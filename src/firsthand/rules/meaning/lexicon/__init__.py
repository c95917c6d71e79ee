"""The lexicon: words in two languages → what they mean. Built once, when it is imported.

`states.py` and `things.py` hold the concepts, `markers.py` the words that steer a sentence,
`relations.py` what excludes or implies what, `units.py` the units, `products.py` names of systems.
The lexicon cannot tell which of a word's senses was meant: a word means any of its concepts.
"""

from firsthand.rules.meaning.lexicon.build import (
    HAN_TERMS,
    LIGHT_HAN_TERMS,
    LIGHT_WORDS,
    PHRASES,
    THING_NAMES,
    WORDS,
    Entry,
    words_of,
)

entry_of = WORDS.get
"""The entry of a word. Bound once: of an imported name Python 3.11 makes a method anew for each call."""

__all__ = [
    "HAN_TERMS",
    "LIGHT_HAN_TERMS",
    "LIGHT_WORDS",
    "PHRASES",
    "THING_NAMES",
    "WORDS",
    "Entry",
    "entry_of",
    "words_of",
]
