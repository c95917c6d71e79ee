"""Words that steer a sentence: negation, cause, certainty, scope, time, comparison.

Same format as `states.py`; a marker's name begins with `!`. Markers are weighed by rules of their
own and never count as covered content.
"""

MARKERS = """
# Negation. Its scope is three content words in English, two words in Chinese.
!neg = not, no, never, none, without, neither, nor, isn't, wasn't, aren't, weren't, hasn't, haven't, hadn't, doesn't, don't, didn't, won't, wouldn't, shouldn't, mustn't, no longer, nothing, nobody, cannot, can't, couldn't, could not, zero, unable, unable to, failed to, fails to, failing to, fail to, did not :: 不, 未, 没, 没有, 无, 非, 尚未, 从未, 并未, 并非, 未能, 无法, 不能, 不再, 并没有, 均未, 未见, 毫无, 没能, 不是, 不存在, 未出现, 未发生, 均无

# Cause. The effect stands before the first kind and after the second.
!because = because, because of, due to, caused by, as a result of, owing to, on account of, thanks to, attributable to, stems from, stemmed from, resulted from, results from, triggered by, brought about by, by reason of, reason :: 因为, 是因为, 由于, 原因是, 根因是, 原因为, 源于, 归因于, 起因是, 根本原因是, 是由, 原因, 因
!cause = cause, causes, caused, causing, led to, leads to, lead to, leading to, result in, results in, resulted in, resulting in, responsible for, therefore, thus, hence, consequently, so that, made it, brought down, brings down, root cause, root causes, culprit, trigger of, thereby :: 导致, 造成, 引起, 引发, 致使, 使得, 促使, 触发了, 因此, 从而, 以致, 所致, 根因, 根本原因, 罪魁祸首, 拖垮, 拖慢, 压垮

# Claims to know for sure.
!certain = definitely, certainly, clearly, obviously, undoubtedly, surely, proves, prove, proven, proof, guaranteed, guarantee*, confirm*, without doubt, must have, evidently, conclusively, inevitably, for sure, real :: 一定, 必然, 肯定, 确定, 无疑, 显然, 证明, 确认, 势必, 毫无疑问, 确凿, 必定

# Not sure. A hedge of the evidence must be kept.
!hedge = may, might, could, possibly, possible, likely, probably, probable, perhaps, maybe, appear*, seem*, suspect*, presumably, potentially, potential, apparently, suggests that, unlikely, candidate, often, usually, commonly, typically, sometimes, generally, in some cases :: 可能, 疑似, 或许, 也许, 似乎, 大概率, 估计, 怀疑, 潜在, 常, 通常, 往往, 有时, 常常, 一般, 多半

!or = or, either :: 或, 或者, 还是
# Not yet. A plan or an expectation is not an event.
!future = will, would, going to, soon, about to, shortly, imminent, imminently, expected to, is expected, are expected, plans to, planned, scheduled to, scheduled for, upcoming, next, predicted, forecast, eventually, on track to, set to, within the next :: 将, 将会, 会, 即将, 将要, 快要, 很快, 预计, 预期, 计划, 后续, 马上, 稍后, 待

# What ought to be done: never a fact.
!ought = should, must, shall, need to, needs to, have to, has to, ought to, recommend*, advis*, advice, suggest*, please, consider, needed to, in order to fix, requires a :: 应, 应该, 应当, 需, 需要, 必须, 建议, 请, 须, 推荐, 最好, 务必, 宜, 不应, 不宜, 不要, 可以通过

# Conditions.
!if = if, unless, once, in case, whenever, until, provided, should the, assuming, else, otherwise, in the event :: 如果, 若, 假如, 除非, 一旦, 直到, 倘若, 若是
!when = when, while, during, as soon as, after, before, since, upon :: 时, 期间, 当时, 之后, 后, 以来, 之前, 随后, 其后, 过程中

# Scope.
!all = all, every, each, entire, whole, everything, everyone, any, completely, fully, entirely, throughout, always, everywhere, exclusively, sole, solely, across, widespread, cluster-wide, global, globally, constantly, continuously, totally, permanent, permanently, nobody, anywhere :: 所有, 全部, 每个, 每台, 每, 各, 各个, 一直, 始终, 完全, 任何, 唯一, 整个, 全体, 彻底, 均, 都, 全, 全量, 永久, 一切, 大面积, 全网, 普遍, 持续不断, 每次, 每条, 各条
!only = only, just, merely, solely, alone, nothing but, no more than, but only :: 仅, 只, 只有, 仅有, 只是, 仅剩, 只剩, 仅仅
!both = both, either, two of them, the two, each of the two :: 两者, 二者, 两个都, 两条都
!most = most, majority, mostly, mainly, largely, main, half of, dominated, mainly because :: 大多数, 多数, 主要, 大部分, 绝大部分, 绝大多数, 首要
!many = repeatedly, again, multiple, several, many, frequent, frequently, numerous, various, a number of, a lot of, lots of, more and more, dozens, hundreds, thousands, recurring, recurrent, keeps failing, over and over, a few, few, countless, a series of :: 多次, 频繁, 反复, 屡次, 再次, 多条, 多个, 多台, 若干, 大量, 许多, 很多, 连续, 几次, 数次, 陆续, 多名, 多起, 又, 不断, 几个, 几条
!other = other, others, another, else, elsewhere, additional, further, besides, new, different, rest :: 其他, 其它, 另, 另外, 另一, 另一个, 别的, 不同, 其余, 新
!same = same, identical, equal, equals, alike, as well as :: 相同, 同一, 一样, 同样, 一致, 同一个, 相等, 等于

# Time without a figure.
!day = today, yesterday, tonight, this morning, tomorrow, this week, last week, this month, recently, overnight, all day, for hours, for days, for weeks, for a long time, for months, long-standing, earlier today, in recent days, this afternoon, midnight, since startup, nightly :: 今天, 昨天, 今日, 昨日, 今晚, 明天, 本周, 上周, 近期, 长期, 整天, 全天, 近日, 最近几天, 长时间, 数小时, 几个小时, 今早, 凌晨, 一整天, 多日
!ago = ago, apart, between, after that, later, later than, earlier than, before that, afterwards, elapsed between :: 相隔, 相差, 间隔, 之间, 以前, 前, 后, 之后, 晚了, 早了

# Comparison: the interval of the number that follows, or the relation of two figures.
!gt = above, over, more than, greater than, larger than, higher than, exceed*, beyond, past, in excess of, upwards of, surpass*, longer than, later than, outnumber*, outweigh*, bigger than, more, crossed, tops, topped, higher, larger, longer, greater :: 超过, 高于, 大于, 超出, 多于, 超, 突破, 长于, 高出, 多出, 已超, 越过, 高过
!ge = at least, no less than, not less than, or more, not below, at minimum :: 至少, 不少于, 不低于, 不小于, 以上, 及以上, 最少
!lt = below, under, less than, lower than, fewer than, smaller than, shorter than, short of, beneath, not yet, fewer, less, lower, smaller, shorter, stayed below :: 低于, 小于, 少于, 不到, 不足, 未超过, 没超过, 不满, 未达到, 未达, 短于, 以内, 之内, 不及
!le = within, at most, no more than, not more than, up to, or less, or fewer, not above, not exceeding, not exceed :: 至多, 最多, 不超过, 不多于, 不高于, 不大于, 以下, 及以下
!eq = exactly, precisely :: 恰好, 正好, 刚好, 恰为
!about = about, around, roughly, approximately, approx, circa, some, nearly, almost, close to, approaching, ca, just over, just under, slightly over, slightly under, a little over, well over, almost exactly, or so, nearly all :: 约, 大约, 约为, 将近, 接近, 左右, 近, 差不多, 大概, 约合, 上下, 近乎, 几乎

# Arithmetic that the claim announces.
!by = by, difference, differs by, gap, margin, deficit, apart, too late, late by, beyond, against, minus, outstanding, not yet completed, but not yet, extra :: 差, 差值, 差距, 多出, 少了, 高出, 超出, 相差, 未完成, 尚未完成
!left = left, remaining, remain, remains, free, still, unused :: 剩余, 剩下, 还剩, 仅剩, 剩, 余, 空闲
!times = twice, double, doubled, triple, thrice, half, times the, fold, doubles, quarter of :: 倍, 两倍, 一半, 翻倍, 翻番
!per = per, each :: 每

# References back: the sentence stands on the same evidence as the one before.
!that = it, its, this, that, these, those, they, them, their, he, she, the latter, the former, itself :: 它, 其, 该, 此, 这, 那, 这些, 那些, 上述, 前者, 后者, 它们, 本次, 此次, 该次
"""

