"""Numbers that their place makes a name: `CRON[2211]:`, `port 50122`, `(111: Connection refused)`.

Owns these places; a number there counts nothing. Pure.
It cannot tell a name that stands without a sign or a word of these.
"""

from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.tokens.token import SIGN, Token

_KINDS = names(
    "port pid process thread session transaction relation backend errno term epoch generation revision"
    " 端口 进程 线程 会话"
)
"""Words in the singular, right behind which stands the number of one of them."""
_LISTS = names(
    "partitions shards brokers sessions jobs tasks processes threads ranks slots lines steps"
)
"""Words in the plural, behind which stand the numbers of several."""
_OF_SEVERAL = names("shard part step attempt batch chunk page slice try 分片 批次 步骤 分区 分段")
"""Words before the number of one and that of all: `shard 3/8`, 分片 3/8."""
_LINE = 3
_LISTED = 4


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
    if behind == "/" and before.lower() in _OF_SEVERAL:
        return True
    if before == '"' and place > 1 and tokens[place - 2][1].startswith("HTTP/"):
        return True
    return before.lower() in _KINDS or _is_listed(place, tokens)


def _is_listed(place: int, tokens: list[Token]) -> bool:
    """The 3 of `partitions 3 and 4`, and the 4."""
    for before in (place - 1, place - 3):
        if before < 0 or tokens[before][1] not in _LISTS:
            continue
        three = tokens[before : before + _LISTED]
        if (
            len(three) == _LISTED
            and three[2][1] in ("and", ",", "和", "、")
            and three[1][3] is not None
            and three[3][3] is not None
        ):
            return True
    return False
