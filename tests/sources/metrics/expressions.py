"""Expressions for hypothesis: any shape of the grammar, allowed or not."""

from hypothesis import strategies as st

MARK = "zq"
"""Stands in every word that an asker could choose and a line must not show."""

METRICS = st.sampled_from(["up", "http_requests_total", "x_bucket", "job:errors:rate5m"])
WORDS = st.text("abz .'\"\\{}0419中", max_size=8).map(lambda text: MARK + text)
NUMBERS = st.sampled_from(["4242", "0.4242", "42.42", "7", "0", "1e9", "-4242"])
SCALES = st.sampled_from(["10", "1024", "60", "3600", "1000000"])
DURATIONS = st.sampled_from(["5m", "1h", "90s", "1d", "60s", "42m"])
USUAL = st.sampled_from(["0.5", "0.95", "0.999", "1", "0"])
QUANTILE = st.sampled_from(["quantile", "histogram_quantile"])
RANGED = st.sampled_from(
    [
        "rate",
        "increase",
        "delta",
        "changes",
        "resets",
        "deriv",
        "sum_over_time",
        "avg_over_time",
        "last_over_time",
        "stddev_over_time",
        "max_over_time",
        "count_over_time",
    ]
)
MATCHED = st.sampled_from(["on (job)", "ignoring (code)", "on (job) group_left", "on ()"])
OPERATORS = [
    "sum",
    "avg",
    "sum by (job)",
    "count",
    "stddev",
    "min",
    "max without (pod)",
    "abs",
    "ceil",
    "sort",
    "vector",
    "group",
]
COMPARISONS = ["==", "!=", "<", ">=", ">"]


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


MATCHERS = st.builds(
    lambda label, op, value: f"{label}{op}{quoted(value)}",
    st.sampled_from(["job", "code", "pod"]),
    st.sampled_from(["=", "!=", "=~", "!~"]),
    WORDS,
)
SELECTORS = st.builds(
    lambda name, matchers: f"{name}{{{','.join(matchers)}}}",
    METRICS,
    st.lists(MATCHERS, max_size=2),
)


def _grown(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(
        st.builds(lambda f, s, d: f"{f}({s}[{d}])", RANGED, SELECTORS, DURATIONS),
        st.builds(lambda s, d: f"{s} offset {d}", SELECTORS, DURATIONS),
        st.builds(lambda f, e, d: f"{f}(({e})[{d}:1m])", RANGED, inner, DURATIONS),
        st.builds(
            lambda op, e: f"{op}(({e}))",
            st.sampled_from(OPERATORS),
            inner,
        ),
        st.builds(lambda n, e: f"topk({n}, {e})", NUMBERS, inner),
        st.builds(lambda f, n, e: f"{f}({n}, {e})", QUANTILE, st.one_of(NUMBERS, USUAL), inner),
        st.builds(lambda e, n: f"round({e}, {n})", inner, st.one_of(NUMBERS, SCALES)),
        st.builds(lambda a, m, b: f"({a}) / {m} ({b})", inner, MATCHED, inner),
        st.builds(
            lambda a, op, b: f"({a}) {op} ({b})",
            inner,
            st.sampled_from(["+", "-", "*", "/", "and", "or", "unless", *COMPARISONS]),
            inner,
        ),
        st.builds(
            lambda a, op, n: f"({a}) {op} {n}",
            inner,
            st.sampled_from(["+", "*", "/", *COMPARISONS]),
            st.one_of(NUMBERS, SCALES),
        ),
    )


EXPRESSIONS = st.recursive(st.one_of(SELECTORS, SELECTORS, NUMBERS), _grown, max_leaves=8)
