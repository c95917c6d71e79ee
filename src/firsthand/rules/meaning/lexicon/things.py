"""Things of services: requests, pools, messages, data stores, in English and Chinese.

One concept is `name = English forms :: Chinese forms`; a line that begins with a blank goes on with the one
before. A form ending in `*` stands for its regular inflections (`**`: with the last consonant doubled),
one ending in `+` for itself and its plural. A form under `-name` says the opposite.
A thing that the evidence does not name is not derivable; a mere type of thing beside an identifier of
the evidence needs no naming (`kinds.py`).
"""

THINGS = """
# Parts of a request's way.
request = request+, req, reqs, call, calls, invocation+ :: 请求
response = response+, resp, reply, replies, answer, answers :: 响应, 应答, 回复, 返回结果, 响应体
connection = connection+, conn, conns, connection count, connected clients, session+ :: 连接, 数据库连接,
    长连接
link = link+, communications link :: 链路, 通信链路
http = http, https, get /, post /, put /, okhttp
header = header+ :: 响应头, 请求头, 头部, 头
body = body, bodies, payload+ :: 正文, 载荷
upstream = upstream+ :: 上游
downstream = downstream+ :: 下游
backend = backend+ :: 后端
frontend = frontend+ :: 前端
client = client+, user agent :: 客户端, 客户
server = server+ :: 服务器, 服务端
peer = peer+, counterpart, other side, other end, other party :: 对端, 对方
proxy = proxy, proxies :: 代理
gateway = gateway+ :: 网关
load_balancer = load balancer+, load-balancer+, elb, alb, lb :: 负载均衡, 负载均衡器
endpoint = endpoint+, url+, uri+, route+, path+ :: 端点, 接口, 路径, 路由, 地址
interface = interface+, api, apis :: 接口
port = port+ :: 端口
socket = socket+ :: 套接字
address = address, addresses, addr, ip, ips :: 地址
packet = packet+ :: 数据包, 报文, 包
network = network+, networking :: 网络
channel = channel+ :: 通道, 信道
protocol = protocol+ :: 协议
route = route+ :: 路由
handshake = handshake+ :: 握手
tls = tls, ssl
dns = dns, name resolution :: 域名, 域名解析
firewall = firewall+ :: 防火墙
bandwidth = bandwidth :: 带宽
traffic = traffic :: 流量
bottleneck = bottleneck+ :: 瓶颈
stream = stream+
tunnel = tunnel+ :: 隧道
listener = listener+ :: 监听器
handler = handler+ :: 处理器
middleware = middleware, framework+ :: 中间件, 框架
plugin = plugin+, addon+, extension+ :: 插件, 扩展
ingress = ingress :: 入口
egress = egress :: 出口
subnet = subnet+, vlan, cidr :: 子网, 网段
resolver = resolver+, nameserver+, dns server :: 解析器
frame = frame+, datagram+ :: 帧
switchport = switch port+, uplink+ :: 交换机端口, 上联
attempt_noun = attempt+, try, tries :: 尝试, 第次

server_error = server error+, server-side error+, 5xx, 5xx error+, 5xx response+
    :: 服务端错误, 服务器错误, 5xx
client_error = client error+, client-side error+, 4xx, 4xx error+, 4xx response+ :: 客户端错误

# Work units and pools.
pool = pool+, connection pool :: 连接池, 池, 线程池
thread = thread+ :: 线程, 主线程, 子线程
thread_pool = thread pool, threadpool, thread-pool, threadpoolexecutor :: 线程池
process = process, processes, proc :: 进程, 子进程, 主进程
task = task+ :: 任务
job = job+, cronjob+, cron job :: 任务, 作业
queue = queue+, queueing, queued :: 队列, 排队
worker = worker+ :: 工作进程, 工作线程, 工作节点
executor = executor+ :: 执行器
scheduler = scheduler+ :: 调度器
transaction = transaction+, tx, txn, trx :: 事务
branch = branch, branches :: 分支
statement = statement+ :: 语句
sql = sql :: SQL
query = query, queries, slowquery, slowqueries :: 查询
session = session+ :: 会话
lease = lease+ :: 租约
heartbeat = heartbeat+, heart beat :: 心跳
event = event+, took place, takes place, take place, taking place, ended with, ended in, ended up :: 事件
message = message+, msg, msgs :: 消息
batch = batch, batches, chunk+, bulk, batch job, batch processing :: 批次, 批量, 一批, 块, 批处理
operation = operation+, op, ops :: 操作
instruction = instruction+ :: 指令
command = command+ :: 命令
phase_two = phasetwo, phase two, second phase :: 二阶段, 第二阶段
step = step+, stage+, phase+ :: 阶段, 步骤, 步
buffer = buffer+, buffered, buffering :: 缓冲, 缓冲区
pipeline = pipeline+, workflow+ :: 流水线, 工作流
build = build+ :: 构建
release = release+ :: 版本发布
canary = canary, canaries :: 灰度
slot = slot+ :: 槽, 插槽, 槽位
lock_noun = lock+, mutex, mutexes, semaphore+, latch, latches :: 锁, 互斥锁, 信号量
retry_noun = retry, retries :: 重试
cycle = cycle+, round+, iteration+ :: 轮, 周期, 轮次

# Messaging.
topic = topic+ :: 主题
partition = partition+ :: 分区
consumer = consumer+ :: 消费者
consumer_group = consumer group+, consumergroup, group :: 消费组, 消费者组
consume = consume*, consumption :: 消费
producer = producer+, publisher+ :: 生产者, 发布者
broker = broker+ :: 代理节点
group = group+ :: 组
member = member+ :: 成员
offset = offset+ :: 偏移量, 位点
coordinator = coordinator+, groupcoordinator :: 协调器, 协调者
generation = generation+ :: 代次

# Data stores.
database = database+, db, dbs, datname, dbname :: 数据库, 库
table = table+ :: 表
row = row+ :: 行
column = column+ :: 列, 字段
document = document+, docs :: 文档
index = index, indexes, indices :: 索引
schema = schema+, catalog+ :: 模式, 表结构, 库表
shard = shard+ :: 分片
replica = replica+, slave+, follower+, standby, secondary :: 副本, 从库, 从节点, 备库
leader = leader+, master+, primary :: 主库, 主节点, 领导者, 主
quorum = quorum :: 法定人数, 仲裁
cluster = cluster+ :: 集群
cache = cache+ :: 缓存
key = key+ :: 键, 键值
record = record+ :: 记录
data = data :: 数据
backup = backup+ :: 备份
snapshot = snapshot+ :: 快照
checkpoint = checkpoint+ :: 检查点
binlog = binlog+, binary log+ :: 日志复制
metadata = metadata :: 元数据
policy = policy, policies, maxmemory policy :: 策略
plan = plan+, plansummary, query plan, execution plan :: 执行计划, 查询计划, 计划
wal = wal, write-ahead log :: 预写日志
hdfs_block = blk
block_noun = block, blocks :: 数据块, 块
position = position+, lsn, gtid :: 位置, 位点
page = page+ :: 页面
segment = segment+ :: 片段
journal = journal+, redo log, undo log, relay log :: 中继日志, 重做日志, 回滚日志
view = view+ :: 视图
field_noun = field+, property, properties, attribute+ :: 字段, 属性
revision = revision+, epoch+ :: 修订, 纪元
bucket = bucket+ :: 存储桶
object = object+ :: 对象
entry_noun = value+ :: 条目
collection = collection+ :: 集合
tablespace = tablespace+ :: 表空间
"""
