"""The template of `firsthand init`: valid when it is uncommented, and nothing is forgotten in it."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from firsthand.settings import Settings, load_settings
from firsthand.settings.examples import MEMBERS
from firsthand.settings.schema import keys
from firsthand.settings.template import template

SETTING = re.compile(r"#(?=[\[\w\"])")
KINDS = ["elasticsearch", "victorialogs"]


def uncommented(*, alternative: str | None = None) -> str:
    """The template with its settings set; of the log servers an alternative, if one is named."""
    if alternative is None:
        return SETTING.sub("", re.sub(r"(?m)^##.*\n", "", template()))
    before, *blocks = re.split(r"(?m)(?=^#{1,2}\[sources\.logs\])", template())
    (block,) = [one for one in blocks if f'kind = "{alternative}"' in one]
    return SETTING.sub("", re.sub(r"(?m)^##.*\n", "", before)) + block.replace("##", "")


def flat(held: dict[str, Any], before: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for name, value in held.items():
        key = (*before, name)
        yield key
        if isinstance(value, dict) and name != "headers":
            yield from flat(value, key)


def named(key: tuple[str | int, ...]) -> tuple[str | int, ...]:
    """With the template's name in the place of `NAME`."""
    return tuple(MEMBERS[str(key[0])] if part == "NAME" else part for part in key)


def test_as_it_is_it_sets_nothing(tmp_path: Path) -> None:
    path = tmp_path / "firsthand.toml"
    path.write_text(template(), encoding="utf-8")
    assert tomllib.loads(template()) == {}
    assert load_settings(path).model_dump() == load_settings().model_dump()


@pytest.mark.parametrize("kind", [None, *KINDS])
def test_uncommented_it_validates(tmp_path: Path, kind: str | None) -> None:
    path = tmp_path / "firsthand.toml"
    path.write_text(uncommented(alternative=kind), encoding="utf-8")
    path.chmod(0o600)
    settings = load_settings(path)
    assert settings.sources.logs is not None
    assert settings.sources.logs.kind == (kind or "loki")
    assert settings.warnings == ()


def test_every_field_of_the_settings_is_in_it() -> None:
    shown = {
        key for kind in (None, *KINDS) for key in flat(tomllib.loads(uncommented(alternative=kind)))
    }
    shown |= {
        ("sources", server, one)
        for server in ("prometheus", "alertmanager", "logs")
        for one in ("username", "password")
        if f"##{one} = " in template()
    }
    wanted = {named(key) for key in keys(Settings)}
    assert wanted - shown == set()
    assert shown - wanted == set()


def test_every_line_says_what_it_is() -> None:
    for line in template().splitlines():
        assert re.fullmatch(r"|# .*|##?\[.+\]|##?[\w]+ = .+", line), line


def test_the_defaults_are_the_codes() -> None:
    assert "#tool_calls = 16\n" in template()
    assert '#selector = "{service_name=~\\".+\\"}"\n' in template()
