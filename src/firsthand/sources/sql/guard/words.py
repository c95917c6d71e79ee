"""Tables of words, written as text."""


def words(text: str) -> frozenset[str]:
    """The words of a text."""
    return frozenset(text.split())
