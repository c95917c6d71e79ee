"""A heap before, after and in whole: `812M->367M(1024M)` tells three sizes, and what was freed is a fourth.

Law: a size that a sentence tells before a collection is the first, one after it the second, and the size of
the heap is the one in brackets. Pure, linear.
It cannot tell two collections of one text apart, and judges none of them.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_HEAP = lazy(r"(?<![\w.])(\d+(?:\.\d+)?)([kmg])b?->(\d+(?:\.\d+)?)\2b?\((\d+(?:\.\d+)?)\2b?\)")
_SIZE = r"(\d+(?:\.\d+)?) ?[kmg]i?b?\b"
_TOLD = (
    (
        0,
        lazy(
            rf"\bheap[^,;]{{0,24}}? {_SIZE}[^,;\d]{{0,12}} (?:before|prior to)\b"
            rf"|\b(?:before|prior to) [^,;\d]{{0,40}}? {_SIZE}|(?:回收|收集|gc) ?之?前[^,;\d]{{0,12}}{_SIZE}"
            rf"|\bfrom {_SIZE}"
        ),
    ),
    (
        1,
        lazy(
            rf"\bheap[^,;]{{0,24}}? {_SIZE}[^,;\d]{{0,12}} (?:after|following)\b"
            rf"|\bafter [^,;\d]{{0,40}}? {_SIZE}|(?:回收|收集|gc) ?之?后[^,;\d]{{0,12}}{_SIZE}"
            rf"|\b(?:fell|dropped|shrank|went down|down) to {_SIZE}|[降减](?:到|至|为) ?{_SIZE}"
        ),
    ),
    (
        2,
        lazy(
            rf"\bheap(?:'s)?(?: has| had| is| was| with)?(?: an?)?(?: total| maximum| max)? (?:size|capacity)"
            rf"(?: of| is| was)? ?{_SIZE}|堆(?:内存)?的?(?:总大小|大小|总容量|容量|总量)[为是]? ?{_SIZE}"
        ),
    ),
)


def _of_heap(said: str, text: str) -> Finding | None:
    found = _HEAP.findall(text)
    if len(found) != 1:
        return None
    before, _, after, whole = found[0]
    ends = [float(before), float(after), float(whole)]
    known = {*ends, ends[0] - ends[1]}
    for end, told in _TOLD:
        for groups in told.findall(said):
            value = float(next(one for one in groups if one))
            if value in known and value != ends[end]:
                return Finding(CONTRADICTED, "size_of_another_end", f"{value:g}")
    return None


ENDS_OF_HEAPS = (
    Reading(
        _of_heap,
        heads("gc pause full young heap"),
        heads("before prior after from fell dropped shrank went down heap 前 后 降 减 堆"),
        True,
        frozenset("("),
    ),
)
