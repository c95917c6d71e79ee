import pytest

from firsthand.sources.metrics.promql import Guarded, Policy, Refused, Rule, check, name_of

LAUNDERING = [
    ("vector(42)", Rule.FUNCTION),
    ("up or vector(42)", Rule.FUNCTION),
    ("scalar(up)", Rule.FUNCTION),
    ("42", Rule.NO_STORED_SERIES),
    ("40 + 2", Rule.NO_STORED_SERIES),
    ('"the disk is full"', Rule.NO_STORED_SERIES),
    ("time()", Rule.FUNCTION),
    ("timestamp(up)", Rule.FUNCTION),
    ("hour()", Rule.FUNCTION),
    ("pi()", Rule.FUNCTION),
    ('label_replace(up, "cause", "disk full", "job", ".*")', Rule.FUNCTION),
    ('label_join(up, "disk_full", "-", "job", "instance")', Rule.FUNCTION),
    ('count_values("root_cause_is_dns", up)', Rule.FUNCTION),
    ('absent(up{cause="disk full"})', Rule.FUNCTION),
    ('absent_over_time(up{cause="disk full"}[5m])', Rule.FUNCTION),
    ("info(up)", Rule.FUNCTION),
    ("group(up)", Rule.FUNCTION),
    ("sgn(up)", Rule.FUNCTION),
    ("present_over_time(up[5m])", Rule.FUNCTION),
    ("count_over_time(up[5m])", Rule.FUNCTION),
    ("limitk(3, up)", Rule.FUNCTION),
    ("clamp(up, 42, 42)", Rule.FUNCTION),
    ("clamp_min(up, 42)", Rule.FUNCTION),
    ("clamp_max(up, 42)", Rule.FUNCTION),
    ("predict_linear(up[1h], 3600)", Rule.FUNCTION),
    ("holt_winters(up[1h], 0.5, 0.5)", Rule.FUNCTION),
    ("up + 41", Rule.LITERAL),
    ("41 + up", Rule.LITERAL),
    ("up - 41", Rule.LITERAL),
    ("100 - up", Rule.LITERAL),
    ("up * 42", Rule.LITERAL),
    ("up * 0", Rule.LITERAL),
    ("up * (6 * 7)", Rule.LITERAL),
    ("42 / up", Rule.LITERAL),
    ("up * -10", Rule.LITERAL),
    ("up * 10 * 10 * 10 * 10", Rule.LITERAL),
    ("up ^ 0", Rule.OPERATOR),
    ("up % 2", Rule.OPERATOR),
    ("up atan2 up", Rule.OPERATOR),
    ("-up", Rule.OPERATOR),
    ("up > bool 0", Rule.BOOL_RESULT),
    ("up == bool up", Rule.BOOL_RESULT),
    ("up - up", Rule.CANCELLING),
    ("up / up", Rule.CANCELLING),
    ("up + up", Rule.CANCELLING),
    ("up * 60 / up", Rule.CANCELLING),
    ("(up > 0) / up", Rule.CANCELLING),
    ("sum(up) * 86400 / sum(up)", Rule.CANCELLING),
    ("(a / b) * (b / a)", Rule.CANCELLING),
    ("(a + b) / (b + a)", Rule.CANCELLING),
    ("(a - b) + (b - a)", Rule.CANCELLING),
    ("abs(a) / round(a)", Rule.CANCELLING),
    ("sum(a * 60) / sum(a)", Rule.CANCELLING),
    ("(sum(a) > 5) / sum(a)", Rule.CANCELLING),
    ("count(topk(42, up))", Rule.LIMITED_ROWS),
    ("sum(bottomk(7, up))", Rule.LIMITED_ROWS),
    ("sum(up * topk(7, up))", Rule.LIMITED_ROWS),
    ("max_over_time(topk(1, up)[1h:1m])", Rule.LIMITED_ROWS),
    ("topk(4.2, up)", Rule.LITERAL),
    ("topk(0, up)", Rule.LITERAL),
    ("topk(count(up), up)", Rule.LITERAL),
    ("quantile(42, up)", Rule.LITERAL),
    ("quantile(0.4242, up)", Rule.LITERAL),
    ("quantile_over_time(0.4242, up[5m])", Rule.LITERAL),
    ("histogram_quantile(0.4242, x_bucket)", Rule.LITERAL),
    ("quantile(-1, up)", Rule.LITERAL),
    ("histogram_quantile(sum(up), x_bucket)", Rule.LITERAL),
    ("round(up, 42)", Rule.LITERAL),
    ("sum_over_time(up[42m])", Rule.DURATION),
    ("increase(uptime_seconds[42s])", Rule.DURATION),
    ("sum_over_time(up[1h:7s])", Rule.DURATION),
    ("up offset 42m", Rule.DURATION),
    ("up offset -1h", Rule.DURATION),
    ("up @ 1609746000", Rule.AT_MODIFIER),
    ("up @ end()", Rule.AT_MODIFIER),
    ("rate(up[5m] @ start())", Rule.AT_MODIFIER),
    ("a * on (instance) group_left (reason) b", Rule.JOIN),
    ("a > on () group_right () b", Rule.JOIN),
    ("a * on (instance) group_right (reason) b", Rule.JOIN),
    ('up{job="the root cause\\nis DNS"}', Rule.MATCHER),
    (f'up{{job="{"x" * 81}"}}', Rule.MATCHER),
    (f'up{{job=~"{"x" * 201}"}}', Rule.MATCHER),
    ('up{__name__="down"}', Rule.MATCHER),
    ('{job=""}', Rule.MATCHER),
    ("{}", Rule.MATCHER),
    ("up # root cause: DNS", Rule.UNREADABLE),
    ("up; down", Rule.UNREADABLE),
    ("up\x00", Rule.CONTROL_CHARACTER),
    ("up\u2028", Rule.CONTROL_CHARACTER),
    ("up > 1e308 * 1e308", Rule.LITERAL),
]


