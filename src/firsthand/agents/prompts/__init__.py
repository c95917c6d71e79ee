"""Prompts: one file an agent. Their hash is recorded with each run."""

from functools import cache
from hashlib import sha256
from importlib.resources import files


@cache
def prompt(name: str) -> str:
    """The text of `<name>.md`."""
    return files(__name__).joinpath(f"{name}.md").read_text(encoding="utf-8")


@cache
def prompt_sha256(name: str) -> str:
    return sha256(prompt(name).encode()).hexdigest()
