"""What may be said of a thing: states, events and actions, in English and Chinese.

One line is one concept: `name = English forms :: Chinese forms`. A form ending in `*` stands for its
regular inflections (`**`: with the last consonant doubled). A form under `-name` says the opposite.
A concept missing from the evidence is never derivable; a word may stand under several concepts.
"""

STATES = """
# Alert states. They exclude one another: a resolved alert still carries its trigger value.
firing = firing, fire*, trigger*, alerting, alarming, alarm state :: 触发, 触发中, 触发状态, 告警中, 正在告警, 报警中
resolved = resolved, resolves, recover*, recovery, cleared, back to normal :: 恢复, 恢复状态, 解除, 已解决, 消除, 恢复正常
inactive = inactive :: 未激活, 非激活, 不活跃
pending = pending :: 待触发, 挂起
suppressed = suppressed, silenced, inhibited, muted, acknowledged :: 静默, 抑制, 已抑制

# Outcome of an attempt. Evidence of timeouts, refusals and the like implies the failure.
success = succeed*, success, successes, successful, successfully, passed, passes, passing, okay :: 成功, 通过
-success = fail*, failure, failures, unsuccessful, unsuccessfully, unable, cannot, could not, can't, couldn't, did not manage, give* up, gave up, given up, failed to, fails to, not possible, impossible :: 失败, 未能, 无法, 不能, 未成功, 没能, 无能力
error = error*, err, exception*, faults, fault, faulty, erroneous, errno, problem, problems :: 错误, 异常, 报错, 出错, 故障, 问题
complete = complete*, completion, finish*, done, finalize*, finalise*, end* :: 完成, 结束, 执行完, 已完成
timeout = timeout*, time* out, timed-out, time-out, deadline exceeded, deadlineexceeded, sockettimeoutexception, timeouterror, timeoutexception, etimedout :: 超时
refuse = refuse*, refusal, reject*, rejection, rejections, deny, denies, denied, denying, denial, forbidden, disallow*, not allowed, not permitted, not authorized, unauthorized, econnrefused :: 拒绝, 被拒绝, 被拒, 禁止, 驳回, 不允许, 未授权
accept = accept*, admit**, granted, allow*, permit** :: 接受, 允许, 准许, 放行
reset = reset, resets, resetting, econnreset :: 重置
abort = abort*, cancel*, canceled, cancelled, cancellation, canceling, cancelling, abandon*, interrupted, give* up, gave up :: 放弃, 取消, 中止, 中断, 终止
retry = retry, retries, retried, retrying, reattempt*, retrytimes :: 重试
attempt = attempt*, try, tries, tried, trying :: 尝试, 试图, 第几次
skip = skip**, ignore*, bypass* :: 忽略, 跳过, 略过
exit = exit*, terminate*, termination, quit, quits :: 退出, 终止
abnormal = abnormal, abnormally, unexpected, unexpectedly :: 异常, 非正常, 意外
miss = missing, missed, absent, lacks, lack*, without :: 缺失, 缺少, 缺乏
-find = not found, notfound :: 找不到, 未找到, 查不到

# Life of a process, pod, node or service.
start = start*, startup, launch*, boot*, begin, begins, began, begun, beginning, initiate*, initialise*, initialize*, initialization, bring up, brought up, kick* off :: 启动, 开始, 拉起, 初始化, 发起
stop = stop**, halt*, shut down, shutdown, shuts down, shutting down, stopping, terminated, isshutdown :: 停止, 关闭, 停机, 停掉, 停用, 停了
restart = restart*, reboot*, relaunch*, respawn*, restarting failed :: 重启, 重新启动, 重新拉起
crash = crash*, crashloop, panic, panics, panicked, panicking, segfault*, core dump, coredump, sigsegv, segmentation :: 崩溃, 挂掉, 奔溃, 闪退
crashloop = crashloopbackoff, crash loop, crashloop, crashlooping, crash-loop, crash looping :: 循环崩溃, 反复崩溃
imagepull = imagepullbackoff, errimagepull, image pull :: 镜像拉取
backoff = back-off, backoff, back off, backing off :: 退避, 回退
kill = kill*, oomkilled, oom-killed, sigkill :: 杀死, 杀掉, 杀, 强杀, 被杀
oom = oom, out of memory, out-of-memory, ran out of memory, run out of memory, running out of memory, runs out of memory, outofmemory, outofmemoryerror, oomkilled, oom-killed, oomkill, oom killer, oom-killer :: 内存溢出, 内存耗尽, 内存不足, 爆内存
evict = evict*, eviction, evictions :: 驱逐, 淘汰
up = up, online, alive, isup :: 在线, 存活
-up = down, offline, dead, outage, downtime, went down, isdown :: 宕机, 离线, 下线, 挂了, 停服, 不在线, 瘫痪
run = running, run, runs, ran :: 运行, 正在运行, 在运行
ready = ready, readiness :: 就绪
-ready = notready, unready :: 未就绪
wait = wait*, await*, blocked, block, waiters, waiter :: 等待, 排队, 阻塞, 待处理
deploy = deploy*, rollout, rollouts, rolled out, roll* out, release*, upgrade*, deployment :: 部署, 发布, 上线, 升级
schedule = schedule*, reschedule* :: 调度
rollback = rollback*, rolled back, roll back, rolls back, rolling back, rollbacked, revert* :: 回滚, 回退
commit = commit** :: 提交
suspend = suspend*, pause*, paused, freeze, froze, frozen, hang, hangs, hung, stuck, stall* :: 暂停, 停顿, 卡住, 卡死, 挂起, 夯住
preempt = preempt*, drain*, cordon* :: 抢占, 排空

# Reachability and links.
connect = connect*, dial*, link up :: 连接, 连上, 连通
-connect = disconnect*, disconnection, link down, linkdown :: 断开, 断连, 掉线, 失联
reconnect = reconnect*, reconnection :: 重连, 重新连接
reach = reachable, reach, reachability :: 可达, 访问到
-reach = unreachable, no route, noroutetohost, noroutetohostexception, ehostunreach :: 不可达, 无法访问, 不通
available = available, availability :: 可用
-available = unavailable, unavailability :: 不可用
open = open*, opened :: 打开, 开启, 开路
close = close*, closing, closed :: 关闭, 断路, 闭合
half_open = half-open, half_open, halfopen :: 半开
enable = enable*, activate*, turned on, switched on, allowed :: 启用, 开启, 打开
-enable = off, disable*, deactivate*, turned off, switched off :: 禁用, 停用, 关闭
health = healthy, health, healthcheck, ishealthy :: 健康
-health = unhealthy, degraded :: 不健康, 亚健康, 降级
normal = normal, normally, fine, nominal, stable, all good, in order :: 正常, 良好, 稳定
ruled_out = rule* out, exclude*, excluded, exclusion, dismissed :: 排除

# Amounts: enough, too much, too little.
exhaust = exhaust*, exhaustion, deplete*, depletion, used up, use* up, run out, runs out, ran out, running out, saturate*, saturation, maxed out :: 耗尽, 用尽, 用完, 打满, 占满, 枯竭, 耗光
full = full, filled, filling up, fill*, fills up, fillingup :: 满, 已满, 写满, 占满, 打满, 全满
empty = empty :: 空, 为空
nearly_full = nearly full, almost full, almostfull, running full, nearly exhausted, almost exhausted, close to full, fillingup, filling up :: 快满, 将满, 接近满, 即将耗尽, 几乎耗尽
low = low, lowest, short, shortage, scarce, insufficient, insufficiently, not enough, too little, too few, tight, short of, low on :: 不足, 低, 偏低, 过低, 紧张, 较低, 不够, 短缺, 少, 过少
-low = enough, sufficient, plenty, ample, sufficiently :: 足够, 充足, 充裕
small = small, smaller, too small, tiny :: 小, 过小, 太小, 较小
large = large, big, too large, too big, huge, oversized :: 大, 过大, 太大, 较大
high = high, highest, elevated, excessive, excessively, heavy, too high, toohigh, temphigh, highly, too many, toomany :: 高, 过高, 偏高, 较高, 很高, 太高, 过多, 太多
increase = increase*, rise, rises, rose, risen, rising, grow, grows, grew, grown, growing, growth, went up, goes up, climb*, spike*, jump*, surge* :: 增加, 上升, 升高, 增长, 上涨, 升至, 增至, 升到, 涨到, 增多, 飙升, 变大, 变多, 激增
decrease = decrease*, fall, falls, fell, fallen, falling, drop**, decline*, shrink, shrinks, shrank, shrunk, shrinking, reduce*, reduction, went down, goes down, freed :: 减少, 下降, 降低, 降至, 降到, 跌到, 减小, 回落, 缩小, 变小, 变少
change = change*, went, move*, transition*, switch*, turn*, becomes, became, become, failover :: 变为, 变更, 变化, 切换, 转换, 转为, 改变, 变成, 转到
shift_steady = unchanged, constant, stayed the same, steady :: 不变, 未变, 保持不变
slow = slow, slower, slowly, slowness, slowed, sluggish, slowdown, slowquery, slowqueries :: 慢, 缓慢, 变慢, 较慢
fast = fast, faster, quick, quickly :: 快, 较快
late = late, delay*, lag**, lags, behind, overdue, not on time, too late, lagging :: 延迟, 滞后, 落后, 晚, 迟, 延误
backlog = backlog*, pile* up, piling up, accumulate*, lag, lags :: 堆积, 积压
overload = overload*, overloaded, overutilized, over-loaded :: 过载, 超载, 负载过高
throttle = throttle*, throttling, rate limit*, rate-limit*, ratelimit*, rate limited, rate-limited :: 限流, 限速, 节流
truncate = truncate*, truncation, cut off :: 截断

# Work on data.
read = read, reads, reading, readtimeout :: 读, 读取
write = write, writes, wrote, written, writing :: 写, 写入
read_only = read-only, readonly, read only :: 只读
send = send, sends, sent, sending, transmit**, deliver* :: 发送, 发出, 投递, 推送
receive = receive*, received, receipt :: 收到, 接收, 收取
store = store*, save*, persist* :: 存储, 保存, 落盘
serve = serve*, serving, handle*, process* :: 处理, 服务于, 提供
find = find, finds, found, finding, match*, locate*, hit, hits, discover* :: 找到, 检索到, 查到, 发现, 匹配, 命中, 搜到, 查询到, 搜索到
return = return*, respond*, answer*, replied, reply, replies :: 返回, 响应, 回应, 应答
detect = detect*, detection :: 检测到, 检测, 探测到
ask = request*, quer*, queried, query, queries, querying, search*, lookup, look* up :: 查询, 检索, 请求, 搜索, 查找
create = create*, creation, provision*, spawn*, spawning :: 创建, 新建, 建立, 生成
delete = delete*, deletion, remove*, removal, purge*, evict*, kicked out, clean* up, removing :: 删除, 移除, 移出, 清理, 清除, 剔除, 踢出
update = update*, modify, modifies, modified, modification, edit*, patch* :: 更新, 修改
add = add, adds, adding, added, join*, append*, register*, registration :: 添加, 新增, 加入, 注册
leave = leave, leaves, leaving, left the, departed, deregister* :: 离开, 注销
copy = copy, copies, copied, copying, clone* :: 拷贝, 克隆
load = loaded, loading, load, loads :: 加载, 载入
pull = pull*, pulled, fetch*, download* :: 拉取, 下载, 获取
push = push*, upload* :: 上传, 推送
scrape = scrape*, scraping :: 抓取, 采集
resolve_name = resolve, resolves, resolving, resolution, resolved, unknownhostexception :: 解析
bind = bind, binds, bound, binding :: 绑定
listen = listen* :: 监听
mount = mount*, attach* :: 挂载
allocate = allocate*, allocation, assign* :: 分配, 指派, 指定
sync = sync, syncs, synced, syncing, synchroni[sz]e*, synchronization, syncloop :: 同步
replicate = replicate*, replication, replicating :: 复制, 同步
elect = elect*, election, elections :: 选举, 选主
follow = follow*, following :: 跟随, 跟从
rebalance = rebalance*, rebalancing, preparingrebalance :: 重平衡, 再均衡, 重新均衡
lock = lock*, locked, locking :: 锁定, 加锁, 锁
deadlock = deadlock* :: 死锁
hold = hold, holds, held, holding, keep, keeps, kept, own, owns, owned :: 持有, 占着, 持锁
acquire = acquire*, acquisition, obtain*, got, gets, get, getting, pick* :: 获取, 获得, 取得, 拿到
validate = validate*, validation, verify, verifies, verified, verification, check, checks, checked, checking :: 校验, 验证, 检查, 核对
log_in = login*, logon, logons, log** in, logged on, sign* in, ssh login :: 登录, 登陆
authenticate = authenticate*, authentication, auth :: 认证, 鉴权
authorize = authori[sz]e*, authori[sz]ation :: 授权
expire = expire*, expiry, expiration :: 过期, 到期, 失效
valid = valid, validity :: 有效, 合法
-valid = invalid, malformed, illegal :: 无效, 非法, 不合法
know = know, knows, knew, known, recogni[sz]e*, recognise*, aware, aware of :: 已知, 认识, 知道, 识别
-know = unknown, unrecognised, unrecognized, unaware, unknownhostexception :: 未知, 不认识, 不认得
collect = collect*, collection :: 收集, 回收
execute = execute*, execution, run, runs, ran, running :: 执行
call = call*, invoke*, invocation, invoking, calling :: 调用, 访问
depend = depend*, rely, relies, relied :: 依赖
choose = choose, chooses, chose, chosen, select*, pick* :: 选中, 选择, 选取
need = need*, require*, required, requires, requirement :: 需要, 要求, 所需
contain = contain*, include*, hold :: 包含, 含有
detach = detach*, unmount* :: 卸载
compare = outnumber*, compared :: 对比
examine = examine*, scan**, docsexamined, inspect* :: 扫描, 检查, 审查
correct = correct*, correction, fix*, fixed, repair*, mitigat* :: 修复, 纠正, 修正, 解决
migrate = migrate*, migration, relocat* :: 迁移
expand = expand*, extend*, scale up, scaled up, scale* out :: 扩容, 扩大
scale_down = scale down, scaled down, scale in :: 缩容
open_circuit = circuit breaker, circuit-breaker, circuitbreaker, breaker :: 熔断器, 熔断

# Harm and wrongdoing: never to be guessed.
leak = leak* :: 泄漏, 泄露
corrupt = corrupt*, corruption, damage*, broken, defective, defect, defects, broke, break, breaks :: 损坏, 破坏, 坏掉, 坏了
lose = lose, loses, lost, losing, loss :: 丢失, 丢弃, 失去, 丢了
attack = attack*, breach*, compromise*, intrusion, break-in, hack*, brute force, brute-force, stolen, malicious :: 攻击, 入侵, 攻破, 被黑, 暴力破解
starve = starv*, starvation :: 饥饿
leap = leap, clock leap :: 跳变, 时钟跳跃
misconfigure = misconfigur*, misconfiguration, wrongly configured :: 配置错误, 配置不当
congest = congest*, congestion :: 拥塞, 拥堵
poison = poison* :: 毒化
affect = affect*, impact*, impair* :: 影响, 波及, 受损
"""
