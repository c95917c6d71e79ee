"""Reach: zeros, each and only, what a text does not say.

A row: the kind of structure, the text, what follows, what does not.
"""

Row = tuple[str, str, tuple[str, ...], tuple[str, ...]]

ROWS: list[Row] = [
    (
        "zero of its own noun",
        "2026-03-01T00:00:00Z INFO pruner: pass complete; 0 snapshot(s) created, 4 deleted, 2 kept",
        (
            "The pruner deleted 4 snapshots.",
            "No snapshot was created.",
            "4 snapshots were deleted.",
        ),
        (
            "No snapshot was deleted.",
            "4 snapshots were created.",
            "A snapshot was created.",
        ),
    ),
    (
        "zero of its own noun",
        "2026-03-01T00:00:00Z INFO rebuild: 0 shard(s) moved, 5 skipped",
        (
            "5 shards were skipped.",
            "No shard was moved.",
        ),
        (
            "No shard was skipped.",
            "5 shards were moved.",
        ),
    ),
    (
        "zero of its own noun",
        "2026-03-01T00:00:00Z INFO importer: 0 rows rejected, 300 rows imported",
        (
            "300 rows were imported.",
            "No rows were rejected.",
        ),
        (
            "No rows were imported.",
            "300 rows were rejected.",
        ),
    ),
    (
        "reach of a word",
        "2026-03-04 11:08:19 INFO [Partition orders-2 broker=5] Shrinking ISR from 5,6,7 to 5.",
        ("The ISR of orders-2 shrank to broker 5 alone.",),
        ("The ISR of orders-2 shrank to broker 6 alone.",),
    ),
    (
        "reach of a word",
        "path=/a status=504 duration=60s\npath=/b status=504 duration=60s",
        (
            "The requests each took 60 seconds.",
            "Both requests took 60 seconds.",
        ),
        ("The requests each took 30 seconds.",),
    ),
    (
        "reach of a word",
        "path=/a status=504 duration=60s\npath=/b status=504 duration=12s",
        (),
        (
            "The requests each took 60 seconds.",
            "Both requests took 60 seconds.",
            "Every request took 12 seconds.",
        ),
    ),
    (
        "reach of a word",
        "2026-03-04T11:00:00Z INFO api-3 restarted",
        (),
        (
            "Only api-3 restarted.",
            "api-3 alone restarted.",
            "Each pod restarted.",
        ),
    ),
    (
        "is not",
        "pod=ads-0 ready=true\npod=ads-1 ready=false\npod=ads-2 ready=true",
        (
            "Two of the three pods are ready; ads-1 is not.",
            "ads-0 is ready, ads-1 is not.",
        ),
        (
            "Two of the three pods are ready; ads-2 is not.",
            "ads-1 is ready, ads-0 is not.",
            "One of the three pods is ready; ads-1 is not.",
        ),
    ),
    (
        "is not",
        "node=k-1 state=up\nnode=k-2 state=down",
        ("k-1 is up; k-2 is not.",),
        ("k-2 is up; k-1 is not.",),
    ),
    (
        "limitation",
        "2026-03-03T09:00:00Z ERROR signer: the difference between the two clocks is too large",
        (
            "The error does not tell by how much the two clocks differ.",
            "The log does not say how large the difference is.",
        ),
        (
            "The two clocks differ by five minutes.",
            "The error does not tell that the difference is too large.",
        ),
    ),
    (
        "limitation",
        "2026-03-03T09:00:00Z ERROR signer: request rejected, skew 412 s",
        ("The error does not name the client.",),
        (
            "The error does not tell how large the skew is.",
            "The error does not say that the request was rejected.",
        ),
    ),
    (
        "limitation",
        "2026-03-03T09:00:00Z ERROR pool: 12 of 12 connections in use",
        (),
        (
            "The error does not tell how many connections are in use.",
            "The log does not say how large the pool is.",
        ),
    ),
    (
        "too large is not full",
        "2026-06-03T02:10:09Z ERROR gallery method [POST],"
        " host [http://se-4:9200], status line [HTTP/1.1 "
        "413 Request Entity Too Large]",
        (
            "se-4 answered with 413.",
            "The request was too large.",
        ),
        (
            "se-4 is out of disk space.",
            "se-4 is full.",
            "The disk of se-4 is full.",
            "se-4 ran out of memory.",
        ),
    ),
    (
        "too large is not full",
        "2026-06-03T02:10:09Z WARN mailgate: message m-7 too big for relay r-1",
        (),
        (
            "r-1 is out of space.",
            "The disk of r-1 is full.",
        ),
    ),
    (
        "row of a table",
        "state    | cnt\npending  |  204\nfailed   |   16",
        (
            "There are 16 failed records.",
            "There are 204 pending records.",
        ),
        (
            "There are 204 failed records.",
            "There are 16 pending records.",
        ),
    ),
    (
        "zero of its own noun",
        "queue=mail-out messages_ready=940 messages_unacked=12 consumers=3",
        ("Queue mail-out holds 940 ready messages.",),
        (
            "Queue mail-out holds 12 ready messages.",
            "Queue mail-out holds 3 ready messages.",
            "Queue mail-out holds 940 locks.",
        ),
    ),
    (
        "zero of its own noun",
        "2026-03-01T00:00:00Z LOG: checkpoint complete: "
        "0 WAL file(s) added, 5 removed, 14 recycled",
        (
            "5 WAL files were removed.",
            "No WAL file was added.",
            "The checkpoint removed 5 WAL files and recycled another 14.",
        ),
        (
            "No WAL file was removed.",
            "5 WAL files were added.",
            "The checkpoint removed 14 WAL files and recycled another 5.",
        ),
    ),
]
