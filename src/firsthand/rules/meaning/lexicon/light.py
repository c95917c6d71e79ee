"""Words that say nothing which evidence could lack: grammar, reporting, generalities."""

LIGHT = """
# Grammar.
the a an of in on at to for from with by as and or but is are was were be been being has have having had do
does did there here which who whom whose what than then so such via per into onto upon out too very just yet
already however although though whereas about well instead rather quite where how why whether can against
within during through under among along before after since when while until now currently current present
presently ongoing once ever far if it its they their we our you i he she his her also between both still
even around over right away
# Reporting.
log logs logged logging line lines record recorded records entry entries show shows showed shown showing
report reports reported reporting indicate indicates indicated indicating say says said saying state states
stated stating note notes noted mention mentions mentioned contain contains contained observe observed
observes see seen sees saw seeing display displays displayed give gives given gave describe describes
described list lists listed name names named called according evidence excerpt excerpts output text result
results happen happens happened occur occurs occurred occurring occurrence exist exists existed existing
involve involves involved concern concerns concerned regarding concerning relate relates related relating
associated belongs belong belonged come comes came coming emitted emit emits produced
produces flag flags flagged notice noticed announces announced announce trace traces carry carries carried
carrying experienced experience experiences experiencing encounter encountered encounters face faced
undergoing underwent let lets speak speaks spoke cite cites cited citing
# Generic nouns and verbs.
dates dated dating brought brings bring window windows
information detail details thing things way case cases part parts kind type types item items ones unit units
set sets make makes made put based basis amount amounts figure figures moment point points time times fact
situation place side sample samples range ranges ranged ranging span spans spanning spanned period reached
reaches reaching stand stands stood sit sits stay stays stayed measure measured measures reading readings
got get gets getting respectively counted counts counting own exactly namely i.e e.g etc utc am pm gmt
january february march april may june july august september october november december jan feb mar apr jun
jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri
sat sun throw throws threw thrown throwing mark marks marked marking including include itself similar seen
shown respective meaning means meant imply implies implying signal line's observed observing visible
appearing apparent printed print prints printing says piece pieces accordingly corresponding given taken
themselves it's there's that's log's alert's
# Turns of a report.
simply basically essentially actually indeed amid amidst despite alongside toward towards amongst vs versus
ultimately meanwhile meantime moreover furthermore likewise additionally whilst aforementioned particular
particularly unfortunately fortunately luckily notably importantly interestingly occasion occasions
suffer suffers suffered suffering incur incurs incurred incurring thereafter herein therein whereby wherein
regardless considered deemed regarded somebody someone
"""

LIGHT_HAN = """
的 了 在 为 是 已 已经 并 且 和 与 及 以及 等 中 上 下 里 内 把 被 将其 对 对于 由 从 到 至 于 以 向 给 让
使 也 还 就 才 又是 而 但 但是 而且 其中 该条 此外 同时 目前 当前 现在 此时 正 正在 处于 处在 位于 出现 发生
存在 进行 情况 相关 有关 关于 显示 表明 表示 记录 日志 日志中 日志显示 指出 说明 提示 报告 报 上报 输出 打印
上报告 上报告了 秒数 毫秒数 分钟数
内容 信息 消息中 行 条 个 台 次 笔 名 位 项 份 张 只是 条日志 条记录 这条 那条 一条 一个 一次 一台 所示 如下
共有 有 得到 得 过 着 地 之 其值 之后的 称 据 根据 依据 按 按照 证据 可见 可知 可以 能 能够 达 达到 达到了
已达 为止 变成 成 成为 出 来 去 起 曾 发现 看到 观察到 监测到 遇到 涉及 属于 来自 来源 所在 名为 叫做 即
也就是 也是 仍 仍然 仍为 依然 还是 却 则 再 后来 前后 本 当中 方面 部分 时间 时刻 当时的 分别 分别为 具体
结果 事件 状态为 类似 中的 上的 下的 里的 为了 所 位为 进入 进 开 用 做 作 作为 经 经过 通过的 因而 就是
发出 产生 给出 标记 标为 记为 写道 写明 列出 提到 包括 包含了 尝试时 以来的 期间的 条目 片段 摘录 系统日志
告警信息 距 距离 上次 共 总共 一共 意味着 说明了 是否 哪 什么 吗 呢 啊 吧 件 规定 第 单个 相互 互相 彼此
最终 下一步 进一步 现有 另有 重新 通过 抛出 抛 写入日志 指的是 意思是 数 里面 上面 处 处有
号 自 自从 起 说 说道 说了
"""