ATTRIBUTION = """
!runbook = runbook+, playbook+, guide+, documentation, knowledge base, handbook, manual, sop, procedure, guideline+, article, wiki, knowledge article, docs, troubleshooting guide, best practice+ :: 手册, 运维手册, 文档, 指南, 知识库, 预案, 操作手册, 处置手册, 应急预案, 排障手册, 说明文档, 规范, 知识文章
"""
"""Words that name a knowledge text; a sentence with one is about what the text says."""

LIGHT = """
# Grammar.
the a an of in on at to for from with by as and or but is are was were be been being has have having had do does did
there here which who whom whose what than then so such via per into onto upon out too very just yet already
however although though whereas about well instead rather quite where how why whether can against within during through
under among along before after since when while until now currently current present presently ongoing once ever far
if it its they their we our you i he she his her also between both still even around over right away
# Reporting.
log logs logged logging line lines record recorded records entry entries show shows showed shown showing report reports
reported reporting indicate indicates indicated indicating say says said saying state states stated stating
note notes noted mention mentions mentioned contain contains contained observe observed observes see
seen sees saw seeing display displays displayed give gives given gave describe describes described list lists listed
name names named called according evidence excerpt excerpts output text result results
happen happens happened occur occurs occurred occurring occurrence exist exists existed existing involve
involves involved concern concerns concerned regarding concerning relate relates related relating associated belongs
belong belonged come comes came coming emitted emit emits raise raises raised produced produces
flag flags flagged notice noticed announces announced announce trace traces carry carries carried carrying experienced
experience experiences experiencing encounter encountered encounters face faced undergoing underwent
# Generic nouns and verbs.
information detail details data thing things way case cases part parts kind type types item items ones unit
units set sets make makes made put based basis amount amounts figure figures moment point points time times fact
situation place side sample samples range ranges ranged ranging span spans spanning spanned period
reach reached reaches reaching stand stands stood sit sits stay stays stayed
measure measured measures reading readings got get gets getting respectively counted counts counting own exactly namely i.e e.g etc
utc am pm gmt january february march april may june july august september october november december jan feb mar apr jun
jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
"""

