"""`firsthand demo`: the built-in incident, without key, network or server."""

from typing import Annotated

from typer import Option

from firsthand.contracts.enums import Flow
from firsthand.interfaces.cli import options

SCENARIO = "pool-exhaustion"
QUESTION = "Why do requests to order-service fail with HikariPool timeouts?"
HONEST, FORGED = "offline", "scripted:forged"


def demo(
    forged: Annotated[
        bool,
        Option(
            "--forged",
            help="A scripted model that cites what it invented: see it caught.",
        ),
    ] = False,
    flow: options.FlowOption = None,
    small: options.Small = False,
    as_json: options.Json = False,
    trace: options.Trace = None,
    log_level: options.LogLevelOption = None,
    config: options.Config = None,
    ledger: options.Ledger = None,
) -> int:
    """Diagnose the built-in incident pool-exhaustion."""
    from firsthand.contracts.runs import Ask
    from firsthand.interfaces.cli.asking import ask_and_print
    from firsthand.settings import load_settings
    from firsthand.wiring import EvidenceSelection

    settings = load_settings(config)
    if small:
        settings = settings.model_copy(update={"small": True})
    honest = Ask(
        question=QUESTION,
        flow=flow or settings.flow,
        model=HONEST,
        settings={"scenario": SCENARIO},
    )
    ask = honest.model_copy(update={"model": FORGED}) if forged else honest
    steals = forged and ask.flow is Flow.REVIEWED
    return ask_and_print(
        ask,
        settings=settings,
        evidence=EvidenceSelection(scenario=SCENARIO),
        ledger=ledger,
        as_json=as_json,
        trace=trace,
        log_level=log_level,
        before=honest if steals else None,  # so that there is another session's id to cite
    )
