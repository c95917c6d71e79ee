"""Machines, containers, people and code, in English and Chinese.

One concept is `name = English forms :: Chinese forms`; a line that begins with a blank goes on with the one
before. A form ending in `*` stands for its regular inflections (`**`: with the last consonant doubled),
one ending in `+` for itself and its plural. A form under `-name` says the opposite.
"""

MACHINES = """
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
full_gc = full gc, pause full, full garbage collection
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
parity = parity :: 奇偶校验, 奇偶
interface_nic = nic, nics, ethernet :: 网卡
rank = rank+
signal = signal+ :: 信号
register = registers :: 寄存器
load_measure = load average, load1, load5, system load, cpu load, load :: 负载, 平均负载, 系统负载
iowait = iowait, io wait :: IO 等待
pressure = pressure, diskpressure, memorypressure :: 压力
root_partition = root partition, root filesystem, root volume, root disk :: 根分区, 根目录, 根盘
mount_point = mount point+, mountpoint+, mount :: 挂载点
raid = raid, array+, lun+ :: 阵列, 磁盘阵列
sector = sector+ :: 扇区
firmware = firmware, bios :: 固件
chassis = chassis, rack+, blade+ :: 机架, 机箱, 机柜
board = motherboard, mainboard :: 主板
cable = cable+ :: 线缆, 网线
peripheral = keyboard, mouse, usb, thunderbolt :: 外设
interrupt_noun = interrupt+, irq :: 中断请求
old_gen = old gen, old generation, oldgen, tenured :: 老年代
young_gen = young gen, young generation, eden :: 年轻代, 新生代
metaspace = metaspace, permgen :: 元空间
pause_noun = pause+, stop-the-world :: 停顿, 暂停时间
goroutine = goroutine+ :: 协程

# Containers.
pod = pod+ :: 容器组
container = container+ :: 容器
image = image+ :: 镜像
namespace = namespace+ :: 命名空间
deployment = deployment+, daemonset+, statefulset+, replicaset+ :: 工作负载
registry = registry, registries :: 镜像仓库, 仓库
quota = quota+ :: 配额
taint = taint+, untolerated taint :: 污点
healthcheck = health, healthcheck+, health check+, health-check+ :: 健康检查, 健康状态, 健康度
probe = probe+, probing :: 探针, 探测
readiness = readiness :: 就绪
liveness = liveness :: 存活
startup_probe = startup probe :: 启动探针
secret = secret+, credential+ :: 密钥, 凭据
config = config+, configuration+, configured, configure*, setting+ :: 配置, 设置, 参数
configmap = configmap+, config map+ :: 配置字典
version = version+ :: 版本
argument = argument+, parameter+, param, params :: 参数
environment = environment+, env :: 环境
cloud = region+, zone+ :: 区域, 可用区
autoscaler = autoscaler+, hpa, vpa :: 自动扩缩, 弹性伸缩
sidecar = sidecar+ :: 边车
service_account = service account+, serviceaccount+ :: 服务账号
selector = selector+, affinity, toleration+ :: 选择器, 亲和性, 容忍
cgroup = cgroup+ :: 控制组
init_container = init container+, initcontainer+ :: 初始化容器
resource = resource+ :: 资源

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
role = role+ :: 角色
owner = owner+ :: 所有者, 负责人
customer = customer+, end user+ :: 客户, 用户
merchant = merchant+ :: 商户, 商家
signature = signature+ :: 签名
key_pair = private key, public key, ssh key, api key+, key pair :: 私钥, 公钥, 密钥对
intrusion = intrusion+, break-in :: 入侵

# Code.
application = application+, app, apps :: 应用, 应用程序, 程序
service = service+ :: 服务
component = component+, subsystem+ :: 组件
bean = bean+
class_code = class, classes :: 类
method = method+, function+ :: 方法, 函数
pointer = pointer+, nil pointer, null pointer, nullpointerexception, nil, dereference :: 空指针, 指针,
    空指针引用
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
circuit = circuit :: 熔断
dependency = dependency, dependencies :: 依赖项, 依赖
breaker = breaker+, circuit breaker+, circuitbreaker :: 熔断器
payment = payment+ :: 支付, 付款
order = order+ :: 订单
item = item+
stock = stock, inventory, inventories :: 库存
package = package+, artifact+, jar, jars :: 软件包, 安装包, 包
variable = variable+, constant+ :: 变量, 常量
option = option+, flag+ :: 选项, 开关
format = format+, encoding, charset :: 格式, 编码, 字符集
rule = rule+ :: 规则
exporter = exporter+ :: 导出器, 采集器
collector = collector+ :: 收集器
agent = agent+ :: 代理程序, 客户端代理
daemon = daemon+ :: 守护进程
controller = controller+, manager+ :: 控制器, 管理器
watchdog = watchdog+ :: 看门狗
monitor = monitor+, monitoring, dashboard+ :: 监控, 监控系统, 看板
target = target+ :: 目标, 采集目标
provider = provider+, supplier+, vendor+ :: 提供者, 提供方, 服务提供者, 供应商
caller = caller+, requester+ :: 调用方, 调用者
child = child, children, subprocess, subprocesses :: 子节点
incident = incident+, outage+ :: 事故, 故障事件
hotspot = hotspot+, hot key+, hot spot+ :: 热点, 热 key, 热点 key
interpreter = interpreter+, runtime :: 运行时
"""
