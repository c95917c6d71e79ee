"""One system text, read as far as a rule asks for it. No I/O; nothing outlives the call."""

import re
from bisect import bisect
from functools import cached_property

from firsthand.rules.meaning.facts import Facts, field_before
from firsthand.rules.meaning.figures import Figure, figures
from firsthand.rules.meaning.instants import Instant, instants
from firsthand.rules.meaning.scan import Token, fold, scan

_GROUP = re.compile(r"\d+ similar((?:, [^,=]{1,80}=[^,]{1,80})*), e\.g\. ")
"""Head of a group: what varies in it is a range, and the exemplar's own value of it is one of many."""
_VALUES = frozenset({"value", "current", "当前", "当前值", "值"})
"""Fields that give an alert's value without its unit; where the text speaks of shares it is one."""
_VARYING = re.compile(r", ([^,=]+)=")


class Evidence:
    """A verified text with its tool."""

    def __init__(self, text: str, tool: str) -> None:
        self.tool = tool
        self.text = fold(text)
        self.lower = self.text.lower()

    @cached_property
    def tokens(self) -> list[Token]:
        return scan(self.text)

    @cached_property
    def facts(self) -> Facts:
        return Facts(self.tokens)

    @cached_property
    def _stops(self) -> list[int]:
        return [place for place, (_, text, _, _) in enumerate(self.tokens) if text in (".", "⏎")]

    def sentence_of(self, place: int) -> int:
        """Number of the sentence or line in which a token stands."""
        return bisect(self._stops, place)

    @cached_property
    def figures(self) -> list[Figure]:
        found = figures(self.tokens)
        group = _GROUP.match(self.text)
        if group:
            varying = {name.lower() for name in _VARYING.findall(group[1])}
            example = len(scan(group[0]))
            found = [f for f in found if f.place < example or not self._names(f.place) & varying]
        shares = [f for f in found if f.number.unit == "%"]
        if shares and any(not f.number.unit and "used" in f.field and f.field["used"] >= 1.5 for f in found):
            found += [
                f._replace(number=f.number._replace(unit="%"), field=f.field | shares[0].field, role="")
                for f in found
                if not f.number.unit and self._names(f.place) & _VALUES
            ]
        return found

    def _names(self, place: int) -> set[str]:
        """The name of the field whose value stands at a place."""
        key = field_before(self.tokens, place)
        return {self.tokens[key][1].lower()} if key >= 0 else set()

    @cached_property
    def instants(self) -> list[Instant]:
        return instants(self.text)
