"""Every query of a statement, its names resolved: through CTEs, subqueries and set operations.

Law: pure; it rewrites the tree that it is given: names as the policy spells them, columns with
their table, `*` as columns where they are known. Raises Refusal for a table or a column that may
not be read. A CTE is seen only where SQL lets it be seen, and may not hide a table.
"""

from collections import Counter

from sqlglot import exp

from firsthand.sources.sql.guard.names import Names
from firsthand.sources.sql.guard.outcome import ordered, output_of, summary_of, united
from firsthand.sources.sql.guard.parts import (
    column_of,
    expressions_of,
    is_limited,
    own_columns,
    queries_in,
)
from firsthand.sources.sql.guard.policy import Refusal, Rule
from firsthand.sources.sql.guard.relations import Arm, Output, Relation, Scope, Source, is_star

Ctes = dict[str, tuple[str, Relation, list[str]]]


class Resolver:
    """Resolves one statement."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.tables: set[str] = set()
        self._readings: Counter[str] = Counter()
        self._derivations = 0

    def query(self, node: exp.Expr, ctes: Ctes, parent: Scope | None) -> Relation:
        """A SELECT, a set operation, or one of them in parentheses."""
        if isinstance(node, exp.Subquery) and not node.alias:
            return self.query(node.this, ctes, parent)
        if not isinstance(node, (exp.Select, exp.SetOperation)):
            raise Refusal(Rule.NOT_A_SELECT, "a query reads with SELECT")
        ctes = self._ctes(node, ctes, parent)
        if isinstance(node, exp.Select):
            return self._select(node, ctes, parent)
        left = self.query(node.this, ctes, parent)
        right = self.query(node.expression, ctes, parent)
        outputs = united(left.outputs, right.outputs, both=isinstance(node, exp.Union))
        self._order_of_arms(node, outputs)
        return Relation(
            arms=[*left.arms, *right.arms],
            outputs=outputs,
            limited=is_limited(node) or left.limited or right.limited,
        )

    def _ctes(self, node: exp.Query, ctes: Ctes, parent: Scope | None) -> Ctes:
        known = dict(ctes)
        for cte in node.ctes:
            name = cte.alias
            if any(self.names.fold(one.rpartition(".")[2]) == self.names.fold(name)
                   for one in self.names.policy.tables):  # fmt: skip
                raise Refusal(Rule.TABLE, f"the CTE {name[:80]!r} hides a table; rename it")
            cte.set("materialized", None)
            relation = self.query(cte.this, known, parent)
            columns = [column.name for column in cte.args["alias"].columns]
            known[self.names.fold(name)] = (name, relation, columns)
        return known

    def _order_of_arms(self, node: exp.SetOperation, outputs: list[Output]) -> None:
        """Behind the last arm only names of outputs, and positions, mean anything."""
        order = node.args.get("order")
        if order is None:
            return
        names = {self.names.fold(output.name) for output in outputs}
        star = any(output.unknown for output in outputs)
        for column in own_columns(order):
            if column.table or not (star or self.names.fold(column.name) in names):
                raise Refusal(
                    Rule.COLUMN, f"ORDER BY {column.name[:80]!r} is no output of the arms"
                )
        if any(True for _ in queries_in(order)):
            raise Refusal(Rule.SYNTAX, "a subquery in the ORDER BY of a set operation")

    def _select(self, node: exp.Select, ctes: Ctes, parent: Scope | None) -> Relation:
        scope = Scope(sources=[], ctes=ctes, parent=parent)
        arm = Arm(select=node, sources=scope.sources, outputs=[])
        from_ = node.args.get("from_")
        joins = node.args.get("joins") or []
        for item in [*([from_] if from_ else []), *joins]:
            source = self._source(item.this, scope)
            if any(self.names.fold(one.alias) == self.names.fold(source.alias)
                   for one in scope.sources):  # fmt: skip
                raise Refusal(Rule.TABLE, f"two sources named {source.alias[:80]!r}; give aliases")
            self._using(item, source, scope)
            scope.sources.append(source)
        self._expand_stars(node, scope)
        canonicals: dict[int, exp.Expr] = {}
        aliases = {self.names.fold(e.alias) for e in node.expressions if isinstance(e, exp.Alias)}
        for part, place in expressions_of(node):
            visible = aliases if place in ("order", "group", "having") else set()
            self._names_in(part, arm, scope, canonicals, visible, alias_first=place == "order")
        arm.outputs = [
            output_of(one, canonicals, position) for position, one in enumerate(node.expressions)
        ]
        arm.order = list(ordered(node, arm.outputs, canonicals, self.names))
        return Relation(arms=[arm], outputs=arm.outputs, limited=is_limited(node))

    def _source(self, node: exp.Expr, scope: Scope) -> Source:
        alias = node.args.get("alias")
        listed = [column.name for column in alias.columns] if alias is not None else []
        if isinstance(node, exp.Table):
            found = None if node.db else scope.ctes.get(self.names.fold(node.name))
            if found is None:
                return self._stored(node, listed)
            name, relation, columns = found
            node.set("this", exp.to_identifier(name, quoted=True))
            source = self._derived(relation, node.alias or name, listed or columns)
            return self._read_again(source) if self._seen(name, relation) else source
        inner = node.this if isinstance(node, exp.Lateral) else node
        if not isinstance(inner, exp.Subquery) or not node.alias:
            raise Refusal(Rule.SYNTAX, "FROM takes tables, and subqueries with an alias")
        parent = scope if isinstance(node, exp.Lateral) else scope.parent
        return self._derived(self.query(inner.this, scope.ctes, parent), node.alias, listed)

    def _stored(self, node: exp.Table, listed: list[str]) -> Source:
        if listed:
            raise Refusal(Rule.SYNTAX, "a table's columns may not be renamed in FROM")
        table, name = self.names.table(node)
        self.tables.add(table)
        self._readings[name] += 1
        label = name if self._readings[name] == 1 else f"{name}#{self._readings[name]}"
        known = self.names.columns(table)
        columns: dict[str, tuple[str, exp.Expr]] | None = None
        if known is not None:
            columns = {key: (name, column_of(label, name)) for key, name in known.items()}
        return Source(alias=node.alias or name, table=table, label=label, columns=columns)

    def _derived(self, relation: Relation, alias: str, listed: list[str]) -> Source:
        outputs = relation.outputs
        if listed and len(listed) != len(outputs):
            raise Refusal(Rule.COLUMN, f"{alias[:80]!r} lists another number of columns")
        columns = None
        if not any(output.unknown for output in outputs):
            names = listed or [output.name for output in outputs]
            columns = {
                self.names.fold(name): (name, output.canonical.copy())
                for name, output in zip(names, outputs, strict=True)
            }
        self._derivations += 1
        for _, canonical in (columns or {}).values():
            canonical.meta["instance"] = self._derivations
        return Source(alias=alias, columns=columns, relation=relation)

    def _seen(self, name: str, relation: Relation) -> bool:
        key = f"\0{name}\0{id(relation)}"
        self._readings[key] += 1
        return self._readings[key] > 1

    def _read_again(self, source: Source) -> Source:
        """A CTE that is read once more: its rows are others, so its tables get new numbers."""
        fresh: dict[str, str] = {}
        for key, (name, canonical) in (source.columns or {}).items():
            again = canonical.copy()
            for column in again.find_all(exp.Column):
                table = column.table.partition("#")[0]
                if table and column.table not in fresh:
                    self._readings[table] += 1
                    fresh[column.table] = f"{table}#{self._readings[table]}"
                if table:
                    column.set("table", exp.to_identifier(fresh[column.table], quoted=True))
            if source.columns is not None:
                source.columns[key] = (name, again)
        return source

    def _using(self, item: exp.Expr, source: Source, scope: Scope) -> None:
        for name in item.args.get("using") or []:
            for side in (source, *scope.sources[:1]):
                if side.columns is not None and self.names.fold(name.name) not in side.columns:
                    raise self.names.no_column(name.name, [side])
            if item.args.get("side") not in ("RIGHT", "FULL"):
                scope.merged.add(self.names.fold(name.name))

    def _expand_stars(self, node: exp.Select, scope: Scope) -> None:
        expanded: list[exp.Expr] = []
        for one in node.expressions:
            if not is_star(one):
                expanded.append(one)
                continue
            wanted = [s for s in scope.sources if not one.args.get("table")
                      or self.names.fold(s.alias) == self.names.fold(one.table)]  # fmt: skip
            if not wanted:
                raise Refusal(Rule.COLUMN, "a * without a table in FROM")
            if any(source.columns is None for source in wanted):
                expanded.append(one)
                continue
            for source in wanted:
                expanded += [
                    column_of(source.alias, name) for name, _ in (source.columns or {}).values()
                ]
        node.set("expressions", expanded)

    def _names_in(
        self,
        part: exp.Expr,
        arm: Arm,
        scope: Scope,
        canonicals: dict[int, exp.Expr],
        aliases: set[str],
        *,
        alias_first: bool,
    ) -> None:
        for query in queries_in(part):
            relation = self.query(query, scope.ctes, scope)
            arm.nested[id(query)] = relation
            canonicals[id(query)] = summary_of(query, relation)
        for column in list(own_columns(part)):
            if isinstance(column.this, exp.Star):
                continue
            folded = self.names.fold(column.name)
            is_alias = not column.table and folded in aliases
            held = any(s.columns is not None and folded in s.columns for s in scope.sources)
            if is_alias and (alias_first or not held):
                continue
            source = self.names.source_of(column, scope)
            if source is None:
                canonicals[id(column)] = exp.column(column.this.copy())
                continue
            arm.origins[id(column)] = source
            spelling = column.name
            canonical: exp.Expr = column_of(source.label, column.name)
            if source.columns is not None:
                spelling, canonical = source.columns[folded]
            column.set("this", exp.to_identifier(spelling, quoted=True))
            column.set("table", exp.to_identifier(source.alias, quoted=True))
            column.set("db", None)
            canonicals[id(column)] = canonical
