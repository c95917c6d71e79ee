"""Signals, in real processes: the first ends the run, the second the process."""

import asyncio
import signal
import subprocess
import sys
import time

import pytest
from tests.support.waiting import SOON

from firsthand.interfaces.cli.running import Interruption, run

WAITS = """
import asyncio, sys
from firsthand.interfaces.cli.running import run

async def main(interruption):
    print("ready", flush=True)
    await interruption.cancellation.wait()
    {after}
    print("what was verified", flush=True)
    return interruption.exit_code

sys.exit(run(main))
"""
GRACEFUL = WAITS.format(after="pass")
STUBBORN = WAITS.format(after="await asyncio.sleep(60)")
LOOKING_UP = WAITS.format(after="pass").replace(
    'print("ready", flush=True)',
    "asyncio.get_running_loop().run_in_executor(None, __import__('time').sleep, 60)\n"
    '    print("ready", flush=True)',
)
BUSY = WAITS.format(after="[None for _ in iter(int, 1)]")


def started(script: str) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    return process


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)], ids=["SIGINT", "SIGTERM"]
)
def test_the_first_signal_cancels_the_run_and_its_code_is_kept(
    number: signal.Signals, code: int
) -> None:
    process = started(GRACEFUL)
    process.send_signal(number)
    out, err = process.communicate(timeout=10)
    assert out == "what was verified\n"
    assert err == "stopping; once more ends at once\n"
    assert process.returncode == code


@pytest.mark.parametrize("script", [STUBBORN, BUSY], ids=["waiting", "busy"])
def test_the_second_signal_ends_the_process_at_once(script: str) -> None:
    process = started(script)
    process.send_signal(signal.SIGINT)
    assert process.stderr is not None
    process.stderr.readline()
    before = time.monotonic()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=10)
    assert process.returncode == 130
    assert time.monotonic() - before < SOON


def test_a_name_that_is_being_looked_up_holds_no_process() -> None:
    process = started(LOOKING_UP)
    before = time.monotonic()
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=30)
    assert (out, process.returncode) == ("what was verified\n", 130)
    assert time.monotonic() - before < SOON


def test_what_runs_beside_the_loop_gives_its_result_or_its_error() -> None:
    async def main(_: Interruption) -> tuple[int, str]:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(None, int, "no number")
        except ValueError as error:
            return await loop.run_in_executor(None, int, "7"), type(error).__name__
        return 0, ""

    assert run(main) == (7, "ValueError")


def test_the_handlers_are_put_back() -> None:
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]

    async def main(interruption: Interruption) -> int:
        return 7

    assert run(main) == 7
    assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)] == before
