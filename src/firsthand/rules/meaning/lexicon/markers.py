"""Words that steer a sentence: negation, cause, certainty, scope, time, comparison.

Same format as `states.py`; a marker's name begins with `!`. Markers are weighed by rules of their
own and never count as covered content.
"""

MARKERS = """
# Negation. Its scope is three content words in English, two words in Chinese.
!neg = yet to, yet to be, still to, still to be, left to, waiting to be, wait to be, waits to be,
    waiting to, waits to,
    not, no, never, none, without, neither,
    nor, isn't, wasn't, aren't, weren't, hasn't, haven't, hadn't, doesn't, don't, didn't, won't,
    warn against, warns against, advise against, advises against, caution against, cautions against,
    recommend against, recommends against,
    wouldn't, shouldn't, mustn't, no longer, nothing, nobody, without, cannot, can't, couldn't,
    could not, zero, unable, unable to, failed to, fails to, failing to, fail to, did not :: 待, 不,
    未, 没, 没有, 无, 非, 尚未, 从未, 并未, 并非, 未能, 无法, 不能, 不再, 并没有, 均未, 未见, 毫无,
    没能, 不是, 不存在, 未出现, 未发生, 均无, 不要, 不应, 不宜, 切勿, 请勿

# Cause. The effect stands before the first kind and after the second.
!because = because, because of, due to, caused by, as a result of, owing to, on account of, thanks
    to, attributable to, stems from, stemmed from, resulted from, results from, triggered by,
    brought about by, by reason of, explained by, in the wake of, on the back of :: 因为, 是因为,
    由于, 原因是, 根因是, 原因为, 源于, 归因于, 起因是, 根本原因是, 是由, 原因, 因, 归咎于, 归结于,
    之所以, 缘于
!cause = cause, causes, caused, causing, led to, leads to, lead to, leading to, result in, results
    in, resulted in, resulting in, responsible for, therefore, thus, hence, consequently, so that,
    made it, brought down, brings down, root cause, root causes, culprit, trigger of, thereby, what makes,
    what made, what drives, what drove, what keeps, what kept, what brought, what pushes, what pushed,
    which is why, that is why, is why, was why, gives rise to, gave rise to, to blame for ::
    导致, 造成, 引起, 引发, 致使, 使得, 促使, 因此, 从而, 以致, 所致, 根因, 根本原因, 罪魁祸首,
    拖垮, 拖慢, 压垮, 使其, 令其, 引致, 诱发, 招致, 连累, 拖累, 元凶, 害得

# Claims to know for sure.
!certain = definitely, certainly, clearly, obviously, undoubtedly, surely, proves, prove, proven,
    proof, guaranteed, guarantee*, confirm*, without doubt, must have, evidently, conclusively,
    inevitably, for sure, real :: 一定, 必然, 肯定, 确定, 无疑, 显然, 证明, 确认, 势必, 毫无疑问,
    确凿, 必定

# Not sure. A hedge of the evidence must be kept.
!hedge = may, might, could, possibly, possible, likely, probably, probable, perhaps, maybe, appear*,
    seem*, suspect*, presumably, potentially, potential, apparently, suggests that, unlikely,
    asks whether, asks if, asking whether, wonders whether, wonders if, wondering whether,
    possibility, possibilities, candidate, often, usually, commonly, typically, sometimes,
    generally, in some cases :: 可能,
    疑似, 或许, 也许, 似乎, 大概率, 估计, 怀疑, 潜在, 常, 通常, 往往, 有时, 常常, 一般, 多半
!hearsay = wrote, writes, commented, comments, typed, tweeted, claims that, claimed that,
    complained, believe, believes, believed, i think, thinks, i guess, guesses, suppose, assume*,
    feels like, customer says, customers say, customer said, user says, users say, user said,
    he says, she says, they say, someone says, someone said, somebody says, people say, merchant
    says, partner says, supplier says, according to a user, according to the customer, rumour*,
    rumor* :: 用户说, 客户说, 有人说, 据说, 据称, 写道, 留言, 评论, 认为, 觉得, 猜测, 声称, 反映
!or = or, either :: 或, 或者, 还是

# Not yet. A plan or an expectation is not an event.
!future = will, would, going to, soon, about to, shortly, imminent, imminently, expected to, is
    expected, are expected, plans to, planned, scheduled to, scheduled for, upcoming, next,
    predicted, forecast, eventually, on track to, set to, within the next, follows in, follows at,
    is due in, are due in, comes up in, is to follow, will follow, is coming up :: 将, 将会, 会, 即将,
    将要, 快要, 很快, 预计, 计划, 后续, 马上, 稍后

# What ought to be done: never a fact.
!ought = should, must, shall, need to, needs to, have to, has to, ought to, recommend*, advise*,
    advice, suggest*, please, consider, needed to, in order to fix, requires a, wants,
    prescribe*, mandate*, urges, insists on, stipulate* :: 应, 应该, 应当,
    需, 需要, 必须, 建议, 请, 须, 推荐, 最好, 务必, 宜, 不应, 不宜, 不要, 可以通过

# Conditions.
!if = if, unless, once, in case, whenever, until, provided, should the, assuming, else, otherwise,
    in the event :: 如果, 若, 假如, 除非, 一旦, 直到, 倘若, 若是
!when = when, while, during, as soon as, after, before, since, upon :: 时, 期间, 当时, 之后, 后,
    以来, 之前, 过程中
!then = followed by, after which, and then, subsequently :: 随后, 其后, 接着, 紧接着

# Scope.
!all = all, every, each, entire, whole, everything, everyone, any, completely, fully, entirely,
    throughout, always, everywhere, exclusively, sole, solely, across, widespread, cluster-wide,
    global, globally, constantly, continuously, totally, permanent, permanently, nobody, anywhere ::
    所有, 全部, 每个, 每台, 每, 各, 各个, 一直, 始终, 完全, 任何, 唯一, 整个, 全体, 彻底, 均, 都,
    每个采样点, 各采样点, 所有采样点, 每次采样, 每个时间点, 各时间点, 每个数据点, 逐点, 逐次, 每一步,
    全, 永久, 一切, 大面积, 全网, 普遍, 持续不断, 每次, 每条, 各条
!only = only, just, merely, solely, alone, nothing but, no more than, but only :: 仅, 只, 只有,
    仅有, 只是, 仅剩, 只剩, 仅仅
!both = both, either, two of them, the two, each of the two :: 两者, 二者, 两个都, 两条都
!most = most, majority, mostly, mainly, largely, main, half of, dominated, mainly because :: 大多数,
    多数, 主要, 大部分, 绝大部分, 绝大多数, 首要
!many = repeatedly, again, multiple, several, many, frequent, frequently, numerous, various, a
    number of, a lot of, lots of, more and more, dozens, hundreds, thousands, recurring, recurrent,
    keeps failing, over and over, a few, few, countless, a series of, often, regularly, usually ::
    多次, 频繁, 反复, 屡次, 经常, 时常,
    再次, 多条, 多个, 多台, 若干, 大量, 许多, 很多, 几次, 数次, 陆续, 多名, 多起, 又, 不断, 几个,
    几条
!other = other, others, another, else, elsewhere, additional, further, besides, new, different, rest
    :: 其他, 其它, 另, 另外, 另一, 另一个, 别的, 不同, 其余, 新
!same = same, identical, equal, equals, alike, as well as :: 相同, 同一, 一样, 同样, 一致, 同一个,
    相等, 等于

# Time without a figure.
!day = today, yesterday, tonight, this morning, tomorrow, this week, last week, this month,
    recently, overnight, all day, for hours, for days, for weeks, for a long time, for months,
    long-standing, earlier today, in recent days, this afternoon, midnight, since startup, nightly
    :: 今天, 昨天, 今日, 昨日, 今晚, 明天, 本周, 上周, 近期, 长期, 整天, 全天, 近日, 最近几天,
    长时间, 数小时, 几个小时, 今早, 凌晨, 一整天, 多日
!ago = ago, earlier, apart, between, after that, later, later than, earlier than, before that, afterwards,
    elapsed between :: 相隔, 相差, 间隔, 之间, 以前, 前, 后, 之后, 晚了, 早了

# Comparison: the interval of the number that follows, or the relation of two figures.
!gt = older than, deeper than, fuller than, hotter than, warmer than, wider than, heavier than,
    above, over, more than, greater than, larger than, higher than, exceed*, beyond, past, went
    past, went over, goes past, goes over, went beyond, gone past, ran past, ran over, in excess of,
    upwards of, surpass*, longer than, later than, outnumber*, outweigh*, bigger than, more,
    blew through, blew past, blows through, shot past, sailed past, outstrip**, outran,
    crossed, tops, topped, higher, larger, longer, greater :: 超过, 高于, 大于, 超出, 多于, 超,
    突破, 长于, 高出, 多出, 已超, 越过, 高过
!ge = at least, no less than, not less than, or more, not below, at minimum :: 至少, 不少于, 不低于,
    不小于, 以上, 及以上, 最少
!lt = below, under, less than, lower than, fewer than, smaller than, shorter than, short of,
    beneath, fewer, less, lower, smaller, shorter, stayed below :: 低于, 小于, 少于, 不到,
    不足, 未超过, 没超过, 不满, 未达到, 未达, 短于, 以内, 之内, 不及
!le = within, at most, no more than, not more than, up to, or less, or fewer, not above, not
    exceeding, not exceed :: 至多, 最多, 不超过, 不多于, 不高于, 不大于, 以下, 及以下
!eq = exactly, precisely :: 恰好, 正好, 刚好, 恰为
!about = about, around, roughly, approximately, approx, circa, some, nearly, almost, close to,
    approaching, ca, just over, just under, slightly over, slightly under, a little over, well over,
    almost exactly, or so, nearly all :: 多钟, 多秒, 多, 余, 约, 大约, 约为, 将近, 接近, 左右, 近,
    差不多, 大概, 约合, 上下, 近乎, 几乎

# Arithmetic that the claim announces.
!by = by, difference, differs by, gap, margin, deficit, apart, too late, late by, beyond, against,
    minus, outstanding, not yet completed, but not yet, extra :: 比, 差, 差值, 差距, 多出, 少了,
    高出, 超出, 相差, 未完成, 尚未完成
!light = in addition, in addition to, in particular, for example, for instance, by contrast, in contrast,
    with respect to, with regard to, in terms of, on behalf of, in the meantime, at that moment,
    went to, goes to, go to, gone to, as long as, as large as, as many as, as much as, as high as, as fast as,
    as often as, as long, as many, as much, ran into, run into, runs into, running into, went into,
    goes into, came from, comes from, got into, gets into, came to, took place, went on, a bit, a
    little, a touch, a tad, made a, makes a, came with, put into, fell into, turned into a
!left = still to come, yet to come, still ahead,
    left, remaining, remain, remains, free, still, unused :: 剩余, 剩下, 还剩, 仅剩, 剩, 余,
    空闲
!times = twice, double, doubled, triple, tripled, triples, trebled, quadrupled, thrice, half, times
    the, fold, doubles, quarter of :: 倍, 两倍, 一半, 翻倍, 翻番
!per = per, each, per minute, per second, per hour, per day :: 每, 每分钟, 每秒, 每小时, 每秒钟

# References back: the sentence stands on the same evidence as the one before.
!that = it, its, this, that, these, those, they, them, their, he, she, the latter, the former,
    itself :: 它, 其, 该, 此, 这, 那, 这些, 那些, 上述, 前者, 后者, 它们, 本次, 此次, 该次
"""

ATTRIBUTION = """
!runbook = knowledge entry, knowledge entries, knowledge base entry, knowledge base article+, kb entry,
    kb article+, knowledge text+, knowledge note+, knowledge page+, postmortem+,
    post-mortem+, review, retrospective, incident report+, runbook+, playbook+,
    guide+, documentation, knowledge base, handbook, manual, sop, procedure, guideline+, article,
    wiki, knowledge article, docs, troubleshooting guide, best practice+ :: 复盘, 复盘报告,
    复盘文档, 事故报告, 历史案例, 案例, 手册, 运行手册, 操作指南, 运维手册, 文档, 指南, 知识库,
    预案, 操作手册, 处置手册, 应急预案, 排障手册, 说明文档, 规范, 知识文章
"""
"""Words that name a knowledge text; a sentence with one is about what the text says."""
