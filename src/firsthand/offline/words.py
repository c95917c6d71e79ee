"""Words by which a question is read, in both languages. Data only: `question` reads it."""


def _table(text: str) -> frozenset[str]:
    return frozenset(text.split())


# fmt: off
STOP_WORDS: frozenset[str] = _table(
    """
    a about above after again all also am an and any are as at be because been before being below
    between both but by can cannot check could did do does doing down during each else ever explain
    few fetch find for from further get give going had happen happened happening has have having
    help here how i if in into is it its just know last like list look looking may me might more
    most much my need no nor not now of off on once only or other our out over past per please post
    really recent recently right same see seem seems seeing shall should show since so some still
    such tell than that the their them then there these they thing things this those through to
    today too under until up us very was we were what when where whether which while who why will
    with within would wrong yesterday yet you your anything something everything nothing
    """
)

GENERIC_NOUNS: frozenset[str] = _table(
    """
    alert alerts alarm alarms alarming application applications app apps cause causes check checks
    cluster container containers contain contains critical cronjob daemonset data database db
    deployment deployments diagnose diagnosis error errors event events evidence exception
    exceptions fail failed failing fails failure failures fault faults fire fired firing health
    healthy high host hosts hour hours incident incidents info information instance instances issue
    issues job jobs level line lines list log logs long low machine message messages metric metrics
    minute minutes namespace node nodes ok pod pods problem problems process production project
    prod question queue reason replica replicas report request requests response result root
    rule run running runbook second seconds server servers service services set severity state
    stateful statefulset status summary system systems table task time times timestamp topic
    trace traces unhealthy volume warn warning warnings week weeks day days month months version
    slow slowness latency memory cpu disk network connection connections pool timeout timeouts
    restart restarts restarting crash crashes crashing pending usage traffic queries query
    connect connects connecting start starts started stop stopped stuck down broken wrong bad
    exhausted used using dropped rate limit limits quota storage replication certificate expired
    killed refused denied stopped working work works behind due lag user users customers payment
    """
)
"""Nouns and verbs that name no one thing."""

KIND_WORDS: str = (
    r"services?|micro-?services?|deployments?|pods?|jobs?|cron ?jobs?|nodes?|hosts?|instances?|"
    r"containers?|stateful ?sets?|daemon ?sets?|replica ?sets?|applications?|apps?|servers?|databases?|db|"
    r"queues?|topics?|tables?|workloads?|workers?|clusters?|"
    r"服务|应用|部署|容器|节点|主机|实例|任务|作业|数据库|队列|主题|集群|接口|组件"
)
"""What an on-call engineer calls a thing that has a name."""

NAMESPACE_WORDS: str = r"namespaces?|命名空间|名称空间"

ALERT_WORDS: str = r"alerts?|alarms?|monitors?|告警|报警|警报|监控"

HYPHENATED_WORDS: frozenset[str] = _table(
    """
    out-of-memory on-call follow-up real-time up-to-date multi-az health-check read-only read-write
    back-off time-out root-cause high-latency cpu-bound long-running end-to-end so-called well-known
    start-up shut-down roll-out fail-over built-in third-party non-zero pre-prod post-mortem
    step-by-step re-try in-memory low-level high-level one-off double-check non-prod day-to-day
    last-minute scale-up scale-down e-mail log-in sign-in first-hand open-source same-day
    """
)
"""Hyphenated words that name no service."""

REASON_WORDS: frozenset[str] = _table(
    """
    crashloopbackoff oomkilled imagepullbackoff errimagepull createcontainerconfigerror
    failedscheduling failedmount failedcreate backofflimitexceeded deadlineexceeded nodenotready
    notready unschedulable evicted containercreating runcontainererror contextdeadlineexceeded
    hikaricp hikaripool postgresql mysql mariadb mongodb javascript github gitlab rabbitmq
    elasticsearch opensearch clickhouse kubernetes replicaset statefulset daemonset configmap
    loadbalancer resourcequota nodeselector persistentvolume networkpolicy serviceaccount
    ingress clusterip hpa
    """
)
"""CamelCase words of the trade that name a state, a product or a kind, and no alert."""

QUOTES: tuple[tuple[str, str], ...] = (
    ('"', '"'), ("“", "”"), ("「", "」"), ("『", "』"), ("`", "`"), ("‘", "’"), ("'", "'"), ("《", "》"),
)

HEALTH_QUESTIONS: str = (
    r"anything wrong|something wrong|any (?:issue|problem|error|fault|incident)s?|is everything|"
    r"all (?:well|ok|good|fine)|\bhealthy\b|how is|status of|any alerts?|"
    r"正常吗|是否正常|有没有(?:问题|异常|告警|故障|错误)|有什么(?:问题|异常|告警)|有问题吗|有异常吗|健康|还好吗|怎么样"
)
BROAD_QUESTIONS: str = (
    r"what is going on|what'?s going on|what happened|root cause|why|diagnos|investigat|explain|"
    r"what is the (?:issue|problem)|为什么|为何|根因|原因|怎么回事|发生了什么|排查|诊断|分析"
)
NARROW_QUESTIONS: str = (
    r"^(?:is|are|was|were|does|do|did|has|have|can|could|how many|how much|how often|which|when|count)\b|"
    r"是否|有没有|是不是|吗[？?。]?$|多少|几次|几个|哪个|何时|什么时候"
)
# fmt: on
