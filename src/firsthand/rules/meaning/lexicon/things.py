"""What is spoken of: things and measures, in English and Chinese. Same format as `states.py`.

A form ending in `+` stands for itself and its plural. A thing that the evidence does not name is
not derivable; a mere type of thing (TYPES) beside an identifier of the evidence needs no naming.
"""

THINGS = """
# Parts of a request's way.
request = request+, req, reqs :: 请求
response = response+, resp, reply, replies :: 响应, 应答, 回复
connection = connection+, conn, conns :: 连接, 数据库连接
link = link+, communications link :: 链路, 通信链路
http = http, https, get /, post /, put /, okhttp :: 
header = header+ :: 响应头, 请求头, 头部, 头
body = body, bodies, payload+ :: 正文, 载荷
upstream = upstream+ :: 上游
downstream = downstream+ :: 下游
backend = backend+ :: 后端
frontend = frontend+ :: 前端
client = client+, user agent :: 客户端, 客户
server = server+ :: 服务器, 服务端
peer = peer+, counterpart :: 对端, 对方
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
tls = tls, ssl :: 
dns = dns, name resolution :: 域名, 域名解析
firewall = firewall+ :: 防火墙
bandwidth = bandwidth :: 带宽
traffic = traffic :: 流量
bottleneck = bottleneck+ :: 瓶颈

# Work units and pools.
pool = pool+, connection pool :: 连接池, 池, 线程池
thread = thread+ :: 线程
thread_pool = thread pool, threadpool, thread-pool, threadpoolexecutor :: 线程池
process = process, processes, proc :: 进程
task = task+ :: 任务
job = job+, cronjob+, cron job :: 任务, 作业
queue = queue+, queueing, queued :: 队列, 排队
worker = worker+ :: 工作进程, 工作线程, 工作节点
executor = executor+ :: 执行器
scheduler = scheduler+ :: 调度器
transaction = transaction+, tx, txn :: 事务
branch = branch, branches :: 分支
statement = statement+ :: 语句
sql = sql :: SQL
query = query, queries, slowquery, slowqueries :: 查询
session = session+ :: 会话
lease = lease+ :: 租约
heartbeat = heartbeat+, heart beat :: 心跳
event = event+ :: 事件
message = message+, msg, msgs :: 消息
batch = batch, batches :: 批次, 批量
operation = operation+, op, ops :: 操作
instruction = command+ :: 命令, 指令
step = step+, stage+, phase+ :: 阶段, 步骤

# Messaging.
topic = topic+ :: 主题
partition = partition+ :: 分区
consumer = consumer+ :: 消费者
consumer_group = consumer group+, consumergroup, group :: 消费组, 消费者组
consume = consume*, consumption :: 消费
producer = producer+ :: 生产者
broker = broker+ :: 代理节点
group = group+ :: 组
member = member+ :: 成员
offset = offset+ :: 偏移量, 位点
coordinator = coordinator+, groupcoordinator :: 协调器, 协调者
generation = generation+ :: 代次

# Data stores.
database = database+, db, dbs :: 数据库, 库
table = table+ :: 表
row = row+ :: 行
column = column+ :: 列, 字段
document = document+, docs :: 文档
index = index, indexes, indices :: 索引
schema = schema+ :: 模式, 表结构
shard = shard+ :: 分片
replica = replica+, slave+, follower+, standby, secondary :: 副本, 从库, 从节点, 备库
leader = leader+, master+, primary :: 主库, 主节点, 领导者, 主
quorum = quorum :: 法定人数, 仲裁
cluster = cluster+ :: 集群
cache = cache+ :: 缓存
key = key+ :: 键, 键值
record = record+ :: 记录
backup = backup+ :: 备份
snapshot = snapshot+ :: 快照
checkpoint = checkpoint+ :: 检查点
binlog = binlog+, binary log+ :: 日志复制
metadata = metadata :: 元数据
policy = policy, policies, maxmemory policy :: 策略
plan = plan+, plansummary, query plan, execution plan :: 执行计划, 查询计划, 计划
wal = wal, write-ahead log :: 预写日志

hdfs_block = blk :: 
block_noun = block, blocks :: 数据块, 块

# Machines and resources.
node = node+, datanode+ :: 节点
host = host+, hostname+ :: 主机, 机器, 宿主机
instance = instance+ :: 实例
machine = machine+, vm, vms, virtual machine+ :: 机器, 虚拟机
kernel = kernel+ :: 内核
disk = disk+, drive+, nvme, ssd, hdd :: 磁盘, 硬盘, 盘
volume = volume+, persistentvolume+, pv, pvc, pvcs, persistentvolumeclaim+, fs :: 卷, 存储卷, 持久卷
filesystem = filesystem+, file system+, inode+ :: 文件系统
storage = storage :: 存储
space = space, disk space :: 空间
memory = memory, mem, ram :: 内存
heap = heap :: 堆, 堆内存
swap = swap :: 交换分区
cpu = cpu, cpus, processor+ :: CPU, 处理器
gpu = gpu+ :: GPU
core = core+ :: 核, 核心
gc = gc, garbage collection, garbage, collecting garbage, garbage collector :: 垃圾回收, 回收
full_gc = full gc, pause full, full garbage collection :: 
io = i/o, io, input/output :: IO, 读写
file = file+ :: 文件
directory = directory, directories, folder+ :: 目录
descriptor = descriptor+, file descriptor+, fd, fds :: 描述符, 句柄
device = device+, module+ :: 设备, 模块
switch_device = switch, switches, switch_module :: 交换机
fan = fan+ :: 风扇
temperature = temperature+, temp :: 温度
power = power, power supply, voltage :: 电源, 供电
battery = battery, batteries :: 电池
sensor = sensor+ :: 传感器
clock = clock+ :: 时钟
hardware = hardware :: 硬件
interface_nic = nic, nics, ethernet :: 网卡
rank = rank+ :: 
signal = signal+ :: 信号
register = registers :: 寄存器

# Containers.
pod = pod+ :: 容器组
container = container+ :: 容器
image = image+ :: 镜像
namespace = namespace+ :: 命名空间
deployment = deployment+, daemonset+, statefulset+, replicaset+ :: 工作负载
registry = registry, registries :: 镜像仓库, 仓库
quota = quota+ :: 配额
taint = taint+, untolerated taint :: 污点
probe = probe+, probing :: 探针, 探测
readiness = readiness :: 就绪
liveness = liveness :: 存活
startup_probe = startup probe :: 启动探针
secret = secret+, credential+ :: 密钥, 凭据
config = config+, configuration+, configured, configure*, setting+, configmap+ :: 配置, 设置, 参数
version = version+ :: 版本
argument = argument+, parameter+, param, params :: 参数
environment = environment+, env :: 环境
cloud = region+, zone+ :: 区域, 可用区

# People, access.
user = user+ :: 用户
account = account+ :: 账号, 账户
tenant = tenant+ :: 租户
password = password+ :: 密码, 口令
token = token+ :: 令牌
certificate = certificate+, cert, certs, x509 :: 证书
permission = permission+, privilege+, access :: 权限
attacker = attacker+, intruder+, hacker+ :: 攻击者, 黑客
operator = operator+, administrator+, admin :: 管理员, 运维

# Code.
application = application+, app, apps :: 应用, 应用程序, 程序
service = service+ :: 服务
component = component+, subsystem+ :: 组件
bean = bean+ :: 
class_code = class, classes :: 类
method = method+, function+ :: 方法, 函数
pointer = pointer+, nil pointer, null pointer, nullpointerexception, nil, dereference :: 空指针, 指针, 空指针引用
stack = stack, stack trace, stacktrace :: 堆栈
script = script+ :: 脚本
binary = binary, executable :: 二进制
bug = bug+ :: 缺陷, 漏洞
code = code+, statuscode, errorcode, error_code, errno, error code+ :: 代码, 错误码, 状态码, 退出码, 码
exit_code = exit code+, exitcode :: 退出码
status_code = status code+, statuscode, http status :: 状态码
program = program+ :: 程序
library = library, libraries :: 库
driver = driver+ :: 驱动
datasource = datasource+, data source+, druiddatasource :: 数据源
circuit = circuit :: 
dependency = dependency, dependencies :: 依赖项
breaker = breaker+, circuit breaker+, circuitbreaker :: 熔断器
payment = payment+ :: 支付, 付款
order = order+ :: 订单
item = item+ :: 

# Measures: which figure a number is.
duration = duration+, elapsed, elapsedms, took, takes, take, taking, taken, lasted, lasts, lasting, last for, durationmillis, activefor, cost, costs, spent, spend, spends :: 持续, 持续时间, 时长, 耗时, 花费, 用时, 历时, 用了
latency = latency, latencies, response time :: 延迟, 时延, 响应时间, 耗时
delta = delta :: 间隔, 差值
rate = rate+ :: 率, 速率, 比率
error_rate = error rate+, errorrate, higherrorrate, failure rate, failurerate :: 错误率, 失败率
ratio = ratio+, percentage, percent, proportion, share :: 比例, 占比, 百分比
qps = qps, rps, tps, throughput :: 吞吐, 吞吐量
lag = lag+, seconds_behind_master, seconds behind :: 堆积, 积压, 延迟
depth = depth :: 深度
speed = speed+ :: 转速, 速度
size = size+, length+ :: 大小, 尺寸, 长度
total = total+, in total, overall, altogether :: 总数, 总计, 总共, 共, 合计, 总
count = count+, number+, counter+ :: 数量, 次数, 计数, 数, 条数, 个数
threshold = threshold+, watermark+ :: 阈值, 门限, 水位线, 水位
limit = limit+, quota, cap, ceiling, bound :: 上限, 限制, 限额, 限值, 限
max = max, maximum, maxactive, maxmemory, at most, peak, greatest, largest, max_connections, maxconnections :: 最大, 最大值, 峰值, 最高, 上限
min = min, minimum, at least, least, smallest, lowest :: 最小, 最小值, 最低
avg = avg, average, mean :: 平均, 均值, 平均值
median = median, p50 :: 中位数
p90 = p90 :: 
p95 = p95 :: 
p99 = p99, 99th percentile, 0.99 quantile :: 
last_value = last, latest, most recent, newest, final :: 最近, 最新, 最后
first_value = first, earliest, initial, initially :: 最早, 首次, 最初
capacity = capacity, capacities :: 容量
used = use, uses, using, used, usage, utili[sz]ation, consumes, consumed, consuming, occupied, occupies, occupy, inuse :: 使用, 使用率, 利用率, 占用, 占用率, 用量, 消耗, 已用, 用掉
free = free, remaining, remain, remains, remained, left, spare, leftover :: 剩余, 空闲, 余, 还剩, 仅剩, 剩, 余量
idle = idle, unused, free :: 空闲
active = active, busy, in use, inuse, occupied :: 活跃, 活动, 使用中, 占用, 在用
waiting = waiting, waiters, queued, pending, threadsawaitingconnection :: 等待, 排队, 等待线程, 等待数
expected = expected, desired :: 期望, 预期
value = value+ :: 值, 数值
severity = severity :: 级别, 严重程度, 严重级别, 等级
level = level+ :: 级别, 等级, 日志级别
critical = critical :: 严重, 紧急, 危急
status = status, statuses :: 状态
state = state+ :: 状态
reason = reason+ :: 
time_noun = timestamp+ :: 时间戳
lease_term = term+ :: 任期
temperature_c = celsius, degrees :: 摄氏度, 度
ident = id, ids, pid, tid, uid, myid :: 编号
document_noun = passage+ :: 段落
seqno = seqno :: 序号
traceid = traceid, trace id, trace_id :: 追踪号, 链路号
annotation = label+, annotation+ :: 标签, 注解

alert_noun = alert+, alarm+, notification+ :: 告警, 报警, 警报

# Log levels: what a record calls itself.
level_debug = debug :: 
level_info = info, informational, informative :: 信息
level_warn = warn, warning, warnings :: 警告
level_error = error :: 错误
level_fatal = fatal :: 致命
"""