@pytest.mark.parametrize(("promql", "rule"), LAUNDERING)
def test_what_could_put_the_askers_words_or_numbers_into_a_line_is_refused(
    promql: str, rule: Rule
) -> None:
    found = check(promql)
    assert isinstance(found, Refused)
    assert (found.rule, "\n" in found.detail) == (rule, False)


@pytest.mark.parametrize(
    ("promql", "rule"),
    [
        ("", Rule.UNREADABLE),
        ("up up", Rule.UNREADABLE),
        ("sum(", Rule.UNREADABLE),
        ("rate(up)", Rule.ARGUMENTS),
        ("rate(up[5m], up[5m])", Rule.ARGUMENTS),
        ("up[5m]", Rule.ARGUMENTS),
        ("sum(up[5m])", Rule.ARGUMENTS),
        ("rate(sum(up)[5m])", Rule.ARGUMENTS),
        ("sum by (a)(b, c)", Rule.ARGUMENTS),
        ("sum(up) offset 5m", Rule.ARGUMENTS),
        ("up offset 5m offset 1h", Rule.ARGUMENTS),
        ("up and 1", Rule.ARGUMENTS),
        ("up > on (a) 1", Rule.ARGUMENTS),
        ("max_over_time(max_over_time(up[1h:1m])[1d:1h])", Rule.TOO_COMPLEX),
        ("max_over_time(up[30d:1m])", Rule.TOO_COMPLEX),
        ("(" * 1500 + "up" + ")" * 1500, Rule.TOO_COMPLEX),
        (" and ".join(["up"] * 60), Rule.TOO_COMPLEX),
        ("u" * 4001, Rule.TOO_LONG),
        ('up{a="\\q"}', Rule.UNREADABLE),
        ('up{a="\\ud800"}', Rule.UNREADABLE),
        ("rate(up[$__rate_interval])", Rule.UNREADABLE),
    ],
)
def test_a_refusal_names_the_rule(promql: str, rule: Rule) -> None:
    found = check(promql)
    assert isinstance(found, Refused)
    assert found.rule is rule


