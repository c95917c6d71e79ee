"""Texts for properties: hostile ones, and lines built of the tokens that evidence really has."""

from hypothesis import strategies as st

_MARKS = "\\ \" ' ` ** * _ & ; - − -- + = == > < >= -> ( ) [ ] { } | % ％ $ # @ / ~ ^ , . .. : ， ： 、 。"
_ESCAPES = "… ... &lt; &amp; &#39; &#x5c; \\n \\u005c \\u6ede \\ud83d \\ude00 [...] .00 1,200"
_TOKENS = (
    "1 12 345 0 ９ ² ½ ① № ms s Gi 秒 分钟 三 万 a lag Shard not no isn't un order-7 db_3 10.0.0.7:80 v1.2.3"
    " e5 0x1f 滞后 未 不 没有 失败 超过 节点 한 é ß ﬁ İ ǰ о"
)
_UNSEEN = (
    " ", "  ", "\n", "⏎", "\t", "\u00a0", ". ", "\x00", "\x1b", "\x1b[31m", "[0m", "\u200b",
    "\u00ad", "\ufeff", "\u0301", "\u0336", "\ud800",
)  # fmt: skip
_PIECES = (*_MARKS.split(), *_ESCAPES.split(), *_TOKENS.split(" "), *_UNSEEN)


def hostile_texts(max_size: int = 24) -> st.SearchStrategy[str]:
    """Concatenations of what has broken text rules before, and plain random text."""
    pieces = st.lists(st.sampled_from(_PIECES), max_size=max_size).map("".join)
    anything = st.text(alphabet=st.characters(codec=None, exclude_categories=()), max_size=max_size)
    return st.one_of(pieces, anything, st.builds(str.__add__, pieces, anything))


_WORDS = [
    "broker",
    "shard",
    "lease",
    "router",
    "carts",
    "replica",
    "drained",
    "stalled",
    "bucket",
    "quota",
]
_NAMES = (
    "order-service",
    "HikariPool-3",
    "db_7.core",
    "10.20.30.40:9092",
    "v1.29.3",
    "blk_-2918",
    "ip-10-2-0-14",
)
_VALUES = ("91%", "-45", "30000ms", "17..23", "0/3", "512.5 MB", "15m", "10:21:07.412", "7", "1h5m")
_KEYS = ("lag", "active", "depth", "used", "epoch")


def evidence_lines() -> st.SearchStrategy[str]:
    """A line of words, names, key=value pairs and numbers, without any negation."""
    word = st.sampled_from(_WORDS)
    name = st.sampled_from(_NAMES)
    pair = st.builds("{}={}".format, st.sampled_from(_KEYS), st.sampled_from(_VALUES))
    han = st.sampled_from(("滞后", "分片", "队列", "主库"))
    token = st.one_of(word, word, name, pair, han, st.sampled_from(_VALUES))
    joint = st.sampled_from((" ", " ", " ", ", ", "; ", " - ", ": "))
    return st.lists(st.tuples(token, joint), min_size=5, max_size=14).map(
        lambda parts: "".join(f"{token}{joint}" for token, joint in parts[:-1]) + parts[-1][0]
    )
