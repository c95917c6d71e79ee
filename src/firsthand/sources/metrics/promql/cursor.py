"""A place in an expression's tokens, and the few steps that a grammar is made of. Pure."""

from firsthand.sources.metrics.promql.policy import Policy, Refusal, Rule
from firsthand.sources.metrics.promql.tokens import Token


class Cursor:
    def __init__(self, tokens: list[Token], policy: Policy) -> None:
        self._tokens = tokens
        self._place = 0
        self.depth = 0
        self._policy = policy

    @property
    def next(self) -> Token:
        return self._tokens[self._place]

    @property
    def following(self) -> Token:
        """The one behind the next."""
        return self._tokens[min(self._place + 1, len(self._tokens) - 1)]

    def take(self) -> Token:
        token = self.next
        self._place += token.kind != "end"
        return token

    def accept(self, text: str) -> bool:
        """Take a sign or word if it is the next."""
        if self.next.kind in ("sign", "name") and self.next.text == text:
            self._place += 1
            return True
        return False

    def expect(self, kind: str, text: str | None = None) -> str:
        token = self.take()
        if token.kind != kind or (text is not None and token.text != text):
            wanted = text or {"end": "the end"}.get(kind, f"a {kind}")
            raise Refusal(
                Rule.UNREADABLE, f"expected {wanted} before {token.text[:20]!r}; write plain PromQL"
            )
        return token.text

    def labels(self) -> tuple[str, ...]:
        """`(a, b)`."""
        self.expect("sign", "(")
        found: list[str] = []
        while not self.accept(")"):
            found.append(self.expect("name"))
            if ":" in found[-1]:
                raise Refusal(Rule.UNREADABLE, "a label's name has no colon")
            if self.next.text != ")":
                self.expect("sign", ",")
        return tuple(found)

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > self._policy.depth:
            raise Refusal(Rule.TOO_COMPLEX, "nested too deeply; ask for less at once")
