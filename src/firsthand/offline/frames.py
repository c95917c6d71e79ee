"""Fixed frames around quoted system text, in both languages. Data only: `say` fills them.

`{quote}` is a contiguous part of one evidence text; every other field is read off that same text.
Frames stand in order of preference; the first that the derivability rules accept is used.
"""

FRAMES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "alert": (
        ("Alert {name} is {state}: {quote}", "The alert reads: {quote}", "Record: {quote}"),
        ("告警 {name} 状态为 {state}：{quote}", "告警记录：{quote}", "记录为：{quote}"),
    ),
    "firing_alert": (
        ("Alert {name} is firing: {quote}", "The alert reads: {quote}", "Record: {quote}"),
        ("告警 {name} 正在触发：{quote}", "告警记录：{quote}", "记录为：{quote}"),
    ),
    "alert_head": (
        (
            "The alert reads: {quote}",
            "Alert {name} is {state}: {quote}",
            "The record reads: {quote}",
        ),
        (
            "告警记录：{quote}",
            "告警 {name} 状态为 {state}：{quote}",
            "The record reads: {quote}",
        ),
    ),
    "log": (
        ("The log reads: {quote}", "Log record: {quote}"),
        ("日志记录：{quote}",),
    ),
    "group": (
        (
            "{count} similar log records from {first} to {last}, e.g. {quote}",
            "{count} similar log records, e.g. {quote}",
            "The log reads: {quote}",
            "Log record: {quote}",
        ),
        (
            "从 {first} 到 {last} 共有 {count} 条相似日志，例如：{quote}",
            "共有 {count} 条相似日志，例如：{quote}",
            "日志记录：{quote}",
        ),
    ),
    "series": (("The series reads: {quote}",), ("指标记录：{quote}", "The series reads: {quote}")),
    "rows": (("The row reads: {quote}", "Row: {quote}"), ("记录为：{quote}",)),
    "knowledge": (("The runbook says: {quote}",), ("手册写道：{quote}",)),
}
"""Kind → (English frames, Chinese frames)."""

QUOTE_PAIRS: tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]] = (
    (('"', '"'), ("“", "”"), ("「", "」"), ("『", "』"), ("«", "»"), ("《", "》")),
    (("“", "”"), ("「", "」"), ("『", "』"), ("《", "》"), ('"', '"'), ("«", "»")),
)
"""(English, Chinese), most usual first; one that stands inside the quotation is passed over. All of
them are quotations for the derivability rules."""

QUOTE_MARKS = '"“”„‟″‶〝〞〟＂「」『』｢｣﹁﹂﹃﹄«»《》'
"""What closes a quotation for those rules, whatever opened it."""

NEGATIVES: dict[str, tuple[str, str]] = {
    "query_metrics": (
        "No alert or series was found within the searched scope.",
        "在所查询的范围内没有找到告警或指标。",
    ),
    "query_logs": (
        "No log record was found within the searched scope.",
        "在所查询的范围内没有找到日志记录。",
    ),
    "query_mysql": (
        "No row was found within the searched scope.",
        "在所查询的范围内没有找到数据行。",
    ),
    "lookup_knowledge": (
        "No runbook passage was found within the searched scope.",
        "在所查询的范围内没有找到手册段落。",
    ),
}
"""Tool → (English, Chinese): an empty search. Publication composes its own from the scope."""

PURPOSES: dict[str, tuple[str, str]] = {
    "query_metrics": ("alerts about {subject}", "{subject} 的告警"),
    "query_logs": ("log records of {subject}, failures first", "{subject} 的日志，先看异常"),
    "query_mysql": ("stored rows about {subject}", "{subject} 的数据行"),
    "lookup_knowledge": ("runbook passages about {subject}", "与 {subject} 有关的手册段落"),
}
"""Tool → why a plan asks it."""

ANYTHING: tuple[str, str] = ("the system", "整个系统")
"""The subject of a question that names none."""
