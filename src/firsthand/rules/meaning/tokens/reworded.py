"""Turns of a sentence that say in other words what a plainer sentence says, put in the plainer words.

Owns `one or more disks failed` (a disk failed), `97 % of the disk is not available` (is used), and `two
targets are missing, namely a-1 and a-3`, which itself counts what it lists, and `the pool allows up to 30
connections` (has a limit of 30). Each rule runs only where its words stand. Pure.
It cannot count a list that its sentence does not announce.
"""

import re
from collections.abc import Callable

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS
from firsthand.rules.meaning.tokens.elliptical import DENIED, completed
from firsthand.rules.sieve import DIGIT, heads, holds_any

_PIECES = "个块条台次项名份种座只位笔"
_ROOM = (
    r"(?:disk|space|memory|file ?systems?|storage|volumes?|inodes?|capacity|swap|heap"
    r"|磁盘|空间|内存|文件系统|存储|容量)"
)
_LIST = lazy(
    r"(?:, (?:namely|i\.e\.|that is|specifically),?|,? namely:?|:|，即|, ?即|, ?分别[是为]|分别[是为])"
    r" ?(?P<all>[\w./@:-]+(?:(?:, and | and |, |和|、|与|以及| 和 | 与 )[\w./@:-]+)+)[.。)]?\s*\Z",
    re.ASCII,
)
_JOINS = lazy(r", and | and |, | ?和 ?|、| ?与 ?|以及")
_COUNT = lazy(
    r"\b(?:the |both |all )?(?P<n>two|three|four|five|six|[2-6]) (?=[a-z])"
    rf"|(?P<z>[两二三四五六2-6]) ?[{_PIECES}]",
    re.IGNORECASE,
)
_IN_BRACKETS = lazy(
    rf"(?:\b(?:the |both |all )?(?P<n>two|three|four|five|six|[2-6]) (?P<noun>[a-z]+(?: [a-z]+){{0,2}})"
    rf"|(?P<z>[两二三四五六2-6]) ?[{_PIECES}] ?(?P<what>[A-Za-z\u4e00-\u9fff]{{1,12}}?)) ?\("
    r"(?P<all>[\w./@:-]+(?:(?:, and | and |, |和|、|与|以及| 和 | 与 )[\w./@:-]+)+)\)",
    re.ASCII | re.IGNORECASE,
)
_ENGLISH_NUMBER = "|".join(ENGLISH_NUMBERS)
_HAN = dict(zip("两二三四五六", (2, 2, 3, 4, 5, 6), strict=True))


def _uncounted(text: str) -> str:
    """A sentence that lists as many names as it counts, without the count."""
    listed = _LIST.search(text)
    counted = _COUNT.search(text[: listed.start()]) if listed else None
    if listed is None or counted is None:
        return text
    word = (counted["n"] or counted["z"]).lower()
    number = int(word) if word.isdecimal() else _HAN.get(word) or ENGLISH_NUMBERS.get(word, 0)
    if number != len(_JOINS.split(listed["all"])):
        return text
    return text[: counted.start()] + text[counted.end() :]


def without_brackets(text: str) -> str:
    """`two sessions (41 and 42) wait`: the sessions 41 and 42 wait."""
    listed = _IN_BRACKETS.search(text) if "(" in text else None
    if listed is None:
        return text
    word = (listed["n"] or listed["z"]).lower()
    number = int(word) if word.isdecimal() else _HAN.get(word) or ENGLISH_NUMBERS.get(word, 0)
    if number != len(_JOINS.split(listed["all"])):
        return text
    noun = listed["noun"] or listed["what"]
    return f"{text[: listed.start()]}{noun} {listed['all']} {text[listed.end() :].lstrip()}"


_Change = Callable[[str], str]


def _row(words: tuple[str, ...], pattern: str, put: str) -> tuple[tuple[str, ...], _Change]:
    found = lazy(pattern, re.IGNORECASE)
    return words, lambda text: found.sub(put, text)


