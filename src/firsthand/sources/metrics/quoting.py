"""Strings of PromQL and of Alertmanager's matchers. Pure."""

_PLAIN = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}


def quoted(text: str) -> str:
    """As a string of PromQL that nothing inside can close."""
    return '"' + "".join(_PLAIN.get(one, one) for one in text) + '"'
