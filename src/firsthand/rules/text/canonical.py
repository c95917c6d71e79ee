"""The canonical form: what is left of a text when all that carries no meaning is evened out.

Law: the same function for an excerpt and for the system's text; pure, idempotent, linear.
It evens out: invisible characters, ANSI colours, JSON and HTML escapes, width, ligatures, quote and
dash style, Markdown code and bold marks, letter case, thousands separators, zeros behind a decimal
point (`1,200.00` is `1200.0`, and is not `1200`), and white space: one blank between words, none beside
`= , ; : ( ) [ ] { } " | < >` or Han characters. A comma between two numbers of a list keeps its blank.
It keeps every other sign, and a map back to the source, because a match is shown to people.

It cannot decide whether `1,400` is one number or two, nor whether `\\t` in `C:\\temp` is a tab; both
sides are read alike, and `faithful.py` compares such details of a match with the source again.
"""

import html
import re
from bisect import bisect_right
from collections.abc import Callable

from firsthand.rules.text.folds import CLUSTER, FOLDS, MARK, UNSTABLE, fold_cluster

Span = tuple[int, int]
_Edits = tuple[list[int], list[tuple[int, int, int]]]
_Trace = list[_Edits]
_Replacement = str | Callable[[re.Match[str]], str]

_ANSI = re.compile(
    r"\x1b(?:\[[0-9;:?<=>]{0,64}[ -/]{0,8}[@-~]|\][^\x07\x1b]{0,256}(?:\x07|\x1b\\)|[()][0-9A-B])"
)
_CODE_MARKS = re.compile(r"`+|\*\*+(?=[^\s*])|(?<=[^\s*])\*\*+")
_JSON_ESCAPE = re.compile(
    r"\\+u(d[89ab][0-9a-f]{2})\\+u(d[c-f][0-9a-f]{2})"  # 1, 2: a surrogate pair
    r"|\\+u(?!005c)([0-9a-f]{4})"  # 3: one code unit, but no new backslash
    r"|\\+([nrtbf])"  # 4: white space
    r"|\\+\s*([\"'/])",  # 5: itself
    re.IGNORECASE,
)
_ENTITIES = (
    "lt|gt|quot|apos|nbsp|hellip|mdash|ndash|minus|lsquo|rsquo|ldquo|rdquo|le|ge|ne|rarr|larr|deg"
)
_HTML_ENTITY = re.compile(
    rf"&(?:(?:amp|#0*38|#x0*26);)*(?:amp|#(?!0*92\b)[0-9]{{1,7}}|#x(?!0*5c\b)[0-9a-f]{{1,6}}|{_ENTITIES})\s*;",
    re.IGNORECASE,
)
_MONEY = re.compile(r"\$(?=[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+\.[0-9]{2}(?![0-9]))")
_COMMA_DIGIT = re.compile(r",(?<!:\d\d,)[0-9]")
_THOUSANDS = re.compile(r"(?<![\w,.#])(?<!\d:)[1-9][0-9]{0,2}(?:,[0-9]{3})+(?!,?[0-9])")
_LIST_COMMA = re.compile(r",(?<=[0-9],)(?<!\d:\d\d,)(?=[0-9])")
_ZEROS = re.compile(r"(?<![\w.])([0-9]+)\.00+(?!\.?[0-9])")
_QUOTE = re.compile(r"(?<![^\W_])'|'(?![^\W_])")
_ENCLOSING = re.compile(r"[ \[\]()\"]*[\[\]()\"][ \[\]()\"]*")
_SQUASHED = str.maketrans("", "", ' "[]()')
_OUTER_SPACE = re.compile(r"^ | $")
_SPACES = re.compile(r"[^\S ]\s*| \s+")
_TIGHT = '=,;:()\\[\\]{}"|<>'
_HAN = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
_IDLE_SPACE = re.compile(
    rf" (?:(?=[{_TIGHT}])|(?<=[{_TIGHT.replace(',', '')}] )"
    r"|(?=[-!?.%])(?:(?=->|[!?.](?: |$))|(?<=\d )(?=%))"
    r"|(?<=, )(?:(?<!\d, )|(?!\d)))"
)
_HAN_SPACE = re.compile(rf" (?:(?=[{_HAN}])|(?<=[{_HAN}] )|(?<=[{_HAN}][.!?] ))")
_ROUNDS = 4
_MANY = 24
_EDGES = (4, 2)
_WHITE = {"n": "\n", "r": "\n", "t": "\t", "b": " ", "f": " "}


