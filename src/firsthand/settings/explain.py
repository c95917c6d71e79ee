"""A setting that is refused, in one line: the variable or the file's key, the rule, the way out.

Law: no line repeats a value, since it may be a key. A name that is no setting comes first: it may be
the misspelt one that is then said to be missing.
"""

from collections.abc import Mapping
from difflib import get_close_matches

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from firsthand.settings.fields import Settings
from firsthand.settings.file import ConfigFile
from firsthand.settings.names import DELIMITER, Key, dotted, variable
from firsthand.settings.schema import keys, names, tags, type_of, without_tags

EXAMPLES = {
    "limits": f"{variable('limits', 'tool_calls')}=8",
    "providers": f"{variable('providers', 'local', 'base_url')}=http://localhost:8000/v1",
    "prices": f"{variable('providers', 'openai', 'price', 'input')}=1.25",
    "retry": f"{variable('retry', 'attempts')}=2",
    "small_mode": f"{variable('small_mode', 'tool_items')}=8",
    "sql": f"{variable('sql', 'url')}=postgresql://reader@host/shop",
    "sources": f"{variable('sources', 'prometheus', 'url')}=http://prometheus:9090",
}
RULES = {
    "missing": "is missing",
    "model_type": "should be a group of settings, one key each",
    "model_attributes_type": "should be a group of settings, one key each",
    "dict_type": "should be a group of settings, one key each",
    "none_required": "should be left away",
}
_PREFIXES = ("Input ", "Value error, ", "Value ")


def explain(wrong: ValidationError, file: ConfigFile | None, environ: Mapping[str, str]) -> str:
    errors = [one for one in wrong.errors() if one["type"] != "default_factory_not_called"]
    first = next((one for one in errors if one["type"] == "extra_forbidden"), errors[0])
    more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
    key = without_tags(Settings, first["loc"])
    if first["type"].startswith("union_tag"):
        key = (*key, str(first["ctx"]["discriminator"]).strip("'"))
    if file is not None and file.depth(key) > _depth(key, environ):
        return _in_file(first, key, file) + more
    name = variable(*key)
    if first["type"] == "extra_forbidden":
        nearest = f"; the nearest is {variable(*near)}" if (near := nearest_key(key)) else ""
        return f"{name} is not a setting{nearest}{more}"
    return f"{name} {_rule(first, key)}; correct or unset it{more}"


def nearest_key(key: Key) -> Key | None:
    """The known setting that a name was meant for."""
    *before, last = key
    if len(key) == 1:  # a group's own name says most, wherever it belongs
        for known in keys(Settings):
            if known[-1] == last:
                return known
    found = get_close_matches(str(last), names(type_of(Settings, tuple(before))), n=1, cutoff=0)
    return (*before, *found) if found else None


def not_json(field: str) -> str:
    example = EXAMPLES.get(field, EXAMPLES["limits"])
    return f"{variable(field)} is not JSON; set one value each, such as {example}, or unset it"


def _in_file(error: ErrorDetails, key: Key, file: ConfigFile) -> str:
    line = file.line_of(key)
    where = f"{file.path}, line {line}" if line else f"{file.path}"
    if error["type"] == "extra_forbidden":
        nearest = f"; the nearest is {dotted(*near)}" if (near := nearest_key(key)) else ""
        return f"{where}: {dotted(*key)} is not a setting{nearest}"
    way_out = "add it" if error["type"] == "missing" else "correct or remove it"
    return f"{where}: {dotted(*key)} {_rule(error, key)}; {way_out}"


def _rule(error: ErrorDetails, key: Key) -> str:
    if error["type"].startswith("union_tag"):
        *others, last = tags(type_of(Settings, key[:-1]))
        return f"should be one of {', '.join(others)} and {last}"
    rule = RULES.get(error["type"], error["msg"])
    for prefix in _PREFIXES:
        rule = rule.removeprefix(prefix)
    return rule


def _depth(key: Key, environ: Mapping[str, str]) -> int:
    """How many parts of a key the environment has, from its beginning."""
    set_ones = [name.upper() for name, value in environ.items() if value]
    for depth in range(len(key), 0, -1):
        name = variable(*key[:depth])
        if any(one == name or one.startswith(f"{name}{DELIMITER}") for one in set_ones):
            return depth
    return 0
