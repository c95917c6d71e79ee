"""Attempts to put a word or a number of one's own into evidence, each with the rule that stops it.

None as a rule: the filter is taken, finds nothing or only stored records, and changes none.
"""

import json
from typing import Any

from firsthand.sources.logs.refusal import Rule

WORD, NUMBER = "ZQXCAUSE", "424242"

LOGQL: tuple[tuple[str, Rule | None], ...] = (
    (f'{{service_name=~".+"}} | line_format "{WORD}"', Rule.REWRITES),
    (f'{{service_name=~".+"}} | line_format `{{{{ "{WORD}" }}}}`', Rule.REWRITES),
    (f'{{service_name=~".+"}} | label_format cause="{WORD}"', Rule.REWRITES),
    (f'{{service_name=~".+"}} | regexp "(?P<{WORD}>.*)"', Rule.REWRITES),
    (f'{{service_name=~".+"}} | pattern "<{WORD}>"', Rule.REWRITES),
    (f'{{service_name=~".+"}} | json {WORD}="msg"', Rule.REWRITES),
    (f'{{service_name=~".+"}} | logfmt {WORD}="msg"', Rule.REWRITES),
    ('{service_name=~".+"} | unpack', Rule.REWRITES),
    ('{service_name=~".+"} | decolorize', Rule.REWRITES),
    ('{service_name=~".+"} | drop level', Rule.REWRITES),
    ('{service_name=~".+"} | json | unwrap took_ms', Rule.REWRITES),
    (f'{{service_name=~".+"}} |= `x` or | line_format "{WORD}"', Rule.SYNTAX),
    ('count_over_time({service_name=~".+"}[5m])', Rule.COMPUTES),
    ('sum(rate({service_name=~".+"}[5m])) * 424242', Rule.SYNTAX),
    (f"vector({NUMBER})", Rule.COMPUTES),
    (f'label_replace(rate({{a="b"}}[5m]), "x", "{WORD}", "", "")', Rule.COMPUTES),
    (f'{{service_name=~".+"}} |~ "(?P<{WORD}>pool)"', Rule.PATTERN),
    ('{service_name=~".+"} |~ "(a{100}){100}"', Rule.PATTERN),
    ('{service_name=~".+"} |~ "(?=pool)"', Rule.PATTERN),
    ('{service_name=~".+"} |= "a" # | drop', Rule.SYNTAX),
    ('{service_name=~".+"} |= "pool" offset 5m', Rule.COMPUTES),
    (f'{{service_name=~".+"}} |= "{WORD}"', None),
    (f'{{service_name=~".+"}} != "{WORD}"', None),
    (f'{{service_name=~".+"}} | json | took_ms != "{NUMBER}"', None),
    ('{service_name=~".+"} |= `a" | line_format "b`', None),
    ('|= "x\\" | line_format \\"y"', None),
)

LOGSQL: tuple[tuple[str, Rule | None], ...] = (
    (f'* | format "{WORD}" as _msg', Rule.REWRITES),
    (f'pool | replace ("pool", "{WORD}")', Rule.REWRITES),
    (f"* | math {NUMBER} as took_ms", Rule.REWRITES),
    (f"* | stats count() as {WORD}", Rule.REWRITES),
    (f"* | rename _msg as {WORD}", Rule.REWRITES),
    (f'* | extract "<{WORD}>"', Rule.REWRITES),
    (f'* | unroll by (tags) | format "{WORD}"', Rule.REWRITES),
    ("* | delete level", Rule.REWRITES),
    ("(pool | delete level)", Rule.REWRITES),
    ("service:in(* | fields service)", Rule.SYNTAX),
    (f"service:in(_time:1d {WORD} | fields service)", Rule.REACHES),
    ("options(time_offset=1h) pool", Rule.REACHES),
    ("options(ignore_global_time_filter=true) *", Rule.REACHES),
    ("_time:5m pool", Rule.WINDOW),
    ('"_time":[2026-01-01Z, 2027-01-01Z) pool', Rule.WINDOW),
    ("_stream_id:0000007b000000c8", Rule.WINDOW),
    ("pool # | delete level", Rule.SYNTAX),
    ("rate() > 5", Rule.REACHES),
    ("service:eq_field(level)", Rule.REACHES),
    ('~"(a{100}){100}"', Rule.PATTERN),
    ('~"(?P<cause>pool)"', Rule.PATTERN),
    (f'"{WORD}"', None),
    (f"!{WORD}", None),
    (f'!i("{WORD}") and (service:payrail or level:="warn")', None),
    ('"x) | format \\"y\\" as _msg"', None),
    ('`x") | delete level`', None),
)


