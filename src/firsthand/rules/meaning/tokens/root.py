"""The mount `/`: a name like any other path, where a stroke between two words or numbers is none.

Owns in which places a lone stroke is that mount: as a value, at the end of a line, behind `of` or `on`,
at the head of a sentence, before `is` and `的`. Pure.
It cannot tell the root of a file system from the root of a web server.
"""

from firsthand.rules.lazy import lazy

_NAME = "/rootfs"
_ROOT = lazy(
    r"/(?<![^\s=\"'(]/)(?:"
    r"(?=[\"'),;]|[.?!](?:\s|$)|\s*(?:⏎|$))"  # mountpoint="/", on /.
    r"|(?<=[=\"'(]/)(?=\s)"  # mounted_on=/ size=…
    r"|(?<=^/)(?= [a-z0-9]| ?[\u4e00-\u9fff])"  # / is 97% full
    r"|(?<=\b(?:of|on|at|in) /)(?= )"  # 97% of / is used
    r"|(?<=[a-z] /)(?= (?:is|was|has|had|uses|ran|runs)\b)"  # the mount / is full
    r"|(?<=[a-z] /)(?= \d+(?:\.\d+)?%)"
    r"|(?= ?(?:的|已用|可用|剩|还|只|使用率|空间|磁盘|分区))"
    r")"
)


def with_root_named(text: str) -> str:
    """A folded text with the mount `/` spelled as a name."""
    return _ROOT.sub(_NAME, text)
