"""What kind of thing an identifier is: the word or the key before it, or its own shape, says so.

Owns whether the kind that a sentence gives a name agrees with the text's: `tenant=t-204` is no node, and
`rates.csv` is a file and no table. A text that gives a name no kind contradicts none. Pure.
It cannot tell the kinds of one family apart (host, server, node), nor a name of two kinds.
"""

from firsthand.contracts.enums import ToolName
from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.evidence import Evidence
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.meaning.tokens.names import named
from firsthand.rules.meaning.tokens.token import HAN, SIGN, WORD
from firsthand.rules.meaning.words.kinds_shown import FILE, kind_before, kinds_in

_FAMILIES = (
    names(
        "host server node machine instance address endpoint backend upstream target broker peer member"
        " switch_device device client cluster"
    ),
    names(
        "service application component system process program worker job task instance pod container"
        " deployment bean server client consumer producer group consumer_group user account thread backend"
        " upstream database cluster"
    ),
    names("topic partition queue channel"),
    names("disk volume device file path"),
    names("table database namespace"),
    names("alert_noun rule metric check"),
    names("image container pod file"),
    names("mailbox user account client tenant"),
)
"""Kinds of which a name of one may be called by another."""
_MAILBOX = lazy(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
"""A mailbox is no host; rabbit@mq-2 is one."""
_FILE_NAME = lazy(rf"{FILE.pattern}\Z")
NAMED_KINDS = frozenset({"表", "库", "队列", "主题", "索引", "集合", "桶"})
"""Chinese kinds whose members have names of their own."""
_WORDS, _NO_KIND = (WORD, HAN), frozenset[str]()
_PRODUCTS = names("sql redis kafka mysql postgres mongo hive")
_MEASURES = names(
    "of for usage utilization utilisation use space latency load throughput pressure temperature pool traffic"
    " consumption capacity errors failures connections requests"
)
"""Behind a kind: `h-3 disk usage` makes no disk of h-3."""


def word_as_name(asked: Asked, evidence: Evidence) -> str:
    """`users 表`: an English word before a kind in Chinese is a name; the one that the text lacks."""
    for place, token in enumerate(asked.tokens[1:]):
        kind, text, _, _ = asked.tokens[place]
        named_so = token[1] in NAMED_KINDS and token[0] == HAN and kind == WORD
        if named_so and text not in _PRODUCTS and not named(text, evidence.lower):
            return text
    return ""


def kind_finding(asked: Asked, evidence: Evidence) -> Finding | None:
    """The first name that the sentence gives a kind which the text denies it."""
    for part in asked.names:
        mine = _claimed(part.place, asked)
        if not mine or (mine == {"alert_noun"} and evidence.tool == ToolName.QUERY_METRICS):
            continue  # the etcd-b alert
        theirs = _kinds_of(part.text.lower(), evidence)
        if theirs and not any(_agree(one, other) for one in mine for other in theirs):
            return Finding(UNSUPPORTED, "kind_of_a_name_differs", part.text)
    return None


def _kinds_of(name: str, evidence: Evidence) -> set[str]:
    """The kinds that a text gives a name."""
    found: set[str] = set()
    for place in evidence.holding(name):
        lower = evidence.spelled[place]
        if evidence.tokens[place][0] == SIGN or (lower != name and not named(name, lower)):
            continue
        if "/" not in lower or lower.endswith(name):
            found |= kind_before(evidence.tokens, place)
    if "@" in name and _MAILBOX.fullmatch(name):
        found.add("mailbox")
    if _FILE_NAME.fullmatch(name):
        found.add("file")
    return found


def _claimed(place: int, asked: Asked) -> frozenset[str]:
    """The kind right before a name of a sentence, or right behind it."""
    tokens, texts = asked.tokens, asked.texts
    if place:
        kind, _, entry, _ = tokens[place - 1]
        if entry and kind in _WORDS:
            mine = kinds_in(entry)
            if mine:
                return mine
    text = texts[place + 1]
    if not text or tokens[place + 1][0] != WORD:
        return _NO_KIND
    if text[-1] == "s" or texts[place + 2] in _MEASURES:
        return _NO_KIND
    return kinds_in(tokens[place + 1][2])


def _agree(one: str, other: str) -> bool:
    """Whether a name of one kind may be called by the other."""
    return one == other or any(one in row and other in row for row in _FAMILIES)
