"""Signals, in real processes: the first ends the run, the second the process."""

import asyncio
import signal
import subprocess
import sys
import time

import pytest
from tests.support.waiting import SOON

from firsthand.contracts.errors import UsageError
from firsthand.interfaces.cli.running import SIGNALS, Interruption, run

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
    ("number", "code"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)],
    ids=["SIGINT", "SIGTERM", "SIGHUP"],
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
    async def main(_: Interruption) -> int:
        loop = asyncio.get_running_loop()
        with pytest.raises(ValueError, match="no number"):
            await loop.run_in_executor(None, int, "no number")
        return await loop.run_in_executor(None, int, "7")

    assert run(main) == 7


def test_a_run_under_nohup_outlives_its_terminal() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)

    async def main(interruption: Interruption) -> int:
        signal.raise_signal(signal.SIGHUP)
        return 0 if interruption.exit_code is None else 1

    try:
        assert run(main) == 0
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def test_the_handlers_are_put_back() -> None:
    before = [signal.getsignal(number) for number in SIGNALS]

    async def main(interruption: Interruption) -> int:
        return 7

    assert run(main) == 7
    assert [signal.getsignal(number) for number in SIGNALS] == before


@pytest.mark.parametrize("fails", [False, True], ids=["returns", "raises"])
def test_a_signals_code_is_kept_whatever_the_work_comes_to(
    fails: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    async def main(interruption: Interruption) -> int:
        signal.raise_signal(signal.SIGTERM)
        if fails:
            raise UsageError("no such run")
        return 0

    assert run(main) == 143
    assert capsys.readouterr().err == ("firsthand: no such run\n" if fails else "")
