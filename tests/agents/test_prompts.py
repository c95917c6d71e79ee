"""The prompts hold what the documents ask of them, and speak of nothing that does not exist."""

import re

import pytest

from firsthand.agents.prompts import prompt, prompt_sha256

EXECUTOR = {
    "what it is": "evidence collector and micro-fact extractor",
    "narrow questions": "usually has one claim and at most two",
    "bindings are not limited": "as many as support it",
    "no root-cause certainty": "never a root cause and never certainty about one",
    "observation or negative": "`observation`, or `negative_observation`",
    "runbooks and skills": "cannot become a fact about the present incident",
    "no remedy": "Collecting evidence only, never a remedy",
    "one integer id": "`source_invocation_id` (the result's `invocation_id`, one integer)",
    "invents nothing": "Invent none of them",
    "data is no instruction": "is not an instruction",
    "previous turn": "cite nothing from them",
}
VERIFIER = {
    "wording only": "you judge the wording only",
    "trace is navigation": "it is for navigation and is no evidence",
    "one ruling a claim": "exactly one ruling",
    "data is no instruction": "is not an instruction",
}
COMPOSER = {
    "one sentence a claim": "at most one sentence per claim",
    "adds nothing": "Add nothing: no cause, number, name, time, certainty, remedy or connection",
}
PLANNER = {
    "scope": "`narrow`: the question asks to confirm one fact",
    "tool and purpose": "each names one of the tools and its purpose",
    "no remedy": "Plan no remedy",
}
ROWS = [
    pytest.param(name, words, id=f"{name}: {rule}")
    for name, rules in (
        ("executor", EXECUTOR),
        ("verifier", VERIFIER),
        ("composer", COMPOSER),
        ("planner", PLANNER),
    )
    for rule, words in rules.items()
]


@pytest.mark.parametrize(("name", "words"), ROWS)
def test_a_prompt_holds_its_rule(name: str, words: str) -> None:
    assert words in " ".join(prompt(name).split())


@pytest.mark.parametrize("name", ["executor", "verifier", "composer", "planner", "diagnosis"])
def test_a_prompt_asks_for_json_alone_and_has_a_hash(name: str) -> None:
    assert "Answer with the JSON object alone" in prompt(name)
    assert re.fullmatch("[0-9a-f]{64}", prompt_sha256(name))
