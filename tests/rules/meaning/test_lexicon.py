"""The lexicon's own order: every name in a relation is a concept, every form is spelled once a concept."""

from firsthand.rules.meaning.lexicon import HAN_TERMS, PHRASES, WORDS, kinds, relations
from firsthand.rules.meaning.lexicon.build import forms, inflections


def concepts() -> set[str]:
    entries = [*WORDS.values()]
    for rows in (*PHRASES.values(), *HAN_TERMS.values()):
        entries += [entry for _, entry in rows]
    return {name.lstrip("+-") for entry in entries for name in entry if name[0] != "!"}


def test_every_name_of_a_relation_is_a_concept() -> None:
    known = concepts()
    named = {name for row in (*relations.EXCLUSIVE, *relations.FIELD_SETS) for name in row}
    named |= set(relations.ROLES) | set(relations.DEEDS) | set(kinds.MEASURES) | set(kinds.OPTIONAL)
    assert not named - known


def test_a_failure_implies_that_it_did_not_succeed() -> None:
    assert {"timeout", "refuse", "crash", "-available"} <= relations.FAILURES
    assert "slow" not in relations.FAILURES


def test_verbs_are_inflected() -> None:
    assert set(inflections("stop", double=True)) == {"stop", "stops", "stopped", "stopping"}
    assert set(inflections("retry", double=False)) == {"retry", "retries", "retried", "retrying"}
    assert set(forms("time* out")) >= {"times out", "timed out"}
    assert set(forms("class+")) == {"class", "classes"}


def test_chinese_terms_are_tried_longest_first() -> None:
    for rows in HAN_TERMS.values():
        lengths = [len(term) for term, _ in rows]
        assert lengths == sorted(lengths, reverse=True)
