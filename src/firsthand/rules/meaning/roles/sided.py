"""Two sides of a value or a message: used and free, from and to, who spoke, what caused what, what was first.

Law: where the text gives a side to a name or a number in every place, the sentence does not give it the
other one. Pure, linear; each reading is asked only where both sides hold one of its words.
It cannot see a side in words of none of the lists.
"""

import re
from collections.abc import Container

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads, holds_any, is_value

_USED = r"(?:used?|usage|in use|full|occupied|taken|utili[sz]\w+|已用|使用率?|占用率?|用量)"
_FREE = r"(?:free|avail\w*|idle|left|unused|remaining|spare|可用|剩余|空闲|未用)"
_SHARE = r"(?<![\w.])(\d+(?:\.\d+)?) ?%"
_BEFORE = lazy(rf"({_USED})|({_FREE})")
_SHARES = lazy(_SHARE)
_SIDES_OF_SHARES = ("use", "usage", "free", "avail", "idle", "left", "用", "剩余", "空闲")
_STOP = lazy(r"[,;⏎|(){}]|\.\s|\band\b|\bbut\b|\bwhile\b|  ")
_REACH = 40
_ADDRESS = r"[\"'<]{0,2}([\w.+-]+(?:@[\w.-]+\w|[.:/-][\w.:/-]*\w)|[a-z]+\d+)"
_TO_KEY = r"(?:to|dst|dest|destination|rcpt|recipient|receiver|target)"
_FROM_KEY = r"(?:from|src|source|sender|origin)"
_IS_TO = lazy(rf"(?<![\w.-]){_TO_KEY}(?:_?\w+)?[\"']?[=:] ?{_ADDRESS}")
_IS_FROM = lazy(rf"(?<![\w.-]){_FROM_KEY}(?:_?\w+)?[\"']?[=:] ?{_ADDRESS}")
_SAID_FROM = lazy(rf"\b(?:from|sent by|sender) {_ADDRESS}|(?:来自|由) ?{_ADDRESS}")
_SAID_TO = lazy(rf"\b(?:to|towards|recipient) {_ADDRESS}|(?:发往|发给|发送到) ?{_ADDRESS}")
_SPEAKER = lazy(r"(?:^|⏎)[^⏎]{0,40}?(?<![\w-])([a-z\u4e00-\u9fff][\w-]*): ?([^⏎]+)")
_SPOKE = lazy(
    r"(?<![\w-])([a-z\u4e00-\u9fff][\w-]*) (?:said|says|reported|reports|wrote|writes|asked|posted|stated"
    r"|noted|announced|measured|observed|saw|told)\b|([a-z][\w-]*) ?(?:说|报告|称|表示|反馈)"
)
_NUMBER = lazy(r"(?<![\w.:/-])\d[\d.]*\d|(?<![\w.:/-])\d(?![\w:])")
_CLOCK = lazy(r"\b\d{1,2}:\d\d(?::\d\d)?")
_CAUSED = lazy(r"\b(?:was |were |is |been )?caused by\b|\bbecause of\b|\bdue to\b|由于?|因为?")
_WORDS = lazy(r"[a-z][\w.]*[a-z0-9]")
_FIRST_THEN = lazy(r"先(?P<a>[^,;.]+?),? ?(?:再|然后|之后再?|后再)(?P<b>[^;.]+)")
_CERTIFICATE_OF = lazy(
    r"\bcert(?:ificate)? (?:of|for) ([^,;]+?)(?= (?:has|is|was|will|expires?|expired|ends|runs)\b|[,;.]|$)"
)
_ISSUER = lazy(r"issuer[\"']?[=: ]+[\"']?[^=,;\"']{0,10}=?$")
_LABELS = (
    "user|database|db|table|schema|role|topic|queue|group|bucket|namespace|tenant|index|client|server|primary"
    "|replica|leader|follower|source|target|用户|数据库|库|表|角色|主题|队列|命名空间|租户"
)
_LABELLED = lazy(
    rf"(?<![\w.-])({_LABELS})(?:[\"']?[=:] ?[\"'`]?|(?: |(?<=[\u4e00-\u9fff]))"
    rf"(?:[\"'`]|(?!(?:{_LABELS})\b)))([a-z\d](?:[\w.-]*\w)?)(?![\w=(])"
)
_SAME_LABELS = {
    "db": "database",
    "数据库": "database",
    "库": "database",
    "用户": "user",
    "表": "table",
    "角色": "role",
    "主题": "topic",
    "队列": "queue",
    "命名空间": "namespace",
    "租户": "tenant",
}
_BY_ITSELF = lazy(
    r"(?<![\w.-])([\w.-]*[\d-][\w.-]*\w|\d)(?: [a-z]+){1,4} by (?:the )?(?:[a-z]+ )?\1(?![\w-])"
    r"|(?<![\w.-])([\w.-]*[\d-][\w.-]*\w|\d) ?被 ?[\u4e00-\u9fff]{0,4} ?\2(?![\w-])"
)
_NO_VALUES = names("is was has had on in of to for from by at the and or not are were name id")
_LEAST = 2


