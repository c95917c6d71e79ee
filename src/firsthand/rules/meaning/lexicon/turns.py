"""Turns of a report for states and things of the other files: how one retells what a line says.

Same format as `states.py`; each row adds forms to a concept of that name.
"""

TURNS_STATES = """
# Waiting and trying on.
wait = queuing for, queueing for, queued for, queue for, queues for,
    dwelt in, spent in the queue, spent in queue, sat in the queue, sat in queue, sat waiting ::
    停留, 滞留, 逗留, 排队停留
retry = kept trying, keeps trying, keep trying, keeping trying, kept on trying, keeps on trying,
    kept retrying, keeps retrying, went on trying, goes on trying, tried on, still trying, still
    retrying, did not give up, does not give up :: 持续尝试, 不断尝试, 反复尝试, 仍在尝试, 继续尝试,
    一直尝试, 不停重试, 仍在重试, 持续重试, 不断重试
attempt = kept trying, keeps trying, keep trying, keeping trying, kept on trying, keeps on trying,
    went on trying, goes on trying, tried on, still trying :: 持续尝试, 不断尝试, 反复尝试, 仍在尝试,
    继续尝试, 一直尝试
# Holding back.
throttle = limiting requests, limiting connections, limited a, limited the, limited requests,
    limited request, was limited, were limited, being limited, got limited, requests limited,
    held down to its rate, reined in :: 被限制
full = fill up the disk, fill the disk, fills the disk, fills up the disk :: 占满, 占满了, 撑满, 塞满
# Reaching somebody.
contact = got hold of, get hold of, gets hold of, get through to, got through to, gets through to,
    getting through to, make contact, made contact, makes contact :: 联络到, 找到对方
# Saving a copy of what a store holds.
export = dumping, dumped
nearly_full = nearfull, near_full
simultaneous = at once, at a time, at the same time, simultaneously, all at once :: 同时, 一次性
# Tripping.
open = circuit_breaking_exception, circuitbreakingexception
-available = unavail
# Being off.
wrong = wrong by
"""

TURNS_THINGS = """
# Distances from what is right.
offset_measure = wrong by, out by, off the mark by, amiss by, deviates by, deviated by, deviating by,
    deviation+, out of step by :: 偏离, 偏离了, 走偏
# Limits that are told by what they permit.
limit = allowed value+, allowed amount+, permitted value, tolerated maximum, what is allowed, what
    is permitted :: 允许值, 允许上限, 允许的上限, 允许范围, 许可值, 容许值, 允许的最大值, 允许的限度
threshold = nearfull ratio, near-full ratio, full ratio, backfillfull ratio, fill limit+,
    trip level+ :: 水位线
# Statements and what is counted for one of them.
statement = executed statement+, statement executed :: 执行的语句, 所执行的语句, 执行语句, 被执行的语句
query = per-query :: 单查询, 单次查询, 单条查询
connection = per-connection :: 单连接
request = per-request :: 单请求, 单次请求
user = per-user :: 单用户
process = per-process :: 单进程
session = per-session :: 单会话
receiver = nrcpt, rcpt, addressee+
# Queues and votes.
size = queue length+, queue size+, queue depth+ :: 队列长度, 队列大小, 队列深度
depth = queue depth+ :: 队列深度
queue = :: 队列长度, 队列大小, 队列深度
quorum = majority of nodes, majority of the nodes, enough voters :: 法定数量, 法定人数的, 多数节点,
    大多数节点
unseal_progress = unseal progress, unseal_progress, unseal key+, unseal key share+, unseal share+,
    key shares to unseal :: 解封进度
unseal_key = unseal key+, unseal share+, key share+, unseal key share+, key shares to unseal ::
    解封密钥, 解封密钥分片
seal_type = seal type, seal_type, unseal nonce, unseal_nonce :: 封印类型
stock = on_hand, on hand, qty_on_hand, onhand :: 在库, 现货
free = on_hand, on hand, qty_on_hand, onhand
breaker = circuit_breaking_exception, circuitbreakingexception
error = circuit_breaking_exception, circuitbreakingexception
# Supplies.
power = ac input, power input+, input power, mains input, mains power, ac power, ac supply ::
    交流输入, 电源输入, 输入电源, 市电输入, 交流电, 交流供电
"""