ALLOWED = [
    ("up", "up", "up"),
    ("up{}", "up", "up"),
    ('up{ job = "api", instance!~"a.*" }', 'up{job="api",instance!~"a.*"}', "up{…}"),
    ('{__name__="up"}', "up", "up"),
    ("job:errors:rate5m", "job:errors:rate5m", "job:errors:rate5m"),
    ("up == 0", "up == 0", "up"),
    ("0 < up", "up > 0", "up"),
    ("x > 5 * 1024^3", "x > 5368709120", "x"),
    ("delta(x[5m]) < -2.5", "delta(x[5m]) < -2.5", "delta(x[5m])"),
    ("count(up == 0)", "count(up == 0)", "count(up == ?)"),
    ("sum(rate(x_total[300s])) by (job)", "sum by (job)(rate(x_total[5m]))", "sum(rate(x_total[5m]))"),
    ("topk(3, sum without (pod) (x))", "topk(3, sum without (pod)(x))", "sum(x)"),
    ("topk(3, x) > 5", "topk(3, x) > 5", "x"),
    ("quantile(0.95, x)", "quantile(0.95, x)", "quantile(0.95, x)"),
    ("round(x / 1024 / 1024, 0.01)", "round((x / 1024) / 1024, 0.01)", "round((x / 1024) / 1024, 0.01)"),
    ("60 * rate(x[1m])", "rate(x[1m]) * 60", "rate(x[1m]) * 60"),
    ("x offset 1d", "x offset 1d", "x offset 1d"),
    ("x - x offset 1d", "x - x offset 1d", "x - x offset 1d"),
    ("max_over_time(rate(x[5m])[1h:])",
     "max_over_time(rate(x[5m])[1h:1m])", "max_over_time(rate(x[5m])[1h:1m])"),
    ("a and on (pod) b", "a and on (pod) b", "a"),
    ("count(a unless b)", "count(a unless b)", "count(a unless b)"),
    ("count(up == 0) / count(up)", "count(up == 0) / count(up)", "count(up == ?) / count(up)"),
    ("a / ignoring (code) group_left b", "a / ignoring (code) group_left () b", "a / b"),
    ("sum(a) or sum(b)", "sum(a) or sum(b)", "sum(a) or sum(b)"),
    ("sort_desc(sum(a))", "sort_desc(sum(a))", "sum(a)"),
    ("histogram_quantile(0.99, sum by (le) (rate(x_bucket[5m])))",
     "histogram_quantile(0.99, sum by (le)(rate(x_bucket[5m])))",
     "histogram_quantile(0.99, sum(rate(x_bucket[5m])))"),
    ('sum(x{code=~"5.."}) / sum(x) * 100', '(sum(x{code=~"5.."}) / sum(x)) * 100',
     "(sum(x{…}) / sum(x)) * 100"),
    ("up{path='C:\\\\tmp', q=`\"`}", 'up{path="C:\\\\tmp",q="\\""}', "up{…}"),
]  # fmt: skip


@pytest.mark.parametrize(("promql", "written", "name"), ALLOWED)
def test_what_on_call_engineers_ask_is_written_anew_and_named(
    promql: str, written: str, name: str
) -> None:
    found = check(promql)
    assert isinstance(found, Guarded)
    assert (found.promql, name_of(found.tree, found.metrics)) == (written, name)


def test_a_metric_that_the_server_does_not_have_has_no_name() -> None:
    found = check("sum(root_cause_is_dns) or sum(up)")
    assert isinstance(found, Guarded)
    assert found.metrics == {"root_cause_is_dns", "up"}
    assert name_of(found.tree, {"up"}) == "sum(?) or sum(up)"


def test_the_policy_bounds_how_much_one_expression_asks() -> None:
    small = Policy(nodes=2)
    assert isinstance(check("sum(up)", small), Guarded)
    assert isinstance(check("sum(sum(up))", small), Refused)


@pytest.mark.parametrize(
    ("promql", "allowed"),
    [
        ("up", True),
        ("sort(up)", True),
        ("count(up == 0)", True),
        ("sum(a and b) / sum(a)", True),
        ("up offset 1d", True),
        ("up == 0", False),
        ("a > b", False),
        ("a and on (pod) b", False),
        ("a unless b", False),
        ("a or b", False),
        ("topk(3, up)", False),
        ("sort(bottomk(3, up))", False),
    ],
)
def test_over_a_range_nothing_outermost_takes_points_away(promql: str, allowed: bool) -> None:
    assert isinstance(check(promql), Guarded)
    found = check(promql, Policy(ranged=True))
    assert (found.rule if isinstance(found, Refused) else None) == (
        None if allowed else Rule.FILTERED_RANGE
    )
