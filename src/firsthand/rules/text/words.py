"""The words that the excerpt rules know, in groups. Lower case, as in a canonical text.

Law: data only. A group is extended here and nowhere else.
It cannot list every generic phrase of every system; `generic.py` says how unknown words count.
"""

import re


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


NEGATIONS = _words(
    """
    not no never none nor neither cannot without non hardly barely lacks lack lacking absent
    absence unable isnt arent wasnt werent dont doesnt didnt cant couldnt wont wouldnt shouldnt
    hasnt havent hadnt
    """
)
"""Words that turn what follows into its opposite; words that end in `n't` are added by the rules."""

NEGATIONS_WITH_TO = _words(
    """
    fail fails failed failing refuse refuses refused refusing ceased stopped about
    """
)
"""Words that do so together with a following `to` (`failed to renew`)."""

PREVENTIONS = _words(
    """
    avoid avoids avoided avoiding prevent prevents prevented preventing forbid forbids forbidden
    prohibit prohibits prohibited refrain instead
    """
)
"""Words that say that what follows did not, or shall not, take place."""

CEASING = _words("stop stops stopped stopping cease ceases ceased ceasing quit")
"""Words that do so before a word in -ing (`stopped serving`)."""

HEDGES = _words(
    """
    if whether unless maybe perhaps possibly possible likely probably potentially potential
    presumably allegedly apparently seemingly suspected
    """
)
"""Words without which what follows says more than the text."""

TRANSPARENT = _words(
    """
    to be been being a an the any yet longer currently fully completely properly correctly
    actually even quite very really always ever have has had able all more immediately of in
    entirely such
    """
)
"""Words through which a negation reaches the next one: `not yet available`, `has not been able to`."""

COPULAS = _words(
    """
    is are was were be been being am has have had will would can could may might must should
    shall does do did isn't aren't wasn't weren't becomes became remains remained seems stays
    gets got
    """
)
"""Words that promise a predicate: nothing may be left out right behind them."""

OPEN_WORDS = _words(
    """
    to from for of with by on in at into onto via and or as than after before until per between
    against under over above below about because due since while when if that which who calls
    called call
    """
)
"""Words that promise a complement: what is left out behind them may not end a clause."""

COMPARING_WORDS = _words(
    """
    above over exceeds exceeding exceeded than least most below under approximately about nearly
    almost around within beyond only upto max min up
    """
)
"""Words that belong to the number behind them."""

STOP_WORDS = _words(
    """
    a an the this that these those it its is are was were be been being am do does did has have
    had having will would can could may might must should shall to of in on at by for from with
    as and or but if then than so into onto over under after before when while where which who
    what how there here due via per our your his their we you they he she i us me my at all any
    some each both also only just very too more most such same about up down off out again still
    already now recent last jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun
    monday tuesday wednesday thursday friday saturday sunday january february march april june
    july august september october november december am pm utc gmt z t
    """
)
"""They identify nothing and are not counted."""

LEVELS = _words(
    """
    trace debug info information notice warn warning error err severe critical crit fatal alert
    emerg emergency panic verbose fine finer finest normal e w f d
    """
)
"""Log levels and severities."""

STATES = _words(
    """
    firing resolved pending inactive active ok up down true false null none nil undefined
    unknown success successful succeeded successfully failed failure fail fails failing enabled
    disabled on off yes no running stopped started completed done ready healthy unhealthy
    degraded open opened closed passed rejected allowed denied accepted dropped available
    unavailable
    """
)
"""States; a swap of two of them turns a statement round."""

