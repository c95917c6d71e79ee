"""The file as a source of pydantic-settings: below arguments and environment, above defaults."""

from typing import Any

from pydantic_settings import BaseSettings, TomlConfigSettingsSource

from firsthand.settings.file import ConfigFile
from firsthand.settings.names import plain

BY_NAME = ("providers",)
"""Groups whose members the operator names: spelled as a variable would, so that both are one."""


class FileSource(TomlConfigSettingsSource):
    """What was read, and checked to be TOML, before."""

    def __init__(self, settings: type[BaseSettings], file: ConfigFile) -> None:
        self._document = {
            name: {plain(one): held for one, held in group.items()}
            if name in BY_NAME and isinstance(group, dict)
            else group
            for name, group in file.data.items()
        }
        super().__init__(settings, toml_file=file.path)

    def _read_files(self, files: Any, deep_merge: bool = False) -> dict[str, Any]:
        return self._document

    @classmethod
    def _any_file_exists(cls, paths: Any) -> bool:
        return False


def file_source(settings: type[BaseSettings], file: ConfigFile | None) -> tuple[FileSource, ...]:
    return () if file is None else (FileSource(settings, file),)
