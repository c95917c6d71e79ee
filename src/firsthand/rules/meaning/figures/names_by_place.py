"""Numbers that their place makes a name: `CRON[2211]:`, `port 50122`, `(111: Connection refused)`.

Owns these places; a number there counts nothing. Pure.
It cannot tell a name that stands without a sign or a word of these.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.token import SIGN, Token

_KINDS = names(
    "port pid process thread session transaction relation backend errno 端口 进程 线程 会话"
)
"""Words in the singular, right behind which stands the number of one of them."""
_LINE = 3


def names_no_count(figure: Figure, tokens: list[Token]) -> bool:
    """Whether a bare number of a text is the name of what stands before it, or an error's number."""
    place = figure.place
    if figure.number.unit or not place or place + 1 >= len(tokens):
        return False
    before, behind = tokens[place - 1][1], tokens[place + 1][1]
    if before == "(":
        return behind == ":"
    if before == "[" and behind == "]" and 1 < place <= _LINE + 1:
        return tokens[place - 2][0] != SIGN and tokens[place + 2 : place + 3] != []
    return before.lower() in _KINDS
