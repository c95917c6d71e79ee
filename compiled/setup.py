"""What of the package is compiled, as mypyc's own documentation has it; `build.py` runs it over a copy.

Metadata are those of pyproject.toml. Each module's source goes into the wheel beside what was compiled of it.
"""

import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import find_namespace_packages, setup
from setuptools.command.build_ext import build_ext

RULES = Path("src/firsthand/rules")
PARTS = ("meaning", "text")
"""Folders of rules that a ruling or a check of an excerpt spends its time in."""
NATIVE = "once.py"
"""Writes into the `__dict__` of other objects, which no compiled class has."""
OPTIMISED = "1"


class OnEveryCore(build_ext):
    """Compiles the files of one library side by side; setuptools does so for libraries alone."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def side_by_side(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_all([source], **options), sources)
                return [one for few in made for one in few]

        self.compiler.compile = side_by_side
        super().build_extensions()


if __name__ == "__main__":
    sources = [
        path
        for part in PARTS
        for path in sorted((RULES / part).rglob("*.py"))
        if path.name not in ("__init__.py", NATIVE)
    ]
    about = Path("src/firsthand/__init__.py").read_text(encoding="utf-8")
    version = re.search(r'^__version__ = "(.+)"$', about, re.M)
    assert version is not None
    setup(
        version=version[1],
        package_dir={"": "src"},
        packages=find_namespace_packages("src"),
        package_data={"": ["*"]},
        cmdclass={"build_ext": OnEveryCore},
        ext_modules=mypycify(
            [
                "--config-file=pyproject.toml",
                "--follow-imports=silent",
                *map(str, (RULES / "sieve.py", *sources)),
            ],
            opt_level=OPTIMISED,
            debug_level="0",
            multi_file=True,
        ),
    )
