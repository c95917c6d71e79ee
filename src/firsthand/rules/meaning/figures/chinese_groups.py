"""Chinese counts and words of the other group: 全量失败 1 of a text whose 增量 failed, 甲通道 of its 乙通道.

Law: a count is its own group's, an attribute stands with the word that the text joins it to, and a
result or state named by its key (校验结果) has the value of that key. Both folded, lower case. Pure, linear.
It cannot tell an attribute of other than two characters.
"""

import re

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, Finding
from firsthand.rules.sieve import FOREIGN, heads

_HAN_COUNT = lazy(
    r"([\u4e00-\u9fff]{2,8}?)(成功|失败|完成|跳过|超时|异常|正常|丢弃|拒绝)了? ?(\d+)"
)
_HAN_STATE = lazy(r"(成功|失败|完成|跳过|超时|异常|正常|丢弃|拒绝)了?[:=]? ?(\d+)")
_HAN_RUN = lazy(r"[\u4e00-\u9fff]{5,}")
_HAN_VALUE = lazy(r"([\u4e00-\u9fff]{1,8}?(?:结果|状态)) ?[:=为是] ?([\u4e00-\u9fffa-z_]+)")
_PARTICLES = frozenset(
    "的了是为在因由被已未不和与及对从到将有无致等时中后前其该此这那共约仅只都均就把给让使各每个台条次"
)


def _han_count(said: str, text: str) -> Finding | None:
    """`全量失败 1` of `全量 成功 1、失败 0;增量 成功 6、失败 1`."""
    if ";" not in text and "⏎" not in text:
        return None
    for group, state, number in _HAN_COUNT.findall(said):
        head = group[-4:]
        pieces = [one for one in re.split(r"[;⏎]", text) if head in one]
        counts = [n for piece in pieces for word, n in _HAN_STATE.findall(piece) if word == state]
        if counts and number not in counts:
            return Finding(CONTRADICTED, "count_of_another_group", number)
    return None


def _attribute(said: str, text: str) -> Finding | None:
    """`甲通道维护中` of `乙通道维护中`, where the text speaks of both."""
    for run in _HAN_RUN.findall(said):
        if run in text:
            continue
        for at in range(len(run) - 4):
            own, rest = run[at : at + 2], run[at + 2 :]
            if rest in text and own in text and not _PARTICLES & set(own):
                before = [text[one - 2 : one] for one in _starts(rest, text)]
                if all(
                    re.fullmatch(r"[\u4e00-\u9fff]{2}", one) and not _PARTICLES & set(one)
                    for one in before
                ) and not re.search(rf"{own} ?{rest}", text):
                    return Finding(OPEN, "attribute_of_another", own)
    return None


def _value_of_key(said: str, text: str) -> Finding | None:
    """`校验结果为已通过` of `校验结果:未执行`, whatever else of the text has passed."""
    told = _HAN_VALUE.findall(text)
    for key, mine in _HAN_VALUE.findall(said):
        theirs = [value for other, value in told if other == key]
        if theirs and not any(mine in one or one in mine for one in theirs):
            return Finding(OPEN, "value_of_its_key", mine)
    return None


def _new_ones(said: str, text: str) -> Finding | None:
    """`37 个新文件` of `214 new, 37 changed`."""
    told = set(_NEW.findall(text))
    for number in _HAN_NEW.findall(said) if told else ():
        if number not in told:
            return Finding(CONTRADICTED, "count_of_a_neighbour", number)
    return None


def _of_each(said: str, text: str) -> Finding | None:
    """`余额不足占 73%` of `渠道超时 占 73%，余额不足 占 18%`."""
    told = _SHARE_OF_EACH.findall(text)
    for label, number in _SHARE_OF_EACH.findall(said) if len(told) > 1 else ():
        own = {n for one, n in told if one.endswith(label) or label.endswith(one)}
        if own and number not in own and any(n == number for _, n in told):
            return Finding(CONTRADICTED, "share_of_a_neighbour", number)
    return None


def _main_cause(said: str, text: str) -> Finding | None:
    """`主因是余额不足` of `主因 渠道超时`."""
    told = set(_MAIN.findall(text))
    for one in _MAIN.findall(said) if told else ():
        if not any(one in other or other in one for other in told):
            return Finding(CONTRADICTED, "another_main_cause", one)
    return None


def _points(said: str, text: str) -> Finding | None:
    """`低于阈值 92.1 个百分点` of a value of 92.1 %."""
    values = set(map(float, _PERCENT.findall(text)))
    for one, other in _POINTS.findall(said) if len(values) > 1 else ():
        number = float(one or other)
        if number in values and not any(
            abs(abs(first - second) - number) < _CLOSE for first in values for second in values
        ):
            return Finding(CONTRADICTED, "value_for_distance", one or other)
    return None


def _starts(piece: str, text: str) -> list[int]:
    return [one.start() for one in re.finditer(re.escape(piece), text)]


_SHARE_OF_EACH = lazy(r"([\u4e00-\u9fff]{2,8}?) ?占(?:比|了)?[为:]? ?(\d+(?:\.\d+)?) ?%")
_MAIN = lazy(r"(?:主因|主要原因)[是为: ]{0,2}([\u4e00-\u9fff]{2,4})")
_PERCENT = lazy(r"(?<![\w.])(\d+(?:\.\d+)?) ?%")
_POINTS = lazy(
    r"[低高超][于出过][^,;\d]{0,8}?(\d+(?:\.\d+)?) ?个?百分点"
    r"|\bby (?:about )?(\d+(?:\.\d+)?) (?:percentage )?points"
)
_CLOSE = 0.001
_NEW = lazy(r"(?<![\w.])(\d+) new\b")
_HAN_NEW = lazy(r"(?<![\w.])(\d+) ?[个条份]?新(?:增|建)?的?[\u4e00-\u9fff]{2}")
_STATE_SIGNS = heads("成 失 完 跳 超 异 正 丢 拒")
_FOREIGN = frozenset({FOREIGN})
CHINESE_GROUPS = (
    Reading(_han_count, _STATE_SIGNS, _STATE_SIGNS, True),
    Reading(_attribute, _FOREIGN, _FOREIGN),
    Reading(_value_of_key, heads("结 状"), heads("结 状")),
    Reading(_of_each, heads("占"), heads("占"), True),
    Reading(_main_cause, heads("主"), heads("主")),
    Reading(_points, heads("%"), heads("百 points"), True),
    Reading(_new_ones, heads("new"), heads("新"), True),
)
