"""What the lines of a format are records of: a resolver's error of a look-up, a statement of a read or write.

Owns the deeds that a format makes plain as tried, not as done; what a line is *about* is in `formats.py`.
A row: signs of which a folded text in lower case has one, and the concepts of the deeds. The lexicon cannot
tell whether such a deed came to its end.
"""

from firsthand.rules.meaning.lexicon.sets import names

Row = tuple[tuple[str, ...], frozenset[str]]

_LOOKUPS = (
    "plugin/errors: |query failed (|nxdomain|servfail|no such host|/in/a at | aaaa in | a in "
)
_ACCESS = '"get /|"post /|"put /|"patch /|"delete /|"head /|"get http|"post http|"put http'

TRIED: tuple[Row, ...] = tuple(
    (tuple(signs.split("|")), names(deeds))
    for signs, deeds in (
        (_LOOKUPS, "resolve_name find ask"),
        ("read-only range|live rows and |tombstone cells", "read ask"),
        ('select |"find":"|"aggregate":"|get http|redis get |"get ', "read ask"),
        ("insert into |update |delete from |/_bulk", "write"),
        ("insert into ", "add"),
        (
            _ACCESS + "|slow request|request took too long|read-only range request",
            "call request ask",
        ),
        (
            "while connecting to upstream|while reading |while sending |apply request took too long"
            "|http/1.|http/2",
            "serve action",
        ),
        (
            "queuepool|hikaripool|getconnectiontimeout|connection is not available|pool empty"
            "|unable to fetch a connection|cannot get a connection|pool exhausted",
            "acquire pull",
        ),
        ("runpodsandbox|createcontainer|failed to create", "create"),
        ("could not execute write_rows|could not execute update_rows", "apply write"),
        ("could not execute delete_rows", "apply delete"),
        ("api server client |成功率|错误率|失败率|响应时间|[client ", "request ask call"),
        ("返回超时", "call"),
        ("cannot allocate memory", "allocate"),
    )
)
"""Signs, and the deeds that the record tells as tried."""

FAILED: tuple[Row, ...] = (
    (("plugin/errors: ",), frozenset({"-resolve_name"})),
    (("query failed (servfail", "no such host"), frozenset({"-resolve_name"})),
)
"""Signs of a failure, and what did not come of it."""

DONE: tuple[Row, ...] = tuple(
    (tuple(signs.split("|")), names(deeds))
    for signs, deeds in (
        ("tombstone cells|docsexamined|rows_examined", "examine"),
        (
            "executing get http|executing post http|executing put http|executing delete http"
            '|request for "http|error: get "http|error: post "http',
            "call request ask",
        ),
        ("connection leak detection triggered", "hold"),
        ("nodes are available: ", "refuse"),
        (
            "<error> executequery: code: |<error> tcphandler: code: |error: permission denied"
            "| 503 uo | 429 |upstream_rq_overflow|too_many_parts|es_rejected|too many requests",
            "refuse",
        ),
        ("invalid credentials|[errorcode]: ", "refuse"),
        ("data too large, data for [", "breaker circuit"),
        ("shrinking isr", "leave"),
        ("pushing respawn out", "defer late"),
        ("the reported blocks", "send"),
        ("is reachable again|is up, reason|link is up|changed state to up", "came_back"),
        ("addstoredblock|stored as ", "store write"),
        ("last state:|laststate", "old"),
        ("http/1.|http/2", "ended"),
    )
)
"""Signs, and the deeds that the record itself is: the one that answers an error has refused."""

TRIED_DEEDS = frozenset[str]().union(*(deeds for _, deeds in (*TRIED, *FAILED)))
DONE_DEEDS = frozenset[str]().union(*(deeds for _, deeds in DONE))
