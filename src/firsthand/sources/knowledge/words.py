"""Words of a text, as they are indexed and asked for.

Law: pure. English words in lower case, names (CamelCase, snake_case, dotted) whole and in parts,
Chinese runs as overlapping bigrams. Only a query leaves function words out: what a text says is
indexed whole. Stems are the index's (SQLite's own porter).
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

_CJK = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff"
_LETTERS = rf"[^\W_{_CJK}]"
_TOKEN = re.compile(rf"[{_CJK}]+|{_LETTERS}+(?:[._-]{_LETTERS}+)*")
_RUN = re.compile(rf"[{_CJK}]")
_PART = re.compile(r"[^\W_]+")
_CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_APOSTROPHE = re.compile(r"(?<=\w)['’](?:s|t|re|ve|ll|d|m)\b", re.IGNORECASE)

LONGEST_WORD = 64
"""Characters; what is longer (base64, a hash) is nothing that anyone asks for."""

_FUNCTION_WORDS = """
a about above after again all also am an and any anybody anyone anything are aren as at be because
been before being below best between both but by came can cannot could couldn did didn do does
doesn doing don done during each either else etc even ever every everyone everything few for from
further gave get gets getting give given gives go goes going gone got had hadn has hasn have haven
having he her here hers him his how however i if in instead into is isn it its itself just keep
keeps kept know knows let lets like look looks lot made make makes many may maybe me might mine
more most much must my myself need needed needs neither never no nobody nor not nothing now of off
often on once one only onto or other others our ours out over own per perhaps please quite rather
really said same say says see seem seems seen several shall she should shouldn show shows since so
some somebody someone something still such sure take takes taken tell than that the their theirs
them then there these they thing things this those though through thus to together too toward try
trying two under until up upon us use used uses using very via want wanted wants was wasn way we
well went were weren what whatever when whenever where whether which while who whole whom whose
why will with within without won would wouldn yes yet you your yours happen happened happening
happens
"""
STOP_WORDS = frozenset(_FUNCTION_WORDS.split())

_STOP_PHRASES = """
怎么处理 怎么解决 怎么排查 怎么定位 怎么应对 如何处理 如何解决 如何排查 如何定位 如何应对 怎样处理
怎样解决 怎样排查 怎样定位 怎样应对 什么原因 是什么原因 该怎么 应该怎么 为什么 怎么样 怎么办 怎么回事
是什么 有什么 什么样 什么时候 什么地方 多少 为何 怎么 怎样 如何 什么 哪些 哪个 哪里 哪儿 哪种 是否
是不是 能不能 可不可以 有没有 要不要 该不该 请问 请教 麻烦 一下 我们 你们 他们 它们 咱们 自己 这个
那个 这些 那些 这种 那种 这里 那里 一个 一些 一种 一直 可以 可能 应该 应当 需要 能够 必须 的话
的时候 时候 之后 之前 以后 以前 以及 或者 还是 还有 而且 但是 因为 所以 如果 并且 已经 正在 总是
突然 然后 目前 现在 今天 出现 发生 遇到 碰到 进行 的 了 吗 呢 吧 啊 呀 嘛 么 我 你 他 她 它
们 是 在 很 被 把
"""
_STOP_RUN = re.compile("|".join(sorted(_STOP_PHRASES.split(), key=len, reverse=True)))


@dataclass(frozen=True, slots=True)
class Name:
    """A word, or a name of several parts."""

    parts: tuple[str, ...]
    whole: str | None
    """The parts written together; None where there is but one."""
    capital: bool = False
    """It is written with a capital letter."""


def _read(text: str) -> Iterator[Name | str]:
    """Names, and Chinese runs as str, in the text's order."""
    text = _APOSTROPHE.sub("", unicodedata.normalize("NFKC", text))
    for word in _TOKEN.findall(text):
        item = word if _RUN.match(word) else _name(word)
        if item is not None:
            yield item


@lru_cache(maxsize=65_536)
def _name(word: str) -> Name | None:
    pieces = _PART.findall(_CAMEL.sub(" ", word).lower())
    parts = tuple(piece for piece in pieces if len(piece) <= LONGEST_WORD)
    whole = "".join(pieces)
    several = len(pieces) > 1 and len(whole) <= LONGEST_WORD
    return Name(parts, whole if several else None, not word.islower()) if parts else None


@lru_cache(maxsize=65_536)
def _indexed(word: str) -> tuple[str, ...]:
    if _RUN.match(word):
        return tuple(bigrams(word))
    name = _name(word)
    if name is None:
        return ()
    return name.parts if name.whole is None else (*name.parts, name.whole)


def bigrams(run: str) -> list[str]:
    return [run[i : i + 2] for i in range(len(run) - 1)] or [run]


def words(text: str) -> list[str]:
    """Every word to index, in order, with repetitions."""
    text = _APOSTROPHE.sub("", unicodedata.normalize("NFKC", text))
    found: list[str] = []
    for word in _TOKEN.findall(text):
        found += _indexed(word)
    return found


@dataclass(frozen=True, slots=True)
class Asked:
    """What a query is about."""

    names: tuple[Name, ...]
    runs: tuple[str, ...]
    """Chinese runs of two characters and more, without function words."""

    @property
    def words(self) -> tuple[str, ...]:
        """Every word to look for, once."""
        found: list[str] = []
        for name in self.names:
            found += name.parts
            if name.whole is not None:
                found.append(name.whole)
        for run in self.runs:
            found += bigrams(run)
        return tuple(dict.fromkeys(found))


def asked(query: str) -> Asked:
    """A query without its function words. Where nothing else is left, nothing is asked."""
    names: dict[Name, None] = {}
    runs: dict[str, None] = {}
    for item in _read(query):
        if isinstance(item, str):
            runs |= dict.fromkeys(piece for piece in _STOP_RUN.split(item) if len(piece) > 1)
        elif item.whole is not None or not STOP_WORDS.issuperset(item.parts):
            names[item] = None
    return Asked(tuple(names), tuple(runs))
