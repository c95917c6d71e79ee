"""Words of those on call for what lines tell, in English and Chinese, beside the other files.

Same format as `states.py`; a row of a name that another file has adds forms to that concept. Law: only
words that have one sense in this field stand here alone; one that has several stands in the phrase that
tells which was meant.
"""

ONCALL_STATES = """
# Going up and down, and past a bound.
decrease = tumble* :: 收缩, 收缩到, 收缩为
overrun = blew its budget, blew the budget, blows its budget
# An alert.
trigger = sounded, sounds the alarm, sounding, went into alarm, went into alarm state, goes into alarm,
    entered the alarm state, changed to alarm, tripped the alarm
firing = sounded, went into alarm, went into alarm state, goes into alarm, entered the alarm state,
    changed to alarm
# Trying again, and giving up.
no_tries_left = retries exhausted, retries are exhausted, retries were exhausted, exhausted retries,
    retry exhausted, retryexhausted, retriesexhausted, retry count exceeded, retry limit exceeded,
    retry limit reached, max retries exceeded, maximum retries exceeded, max retries reached,
    attempts exhausted, max attempts reached, maximum attempts reached, max attempts exceeded,
    retries used up :: 重试次数耗尽, 重试次数用尽, 重试耗尽, 重试次数用完, 重试次数已用完,
    重试次数已耗尽, 重试次数已用尽
gave_up = give* up, gave up, given up, giving up, quit trying, quits trying, stop* trying,
    stop* retrying, quit retrying :: 放弃重试, 不再尝试, 停止重试, 停止尝试
# Stopping and coming up.
suspend = :: 锁死, 软锁死, 硬锁死
crash = :: 恐慌
restart_backoff = back-off restarting failed, back-off restarting
crashloop = :: 循环重启, 反复崩溃重启
deploy = went live, go live, goes live, gone live
# Being let go of, thrown out, taken out of use.
isolate = shun, shuns, shunned, shunning, took out of use, taken out of use, kick* out, thrown out
    of the pool, taken out of the pool, pulled out of the pool
delete = expel**, expelled, kick* out
evict = kick* out, expelled from, kicked off the node, kicked off its node
hold = with the lock, with the lease
satisfy = satisfy*, meet, meets, met, fulfil** :: 满足, 满足了
acquire = took the lock, takes the lock, took the lease, takes the lease
release_lock = freed by, gave the lock back, gave back the lock, let go of
cordon = marked unschedulable, mark* as unschedulable, marked as unschedulable, closed to new pods,
    closed for new pods, taken out of scheduling :: 标记为不可调度, 设为不可调度, 置为不可调度
-cordon = uncordon* :: 解除封锁, 恢复调度, 取消封锁, 恢复为可调度
schedule = :: 放置, 放置到, 安置
ban = shun, shuns, shunned, shunning
run = operation continuing, operation continues
continue = operation continuing, operation continues
oomkill = oom-kill, oom-killed
overrun = cgroup out of memory
oom = cgroup out of memory
timeout = :: 超出截止时间, 超过截止时间, 超出了截止时间, 超过了截止时间, 超过截止期限, 超出截止期限,
    超过最后期限
# Data.
store = :: 刷出, 刷写, 刷出了, 刷写了
pull = retrieve*
detect = spotted, spotting
find = spotted, spotting
-send = undeliverable, undelivered :: 无法投递, 投递不了, 未投递, 未送达
-correct = uncorrectable, uncorrected, non-correctable, noncorrectable :: 不可纠正, 无法纠正,
    未纠正, 不可更正, 不可恢复错误
correct = correctable :: 可纠正, 可更正
-parse = :: 解析失败, 解析出错, 无法解析, 不能解析
sync = :: 同步延迟
apply = :: 应用
eof = eof, end of file, end-of-file, end of stream, end-of-stream :: 文件结束, 文件末尾, 流结束,
    流末尾
reversal = reversal+, reversed the, was reversed, were reversed, been reversed, is reversed :: 冲正,
    冲正了
-pay = unpaid, not paid, not been paid, without payment :: 未支付, 未付款, 没付款, 没有支付,
    没有付款, 未缴费
-suspend = unfrozen, unfreeze, unfreezes, unfreezing, thawed
discharge = discharg*, on battery, on batteries :: 放电, 电池供电
restore = :: 恢复
backfill = backfill* :: 回填
prefetch = prefetch*, read-ahead :: 预取, 预读
resync = resync*, re-sync* :: 重新同步, 重同步
fraud = fraud, fraudulent :: 欺诈
transport = in transit, transport* :: 运输, 运输中, 在途
clear_customs = :: 通关
trip_out = tripped, tripping :: 跳闸
jam = jam** :: 卡料
# How it is.
-safe = insecure, unsafe :: 不安全
misaligned = misplaced
undersized = undersized :: 副本数不足
vibrate = vibrat*, vibration+ :: 振动, 震动
bloated = bloat, bloated, bloating :: 膨胀
layered = multi-attach :: 多重挂载, 多重挂接
divide_zero = division by zero, divide by zero, divided by zero, zerodivisionerror :: 除以零, 除零
serial = could not serialize access, serialization failure+ :: 无法串行化访问, 串行化失败
late = held up
old = :: 太旧, 太老, 前任, 上一任, 原任
long = :: 太长
short = :: 太短
early = :: 太早
closest = closest, nearest :: 最接近, 最接近的, 最相近, 最匹配, 最近似
hard_state = hard :: 硬, 硬性
soft_state = soft :: 软, 软性
read_only = not writable, non-writable, unwritable
flap = jitter*, fluctuation+, went up and down, goes up and down, going up and down, up and down again
"""

