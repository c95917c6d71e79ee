"""What `models check` found, kept in one file of the home folder: it holds no key.

A file that cannot be read is as good as none: the next check writes it anew.
"""

import json
import os
import secrets
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from firsthand.contracts.models import CheckedModel

FILE = "checked-models.json"
DOCUMENT = TypeAdapter(dict[str, CheckedModel])


def read_checked(home: Path) -> dict[str, CheckedModel]:
    """By the model's full name."""
    try:
        return DOCUMENT.validate_json((home / FILE).read_bytes())
    except (OSError, ValidationError):
        return {}


def remember(home: Path, checked: CheckedModel) -> None:
    """Keep one finding in place of an older one; a reader sees the old file or the new."""
    known = {**read_checked(home), checked.name: checked}
    text = json.dumps(DOCUMENT.dump_python(known, mode="json"), indent=2, ensure_ascii=False)
    fresh = home / f".{FILE}.{secrets.token_hex(6)}"
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text + "\n")
    fresh.replace(home / FILE)
