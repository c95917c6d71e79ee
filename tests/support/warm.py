"""`firsthand` commands in processes that have the imports behind them.

A cold start is more than a second of imports, most of them of libraries. One process imports what
most commands need and forks for each: that is still `python -m firsthand` in a process of its own,
with its own words, environment, folder, streams and end. What depends on a start from nothing (its
cost, what it loads, a signal meanwhile, the encoding) and two commands that must run at once are for
`subprocess`; the docs' commands are run by it too.
"""

import atexit
import gc
import json
import os
import runpy
import selectors
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NoReturn

IMPORTED = (
    *("typer", "yaml", "regex", "sqlglot", "rich.console", "rich.live"),
    *("pydantic_settings", "pydantic_ai", "sqlalchemy.ext.asyncio", "sqlalchemy.dialects.sqlite"),
    *("firsthand.rules.meaning", "firsthand.models.offline", "firsthand.service.runs"),
    "firsthand.wiring",
)
SETTLED_AT_START = ("PYTHON", "LC_", "LANG")
"""Variables that an interpreter reads when it starts; the server has PYTHONUTF8=1, as have commands."""
ROOT = Path(__file__).parents[2]
NUMBER_BYTES = 4
ONE_AT_A_TIME = threading.Lock()


def is_settled_at_start(variable: str) -> bool:
    return variable.startswith(SETTLED_AT_START)


def run_warm(
    arguments: Sequence[str], *, cwd: Path, env: Mapping[str, str], timeout: float
) -> subprocess.CompletedProcess[str]:
    """As `subprocess.run` of `python -m firsthand` with both streams captured as they are."""
    (out, out_end), (err, err_end), (end, end_end) = os.pipe(), os.pipe(), socket.socketpair()
    with ONE_AT_A_TIME, end, os.fdopen(out, "rb"), os.fdopen(err, "rb"):
        with end_end, os.fdopen(out_end, "wb"), os.fdopen(err_end, "wb"):
            socket.send_fds(_server(), [b"\n"], [end_end.fileno(), out_end, err_end])
        end.sendall(json.dumps([list(arguments), str(cwd), dict(env)]).encode() + b"\n")
        pid = end.recv(NUMBER_BYTES)
        assert pid, "the server has ended"
        status, said, said_aside = _read([end.fileno(), out, err], timeout)
        if not status:
            os.kill(int.from_bytes(pid), signal.SIGKILL)
            end.recv(NUMBER_BYTES)
            raise subprocess.TimeoutExpired(list(arguments), timeout)
    code = os.waitstatus_to_exitcode(int.from_bytes(status))
    return subprocess.CompletedProcess(list(arguments), code, said.decode(), said_aside.decode())


def _read(files: Sequence[int], timeout: float) -> list[bytes]:
    """What each says until it is closed; what it said so far when the time is over."""
    told = dict.fromkeys(files, b"")
    until = time.monotonic() + timeout
    with selectors.DefaultSelector() as waiting:
        for file in files:
            waiting.register(file, selectors.EVENT_READ)
        while waiting.get_map() and time.monotonic() < until:
            for key, _ in waiting.select(until - time.monotonic()):
                piece = os.read(key.fd, 65536)
                told[key.fd] += piece
                if not piece:
                    waiting.unregister(key.fd)
    return list(told.values())


@cache
def _server() -> socket.socket:
    """One for the tests of this process, and ended with it."""
    ours, theirs = socket.socketpair()
    with theirs:
        server = subprocess.Popen(
            [sys.executable, __file__, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            cwd=ROOT,
            env=os.environ | {"PYTHONUTF8": "1"},
        )

    def close() -> None:
        ours.close()
        server.wait()

    atexit.register(close)
    return ours


def serve(commands: socket.socket) -> list[str]:
    """In the server this ends with `commands`; in a command's process it gives its words."""
    sys.path[0] = str(ROOT)
    for name in IMPORTED:
        import_module(name)
    assert threading.active_count() == 1
    gc.freeze()
    while True:
        _, given, _, _ = socket.recv_fds(commands, 1, 3)
        if not given:
            sys.exit()
        with socket.socket(fileno=given[0]) as end:
            arguments, cwd, env = json.loads(end.makefile().readline())
            pid = os.fork()
            if pid == 0:
                commands.close()
                _become(given[1:], cwd, env)
                return arguments
            for file in given[1:]:
                os.close(file)
            end.sendall(pid.to_bytes(NUMBER_BYTES))
            _, status = os.waitpid(pid, 0)
            end.sendall(status.to_bytes(NUMBER_BYTES))


def _become(streams: Sequence[int], cwd: str, env: Mapping[str, str]) -> None:
    for number, file in enumerate(streams, 1):
        os.dup2(file, number)
        os.close(file)
    out, err = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", 1, closefd=False)
    sys.stdout, sys.stderr = sys.__stdout__, sys.__stderr__ = out, err
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    time.tzset()


def main() -> NoReturn:
    arguments = serve(socket.socket(fileno=int(sys.argv[1])))
    sys.argv[1:] = arguments
    runpy.run_module("firsthand", run_name="__main__", alter_sys=True)
    raise AssertionError("the command has not ended its process")


if __name__ == "__main__":
    main()
