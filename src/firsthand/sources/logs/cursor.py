"""A place in the tokens of a filter: what every checker reads with. Pure; raises Refusal.

Law: a quoted value is never taken for a sign or a word of the language.
"""

import re
from typing import NamedTuple, NoReturn

from firsthand.sources.logs.literals import unquoted
from firsthand.sources.logs.refusal import Refusal, Rule

MOST_CHARACTERS = 2000
MOST_CONDITIONS = 24
DEEPEST = 6
KINDS = ("string", "number", "word", "sign")


class Token(NamedTuple):
    kind: str
    """One of `KINDS`; empty behind the last token."""
    text: str
    """As written, with its quotes."""
    spaced: bool
    """White space stands before it."""


END = Token("", "", False)


def tokens_of(text: str, shapes: re.Pattern[str], what: str) -> list[Token]:
    """Tokens by a pattern with a group `space` and one for each kind; `what` a filter may be."""
    found: list[Token] = []
    place, stripped = 0, text.rstrip()
    while place < len(stripped):
        token = shapes.match(stripped, place)
        if token is None:
            raise Refusal(Rule.SYNTAX, what)
        groups = token.groupdict()
        kind = next(name for name in KINDS if groups.get(name) is not None)
        found.append(Token(kind, groups[kind], bool(groups["space"])))
        place = token.end()
    return found


class Cursor:
    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._place = 0
        self._conditions = 0

    def __len__(self) -> int:
        """Tokens that are left."""
        return len(self._tokens) - self._place

    def peek(self, ahead: int = 0) -> Token:
        place = self._place + ahead
        return self._tokens[place] if place < len(self._tokens) else END

    def skip(self) -> None:
        self._place += 1

    def is_sign(self, *signs: str, ahead: int = 0) -> bool:
        token = self.peek(ahead)
        return token.kind == "sign" and token.text in signs

    def is_word(self, *words: str) -> bool:
        """In any spelling of its letters."""
        token = self.peek()
        return token.kind == "word" and token.text.lower() in words

    def take(self, sign: str) -> None:
        self.one_of((sign,))

    def one_of(self, signs: tuple[str, ...]) -> str:
        token = self.peek()
        if token.kind != "sign" or token.text not in signs:
            raise Refusal(Rule.SYNTAX, f"{' or '.join(signs)} is missing")
        self.skip()
        return token.text

    def word(self, what: str) -> str:
        return self._kind("word", what)

    def string(self) -> str:
        return unquoted(self._kind("string", "a value in quotes"))

    def value(self, what: str) -> str:
        """A word, or what stands in quotes."""
        token = self.peek()
        return self.string() if token.kind == "string" else self.word(what)

    def count(self) -> None:
        self._conditions += 1
        if self._conditions > MOST_CONDITIONS:
            raise Refusal(Rule.SIZE, f"a filter has at most {MOST_CONDITIONS} conditions")

    def deeper(self, depth: int) -> int:
        if depth >= DEEPEST:
            raise Refusal(Rule.SIZE, f"conditions nest at most {DEEPEST} deep")
        return depth + 1

    def missing(self, what: str) -> NoReturn:
        raise Refusal(Rule.SYNTAX, f"{what} is missing")

    def _kind(self, kind: str, what: str) -> str:
        token = self.peek()
        if token.kind != kind:
            self.missing(what)
        self.skip()
        return token.text
