"""Abbreviations of the trade, and what they are short for.

Law: data. Only what is short for a word or a term by common usage; no synonyms, and none chosen for a
query. A runbook that has the one is found by the other.
"""

from collections.abc import Mapping, Sequence

from firsthand.sources.knowledge.words import STOP_WORDS

_TABLE = """
acl access control list
async asynchronous
avg average
ca certificate authority
cert certificate
cli command line
config configuration
conn connection
crd custom resource definition
cred credential
creds credentials
db database
deps dependencies
dir directory
dlq dead letter queue
env environment
exec execute
fd file descriptor
errs errors
fs filesystem
fds file descriptors
gc garbage collection
gw gateway
ha high availability
hpa horizontal pod autoscaler
infra infrastructure
k8s kubernetes
kube kubernetes
lb load balancer
lib library
mem memory
mfa multi factor authentication
msg message
nic network interface
ns namespace
os operating system
param parameter
pdb pod disruption budget
perf performance
perms permissions
pg postgresql
postgres postgresql
prod production
prom prometheus
pv persistent volume
pvc persistent volume claim
pw password
pwd password
ram memory
repo repository
req request
resp response
rss resident memory
sa service account
sso single sign on
stats statistics
svc service
sync synchronization
temp temporary
tmp temporary
tsdb time series database
ttl time to live
txn transaction
util utilization
vm virtual machine
vol volume
vpa vertical pod autoscaler
wal write ahead log
"""

LONG: Mapping[str, Sequence[str]] = {
    short: tuple(word for word in long if word not in STOP_WORDS)
    for short, *long in (line.split() for line in _TABLE.strip().splitlines())
}
"""By abbreviation; without function words."""
