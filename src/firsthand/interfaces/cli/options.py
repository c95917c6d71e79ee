"""Options that several commands take: each is defined, and explained, once.

Law: no default is decided here; an option that is not given is None and the settings decide. One that is
given and empty is refused (`given.py`): it must not mean the default.
"""

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from firsthand.contracts.enums import Flow, LogLevel
from firsthand.interfaces.cli.given import a_model, a_path, a_word

Ledger = Annotated[
    str | None,
    Option(
        parser=a_word,
        metavar="URL",
        help="Where runs are kept: sqlite:///FILE, a plain path, or postgresql://…",
    ),
]
Config = Annotated[
    Path | None,
    Option(
        "--config",
        parser=a_path,
        metavar="FILE",
        help="Settings as TOML; else FIRSTHAND_CONFIG, ./firsthand.toml, or the home folder's.",
    ),
]
Json = Annotated[bool, Option("--json", help="Print JSON instead of text.")]
FlowOption = Annotated[
    Flow | None,
    Option(
        "--flow",
        help="One agent and the guards (direct), or Executor, Gatekeeper and Verifier (reviewed).",
    ),
]
Model = Annotated[
    str | None,
    Option(parser=a_model, metavar="NAME", help="The model; `offline` needs none."),
]
Verifier = Annotated[
    str | None,
    Option(
        parser=a_model,
        metavar="NAME|none",
        help="Model that judges wordings which the rules leave open.",
    ),
]
Composer = Annotated[
    str | None,
    Option(
        parser=a_model,
        metavar="NAME|none",
        help="Model that words the reviewed flow's conclusion; off by default.",
    ),
]
Small = Annotated[
    bool,
    Option(
        "--small",
        help="For a model with a small context: a short prompt, fewer tool calls, smaller results.",
    ),
]
Trace = Annotated[
    Path | None,
    Option(
        parser=a_path,
        metavar="FILE",
        help="Write the run's whole redacted record to a new file, as JSON lines.",
    ),
]
LogLevelOption = Annotated[
    LogLevel | None,
    Option("--log-level", help="Log to stderr in the place of the progress lines."),
]
Since = Annotated[
    str | None,
    Option(
        metavar="TIME",
        help="Begin: ISO 8601, or 30m, 2h, 1d before the newest evidence (live: before now).",
    ),
]
Until = Annotated[
    str | None,
    Option(metavar="TIME", help="End, like --since."),
]
Zone = Annotated[
    str | None,
    Option(
        parser=a_word,
        metavar="NAME",
        help="Zone of time stamps in log files that name none, such as America/New_York; else UTC.",
    ),
]
EvidenceFolder = Annotated[
    Path | None,
    Option(
        "--evidence",
        parser=a_path,
        metavar="DIR",
        help="Folder with alerts.json, metrics.json, logs/**, runbooks/**, tables/*.csv; any may be missing.",
    ),
]
Alert = Annotated[
    str | None,
    Option(
        "--alert",
        parser=a_word,
        metavar="FILE|FINGERPRINT",
        help="The alert is the question: its JSON, a webhook payload, or a fingerprint of Alertmanager.",
    ),
]
Alerts = Annotated[
    Path | None,
    Option(
        parser=a_path,
        metavar="FILE",
        help="Alerts as JSON of Alertmanager v2 or Prometheus.",
    ),
]
Logs = Annotated[
    list[Path] | None,
    Option(parser=a_path, metavar="PATH", help="Log files or folders; several may follow."),
]
Runbooks = Annotated[
    Path | None,
    Option(parser=a_path, metavar="DIR", help="Folder of Markdown, text and HTML runbooks."),
]
RunId = Annotated[str, Argument(metavar="RUN", help="A run's id, or the beginning of it.")]
