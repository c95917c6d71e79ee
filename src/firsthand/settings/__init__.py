"""Settings: what the operator decides, by arguments, environment and one file.

Law: the only place with defaults of limits; read by wiring and interfaces alone, others get
contracts. A wrong value is refused with one line that names the variable or the file's key, the
rule and the way out, and never repeats the value (it may be a key).
"""

from firsthand.settings.defaults import DEFAULT_LIMITS, DEFAULT_RETRY, DEFAULT_SMALL
from firsthand.settings.fields import Settings, SqlSettings
from firsthand.settings.home import ensure_home
from firsthand.settings.loading import load_settings

__all__ = [
    "DEFAULT_LIMITS",
    "DEFAULT_RETRY",
    "DEFAULT_SMALL",
    "Settings",
    "SqlSettings",
    "ensure_home",
    "load_settings",
]
