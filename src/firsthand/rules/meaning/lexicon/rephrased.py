"""States and things that engineers tell in other words than a text, as traps are told: what was let be, what
went on, what was put back. Same format as `states.py`.
"""

REPHRASED = """
replace = recreat* from scratch, re-creat*, recreat*, be rebuilt
consecutive = subsequent, streak, failing streak, failingstreak :: 连着
leave = dropped out of, drops out of, drop out of, fell out of, falls out of
correct = adjust*, adjustment+, correcting
send = :: 投给, 投往, 投到, 送往, 投送到, 投递给, 投递到
configure = :: 定为, 设定成, 设到, 调为
success = finished fine, ended fine, completed fine, went fine, ran fine, ended well, finished cleanly
-success = broken pipe, ends in an error, ended in an error, end in an error, ends in error, ended in
    error, ends with an error, ended with an error, ends in failure, did not pass, does not pass, do not
    pass, not passing, has not passed, have not passed
validate = look for, looks for, looked for, looking for
temporary = ephemeral :: 临时
# Who is no longer connected; whom one tried to reach.
-connect = dropped off, drops off, drop off, dropping off, dropped off the network, fell off,
    fell off the network, dropped from the network, got disconnected, gets disconnected, was cut off,
    were cut off, dropped its session, lost its session, went off line,
    lost touch :: 掉线, 掉线了, 断线, 断线了, 断连, 断了连接, 掉了线, 已断线, 断开了连接, 掉了连接
contact = reach out to, reached out to, got through to, get through to :: 联系, 连到
# What Sentinel says of a server.
subjective_down = sdown, subjectively down, subjective down :: 主观下线, 主观离线
objective_down = odown, objectively down, objective down :: 客观下线, 客观离线
validate = look at, looks at, looked at, looking at, take a look at, have a look at, have a look, inspect,
    inspecting, check on, go over, glance at, examine first :: 看, 先看, 再看, 看一下, 看看, 查一下, 看下,
    查查, 查看, 留意, 核查
day_end = end of day, end-of-day, eod, close of day, close of business, day-end, day end :: 日终, 日结, 日切
drag_on = drag* on, dragged on for, went on for, clocked in at, clocks in at, weighed in at, amounted to ::
    费时, 拖了, 拖了近, 持续到, 总共花了, 总计用时, 一共花了
replace = switch-master
failover = switch-master
change = switch-master
promote = switch-master
call = api call+, api request+, rpc call+ :: 接口调用
examine = looked at, walked, walked through, visited, visits, waded through, swept through, combed through,
    trawled through, crawled through, scanned through :: 遍历, 遍历了, 扫过, 扫了, 翻了, 扫描过, 检索了
read = read through, reads through, went through, go through, ran through, pored through :: 读了, 读取了, 读出
"""

REPHRASED_THINGS = """
# Which way it goes.
ingress = inbound, incoming, inbound traffic, incoming traffic, ingress traffic :: 入方向, 进方向, 入站方向,
    入口方向, 入方向流量, 入流量, 入向流量
egress = outbound, outgoing, outbound traffic, outgoing traffic, egress traffic :: 出方向, 出站方向, 出口方向,
    出方向流量, 出流量, 出向流量
traffic = inbound traffic, incoming traffic, ingress traffic, outbound traffic, outgoing traffic,
    egress traffic :: 入方向流量, 入流量, 入向流量, 出方向流量, 出流量, 出向流量
# What a job or a layer is called.
orm = ef core, entity framework, entity framework core, ef, orm
business_date = biz_date, business date+, bizdate, batch_date, batch date, accounting date, value date,
    posting date, settlement date, settle_date :: 账期, 业务日期, 业务日, 批次日期, 会计日期, 记账日, 结算日
settlement = settle :: 清分
leader = switch-master
"""
