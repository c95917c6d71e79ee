"""How a setting is spelled: `sources.prometheus.url` in the file, `FIRSTHAND_…__…` as a variable."""

PREFIX = "FIRSTHAND_"
DELIMITER = "__"
CONFIG_VARIABLE = f"{PREFIX}CONFIG"
"""Names the file of settings; empty or unset: it is looked for."""
FILE_NAME = "firsthand.toml"

Key = tuple[str | int, ...]


def variable(*key: str | int) -> str:
    return PREFIX + DELIMITER.join(str(part) for part in key).upper().replace("-", "_")


def dotted(*key: str | int) -> str:
    return ".".join(str(part) for part in key)


def plain(part: str | int) -> str:
    """A part as variables have it: no case, no hyphen."""
    return str(part).strip().lower().replace("-", "_")
