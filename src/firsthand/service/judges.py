"""Which models stand beside a run's own: the Verifier by default the same, the Composer none."""

from pydantic_ai.models import Model

from firsthand.contracts.enums import Flow
from firsthand.contracts.errors import UsageError
from firsthand.contracts.ports import ModelResolver
from firsthand.contracts.runs import Ask

NONE, OFFLINE = "none", "offline"


def verifier_of(ask: Ask, models: ModelResolver) -> Model | None:
    """None: the rules judge alone, as they do beside the offline model. Raises ConfigurationError."""
    name = ask.verifier or ask.model
    return None if name in (NONE, OFFLINE) else models.resolve(name)


def composer_of(ask: Ask, models: ModelResolver) -> Model | None:
    """None: templates. Raises UsageError for one that could never write, or ConfigurationError."""
    name = ask.composer
    if name is None or name == NONE:
        return None
    if ask.flow is not Flow.REVIEWED:
        raise UsageError("a composer words the reviewed flow's conclusion; add --flow reviewed")
    if name == OFFLINE:
        raise UsageError("the offline model composes no prose; name another composer, or none")
    return models.resolve(name)
