"""Alertmanager's API v2: every alert that it has, with who silenced or inhibits it.

Law: it does the I/O; states stay as they are (`active`, `suppressed`, `unprocessed`).
"""

from collections.abc import Mapping

from pydantic import JsonValue

from firsthand.contracts.errors import EvidenceFileError, SourceError
from firsthand.contracts.servers import AlertmanagerServer
from firsthand.sources.alerts import HeldAlert
from firsthand.sources.files.alertfile import alerts_in
from firsthand.sources.http import Found as Checked
from firsthand.sources.http import HttpClient
from firsthand.sources.wording import counted

LABEL = "Alertmanager"


class Alertmanager:
    def __init__(self, server: AlertmanagerServer, *, environ: Mapping[str, str]) -> None:
        self.server = server
        self._client = HttpClient(server, what=LABEL, environ=environ)

    async def close(self) -> None:
        await self._client.close()

    async def alerts(self) -> tuple[HeldAlert, ...]:
        """Every alert, silenced and inhibited ones too. Raises SourceError."""
        return _read(await self._documents())

    async def by_fingerprint(self, fingerprint: str) -> tuple[HeldAlert, ...]:
        """The alert of this fingerprint, if it is there. Raises SourceError."""
        found: list[JsonValue] = [
            one
            for one in await self._documents()
            if isinstance(one, dict) and one.get("fingerprint") == fingerprint
        ]
        return _read(found)

    async def _documents(self) -> list[JsonValue]:
        document = (await self._client.get("api/v2/alerts")).json()
        if not isinstance(document, list):
            raise SourceError(f"{LABEL} answered JSON that is no list of alerts; is it API v2?")
        return document

    async def check(self) -> Checked:
        """Version, and how many alerts there are. Raises SourceError."""
        status = (await self._client.get("api/v2/status")).json()
        built = status.get("versionInfo") if isinstance(status, dict) else None
        version = built.get("version") if isinstance(built, dict) else None
        alerts = await self.alerts()
        return Checked(
            version=version if isinstance(version, str) else None,
            sample=counted(len(alerts), "alert"),
        )


def _read(documents: list[JsonValue]) -> tuple[HeldAlert, ...]:
    try:
        return alerts_in(documents, LABEL).alerts
    except EvidenceFileError as error:
        raise SourceError(str(error)) from None