TYPES = frozenset(
    [
        "service",
        "server",
        "host",
        "node",
        "instance",
        "machine",
        "application",
        "component",
        "process",
        "system",
        "client",
        "database",
        "cluster",
        "pod",
        "container",
        "program",
        "user",
        "account",
        "tenant",
        "consumer_group",
        "group",
        "topic",
        "partition",
        "table",
        "consumer",
        "producer",
        "broker",
        "namespace",
        "interface",
        "endpoint",
        "address",
        "device",
        "switch_device",
        "disk",
        "volume",
        "job",
        "task",
        "member",
        "link",
        "event",
        "item",
        "message",
        "environment",
        "image",
        "row",
        "record",
        "value",
        "status",
        "state",
        "document",
        "time_noun",
        "code",
        "level",
        "operation",
        "index",
        "datasource",
        "request",
        "response",
        "upstream",
        "column",
        "circuit",
        "path",
        "file",
        "alert_noun",
        "bean",
        "worker",
        "query",
    ]
)
"""Concepts that only say what kind of thing an identifier names."""

GENERIC = frozenset(
    [
        "process",
        "program",
        "application",
        "system",
        "component",
        "event",
        "message",
        "item",
        "record",
        "row",
    ]
)
"""Kinds so general that naming one adds nothing to what is said of it."""

WEAK = frozenset(
    [
        "serve",
        "receive",
        "acquire",
        "validate",
        "ask",
        "return",
        "contain",
        "examine",
        "execute",
        "attempt",
        "choose",
        "need",
        "store",
        "driver",
        "library",
        "hold",
        "thread",
        "process",
        "program",
        "component",
    ]
)
"""Deeds and kinds that say little: where only they are missing, the relation is open."""

OPTIONAL = frozenset(
    [
        "count",
        "value",
        "status",
        "state",
        "code",
        "level",
        "severity",
        "reason",
        "time_noun",
        "delta",
    ]
)
"""Words for a figure or a state as such: the figure or the state itself is what must be shown."""

MEASURES: dict[str, str] = {
    "duration": "s",
    "latency": "s",
    "ratio": "%",
    "rate": "%",
    "used": "%",
    "free": "%",
    "size": "B",
    "temperature": "°",
}
"""A measure → the unit class whose number shows that it was measured."""
