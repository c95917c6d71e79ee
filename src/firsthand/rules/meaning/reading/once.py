"""A reading that is made when it is first asked for, and then kept with its object.

Law: a reading depends on nothing but its object. No lock, since the objects of a ruling belong to one thread;
after the first time it is a plain attribute, which costs no call. Pure.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

C = TypeVar("C")
R = TypeVar("R")


class once(Generic[R]):
    """Turns a method without arguments into such a reading."""

    def __init__(self, read: Callable[[Any], R]) -> None:
        self._read, self.__doc__ = read, read.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, instance: None, owner: type) -> "once[R]": ...
    @overload
    def __get__(self, instance: object, owner: type) -> R: ...
    def __get__(self, instance: object | None, owner: type) -> "once[R] | R":
        if instance is None:
            return self
        read = self._read
        made = read(instance)
        setattr(instance, self._name, made)
        return made


def keeps(owner: type[C]) -> type[C]:
    """Says of a class that its objects keep readings.

    Nothing to Python; but of a class under a decorator a compiler makes no struct without `__dict__`.
    """
    return owner
