"""What a LogQL filter is made of, and how it is written. Pure data.

Law: `str()` of a filter is the only LogQL that is sent, of a model's filter and of our own alike.
"""

from dataclasses import dataclass

from firsthand.sources.logs.patterns import matches_empty, quoted


@dataclass(frozen=True, slots=True)
class Matcher:
    name: str
    sign: str
    value: str

    def __str__(self) -> str:
        return f"{self.name}{self.sign}{quoted(self.value)}"

    @property
    def may_be_empty(self) -> bool:
        """Whether a stream without the label passes; Loki wants one matcher that is not so."""
        match self.sign:
            case "=":
                return not self.value
            case "!=":
                return bool(self.value)
            case "=~":
                return matches_empty(self.value)
            case _:
                return not matches_empty(self.value)


@dataclass(frozen=True, slots=True)
class LineFilter:
    sign: str
    values: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.sign} {' or '.join(map(quoted, self.values))}"


@dataclass(frozen=True, slots=True)
class Comparison:
    name: str
    sign: str
    value: str
    """Of a string its value; of a number its digits and unit."""
    is_number: bool = False

    def __str__(self) -> str:
        return f"{self.name} {self.sign} {self.value if self.is_number else quoted(self.value)}"


@dataclass(frozen=True, slots=True)
class Joined:
    word: str
    """`and` or `or`."""
    parts: tuple["Condition", ...]

    def __str__(self) -> str:
        inner = (f"({part})" if isinstance(part, Joined) else str(part) for part in self.parts)
        return f" {self.word} ".join(inner)


Condition = Comparison | Joined
Stage = LineFilter | Condition | str
"""A str is the name of a parser."""


@dataclass(frozen=True, slots=True)
class LogQL:
    matchers: tuple[Matcher, ...] = ()
    stages: tuple[Stage, ...] = ()

    @property
    def selector(self) -> str:
        return f"{{{', '.join(map(str, self.matchers))}}}"

    @property
    def pipeline(self) -> str:
        return " ".join(
            str(stage) if isinstance(stage, LineFilter) else f"| {stage}" for stage in self.stages
        )

    def __str__(self) -> str:
        return " ".join(part for part in (self.selector, self.pipeline) if part)
