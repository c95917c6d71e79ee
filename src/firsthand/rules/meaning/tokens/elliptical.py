"""A state that a sentence denies of a second thing without saying it again: `a is running but b is not`.

Law: what is denied is what was told of the thing before, in the same tense, right before `but`, `while` or
`and`; then it is said again. Pure.
It cannot complete a state of several words.
"""

from firsthand.rules.lazy import lazy

DENIED = (" not.", " not;", " not,")
"""How such a sentence, or its part, ends."""
_SECOND = lazy(
    r" (is|are|was|were) ((?!not\b)[a-z]+(?:ing|ed|able|y|up|down)),? (?:but|while|whereas|and) "
    r"([^,;.]{2,48}?) (?:is|are|was|were) not(?=[.;,])"
)


def completed(text: str) -> str:
    """A folded sentence with that state where it is denied."""
    return _SECOND.sub(r" \1 \2, but \3 \1 not \2", text)
