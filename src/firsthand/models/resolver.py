"""ModelResolver: a model's name to a model. Provider SDKs are imported only when named.

`offline` needs nothing; `scripted:FILE` replays a script. Provider names are `provider:model`.
"""

from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path

from pydantic_ai.models import Model

from firsthand.contracts.errors import ConfigurationError
from firsthand.models.offline import NAME as OFFLINE
from firsthand.models.offline import OfflineModel
from firsthand.models.scripted import load_script

KNOWN = (OFFLINE,)


class Resolver:
    def resolve(self, name: str) -> Model:
        if name == OFFLINE:
            return OfflineModel()
        provider, _, rest = name.partition(":")
        if provider == "scripted" and rest:
            return load_script(script_path(rest))
        near = get_close_matches(name, KNOWN, n=1)
        hint = f"did you mean {near[0]}?" if near else "use `offline` or `scripted:FILE`"
        raise ConfigurationError(f"unknown model {name!r}; {hint}")


def script_path(name: str) -> Path:
    """A shipped script by its bare name, else a file."""
    shipped = Path(str(files("firsthand.models.scripts"))) / f"{name}.yaml"
    return shipped if name.isidentifier() and shipped.is_file() else Path(name)
