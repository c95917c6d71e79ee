"""How much of a file is held, expanded or looked at. Data only; wiring may give other values."""

from typing import Annotated

from pydantic import Field

from firsthand.contracts.base import Contract

Positive = Annotated[int, Field(gt=0)]

KIB = 1024
MIB = 1024 * KIB


class ReadLimits(Contract):
    """Bounds of the readers. Bytes, unless it says otherwise."""

    chunk_bytes: Positive = 256 * KIB
    """Read at once: what a core's cache holds; a cancelled search stops within one."""
    line_bytes: Positive = MIB
    """Longest line or multi-line record held; of a longer one the start is kept."""
    record_bytes: Positive = 64 * KIB
    """Longest text of one record that a result carries."""
    expansion_ratio: Positive = 250
    """A gzip file that grows by more is taken for a bomb, once it passed `ratio_from_bytes`."""
    ratio_from_bytes: Positive = 32 * MIB
    expanded_bytes: Positive = 4096 * MIB
    """Most that one gzip file may expand to."""
    bisect_above_bytes: Positive = 4 * MIB
    """A larger, sorted file is searched only around the window."""
    probes: Positive = 64
    """Places of a file that are looked at to see whether it is sorted."""
    probe_bytes: Positive = 16 * KIB
    """Read at each such place, and more where no record begins within."""
    near_bytes: Positive = 256 * KIB
    """A bisection ends when this little is left: less is read faster than sought."""
    newest_bytes: Positive = 64 * MIB
    """Most that is read of one unsorted or compressed file to find its newest record."""
    alert_file_bytes: Positive = 64 * MIB
    metric_file_bytes: Positive = 32 * MIB
    """Of `metrics.json`; held as objects it takes about nine times as much."""
    runbook_bytes: Positive = 4 * MIB
    table_bytes: Positive = 200 * MIB
    """Most that the CSV tables of a folder have, together."""
    files: Positive = 10_000
    """Most files of one kind in a folder."""
