"""Every setting as a row: its key, its default, an example, and the docstring of its field.

Law: drawn from the models, so that neither the template nor the documentation can forget a setting.
Docstrings are read from the source when they are asked for: importing costs nothing for them.
"""

import ast
import inspect
import json
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from firsthand.settings.examples import ALTERNATIVES, EXAMPLES, MEMBERS
from firsthand.settings.fields import Settings
from firsthand.settings.names import Key, dotted
from firsthand.settings.schema import models, values


@dataclass(frozen=True, kw_only=True)
class Row:
    key: Key
    """A map's member by an example of its name."""
    text: str
    """What the field's docstring says; a group's own for a table."""
    default: str | None
    """As TOML; None where there is none."""
    example: str | None
    """As TOML, where the default shows nothing."""
    alternative: bool = False
    """It cannot stand beside the settings above it."""


@dataclass(frozen=True, kw_only=True)
class Group:
    """A table of the file."""

    key: Key
    text: str
    rows: tuple[Row, ...]
    alternative: bool = False


def groups() -> Iterator[Group]:
    """The settings outside of any table first, then the tables in their order."""
    yield from _groups(Settings, (), "", None, alternative=False)


def _groups(
    model: type[BaseModel], key: Key, text: str, held: Any, *, alternative: bool
) -> Iterator[Group]:
    fields = model.model_fields
    told = docstrings(model)
    rows = tuple(
        _row((*key, name), field, told.get(name, ""), held, alternative=alternative)
        for name, field in fields.items()
        if not _is_group(field)
    )
    if rows or key:
        yield Group(key=key, text=text, rows=rows, alternative=alternative)
    for name, field in fields.items():
        if not _is_group(field):
            continue
        below, inner = (*key, name), field.annotation
        if not models(inner):
            below, inner = (*below, MEMBERS[dotted(*below)]), values(inner)
        value = _default(field, held, name)
        for place, one in enumerate(models(inner)):
            text = told.get(name) or " ".join((one.__doc__ or "").split())
            yield from _groups(one, below, text, value, alternative=alternative or place > 0)


def _row(key: Key, field: FieldInfo, text: str, held: Any, *, alternative: bool) -> Row:
    name = dotted(*key)
    default = _default(field, held, str(key[-1]))
    shown = None if default is None or _is_secret(default) else toml(default)
    last = str(key[-1])
    example = EXAMPLES.get(name, EXAMPLES.get(last))
    if get_origin(field.annotation) is Literal:
        example = toml(get_args(field.annotation)[0])
    return Row(
        key=key,
        text=text,
        default=shown,
        example=example,
        alternative=alternative or (last in ALTERNATIVES and key[0] == "sources"),
    )


def _default(field: FieldInfo, held: Any, name: str) -> Any:
    if isinstance(held, BaseModel):
        return getattr(held, name)
    if field.is_required() or field.default_factory is not None:
        return None
    return field.default


def _is_group(field: FieldInfo) -> bool:
    inner = values(field.annotation)
    return bool(models(field.annotation)) or (inner is not None and bool(models(inner)))


def _is_secret(value: Any) -> bool:
    return hasattr(value, "get_secret_value")


def toml(value: Any) -> str:
    """A default as TOML. Texts of ours hold nothing that JSON and TOML escape differently."""
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, Path):
        value = str(value)
    return json.dumps(value, ensure_ascii=False)


def docstrings(model: type[BaseModel]) -> dict[str, str]:
    """The line under each field, of the class and of those it is made from."""
    found: dict[str, str] = {}
    for one in reversed(model.__mro__):
        if not (issubclass(one, BaseModel) and one.__module__.startswith("firsthand.")):
            continue
        tree = ast.parse(textwrap.dedent(inspect.getsource(one))).body[0]
        assert isinstance(tree, ast.ClassDef)
        for field, after in zip(tree.body, tree.body[1:], strict=False):
            if (
                isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
                and isinstance(after.value.value, str)
            ):
                found[field.target.id] = " ".join(after.value.value.split())
    return found
