"""Tokens → tree: recursive descent over the part of PromQL that the guard knows.

Law: pure. What is not of this grammar is refused, never passed on; precedence is Prometheus':
or < and, unless < comparison < + - < * / % < ^ .
"""

from firsthand.sources.metrics.promql import tree
from firsthand.sources.metrics.promql.cursor import Cursor
from firsthand.sources.metrics.promql.durations import usual
from firsthand.sources.metrics.promql.functions import AGGREGATIONS, FUNCTIONS, PARAMETERS
from firsthand.sources.metrics.promql.policy import Policy, Refusal, Rule
from firsthand.sources.metrics.promql.tokens import tokens_of

LEVELS: tuple[frozenset[str], ...] = (
    frozenset({"or"}),
    frozenset({"and", "unless"}),
    frozenset({"==", "!=", "<=", "<", ">=", ">"}),
    frozenset({"+", "-"}),
    frozenset({"*", "/", "%", "atan2"}),
    frozenset({"^"}),
)
"""Operators, the loosest first; `^` alone binds from the right."""
MATCHING = frozenset({"on", "ignoring"})
RESERVED = frozenset({"offset", "bool", "by", "without", "group_left", "group_right"})
DEFAULT_STEP = 60
"""Seconds: of a subquery that names none, since a server's own default is not known here."""


def parse(promql: str, policy: Policy) -> tree.Node:
    """Raises Refusal."""
    parser = _Parser(tokens_of(promql, policy), policy)
    node = parser.binary(0)
    parser.expect("end", "")
    return node


class _Parser(Cursor):
    def binary(self, level: int) -> tree.Node:
        if level == len(LEVELS):
            return self.unary()
        left = self.binary(level + 1)
        while self.next.kind in ("sign", "name") and self.next.text in LEVELS[level]:
            operator = self.take().text
            matching, labels, many = self._modifiers(operator)
            right = self.binary(level if operator == "^" else level + 1)
            left = tree.Binary(operator, left, right, matching, labels, many)
        return left

    def _modifiers(self, operator: str) -> tuple[str, tuple[str, ...], bool]:
        if self.accept("bool"):
            raise Refusal(Rule.BOOL_RESULT, "`bool` makes a 0 or a 1; compare without it")
        matching, many = "", False
        labels: tuple[str, ...] = ()
        if self.next.text in MATCHING and self.next.kind == "name":
            matching, labels = self.take().text, self.labels()
            if self.next.text == "group_right":
                raise Refusal(Rule.JOIN, "group_right is not allowed; swap sides, use group_left")
            if self.accept("group_left"):
                many = True
                if self.next.text == "(" and self.labels():
                    raise Refusal(
                        Rule.JOIN, "group_left(label) puts another series' label into a line"
                    )
        return matching, labels, many

    def unary(self) -> tree.Node:
        if self.next.kind == "sign" and self.next.text in ("+", "-"):
            return self._negative()
        self.deeper()
        node = self._postfix(self._primary())
        self.depth -= 1
        return node

    def _negative(self) -> tree.Node:
        sign = self.take().text
        if self.next.kind != "number" or self.following.text == "^":
            raise Refusal(Rule.OPERATOR, "a sign before a value is not allowed; leave it away")
        value = float(self.take().text)
        return tree.Number(-value if sign == "-" else value)

    def _primary(self) -> tree.Node:
        token = self.next
        if token.kind == "number":
            return tree.Number(float(self.take().text))
        if token.kind == "text":
            return tree.Text(self.take().text)
        if self.accept("("):
            inner = self.binary(0)
            self.expect("sign", ")")
            return inner
        if token.text == "{" and token.kind == "sign":
            return tree.Selector(None, self._matchers())
        name = self.expect("name")
        if name in LEVELS[0] | LEVELS[1] | MATCHING | RESERVED:
            raise Refusal(Rule.UNREADABLE, f"{name} stands where a value should")
        if name in AGGREGATIONS and self.next.text in ("(", "by", "without"):
            return self._aggregate(name)
        if self.next.text == "(":
            return self._call(name)
        return tree.Selector(name, self._matchers() if self.next.text == "{" else ())

    def _call(self, name: str) -> tree.Node:
        if name not in FUNCTIONS:
            raise Refusal(Rule.FUNCTION, f"the function {name[:40]} is not on the list")
        return tree.Call(name, self._arguments())

    def _arguments(self) -> tuple[tree.Node, ...]:
        self.expect("sign", "(")
        found: list[tree.Node] = []
        while not self.accept(")"):
            found.append(self.binary(0))
            if self.next.text != ")":
                self.expect("sign", ",")
        return tuple(found)

    def _aggregate(self, name: str) -> tree.Node:
        grouping, labels = self._grouping()
        arguments = self._arguments()
        if not grouping:
            grouping, labels = self._grouping()
        if len(arguments) != 1 + (name in PARAMETERS):
            raise Refusal(Rule.ARGUMENTS, f"{name} has another number of arguments")
        parameter = arguments[0] if name in PARAMETERS else None
        return tree.Aggregate(name, arguments[-1], parameter, labels, grouping)

    def _grouping(self) -> tuple[str, tuple[str, ...]]:
        if self.next.kind == "name" and self.next.text in ("by", "without"):
            return self.take().text, self.labels()
        return "", ()

    def _matchers(self) -> tuple[tree.Matcher, ...]:
        self.expect("sign", "{")
        found: list[tree.Matcher] = []
        while not self.accept("}"):
            label = self.expect("name")
            op = self.take()
            if op.kind != "sign" or op.text not in ("=", "!=", "=~", "!~") or ":" in label:
                raise Refusal(Rule.UNREADABLE, f"no matcher: {label[:40]}{op.text[:10]}")
            found.append(tree.Matcher(label, op.text, self.expect("text")))
            if self.next.text != "}":
                self.expect("sign", ",")
        return tuple(found)

    def _postfix(self, node: tree.Node) -> tree.Node:
        """Ranges, subqueries and offsets behind a value."""
        while True:
            if self.accept("["):
                node = self._ranged(node)
            elif self.accept("offset"):
                node = self._offset(node)
            elif self.next.text == "@" and self.next.kind == "sign":
                raise Refusal(Rule.AT_MODIFIER, "`@` shows a value under another time; leave it")
            else:
                return node

    def _ranged(self, node: tree.Node) -> tree.Node:
        span = usual(self.expect("duration"))
        if self.accept(":"):
            step = DEFAULT_STEP if self.next.text == "]" else usual(self.expect("duration"))
            self.expect("sign", "]")
            return tree.Subquery(node, span, step)
        self.expect("sign", "]")
        if not isinstance(node, tree.Selector) or node.range is not None or node.offset is not None:
            raise Refusal(Rule.ARGUMENTS, "a range stands behind a selector; else write [5m:1m]")
        return tree.Selector(node.name, node.matchers, span)

    def _offset(self, node: tree.Node) -> tree.Node:
        if self.next.text == "-":
            raise Refusal(Rule.DURATION, "a negative offset looks ahead; leave it away")
        back = usual(self.expect("duration"))
        match node:
            case tree.Selector(offset=None):
                return tree.Selector(node.name, node.matchers, node.range, back)
            case tree.Subquery(offset=None):
                return tree.Subquery(node.inner, node.range, node.step, back)
            case _:
                raise Refusal(Rule.ARGUMENTS, "offset stands behind a selector or a subquery, once")
