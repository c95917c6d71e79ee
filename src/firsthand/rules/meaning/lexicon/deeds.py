"""Amounts, work on data, and harm: what is done and how much there is, in English and Chinese.

One concept is `name = English forms :: Chinese forms`; a line that begins with a blank goes on with the one
before. A form ending in `*` stands for its regular inflections (`**`: with the last consonant doubled),
one ending in `+` for itself and its plural. A form under `-name` says the opposite.
"""

DEED_WORDS = """
# Amounts: enough, too much, too little.
exhaust = exhaust*, exhaustion, deplete*, depletion, used up, use* up, run out, runs out, ran out,
    running out, saturate*, saturation, maxed out, none left, at capacity, all in use, used-up, no
    space left, enospc :: 耗尽, 用尽, 用完, 打满, 占满, 枯竭, 耗光, 用满, 耗竭, 用光, 已耗尽
full = full, at capacity, to capacity, saturated ::
    满, 已满, 写满, 占满, 打满, 全满, 满了, 满载, 爆满, 已经满
empty = empty :: 空, 为空
nearly_full = nearly full, almost full, almostfull, running full, nearly exhausted, almost
    exhausted, close to full, fillingup, filling up :: 快满, 将满, 接近满, 即将耗尽, 几乎耗尽
low = low, lowest, short, shortage, scarce, insufficient, insufficiently, not enough, too little,
    too few, tight, short of, low on, lack of, running low, ran low, dwindl*, thin, no space left,
    nospc, enospc :: 不足, 低, 偏低, 过低, 紧张, 较低, 不够, 短缺, 少, 过少, 缺, 匮乏, 告急,
    所剩无几, 不多
-low = enough, sufficient, plenty, ample, sufficiently :: 足够, 充足, 充裕
small = small, smaller, too small, tiny :: 小, 过小, 太小, 较小
large = large, big, too large, too big, huge, oversized :: 大, 过大, 太大, 较大
high = high, highest, elevated, excessive, excessively, heavy, too high, toohigh, temphigh, highly,
    too many, toomany, larger than usual, above normal :: 高, 过高, 偏高, 较高, 很高, 太高, 过多,
    太多, 飙高, 偏大, 过大, 高负载, 居高
increase = increase*, rise, rises, rose, risen, rising, grow, grows, grew, grown, growing, growth,
    went up, goes up, climb*, spike*, jump*, surge*, up from, expand*, doubled, higher than before
    :: 增加, 上升, 升高, 增长, 上涨, 升至, 增至, 升到, 涨到, 增多, 飙升, 变大, 变多, 激增, 增, 涨,
    上涨到, 上升到, 上升至, 增长到, 增长至, 增加到, 增加了, 提高, 提升, 上涨至, 涨至, 上升了
decrease = decrease*, fall, falls, fell, fallen, falling, drop**, decline*, shrink, shrinks, shrank,
    shrunk, shrinking, reduce*, reduction, went down, goes down, down to, freed, down from,
    shorten*, lower*, reclaim*, halve*, lowered :: 减少, 下降, 降低, 降至, 降到, 跌到, 减小, 回落,
    缩小, 变小, 变少, 降, 降低到, 下降到, 下降至, 减少到, 减至, 缩减, 跌至, 降低了, 下降了, 减少了,
    跌
change = change*, went, move*, transition*, switch*, turn*, becomes, became, become, now in state,
    moved from, shift*, switch* over, fail* over, turned into, toggled :: 变为, 变更, 变化, 切换,
    转换, 转为, 改变, 变成, 转到, 切到, 转成, 改为, 变成了, 状态变为, 转变
shift_steady = unchanged, constant, stayed the same, steady :: 不变, 未变, 保持不变
slow = slow, slower, slowly, slowness, slowed, sluggish, slowdown, slowquery, slowqueries,
    long-running, took long, slow-running, laggy :: 慢, 缓慢, 变慢, 较慢, 耗时长, 耗时过长, 慢了,
    过慢, 很慢
fast = fast, faster, quick, quickly :: 快, 较快
late = late, delay*, lag**, lags, behind, overdue, not on time, too late, lagging, past due, behind
    schedule, missed its deadline, not in time :: 延迟, 滞后, 落后, 晚, 迟, 延误, 逾期, 延后,
    落后于, 滞后于, 未按时, 未及时, 迟到, 推迟
backlog = backlog*, pile* up, piling up, accumulate*, lag, lags, queue up, queued up, pending work
    :: 堆积, 积压, 堆积了, 积压了
overload = overload*, overloaded, overutilized, over-loaded, too busy :: 过载, 超载, 负载过高,
    过载了, 负载过重
throttle = throttle*, throttling, rate limit*, rate-limit*, ratelimit*, rate limited, rate-limited,
    flow control, backpressure, back pressure, rate limiting, flow-control :: 限流, 限速, 节流,
    流控, 流量控制, 背压, 被限流
truncate = truncate*, truncation, cut off :: 截断

# Work on data.
read = read, reads, reading, readtimeout :: 读, 读取
-read = unreadable :: 不可读
write = write, writes, wrote, written, writing, put, puts, putobject :: 写, 写入
read_only = read-only, readonly, read only :: 只读
send = send, sends, sent, sending, transmit**, deliver*, emit*, publish*, dispatch*, forward*,
    propagate*, relay*, push out :: 发送, 发出, 投递, 推送, 转发, 下发, 上报, 发往
receive = receive*, received, receipt, obtained from :: 收到, 接收, 收取, 接到, 接收到, 收到了, 拿到
store = store*, save*, persist*, flush*, checkpoint*, written to :: 存储, 保存, 落盘, 刷盘, 刷新,
    存入, 保存了
archive = archive*, archiving, archival :: 归档, 存档
serve = serve*, serving, handle*, process* :: 处理, 服务于, 提供
find = find, finds, found, finding, match*, locate*, hit, hits, discover*, look* for, spot*, see* ::
    找到, 检索到, 查到, 发现, 匹配, 命中, 搜到, 查询到, 搜索到, 查找到, 定位到, 检出, 找
return = return*, respond*, answer*, replied, reply, replies, gave back, came back with :: 返回,
    响应, 回应, 应答, 回复, 回包, 返回了
detect = detect*, detection, identify, identifies, identified, sense*, recognise* :: 检测到, 检测,
    探测到, 识别到, 感知, 检测出
ask = request*, quer*, queried, query, queries, querying, search*, lookup, look* up :: 查询, 检索,
    请求, 搜索, 查找
create = create*, creation, provision*, spawn*, spawning, build*, built, construct*, generate*,
    form*, establish*, instantiate*, set up :: 创建, 新建, 建立, 生成, 构造, 构建, 创建了, 新建了,
    实例化, 产生了
delete = delete*, deletion, remove*, removal, purge*, evict*, kicked out, clean* up, removing,
    erase*, clear*, drop**, wipe*, prune*, discard*, clean* :: 删除, 移除, 移出, 清理, 清除, 剔除,
    踢出, 删掉, 去除, 清空, 删除了, 丢弃, 踢
update = update*, modify, modifies, modified, modification, edit*, patch*, adjust*, alter*,
    reconfigure* :: 更新, 修改, 调整, 更改, 改动
add = add, adds, adding, added, join*, append*, register*, registration, enqueue*, insert*, attach*
    :: 添加, 增加, 新增, 加入, 注册, 追加, 插入, 入队, 加上
leave = leave, leaves, leaving, left the, departed, deregister*, step* down, dequeue*, drop* out,
    left :: 离开, 注销, 退出集群, 出队, 下台
copy = copy, copies, copied, copying, clone* :: 拷贝, 克隆
load = loaded, loading, load, loads :: 加载, 载入
pull = pull*, pulled, fetch*, download* :: 拉取, 下载, 获取
push = push*, upload* :: 上传, 推送
scrape = scrape*, scraping :: 抓取, 采集
resolve_name = resolve, resolves, resolving, resolution, resolved, unknownhostexception :: 解析
bind = bind, binds, bound, binding :: 绑定
listen = listen* :: 监听
mount = mount*, attach*, remount* :: 挂载, 重新挂载
allocate = allocate*, allocation, assign*, claim*, reserve*, reservation, lease* :: 分配, 指派,
    指定, 申请, 分配到, 预留, 被占用
sync = sync, syncs, synced, syncing, synchroni[sz]e*, synchronization, syncloop :: 同步
replicate = replicate*, replication, replicating :: 复制, 同步
elect = elect*, election, elections, became leader, becomes leader, become leader, elected leader ::
    选举, 选主, 当选, 选为, 选举出, 成为主
follow = follow*, following :: 跟随, 跟从
rebalance = rebalance*, rebalancing, preparingrebalance :: 重平衡, 再均衡, 重新均衡
lock = lock*, locked, locking :: 锁定, 加锁, 锁
seal = seal* :: 密封, 封存
-seal = unseal* :: 解封
deadlock = deadlock* :: 死锁
hold = hold, holds, held, holding, keep, keeps, kept, own, owns, owned, occupied by, in possession
    :: 持有, 占着, 持锁, 占住
acquire = acquire*, acquisition, obtain*, got, gets, get, getting, pick*, take hold, took hold,
    grab** :: 获取, 获得, 取得, 拿到, 抢到, 取到
validate = validate*, validation, verify, verifies, verified, verification, check, checks, checked,
    checking, inspect*, test*, tested, verify* :: 校验, 验证, 检查, 核对, 查验, 核实, 测试, 验签
log_in = login*, logon, logons, log** in, sign* in, ssh login :: 登录, 登陆, 登入
authenticate = authenticate*, authentication, auth :: 认证, 鉴权
authorize = authori[sz]e*, authori[sz]ation :: 授权
expire = expire*, expiry, expiration, out of date, past its validity, no longer valid, outdated ::
    过期, 到期, 失效, 过期了, 超期, 已过期, 已失效
valid = valid, validity :: 有效, 合法
-valid = invalid, malformed, illegal :: 无效, 非法, 不合法
know = know, knows, knew, known, recogni[sz]e*, recognise*, aware, aware of :: 已知, 认识, 知道,
    识别
-know = unknown, unrecognised, unrecognized, unaware, unknownhostexception :: 未知, 不认识, 不认得
collect = collect*, collection, gather*, scrape* :: 收集, 回收, 采集
execute = execute*, execution, ran, perform*, carry out, carried out, carries out :: 执行, 执行了,
    跑, 执行中
call = call*, invoke*, invocation, invoking, calling, rpc to, request to :: 调用, 访问, 发起调用,
    调用了
depend = depend*, rely, relies, relied :: 依赖
choose = choose, chooses, chose, chosen, select*, pick* :: 选中, 选择, 选取
need = need*, require*, required, requires :: 需要, 要求, 所需
contain = contain*, include*, hold :: 包含, 含有
detach = detach*, unmount* :: 卸载
compare = outnumber*, compared :: 对比
examine = examine*, scan**, docsexamined, inspect*, look* through, read through :: 扫描, 检查, 审查,
    扫描了, 查看
correct = correct*, correction, fix*, fixed, repair*, mitigate* :: 修复, 纠正, 修正, 解决
migrate = migrate*, migration, relocate*, moved to, reschedule*, failover to :: 迁移, 迁移到, 漂移
expand = expand*, extend*, scale* up, scale* out :: 扩容, 扩大
scale_down = scale* down, scale in, scaled in :: 缩容
open_circuit = circuit breaker, circuit-breaker, circuitbreaker, breaker :: 熔断器, 熔断
consecutive = consecutive, consecutively, in a row, successive :: 连续, 接连, 连着
renew = renew*, renewal, rotate*, rotation, refresh* :: 续签, 续期, 轮换, 刷新, 更新证书
parse = parse*, parsing :: 解析
evaluate = evaluate*, evaluation, compute*, computation, calculate*, calculation :: 计算, 评估, 求值
decode = decode*, deserialize*, serialize*, serialization, deserialization, encode*, unmarshal* ::
    反序列化, 序列化, 解码, 编码
encrypt = encrypt*, decrypt*, encryption :: 加密, 解密
merge = merge*, compact*, compaction :: 合并, 压缩
split = split**, divide* :: 分裂, 拆分
restore = restore*, rebuild*, rebuilt, reload* :: 还原, 重建, 重新加载
filter = filter*, drop* by :: 过滤
subscribe = subscribe*, subscription :: 订阅
acknowledge = ack, acks, acked, acknowledge*, acknowledgement :: 应答确认, 确认
sign = sign*, signature, signed :: 签名, 签发, 验签, 加签
revoke = revoke* :: 吊销
trust = trust*, trusted :: 信任
-trust = untrusted, not trusted, self-signed :: 不受信任, 不可信
ban = ban**, blacklist*, blocklist*, block list* :: 封禁, 拉黑, 屏蔽, 封锁
refund = refund* :: 退款
submit = submit** :: 提交
pay = pay, pays, paid, paying, charge* :: 支付, 付款, 扣款
vote = vote*, voting :: 投票
-log_in = logged out, logout, log out, session closed :: 登出, 注销登录
plug = plug**, insert* :: 插入, 拔出, 插拔
print = print*, render* :: 渲染
install = install*, installation, setup :: 安装
upgrade = upgrade*, update* to, migrate* to :: 升级
configure = configure*, configured :: 配置为, 设置为, 设为
ignore = ignore*, disregard* :: 无视, 忽视

# Harm and wrongdoing: never to be guessed.
leak = leak* :: 泄漏, 泄露
corrupt = corrupt*, corruption, damage*, broken, defective, defect, defects, broke, break, breaks ::
    损坏, 破坏, 坏掉, 坏了
lose = lose, loses, lost, losing, loss, dropped, drops, dropping, data loss, drop :: 丢失, 丢弃,
    失去, 丢了
attack = attack*, breach*, compromise*, intrusion, break-in, hack*, brute force, brute-force,
    stolen, malicious :: 攻击, 入侵, 攻破, 被黑, 暴力破解
starve = starv*, starvation :: 饥饿
leap = leap, clock leap, clock jump, clock jumped, clock jumps, jump in the clock, jump of the clock,
    jump in time, time jump, clock step, leap of the clock :: 跳变, 时钟跳跃, 时钟突变, 时钟突跳
misconfigure = misconfigure*, misconfiguration, wrongly configured :: 配置错误, 配置不当
congest = congest*, congestion :: 拥塞, 拥堵
poison = poison* :: 毒化
affect = affect*, impact*, impair* :: 影响, 波及, 受损
"""