def _used_or_free(said: str, text: str) -> Finding | None:
    """`5 % is free` of a column of what is used; 使用率为 12% of 可用 12%."""
    if not holds_any(said, _SIDES_OF_SHARES):
        return None
    mine = {number: sides for number, sides in _shares(said).items() if sides and number != "50"}
    theirs = _shares(text, mine) | _columns(text) if mine else {}
    for number, sides in mine.items():
        held = theirs.get(number)
        if held and not sides & held:
            return Finding(CONTRADICTED, "side_of_share", number)
    return None


def _shares(text: str, asked: Container[str] | None = None) -> dict[str, set[str]]:
    """Each share, or each that is asked for, with the sides that the words right around it give it."""
    found: dict[str, set[str]] = {}
    for one in _SHARES.finditer(text):
        if asked is not None and one[1] not in asked:
            continue
        before = _STOP.split(text[max(0, one.start() - _REACH) : one.start()])[-1]
        behind = _STOP.split(text[one.end() : one.end() + _REACH])[0]
        near = [*_BEFORE.finditer(before)][-1:] or [*_BEFORE.finditer(behind)][:1]
        sides = {"used" if side[1] else "free" for side in near}
        if sides or one[1] in found:
            found[one[1]] = found.get(one[1], set()) | sides
    return found


def _columns(text: str) -> dict[str, set[str]]:
    """The same of a table with a heading of its own line: `Use%` above `5%`."""
    lines = [one.split() for one in text.split("⏎")] if "⏎" in text else []
    found: dict[str, set[str]] = {}
    heading = lines[0] if lines else []
    for line in lines[1:]:
        for name, cell in zip(heading, line, strict=False):
            if cell.endswith("%") and "%" in name:
                side = "used" if "use" in name else "free"
                found.setdefault(cell[:-1], set()).add(side)
    return found


def _sent(said: str, text: str) -> Finding | None:
    """`from a` of `to=<a>`, and the reverse."""
    for mine, other, own in ((_SAID_FROM, _IS_TO, _IS_FROM), (_SAID_TO, _IS_FROM, _IS_TO)):
        told = {one for found in mine.findall(said) for one in found if one and is_value(one, text)}
        if not told:
            continue
        for name in told & (set(other.findall(text)) - set(own.findall(text))):
            word = "from" if mine is _SAID_FROM else "to"
            if f"{word} {name}" not in text:
                return Finding(CONTRADICTED, "sent_the_other_way", name)
    return None


def _spoken(said: str, text: str) -> Finding | None:
    """`anna reported 41` of a number in another one's line."""
    if ":" not in text:
        return None
    spoke = _SPOKE.search(said)
    if spoke is None:
        return None
    lines = _SPEAKER.findall(text)
    own = " ".join(what for who, what in lines if who == (spoke[1] or spoke[2]))
    if len(lines) < _LEAST or not own:
        return None
    for number in _NUMBER.findall(_CLOCK.sub(" ", said)):
        others = [what for _, what in lines if number in _NUMBER.findall(what)]
        if others and number not in _NUMBER.findall(own):
            return Finding(CONTRADICTED, "said_by_another", number)
    return None


