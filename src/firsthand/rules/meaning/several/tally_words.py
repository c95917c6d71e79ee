"""The words by which a sentence counts texts: `two of the three`, `both`, `the other`, 三条中有两条.

Owns the heads of such clauses, what parts two of them, and the number that a word means. Pure.
It cannot tell a number of texts from one of other things: the texts decide.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.units import ENGLISH_NUMBERS, HAN_NUMERALS

NUMBER_WORD = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})"
VERB = (
    r"(?:ended|ends|end|was|were|is|are|has|have|had|failed|with|shows?|showed|came|got|returned|took|lacks?"
    r"|lacked|ran|runs?|waits?|waited|succeeded|restarted|exited|timed|used|uses)"
)
HEAD = lazy(
    rf"\s*(?:and |, |but |only )?(?P<n>{NUMBER_WORD}|both|none|all)"
    rf"(?: of (?:the |them|these |its )?(?:(?P<m>{NUMBER_WORD}) )?"
    rf"(?P<noun>(?:[\w/-]+ ){{0,4}}?))?(?={VERB}\b)",
    re.IGNORECASE,
)
THE_OTHER = (
    r"(?:the other(?: one| two)?|another(?: one)?|the rest|the remaining(?: one| two)?"
    r"|the (?:third|fourth|fifth|last)(?: one)?(?! \w+ (?:of|in)\b)"
    r"|另(?:外)?(?:一|两)[个条台次]|其余(?:的)?(?:[一两三][个条台次])?|剩(?:下|余)的?[一两三][个条台次]|第[三四五][个条台次])"
)
BETWEEN_COUNTS = lazy(
    rf",? (?:and|while|whereas|but) (?={NUMBER_WORD}\b|{THE_OTHER}\b|both\b|all\b|none\b)|[;；]\s*"
    rf"|, (?={THE_OTHER}\b|{NUMBER_WORD} {VERB}\b)|[,，、]\s?(?=另)",
    re.IGNORECASE,
)


def number_of(word: str, count: int) -> int:
    """What a word counts of so many texts; -1 for no number."""
    lower = word.lower()
    if lower in ("both", "all", "none", "neither"):
        return {"both": 2, "all": count, "none": 0, "neither": 0}[lower]
    if lower.isdigit():
        return int(lower)
    return int(ENGLISH_NUMBERS.get(lower) or HAN_NUMERALS.get(lower) or -1)


_MACHINES = frozenset({"hosts", "servers", "machines", "nodes", "主机", "机器", "节点", "服务器"})


def as_keyed(noun: str, text: str) -> str:
    """A noun that is to be looked for in a text; empty where an alert's `instance=` names such a thing."""
    called = noun.strip().lower() in _MACHINES and "instance=" in text
    return "" if called else noun
