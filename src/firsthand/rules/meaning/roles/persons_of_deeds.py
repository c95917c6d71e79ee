"""Who did which of several deeds: `deployed_by=wang approved_by=chen`, `发布人：wang，审批人：chen`.

Law: where a text gives persons by their deeds, no one is told to have done what it gives to another alone;
and who only approved, reviewed or asked for it has not carried it out. Pure, linear.
It cannot tell a person whom the text names without a deed.
"""

import re
from itertools import chain

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import CONTRADICTED, UNSUPPORTED, Finding
from firsthand.rules.sieve import heads

_DEEDS = {
    "deploy": "deploy releas publish ship upgrad 发布 部署 上线 升级",
    "approve": "approv 审批 批准 核准",
    "review": "review 审核 评审 复核",
    "create": "creat open rais author 创建 新建 发起",
    "submit": "submit report 提交 上报 报告",
    "execute": "execut perform operat 执行 操作",
    "handle": "handl resolv 处理 解决",
    "request": "request 申请",
    "merge": "merg 合并",
    "restart": "restart 重启",
    "change": "chang modif updat edit 修改 变更 更新",
    "trigger": "trigger start 触发",
    "acknowledge": "acknowledg ack confirm 确认",
    "verify": "verif 验证 验收",
    "delete": "delet remov 删除",
    "close": "clos 关闭",
}
"""Deeds of persons, each with the beginnings of its words."""
_ASKING = frozenset({"approve", "review", "request", "submit", "verify", "acknowledge"})
_CARRYING_OUT = frozenset({"deploy", "execute", "restart", "delete", "merge", "change"})
_OF_WORD = {word: deed for deed, words in _DEEDS.items() for word in words.split()}
_LATIN = "|".join(one for one in _OF_WORD if one.isascii())
_HAN = "|".join(one for one in _OF_WORD if not one.isascii())
_WHO = r"([a-z][\w.@-]*\w|[\u4e00-\u9fff]{2,4})"
_KEYED = lazy(
    rf"\b({_LATIN})[a-z]*(?:[_ ]by|(?<=er)|(?<=or)|(?<=author))[\"']?\s?[=:]\s?[\"']?{_WHO}"
    rf"|({_HAN})(?:人员?|者|员|组)\s?[=:]\s?[\"']?{_WHO}"
    rf"|\b({_LATIN})[a-z]*ed(?: (?!by\b)[^\s,;:⏎]+){{0,7}}? by {_WHO}"
)
_GIVING = lazy(r"by[\s=:\"']|[eo]r[\"']?\s?[=:]|(?:人员?|者|员|组)\s?[=:]")
"""Of what every deed that names its person holds one."""
_NOT = lazy(r"\bnot\b|n't\b|\bnever\b|\bno\b|[不未没非]")
_FEWEST = 2


def _by_another(said: str, text: str) -> Finding | None:
    """`chen deployed it` of what chen approved; both folded, in lower case."""
    if _GIVING.search(text) is None or _NOT.search(said) is not None:
        return None
    done: dict[str, set[str]] = {}
    for found in _KEYED.findall(text):
        word, name = (one for one in found if one)
        done.setdefault(_OF_WORD[word], set()).add(name)
    names = set(chain.from_iterable(done.values()))
    if len(done) < _FEWEST or len(names) < _FEWEST:
        return None
    for name in names:
        for deed in _told_of(name, said) if name in said else ():
            own = done.get(deed)
            if own is not None and name not in own:
                return Finding(CONTRADICTED, "deed_of_another_person", f"{name}: {deed}")
            mine = {each for each, persons in done.items() if name in persons}
            if own is None and mine <= _ASKING and deed in _CARRYING_OUT:
                return Finding(UNSUPPORTED, "deed_of_another_person", f"{name}: {deed}")
    return None


def _told_of(name: str, said: str) -> set[str]:
    """The deeds that a sentence tells of a person."""
    who = rf"(?<![a-z\d_.-]){re.escape(name)}"
    found = re.findall(
        rf"{who}(?: has| had| also)? ({_LATIN})[a-z]*ed\b"
        rf"|\b({_LATIN})[a-z]*ed(?: (?!by\b)[^\s,;:]+){{0,7}}? by (?:user |the )?{who}(?![\w-])"
        rf"|\b({_LATIN})[a-z]*(?:er|or) (?:is|was) (?:user )?{who}(?![\w-])"
        rf"|{who} (?:is|was) the ({_LATIN})[a-z]*(?:er|or)\b"
        rf"|[由经] ?{who} ?[\u4e00-\u9fff]{{0,2}}?({_HAN})"
        rf"|({_HAN})(?:人员?|者|员|组) ?[为是:] ?{who}"
        rf"|{who} ?(?:是|为)? ?({_HAN})(?:了|人|者|$|\W)",
        said,
    )
    return {_OF_WORD[one] for groups in found for one in groups if one}


_DOING = heads(" ".join(_OF_WORD))
PERSONS_OF_DEEDS = (Reading(_by_another, _DOING, _DOING),)
