"""States and events: what becomes of an attempt, a process or a link, in English and Chinese.

One concept is `name = English forms :: Chinese forms`; a line that begins with a blank goes on with the one
before. A form ending in `*` stands for its regular inflections (`**`: with the last consonant doubled),
one ending in `+` for itself and its plural. A form under `-name` says the opposite.
A concept that the evidence lacks is never derivable; a word may stand under several concepts.
"""

STATES = """
# Alert states. They exclude one another: a resolved alert still carries its trigger value.
trigger = trigger* :: 触发
firing = firing, fire*, alerting, alarming, alarm state :: 触发中, 正在触发, 触发状态, 告警中, 正在告警,
    报警中
resolved = resolved, resolves, recover, recovers, recovered, recovery, cleared, back to normal ::
    恢复, 恢复状态, 解除, 已解决,
    消除, 恢复正常
inactive = inactive :: 未激活, 非激活, 不活跃
pending = pending :: 待触发, 挂起
suppressed = suppressed, silenced, inhibited, muted, acknowledged :: 静默, 抑制, 已抑制

# Outcome of an attempt. Evidence of timeouts, refusals and the like implies the failure.
success = succeed*, success, successes, successful, successfully, passed, passes, passing, okay, works,
    worked, working, ok, went through :: 成功, 成功了, 完好, 生效, 已通过, 验证通过, 校验通过, 检查通过,
    测试通过
-success = fail*, failure, failures, unsuccessful, unsuccessfully, unable, cannot, could not, can't,
    couldn't, did not manage, give* up, gave up, given up, failed to, fails to, fail to, failing to, unable
    to, not possible, impossible, did not succeed, not able to, was unable, not succeed, failing :: 失败,
    未能, 无法, 不能, 未成功, 没能, 无能力, 失败了, 不成功, 没有成功, 没能够, 不了
error = error*, err, exception*, faults, fault, faulty, erroneous, errno, problem, problems, errored, issue,
    issues, trouble :: 错误, 异常, 报错, 出错, 故障, 问题, 报异常, 抛出异常, 抛异常, 出现异常, 差错
complete = complete*, completion, finish*, done, finalize*, finalise*, end*, concluded, conclude*, wrapped
    up, ran to completion :: 完成, 结束, 执行完, 已完成, 完毕, 结束了, 已结束, 做完, 跑完
timeout = timeout*, time* out, timed-out, time-out, deadline exceeded, deadlineexceeded,
    sockettimeoutexception, timeouterror, timeoutexception, etimedout, timing out, gave up
    waiting :: 超时, 超时了, 超出时限, 逾时, 等待超时
refuse = refuse*, refusal, reject*, rejection, rejections, deny, denies, denied, denying, denial, forbidden,
    disallow*, not allowed, not permitted, not authorized, unauthorized, econnrefused, turned down, turned
    away, not accept, did not accept :: 拒绝, 被拒绝, 被拒, 禁止, 驳回, 不允许, 未授权, 拒收, 不接受, 拒掉
accept = accept*, admit**, granted, allow*, permit**, taken in :: 接受, 允许, 准许, 放行, 接纳, 收下
tolerate = tolerate*, withstand* :: 容忍, 承受
reset = reset, resets, resetting, econnreset :: 重置
abort = broke off, breaks off, abort*, cancel*, canceled, cancelled, cancellation, canceling, cancelling,
    abandon*, interrupted,
    give* up, gave up, withdrawn, called off, broken off :: 放弃, 取消, 中止, 中断, 终止, 撤销, 作废,
    中途退出, 被取消
retry = retry, retries, retried, retrying, reattempt*, retrytimes, tried again, try again, tries again,
    second try, re-try :: 重试, 再试, 重新尝试, 重试了, 重试后
attempt = attempt*, try, tries, tried, trying, endeavour* :: 尝试, 试图, 第几次, 尝试了
skip = skip**, ignore*, bypass*, leave out, left out, passed over :: 忽略, 跳过, 略过, 略去
exit = exit*, terminate*, termination, quit, quits, die, dies, died, dying, ended abnormally :: 退出, 终止,
    死掉, 退出了, 结束运行
abnormal = abnormal, abnormally, unexpected, unexpectedly :: 异常, 非正常, 意外
miss = missing, missed, misses, keyerror, absent, lacks, lack*, without :: 缺失, 缺少, 缺乏
-find = not found, notfound, empty, came back empty, come back empty, not present, does not exist, do not
    exist, doesn't exist, no such, nosuch, no such file or directory :: 找不到, 未找到, 查不到, 不存在,
    没有找到, 结果为空, 结果是空, 返回为空, 返回空, 没有返回结果, 未返回结果, 无返回结果, 空结果
duplicate = duplicate*, duplication, duplicates, repeated key, already exists, eexist :: 重复, 已存在
conflict = conflict*, collision, collide*, clash* :: 冲突, 碰撞
mismatch = mismatch*, does not match, do not match, did not match, inconsistent, differ*, discrepancy ::
    不匹配, 不一致, 不符, 对不上
violate = violate*, violation, violations, breach of :: 违反, 违背, 违规
overflow = overflow*, out of range, outofbounds, out of bounds :: 溢出, 越界
wrong = wrong, wrongly, incorrect, incorrectly, bad, mistaken :: 错误的, 不正确, 不对, 有误

# Life of a process, pod, node or service.
start = start*, startup, launch*, boot*, begin, begins, began, begun, beginning, initiate*, initialise*,
    initialize*, initialization, bring up, brought up, kick* off, came up, come up, comes up, start* up,
    spun up, spin up, kick off, go live :: 启动, 开始, 拉起, 初始化, 发起, 启动中, 开机, 启动了, 起来,
    启动时
stop = stop**, halt*, shut down, shutdown, shuts down, shutting down, stopping, terminated, isshutdown,
    taken down, tear down, torn down, turned off :: 停止, 关闭, 停机, 停掉, 停用, 停了, 停止运行, 关停,
    关机, 停了下来, 停止了
restart = restart*, reboot*, relaunch*, respawn* :: 重启, 重新启动, 重新拉起
crash = crash*, crashloop, panic, panics, panicked, panicking, segfault*, core dump, coredump, sigsegv,
    segmentation, core dumped, blew up, fell over :: 崩溃, 挂掉, 奔溃, 闪退, 崩, 崩了, 崩掉, 崩溃了
crashloop = crashloopbackoff, crash loop, crashloop, crashlooping, crash-loop, crash looping :: 循环崩溃,
    反复崩溃
imagepull = imagepullbackoff, errimagepull, image pull :: 镜像拉取
pull = image pull :: 镜像拉取
backoff = back-off, backoff, back off, backing off :: 退避, 回退
kill = kill*, sigkill, put down, terminated by signal, sigterm :: 杀死, 杀掉, 杀, 强杀, 被杀, 干掉, 被杀死,
    杀死了, 被终止
oom = oom, out of memory, out-of-memory, ran out of memory, run out of memory, running out of memory, runs
    out of memory, outofmemory, outofmemoryerror :: 内存溢出, 溢出, 内存耗尽, 内存不足, 爆内存
oomkill = oomkilled, oom-killed, oomkill, oom killer, oom-killer, oom kill* :: OOM 杀死, OOM 终止
evict = evict*, eviction, evictions :: 驱逐, 淘汰
up = up, online, alive, isup :: 在线, 存活
-up = sdown, odown, down, offline, dead, outage, downtime, went down, isdown, not running :: 宕机, 离线,
    下线, 挂了, 停服,
    不在线, 瘫痪, 宕, 挂掉了, 停机
run = running, run, runs, ran :: 运行, 正在运行, 在运行
ready = ready, readiness :: 就绪
-ready = notready, unready :: 未就绪
wait = stuck, wait*, await*, blocked, block, waiters, waiter, waits on, hold* up :: 等待, 排队, 阻塞,
    待处理, 等候,
    等待中, 排队中, 等着
deploy = deploy*, rollout, rollouts, rolled out, roll* out, release*, upgrade*, deployment :: 部署, 发布,
    上线, 升级
schedule = schedule*, reschedule* :: 调度
rollback = rollback*, rolled back, roll back, rolls back, rolling back, rollbacked, revert* :: 回滚, 回退
commit = commit** :: 提交
suspend = suspend*, pause*, paused, freeze, froze, frozen, hang, hangs, hung, stuck, stall*, hung up ::
    暂停, 停顿, 卡住, 卡死, 挂起, 夯住, 挂住, 卡顿, 停滞
sleep = sleep*, slept, asleep :: 休眠, 睡眠
preempt = preempt* :: 抢占
-return = unresponsive, not responding, no response, not answer, stopped responding :: 无响应, 未响应,
    没有响应, 不响应
busy = busy, overloaded :: 繁忙, 忙, 忙碌
disappear = disappear*, vanish*, gone, went missing, lost sight :: 消失, 不见, 不见了
flap = flap**, unstable, instability, fluctuate*, oscillate*, bounce* :: 抖动, 波动, 不稳定, 震荡, 反复切换
isolate = isolate*, isolation, fence*, quarantine* :: 隔离
-schedule = unschedulable :: 不可调度
scale = scale*, scaling, autoscale*, resize* :: 伸缩, 扩缩容
promote = promote*, promotion, took over, take over, takes over, takeover :: 提升为, 晋升, 升主, 切主, 接管

# Reachability and links.
connect = connect*, dial*, link up, establish* a connection, linked :: 连接, 连上, 连通, 建立连接, 接入,
    连接到, 连接上, 连接了
-connect = disconnect*, disconnection, link down, linkdown, lost connection, connection lost, lost its
    connection, link lost, went away, gone away, unlinked :: 断开, 断连, 掉线, 失联, 连接断开, 断线,
    失去连接, 连接丢失, 断了, 丢失连接
reconnect = reconnect*, reconnection :: 重连, 重新连接
reach = reachable, reach, reachability, accessible, access* :: 可达, 访问到, 访问, 触达
contact = contact* :: 联系, 联络
-reach = unreachable, no route, noroutetohost, noroutetohostexception, ehostunreach, inaccessible, not
    reachable, no route to host, cannot reach :: 不可达, 无法访问, 不通, 访问不到, 连不上, 到不了, 无路由,
    没有路由
available = available, availability, avail :: 可用, 可用空间
-available = unavailable, unavailability :: 不可用
open = open*, opened, opened up :: 打开, 开启, 开路, 断路, 打开了, 开着
close = hung up, hangs up, hang up, close*, closing, closed, shut, shuts, closes, tore down ::
    关闭, 闭合, 关上, 关掉, 已关闭, 关闭了
half_open = half-open, half_open, halfopen :: 半开
enable = enable*, activate*, turned on, switched on, allowed :: 启用, 开启, 打开
-enable = off, disable*, deactivate*, turned off, switched off :: 禁用, 停用, 关闭
health = healthy, ishealthy :: 健康
-health = unhealthy, degraded :: 不健康, 亚健康, 降级
normal = normal, normally, fine, nominal, stable, all good, in order, as expected, no problem, in good
    shape, expected behaviour, works normally :: 正常, 良好, 稳定, 平稳, 无异常, 没问题, 运作正常
ruled_out = rule* out, exclude*, excluded, exclusion, dismissed, not the cause, unrelated, not responsible
    :: 排除, 无关, 可以排除, 排除了
redirect = redirect* :: 重定向, 跳转
negotiate = negotiate*, negotiation :: 协商
"""
