"""The longest run of tokens that stand in the same order in two texts.

Law: pure; patience sorting, n log n at most. Of a token that stands often in a text the first places count.
"""

from bisect import bisect_left

_MOST_PLACES = 8
"""Places of one token that are tried."""


def longest_run(places: list[list[int]]) -> list[int | None]:
    """For each token its place on the longest increasing run of places, or None."""
    tails: list[int] = []
    heads: list[tuple[int, int]] = []
    back: dict[tuple[int, int], tuple[int, int] | None] = {}
    for index, options in enumerate(places):
        for place in reversed(options[:_MOST_PLACES]):
            at = bisect_left(tails, place)
            if at < len(tails) and tails[at] == place:
                continue
            back[index, place] = heads[at - 1] if at else None
            if at == len(tails):
                tails.append(place)
                heads.append((index, place))
            else:
                tails[at], heads[at] = place, (index, place)
    aligned: list[int | None] = [None] * len(places)
    step = heads[-1] if heads else None
    while step is not None:
        aligned[step[0]] = step[1]
        step = back[step]
    return aligned
