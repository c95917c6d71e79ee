"""The words by which a text holds something back, one pattern a family.

Owns how a restraint is written in either language: deeds that failed or are still to come, exceptions,
doubts, what is ruled out, unreal, past, or only somebody's word. Pure data.
It cannot list every word: a restraint in words of none of these is not seen.
"""

_DEEDS = (
    r"(?:restart|re-?boot|roll(?:ed)?[- ]?back|fail(?:ed)?[- ]?over|recover|restor|delet|deploy|migrat"
    r"|promot|upgrad|evict|drain|switch|back(?:ed)?[- ]?up|renew|rotat)[a-z]*"
)
_HAN_DEEDS = r"(?:恢复|修复|重启|回滚|切换|备份|迁移|升级|删除|部署|扩容|缩容|续期)"
SAYING = (
    r"(?:report|say|said|claim|think|thought|believe|complain|allege|state|mention"
    r"|write|wrote|tell|told|according to)"
)
_PEOPLE = (
    r"(?:customers?|users?|support|vendors?|operators?|on-?call|engineers?|someone|somebody|colleagues?"
    r"|managers?|teams?|tenants?|merchants?|we|they|he|she"
    r"|tweets?|tickets?|e-?mails?|posts?|callers?)"
)
PERSONS = (
    "customer user support vendor operator oncall call engineer someone somebody colleague manager team"
    " tenant merchant we they he she tweet ticket email mail post"
)
"""How the words for people begin."""
_HAN_PEOPLE = r"(?:用户|客户|客服|厂商|供应商|运维|同事|值班(?:人员)?|业务方|商家|租户|有人|对方)"
EXCEPT = (
    r"\b(?:except(?:ing)?|apart from|aside from|other than|excluding|save for|with the exception of)\b"
    r"|\b(?:all|every\w*|each|any|none|no)\b[^,;.⏎]{0,40}?\b(?:but|save)\b(?! not\b| no\b)"
    r"|\b(?:every|all) others?\b|除[^,;。⏎]{1,40}?外|除了"
)
HEDGED = (
    r"\b(?:probabl[ey]|likely|unlikely|possibl[ey]|potential(?:ly)?|suspect(?:ed|s)?|suspected"
    r"|unconfirmed|unverified|not (?:yet )?confirmed|alleged(?:ly)?|presumabl[ey]|perhaps|maybe|apparently"
    r"|(?:might|may|could) (?:be|have)|seems?|appears? to"
    r"|hypothes\w+|assum\w+|whether|rumou?r\w*|guess|unclear|uncertain|not clear)\b"
    r"|疑似|可能|怀疑|未(?:经)?(?:确认|证实)|待确认|或许|假设|假定|是否|尚不清楚|大概|似乎|推测"
)
RULED_OUT = (
    r"\bruled out\b|\bcause\b[^,;.⏎]{0,20}\b(?:excluded|eliminated)\b|\bexcluded as\b"
    r"|\bnot (?:the|a|its) (?:root )?(?:cause|culprit|reason)\b"
    r"|已?排除(?=[ ]?[^\s,;.。])|(?:不是|并非|非)(?:根本|根|主要|主)?(?:原因|因)"
)
UNREAL = (
    r"(?<![\w.-])(?:drills?|simulat(?:ed|ion|ions|es|ing)|mock(?:ed)?|fake[d]?|chaos|dry[- ]run"
    r"|rehears(?:al|ed)|game ?day|example|synthetic|hypothetical|dummy"
    r"|false (?:alarm|positive)|exercise|training run|replay of (?:the |an )?(?:incident|outage)"
    r"|staged (?:outage|failure|incident)|test (?:alert|message|page)|a test"
    r"|(?:fault|failure|test|error|latency)[- ]injection"
    r"|injected (?:fault|failure|error|latency|by))(?![\w.])"
    r"|\[test\]|(?:^|\s)test:|演练|演习|误报|测试(?:告警|消息|:)|模拟|(?:测试|故障)注入|示例|举例"
)
DAYS = (
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july"
    "|august|september|october|november|december"
)
_CALENDAR = f"(?:{DAYS})"
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
SPOKEN = (
    rf"\b{_PEOPLE}: \W?(?=[^,;.⏎]*\b(?:is|are|was|were|fails?|cannot|can't)\b)|"
    rf"\b{SAYING}(?:e?s|ed)? that\b|\b{_PEOPLE} {SAYING}(?:e?s|ed)?\b|\baccording to (?:the |a )?{_PEOPLE}\b"
    rf"|{_HAN_PEOPLE}(?:反馈|反映|称|说|报告|投诉|认为|表示|声称|报障)|据\S{{1,8}}(?:称|说)"
)
FAILED_DEED = (
    rf"\b{_DEEDS}(?: (?:of|to|for) [\w.:/-]+)?(?: (?:was|is|has|were|been))* "
    r"(?:failed|denied|refused|rejected|abort(?:ed)?|cancell?ed|blocked|unsuccessful|timed out|stuck|not)\b"
    r"|\b(?:denied|refused|rejected|aborted|cancell?ed|failed) (?:to |the |a )?"
    rf"{_DEEDS}|{_HAN_DEEDS}(?:操作|请求)?(?:失败|被拒绝?|未成功|不成功|被?取消|被?中止|被?终止)"
    rf"|(?:拒绝|无法|未能|不能)[^,;。]{{0,6}}{_HAN_DEEDS}"
)
OPEN_DEED = (
    rf"\b{_DEEDS}\b.{{0,80}}\b(?:scheduled|planned|postponed|pending|skipped|requested)\b"
    r"|\b(?:scheduled|planned|request(?:ed|ing)|attempt(?:ed|ing|s)?|postponed"
    r"|dry[- ]run|would|will be)\b.{0,80}"
    rf"\b{_DEEDS}|(?:计划|拟|尝试|准备|将要|预计)[^,;。]{{0,12}}{_HAN_DEEDS}"
)
UNDONE = (
    r"\b(?:fail(?:ed|s|ure|ing)?(?! ?-?over)|den(?:ied|y|ies)|refus\w*|reject\w*|abort\w*|cancel\w*"
    r"|block\w*|not|never|unsuccessful\w*|could|unable|schedul\w*|plan\w*|attempt\w*|postpon\w*|pending"
    r"|skipp\w*|dry[- ]run|would|will|tr(?:y|ied|ies)|queued?|request\w*|timed out|stuck)\b"
    r"|\b(?:abandon\w*|call(?:ed|s)? off|g[ai]v\w+ up|br[eo]a?k\w* off|cut short|interrupt\w*)\b"
    r"|\b(?:passed over|left out|omitted|bypass\w*|did not run|never ran)\b|跳过|略过"
    r"|失败|拒|未|没|取消|中止|终止|计划|拟|尝试|准备|将|预计|不"
)
DEED_PARTS = (
    "restart|boot|roll|over|restor|delet|deploy|migrat|promot|upgrad|evict|drain|switch|back|renew|rotat"
    "|恢复|修复|重启|回滚|切换|备份|迁移|升级|删除|部署|扩容|缩容|续期"
)
DEED_HEADS = (
    "restart re reboot roll fail recover restor delet deploy migrat promot upgrad evict drain switch back"
    " renew rotat 恢 修 重 回 切 备 迁 升 删 部 扩 缩 续"
)
FAILS = "reboot recover failed failover"
A_DEED = rf"\b{_DEEDS}|{_HAN_DEEDS}"
