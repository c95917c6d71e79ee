"""The runbook index of this installation, and the embedder where one is configured."""

import os
from functools import cache
from typing import TYPE_CHECKING

from firsthand.contracts.ports import Embedder
from firsthand.settings import Settings
from firsthand.wiring.home import installation_key

if TYPE_CHECKING:
    from firsthand.sources.files.opening import Sources
    from firsthand.sources.knowledge.library import RunbookLibrary


def with_runbooks(settings: Settings, sources: "Sources") -> "Sources":
    """The runbook index of this installation serves where no runbooks were selected."""
    from firsthand.sources.knowledge.opening import with_index

    return with_index(sources, settings.home, embedder(settings))


def has_index(settings: Settings) -> bool:
    from firsthand.sources.knowledge.stored import read_status

    return read_status(settings.home) is not None


def runbook_library(settings: Settings) -> "RunbookLibrary":
    """Its mask is made when something is first masked: to look at the index needs no key."""
    from firsthand.rules.evidence import Redactor
    from firsthand.sources.knowledge.library import RunbookLibrary

    @cache
    def redactor() -> Redactor:
        return Redactor(installation_key(settings.home))

    return RunbookLibrary(settings.home, lambda text: redactor().text(text), embedder(settings))


def embedder(settings: Settings) -> "Embedder | None":
    """Only where the operator named an endpoint: texts go nowhere else, and without their secrets."""
    if settings.embeddings_url is None:
        return None
    from firsthand.net.secrets import dereferenced
    from firsthand.rules.evidence import Redactor
    from firsthand.sources.knowledge.endpoint import EndpointEmbedder
    from firsthand.sources.knowledge.masked import MaskedEmbedder

    key = None
    if settings.embeddings_key is not None:
        secret = dereferenced(settings.embeddings_key, os.environ, setting="embeddings_key")
        key = secret.get_secret_value()
    inner = EndpointEmbedder(settings.embeddings_url, settings.embeddings_model, key=key)
    return MaskedEmbedder(inner, Redactor(installation_key(settings.home)).text)
