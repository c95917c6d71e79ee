"""Who and what takes part, as engineers restate it: callers, attempts, slots, intervals, error names.

Same format as `states.py`; a row of a name that another file has adds forms to that concept.
"""

PARTIES = """
# Who asks, who answers, who watches.
caller = calling side, calling service+, calling client+, calling party, calling process,
    requestor+, requesting side, requesting client+, invoker+
client = caller+, calling client+, requesting client+, client side, requester+, requestor+
server = server side, serving side
peer = opposite end, opposite side, remote peer+, remote host+
sender = sending side
receiver = receiving end, receiving side
upstream = upstream server+, upstream host+, origin server+, upstream service+
downstream = downstream service+
backend = back end+, back-end+
frontend = front end+, front-end+
retry_noun = re-try, re-tries, reattempt+, repeat try, repeat tries
owner = holder+
operator = sysadmin+, superuser+
worker = worker node+
leader = leader node+, leader replica+, head node+, controlling node
replica = replica node+, standby node+, secondary node+, follower node+, hot standby
member = peer member+, cluster member+, group member+
controller = control loop+
agent = node agent+
load_balancer = lbs, loadbalancer+
proxy = reverse prox[y], reverse proxies, forward proxy, sidecar proxy, sidecar prox[y]
# What is asked, sent and done.
request = http request+, api request+, rpc+, api call+, service call+, roundtrip+
response = http response+, api response+, server response+
operation = action+, activity, activities
query = lookup+
task = work, work item+, unit of work, units of work
queue = work queue+, wait queue+, waiting line+, line-up, job queue+, message queue+, buffer queue
connection = connection slot+, connectivity, pooled connection+
pool = resource pool
slot = place in the pool
transaction = xact+
heartbeat = keepalive+, keep-alive+, liveness signal+, heart-beat+
# Times and amounts.
interval = cadence, spacing
gap = shortfall+
duration = time taken, elapsed time, length of time, wall time, wall-clock time, time elapsed, time
    to complete
latency = response latency, response latencies, turnaround, turnaround time, time to respond,
    round-trip time, answer time, answering time
count = total number, quantity, quantities
total = grand total, sum total, in sum, all told, all in all
ratio = fraction, fractions
rate = frequency, per-second rate
used = utilisation, utilization, fill level, fill grade, saturation level
limit = cut-off+, cutoff+, max allowed, allowed maximum, permitted maximum, upper bound, upper
    limit, allowed amount, allowance, permitted amount
threshold = trip point+, trigger level+, alert level, alarm level, alert limit+, alarm threshold
capacity = maximum capacity, full capacity
deadline = time limit+, cut-off time, cutoff time, time budget, time allowed, allotted time,
    allowed time
timeout_measure = time limit+, timeout period, timeout window, timeout threshold
expected = target value, planned value
# Data.
data = dataset+
row = database row+, table row+, tuple+
record = data record+, database record+
disk = disk drive+, hard disk+, hard drive+, solid-state drive+, block device+
volume = persistent volume+, storage volume+
space = storage space, free space
memory = main memory, resident memory, rss, resident set
heap = java heap, jvm heap, heap memory
gc = gc run+, gc cycle+, collector run+, collection cycle+, gc event+, collections
certificate = tls certificate+, ssl certificate+, cert chain
tls = transport layer security
dns = name lookup+, hostname lookup+, host lookup+, dns lookup+, name service
config = configuration file+, config file+, config value+, knob+, tunable+
version = release number+, build number+, revision+
image = container image+
exit_code = exited with code, exit with code, exits with code, exited with status, exits with
    status, return code+, exit status, exit value, termination code
status_code = http code+, response code+, return status, http status code+, result code+
code = fault code+, return code+
alert_noun = alert rule+, alerting rule+, alarm bell+
time_noun = time of day
state = condition+
status = condition+
server_error = internal server error+, server-side failure+
success_rate = proportion of successes, success ratio
error_rate = rate of errors, rate of failures, failing share, rate of failing requests
hit_rate = cache hit ratio, cache hit rate, hit share
qps = requests per second, request rate, queries per second, transactions per second, query rate,
    call rate
traffic = requests coming in, inflow, influx
load_measure = workload
permission = rights, authorisation, authorization, access right+, entitlement+
credential_noun = login details
password = passphrase+
account = login account+, user account+
site_dc = dc, dcs
cloud = az, azs, availability zone+
quorum = majority vote, voting majority
dependency = prerequisite+, downstream dependency
bug = software bug+, defect+, software fault+
backup = back-up+
snapshot = point-in-time copy, point-in-time copies
checkpoint = save point+, savepoint+
replay_noun = replays
broker = message broker+
consumer = consuming client+, consuming side
producer = producing client+, producing side
offset = read position, consumer position
index = search index, search indices
shard = shard copy, shard copies
lease = lock lease, leader lease
namespace = k8s namespace+
deployment = workload+, stateful set+, daemon set+, replica set+
probe = health check+, healthcheck+, health-check+, check+, health probe+, health-check probe+
healthcheck = health probe+, health report
max = topped out, tops out, top* out, maxes out, peaking, high point, high-water mark, highest
    point, peak value, all-time high, record high
min = bottomed out, bottoms out, bottom* out, low point, lowest point, low-water mark, trough+,
    lower bound, lower limit, all-time low, record low, bottomed
avg = average*, averages, averaging, on average, in the mean
last_value = latest value, newest value, most recently
first_value = at first, to begin with, at the start, at the outset, originally, beginning value
lag = trails, trailing behind, drift* behind, lagged, out of date by, staleness
consume = eat*, ate, burn*, burnt, soak* up, used up by, dequeue*
used = taken up, takes up, taking up, take up, occupancy, took up, tied up, in-use, consumption,
    footprint, checked out, borrowed, leased, handed out, eaten, burned, spent
free = unoccupied, not in use, not used, not taken, to spare, unclaimed, unallocated, unreserved,
    spare capacity, room left, room to spare, on hand, left over, at hand
idle = dormant, doing nothing, sitting idle, sits idle, sat idle, idling, idles
active = checked out, borrowed, handed out, in flight, in-flight, inflight
waiting = in line, in the queue, on hold, standing by, lined up, waiting list, not yet served, in
    waiting, waits, held up, queueing, queuing, backed up
job = the run, this run, that run, a run, job run+
concurrency = concurrent, concurrently, simultaneous, simultaneously, in parallel, parallel
"""
