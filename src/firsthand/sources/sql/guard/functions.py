"""Functions by what they do. Data, and how a node's names are read; pure.

A function that is not named here may not run at all. `FILTERS` may stand in conditions only: they
build, cut or replace text, shift dates, or read no stored row. The rest may also make an output,
within the rules of `outputs`. What reads files, sleeps, locks, writes, or tells of the server is
in no group.
"""

from sqlglot import exp

from firsthand.sources.sql.guard.words import words

COUNTING = frozenset({"count", "sum", "avg"})
"""Directly inside these a condition may stand, and 0, 1 or NULL as its THEN and ELSE."""

AGGREGATES = COUNTING | words(
    """
    min max std stddev stddev_pop stddev_samp variance var_pop var_samp median
    percentile_cont percentile_disc mode corr any_value group_concat string_agg listagg
    array_agg json_agg jsonb_agg json_arrayagg json_array_agg
    """
)

RANKS = words("row_number rank dense_rank percent_rank cume_dist lag lead first_value last_value")
COUNTED_ROWS = words("row_number rank dense_rank percent_rank cume_dist")
"""They rank stored rows and need no column."""

OUTPUTS = (
    AGGREGATES
    | RANKS
    | words(
        """
    abs ceil ceiling floor round truncate trunc mod sqrt ln greatest least coalesce ifnull nullif
    if case cast lower upper lcase ucase length char_length character_length octet_length
    date time timestamp year month day dayofmonth day_of_month dayofweek day_of_week
    dayofyear day_of_year weekday week weekofyear week_of_year yearweek quarter
    hour minute second microsecond dayname monthname last_day
    date_format time_format to_char time_to_str str_to_date str_to_time
    unix_timestamp from_unixtime unix_to_time to_timestamp sec_to_time time_to_sec to_seconds
    datediff date_diff timediff timestampdiff timestamp_diff age extract date_part
    date_trunc timestamp_trunc ts_or_ds_to_date ts_or_ds_to_timestamp
    json_extract json_unquote json_value json_extract_scalar jsonb_extract jsonb_extract_scalar
    json_length json_keys json_type json_valid json_depth json_array_length jsonb_array_length
    jsonb_typeof json_typeof cardinality inet_ntoa inet6_ntoa host
    """
    )
)

NOW = words(
    """
    now current_timestamp current_date current_time curdate curtime utc_timestamp
    localtime localtimestamp transaction_timestamp statement_timestamp
    """
)
SHIFTS = words(
    """
    date_add date_sub adddate subdate addtime subtime timestampadd timestamp_add timestamp_sub
    convert_tz convert_timezone date_bin makedate make_interval justify_interval from_days
    """
)
TEXTS = words(
    """
    concat concat_ws left right substring substr mid substring_index split_part trim ltrim rtrim
    btrim replace regexp_replace regexp_substr reverse lpad rpad pad
    """
)
"""They build, cut or replace text; cutting hides negations."""

FILTERS = (
    NOW
    | SHIFTS
    | TEXTS
    | words(
        """
    regexp_like regexp_i_like regexp_instr locate instr position str_position strpos starts_with
    field find_in_set strcmp isnull sign pow power log exp json_contains json_contains_path
    json_exists jsonb_exists jsonb_contains jsonb_contains_top_key match_against exists array
    array_contains_all bool_and bool_or every logical_and logical_or bit_and bit_or bit_xor
    any all
    """
    )
)

DEFAULT_FUNCTIONS = OUTPUTS | FILTERS
"""The allow-list of a policy that names no other."""


WRITTEN: dict[type[exp.Func], str] = {
    exp.ConvertTimezone: "convert_tz",
    exp.CurrentDate: "curdate",
    exp.CurrentTime: "curtime",
    exp.CurrentTimestamp: "now",
    exp.GroupConcat: "string_agg listagg",
    exp.JSONArrayAgg: "json_agg json_arrayagg",
    exp.JSONBContainsTopKey: "jsonb_contains_top_key",
    exp.MatchAgainst: "match",
    exp.StddevPop: "std stddev",
    exp.StrPosition: "locate instr position strpos",
    exp.TimeToStr: "date_format to_char",
    exp.TimestampTrunc: "date_trunc",
    exp.Trim: "btrim ltrim rtrim",
    exp.TsOrDsToDate: "date",
    exp.TsOrDsToTimestamp: "date_format",
    exp.UnixToTime: "from_unixtime to_timestamp",
}
"""Kind of node → how SQL writes it, where that is another name than the kind's own."""

POSTGRES_ONLY = words(
    """
    age host cardinality json_typeof jsonb_typeof json_array_length jsonb_array_length jsonb_agg
    corr mode strpos split_part btrim starts_with date_bin date_part date_trunc to_char
    to_timestamp transaction_timestamp statement_timestamp make_interval justify_interval
    bool_and bool_or every string_agg array_agg json_agg
    """
)
"""MySQL has no such function of its own: there the name could be someone's stored function."""


def names_of(node: exp.Func) -> frozenset[str]:
    """Every name of a function, lower case: as it is written, and as its kind is called."""
    if isinstance(node, (exp.Anonymous, exp.AnonymousAggFunc)):
        return frozenset({node.name.lower()})
    own = (name.lower() for name in type(node).sql_names())
    return frozenset(own).union(WRITTEN.get(type(node), "").split())
