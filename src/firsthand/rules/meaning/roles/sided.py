"""Two sides of a value or a message: from and to, who spoke, what caused what, what was first.

Law: where the text gives a side to a name or a number in every place, the sentence does not give it the
other one. Owns the table of these readings; shares and labels have modules of their own. Pure, linear; each
reading is asked only where both sides hold one of its words.
It cannot see a side in words of none of the lists.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.meaning.roles.labelled import LABEL_WORDS, by_itself, labelled
from firsthand.rules.meaning.roles.labelled_ids import KINDS_IN_HAN, SAID_KINDS, kind_of_its_key
from firsthand.rules.meaning.roles.sided_shares import used_or_free
from firsthand.rules.sieve import heads, is_value

_REACH = 40
_ADDRESS = r"[\"'<]{0,2}([\w.+-]+(?:@[\w.-]+\w|[.:/-][\w.:/-]*\w)|[a-z]+\d+)"
_TO_KEY = r"(?:to|dst|dest|destination|rcpt|recipient|receiver|target)"
_FROM_KEY = r"(?:from|src|source|sender|origin)"
_IS_TO = lazy(rf"(?<![\w.-]){_TO_KEY}(?:_?\w+)?[\"']?[=:] ?{_ADDRESS}")
_IS_FROM = lazy(rf"(?<![\w.-]){_FROM_KEY}(?:_?\w+)?[\"']?[=:] ?{_ADDRESS}")
_SAID_FROM = lazy(rf"(?:f(?<!\wf)rom |s(?<!\ws)ent by |s(?<!\ws)ender |来自 ?|由 ?){_ADDRESS}")
_SAID_TO = lazy(
    rf"(?:t(?<!\wt)o |t(?<!\wt)owards |r(?<!\wr)ecipient |发往 ?|发给 ?|发送到 ?){_ADDRESS}"
)
"""A letter first, then what must not stand before it: so the search leaps."""
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
_LEAST = 2


def _sent(said: str, text: str) -> Finding | None:
    """`from a` of `to=<a>`, and the reverse."""
    for mine, other, own in ((_SAID_FROM, _IS_TO, _IS_FROM), (_SAID_TO, _IS_FROM, _IS_TO)):
        told = {one for one in mine.findall(said) if is_value(one, text)}
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
    """The parts of dotted words, short ones aside."""
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
    Reading(used_or_free, heads("%"), heads("%")),
    Reading(_sent, heads(": ="), heads("from sent sender to towards recipient 来 由 发")),
    Reading(_spoken, heads("⏎"), _SPEAKING, True),
    Reading(_caused, heads("caused"), heads("caused because due 由 因")),
    Reading(_of_its_issuer, said=heads("cert")),
    Reading(by_itself, said=heads("by 被")),
    Reading(labelled, LABEL_WORDS, LABEL_WORDS),
    Reading(kind_of_its_key, heads("= :") | KINDS_IN_HAN, SAID_KINDS, True),
    Reading(first_and_then, heads("先"), heads("先")),
)
