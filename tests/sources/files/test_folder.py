"""What of a folder is evidence."""

import os
from pathlib import Path

import pytest
from tests.sources.kit import write

from firsthand.contracts.errors import EvidenceFileError
from firsthand.sources.files.folder import discover
from firsthand.sources.files.limits import ReadLimits
from firsthand.sources.files.logfile import service_of

LIMITS = ReadLimits()


def test_evidence_is_found_and_the_rest_is_named_once(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "alerts.json": "[]",
            "logs/a.log": "x",
            "logs/shop/b.log.gz": "x",
            "logs/.hidden": "x",
            "runbooks/deep/r.md": "x",
            "runbooks/r.txt": "x",
            "runbooks/page.html": "x",
            "runbooks/r.csv": "x",
            "incident.json": "{}",
            "metrics.json": "[]",
            "tables/t.csv": "a",
            "tables/t.txt": "a",
            "tables/deep/t.csv": "a",
        },
    )
    folder = discover(tmp_path, LIMITS)
    assert folder.alerts is not None
    assert folder.logs is not None
    assert folder.runbooks is not None
    assert folder.tables is not None
    assert [file.name for file in folder.tables] == ["tables/t.csv"]
    assert [file.name for file in folder.logs] == ["logs/a.log", "logs/shop/b.log.gz"]
    assert [file.name for file in folder.runbooks] == [
        "runbooks/deep/r.md", "runbooks/page.html", "runbooks/r.txt",
    ]  # fmt: skip
    assert set(folder.ignored) == {
        "incident.json", "logs/.hidden", "runbooks/r.csv", "tables/t.txt",
        "tables/deep/t.csv",
    }  # fmt: skip


@pytest.mark.parametrize(
    "only", ["alerts.json", "metrics.json", "logs/a.log", "runbooks/r.md", "tables/t.csv"]
)
def test_any_part_may_be_missing(tmp_path: Path, only: str) -> None:
    folder = discover(write(tmp_path, {only: "x"}), LIMITS)
    parts = (folder.alerts, folder.metrics, folder.logs, folder.runbooks, folder.tables)
    assert sum(part is not None for part in parts) == 1


def test_a_folder_without_evidence_is_an_error_with_the_way_out(tmp_path: Path) -> None:
    with pytest.raises(
        EvidenceFileError, match=r"none of alerts\.json, metrics\.json, .+ and tables/; give"
    ):
        discover(write(tmp_path, {"other.txt": "x"}), LIMITS)


@pytest.mark.parametrize("name", ["gone", "file.txt", "a\0b"])
def test_a_folder_that_is_none_is_an_error(tmp_path: Path, name: str) -> None:
    write(tmp_path, {"file.txt": "x"})
    with pytest.raises(EvidenceFileError, match="cannot be read"):
        discover(tmp_path / name, LIMITS)


def test_a_link_out_of_the_folder_is_named_and_not_followed(tmp_path: Path) -> None:
    outside = write(tmp_path / "outside", {"secret.log": "x", "alerts.json": "[]"})
    inside = write(tmp_path / "inside", {"logs/a.log": "x"})
    (inside / "logs" / "out").symlink_to(outside)
    (inside / "logs" / "out.log").symlink_to(outside / "secret.log")
    (inside / "logs" / "nowhere.log").symlink_to(tmp_path / "gone")
    (inside / "logs" / "loop").symlink_to(inside / "logs")
    (inside / "logs" / "same.log").symlink_to(inside / "logs" / "a.log")
    (inside / "alerts.json").symlink_to(outside / "alerts.json")
    folder = discover(inside, LIMITS)
    assert folder.logs is not None
    assert [file.name for file in folder.logs] == ["logs/a.log", "logs/same.log"]
    assert folder.alerts is None
    assert len(folder.notes) == 5
    assert any("alerts.json is a link out of the folder" in note for note in folder.notes)


def test_a_root_that_is_a_link_is_the_folder_that_it_names(tmp_path: Path) -> None:
    write(tmp_path / "real", {"logs/a.log": "x"})
    (tmp_path / "link").symlink_to(tmp_path / "real")
    folder = discover(tmp_path / "link", LIMITS)
    assert folder.logs is not None
    assert len(folder.logs) == 1


def test_hostile_file_names_are_one_printable_line(tmp_path: Path) -> None:
    write(tmp_path, {"logs/a\nb\x1b[31m.log": "x"})
    os.close(os.open(os.fsencode(tmp_path) + b"/logs/\xff.log", os.O_CREAT))
    folder = discover(tmp_path, LIMITS)
    assert folder.logs is not None
    for file in folder.logs:
        assert file.name.isprintable()


def test_more_files_than_the_limit_are_an_error(tmp_path: Path) -> None:
    write(tmp_path, {f"logs/{number}.log": "x" for number in range(4)})
    with pytest.raises(EvidenceFileError, match="has 4 files, the limit is 3"):
        discover(tmp_path, ReadLimits(files=3))


@pytest.mark.parametrize(
    ("name", "service"),
    [
        ("logs/order-service.log", "order-service"),
        ("logs/order-service.log.1", "order-service"),
        ("logs/order-service.log.2.gz", "order-service"),
        ("logs/order-service-20260708.log.gz", "order-service"),
        ("logs/order-service.2026-07-08.log", "order-service"),
        ("logs/order-service.log-2026-07-08-10", "order-service"),
        ("logs/order-service.jsonl", "order-service"),
        ("logs/payments-7f9dd8b6c4-x7gr9.log", "payments-7f9dd8b6c4-x7gr9"),
        ("logs/mysql-0.log", "mysql-0"),
        ("logs/syslog", "syslog"),
        ("logs/app-1.log", "app-1"),
        (f"logs/web-0_shop_app-{'a' * 64}.log", "web-0"),
        ("logs/shop_web-0_0b1c2d3e-4f5a/app/0.log", "web-0"),
        ("logs/web/0.log", "web"),
        (".log", ".log"),
    ],
)
def test_the_service_is_read_off_the_name(name: str, service: str) -> None:
    assert service_of(name) == service


def test_a_link_to_a_folder_that_it_lies_in_or_to_other_evidence_is_not_followed(
    tmp_path: Path,
) -> None:
    for name in ("logs/a.log", "runbooks/pool.md", "alerts.json", "kept/b.log"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("[]\n")
    (tmp_path / "logs" / "up").symlink_to("..")
    (tmp_path / "logs" / "books").symlink_to("../runbooks")
    (tmp_path / "logs" / "alerts.log").symlink_to("../alerts.json")
    (tmp_path / "logs" / "kept").symlink_to("../kept")
    folder = discover(tmp_path, LIMITS)
    assert [one.name for one in folder.logs or ()] == ["logs/a.log", "logs/kept/b.log"]
    assert sorted(folder.notes) == [
        "logs/alerts.log is a link to other evidence; it was not followed",
        "logs/books is a link to other evidence; it was not followed",
        "logs/up is a link to a folder that it lies in; it was not followed",
    ]
