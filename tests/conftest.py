"""The same examples in every run: what is green here is green on the next machine.

`HYPOTHESIS_PROFILE=explore make test` draws new ones, ten times as many; what it finds becomes a
test of its own kind before it is mended.
"""

import os

from hypothesis import settings

settings.register_profile("repeatable", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", max_examples=1000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "repeatable"))

os.environ["FIRSTHAND_CONFIG"] = os.devnull
"""A developer's own firsthand.toml is no part of the tests."""
