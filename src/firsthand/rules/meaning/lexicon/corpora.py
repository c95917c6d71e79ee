"""How public log corpora and alerts are retold: stores, shares of resources, ends, codes, far sides.

Same format as `states.py`; a row of a name that another file has adds forms to that concept.
"""

CORPORA_STATES = """
# What is put away for later, given out, or promised beyond what there is.
store = cached, caches, caching, put in cache, put into the cache, held in cache, kept in cache, parked in,
    stashed :: 缓存了, 已缓存, 被缓存, 缓存到, 缓存进, 缓存于, 写入缓存, 放入缓存
resolved = back under, back below, back within, fell back below, dropped back below, back to its usual ::
    已回落, 回落到阈值以下, 回落至阈值以下
reclaim = recycle*
valid = existing user, existing account, known user, known account, genuine user, legitimate user
-valid = nonexistent user, non-existent user, nonexistent account
degrade = :: 降级状态, 降级中, 已降级, 处于降级
overload = overallocate*, over-allocate*, over-provision*, overprovision*, oversold, promised more :: 超配,
    超额分配, 超额承诺, 过度分配, 过量分配, 超卖, 超分, 超额申请
create = minted, mint* :: 签发, 颁发, 核发, 出具, 签发了, 已签发
expire = expiring in, expiring on, expiring soon, is expiring, are expiring,
    run out, runs out, running out, reach* its end date, reached the end of its validity, go* out of
    date, time is up :: 过了期限, 期限已过, 期满, 届满
return = brought back, bring back, brings back, bringing back, came up with, come up with, comes up with,
    turned out, surfaced :: 带回, 查回, 查得, 拿回
-return = came up empty, comes up empty, came up blank, drew a blank
# What there is of it is done; what is left of it is not.
-complete = unprocessed, not processed, not handled, unhandled so far, not yet handled, undone ::
    未处理, 没处理, 尚未处理, 待处理, 未执行完, 未跑完, 没跑完
-allocate = deallocate*, de-allocate*, handed back, returned to the pool
lock = wake lock+, wakelock+ :: 唤醒锁
"""

CORPORA_THINGS = """
incident = failure+
# The other end.
peer = rhost, raddr, remote address, remote addresses, remote ip, remote_addr, remote_ip, peer_addr,
    far side, foreign host, foreign address :: 远程主机, 远程地址, 对方主机, 来访主机, 远端地址
host = rhost :: 远程主机, 远端主机
# What a code, a list or a scan is called.
status_code = hresult, retcode, ret_code, resultcode, result_code, return_code, retval :: 结果码, 结果代码,
    返回值代码
directory_index = directory index, directory indexes, directory listing+, listing+, autoindex, index of the
    directory :: 目录列表, 目录索引, 目录浏览, 目录清单
full_scan = collscan, collection scan+, scan of the collection, scan of the whole collection :: 集合扫描,
    全集合扫描, 全扫描
index_scan = ixscan, index scan+, index range scan+ :: 索引扫描
total = in all :: 前后共
copy_noun = replica+ :: 副本
"""
