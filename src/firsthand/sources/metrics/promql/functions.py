"""Functions and aggregations on the list, and what they take. Tables only.

Not on it, on purpose: what makes series or labels (vector, scalar, absent, label_replace,
label_join, count_values, info), numbers of the asker's choice (clamp, predict_linear,
holt_winters, time, the calendar), and what is always one number (sgn, group, present_over_time,
count_over_time of a range that the asker chose).
"""

RANGE, VECTOR, QUANTILE, DIGITS = "range", "vector", "quantile", "digits"
"""Kinds of arguments: a range, series, a number from 0 to 1, a power of ten."""

_OVER_RANGE = """
    rate irate increase delta idelta deriv changes resets avg_over_time min_over_time max_over_time
    sum_over_time last_over_time stddev_over_time stdvar_over_time
"""
FUNCTIONS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(_OVER_RANGE.split(), (RANGE,)),
    "quantile_over_time": (QUANTILE, RANGE),
    "histogram_quantile": (QUANTILE, VECTOR),
    "abs": (VECTOR,),
    "ceil": (VECTOR,),
    "floor": (VECTOR,),
    "round": (VECTOR, DIGITS),
    "sort": (VECTOR,),
    "sort_desc": (VECTOR,),
}
"""Function → its arguments' kinds; the last one of `round` may be left away."""
ORDERING = frozenset({"sort", "sort_desc"})

SIMPLE = frozenset({"sum", "avg", "min", "max", "count", "stddev", "stdvar"})
CHOOSING = frozenset({"topk", "bottomk"})
"""They keep some series as they are; a sum or a count of them would be the asker's own number."""
PARAMETERS: dict[str, str] = {"topk": "k", "bottomk": "k", "quantile": QUANTILE}
AGGREGATIONS = SIMPLE | PARAMETERS.keys()
MOST_K = 200