GENERIC_WORDS = _words(
    """
    error errors exception exceptions timeout timeouts timed out problem problems issue issues
    fault alert alerts alarm alarms message messages msg event events log logs logging record
    records line lines entry entries occurred occur occurs happened happens caused cause causes
    reason reasons detail details description summary request requests response responses
    connection connections connect connecting connected refused reset peer server servers
    service services client clients host hosts node nodes pod pods instance instances container
    containers cluster system systems process processes processing thread threads task tasks job
    jobs user users file files data value values current total count number name names type
    types id ids key keys field fields code codes exit exited status state states result results
    level levels time times timestamp date seconds second minutes minute hours hour days day
    milliseconds millis ms sec bytes percent retry retrying retries later try tried trying
    attempt attempts check checking please see found operation operations access high low permission
    internal unexpected invalid usage memory cpu disk network load used
    using rate limit limits threshold exceeded channel stats statistics metric metrics label
    labels annotation at annotations severity source target input output module class method
    function null java com org net io www http https tcp ip port address path url version config
    configuration session info start end begin stop started starting stopped stopping
    initialized loaded loading handler manager worker main root caused by stack traceback call lines more
    lock locks wait waits waiting replica replicas update updates updated updating point points
    partition partitions queue queues read reads write writes reading writing size sizes
    slow query queries similar first eg etc example samples sample
    """
) | (LEVELS | STATES)
"""Words that every system writes. Three of them identify nothing; five say a little."""

HAN_GENERIC = (
    # what went wrong, without what
    "异常|故障|错误|失败|超时|告警|报警|警告|问题|报错|出错|崩溃|中断|事件|日志|信息|消息|通知|恢复|触发|正常|成功"
    # fields and measures
    "|当前值|当前|数值|阈值|级别|等级|状态|时间|耗时|原因|详情|描述|摘要|说明|结果|名称|类型|编号|来源|目标|内容"
    "|使用率|利用率|占用率|占比|比例|数量|总数|次数|持续|平均|最大|最小|过高|过低|过大|过多|偏高|较高|严重|紧急|一般"
    # things that every system has
    "|服务器|服务|系统|主机|节点|实例|集群|容器|应用|接口|请求|响应|调用|连接(?!池)|进程|线程(?!池)|任务|用户|客户端"
    "|程序|模块|平台|业务|数据(?!库)|文件|配置|资源|操作|处理|执行|运行|启动|停止|返回|检查|查看|排查|建议|处理中"
    # where knowledge comes from and how it is looked up
    "|历史|案例|手册|检索|查询|搜索"
    # fillers
    "|发生|出现|存在|发现|可能|导致|由于|因为|以及|或者|并且|已经|正在|进行|无法|不可用|不足|请|及时|尽快|关注|根据"
    "|其中|一个|有|的|了|在|是|为|和|与|到|对|被|将|中|等|后|时|及|或|该|此|其|都|就|也|还|而|并|可|能|会"
    "|分钟|小时|秒|毫秒|天|次|个|台|条"
)
"""Han words that every system writes, longest first where one begins another."""

HAN_NEGATIONS = "不没未无非否勿莫毋"
"""Han characters that turn what follows into its opposite."""

HAN_NEGATED = re.compile(
    rf"(?:[{HAN_NEGATIONS}]"
    "(?:有(?:一个|任何)?|能够|能|法|会|再|可以|可|曾|被|得|是|要|需|必|用|经|够|太|完全|正常|及时|正确|成功|按时)?"
    "|禁止|严禁|停止|拒绝|避免|防止|等待|有待|(?:可能|也许|或许|疑似|是否|如果|假如|若)(?:是|有|会)?)$"
)
"""The end of a text behind which a span begins inside a negation, a prevention or a hedge."""

HAN_UNDONE = re.compile(rf"[{HAN_NEGATIONS}]|失败|前|之前|为止|与否")
"""What may follow a Han word and undo it: `重启失败`, `恢复前`, `连接不上`."""

HAN_COMPARING = re.compile(
    r"(?:大于|小于|等于|超过|超出|低于|高于|不足|不到|至少|至多|最多|最少|将近|接近|达到|约|近)$"
)
"""Han words that belong to the number behind them."""

AFTER_QUANTITY = re.compile(
    r" ?(?:以上|以下|以内|以外|之内|左右|上下|多|余"
    r"|or (?:more|less|above|below|fewer|greater|higher|lower|earlier|later|newer|older)\b|per\b)"
)
"""Words that belong to the number before them."""

EVENTS = (
    r"\b(?:fail(?:ed|ure)|errors?|exception|time(?:d )?out|refused|reset|exceeded|detected|exhausted|lost)"
    "|失败|超时|异常|错误|报错|出错|告警|中断|耗尽|完成"
)
"""A pattern of words that say what happened and name no key: the end of a message's head."""

HAN_NUMERALS = frozenset("〇零一二三四五六七八九十百千万亿两")