def _caused(said: str, text: str) -> Finding | None:
    """What stands behind `Caused by:` is the cause, and what stands before it is not."""
    at = text.find("caused by: ")
    found = _CAUSED.search(said) if at >= 0 else None
    if found is None or text.find("caused by: ", at + 1) >= 0:
        return None
    effect, cause = set(_WORDS.findall(text[:at])), set(_WORDS.findall(text[at + 11 :]))
    effect, cause = _parts(effect - cause), _parts(cause - effect)
    only_effect, only_cause = effect - cause, cause - effect
    before = _parts(set(_WORDS.findall(said[: found.start()])))
    behind = _parts(set(_WORDS.findall(said[found.end() :])))
    agrees = len(before & only_effect) + len(behind & only_cause)
    against = len(before & only_cause) + len(behind & only_effect)
    return Finding(CONTRADICTED, "cause_reversed") if against > agrees else None


def _parts(words: set[str]) -> set[str]:
    return {part for word in words for part in word.split(".") if len(part) > _LEAST}


def first_and_then(said: str, text: str) -> Finding | None:
    """先 b 再 a of 先 a 再 b."""
    if "先" not in said or "先" not in text:
        return None
    mine, theirs = _FIRST_THEN.search(said), _FIRST_THEN.search(text)
    if mine is None or theirs is None:
        return None
    agrees = _alike(mine["a"], theirs["a"]) + _alike(mine["b"], theirs["b"])
    against = _alike(mine["a"], theirs["b"]) + _alike(mine["b"], theirs["a"])
    return Finding(CONTRADICTED, "order_of_deeds") if against > agrees else None


def _of_its_issuer(said: str, text: str) -> Finding | None:
    """`the certificate of CA 3` of a certificate that CA 3 issued."""
    found = _CERTIFICATE_OF.search(said) if "issuer" in text else None
    if found is None:
        return None
    name = found[1].removeprefix("the ")
    places = [one.start() for one in re.finditer(re.escape(name), text)]
    issued = [at for at in places if _ISSUER.search(text[max(0, at - _REACH) : at])]
    return (
        Finding(CONTRADICTED, "issuer_for_subject", name) if places and issued == places else None
    )


def _labelled(said: str, text: str) -> Finding | None:
    """`user db on database app` of `user 'app' on database 'db'`: each name is its own label's."""
    theirs = _labels(text)
    mine = _labels(said) if len(theirs) > 1 else {}
    for label, values in mine.items():
        own = theirs.get(label)
        for value in values - own if own else ():
            if any(value in others for other, others in theirs.items() if other != label):
                return Finding(CONTRADICTED, "name_of_another_label", value)
    return None


def _labels(text: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for label, value in _LABELLED.findall(text):
        if value not in _NO_VALUES:
            found.setdefault(_SAME_LABELS.get(label, label), set()).add(value)
    return found


def _by_itself(said: str, text: str) -> Finding | None:
    """`process 44 was blocked by process 44` of a text that tells no such thing of itself."""
    found = _BY_ITSELF.search(said)
    if found is None or _BY_ITSELF.search(text) is not None:
        return None
    return Finding(CONTRADICTED, "done_by_itself", found[1] or found[2])


def _alike(one: str, other: str) -> int:
    """Pairs of characters that two phrases share."""
    return len(
        {one[at : at + 2] for at in range(len(one) - 1)}
        & {other[at : at + 2] for at in range(len(other) - 1)}
    )


_SPEAKING = heads(
    "said says reported wrote writes asked posted stated noted announced measured observed saw told"
    " 说 报 称 表 反"
)
OTHER_SIDES = (
    Reading(_used_or_free, heads("%"), heads("%")),
    Reading(_sent, heads(": ="), heads("from sent sender to towards recipient 来 由 发")),
    Reading(_spoken, heads("⏎"), _SPEAKING, True),
    Reading(_caused, heads("caused"), heads("caused because due 由 因")),
    Reading(_of_its_issuer, said=heads("cert")),
    Reading(_by_itself, said=heads("by 被")),
    Reading(
        _labelled,
        heads(_LABELS.replace("|", " ")),
        heads(_LABELS.replace("|", " ")),
    ),
    Reading(first_and_then, heads("先"), heads("先")),
)
