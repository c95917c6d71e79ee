"""Everyday states and deeds of operations beyond the core files, in English and Chinese.

Same format as `states.py`; a row of a name that another file has adds forms to that concept.
"""

EVERYDAY_STATES = """
complete = was taken, were taken, been taken
miss = wanting :: 缺, 缺了
green = green :: 绿色, 变绿
yellow = yellow, amber :: 黄色, 变黄
red = red :: 红色, 变红
run = in progress, under way, underway :: 进行中
win = win, wins, won, winner+, winning :: 胜出, 获胜, 赢得, 当选者
lose = loser+ :: 落败, 落选
# More ways to fail, to stop and to give way.
-success = falter*, misfire*, botch*, did not work, does not work, not working, unsuccessfully, came
    to nothing, fail* over and over, gave an error, errored out, ended in an error, ended in
    failure, bombed, choke*, stumbled, came back with an error, ran into an error :: 没成功, 失灵,
    报失败, 告失败, 失败告终, 未通过, 不通过
stop = cease*, quiesce*, wound down, went dark, ground to a halt, decommission*, retire*, switched
    off, shut itself down, kicked the bucket :: 停掉了, 停摆, 下电, 关停了
exit = bail* out, ended itself, went away with, perish* :: 异常退出, 自行退出
crash = collapse*, aborted unexpectedly, fault*, blow* up, blew up, keels over, fell down, abend* ::
    异常终止, 垮掉, 崩掉了, 奔溃了
suspend = quiesce*, put on hold, deadlocked, hang* up, wedge*, freeze*, stand still, stood still ::
    僵死, 假死, 停住
close = hang* up on, tear* down :: 挂断
sleep = hibernate*, doze*
wait = linger*, pend*, await, queue* up, stay* queued, be held up :: 等候中, 待命, 一直等
disappear = fell off, dropped off, drop* out of sight :: 丢失不见, 消失了
restart = bounce*, cycle*, recycle*, power-cycle*, came back up, bring back up, brought back up,
    relaunch, started again, start* again, starting over, restart count, container restart+ ::
    重启了, 反复重启
start = boot* up, wake*, woke, kicked in, went live, came online, come online, spin* up, fire* up,
    set off, power* up, resume*, opens for, getting underway :: 开启了, 上电, 恢复运行, 开跑, 发动
reconnect = connect* again, rejoin* :: 重新连上
success = got through, made it, worked out, was fine, came through, goes through, completes
    successfully, fulfil*, accomplish*, achieve* :: 顺利, 通过了, 办妥
resolved = subside*, abate*, heal*, cleared up, died down, revive*, bounce* back :: 缓解, 平息,
    恢复了, 告警解除
degrade = degrade*, deteriorate*, worsen*, got worse, decline* in, regress* :: 恶化, 变差, 劣化,
    退化
weak = weak, weaken*, faint :: 弱
shed = shed, sheds, shedding :: 卸掉
orphan = orphan*, left behind :: 孤立
overrun = overrun, overran, overruns, overrunning, outgrow*, outgrew, overshoot*, overshot,
    overstep* :: 超限, 越限, 超标
exhaust = dried up, dries up, none remaining, run dry, ran dry, fully used, fully booked, used all,
    uses all, eaten up, drained, max* out :: 用尽了, 没有余量, 到达上限, 达到上限, 触顶, 耗尽了,
    全部占用
full = brim*, packed, out of space, no more space :: 无剩余空间
low = dwindle*, running out, on the brink, nearly out, little left, meagre, sparse :: 吃紧,
    将近用完, 即将不足
overload = overwhelm*, swamp*, inundate*, flood*, saturate*, hammered, under pressure, under heavy
    load, choked :: 打爆, 压垮, 不堪重负, 高负荷
increase = raise*, soar*, swell*, balloon*, escalate*, accelerate*, went higher, goes higher, crept
    up, creeps up, scaled up, bump* up, bumped, rocketed, shot up, multiplied, tick* up, trended up,
    ramp* up, picked up, boost* :: 攀升, 猛增, 陡增, 骤增, 上调, 调高, 调大, 走高, 抬升, 爬升, 涨
decrease = plummet*, plunge*, dip**, sank, sink*, slide*, recede*, subside*, cut to, cut from, was
    cut, were cut, trim**, tick* down, trended down, scaled down, tail* off, slump*, halve*,
    slipped, ebb* :: 骤降, 锐减, 下滑, 下跌, 调低, 调小, 回落到, 走低, 下调, 降到了, 缩减到
throttle = rate limited, held back, capped, slowed down by a limit, 429 :: 触发限流, 限流了
slow = sluggish, sluggishly, crawl*, drag**, dragged, took very long, takes long, taking long, took
    a long time, prolonged, drawn out :: 变慢了, 很久, 迟缓, 耗时较长, 过长
late = overdue, tardy, past its deadline, after its deadline, hold-up,
    lag* behind, fell behind, falls behind, trail* :: 拖延, 迟了, 延后了, 推迟了, 落后了, 顺延,
    超期, 延迟了
backlog = pile* up, stack* up, build* up, built up, building up, accrue* :: 堆积如山, 积累, 积压量
skip = omit**, pass* over, left aside, neglect* :: 略过了, 跳过了, 忽略了
abort = call* off, scrap**, broke off midway, discontinu*, cut short, interrupt*,
    break* off :: 中断了, 打断, 终止了, 取消了
refuse = declined, decline, declines, forbid, forbids, forbade, forbidding, turn* down, turn* away,
    rebuff*, decline* to, disallow*, bar** from, withhold*, withheld, would not accept, not
    accepted, prohibited, insufficient permission+, permission denied, access denied, no permission,
    not entitled :: 打回, 谢绝, 退信, 不受理, 无权, 没有权限, 权限不足
bounce = bounce* :: 退信, 退回
timeout = time-outs, exceed* the deadline, exceeded its deadline, missed the deadline, ran into its
    deadline, ran into a timeout, hit a timeout, ran over its deadline, expired while waiting,
    deadline expired, no answer within, no reply within, no response within, not answer within, not
    respond within, did not answer in time, unanswered within :: 超出期限, 超过时限, 未在规定时间内
-return = unanswered, silent, did not answer, did not respond, did not reply, no answer, no reply,
    gave no answer, not respond, not reply, stopped answering, no longer responds, no longer
    answers, never answered :: 没有应答, 未应答, 没响应, 无应答, 没有回应, 失去响应, 未返回
return = nreturned, respond* with, answer* with, reply with, replies with, replied with, hand* back,
    give* back, yield*, came back, comes back, send* back, sent back, quit* with, deliver* ::
    返回值, 应答了, 答复, 给出响应
-connect = cut off, unplug*, drop* its connection, dropped connection, connection dropped,
    connection closed, lost contact, lost touch, lost the link, partition*, severed, link failure,
    connection was lost, connections were lost :: 脱网, 断连了, 失去联系, 断链, 掉线了
-reach = no path, cannot be reached, could not be reached, can not be reached, out of reach, not
    reached, uncontactable :: 无法到达, 联系不上, 无法触达, 无法连通, 无法连接
-resolve_name = unknownhostexception, nxdomain, no such host, unresolvable, name or service not
    known, could not resolve, cannot resolve, failed to resolve, could not be resolved, temporary
    failure in name resolution :: 无法解析, 解析失败, 域名解析失败
lose = mislaid, forfeit*, drop** messages, gone missing, lost track :: 丢掉, 遗失, 流失
corrupt = mangle*, garble*, unreadable data, bad block+, bad sector+, checksum mismatch,
    inconsistent data :: 坏块, 坏道, 数据损坏, 校验和不一致
mismatch = disagree*, deviate*, diverge*, unequal, do not agree, does not agree, not the same, not
    equal, vary, varies, not consistent :: 偏离, 有出入, 不相符
-sync = out of sync, outofsync, not in sync, out-of-sync, desynced, unsynced :: 不同步, 失步
sync = in sync, caught up, catch up, catches up, catching up, align* :: 追上, 追平
flap = flaky, erratic, went back and forth, up and down, intermittent, intermittently, unsteady,
    come and go :: 时断时续, 间歇, 忽高忽低
-health = sick, ailing, impaired, unfit, ill, in bad shape, poor health :: 异常状态, 降级状态,
    状态不佳, 不正常
-normal = anomaly, anomalies, anomalous, unusual, abnormal, irregular, out of the ordinary :: 反常,
    不寻常, 不正常
degraded_mode = fallback, fall back, fell back, falls back, degraded mode :: 降级模式, 兜底,
    回落模式
promote = became master, became primary, became the primary, was made primary, new leader, new
    primary, new master, taken over, assume* leadership, elected as :: 成为主节点, 升为主, 当选主,
    提主, 提升
demote = demote*, step* down, stepped down, lost leadership, lose leadership, loses leadership,
    relinquish*, downgrade* :: 降级为, 降为从, 卸任, 降主, 失去主身份
failover = failover+, fail* over, switchover+, switched over, switch* to the standby, took over from
    :: 主备切换, 故障转移, 故障切换, 主从切换, 倒换
move = relocate*, transfer**, carried over, ship* to, hand* over, moved over :: 转移, 搬移, 迁走
replace = replace*, supersede*, substitute*, swap** out, exchange* :: 替换, 取代, 换成, 更换, 置换
repeat = repeat*, recur**, re-occur*, reoccur* :: 重复出现, 复现
delete = eliminate*, erase*, flush* out, vacuum*, reap*, garbage-collect*, dispose*, took away,
    thrown away, throw* away, expunge*, delete* from :: 清掉, 抹掉, 删了, 回收掉
evict = kicked off the node, kick* off, pushed out, forced out, taken off the node, displace* ::
    赶走, 驱赶, 驱逐了
kill = slain, shot down, force-killed, force-stopped, hard-stopped, put to death, killed off ::
    强制结束, 强制终止, 强杀了, 被系统杀死
oom = no memory left, memory exhausted, exhausted its memory, exhausted memory, no memory available,
    over its memory limit, exceeded its memory limit, memory limit exceeded, insufficient memory,
    not enough memory, cannot allocate memory, lack of memory, memory shortage :: 内存用尽,
    内存耗光, 超出内存限制, 内存超限, 缺内存
create = raise* an order, open* up, produce*, make anew, recreate*, craft*, compose*, prepare* ::
    制作, 产出, 建好, 新增了
update = revise*, rename*, override*, overwrite*, overwrote, touch* up, tune*, amend*, correct* to
    :: 改写, 覆盖, 变更了, 修订
add = attach* to, put on, inject*, introduce*, append* to :: 注入, 加了, 增补
leave = quit the, drop* off, exit* the group, withdrew from :: 退群, 脱离, 退出了
send = ship*, pass* on, hand* on, notify, notifies, notified, notifying, notification sent,
    broadcast*, replay*, redeliver*, requeue*, resend*, resent :: 通知, 推给, 派发, 重发, 重新投递,
    送达, 送出
receive = got from, took in, heard from, hear from, incoming, obtained, picks up, collected from ::
    获知, 接到了, 收讫
serve = cater*, attend* to, dealt with, deal* with, work* on, work* off, treat*, took care :: 受理,
    处理了, 处理完
find = hit upon, came across, come across, track* down, turn* up, present in, look* up :: 找到了,
    找得到, 找出
-find = nowhere to be found, could not be found, not exist, not exists, did not exist, unfound, no
    longer there, not there, nonexistent, non-existent, not known, no entry for :: 未查到, 未能找到,
    查无
detect = notice*, catch*, caught, observe*, reveal*, uncover*, expose*, diagnose* :: 侦测, 察觉,
    检出了, 查出, 识别出
ask = poll*, enquire*, inquire*, ping**, probe* for, pose* :: 请求了, 询问, 轮询, 发起请求
call = ring*, reach* out to, hits the, invoke* :: 调用到, 请求了
apply = apply, applies, applied, applying :: 应用了, 施加
allocate = hand* out, dedicate*, set aside, earmark* :: 分派, 划分, 拨给, 派给
-allocate = unassigned, unallocated, not assigned, not allocated :: 未分配, 未指派
acquire = secure*, seize*, take*, gain*, hold* of, get* hold of, :: 拿到了, 抢占, 抢到了
release_lock = deallocate*, release*, let go, gave back, free* up, freed up, unlock*, relinquish*
    the lock :: 释放, 解锁, 归还, 放开
hold = stay* in, occupy, occupies, occupied, took up, takes up, possess* :: 占据, 霸占, 持有着
validate = assert*, attest*, cross-check*, vet**, double-check* :: 校对, 核验, 复核
expire = lapse*, ran out, run out of validity, went stale, gone stale, past expiry, not valid any
    more :: 过了有效期, 作废了
stale = stale, outdate*, obsolete, old data :: 陈旧, 过时
valid = still valid, legal, well-formed :: 在有效期内
-valid = void, illegitimate, unsupported, not valid, not a valid, bad request, ill-formed,
    unparsable :: 不支持, 格式错误, 不合规
schedule = assign* to a node, place* on, plan* for, queue* for :: 排期, 安排
-schedule = unplaceable, could not be scheduled, cannot be scheduled, failed to schedule,
    failedscheduling, no node fits, not schedulable :: 无法调度, 调度不了, 调度失败
deploy = roll* out, push* out, put live, install* a new version :: 发版, 上线了, 部署了, 发布了
rollback = undo, undid, undone, went back to, goes back to, back* out, revert* to :: 回退到, 回滚到,
    撤回
enable = switch* on, turn* on, activate* :: 开通, 激活, 生效
-enable = switch* off, turn* off, mute*, inactive feature :: 未启用, 未开启, 停用了
ban = block* list, blacklist :: 加黑, 禁入
isolate = cut off from, fence* off, cordon* off :: 孤岛
elect = vote* in, pick* a leader, chosen as leader :: 推举, 选出
commit = commit, save* permanently :: 落库
parse = interpret*, understand*, understood, decode* :: 识读, 解读
-parse = unparseable, unparsable, could not be parsed, parse error, syntax error :: 解析错误,
    语法错误, 无法识别格式
compute = calculate*, compute* :: 算出, 推算
evaluate = assess*, judge*, gauge* :: 判断, 评定, 判定
choose = opt** for, decide* on, prefer* :: 选定, 挑选
split = break* up, divide* into, partition* into :: 切分, 分割
merge = join* together, combine*, consolidate*, unite* :: 汇合, 并入
compact = compact*, compaction, defragment*, squash* :: 压实, 整理
compress = compress*, compression, zip** :: 压缩
truncate = cut down to, clip**, crop** :: 截短, 裁剪
pay = settle*, charge* the card, debit* :: 结算, 扣费, 付清, 缴费
refund = reimburse*, paid back, pay* back :: 退费, 退还
book = book*, reserve* :: 预订, 预定
deduct = deduct*, subtract* :: 扣减, 扣除, 扣
ship_deed = dispatch* the parcel :: 发货, 寄出, 揽收
print = typeset* :: 打印机输出
monitor_deed = watch*, keep* an eye, observe* closely :: 监视, 盯着
contact = get in touch, page*, notify, notifies, notified, notifying, notification sent :: 联系到,
    呼叫
continue = continue*, proceed*, carry on, carried on, went on, goes on, kept going, keep* going, go*
    ahead :: 继续, 持续进行, 接着执行
remain = persist*, stay* so :: 依旧, 保留着
starve = starve*, go* without :: 饿死
overlap = overlap**, coincide*, collide* with :: 重叠, 重合
contend = contend*, contention, compete*, fight* for, race*, race condition+ :: 争用, 竞争, 抢锁,
    竞态
leak = leak* away, never released, not released, unreleased, seep* :: 未释放, 没有释放, 不释放
attack = ddos*, scrap* by bots, injection attempt+, brute-forc* :: 撞库, 爆破, 扫描攻击
mitigate = mitigate*, work* around, patched over, alleviate* :: 缓解了, 规避
escalate = escalate* to :: 升级上报
stable = settled, unwavering, levelled off, leveled off, flat, plateau* :: 趋稳, 平缓, 走平
-complete = partial, partially, incomplete, half-done, partly, only partly, unfinished :: 部分完成,
    不完整, 未完, 部分
drain = drain* :: 排空
cordon = cordon*
uncommitted = uncommitted, not committed, open transaction+ :: 未提交
unhandled = unhandled, uncaught, not caught :: 未捕获, 未处理
blocked_state = blocked, stuck behind, held up, jam**, clog**, obstruct* :: 堵住, 堵塞, 卡死在
busy = occupied, engage*, tied up, swamped :: 占线, 忙不过来, 繁忙中
unaffected = unaffected, spared, untouched, intact, unharmed, survived, survives, survive ::
    未受影响, 完好无损, 幸免, 未波及
"""
