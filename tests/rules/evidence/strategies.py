"""Any JSON at all: also half surrogates, NUL, huge numbers, NaN, deep nesting."""

from hypothesis import strategies as st

ANY_TEXT = st.text(alphabet=st.characters(exclude_categories=()), max_size=60)
NASTY = [
    "\r\n", "\n", "\u2028", "\x0b", "\x0c", "\x85", "\x1b[31m", "\x1b]0;t\x07", "\x1b", "\x9b1m",
    "\u202e", "\u200b", "\ufeff", "\x00", "\x07", "\ud800", "\udfff", "\U000e0041", "\ufe0f", "a",
    "=", ", ", '"', "\\", "91%", "连接池", "⏎", " ", "\t", "é",
]  # fmt: skip
NASTY_TEXT = st.lists(st.sampled_from(NASTY), max_size=30).map("".join)
TEXT = ANY_TEXT | NASTY_TEXT
SCALAR = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=10**1500, max_value=10**1501)
    | st.floats()
    | TEXT
)
JSON = st.recursive(
    SCALAR,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
    max_leaves=12,
)


def item_with(*keys: str) -> st.SearchStrategy[object]:
    """Items that have the known keys more often than not, of any type."""
    known = st.fixed_dictionaries({}, optional=dict.fromkeys(keys, JSON))
    return JSON | st.builds(lambda a, b: {**a, **b}, st.dictionaries(TEXT, JSON, max_size=2), known)