def _dsl(document: Any) -> str:
    return json.dumps(document)


_ALL: dict[str, Any] = {"exists": {"field": "message"}}
DSL: tuple[tuple[str, Rule | None], ...] = (
    (_dsl({"script_score": {"query": _ALL, "script": {"source": NUMBER}}}), Rule.REWRITES),
    (_dsl({"query": _ALL, "script_fields": {WORD: {"script": NUMBER}}}), Rule.REWRITES),
    (_dsl({"query": _ALL, "runtime_mappings": {WORD: {"type": "keyword"}}}), Rule.REWRITES),
    (_dsl({"query": _ALL, "highlight": {"pre_tags": [WORD], "fields": {"*": {}}}}), Rule.REWRITES),
    (_dsl({"query": _ALL, "aggs": {WORD: {"terms": {"field": "level", "missing": WORD}}}}), Rule.COMPUTES),
    (_dsl({"query": _ALL, "sort": [{"x": {"missing": NUMBER}}]}), Rule.REACHES),
    (_dsl({"query": _ALL, "_source": ["message"]}), Rule.REWRITES),
    (_dsl({"query": _ALL, "size": 0}), Rule.REACHES),
    (_dsl({"match": {"message": {"query": "pool", "_name": WORD}}}), Rule.REWRITES),
    (_dsl({"match": {"message": {"query": "pool", "boost": 424242}}}), Rule.COMPUTES),
    (_dsl({"bool": {"must": [_ALL], "_name": WORD}}), Rule.REWRITES),
    (_dsl({"bool": {"filter": {"script": {"script": "true"}}}}), Rule.REWRITES),
    (_dsl({"function_score": {"query": _ALL, "weight": 424242}}), Rule.REWRITES),
    (_dsl({"boosting": {"positive": _ALL, "negative": _ALL}}), Rule.COMPUTES),
    (_dsl({"nested": {"path": "a", "query": _ALL, "inner_hits": {"name": WORD}}}), Rule.REACHES),
    (_dsl({"terms": {"user": {"index": "secrets", "id": "1", "path": "x"}}}), Rule.REACHES),
    (_dsl({"query_string": {"query": f"{WORD} OR *"}}), Rule.SYNTAX),
    (_dsl({"regexp": {"message": ".*.*.*x"}}), Rule.SYNTAX),
    (_dsl({"wildcard": {"message": "*pool*"}}), Rule.PATTERN),
    (_dsl({"wildcard": {"message": "p*o*o*l*?"}}), Rule.PATTERN),
    (_dsl({"range": {"@timestamp": {"gte": "now-30d"}}}), Rule.WINDOW),
    (_dsl({"term": {"_index": "secrets"}}), Rule.REACHES),
    (_dsl({"multi_match": {"query": "x", "fields": ["*"]}}), Rule.REACHES),
    (_dsl({"match_all": {}}), Rule.SYNTAX),
    ('{"match": {"message": "a"}, "match": {"message": "b"}}', Rule.SYNTAX),
    ('{"bool": ' * 350 + "{}" + "}" * 350, Rule.SYNTAX),
    (_dsl({"match": {"message": WORD}}), None),
    (_dsl({"bool": {"must_not": {"match_phrase": {"message": f"{WORD} {NUMBER}"}}}}), None),
    (_dsl({"term": {"log.level": {"value": "error"}}}), None),
)  # fmt: skip
