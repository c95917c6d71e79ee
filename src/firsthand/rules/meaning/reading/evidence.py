"""One system text, read as far as a rule asks for it. No I/O; nothing outlives the call."""

from bisect import bisect
from collections.abc import Iterator
from itertools import compress, count, repeat
from operator import contains

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.answered import may_answer, read_answers
from firsthand.rules.meaning.reading.arrays import in_words
from firsthand.rules.meaning.reading.by_place import by_place
from firsthand.rules.meaning.reading.clauses import clauses
from firsthand.rules.meaning.reading.clocks import in_seconds, shares_of_ratios, spans_as_seconds
from firsthand.rules.meaning.reading.facts import Facts
from firsthand.rules.meaning.reading.fields import NAMED, in_unit_of_name
from firsthand.rules.meaning.reading.figure import Figure, Pair
from firsthand.rules.meaning.reading.figures import figures
from firsthand.rules.meaning.reading.headed_ids import SIGN_OF_ONE, of_headed_keys
from firsthand.rules.meaning.reading.held_against import SIGNS, held_against_bounds
from firsthand.rules.meaning.reading.in_vain import SIGNS as IN_VAIN
from firsthand.rules.meaning.reading.in_vain import waited_in_vain
from firsthand.rules.meaning.reading.joined import bounds_in_unit_of_value, in_unit_of_bound
from firsthand.rules.meaning.reading.once import keeps, once
from firsthand.rules.meaning.reading.rests import of_one_side, used_share
from firsthand.rules.meaning.reading.series import Point, points_of
from firsthand.rules.meaning.reading.told_values import Told, keyed_values
from firsthand.rules.meaning.tokens.fold import fold
from firsthand.rules.meaning.tokens.instants import Instant, instants
from firsthand.rules.meaning.tokens.scan import scan
from firsthand.rules.meaning.tokens.spelled import halves, truths
from firsthand.rules.meaning.tokens.token import HAN, NAME, WORD, Token, spellings
from firsthand.rules.sieve import holds_any, signs_of

