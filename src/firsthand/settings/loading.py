"""Loading the settings: find the file, read it, and put arguments, environment and file together."""

import os
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_settings import SettingsError

from firsthand.contracts.errors import ConfigurationError
from firsthand.settings.explain import explain, not_json
from firsthand.settings.fields import FILE_ARGUMENT, Settings
from firsthand.settings.file import find_file, read_file
from firsthand.settings.names import CONFIG_VARIABLE, DELIMITER, PREFIX, variable
from firsthand.settings.secrets import file_warnings


def load_settings(config: Path | None = None) -> Settings:
    """The settings, or a ConfigurationError of one line. `config` is the file that was named."""
    _refuse_near_misses()
    path = find_file(config, os.environ)
    file = None if path is None else read_file(path)
    try:
        handed: dict[str, Any] = {FILE_ARGUMENT: file}
        settings = Settings(**handed)
    except ValidationError as wrong:
        raise ConfigurationError(explain(wrong, file, os.environ)) from None
    except SettingsError as wrong:
        raise ConfigurationError(not_json(_field_of(wrong))) from None
    if file is not None:
        settings.came_from(file.path, file_warnings(file))
    return settings


def _field_of(wrong: SettingsError) -> str:
    return str(wrong).partition('field "')[2].partition('"')[0] or "limits"


def _refuse_near_misses() -> None:
    """A misspelt variable would be ignored in silence. Others with our prefix may be a container
    platform's (`FIRSTHAND_SERVICE_HOST`), so only near misses are refused."""
    known = [CONFIG_VARIABLE, *(variable(name) for name in Settings.model_fields)]
    for name in os.environ:
        head = name.upper().partition(DELIMITER)[0]
        if not head.startswith(PREFIX) or head in known:
            continue
        if near := get_close_matches(head, known, n=1, cutoff=0.88):
            raise ConfigurationError(
                f"{name} is not a setting; did you mean {near[0]}? Rename or unset it"
            )
