"""The text before it is parsed: length, characters, comments that a server executes, shape.

Law: pure. The parser is never given a text that could keep it busy: nesting and joins are counted
on tokens first. Ordinary comments are allowed, and are never executed: the text that runs is
written anew.
"""

import unicodedata

from sqlglot import Dialect
from sqlglot.errors import SqlglotError
from sqlglot.tokenizer_core import Token, TokenType

from firsthand.sources.sql.guard.policy import Refusal, Rule

MOST_CHARACTERS = 8000
MOST_TOKENS = 2500
MOST_NESTING = 20
"""Deepest nesting of parentheses and CASE."""
MOST_JOINS = 10
"""The parser's time doubles with each further join."""
MOST_OPERANDS = 400
"""Longest row of operators without a parenthesis or a comma between."""

_BLANKS = frozenset("\t\n\r")
_BEGINNINGS = frozenset({TokenType.SELECT, TokenType.WITH, TokenType.L_PAREN})
_OPENING = frozenset({TokenType.L_PAREN, TokenType.CASE, TokenType.L_BRACKET, TokenType.L_BRACE})
_CLOSING = frozenset({TokenType.R_PAREN, TokenType.END, TokenType.R_BRACKET, TokenType.R_BRACE})
_BREAKS = frozenset({TokenType.COMMA, *_OPENING, *_CLOSING})
_JOINS = frozenset({TokenType.JOIN, TokenType.STRAIGHT_JOIN})


def read_tokens(sql: str, dialect: type[Dialect]) -> list[Token]:
    """The text's tokens. Raises Refusal."""
    if len(sql) > MOST_CHARACTERS:
        raise Refusal(Rule.TOO_LONG, f"more than {MOST_CHARACTERS} characters; ask for less")
    for character in sql:
        if unicodedata.category(character) in ("Cc", "Cs") and character not in _BLANKS:
            raise Refusal(
                Rule.CONTROL_CHARACTER, f"U+{ord(character):04X} in the text; write it without"
            )
    try:
        tokens = dialect().tokenize(sql)
    except SqlglotError as error:
        raise Refusal(Rule.UNREADABLE, first_line(error)) from None
    for token in tokens:
        _check_comments(token)
    _check_size(tokens)
    if tokens and tokens[0].token_type not in _BEGINNINGS:
        raise Refusal(Rule.NOT_A_SELECT, "a statement that does not begin with SELECT or WITH")
    return tokens


def first_line(error: Exception) -> str:
    """Of a parser's message, without the terminal's colours."""
    line = str(error).partition("\n")[0]
    return "".join(letter for letter in line if letter.isprintable())[:200] or "it cannot be read"


def _check_comments(token: Token) -> None:
    if token.token_type is TokenType.HINT:
        raise Refusal(Rule.OPTIMIZER_HINT, "an optimizer hint /*+ */; leave it out")
    for comment in token.comments:
        head = comment.lstrip()[:2]
        if head.startswith("!") or head == "M!":
            raise Refusal(
                Rule.EXECUTABLE_COMMENT, "a comment that the server executes; leave it out"
            )
        if head.startswith("+"):
            raise Refusal(Rule.OPTIMIZER_HINT, "an optimizer hint /*+ */; leave it out")


def _check_size(tokens: list[Token]) -> None:
    if len(tokens) > MOST_TOKENS:
        raise Refusal(Rule.TOO_COMPLEX, f"more than {MOST_TOKENS} words and signs; ask for less")
    depth, joins, row = 0, 0, 0
    for token in tokens:
        depth += (token.token_type in _OPENING) - (token.token_type in _CLOSING)
        joins += token.token_type in _JOINS
        row = 0 if token.token_type in _BREAKS else row + 1
        if depth > MOST_NESTING:
            raise Refusal(Rule.TOO_COMPLEX, f"nested deeper than {MOST_NESTING}; use a CTE")
        if joins > MOST_JOINS:
            raise Refusal(Rule.TOO_COMPLEX, f"more than {MOST_JOINS} joins; ask in two queries")
        if row > MOST_OPERANDS:
            raise Refusal(Rule.TOO_COMPLEX, "a row of operators that is too long; ask for less")