_METRICS, _ROWS = ToolName.QUERY_METRICS, ToolName.QUERY_MYSQL
_METRIC = lazy(r'"metric" ?: ?"([a-z][\w:.]*)"|__name__"?[=:] ?"?([a-z][\w:.]*)')
_NOUGHT = lazy(r'"(?:value|current)" ?: ?"?0(?:\.0+)?"?[,}\s]')
_GROUP = lazy(r"\d+ similar((?:, [^,=]{1,80}=[^,]{1,80})*), e\.g\. ")
"""Head of a group: what varies in it is a range, and the exemplar's own value of it is one of many."""
_VALUES = frozenset({"value", "current", "当前", "当前值", "值"})
"""Fields that give an alert's value without its unit; where the text speaks of shares it is one."""
_STOPS = frozenset((".", "⏎"))
_TITLE = 8
"""Tokens of an alert's name."""
_EVENT = 20
"""Tokens of an event's message that are read with its count."""
_POINTS = frozenset(
    {"first", "last", "min", "max", "avg", "value", "current", "p50", "p90", "p95", "p99", "median"}
    | {"时值", "当前值"}
)
_UNUSED = frozenset({"free", "idle", "available"})
_LASTING, _MEASURED = {"duration", "for", "持续", "持续时间"}, {"latency", "timeout", "delay"}
_PIECE = lazy(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_CLASSES = lazy(r'=~"\^?([45])(?:\.\.|\\+d\\+d|\[0-9\]\{2\}|\\+d\{2\}|\.\+|\.\*|xx)\$?"')
_SIZED = lazy(r"(?<=\d) (remaining|free|available|unused|used|total|allocated) bytes\b")
"""`2770337792 remaining bytes`: the unit of a number stands beside it."""
_VARYING = lazy(r", ([^,=]+)=")


@keeps
class Evidence:
    """A verified text with its tool. Each reading is made when it is first asked for."""

    def __init__(self, text: str, tool: str) -> None:
        self.tool = tool
        self.raw = text
        self.text = fold(text)
        self.lower = self.text.lower()
        self.calls: dict[int, frozenset[str]] = {}
        """What each number is called, by its place (`called.py`)."""
        self.names: dict[int, frozenset[str]] = {}
        """What the name of each number says, by its place (`wholes.py`)."""
        self.pairs: list[Pair] | None = None
        """Parts with their wholes, once they are read (`wholes.py`)."""
        self.parts: list[Evidence] | None = None
        """The records of the text, once they are read (`records.py`)."""

    @once
    def tokens(self) -> list[Token]:
        text = halves(self.text) if "alf of" in self.lower else self.text
        if "=" in text or '"' in text:
            text = truths(text)
            if '=~"' in text:
                text = _CLASSES.sub(r'="\1xx"', text)  # code=~"5..": 5xx
        if "[" in text and ("] [U" in text or "] [_" in text):
            text = in_words(text)
        if " bytes" in text:
            text = _SIZED.sub(r" bytes \1", text)
        text = by_place(spans_as_seconds(text, self.lower))
        if "(" in text:
            text = text.replace("s(s) ", "s ").replace("(s) ", "s ")
        return scan(text.replace(" ./", " /") if "/" in text else text)

    @once
    def texts(self) -> list[str]:
        """The spelling of each token, and two empty ones behind the last."""
        return spellings(self.tokens)

    @once
    def spelled(self) -> list[str]:
        """The spelling of each token in lower case."""
        return list(map(str.lower, self.texts[:-2]))

    def holding(self, part: str) -> Iterator[int]:
        """The places whose spelling holds some letters."""
        return compress(count(), map(contains, self.spelled, repeat(part)))

    @once
    def signs(self) -> set[str]:
        """What the text can hold a sign of at all (`sieve.py`)."""
        return signs_of(self.lower)

    @once
    def points(self) -> list[Point]:
        """The points of a series by the clock, where the text is one."""
        return points_of(self.text) if self.tool == _METRICS and ":" in self.lower else []

    @once
    def facts(self) -> Facts:
        facts = Facts(self.tokens, self.texts)
        if may_answer(self.lower, self.texts):
            read_answers(self.figures, facts, self.texts)
        if '"metric"' in self.lower and _NOUGHT.search(self.lower) is not None:
            facts.counts_none(self._metric_name())
        return facts

    def _metric_name(self) -> int:
        """The place of `up` in `"metric":"up"`; -1 where a text has several metrics."""
        places = [at for at, text in enumerate(self.spelled) if text == "metric"]
        if len(places) != 1:
            return -1
        behind = self.tokens[places[0] + 1 : places[0] + 5]
        named = [at for at, token in enumerate(behind, places[0] + 1) if token[1] not in '":']
        return named[0] if named else -1

    @once
    def instants(self) -> list[Instant]:
        return instants(spans_as_seconds(self.text, self.lower))

    @once
    def keyed(self) -> list[Told]:
        """Its keys with their values."""
        return keyed_values(self.text)

    @once
    def cut(self) -> list[int]:
        """The clause of each token."""
        return clauses(self.tokens, self.texts)

    @once
    def pieces(self) -> set[tuple[str, ...]]:
        """The words and names of the text, each cut into its pieces."""
        return {
            tuple(map(str.lower, _PIECE.findall(text)))
            for kind, text, *_ in self.tokens
            if kind in (NAME, WORD) and " " not in text
        }

    @once
    def _stops(self) -> list[int]:
        return list(compress(count(), map(_STOPS.__contains__, self.texts)))

    @once
    def _breaks(self) -> list[int]:
        if "⏎" not in self.text:
            return []
        return [at for at, token in enumerate(self.tokens) if token[1] == "⏎"]

    def sentence_of(self, place: int) -> int:
        """Number of the sentence or line in which a token stands."""
        return bisect(self._stops, place)

    def line_of(self, place: int) -> int:
        """Number of the line in which a token stands."""
        return bisect(self._breaks, place)

    @once
    def figures(self) -> list[Figure]:
        """Its numbers, with their units and fields as the tool and the text as a whole give them."""
        tokens, lower, of_metrics = self.tokens, self.lower, self.tool == _METRICS
        found = figures(tokens, self.texts)
        group = _GROUP.match(self.text) if " similar" in self.text else None
        if group:
            varying = {name.lower() for name in _VARYING.findall(group[1])}
            example = len(scan(group[0]))
            found = [f for f in found if f.place < example or self._key(f) not in varying]
        if "command" in lower and (self.tool == _ROWS or "command=" in lower):
            found = [
                f.but(number=f.number.but(unit="s", written="s"))
                if not f.number.unit and self._key(f) == "time"
                else f
                for f in found
            ]
        units: set[str] = set()
        broken = False
        for figure in found:
            number = figure.number
            units.add(number.unit)
            broken |= number.step < 1
        if "s" in units and holds_any(lower, IN_VAIN):
            found = waited_in_vain(found, tokens)
        if "" in units:
            found = in_seconds(found, tokens, lower, broken)
            if ": " in lower and SIGN_OF_ONE in lower:
                found = of_headed_keys(found, tokens)
        if " times in " in self.text:
            found = [self._of_event(f) for f in found]
        if "%" in units:
            found = [f if f.number.unit != "%" else used_share(f) for f in found]
        if of_metrics:
            found = [self._of_alert(f) if f.key >= 0 else f for f in found]
            found = self._in_unit_of_metric(found)
            found += bounds_in_unit_of_value(found, tokens, _VALUES)
            units = {f.number.unit for f in found}
            if holds_any(lower, SIGNS):
                found = held_against_bounds(found, tokens)
        shares = [f for f in found if f.number.unit == "%"] if "%" in units else []
        if shares:
            about = shares[0].field
            found += [
                f.but(
                    number=f.number.but(unit="%"),
                    field={w: n for w, n in f.field.items() if w != "used" or "free" not in about}
                    | about,
                    role="",
                )
                for f in found
                if not f.number.unit and self._key(f) in _VALUES
            ]
        if of_metrics and not shares and "value" in lower:
            found = in_unit_of_bound(found, [f for f in found if self._key(f) in _VALUES])
        if of_metrics and shares and any(f.compare for f in shares):
            found = of_one_side(found, lower)
        return found + shares_of_ratios(found, tokens) if broken and "" in units else found

    def _of_event(self, figure: Figure) -> Figure:
        """`(18 times in 9m) kubelet Readiness probe failed`: how often what its line says was seen."""
        tokens, place = self.tokens, figure.place
        around = [text for _, text, _, _ in tokens[max(0, place - 1) : place + 2]]
        if [around[0], *around[2:]] != ["(", "times"]:
            return figure
        line = self.line_of(place)
        told = [
            one
            for at in range(place + 2, min(len(tokens), place + _EVENT))
            if self.line_of(at) == line
            for one in tokens[at][2] or ()
            if one[0] not in "!+"
        ]
        return figure.but(field={one.lstrip("-"): 2.0 for one in told})

    def _in_unit_of_metric(self, found: list[Figure]) -> list[Figure]:
        """`node_memory_free_bytes …: first=…, last=…`: the points of a series have its metric's unit."""
        name = self.tokens[0][1] if self.tokens and self.tokens[0][0] == NAME else ""
        if not name and ('"metric"' in self.lower or "__name__" in self.lower):
            given = _METRIC.search(self.lower)
            name = given[1] or given[2] if given else ""
        if not name:
            return found
        measured = self._measured(name) if "__name__=" in self.lower else {}
        return [
            f.but(number=in_unit_of_name(name, f.number), field=measured | f.field)
            if not f.number.unit and self._key(f) in _POINTS
            else f
            for f in found
        ]

    def _measured(self, name: str) -> dict[str, float]:
        """What a metric that an alert names by `__name__=` measures: its value is of that."""
        at = self.spelled.index(name) if name in self.spelled else -1
        entry = self.tokens[at][2] if at >= 0 else ()
        measured = {one.lstrip("+"): NAMED for one in entry or () if one[0] not in "!-"}
        if not _UNUSED.isdisjoint(measured):  # cpu_usage_idle: what is left of it
            measured.pop("used", None)
            measured["free"] = NAMED
        return measured

    def _of_alert(self, figure: Figure) -> Figure:
        """How long an alert lasts is no latency; its value measures what its name says."""
        key = self._key(figure)
        if key in _LASTING:
            field = {word: near for word, near in figure.field.items() if word not in _MEASURED}
            return figure.but(field=field)
        if key not in _VALUES:
            return figure
        title: list[str] = []
        for kind, text, entry, _ in self.tokens[:_TITLE]:
            if text == "," or kind not in (NAME, HAN):
                break
            title += [one for one in entry or () if one[0] not in "!-+"]
        return figure.but(field=dict.fromkeys(title, 1.0) | figure.field)

    def _key(self, figure: Figure) -> str:
        """The name of the field whose value a number is, in lower case; empty for none."""
        return self.tokens[figure.key][1].lower() if figure.key >= 0 else ""
