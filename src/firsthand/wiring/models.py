"""Models by name, as the settings have them."""

import os
from typing import TYPE_CHECKING

from firsthand.settings import Settings

if TYPE_CHECKING:
    from firsthand.contracts.models import ModelsConfig
    from firsthand.models.catalog import Catalog


def models_config(settings: Settings) -> "ModelsConfig":
    """What the resolver may know of the settings, and what earlier checks found."""
    from firsthand.contracts.models import ModelsConfig
    from firsthand.models.checked import read_checked

    return ModelsConfig(
        providers=settings.providers,
        prices=settings.prices,
        currency=settings.currency,
        retry=settings.retry,
        timeout_seconds=settings.model_timeout_seconds,
        connect_seconds=settings.model_connect_seconds,
        small=settings.small,
        small_mode=settings.small_mode,
        needs_price=settings.limits.money is not None,
        checked=read_checked(settings.home),
    )


def model_catalog(settings: Settings) -> "Catalog":
    """What can be named, and checks of it; nothing is connected yet."""
    from firsthand.models.catalog import Catalog

    return Catalog(models_config(settings), environ=os.environ, home=settings.home)
