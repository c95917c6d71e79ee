"""A set of names, written as one line of words."""


def names(text: str) -> frozenset[str]:
    """The words of a text as a set."""
    return frozenset(text.split())
