"""The signs by which a text holds something back, and what keeps each in a sentence.

Owns RESTRAINTS: one row a family, from the gravest. A sign reaches over one piece of a text. Pure data.
It cannot list every word of either language: a restraint in words of none of these is not seen.
"""

import re
from typing import NamedTuple

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reach.reached_signs import ALL, NEARING, NOT_ALL, REACHED, REVERTED
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED
from firsthand.rules.sieve import heads

_DEEDS = (
    r"(?:restart|re-?boot|roll(?:ed)?[- ]?back|fail(?:ed)?[- ]?over|recover|restor|delet|deploy|migrat"
    r"|promot|upgrad|evict|drain|switch|back(?:ed)?[- ]?up|renew|rotat)[a-z]*"
)
_HAN_DEEDS = r"(?:恢复|修复|重启|回滚|切换|备份|迁移|升级|删除|部署|扩容|缩容|续期)"
_SAID = (
    r"(?:report|say|said|claim|think|thought|believe|complain|allege|state|mention"
    r"|write|wrote|tell|told|according to)"
)
_PEOPLE = (
    r"(?:customers?|users?|support|vendors?|operators?|on-?call|engineers?|someone|somebody|colleagues?"
    r"|managers?|teams?|tenants?|merchants?|we|they|he|she"
    r"|tweets?|tickets?|e-?mails?|posts?|callers?)"
)
_PERSONS = (
    "customer user support vendor operator oncall call engineer someone somebody colleague manager team"
    " tenant merchant we they he she tweet ticket email mail post"
)
"""How the words for people begin."""
_HAN_PEOPLE = r"(?:用户|客户|客服|厂商|供应商|运维|同事|值班(?:人员)?|业务方|商家|租户|有人|对方)"
COMMA = r"[.!?](?:\s|$)|[;⏎|]|,\s|,(?=[\u4e00-\u9fff])|(?<=\")\s(?=[\w.]+=)"
SENTENCE = r"[.!?](?:\s|$)|[;⏎|。]"


class Restraint(NamedTuple):
    rule: str
    hint: re.Pattern[str]
    """What restrains a clause."""
    kept: re.Pattern[str]
    """What keeps it in a sentence."""
    cut: re.Pattern[str]
    """Where a piece ends, over which the sign reaches."""
    rank: int = UNSUPPORTED
    needs: re.Pattern[str] | None = None
    """What the sentence must hold to be concerned."""
    heads: frozenset[str] = frozenset()
    """What every text with such a sign holds one of, as `sieve.py` reads it."""
    beside: frozenset[str] = frozenset()
    """The same of the words that stand with those."""
    needed: frozenset[str] = frozenset()
    """What every sentence that it concerns holds one of."""
    parts: tuple[str, ...] = ("",)
    """Parts of words of which every sign holds one: a text without them is not searched."""


def _one(
    rule: str,
    sign: str,
    cut: str,
    kept: str = "",
    rank: int = UNSUPPORTED,
    needs: str = "",
    parts: str = "",
    also: str = "",
    beside: str = "",
    needed: str = "",
) -> Restraint:
    """`parts` that are English begin a word, but for those with a colon; `also`: what else may begin one."""
    some = tuple(parts.split("|"))
    chinese = " ".join(one for one in some if not one.isascii())
    english = " ".join(one for one in some if one.isascii() and ":" not in one)
    first = heads(f"{english} {also} {chinese}")
    return Restraint(
        rule,
        lazy(sign),
        lazy(f"{sign}|{kept}" if kept else sign),
        lazy(cut),
        rank,
        lazy(needs) if needs else None,
        first,
        heads(f"{beside} {chinese}") if beside else first,
        heads(needed),
        some,
    )


