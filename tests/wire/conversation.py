"""A scripted conversation, whatever the wire: who asks, what each is answered, and an error's reply.

A conversation gives each role of a run (`diagnosis_agent`, `executor`, `structure_repair`, …) its
replies in order; the last one is repeated. A reply may be made from the request, so that a draft
can cite what a tool returned.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from tests.support.http_stub import Reply, Request

from firsthand.agents.prompts import prompt

PROMPTS = {
    "diagnosis_agent": "diagnosis",
    "executor": "executor",
    "planner": "planner",
    "verifier": "verifier",
    "structure_repair": "structure_repair",
}
PLAN = {"scope": "narrow", "steps": [{"tool_name": "query_logs", "purpose": "pool errors"}]}
Made = Reply | Callable[[Request], Reply]


def dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def role_of(system: str) -> str:
    """Whose system message it is."""
    return next(role for role, name in PROMPTS.items() if system.startswith(prompt(name).strip()))


def refusal(status: int, body: Any, headers: dict[str, str]) -> Reply:
    return Reply(
        status=status,
        body=json.dumps(body).encode(),
        headers={"content-type": "application/json", **headers},
    )


class Scripted:
    """The replies of each role; a wire says how a text is sent and where the system message stands."""

    say: ClassVar[Callable[[str], Reply]]
    system_of: ClassVar[Callable[[Request], str]]

    def __init__(self, **roles: Sequence[Made]) -> None:
        self.roles: dict[str, list[Made]] = {"planner": [self.say(dump(PLAN))]}
        self.roles |= {role: list(replies) for role, replies in roles.items()}
        self.asked: list[str] = []
        """Roles in the order of their requests."""

    def __call__(self, request: Request) -> Reply:
        role = role_of(self.system_of(request))
        position = self.asked.count(role)
        self.asked.append(role)
        replies = self.roles[role]
        made = replies[min(position, len(replies) - 1)]
        return made(request) if callable(made) else made
