"""Further Chinese words of operations, and English ones beside them, for concepts of the other files.

Same format as `states.py`; each row adds forms to a concept of that name.
"""

BILINGUAL_STATES = """
# Life of processes, services and requests.
trigger = set off, sets off, went off, alarm set, alarm is set, alarm was set, raised an alarm,
    raised a memory alarm, raised an alert, raises an alarm :: 拉响
firing = in alarm, in alert state, triggered now
ready = prepared, set to go, good to go :: 准备就绪, 准备好
-ready = still not ready :: 没准备好
up = came back up, back online, running again, reachable again, available again, alive again
-up = went offline, gone offline, taken offline, dropped offline, out of service :: 掉线, 挂着
available = usable, accessible again :: 可供使用, 能用
-available = unusable, out of order :: 暂不可用
success = success, in good order, all right, worked fine, with success, successful end :: 顺利完成,
    无误
-success = ended up failing, never completed, went bad, failing again, kept failing, fails
    repeatedly :: 失败告终, 报了错, 出了错, 失败掉, 办不到, 未果
error = fault code+, error code+, error message+, an error
complete = came to an end, comes to an end, over and done, completes, completely processed, finishes
    :: 完工, 收尾
start = began to, started to, first started, commence*, kick off, started running, starting up ::
    着手
stop = came to a stop, come to a stop, stopped working, stopped running, quit working :: 停止工作,
    停下, 停住了
exit = ended with, exits with, came to an early end, exited with, terminated with
crash = crashed out, fell apart, went down hard, died of, segfaulted, core dumped :: 段错误, 宕掉
kill = shot, sigkilled, terminated forcibly, forcibly ended, put an end to :: 被系统终止, 被强制终止
restart = started over, restarting again, came up anew, restarts
run = in progress, under way, underway, in operation, at work :: 跑着, 在跑
wait = kept waiting, stood in line, in the queue, in queue, waits for, waited for, hanging on,
    waiting time, stuck waiting, waiting to be, wait to be, waits to be :: 等了, 排着队, 卡在等待
retry = trying again, next try, another try, further attempt+, another attempt, new attempt ::
    继续重试
attempt = gave it a try, made an attempt, sought to, seek to
skip = left untouched
abort = stopped early, ended early :: 提前终止, 取消掉, 中途停止, 中途放弃
suspend = paused for, on hold, stops the world :: 冻结
deploy = new version, rolled out to, shipped to production
schedule = placed on, assigned to node, put on :: 安排到
rollback = taken back, reverted
evict = thrown off, pushed off :: 驱逐掉, 逐出
oom = memory ran out, memory had run out, too little memory, memory was exhausted, out of heap ::
    内存爆了
short_memory = too little memory, not enough memory, insufficient memory, lack of memory, memory
    shortage, memory was insufficient, memory did not suffice, memory was not enough, short of memory,
    short on memory, too little room in memory, no room in memory, not enough space in memory ::
    内存不足, 内存不够, 内存空间不足, 内存空间不够, 内存短缺, 缺内存
# Links and names.
connect = set up a connection, opened a connection, make a connection, made a connection, connecting
    to, get a connection, reach the server, talk* to, spoke to :: 建连, 连到, 接通, 链接到
-connect = failed to connect, unable to connect, connection failed, connection failure, connection
    error, loses its connection, lost connection to, lost the connection, dropped off the network ::
    断连
reconnect = connected again, back in contact, link re-established, re-establish*
reach = arrive* at, made contact with :: 触及到, 够到
-reach = unable to reach :: 无法触及, 无法抵达
open = went open, opened the
close = shut off, closed off, closed the :: 主动关闭, 提前关闭
refuse = said no, threw out :: 遭拒, 遭拒绝
accept = let in, took on, takes on, went in :: 受理了
reset = broken by the peer, reset by peer
timeout = timed out, ran out of time, ran out of patience, waited too long, lapsed without an
    answer, exceeded the timeout, exceeded its timeout, exceeded the time limit, hit its deadline,
    past the deadline, too slow to answer :: 时间过长超时, 等待时间过长
throttle = slowed down on purpose, limited by the gateway :: 受到限流, 限流保护, 受限
late = came late, arrived late, lag behind, running behind, too long delayed, lags :: 晚到, 迟迟,
    慢了一步, 滞后
backlog = waiting to be processed, unprocessed, stood in the queue :: 堆积量
increase = kept rising, keeps rising, larger than before, rise of, increase of, jump of, growth of
    :: 升了, 大幅上升, 涨了, 变长, 增大
decrease = kept falling, drop of, decrease of, fall of, reduction of, brought down, brings down ::
    变低, 大幅下降, 跌落, 降了
change = changed from, changed to, changes to, changed its, turned to, turns to, passed from, goes
    from :: 变动
high = too much, very high, quite high, at a high level, high level, above normal :: 很高, 高位,
    高企
low = very low, runs low, too small, almost none, hardly any, few left, little :: 很低, 偏少, 太少,
    过少, 较少
full = became full, at full capacity :: 满载, 塞满, 填满, 撑满, 装满
exhaust = all connections in use, nothing left, spent
slow = ran slowly, responds slowly, too slow, took too long, takes too long, taking too long,
    took longer than expected, longer than expected, took longer than usual, slow to answer,
    long-lasting, lengthy :: 很慢, 变得慢, 时间长, 太慢, 较长
overload = under too much load, load too high :: 负荷过重, 扛不住, 顶不住
# Data.
read = read from, reading from, read out :: 读到, 读出, 读了
write = wrote to, written into, writing to, put into, stored in :: 写到, 写进, 写了, 落到
read_only = read only mode, write-protected :: 不可写, 禁写
send = sent to, sends to, sending to, went out, sent out :: 发到, 发给
receive = came in, comes in, arrived, arrives, received from, heard nothing
return = gave a, gives a, reply with, replied with, gave the status, ended in a, ended with a ::
    回了, 给了
find =  :: 查得
-find = unknown to :: 缺了
miss = went without, left out of :: 丢缺, 遗漏, 漏掉
duplicate = twice over, already there, already present, exists already, double entry, double entries
create = came into being, making a new :: 建成
delete = taken out, takes out, cleaned out, removed from, thrown out of :: 删去, 清理掉, 移走
update = last updated, brought up to date
add = added to :: 新加
load = read in :: 装载
pull = pulling of :: 拉下来
push = sent up :: 传上去
sync = kept in step, in step with :: 保持同步
replicate = copied over, replication stream
lock = took a lock, takes a lock, holds a lock :: 锁住, 锁了, 上锁
hold = in the hands of :: 占有, 占据着, 拿着
acquire = get hold, obtain a, obtaining, getting a :: 拿不到
allocate = given to, handed to
validate = passed its check
expire = expires in, expired on, ran past its date, past its date
valid = remains valid, good until, valid until, valid for
-valid = bad format, bad value
call = calls to, calling to, request sent to, asked the
depend = depends on, based on :: 取决于
need = asked for, in need of :: 需用
choose =  :: 挑了
compact =  :: 整理合并
move = move*, moved ::
migrate = moved from, moved over to :: 搬到, 迁到, 转移到
renew = new certificate issued :: 续订
-parse = failed to parse, unable to parse
authenticate = verified its identity, prove its identity :: 身份认证, 身份验证
log_in = log in, logs in, logged in, log into, logged into, signed in, login attempt+, sign-in, ssh
    access, publickey, access attempt+ :: 登录系统, 登进
elect = new election, held an election, started an election
ignore = took no notice :: 不予理会
submit = handed in, hand* in
subscribe = signs up, signed up
filter = filtered out :: 过滤掉, 筛掉
vote = cast a vote :: 表决
install =  :: 装上
upgrade = upgraded to
configure = configured to, set to :: 配成
corrupt =  :: 损毁
lose =  :: 弄丢
leak = leaking
affect = suffer* from, suffer* :: 受影响, 受到影响
degrade = degraded state :: 降级, 性能下降
health = in good health, fit, well
-health = marked unhealthy
normal = as usual, back in order
resolved = recovered from, clears up, came back :: 清除
"""
