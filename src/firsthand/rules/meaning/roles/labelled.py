"""Each name is its own label's, and nothing is done to a thing by itself.

Owns `user 'app' on database 'db'`, of which a sentence takes neither for the other, and a sentence that
makes one name both agent and patient. Pure, linear.
It cannot tell labels in words of none of the list.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads

_LABELS = (
    "user|database|db|table|schema|role|topic|queue|group|bucket|namespace|tenant|index|client|server|primary"
    "|replica|leader|follower|source|target|用户|数据库|库|表|角色|主题|队列|命名空间|租户"
)
LABEL_WORDS = heads(_LABELS.replace("|", " "))
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
_BY = lazy(r" by (?:the )?(?:[a-z]+ )?(?:[\w.-]*[\d-][\w.-]*\w|\d)(?![\w-])|被")
"""The same without the name before it, which is dear to look for."""
_NO_VALUES = names("is was has had on in of to for from by at the and or not are were name id")


def labelled(said: str, text: str) -> Finding | None:
    """`user db on database app` of `user 'app' on database 'db'`: each name is its own label's."""
    mine = _labels(said)
    theirs = _labels(text) if mine else {}
    for label, values in mine.items():
        own = theirs.get(label)
        for value in values - own if own else ():
            if any(value in others for other, others in theirs.items() if other != label):
                return Finding(CONTRADICTED, "name_of_another_label", value)
    return None


def by_itself(said: str, text: str) -> Finding | None:
    """`process 44 was blocked by process 44` of a text that tells no such thing of itself."""
    found = _BY_ITSELF.search(said) if _BY.search(said) is not None else None
    if found is None or _BY_ITSELF.search(text) is not None:
        return None
    return Finding(CONTRADICTED, "done_by_itself", found[1] or found[2])


def _labels(text: str) -> dict[str, set[str]]:
    """The names of each label of a text."""
    found: dict[str, set[str]] = {}
    for label, value in _LABELLED.findall(text):
        if value not in _NO_VALUES:
            found.setdefault(_SAME_LABELS.get(label, label), set()).add(value)
    return found
