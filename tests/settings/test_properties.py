"""Whatever stands in the file: settings, or one line that names the file and repeats no value."""

import json
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from firsthand.contracts.errors import ConfigurationError
from firsthand.settings import Settings, load_settings
from firsthand.settings.schema import keys

MARK = "s3cretv4lue"
KEYS = [tuple("local" if part == "NAME" else str(part) for part in key) for key in keys(Settings)]
scalars = st.one_of(
    st.just(MARK),
    st.just(f"http://{MARK}@host/"),
    st.just(f"env:{MARK}"),
    st.integers(-10, 2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.booleans(),
)
values = st.one_of(scalars, st.lists(scalars, max_size=2))
names = st.sampled_from(["x", "url", "urll", "kind", "sources", "промeтей", "a b", ""])
spelled = st.one_of(
    st.sampled_from(KEYS),
    st.tuples(st.sampled_from(KEYS), names).map(lambda pair: (*pair[0], pair[1])),
    st.lists(names, min_size=1, max_size=3).map(tuple),
)


def toml(pairs: list[tuple[tuple[str, ...], Any]]) -> str:
    """Each pair as a dotted key of its own line."""
    return "\n".join(
        f"{'.'.join(json.dumps(part) for part in key)} = {json.dumps(value)}"
        for key, value in pairs
    )


def refusal(text: str) -> tuple[Path, str | None]:
    """The file, and what was said of it; None where it is settings."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "own.toml"
        path.write_text(text, encoding="utf-8", errors="surrogatepass")
        try:
            load_settings(path)
        except ConfigurationError as refused:
            return path, str(refused)
        return path, None


@given(st.lists(st.tuples(spelled, values), max_size=4))
def test_any_document_is_settings_or_one_line(pairs: list[tuple[tuple[str, ...], Any]]) -> None:
    path, said = refusal(toml(pairs))
    if said is not None:
        assert said.startswith(str(path))
        assert "\n" not in said
        assert MARK not in said


@given(st.text(max_size=80))
def test_any_text_is_settings_or_one_line(text: str) -> None:
    path, said = refusal(text)
    if said is None:
        assert set(tomllib.loads(text)) <= set(Settings.model_fields)
    else:
        assert said.startswith(str(path))
        assert "\n" not in said