_EXCEPT = (
    r"\b(?:except(?:ing)?|apart from|aside from|other than|excluding|save for|with the exception of)\b"
    r"|\b(?:all|every\w*|each|any|none|no)\b[^,;.⏎]{0,40}?\b(?:but|save)\b(?! not\b| no\b)"
    r"|\b(?:every|all) others?\b|除[^,;。⏎]{1,40}?外|除了"
)
_HEDGED = (
    r"\b(?:probabl[ey]|likely|unlikely|possibl[ey]|potential(?:ly)?|suspect(?:ed|s)?|suspected"
    r"|unconfirmed|unverified|not (?:yet )?confirmed|alleged(?:ly)?|presumabl[ey]|perhaps|maybe|apparently"
    r"|(?:might|may|could) (?:be|have)|seems?|appears? to"
    r"|hypothes\w+|assum\w+|whether|rumou?r\w*|guess|unclear|uncertain|not clear)\b"
    r"|疑似|可能|怀疑|未(?:经)?(?:确认|证实)|待确认|或许|假设|假定|是否|尚不清楚|大概|似乎|推测"
)
_RULED_OUT = (
    r"\bruled out\b|\bcause\b[^,;.⏎]{0,20}\b(?:excluded|eliminated)\b|\bexcluded as\b"
    r"|\bnot (?:the|a|its) (?:root )?(?:cause|culprit|reason)\b"
    r"|已?排除(?=[ ]?[^\s,;.。])|(?:不是|并非|非)(?:根本|根|主要|主)?(?:原因|因)"
)
_UNREAL = (
    r"(?<![\w.-])(?:drills?|simulat(?:ed|ion|ions|es|ing)|mock(?:ed)?|fake[d]?|chaos|dry[- ]run"
    r"|rehears(?:al|ed)|game ?day|example|synthetic|hypothetical|dummy"
    r"|false (?:alarm|positive)|exercise|training run|replay of (?:the |an )?(?:incident|outage)"
    r"|staged (?:outage|failure|incident)|test (?:alert|message|page)|a test"
    r"|(?:fault|failure|test|error|latency)[- ]injection"
    r"|injected (?:fault|failure|error|latency|by))(?![\w.])"
    r"|\[test\]|(?:^|\s)test:|演练|演习|误报|测试(?:告警|消息|:)|模拟|(?:测试|故障)注入|示例|举例"
)
_DAYS = (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july"
    "|august|september|october|november|december"
)
_CALENDAR = f"(?:{_DAYS})"
PASSED = (
    r"\b(?:previously|yesterday|earlier(?! than)|ago|formerly|in the past|had been"
    r"|used to(?! \w+(?: (?!and\b|but\b)[\w.-]+){0,6} (?:is|are|was|were|has|have|will|had)\b)"
    r"|last (?:\d+ )?(?:week|night|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)"
    r"|(?:was|were|had)\b[^,;.]{0,60}\buntil"
    rf"|(?:was|were|had)\b[^,;.]{{0,40}}\b(?:on|in) {_CALENDAR}"
    rf"|(?:on|in) {_CALENDAR}\b[^;.]{{0,30}}\b(?:was|were|had))\b"
    r"|昨[天晚日]|前[天晚]|上个?[周月]|去年|历史"
    r"|\d ?(?:秒|分钟|小时|天|日)(?:之|以)?前|此前|以前|先前|曾|原为|原来|(?:^|[\s,:])之前"
)
OF_THE_PAST = (
    r"^(?!.*\b(?:is|are|now|currently|still|remains?)\b)"
    r".*\b(?:was|were|had|did|\w{2,}ed|fell|rose|went|lost|broke|ran|began|shut|sent|got|became|until)\b"
    r"|\d ?过|过。?$"
)
_SPOKEN = (
    rf"\b{_PEOPLE}: \W?(?=[^,;.⏎]*\b(?:is|are|was|were|fails?|cannot|can't)\b)|"
    rf"\b{_SAID}(?:e?s|ed)? that\b|\b{_PEOPLE} {_SAID}(?:e?s|ed)?\b|\baccording to (?:the |a )?{_PEOPLE}\b"
    rf"|{_HAN_PEOPLE}(?:反馈|反映|称|说|报告|投诉|认为|表示|声称|报障)|据\S{{1,8}}(?:称|说)"
)
_FAILED_DEED = (
    rf"\b{_DEEDS}(?: (?:of|to|for) [\w.:/-]+)?(?: (?:was|is|has|were|been))* "
    r"(?:failed|denied|refused|rejected|abort(?:ed)?|cancell?ed|blocked|unsuccessful|timed out|stuck|not)\b"
    r"|\b(?:denied|refused|rejected|aborted|cancell?ed|failed) (?:to |the |a )?"
    rf"{_DEEDS}|{_HAN_DEEDS}(?:操作|请求)?(?:失败|被拒绝?|未成功|不成功|被?取消|被?中止|被?终止)"
    rf"|(?:拒绝|无法|未能|不能)[^,;。]{{0,6}}{_HAN_DEEDS}"
)
_OPEN_DEED = (
    rf"\b{_DEEDS}\b.{{0,80}}\b(?:scheduled|planned|postponed|pending|skipped|requested)\b"
    r"|\b(?:scheduled|planned|request(?:ed|ing)|attempt(?:ed|ing|s)?|postponed"
    r"|dry[- ]run|would|will be)\b.{0,80}"
    rf"\b{_DEEDS}|(?:计划|拟|尝试|准备|将要|预计)[^,;。]{{0,12}}{_HAN_DEEDS}"
)
_UNDONE = (
    r"\b(?:fail(?:ed|s|ure|ing)?(?! ?-?over)|den(?:ied|y|ies)|refus\w*|reject\w*|abort\w*|cancel\w*"
    r"|block\w*|not|never|unsuccessful\w*|could|unable|schedul\w*|plan\w*|attempt\w*|postpon\w*|pending"
    r"|skipp\w*|dry[- ]run|would|will|tr(?:y|ied|ies)|queued?|request\w*|timed out|stuck)\b"
    r"|\b(?:passed over|left out|omitted|bypass\w*|did not run|never ran)\b|跳过|略过"
    r"|失败|拒|未|没|取消|中止|终止|计划|拟|尝试|准备|将|预计|不"
)
_DEED_PARTS = (
    "restart|boot|roll|over|restor|delet|deploy|migrat|promot|upgrad|evict|drain|switch|back|renew|rotat"
    "|恢复|修复|重启|回滚|切换|备份|迁移|升级|删除|部署|扩容|缩容|续期"
)
_DEED_HEADS = (
    "restart re reboot roll fail recover restor delet deploy migrat promot upgrad evict drain switch back"
    " renew rotat 恢 修 重 回 切 备 迁 升 删 部 扩 缩 续"
)
_FAILS = "reboot recover failed failover"
_DEED = rf"\b{_DEEDS}|{_HAN_DEEDS}"
RESTRAINTS = (
    _one(
        "near_for_reached",
        NEARING,
        SENTENCE,
        r"预警|\bwarn\w*|\bleft\b|\bremain\w*|剩|\bnot\b|未|没",
        needs=REACHED,
        parts="near|almost|close|approach|about|verge|shy|just|short|quite|接近|即将|快|濒|临近|将|逼近"
        "|几乎|趋近",
        also="not",
        needed="full exhaust deplet reach hit at maxed saturat out used ran expired complete finished done"
        " empty 满 耗 用 触 达 过 完 罄",
    ),
    _one(
        "not_all_left_out",
        NOT_ALL,
        COMMA,
        r"部分|有的|有些|只有|仅|\bsome\b|\bonly\b|\bpart",
        CONTRADICTED,
        ALL,
        parts="not|并非|不|未|没有|非",
        needed="all every each both none no entire whole complete full 所 全 都 每 均",
    ),
    _one(
        "reverted_left_out",
        REVERTED,
        r"⏎",
        r"\brever\w+|\bund[oi]\w*|back|taken|withdr\w+|回滚|撤|回退|取消",
        parts="revert|undo|回滚|撤销|回退",
    ),
    _one(
        "ruled_out_in_evidence",
        _RULED_OUT,
        COMMA,
        r"解决|修复|恢复|消除|处理|\bnot\b",
        CONTRADICTED,
        parts="ruled|exclu|elimin|not|排除|不是|非",
        beside="ruled exclu elimin cause culprit reason",
    ),
    _one(
        "deed_not_done",
        _FAILED_DEED,
        COMMA,
        _UNDONE,
        CONTRADICTED,
        _DEED,
        _DEED_PARTS,
        _FAILS,
        "failed denied refused rejected abort cancel blocked unsuccessful timed stuck not",
        _DEED_HEADS,
    ),
    _one(
        "deed_left_open",
        _OPEN_DEED,
        COMMA,
        _UNDONE,
        UNSUPPORTED,
        _DEED,
        _DEED_PARTS,
        _FAILS,
        "scheduled planned postponed pending skipped request attempt dry would will",
        _DEED_HEADS,
    ),
    _one(
        "exception_left_out",
        _EXCEPT,
        r"[.!?](?:\s|$)|[⏎|。]",
        parts="except|apart|aside|other|exclu|save|but|除",
        beside="except apart aside exclu than for all every each any none no",
    ),
    _one(
        "hedge_left_out",
        _HEDGED,
        COMMA,
        rank=OPEN,
        parts="probab|likel|possib|potential|suspect|unconf|unverif|confirm|alleg|presum|perhaps|maybe"
        "|apparent|might|may|could|seem|appear|hypoth|assum|whether|rumo|guess|unclear|uncert|clear"
        "|疑|可能|未|待确认|或许|假|是否|尚|大概|似乎|推测",
        also="unlikely",
    ),
    _one(
        "hedge_left_out", r"\?[\s\"']*$", r"[.!](?:\s|$)|[;⏎|]", r"\?|" + _HEDGED, OPEN, parts="?"
    ),
    _one(
        "not_real_left_out",
        _UNREAL,
        r"⏎",
        parts="drill|simul|mock|fake|chaos|dry|rehears|game|example|synth|hypoth|dummy|false|exercise"
        "|training|replay|staged|test|inject|演|误报|测试|模拟|注入|示例|举例",
    ),
    _one(
        "not_final",
        r"\b(?:will|to) (?:be )?(?:retr(?:y|ied)|try again)\b|\bretrying\b"
        r"|\battempt[ =:]*(?P<n>\d+)(?: ?/ ?| of )(?!(?P=n)\b)\d+|第 ?\d+ ?次重试|重试中|将重试|稍后重试",
        r"⏎",
        r"(?!)",
        needs=r"\b(?:finally|in the end|ultimately|permanently|for good|gave up|given up|giving up)\b"
        r"|最终|彻底|永久|放弃",
        parts="retr|try|attempt|第|重",
        also="will to",
        needed="finally in ultimately permanently for gave given giving 最 彻 永 放",
    ),
    _one(
        "past_left_out",
        PASSED,
        COMMA,
        OF_THE_PAST,
        rank=OPEN,
        parts=f"previous|yesterday|earlier|ago|formerly|used|past|had|last|until|{_DAYS}"
        "|昨|前|上|去年|历史|曾|原",
        beside="previous yesterday earlier ago formerly to past been until week night month year "
        + _DAYS.replace("|", " "),
    ),
    _one(
        "speaker_left_out",
        _SPOKEN,
        SENTENCE,
        _SAID + r"|反馈|反映|称|说|报告|投诉|认为|表示|据",
        parts="report|say|said|claim|think|thought|believe|complain|alleg|state|mention|writ|wrote|tell"
        "|told|according|omer: |omers: |user: |users: |port: |dor: |dors: |ator: |ators: |call: |neer: "
        "|neers: |one: |body: |gue: |gues: |ager: |agers: |team: |teams: |ant: |ants: |we: |hey: |he: |eet: "
        "|eets: |ket: |kets: |mail: |mails: |post: |posts: |ller: |llers: "
        "|馈|映|称|说|报|投诉|认为|表示|据",
        also="says sayes " + _PERSONS,
        beside="that " + _PERSONS,
    ),
)
