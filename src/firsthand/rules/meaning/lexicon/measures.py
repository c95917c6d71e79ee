"""Which figure a number is, and what a record calls itself, in English and Chinese.

One concept is `name = English forms :: Chinese forms`; a line that begins with a blank goes on with the one
before. A form ending in `*` stands for its regular inflections (`**`: with the last consonant doubled),
one ending in `+` for itself and its plural. A form under `-name` says the opposite.
"""

MEASURE_WORDS = """
# Measures: which figure a number is.
duration = duration+, elapsed, elapsedms, took, takes, take, taking, taken, lasted, lasts, lasting,
    last for, durationmillis, activefor, cost, costs, spent, spend, spends :: 持续, 持续时间, 时长,
    耗时, 花费, 用时, 历时, 用了
latency = latency, latencies, response time :: 延迟, 时延, 响应时间, 耗时
delta = delta :: 间隔, 差值
rate = rate+ :: 率, 速率, 比率
error_rate = error rate+, errorrate, higherrorrate, failure rate, failurerate, error ratio, 5xx
    rate, failure ratio :: 错误率, 失败率, 出错率
ratio = ratio+, percentage, percent, proportion, share :: 比例, 占比, 百分比
qps = qps, rps, tps, throughput :: 吞吐, 吞吐量
lag = lag+, seconds_behind_master, seconds behind :: 堆积, 积压, 延迟
depth = depth :: 深度
speed = speed+ :: 转速, 速度
size = size+, length+, len :: 大小, 尺寸, 长度
total = total+, in total, overall, altogether :: 总数, 总计, 合计, 总
count = count+, number+, counter+ :: 数量, 次数, 计数, 数, 条数, 个数
threshold = threshold+, watermark+ :: 阈值, 门限, 水位线, 水位
limit = limit+, quota, cap, ceiling, bound, limited :: 上限, 限制, 限额, 限值, 限
max = max, maximum, peaked, peaks, peaking, maxactive, maxmemory, at most, peak, greatest, largest,
    max_connections, maxconnections, maxclients, maxconn, slowest, longest, highest, worst :: 最大,
    最大值, 峰值, 最高,
    上限, 最慢, 最长
min = min, minimum, at least, least, smallest, lowest, fastest, shortest :: 最小, 最小值, 最低,
    最快, 最短, 下限
avg = avg, average, mean :: 平均, 均值, 平均值
median = median, p50 :: 中位数
p90 = p90
p95 = p95, 95th percentile
p99 = p99, 99th percentile, 0.99 quantile
last_value = last, latest, most recent, newest, final :: 最近, 最新, 最后
first_value = first, earliest, initial, initially :: 最早, 首次, 最初
capacity = capacity, capacities :: 容量
used = in use, use, uses, using, used, usage, utili[sz]ation, consumes, consumed, consuming,
    occupied, occupies, occupy, inuse :: 使用, 使用率, 使用量, 利用率, 占用, 占用率, 占用量, 用量,
    消耗, 已用, 用掉
free = free, remaining, remain, remains, remained, left, spare, leftover, avail, headroom :: 剩余,
    可用空间, 剩下, 空闲, 余, 还剩, 仅剩, 剩, 余量
idle = idle, unused, free :: 空闲
active = active, busy, in use, inuse, occupied :: 活跃, 活动, 使用中, 占用, 在用, 被占用
waiting = waiting, waiters, queued, pending, threadsawaitingconnection :: 等待, 排队, 等待线程,
    等待数
expected = expected, desired, intended :: 期望, 预期, 预定
value = value+ :: 值, 数值
severity = severity :: 级别, 严重程度, 严重级别, 等级
level = level+ :: 级别, 等级, 日志级别
critical = critical :: 严重, 紧急, 危急
status = status, statuses :: 状态
state = state+ :: 状态
reason = reason+
time_noun = timestamp+ :: 时间戳
lease_term = term+ :: 任期
temperature_c = celsius, degrees :: 摄氏度, 度
ident = id, ids, pid, tid, uid, myid :: 编号
document_noun = passage+ :: 段落
seqno = seqno :: 序号
traceid = traceid, trace id, trace_id :: 追踪号, 链路号
annotation = label+, annotation+ :: 标签, 注解
series = series, metric+, point+ :: 指标, 序列, 时间序列, 数据点
alert_noun = alert+, alarm+, notification+ :: 告警, 报警, 警报
interval = interval+, period :: 间隔, 周期
frequency = frequency, frequencies :: 频率
priority = priority, priorities :: 优先级
ttl = ttl, time to live, retention :: 保留时间, 存活时间, 有效期
lifetime = lifetime, uptime, age :: 运行时间, 存活时长, 生命周期
timeout_measure = timeout+, timeout value, timeout setting :: 超时时间, 超时阈值, 超时设置
delay = delay+, rtt, round trip time :: 延时, 往返时间
growth = growth :: 增速, 增幅, 涨幅
gap = gap+, difference+ :: 差距, 差额
offset_measure = offset+, skew*, off by, drift*, clock skew :: 偏移, 偏差, 漂移量
budget = budget+, error budget :: 预算, 错误预算
score = score+, rank :: 得分, 评分
temperature_high = overheating, overheat* :: 过热
success_rate = success rate, availability rate :: 成功率, 可用率
hit_rate = hit rate, hit ratio, cache hit rate :: 命中率
length = length+, len :: 长度
width = rows examined, rows returned :: 扫描行数
throughput = throughput :: 吞吐

# Log levels: what a record calls itself.
level_debug = debug
level_info = info, informational, informative :: 信息
level_warn = warn, warning, warnings :: 警告
level_error = error :: 错误
level_fatal = fatal :: 致命
"""
