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

from firsthand.rules.lazy import lazy
from firsthand.rules.text.escapes import decoded, has_escapes
from firsthand.rules.text.folds import fold
from firsthand.rules.text.tokens import HAN, LATIN, SPACED_UNITS
from firsthand.rules.text.tracing import Trace, before, rewrite

Span = tuple[int, int]

_MONEY = lazy(r"\$(?=[0-9]{1,3}(?:,[0-9]{3})+(?![0-9])|[0-9]+\.[0-9]{2}(?![0-9]))")
_COMMA_DIGIT = lazy(r",(?<!:\d\d,)[0-9]")
_THOUSANDS = lazy(r"(?<![\w,.#])(?<!\d:)[1-9][0-9]{0,2}(?:,[0-9]{3})+(?!,?[0-9])")
_LIST_COMMA = lazy(r",(?<=[0-9],)(?<!\d:\d\d,)(?=[0-9])")
_ZEROS = lazy(r"(?<![\w.])([0-9]+)\.00+(?!\.?[0-9])")
_QUOTE = lazy(r"(?<![^\W_])'|'(?![^\W_])")
_ENCLOSING = lazy(r"[ \[\]()\"]*[\[\]()\"][ \[\]()\"]*")
_SQUASHED = str.maketrans("", "", " \t\n\r\x0b\x0c\x1c\x1d\x1e\x1f\"'[]()")
_OUTER_SPACE = lazy(r"^ | $")
_DASHES = lazy(r"(?<= )-{2,3}(?= )")
_SPACES = lazy(r"[^\S ]\s*| \s+")
_TIGHT = '=,;:()\\[\\]{}"|<>'
_IDLE_SPACE = lazy(
    rf" (?:(?=[{_TIGHT}])|(?<=[{_TIGHT.replace(',', '')}] )"
    r"|(?=[-!?.%])(?:(?=->|[!?.](?: |$))|(?<=\d )(?=%(?!\w)))"
    r"|(?<=, )(?:(?<!\d, )|(?!\d)))"
)
_HAN_SPACE = lazy(rf" (?:(?=[{HAN}])|(?<=[{HAN}] )|(?<=[{HAN}][.!?] ))")
_UNIT_SPACE = lazy(rf"(?<=[0-9]) (?={SPACED_UNITS}(?!{LATIN}))")
_NOT_ASCII = lazy(r"[^\x00-\x7f]")
_EDGES = (4, 2, 1)


class Canonical:
    """A canonical text with the way back to its source."""

    __slots__ = ("_bare", "_trace", "source", "text")

    def __init__(self, source: str, *, bare: bool = False, plain: bool | None = None) -> None:
        self.source = source
        """The text as it came."""
        self.text = _pipeline(source, None, True) if bare else canonical_text(source, plain)
        """The canonical text, lower case."""
        self._bare = bare
        self._trace: Trace | None = None

    def bare(self) -> "Canonical":
        """The same text with a blank for each quote, round or square bracket, and none before a unit."""
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
            if near and canonical_text(self.source[first:last]) == piece:
                return first, last
        return None

    def _traced(self, start: int, end: int) -> Span:
        """The span by going back through every step."""
        if self._trace is None:
            self._trace = []
            _pipeline(self.source, self._trace, self._bare)
        empty = end <= start
        last = max(start, end - 1)
        for step in reversed(self._trace):
            start = before(step, start)[0]
            last = before(step, last)[1] - 1
        return (start, start) if empty else (start, last + 1)

    def source_text(self, start: int, end: int) -> str:
        """The source's own characters for `[start, end)` of the canonical text."""
        first, last = self.source_span(start, end)
        return self.source[first:last]


def canonical(text: str, plain: bool | None = None) -> Canonical:
    """The canonical form of any text; never raises, and time grows linearly with its length.

    `plain`: whether it `is_plain`, where that is known.
    """
    return Canonical(text, plain=plain)


def canonical_text(text: str, plain: bool | None = None) -> str:
    """The canonical form alone, where no way back is needed."""
    if plain is None:
        plain = is_plain(text)
    return _of_plain(text) if plain else _pipeline(text, None, False)


def _of_plain(text: str) -> str:
    """The canonical form of a plain text, to which no other step of the pipeline applies."""
    text = text.lower()
    if "'" in text:
        text = _QUOTE.sub('"', text)
    return _spaced(text, None)


def squashed(text: str) -> str:
    """A text without blanks, quotes and brackets: a cheap sieve, and never a ground to accept."""
    return text.translate(_SQUASHED)


def is_plain(text: str) -> bool:
    """ASCII without escapes, marks, money, thousands, zeros or dashes: case, quotes and blanks may change."""
    return (
        text.isascii()
        and not has_escapes(text)
        and "$" not in text
        and ".00" not in text
        and " --" not in text
        and ("," not in text or _COMMA_DIGIT.search(text) is None)
    )


def _pipeline(text: str, trace: Trace | None, bare: bool) -> str:
    plain = text.isascii()
    if not plain:
        text = fold(text, trace)
    if has_escapes(text):
        text = decoded(text, trace)
        plain = text.isascii()
    text = text.lower() if plain else _casefolded(text, trace)
    if "'" in text:
        text = rewrite(_QUOTE, '"', text, trace)
    if "$" in text:
        text = rewrite(_MONEY, "", text, trace)
    if "," in text and _COMMA_DIGIT.search(text):
        text = rewrite(_THOUSANDS, lambda match: match[0].replace(",", ""), text, trace)
        text = rewrite(_LIST_COMMA, ", ", text, trace)
    if ".00" in text:
        text = rewrite(_ZEROS, lambda match: f"{match[1]}.0", text, trace)
    text = _spaced(text, trace)
    if not plain and " " in text:
        text = rewrite(_HAN_SPACE, "", text, trace)
    return _bared(text, trace) if bare else text


def _spaced(text: str, trace: Trace | None) -> str:
    """One blank between words, none where it is idle; and one dash for several between blanks."""
    if trace is None:
        even = text.isprintable() and "  " not in text
        text = text.strip() if even else " ".join(text.split())
    else:
        text = rewrite(_OUTER_SPACE, "", rewrite(_SPACES, " ", text, trace), trace)
    if " --" in text:
        text = rewrite(_DASHES, "-", text, trace)
    return rewrite(_IDLE_SPACE, "", text, trace)


def _bared(text: str, trace: Trace | None) -> str:
    if _ENCLOSING.search(text):
        text = rewrite(_ENCLOSING, " ", text, trace)
        text = rewrite(_OUTER_SPACE, "", text, trace)
        text = rewrite(_IDLE_SPACE, "", text, trace)
    return rewrite(_UNIT_SPACE, "", text, trace)


def _casefolded(text: str, trace: Trace | None) -> str:
    folded = text.casefold()
    if len(folded) == len(text):
        return folded
    text = rewrite(_NOT_ASCII, lambda match: match[0].casefold(), text, trace)
    return fold(text, trace).lower()
