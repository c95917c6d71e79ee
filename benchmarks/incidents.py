"""Third-party incident folders through the whole product, with the offline model.

    python -m benchmarks.incidents DIR [--flow direct] [--model offline] [--answers] [--json]

Prints for each incident its verdict and how many of its checks the answer and its evidence match,
in total and for those whose facts lie in alerts and logs; healthy ones by 'no fault asserted,
scope stated'. `--answers` prints every published sentence beside the facts that it must not
state, for a person to read. Exit 1 if a run failed or a citation is not there.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from firsthand.contracts.enums import Flow, RunState
from firsthand.contracts.errors import FirsthandError
from firsthand.evaluation.incidents import IncidentScore, incident_folders, run_incident

ROW = "{:<10} {:<22} {:<11} {:>7} {:>11} {:>9} {:>8}  {}"


def main(arguments: Sequence[str]) -> int:
    options = _parser().parse_args(arguments)
    try:
        folders = incident_folders(options.folder)
        scores = [
            asyncio.run(run_incident(folder, model=options.model, flow=Flow(options.flow)))
            for folder in folders
        ]
    except FirsthandError as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        print("[" + ",\n".join(score.model_dump_json() for score in scores) + "]")
    else:
        _print_table(scores, answers=options.answers)
    return 1 if any(map(is_broken, scores)) else 0


def is_broken(score: IncidentScore) -> bool:
    return score.state is not RunState.SUCCEEDED or score.dangling > 0


def counts(scores: Sequence[IncidentScore], *, alerts_and_logs: bool) -> tuple[int, int]:
    """Matched and all checks."""
    checks = [
        check
        for score in scores
        for check in score.checks
        if check.in_alerts_and_logs or not alerts_and_logs
    ]
    return sum(check.matched for check in checks), len(checks)


def _print_table(scores: Sequence[IncidentScore], *, answers: bool) -> None:
    print(
        ROW.format(
            "incident", "kind", "verdict", "checks", "alerts+logs", "dangling", "seconds", ""
        )
    )
    for score in scores:
        print(
            ROW.format(
                score.id,
                score.kind[:22],
                score.verdict.value if score.verdict else score.error_code or score.state.value,
                _share(counts([score], alerts_and_logs=False)),
                _share(counts([score], alerts_and_logs=True)),
                score.dangling,
                f"{score.seconds:.2f}",
                _healthy_note(score) if score.healthy else "",
            )
        )
        if answers:
            _print_answer(score)
    faulty = [score for score in scores if not score.healthy]
    healthy = [score for score in scores if score.healthy]
    good = sum(not score.fault_asserted and score.scope_stated for score in healthy)
    print()
    print(f"checks matched:                  {_share(counts(scores, alerts_and_logs=False))}")
    print(f"  facts in alerts and logs:      {_share(counts(scores, alerts_and_logs=True))}")
    print(f"  the same, without healthy:     {_share(counts(faulty, alerts_and_logs=True))}")
    print(f"healthy: no fault, scope stated: {good}/{len(healthy)}")
    print(
        f"runs that failed:                {sum(s.state is not RunState.SUCCEEDED for s in scores)}"
    )
    print(f"citations that are not there:    {sum(score.dangling for score in scores)}")


def _print_answer(score: IncidentScore) -> None:
    print(f"    conclusion: {score.conclusion}")
    for text in score.told[1 if score.conclusion else 0 :]:
        print(f"    - {text}")
    for check in score.checks:
        missed = " ".join(
            word
            for word, found in (("answer", check.answered), ("evidence", check.evidenced))
            if not found
        )
        print(f"    {'missed in ' + missed if missed else 'matched'}: {check.fact}")
    for fact in score.forbidden_facts:
        print(f"    must not state: {fact}")


def _healthy_note(score: IncidentScore) -> str:
    fault = "FAULT ASSERTED" if score.fault_asserted else "no fault asserted"
    return f"healthy: {fault}, scope {'stated' if score.scope_stated else 'NOT STATED'}"


def _share(pair: tuple[int, int]) -> str:
    return f"{pair[0]}/{pair[1]}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.incidents", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--flow", choices=[flow.value for flow in Flow], default=Flow.DIRECT.value)
    parser.add_argument("--model", default="offline")
    parser.add_argument("--answers", action="store_true", help="print every sentence")
    parser.add_argument("--json", action="store_true")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
