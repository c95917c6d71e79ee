"""What a text restrains is not told without the restraint, and is told with it."""

import pytest

from firsthand.rules.meaning.reach.restraint_signs import RESTRAINTS
from firsthand.rules.meaning.roles.listed_states import excepted
from firsthand.rules.sieve import signs_of

from . import distance_cases, restraint_cases, value_cases, wider_cases, wider_values
from .material import labelled
from .rulings import CONTRADICTED, METRICS, OPEN, decisive, follows, ruled

FAMILIES = {
    "exceptions": restraint_cases.EXCEPTIONS,
    "hedges": restraint_cases.HEDGES,
    "undone": restraint_cases.UNDONE,
    "nearing": restraint_cases.NEARING,
    "not all": restraint_cases.NOT_ALL,
    "reverted": restraint_cases.REVERTED,
    "unreal": distance_cases.UNREAL,
    "past": distance_cases.PAST,
    "speakers": distance_cases.SPEAKERS,
    "parts": value_cases.PARTS,
    "sides": value_cases.SIDES,
    "roles": value_cases.ROLES,
}
DROPPED = [
    pytest.param(claim, text, id=f"{family}-{claim}")
    for family, rows in FAMILIES.items()
    for text, claims, _ in rows
    for claim in claims
]
DROPPED += [
    pytest.param(claim, text, id=f"wider-{claim}-{text}")
    for text, claims in wider_cases.ROWS + wider_values.ROWS
    for claim in claims
]
KEPT = [
    pytest.param(claim, text, id=f"{family}-{claim}")
    for family, rows in FAMILIES.items()
    for text, _, claims in rows
    for claim in claims
]
RULED_OUT = [(claim, text) for text, claims in restraint_cases.DENIED for claim in claims]


@pytest.mark.parametrize(("claim", "text"), DROPPED)
def test_a_sentence_without_the_restraint_does_not_follow(claim: str, text: str) -> None:
    assert not follows(claim, text)


@pytest.mark.parametrize(("claim", "text"), DROPPED)
def test_nor_behind_a_line_of_a_log(claim: str, text: str) -> None:
    assert not follows(claim, f"2026-08-01T10:30:00Z ERROR app=storefront {text}")


@pytest.mark.parametrize(("claim", "text"), KEPT)
def test_a_sentence_with_the_restraint_follows(claim: str, text: str) -> None:
    assert follows(claim, text)


@pytest.mark.parametrize(("claim", "text"), RULED_OUT)
def test_what_was_ruled_out_is_contradicted(claim: str, text: str) -> None:
    assert ruled(claim, text) == CONTRADICTED


@pytest.mark.parametrize(
    ("rule", "claim", "text"),
    [
        ("exception_left_out", "All brokers are healthy.", "all brokers except mq-7 are healthy"),
        ("name_excepted", "ldap-2 is ready.", "ldap-1 is ready, ldap-2 is not"),
        ("hedge_left_out", "vault-2 has a full disk.", "probable cause: full disk on vault-2"),
        ("not_real_left_out", "ledger-api is down.", "mock ledger-api is down"),
        ("past_left_out", "mailer is healthy.", "mailer was healthy 5 minutes ago"),
        ("speaker_left_out", "ledger-api is down.", "customer reports that ledger-api is down"),
        ("deed_not_done", "mailer was restarted.", "restart of mailer denied"),
        ("pair_differs", "4 of 4 pods are ready.", "ledger-api: 4 of 11 pods ready"),
    ],
)
def test_the_finding_names_the_family(rule: str, claim: str, text: str) -> None:
    assert decisive(claim, text) == rule


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("mailer restarted.", "mailer restarted, possible leak in cache-3"),
        ("ldap timed out.", "drill ended\nldap timed out"),
        (
            "The second restart of mailer succeeded.",
            "restart of mailer failed; the second restart of mailer succeeded",
        ),
        ("vault-2 is 40% used.", "vault-2 was full yesterday, now vault-2 is 40% used"),
        ("mailer failed.", "mailer previously failed"),
    ],
)
def test_a_restraint_of_another_piece_takes_nothing_away(claim: str, text: str) -> None:
    assert ruled(claim, text) != CONTRADICTED
    assert not decisive(claim, text).endswith("_left_out")


SERIES = 'lag_depth{shard="4"}: 9 points, first=12, last=60, min=9, max=88'
BYTES = "free_bytes: 5 points, first=9, last=4, min=4, max=9"


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("lag_depth reached 88.", SERIES),
        ("lag_depth was 60.", SERIES),
        ("free_bytes was 4.", BYTES),
        ("free_bytes is 4.", BYTES),
    ],
)
def test_a_point_of_the_named_series_follows(claim: str, text: str) -> None:
    assert follows(claim, text, tool=METRICS)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("lag_depth reached 89.", SERIES),
        ("lag_depth is 88.", SERIES),
        ("queue_depth reached 88.", SERIES),
        ("free_bytes was 9.", BYTES),
    ],
)
def test_another_point_or_series_does_not(claim: str, text: str) -> None:
    assert not follows(claim, text, tool=METRICS)


@pytest.mark.parametrize("piece", ["a", "name.", "1", "a-", "据a", "restart ", "all ", "was ", "."])
def test_a_long_text_of_one_piece_is_read_at_once(piece: str) -> None:
    assert not follows("mailer restarted.", piece * (12_000 // len(piece)))


def test_a_sign_holds_one_of_the_parts_by_which_a_text_is_sieved() -> None:
    texts = {str(one.values[1]).lower() for one in DROPPED + KEPT}
    for one in RESTRAINTS:
        signs = [found[0] for text in texts if (found := one.hint.search(text))]
        assert signs
        parts = [part for other in RESTRAINTS if other.rule == one.rule for part in other.parts]
        assert all(any(part in sign for part in parts) for sign in signs)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("mailer is healthy.", "mailer was healthy 5 minutes ago"),
        ("vault-2 has a full disk.", "probable cause: full disk on vault-2"),
        ("cart-2 took more than twice the time.", "cart-2 took 40 ms"),
        ("b refused connections.", "a refused connections from b"),
        ("cart-2 often times out.", "cart-2 timed out"),
        ("cart-2 经常超时。", "cart-2 请求超时"),
    ],
)
def test_a_suspicion_by_form_is_open(claim: str, text: str) -> None:
    """Decision 0120: no value and no denial of the text rules these out."""
    assert ruled(claim, text) == OPEN


def test_a_sentence_that_is_concerned_holds_a_sign_of_what_is_needed() -> None:
    claims = {str(one.values[0]).lower() for one in DROPPED + KEPT}
    claims |= {one.claim.lower() for one in labelled()}
    for one in RESTRAINTS:
        if one.needs is None:
            continue
        signs = [signs_of(claim) for claim in claims if one.needs.search(claim)]
        assert signs
        assert not any(one.needed.isdisjoint(some) for some in signs)


@pytest.mark.parametrize("said", ["db-7 is up beside db-2", "beside db-7 db-2 is up"])
def test_a_name_told_as_what_is_denied_of_it_outweighs_one_that_is_only_named(said: str) -> None:
    found = excepted(said, "all nodes are up except db-2; db-7 is not.")
    assert found is not None
    assert (found.rule, found.detail) == ("name_excepted", "db-7" if "db-7 is" in said else "db-2")