_OF_A_HUNDRED = tuple(f"{digit}s" for digit in range(10))
"""How a class of codes ends: `503s`."""
_CODED = ("a 4", "a 5", "A 4", "A 5")
"""`a 503`: the code of an answer."""
_RULES: tuple[tuple[tuple[str, ...], _Change], ...] = (
    _row(
        (" or more ", " or several "), r"\b(?:one|1) or (?:more|several) (?:of (?:the|its) )?", ""
    ),
    _row(("或多", "或几"), rf"[一1]?[{_PIECES}]或[多几][{_PIECES}]", ""),
    _row(
        ("available", "vailable", " free"),
        rf"(\d ?%)([^,;]*?\b{_ROOM}\b[^,;]*?) (?:is|are|was|were) (?:not available|not free|unavailable)\b",
        r"\1 used\2",
    ),
    _row(
        ("不可用", "不再可用"),
        rf"({_ROOM}[^,;。]*?\d ?%[^,;。]*?)(?:已?不可用|不再可用)",
        r"\1已使用",
    ),
    _row(
        (" allows ", " permits "),
        r"\b(?:allows|permits)(?: for)?(?: at most| up to| a maximum of| no more than)? "
        rf"(?=\d|(?:{_ENGLISH_NUMBER}) )",
        "has a limit of ",
    ),
    _row(("允许",), r"(?:最多|至多)只?允许 ?(?=[\d两三四五六七八九十])", "的上限为 "),
    _row(("允许",), r"只?允许(?:最多|至多) ?(?=[\d两三四五六七八九十])", "的上限为 "),
    _row(("前先", "前, 先", "前,先"), r"(?<=之前),? ?先(?=[^后])", ""),
    _row(
        (" against ",),
        r"\b(?:warns?|warned|advises?|advised|cautions?|cautioned|recommends?) against (?=[a-z]+ing\b)",
        "says not ",
    ),
    _row(
        _OF_A_HUNDRED,
        r"\b(return(?:ing|s|ed)?|serv(?:ing|es|ed)|answer(?:ing|s|ed)(?: with)?|throw(?:ing|s|n)?|threw"
        r"|gets?|getting|got|sends?|sending|sent|emit(?:ting|s|ted)?|no|more|many|few|http) ([1-5]\d\d)s\b",
        r"\1 status \2",
    ),
    _row(
        ("needs ", "need "),
        rf"\bneeds? (?=(?:another )?(?:\d+|{_ENGLISH_NUMBER}) more\b)",
        "lacks ",
    ),
    _row(("还需",), r"还需要? ?(?=[\d一两二三四五六七八九])", "还缺 "),
    _row(
        (" left ", " leaves ", " leaving "),
        rf"\b(?:left|leaves|leaving) (?=(?:about |some )?(?:\d[\d,]*|{_ENGLISH_NUMBER}) "
        r"(?:[a-z]+ ){1,3}?(?:failed|failing"
        r"|unprocessed|pending|waiting|unassigned|unavailable|down|stuck|blocked|behind|degraded|unacked)\b)",
        "had ",
    ),
    _row(
        (" check", " probe"),
        r"(?<=\ba )([1-5]\d\d) ((?:health |http |readiness |liveness )*(?:check|probe))\b",
        r"\2 with status \1",
    ),
    _row(("B large", "B big", "ytes large", "ytes big"), r"(?<=[Bs]) (?:large|big)\b", " in size"),
    _row(("略", "稍"), r"[略稍](?:微|稍|为)?(?=[高低大小多少超不])", ""),
    _row(
        (" still to ", " left to ", " yet to "),
        r"(\b\d[\d,.]*[^,;.]{0,48}?)(?: (?:are|were|had|have|has|is|was))? (?:still|left|yet) to "
        r"(?:go|run|do|come|finish|complete|process|be (?:run|done|processed|finished|completed))\b",
        r"\1 left",
    ),
    _row(
        (" to go",),
        rf"(\b(?:\d[\d,.]*|{_ENGLISH_NUMBER}) [^,;.\d]{{1,24}}?) to go\b"
        r"(?= (?:before|until|till)\b)",
        r"\1 left",
    ),
    _row(
        (" at all",),
        r"(\b(?:not|no|never|none|nothing|without)\b[^,;.]{0,60}?) at all"
        r"(?=[.,;!]|\s*\Z| (?:since|during|so far)\b)",
        r"\1",
    ),
    _row((" before any ",), r"\bbefore any (?=[a-z]+\b(?! of\b))", "before a "),
    _row(
        ("没有处理", "没处理", "没有完成", "没有同步"),
        r"(\d[\d,.]* ?[万亿]?[行条个笔件份张][^,;。]{0,8}?)(?:还|尚|都)?没有?(?=处理|完成|同步)",
        r"\1未",
    ),
    _row(("一半",), r"(?<![的减])一半(?:多(?:一点|一些|些|点)?|出头|有余|以上)", "超过 50% "),
    _row(("一半",), r"(?<=[于过到足近约])一半", " 50% "),
    _row(("过半",), r"(?<=[已率])过半", "超过 50% "),
    _row(
        (" without ",),
        r" without (?:(?:getting|receiving|obtaining|seeing) (?:an? |any )?|an? |any )"
        r"(response|reply|answer|acknowledge?ment|heartbeat)\b",
        r", with no \1",
    ),
    _row(
        (" without ",),
        r" without (?:(?:getting|receiving|obtaining|acquiring|being given) (?:an? |any )?|an? |any )"
        r"(connection|thread|slot|permit|worker)\b",
        r", no \1 was available",
    ),
    ((", ", ": ", "分别", "即"), _uncounted),
    _row(
        ("不要", "不得", "不应", "不宜", "不可", "不能", "不许", "勿"),
        r"(?:不要|不得|不应当?|不宜|不可以?|不能|不许|[请切]勿)"
        r"(?=(?:超过|高于|多于|大于|超出|低于|少于|小于) ?\d)",
        "应 不",
    ),
    _row(
        (" exceed ",),
        r"\b(?:not to|must not|should not|ought not to|never|do not|don't) exceed (?=\d)",
        "should be at most ",
    ),
    _row(
        (" twice",),
        r"\btwice(?=[.!]?\s*\Z|[,;]| (?:at|on|in|within|between|before|after|because|since|and|with|due)\b)",
        "2 times",
    ),
    _row(
        _CODED,
        r"\ba (?:http )?([45]\d\d)(?= (?:error|response|status|reply|answer)\b|[.,;]|\s*\Z"
        r"| (?:for|to|from|on|after|because|and|at|in|was|were|when|while|as|with)\b)",
        r"status \1",
    ),
    _row(
        (" warns ", " warned ", " cautions ", " cautioned "),
        r"\b(runbook|playbook|guide|handbook|manual|entry|article|document(?:ation)?) (?:also )?"
        r"(?:warns|warned|cautions|cautioned) (?:that )?(?!against\b|of\b|about\b|us\b|not\b)",
        r"\1 says that ",
    ),
    _row(("either ", "Either "), r"\beither (?=[^.;]* or )(?!of |one |way )", ""),
    _row(("成功", "失败"), r"(?<=成功|失败) ?(?:以及|与|和|及) ?(?=\d)", ", "),
    _row(("四层",), r"第?四层(?=健康|检查|探测|探活|连接|超时|代理|负载)", "Layer4 "),
    _row(("七层",), r"第?七层(?=健康|检查|探测|探活|连接|超时|代理|负载)", "Layer7 "),
)
_ENGLISH_RULES = tuple(row for row in _RULES if any(word.isascii() for word in row[0]))
"""Those that an English sentence may need; none of them writes a Chinese word."""
_Looked = dict[str, list[str]]


