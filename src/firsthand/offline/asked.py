"""What a question presupposes: its symptom, and which evidence speaks of that symptom. Pure.

Law: a record that names the symptom is told also where it denies it; where no record names it or what
goes with it, nothing is concluded, since another failure is no answer.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from firsthand.offline.question import Question


class Presupposed(NamedTuple):
    """Regular expressions, case ignored."""

    words: str
    """How a question says it, and a record that speaks of it."""
    kin: str
    """What a record may say in its place."""


# fmt: off
PRESUPPOSED: tuple[Presupposed, ...] = (
    Presupposed(
        r"(?<!slow )(?<!slowed )(?<!slowing )(?<!scale )(?<!scaled )(?<!drill )"
        r"\bdown\b(?! (?:to|by|from)\b)|\bdowntime|\boutage|宕机|挂了",
        r"\bdown\b|unavailable|unreachable|refused|not running|not ready|notready|crash|exit|stopp|"
        r"terminat|kill|fail|lost|offline|shut|panic|fatal|timed? ?out|unhealthy|不可用|崩溃|失败|超时",
    ),
    Presupposed(
        r"\bcrash|崩溃",
        r"panic|segfault|sigsegv|core dump|abort|exit|terminat|kill|back-?off|restart|oom|fatal|"
        r"undefined|exception|traceback|stack|重启",
    ),
    Presupposed(
        r"\boom|out of memory|内存(?:不足|溢出)",
        r"memory|heap|kill|evict|exit(?:ed)?.{0,12}137|内存",
    ),
    Presupposed(
        r"\bdisks?\b|no space|磁盘",
        r"space|storage|volume|inode|filesystem|\bfull\b|存储|空间",
    ),
    Presupposed(
        r"\brestart|重启",
        r"back-?off|crash|exit|terminat|kill|oom|reboot|start|崩溃",
    ),
    Presupposed(
        r"\bexpired?\b|\bexpir(?:es|y)\b|过期",
        r"x509|certificate|handshake|not after|证书",
    ),
    Presupposed(r"\bevict|驱逐", r"pressure|low on resource|preempt"),
    Presupposed(r"\bdeadlock|死锁", r"lock"),
)
# fmt: on


def presupposed(question: Question) -> tuple[Presupposed, ...]:
    """The symptoms that the question itself names; those of its alert are the alert's."""
    return tuple(one for one in PRESUPPOSED if re.search(one.words, question.text, re.IGNORECASE))


def names_symptom(text: str, question: Question) -> bool:
    """Whether a text says the very symptom that was asked for, denied or not."""
    return any(re.search(one.words, text, re.IGNORECASE) for one in presupposed(question))


def is_spoken_of(texts: Iterable[str], question: Question) -> bool:
    """Whether any text names what was asked for, or what goes with it; so where nothing was."""
    symptoms = presupposed(question)
    return not symptoms or any(
        re.search(f"{one.words}|{one.kin}", text, re.IGNORECASE)
        for text in texts
        for one in symptoms
    )
