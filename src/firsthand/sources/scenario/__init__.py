"""The built-in incident *pool-exhaustion*: an evidence folder that ships with the package.

Law: data files, read through the same code as anyone's folder. Times are of 2026-07-08, UTC.
"""

from pathlib import Path

from firsthand.contracts.evidence import TimeWindow
from firsthand.contracts.requests import Window
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.opening import Sources, open_folder

SCENARIO = "pool-exhaustion"
"""Its name."""
SCENARIO_FOLDER = Path(__file__).parent / "pool_exhaustion"


def open_scenario(
    *, bounds: TimeWindow | Window | None = None, limits: ReadLimits | None = None
) -> Sources:
    """The scenario's sources."""
    return open_folder(SCENARIO_FOLDER, bounds=bounds, limits=limits)
