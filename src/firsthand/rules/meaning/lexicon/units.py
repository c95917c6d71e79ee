"""Units: spelling → (class, factor to the class's base unit)."""

_TIME = {
    1e-9: "ns nano nanos nanosecond nanoseconds 纳秒",
    1e-6: "us µs μs micros microsecond microseconds 微秒",
    1e-3: "ms msec msecs milli millis millisecond milliseconds 毫秒",
    1.0: "s sec secs second seconds 秒 秒钟",
    60.0: "m min mins minute minutes 分钟 分",
    3600.0: "h hr hrs hour hours 小时 个小时 时",
    86400.0: "d day days 天 日",
    604800.0: "w week weeks 周 星期",
    2592000.0: "month months 个月",
    31536000.0: "year years 年",
}
_BYTES = {
    1.0: "b byte bytes 字节",
    1e3: "kB KB kb kilobyte kilobytes",
    1e6: "MB mb megabyte megabytes",
    1e9: "GB gb gigabyte gigabytes",
    1e12: "TB tb terabyte terabytes",
    2.0**10: "K k Ki KiB kib",
    2.0**20: "M Mi MiB mib",
    2.0**30: "G Gi GiB gib",
    2.0**40: "T Ti TiB tib",
}
_OTHER = {
    ("%", 1.0): "% percent pct 个百分点 percentage",
    ("°", 1.0): "C °C ℃ celsius degrees degree 度 摄氏度",
    ("/s", 1.0): "rps qps tps req/s rps/s ops /s",
    ("Hz", 1.0): "Hz hz",
    ("W", 1.0): "W watts watt 瓦",
    ("W", 1e3): "kW",
    ("dB", 1.0): "dB dBm decibels 分贝",
    ("B/s", 1e3 / 8): "kbps Kbps kbit/s Kbit/s kb/s Kb/s",
    ("B/s", 1e6 / 8): "Mbps mbps Mbit/s mbit/s Mb/s 兆比特每秒",
    ("B/s", 1e9 / 8): "Gbps gbps Gbit/s gbit/s Gb/s 吉比特每秒",
    ("x", 1.0): "倍 x fold",
}

_FRACTIONS = {"third": 3.0, "quarter": 4.0, "fifth": 5.0, "eighth": 8.0, "tenth": 10.0, "half": 2.0}
_PARTED = {"second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86400.0, "week": 604800.0}
_PARTED_BYTES = {"KiB": 2.0**10, "MiB": 2.0**20, "GiB": 2.0**30, "MB": 1e6, "GB": 1e9}
_PARTED_BYTES |= {"kilobyte": 1e3, "megabyte": 1e6, "gigabyte": 1e9, "terabyte": 1e12}
PARTS_OF_UNITS: dict[str, tuple[str, float]] = {
    **{p + u: ("s", f / n) for p, n in _FRACTIONS.items() for u, f in _PARTED.items()},
    **{p + u: ("B", f / n) for p, n in _FRACTIONS.items() for u, f in _PARTED_BYTES.items()},
}
"""`quarterminute`: how a sentence's `three quarters of a minute` is read, as exact as it is said."""

UNITS: dict[str, tuple[str, float]] = {
    **PARTS_OF_UNITS,
    **{name: ("s", factor) for factor, names in _TIME.items() for name in names.split()},
    **{name: ("B", factor) for factor, names in _BYTES.items() for name in names.split()},
    **{
        name + tail: ("B/s", factor)
        for factor, names in _BYTES.items()
        for name in ("B", *names.split())
        for tail in ("/s", "/sec")
        if name != "B" or factor == 1.0
    },
    **{name: unit for unit, names in _OTHER.items() for name in names.split()},
}

LONG_UNITS = frozenset(
    {"nanoseconds", "microseconds", "milliseconds", "seconds", "minutes", "hours", "days"}
)
"""Units that a text may spell in capitals: `1000 MILLISECONDS`."""

KEY_UNITS: dict[str, tuple[str, float]] = {
    name: UNITS[name]
    for name in [
        "ns",
        "nanos",
        "ms",
        "millis",
        "milliseconds",
        "seconds",
        "secs",
        "sec",
        "minutes",
        "minute",
        "hours",
        "days",
        "bytes",
        "byte",
        "kb",
        "mb",
        "gb",
        "kib",
        "mib",
        "gib",
        "percent",
        "pct",
        "nanoseconds",
        "microseconds",
        "us",
        "s",
    ]
}
"""A unit that ends a field's name: `elapsed_ms=4512`, `durationMillis`."""

ENGLISH_NUMBERS: dict[str, float] = {
    word: float(value)
    for value, word in enumerate(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty",
        ]
    )
} | {
    "thirty": 30.0,
    "forty": 40.0,
    "fifty": 50.0,
    "sixty": 60.0,
    "seventy": 70.0,
    "eighty": 80.0,
    "ninety": 90.0,
    "dozen": 12.0,
}
ORDINALS: dict[str, float] = {
    word: float(value)
    for value, word in enumerate(
        ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"],
        start=2,
    )
}
SCALES: dict[str, float] = {
    "hundred": 1e2,
    "thousand": 1e3,
    "million": 1e6,
    "billion": 1e9,
    "万": 1e4,
    "亿": 1e8,
    "千": 1e3,
    "百": 1e2,
}
"""Words between a number and what it counts."""

HAN_SCALES: dict[str, float] = {"十": 10.0, "百": 1e2, "千": 1e3, "万": 1e4, "亿": 1e8}
HAN_NUMERALS: dict[str, float] = {
    **{digit: float(value) for value, digit in enumerate("零一二三四五六七八九")},
    "两": 2.0,
    "〇": 0.0,
    **HAN_SCALES,
    "半": 0.5,
    "第": 0.0,
}
"""Every character that a Chinese number may begin with."""