class Canonical:
    """A canonical text with the way back to its source."""

    __slots__ = ("_bare", "_trace", "source", "text")

    def __init__(self, source: str, *, bare: bool = False) -> None:
        self.source = source
        """The text as it came."""
        self.text = _pipeline(source, None, bare)
        """The canonical text, lower case."""
        self._bare = bare
        self._trace: _Trace | None = None

    def bare(self) -> "Canonical":
        """The same text with a blank for each quote, round or square bracket."""
        return Canonical(self.source, bare=True)

    def source_span(self, start: int, end: int) -> Span:
        """Offsets into the source of the characters `[start, end)` of the canonical text."""
        guess = self._guessed(start, end)
        return self._traced(start, end) if guess is None else guess

    def adjacent(self, place: int) -> bool:
        """Do the characters on both sides of a place stand side by side in the source too?"""
        first, last = self._traced(place - 1, place + 1)
        return not any(character.isspace() for character in self.source[first:last])

    def _guessed(self, start: int, end: int) -> Span | None:
        """The span by looking for its first and last characters; None unless it turns out to be the same."""
        if end - start < 2 * _EDGES[0] or self._bare:
            return None
        piece = self.text[start:end]
        low = self.source.lower()
        if len(low) != len(self.source):
            return None
        for few in _EDGES:
            first = low.find(piece[:few], start)
            last = low.find(piece[-few:], first + end - start - few) + few
            near = first >= 0 and end - start <= last - first < 2 * (end - start) + 64
            if near and _pipeline(self.source[first:last], None, False) == piece:
                return first, last
        return None

    def _traced(self, start: int, end: int) -> Span:
        """The span by going back through every step."""
        if self._trace is None:
            self._trace = []
            _pipeline(self.source, self._trace, self._bare)
        last = max(start, end - 1)
        for edits in reversed(self._trace):
            start = _before(edits, start)[0]
            last = _before(edits, last)[1] - 1
        return (start, start) if end == start else (start, last + 1)

    def source_text(self, start: int, end: int) -> str:
        """The source's own characters for `[start, end)` of the canonical text."""
        first, last = self.source_span(start, end)
        return self.source[first:last]


def canonical(text: str) -> Canonical:
    """The canonical form of any text; never raises, and time grows linearly with its length."""
    return Canonical(text)


def canonical_text(text: str) -> str:
    """The canonical form alone, where no way back is needed."""
    return _pipeline(text, None, False)


def squashed(text: str) -> str:
    """A text without blanks, quotes and brackets: a cheap sieve, and never a ground to accept."""
    return text.translate(_SQUASHED)


def is_plain(text: str) -> bool:
    """ASCII without escapes, marks, money, thousands or zeros: lower case changes no word or number of it."""
    return (
        text.isascii()
        and "\\" not in text
        and "&" not in text
        and "\x1b" not in text
        and "`" not in text
        and "**" not in text
        and "$" not in text
        and ".00" not in text
        and _COMMA_DIGIT.search(text) is None
    )


def _pipeline(text: str, trace: _Trace | None, bare: bool) -> str:
    plain = text.isascii()
    if not plain:
        text = _fold(text, trace)
    if "\\" in text or "&" in text or "\x1b" in text or "`" in text or "**" in text:
        text = _decoded(text, trace)
        plain = text.isascii()
    text = text.lower() if plain else _casefolded(text, trace)
    if "'" in text:
        text = _sub(_QUOTE, '"', text, trace)
    if "$" in text:
        text = _sub(_MONEY, "", text, trace)
    if _COMMA_DIGIT.search(text):
        text = _sub(_THOUSANDS, _without_commas, text, trace)
        text = _sub(_LIST_COMMA, ", ", text, trace)
    if ".00" in text:
        text = _sub(_ZEROS, r"\1.0", text, trace)
    text = " ".join(text.split()) if trace is None else _traced_blanks(text, trace)
    text = _sub(_IDLE_SPACE, "", text, trace)
    if not plain and " " in text:
        text = _sub(_HAN_SPACE, "", text, trace)
    if bare and _ENCLOSING.search(text):
        text = _sub(_ENCLOSING, " ", text, trace)
        text = _sub(_OUTER_SPACE, "", text, trace)
        text = _sub(_IDLE_SPACE, "", text, trace)
    return text