def _looked_for(parts: dict[str, tuple[str, ...]]) -> _Looked:
    """Parts of a sentence by the signs of the words that they hold (`sieve.py`)."""
    found: _Looked = {}
    for words, looked in parts.items():
        for sign in heads(words):
            found.setdefault(sign, []).extend(looked)
    return found


_PARTS = _looked_for(
    {
        "not": DENIED,
        "namely": ("namely",),
        "i": ("i.e.",),
        "that": ("that is",),
        "specifically": ("specifically",),
        ":": (": ",),
        "large": (" large",),
        "big": (" big",),
        "twice": (" twice",),
        "either": ("either ", "Either "),
        "warns warned": (" warns ", " warned "),
        "cautions": (" cautions ", " cautioned "),
        "more": (" or more ",),
        "several": (" or several ",),
        "needs": (" more ",),
        "allows permits": (" allows ", " permits "),
        "against": (" against ",),
        "without": (" without ",),
        "left": (" left ",),
        "leaves leaving": (" leaves ", " leaving "),
        "still": (" still to ",),
        "yet": (" yet to ",),
        "go": (" to go",),
        "all": (" at all",),
        "any": (" before any ",),
        "之": ("之前",),
        "或": ("或多", "或几"),
        "分 即": ("分别", "即"),
        "允 还": ("允许", "还需"),
        "四 七": ("四层", "七层"),
        "略 稍": ("略", "稍"),
        "半": ("一半", "过半"),
    }
)
"""Words with which such a sentence is worded otherwise, and parts of it of which it then holds one."""
_COUNTING_PARTS = _looked_for(
    {
        "%": ("vailable", "not free"),
        "check": (" check",),
        "probe": (" probe",),
        "exceed": (" exceed ",),
        "不": ("不可用", "不要", "不得", "不应", "不宜", "不能", "不许"),
        "请 切": ("勿",),
        "与 和 及": ("成功", "失败"),
        "没": ("没有处理", "没处理", "没有完成", "没有同步"),
    }
)
"""The same of those that hold a number in digits as well."""
_ANSWERED = heads(
    "returns served answered threw thrown gets getting got sends sending sent emits no more many few http"
)
"""Signs of the words before a class of codes."""
_REWORDED, _COUNTING = frozenset(_PARTS), frozenset(_COUNTING_PARTS)


def _holds_one(text: str, signs: frozenset[str], looked: _Looked) -> bool:
    """Whether a sentence holds one of the parts that are looked for by some signs."""
    for sign in signs:
        for part in looked[sign]:
            if part in text:
                return True
    return False


def _may_be_reworded(text: str, signs: set[str]) -> bool:
    if DIGIT in signs:
        if (" 4" in text or " 5" in text) and holds_any(text, _CODED):
            return True
        if "s" in signs and not _ANSWERED.isdisjoint(signs) and holds_any(text, _OF_A_HUNDRED):
            return True
        if not _COUNTING.isdisjoint(signs) and _holds_one(text, _COUNTING & signs, _COUNTING_PARTS):
            return True
    return not _REWORDED.isdisjoint(signs) and _holds_one(text, _REWORDED & signs, _PARTS)


def reworded(text: str, signs: set[str]) -> str:
    """A folded sentence, given with its signs (`sieve.py`), in plainer words."""
    if not _may_be_reworded(text, signs):
        return text
    rules = _ENGLISH_RULES if text.isascii() else _RULES
    for words, change in rules:
        for word in words:
            if word in text:
                text = change(text)
                break
    return completed(text) if holds_any(text, DENIED) else text
