"""Who answered: `edge upstream billing returned 502`, and not its caller.

Law: an answer is of the one whose name stands right before its verb, from the word for the asked side on;
what stands before that word is the caller. Pure, linear.
It cannot tell the caller where the text has no word for the asked side and no colon behind its name.
"""

import re
from typing import NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon import HAN_TERMS, Entry
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import heads, holds_any

_ANSWERED = (
    r"(?:return(?:ed|s|ing)?|answer(?:ed|s|ing)?|respond(?:ed|s|ing)?|repl(?:ied|ies|ying)|gave|gives)"
    r"(?: back)?(?: with| an?| the| http| https| status| code| error|:|=| ){0,5} ?([1-5]\d\d)(?!\w|\.\d)"
)
_HAN_ANSWERED = (
    r"(?:返回|响应|应答|回复)了? ?(?:\d 次 ?)?(?:http|状态码?|错误码?|[: ]){0,3}"
    r"([1-5]\d\d)(?!\w|\.\d)"
)
_ANSWER = lazy(rf"\b{_ANSWERED}|{_HAN_ANSWERED}")
_ANSWERING = (
    *("return", "answer", "respond", "repl", "gave", "give"),
    *("返回", "响应", "应答", "回复"),
)
"""What every match of it holds one of."""
_CODE = lazy(r"(?<![\w.:-])[1-5]\d\d(?![\w:-]|\.\d)")
_BEFORE = 120
"""Characters before an answer in which the one who gives it is named."""
_EDGE = lazy(
    r"[,;⏎()\[\]{}=]|[\"'](?= )|(?<= )[\"']|\. |\b(?:and|but|that|because|when|while|as|which|who|if|so|since"
    r"|error|err|warn|warning|info|debug|fatal|critical|notice|trace)\b|因为|由于|但|且|并|后|导致"
)
_WORD = lazy(r"[\w./:-]*\w|[\u4e00-\u9fff]+")
SIDES = names(
    "upstream backend provider peer remote origin downstream target dependency 上游 后端 下游"
)
_REQUESTS = names(
    "request requests call calls response responses attempt attempts retry retries probe probes check query"
    " get post put delete patch head options it they this which that endpoint url route path"
)
_TURNED = names("to of from for by through via behind at against in on")
"""Before a name these make it something else than the one who answers."""
_GRAMMAR = names(
    "the a an has had have is was were be been then also only just finally always never not service server"
    " host node http https status code"
)
_ARROW = lazy(
    r"(?<![\w.-])([a-z][\w.-]*\w) ?(?:->|→|=>) ?([a-z][\w.-]*\w)[: ]{1,2}(?:http |status[ =:]?)?"
    r"([1-5]\d\d)(?!\w|\.\d)"
)
WAY_OUT = lazy(
    r", ?(?:[a-z]+ ){0,2}[a-z]+ing (?:back )?(?:to|on|with|from) (?:the )?([a-z][\w.-]*\w)"
)
_RECEIVED = lazy(
    r"\b(?:receiv\w*|gets|got|saw|sees|logg?\w*|report\w*|record\w*|observ\w*|notic\w*|upstream|backend"
    r"|retr\w+|fell|falls|falling|switch\w*|after|because|since|when|due)\b"
    r"|收到|得到|记录|上报|上游|后端|重试|回退|切换|因|后"
)
"""What lets the caller stand beside the code."""


class Answer(NamedTuple):
    code: str
    callers: list[str]
    answering: list[str]


def _answered_by(said: str, text: str) -> Finding | None:
    """`edge returned 502`, `the replica answered with 502`."""
    mine = [one for one in answers_in(said) if one.answering]
    told = answers_in(text) if mine else []
    for one in mine:
        words = [word for word in one.answering if word not in _GRAMMAR]
        words += [same for word in words if not word.isascii() for same in _meant(word)]
        if not words or not _TURNED.isdisjoint(words) or any(map(_is_request, words)):
            continue
        theirs = [other.answering for other in told if other.code == one.code and other.answering]
        if not theirs or any(_shares(words, other) for other in theirs):
            continue
        if all(map(_is_request, theirs[0])):
            continue  # POST /checkout returned 500
        if any(word in text for word in words):
            return Finding(UNSUPPORTED, "answered_by_another", " ".join(words))
    return None


def _code_of_another(said: str, text: str) -> Finding | None:
    """`edge failed with 502`, `502 came from edge`: of the one who was answered, or of its way out."""
    codes = set(_CODE.findall(said))
    if not codes or _RECEIVED.search(said) is not None:
        return None
    for one in answers_in(text):
        if one.code not in codes or any(_names(word, said) for word in one.answering):
            continue
        if not one.answering or all(map(_is_request, one.answering)):
            continue
        for word in (*one.callers, *WAY_OUT.findall(text)):
            if word not in SIDES and word not in _GRAMMAR and _names(word, said):
                return Finding(UNSUPPORTED, "code_of_another", word)
    return None


def _meant(word: str) -> Entry:
    """What a Chinese word may mean: 缓存 is the cache of an English text."""
    return dict(HAN_TERMS.get(word[0], ())).get(word) or ()


def _names(word: str, said: str) -> bool:
    return re.search(rf"(?<![\w/.-]){re.escape(word)}(?![\w/-]|\.\w)", said) is not None


def answers_in(text: str) -> list[Answer]:
    """Every answer that a text tells, with the names before it."""
    found = []
    for answer in _ANSWER.finditer(text) if holds_any(text, _ANSWERING) else ():
        before = text[max(0, answer.start() - _BEFORE) : answer.start()]
        caller, colon, rest = before.rpartition(": ")
        start = max((edge.end() for edge in _EDGE.finditer(rest)), default=0)
        words = _WORD.findall(rest[start:])
        ahead = _WORD.findall(caller)[-1:] if colon and not start else []
        side = max((at for at, word in enumerate(words[:-1]) if word in SIDES), default=0)
        if side == 0 and "to" in words[1:-1]:
            side = words.index("to", 1) + 1
        found.append(Answer(answer[1] or answer[2], ahead + words[:side], words[side:]))
    if ">" in text or "→" in text:
        found += [Answer(code, [one], [other]) for one, other, code in _ARROW.findall(text)]
    return found


def _is_request(word: str) -> bool:
    return word in _REQUESTS or word[0] == "/"


def _shares(mine: list[str], theirs: list[str]) -> bool:
    return any(one in other or other in one for one in mine for other in theirs if len(other) > 1)


ANSWERS = heads(
    "return returns answer answers answered respond replied replies replying gave gives 返 响 应 回"
)
ARROWS = heads("http internal bad gateway unavailable timeout")
"""Of `a -> b: 503 Service Unavailable`, since an arrow is no sign."""
ANSWERED_BY_OTHERS = (
    (Reading(_answered_by, ANSWERS | ARROWS, ANSWERS, True),),
    (Reading(_code_of_another, ANSWERS | ARROWS, counts=True),),
)
