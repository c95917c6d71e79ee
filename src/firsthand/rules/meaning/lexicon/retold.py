"""Keys, short forms and turns of phrase as engineers retell them in full, in English and Chinese.

Same format as `states.py`; a row of a name that another file has adds forms to that concept.
"""

RETOLD_STATES = """
# Short forms of keys, told in full.
start = init, inits, initialisation, initialising, start-up time :: 初始化过程, 启动过程
acknowledge = ack, acks, acked, acknowledge*, acknowledgement+, acknowledgment+ :: 确认, 已确认消息, 应答确认
-acknowledge = unacked, unacknowledged, nack, nacks, nacked, not acked, not acknowledged, awaiting
    acknowledgement :: 未确认, 未应答, 待确认
requeue = return to the queue, returns to the queue, go back to the queue,
    goes back to the queue, requeue*, re-queue*, re-enqueue*, put back into the queue, put back in
    the queue, put back on the queue, back in the queue again, returned to the queue, returned to queue,
    sent back to the queue, went back to the queue, went back into the queue, placed back in the queue,
    queued again, queued anew, enqueued again :: 重新排队, 重新入队, 放回队列, 退回队列, 重回队列,
    重新进入队列, 再次入队, 回到队列
expire = exp in the past, expiry in the past, expiration in the past, ran its validity, is in the
    past, lies in the past, lay in the past, lie in the past :: 已失效, 过了有效期, 过了期
recovering = recovering, in recovery, under recovery :: 恢复中, 正在恢复, 还在恢复
degraded_state = degraded :: 降级状态
throttle = slowdown, slowdowns, thermal slowdown, clocked down, clock throttling, downclock*, throttled
    down, thermal throttling :: 热降频, 过热降频, 温度降频, 降频, 限频, 降速, 降低频率, 降了频
thermal = thermal, thermally, heat, hot, thermal slowdown+, thermal throttling, thermal throttle ::
    热, 过热, 温度过高, 高温
stay = stay, stays, stayed, staying, keep, keeps, kept, keeping, linger* :: 留, 留在, 仍留, 停留, 滞留
unanimous = unanimous, unanimously :: 一致通过, 全票
-active = inactive, not active, deactivated :: 不活跃, 未激活, 非活跃
examine = rows examined, docs examined, documents examined, keys examined, rows scanned, docs scanned ::
    扫描行数, 扫描了
return = rows sent, rows returned, docs returned, documents returned, keys returned, nreturned :: 返回行数
review_deed = :: 复核, 复审
new_state = :: 新增
up = came up, comes up, come up, coming up
-tolerate = untolerated, untolerated taint, not tolerated :: 不容忍, 未容忍, 不可容忍, 无法容忍, 不能容忍
miss = needs additional, need additional
need = needs additional, need additional
compare = compare*, comparison+ :: 比较, 对比, 比对
write = :: 写错误, 写失败
read = :: 读错误, 读失败
error = :: 写错误, 读错误, 校验错误, 写失败, 读失败
came_back = :: 回到, 已回到, 重回, 回落到, 回升到
-came_back = not return, not come back, never came back, never returned :: 不再回来, 没有回来
-success = failed to log on, failed to log in, could not log on, could not log in
log_in = failed to log on, failed to log in, could not log on, could not log in,
    logged on, logged onto, logging on, logon+, signed on :: 登录上
remount = remount* :: 重新挂载
# Leave that is given, and what is sealed or out of service.
approve = agreement, agreement of, consent, consents, sign-off, signed off on, go-ahead :: 许可, 首肯, 点头
accept = agreement, agreement of, consent, consents :: 许可, 首肯, 点头
seal = :: 封印, 封印了, 上了封印
-seal = :: 解除封印, 未封印
-up = :: 退服, 退服了, 掉站
lose = missed heartbeat+, missed beat+, missed keepalive+, lost heartbeat+
miss = missed heartbeat+, missed beat+, missed keepalive+
heartbeat = missed heartbeat+, missed beat+, lost heartbeat+
# Ways to say that something is of no use for a while.
-enable = took out of use, takes out of use, take out of use, taken out of use, taking out of use,
    put out of use, puts out of use, set aside :: 停用了, 置为不可用, 摘除, 摘掉, 剔除
"""

RETOLD_THINGS = """
# Kinds by their short forms.
radio_cell = cell+ :: 小区, 基站小区
row = :: 行数, 数据行数
device = dev, devs, vdev, vdevs, blkdev, block device+ :: 块设备, 设备名
medium = medium, media :: 介质
ci = ci, continuous integration :: 持续集成
user = uid, userid, user_id, user id+ :: 用户号
expiry_time = not_after, notafter, valid_until, expires_at, expiry date+, expiration date+, end of
    validity :: 到期时间, 过期时间, 失效时间, 到期日
gateway = gw, gws :: 网关侧
miss_rate = miss rate, miss ratio, cache miss rate, cache miss ratio, misses ratio :: 未命中率, 缺失率,
    不命中率
lag = replication lag, replication delay, replica lag, standby lag, replication lag time :: 复制延迟,
    同步延迟, 主从延迟, 复制滞后, 主从复制延迟
used = draws, drawing, drawn
rss = rss, resident set, resident set size, resident memory, resident :: 常驻内存, 驻留内存, 常驻
anonymous = anon, anonymous :: 匿名
yuan = yuan, rmb, cny, renminbi :: 元, 人民币, 块钱
dollar = dollar+, usd :: 美元
euro = euro+, eur :: 欧元
watt = watt+ :: 瓦
fragment_noun = fragment+ :: 片段数
"""
