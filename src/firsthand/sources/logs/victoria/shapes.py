"""What a LogsQL filter is made of, and how it is written. Pure data.

Law: `str()` of a filter is the only LogsQL that is sent, of a model's filter and of our own alike;
every name and every value in it stands in quotes, so that none is ever read as a keyword.
"""

from dataclasses import dataclass

from firsthand.sources.logs.patterns import quoted


def _before(field: str | None) -> str:
    return "" if field is None else f"{quoted(field)}:"


@dataclass(frozen=True, slots=True)
class Value:
    """One condition on one field; None is the message."""

    field: str | None
    sign: str
    """Empty for words and phrases, `=` the whole value, `~` a pattern, `i` case ignored."""
    text: str
    prefix: bool = False
    """What begins so."""

    def __str__(self) -> str:
        value = quoted(self.text) + ("*" if self.prefix else "")
        return _before(self.field) + (f"i({value})" if self.sign == "i" else self.sign + value)


@dataclass(frozen=True, slots=True)
class Present:
    """`field:*`; of the message: any record."""

    field: str | None

    def __str__(self) -> str:
        return f"{_before(self.field)}*"


@dataclass(frozen=True, slots=True)
class Listed:
    """`in`, `contains_any`, `contains_all` or `seq` of values."""

    field: str | None
    function: str
    values: tuple[str, ...]

    def __str__(self) -> str:
        return f"{_before(self.field)}{self.function}({', '.join(map(quoted, self.values))})"


@dataclass(frozen=True, slots=True)
class Compared:
    """`>`, `>=`, `<`, `<=` with a number."""

    field: str
    sign: str
    number: str

    def __str__(self) -> str:
        return f"{_before(self.field)}{self.sign}{self.number}"


@dataclass(frozen=True, slots=True)
class Stream:
    """`{label="x", …}`."""

    matchers: tuple[tuple[str, str, str], ...]

    def __str__(self) -> str:
        inner = ", ".join(
            f"{quoted(name)}{sign}{quoted(text)}" for name, sign, text in self.matchers
        )
        return f"{{{inner}}}"


@dataclass(frozen=True, slots=True)
class Negated:
    inner: "Filter"

    def __str__(self) -> str:
        return f"!{_grouped(self.inner)}"


@dataclass(frozen=True, slots=True)
class Joined:
    word: str
    """`and` or `or`."""
    parts: tuple["Filter", ...]

    def __str__(self) -> str:
        return f" {self.word} ".join(map(_grouped, self.parts))


Filter = Value | Present | Listed | Compared | Stream | Negated | Joined


def _grouped(part: "Filter") -> str:
    return f"({part})" if isinstance(part, (Joined, Negated)) else str(part)


def both(*parts: Filter) -> Filter:
    return parts[0] if len(parts) == 1 else Joined("and", parts)


def either(*parts: Filter) -> Filter:
    return parts[0] if len(parts) == 1 else Joined("or", parts)
