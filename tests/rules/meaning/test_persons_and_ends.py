"""Who did which deed, what was and what is: every person and both ends are tried in every sentence."""

import pytest

from .rulings import CONTRADICTED, METRICS, follows, ruled

DONE = {"deploy": "rita", "approve": "sven"}
AUDITS = (
    "event=release service=basket deployed_by=rita approved_by=sven",
    '{"service":"basket","deployed_by":"rita","approved_by":"sven"}',
    "服务：basket，操作：发布，发布人：rita，审批人：sven",
    "deployed basket from 3.1.0 to 3.2.0 by rita, approved by sven",
)
DEEDS = {
    "deploy": ("{} deployed basket.", "basket was deployed by {}.", "basket 由 {} 发布。"),
    "approve": ("{} approved the deployment.", "It was approved by {}.", "由 {} 审批。"),
}


@pytest.mark.parametrize("text", AUDITS)
@pytest.mark.parametrize("deed", DEEDS)
def test_each_did_only_what_the_text_gives_them(text: str, deed: str) -> None:
    for telling in DEEDS[deed]:
        for name in DONE.values():
            claim = telling.format(name)
            assert follows(claim, text) is (name == DONE[deed]), claim


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("工单由周敏提交。", True),
        ("工单由何亮提交。", False),
        ("提交人是周敏。", True),
        ("提交人是何亮。", False),
        ("何亮审核了工单。", True),
        ("周敏审核了工单。", False),
    ],
)
def test_the_same_of_a_ticket(claim: str, holds: bool) -> None:
    assert follows(claim, "工单 T-77 提交人：周敏，审核人：何亮") is holds


def test_each_role_of_a_merge_is_that_of_its_person() -> None:
    text = "merge request !88: merged by: otto, reviewed by: pia"
    assert not follows("pia merged it.", text)
    assert not follows("It was reviewed by otto.", text)
    assert ruled("It was merged by otto.", text) != CONTRADICTED


def test_who_only_approved_has_not_upgraded() -> None:
    assert not follows("sven upgraded basket to 3.2.0.", AUDITS[3])


OLD, NEW = "3.1.0", "3.2.0"
CHANGES = (
    '{"service":"basket","version":"3.2.0","previous_version":"3.1.0"}',
    "release service=basket old_version=3.1.0 new_version=3.2.0",
    "服务 basket 发布完成，发布前版本：3.1.0，发布后版本：3.2.0",
    "basket upgraded: 3.1.0 -> 3.2.0",
    "服务 basket 由 3.1.0 升级到 3.2.0",
    "upgraded basket from 3.1.0 to 3.2.0",
)
OF_OLD = (
    "The previous version was {}.",
    "{} is the old version.",
    "basket was on {} before.",
    "发布前版本为 {}。",
    "旧版本为 {}。",
    "It was upgraded from {}.",
)
OF_NEW = (
    "The new version is {}.",
    "The current version is {}.",
    "basket now runs {}.",
    "{} is the new version.",
    "当前版本为 {}。",
    "发布后版本为 {}。",
    "It was upgraded to {}.",
)


@pytest.mark.parametrize("text", CHANGES)
def test_the_end_of_a_change_is_not_its_start(text: str) -> None:
    for told, other in ((OF_OLD, NEW), (OF_NEW, OLD)):
        for telling in told:
            assert not follows(telling.format(other), text), telling
            own = telling.format(OLD if other == NEW else NEW)
            assert ruled(own, text) != CONTRADICTED, own


STATE = '{"AlarmName":"pay-5xx","OldStateValue":"OK","NewStateValue":"ALARM"}'


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("The old state was OK.", True),
        ("The previous state was ALARM.", False),
        ("pay-5xx was in state ALARM before.", False),
        ("The state is now OK.", False),
        ("The state is now ALARM.", True),
        ("旧状态为 OK。", True),
        ("原状态是 ALARM。", False),
        ("当前状态为 OK。", False),
    ],
)
def test_a_state_that_was_is_not_what_is(claim: str, holds: bool) -> None:
    assert follows(claim, STATE, tool=METRICS) is holds


def test_a_change_back_is_told_by_its_own_end() -> None:
    text = "rolled back basket from 3.2.0 to 3.1.0"
    assert ruled("basket now runs 3.1.0.", text) != CONTRADICTED
    assert ruled("basket was rolled back to 3.1.0.", text) != CONTRADICTED
