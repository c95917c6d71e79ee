"""A software RAID as Linux shows it: `[4/3] [UU_U]`.

Law: the first number is how many disks the array has, the second how many of them are up. It is put in words
behind its sign; nothing is taken away. Pure.
It cannot tell which disk is the one that is missing.
"""

from firsthand.rules.lazy import lazy

_DISKS = lazy(r"\[(\d+)/(\d+)\] \[[U_]+\]")


def in_words(text: str) -> str:
    """A folded text with the disks of its arrays counted in words."""
    return _DISKS.sub(r"\g<0>, \2 of \1 disks online", text)
