"""What may be set, read from the models themselves: names, secrets, groups. Pure.

A setting's type is walked part by part: through optional values, through the members of a union,
and through maps whose members the operator names.
"""

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, SecretStr

from firsthand.settings.names import Key, plain


def members(annotation: Any) -> Iterator[Any]:
    """The types that a value may have, without `None` and what only annotates."""
    origin = get_origin(annotation)
    if origin is Annotated:
        yield from members(get_args(annotation)[0])
    elif origin in (Union, UnionType):
        for one in get_args(annotation):
            yield from members(one)
    elif annotation is not type(None):
        yield annotation


def models(annotation: Any) -> list[type[BaseModel]]:
    return [
        one for one in members(annotation) if isinstance(one, type) and issubclass(one, BaseModel)
    ]


def values(annotation: Any) -> Any | None:
    """The type of a map's values; None where it is no map."""
    for one in members(annotation):
        if get_origin(one) is dict:
            return get_args(one)[1]
    return None


def names(annotation: Any) -> list[str]:
    """Fields that may follow, in their order; empty where any name may, or none."""
    return list(dict.fromkeys(name for model in models(annotation) for name in model.model_fields))


def following(annotation: Any, part: str | int) -> Any | None:
    """The type of what stands under `part`; None where nothing of that name may."""
    for model in models(annotation):
        for name, field in model.model_fields.items():
            if plain(name) == plain(part):
                return field.annotation
    return values(annotation)


def is_secret(annotation: Any) -> bool:
    return SecretStr in members(annotation)


def without_tags(root: Any, location: Key) -> Key:
    """An error's location without the parts that only say which member of a union was tried."""
    key: list[str | int] = []
    at = root
    for place, part in enumerate(location):
        last = place == len(location) - 1
        if len(models(at)) > 1 and not last and part in tags(at):
            continue
        key.append(part)
        at = following(at, part) if at is not None else None
    return tuple(key)


def tags(annotation: Any) -> list[Any]:
    """What tells the members of a union apart, in their order."""
    return [
        tag
        for model in models(annotation)
        for field in model.model_fields.values()
        if get_origin(field.annotation) is Literal and field.is_required()
        for tag in get_args(field.annotation)
    ]


def type_of(root: Any, key: Key) -> Any | None:
    """The type of what stands under a key; None where nothing may."""
    at: Any = root
    for part in key:
        at = None if at is None else following(at, part)
    return at


def keys(root: Any, before: Key = ()) -> Iterator[Key]:
    """Every key and group below, groups before what is in them; a map's members as `NAME`."""
    for model in models(root):
        for name, field in model.model_fields.items():
            key = (*before, name)
            yield key
            yield from keys(field.annotation, key)
    inner = values(root)
    if inner is not None and models(inner):
        yield (*before, "NAME")
        yield from keys(inner, (*before, "NAME"))
