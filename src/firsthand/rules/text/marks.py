"""The marks that people and models put around a quotation, and what it is without them.

Law: pure, linear; takes marks off an excerpt only, never off the system's text. A sign or comparator before a
number stays, and so does a list number that may be the end of a number of the text, a bracketed number
(`(2) shards` is a count as well as a list) and a word on a fence's line that names no language.
It cannot tell a bullet from a minus sign before a word.
"""

import re

from firsthand.rules.text.canonical import canonical_text

_LEFT = " \"'(),;:!.|#*•·[]{}_>-+~"
_RIGHT = " \"'()[]{},;:.!|*•·"
_KEPT_BEFORE_WORD = "!.-+~>"
_NUMBERED = r"\d{1,2}(?:[.)][ \t]+|[、）](?!\d)[ \t]*)"
_LIST_NUMBER = re.compile(rf"\s*({_NUMBERED})")
_LONGEST_MARKDOWN = 16_384
_OPENING = re.compile(r"_(?<!\w_)_*\w")
_BULLETS = frozenset("-+•>#{")
_LINE_MARK = re.compile(rf"(?m)^[ \t]*(?:(?:[-*+•]|>+|#{{1,6}})[ \t]+|{_NUMBERED})+(?=\S)")
_FENCE = re.compile(
    r"\s*```(?:bash|console|go|http|ini|java|json|log|logs|output|plaintext|promql|python|sh|shell|sql"
    r"|text|txt|xml|ya?ml)?[ \t]*\n"
)
_LINKED = re.compile(r"<(https?://[^<>\s]+)>")
_ESCAPED_MARK = re.compile(r"(?<!\\)\\([-_*.#()\[\]{}+!|>~<=&:,])")
_EMPHASIS = re.compile(r"(?<![\w*])(\*|__?)(?=[^\s*_])([^*\n]{1,400}?)(?<=[^\s*_])\1(?![\w*])")
_WRAPPER = re.compile(
    r"\s*\{\s*\"(?:text|message|msg|log|line|excerpt)\"\s*:\s*\"(.*)\"\s*\}\s*", re.DOTALL
)


def bare_edges(wanted: str) -> str:
    """A canonical excerpt without the marks around it; signs and comparators stay."""
    left = wanted.lstrip(_LEFT)
    cut = len(wanted) - len(left)
    if left and cut and wanted[cut - 1] in _KEPT_BEFORE_WORD and left[0].isalnum():
        keep = cut - 1
        while keep and wanted[keep - 1] in _KEPT_BEFORE_WORD:
            keep -= 1
        left = wanted[keep:]
    return left.rstrip(_RIGHT)


def is_dressed(excerpt: str) -> bool:
    """May the excerpt carry marks that `unwrapped` takes off?"""
    if "*" in excerpt or "\n" in excerpt or ("_" in excerpt and _OPENING.search(excerpt)):
        return True
    if ("\\" in excerpt and _ESCAPED_MARK.search(excerpt)) or "<http" in excerpt:
        return True
    first = excerpt.lstrip()[:4]
    return first[0] in _BULLETS or (first[0].isdigit() and _LIST_NUMBER.match(excerpt) is not None)


def unwrapped(excerpt: str, whole: str) -> str:
    """An excerpt without list and quotation marks at its line starts, fence, link marks, emphasis, Markdown's
    backslashes, or a JSON wrapper.

    A list number stays if it may be the end of a number of the text.
    """
    wrapper = _WRAPPER.fullmatch(excerpt)
    if wrapper:
        excerpt = wrapper[1]
    excerpt = _LINKED.sub(r"\1", _FENCE.sub("", excerpt, count=1))
    number = _LIST_NUMBER.match(excerpt)
    ending = "" if number is None else canonical_text(number[1] + "x")[:-1].rstrip()
    if not ending or not any(digit + ending in whole for digit in "0123456789"):
        excerpt = _LINE_MARK.sub("", excerpt)
    if "\\" in excerpt and (plain := _ESCAPED_MARK.sub(r"\1", excerpt)) != excerpt:
        return plain
    if len(excerpt) > _LONGEST_MARKDOWN or ("*" not in excerpt and "_" not in excerpt):
        return excerpt
    return _EMPHASIS.sub(r"\2", excerpt)
