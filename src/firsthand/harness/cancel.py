"""Cancellation: one flag per run that anybody may raise and the run's supervisor waits for."""

import asyncio


class Cancellation:
    """Made before the event loop or in it; `cancel` is idempotent and safe in a signal handler."""

    def __init__(self) -> None:
        self._cancelled = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._event: asyncio.Event | None = None

    @property
    def cancelled(self) -> bool:
        return self._cancelled

    def cancel(self) -> None:
        self._cancelled = True
        if self._loop is not None and self._event is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._event.set)

    async def wait(self) -> None:
        """Return when the run has been cancelled."""
        if self._event is None:
            self._loop = asyncio.get_running_loop()
            self._event = asyncio.Event()
        if self._cancelled:
            return
        await self._event.wait()