def _decoded(text: str, trace: _Trace | None) -> str:
    """Escapes undone, layer by layer. A text with more layers than any tool writes stays literal."""
    literal, mark = text, len(trace) if trace is not None else 0
    for _ in range(_ROUNDS):
        before = text
        if "\x1b" in text:
            text = _sub(_ANSI, "", text, trace)
        if "`" in text or "**" in text:
            text = _sub(_CODE_MARKS, "", text, trace)
        if "\\" in text:
            text = _sub(_JSON_ESCAPE, _unescaped, text, trace)
        if "&" in text:
            text = _sub(_HTML_ENTITY, _entity, text, trace)
        if text == before:
            return text
        if not text.isascii():
            text = _fold(text, trace)
    if trace is not None:
        del trace[mark:]
    return literal


def _sub(
    pattern: re.Pattern[str], replacement: _Replacement, text: str, trace: _Trace | None
) -> str:
    """One step; with a trace it also notes where each changed piece stood."""
    if trace is None:
        return pattern.sub(replacement, text)
    parts: list[str] = []
    starts: list[int] = []
    edits: list[tuple[int, int, int]] = []
    position = length = 0
    constant = isinstance(replacement, str) and "\\" not in replacement
    for match in pattern.finditer(text):
        if constant:
            new = str(replacement)
        else:
            new = match.expand(replacement) if isinstance(replacement, str) else replacement(match)
        parts += (text[position : match.start()], new)
        length += match.start() - position
        starts.append(length)
        edits.append((match.start(), match.end(), len(new)))
        length += len(new)
        position = match.end()
    if not edits:
        return text
    trace.append((starts, edits))
    return "".join([*parts, text[position:]])


def _before(edits: _Edits, position: int) -> tuple[int, int]:
    """The `[start, end)` that stood before a step where one character stands after it."""
    starts, spans = edits
    index = bisect_right(starts, position) - 1
    if index < 0:
        return position, position + 1
    start, end, length = spans[index]
    into = position - starts[index]
    if into < length:
        return start, end
    return end + into - length, end + into - length + 1


def _traced_blanks(text: str, trace: _Trace) -> str:
    text = _sub(_SPACES, " ", text, trace)
    return _sub(_OUTER_SPACE, "", text, trace)


def _casefolded(text: str, trace: _Trace | None) -> str:
    folded = text.casefold()
    if len(folded) == len(text):
        return folded
    return _sub(
        re.compile(r"[^\x00-\x7f]"), lambda match: match[0].casefold(), text, trace
    ).casefold()


def _fold(text: str, trace: _Trace | None) -> str:
    if MARK.search(text):
        return _sub(CLUSTER, _folded, text, trace)
    if trace is not None:
        return _sub(UNSTABLE, _folded, text, trace)
    found = set(UNSTABLE.findall(text))
    if len(found) > _MANY:
        return UNSTABLE.sub(_folded, text)
    for character in found:
        text = text.replace(
            character, FOLDS[character] if character in FOLDS else fold_cluster(character)
        )
    return text


def _folded(match: re.Match[str]) -> str:
    return FOLDS[match[0]] if match[0] in FOLDS else fold_cluster(match[0])


def _without_commas(match: re.Match[str]) -> str:
    return match[0].replace(",", "")


def _unescaped(match: re.Match[str]) -> str:
    high, low, unit, white, itself = match.groups()
    if high:
        return chr(0x10000 + ((int(high, 16) & 0x3FF) << 10) + (int(low, 16) & 0x3FF))
    if unit:
        return chr(int(unit, 16))
    return _WHITE[white.lower()] if white else str(itself)


def _entity(match: re.Match[str]) -> str:
    name = match[0].rstrip("; \t\r\n")
    name = name[max(name.rfind(";"), 0) :].lstrip(";&")
    return html.unescape(f"&{name.lower()};")
