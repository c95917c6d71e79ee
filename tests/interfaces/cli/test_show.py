"""`firsthand show`: the cited line is one command away, in the file as it is."""

import json
import shutil
import subprocess
from pathlib import Path

from tests.interfaces.cli.command import FirsthandCommand

LINE = "08/Jul/2026:12:14:03 +0200 ERROR request timed out after 30000ms"


def test_a_cited_line_is_named_and_printed_again(
    firsthand: FirsthandCommand, tmp_path: Path
) -> None:
    logs = tmp_path / "an incident" / "logs"
    logs.mkdir(parents=True)
    (logs / "cart.log").write_text(f"08/Jul/2026:12:14:01 +0200 INFO ready\n{LINE}\n")
    question = ("diagnose", "Why does cart time out?", "--evidence", str(logs.parent), "--json")
    run_id = json.loads(firsthand(*question).stdout)["run_id"]
    shown = firsthand("show", run_id).stdout
    assert LINE not in shown
    assert " · logs/cart.log:2 · observed" in shown
    rows = [row.strip() for row in shown.splitlines()]
    command = next(row for row in rows if row.startswith("again: sed")).removeprefix("again: ")
    shell = shutil.which("sh")
    assert shell is not None
    done = subprocess.run([shell, "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout == f"{LINE}\n"