LIGHT_HAN = """
的 了 在 为 是 已 已经 并 且 和 与 及 以及 等 中 上 下 里 内 把 被 将其 对 对于 由 从 到 至 于 以 向 给 让 使 也 还 就 才 又是 而 但 但是 而且
其中 该条 此外 同时 目前 当前 现在 此时 正 正在 处于 处在 位于 出现 发生 存在 进行 情况 相关 有关 关于 显示 表明 表示 记录 日志 日志中 日志显示
指出 说明 提示 报告 报 上报 输出 打印 内容 信息 消息中 行 条 个 台 次 笔 名 位 项 份 张 只是 条日志 条记录 这条 那条 一条 一个 一次 一台 所示 如下 共有 有
得到 得 过 着 地 之 其值 其中 之后的 称 据 根据 依据 按 按照 证据 可见 可知 可以 能 能够 达 达到 达到了 已达 为止 变成 成 成为 出 来 去 起 曾
发现 看到 观察到 监测到 遇到 涉及 属于 来自 来源 所在 名为 叫做 即 也就是 也是 仍 仍然 仍为 依然 还是 却 则 再 后来 前后 本 当中 方面 部分
时间 时刻 当时的 分别 分别为 具体 数据 结果 事件 状态为 类似 中的 上的 下的 里的 为了 所 位为 进入 进 开 用 做 作 作为 经 经过 通过的 因而 就是
发出 产生 给出 标记 标为 记为 写道 写明 列出 提到 包括 包含了 尝试时 以来的 期间的 条目 片段 摘录 系统日志 告警信息 距 距离 上次 是否 哪 什么 吗 呢 啊 吧
"""
"""Words that say nothing which evidence could lack."""