ONCALL_THINGS = """
clean_state = :: 平滑, 平稳地, 优雅地
format = :: 格式错误
temperature_high = too hot, got hot, gets hot
autovacuum = autovacuum :: 自动清理
wraparound = wraparound, wrap-around :: 回卷, 回绕
superblock = superblock+ :: 超级块
temporary_file = temp file+, tmp file+, temporary file+ :: 临时文件
base_backup = base backup+, basebackup :: 基础备份
placement_group = placement group+, pgs, pg :: 归置组, 放置组
mailbox = mailbox, mailboxes :: 邮箱, 收件箱
spam = spam :: 垃圾邮件
layer_noun = layer+ :: 镜像层, 图层
coverage_rate = coverage :: 覆盖率
customs = customs :: 海关
conveyor = :: 输送带, 输送机
artifact = artifact+ :: 构件
dead_letter = dead-lettered, dead lettered :: 死信队列
disruption_budget = disruption budget+ :: 中断预算, 干扰预算
ephemeral_storage = ephemeral-storage, ephemeral storage :: 临时存储
connector = connector+ :: 连接器
pool = :: 存储池, 资源池
ingestion = ingest*, ingestion :: 摄入, 摄取
assertion = assertion+, assert :: 断言
authority = authority, authorities, certificate authority, issuing authority :: 颁发机构,
    证书颁发机构, 签发机构, 机构, 颁发者
round_trip = round trip+, round-trip+, rtt :: 往返, 往返时间, 往返时延
dead_row = dead tuple+, dead row+, dead row version+, n_dead_tup :: 死元组, 死行
row = :: 元组
autoscaler = :: 自动伸缩器, 自动扩缩容器, 自动扩缩容, 自动扩缩器, 伸缩器, 自动伸缩控制器
expiry_time = :: 有效期至, 有效期到, 有效至
signal_carrier = loss of carrier, carrier lost, lost carrier, no carrier :: 载波, 载波丢失
network_element = network element+ :: 网元
unionpay = unionpay :: 银联, 中国银联
alipay = alipay :: 支付宝
wechat = wechat, wechatpay, wechat pay, wxpay, weixin :: 微信, 微信支付
bank = banking
cold_aisle = cold aisle+ :: 冷通道
hot_aisle = hot aisle+ :: 热通道
cooling = air conditioner+, air-conditioner+, air conditioning unit+ :: 精密空调, 空调机组
site_dc = machine room+, server room+, computer room+, equipment room+
production_line = production line+, assembly line+ :: 产线, 生产线
workstation = workstation+, work station+ :: 工位
charger = charger+, charging pile+, charging station+, charge point+, charging point+ :: 充电桩,
    充电站
emergency_stop = emergency stop+, e-stop :: 急停
order = :: 下单
"""
