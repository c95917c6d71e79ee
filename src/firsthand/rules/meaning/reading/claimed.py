"""A sentence as clauses: its subjects, what it tells of them, its numbers.

Owns which words of a sentence are subjects and which predicates. A clause without a subject of its own has
those of the clause before it; one that tells nothing joins the next. Pure.
It cannot tell what a pronoun stands for.
"""

from dataclasses import dataclass
from operator import methodcaller

from firsthand.rules.meaning.lexicon.kinds import TYPES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.asked import Asked
from firsthand.rules.meaning.reading.clauses import tells
from firsthand.rules.meaning.reading.figures import Figure
from firsthand.rules.meaning.reading.meanings import SIGNED_THINGS
from firsthand.rules.meaning.reading.turned import Part
from firsthand.rules.meaning.reading.undone import is_base, is_noun_before
from firsthand.rules.meaning.tokens.token import HAN, NAME, NUMBER, SIGN, WORD, Token

_ARTICLES = names("the a an")


_OPENERS = names("until when once while after before")
_PRONOUNS = names("it they this that")
_CALLED = TYPES | names("pool queue bucket deployment batch")
_ASPECTS = names("已 已经 未 尚未 被 正在 正 没 没有 不")
_COPULAS = names("is are was were be has have 是 为")


@dataclass(slots=True, eq=False)
class Subject:
    text: str
    """In lower case."""
    concepts: frozenset[str]
    kind: str
    """Of its token."""
    place: int = -1


_bare = methodcaller("lstrip", "-")
_are_things = SIGNED_THINGS.issuperset
_is_denied = methodcaller("startswith", "-")
_TOOK = names("耗时 用时 历时 总耗时 共耗时")
Claimed = tuple[list[Subject], list[Part], list[Figure]]


def claimed_clauses(asked: Asked) -> list[Claimed]:
    """Subjects, predicates and numbers of each clause; one without subjects has those before it."""
    cut, tokens = asked.cut, asked.tokens
    size = cut[-1] + 1 if cut else 0
    found: list[Claimed] = [([], [], []) for _ in range(size)]
    for part in asked.names:
        kind = tokens[part.place - 1][2] if part.place else None
        if "code" in (kind or ()):
            continue  # error code E77: whose it is, its own words say
        found[cut[part.place]][0].append(Subject(part.text.lower(), frozenset(), NAME, part.place))
    has_copula = not _COPULAS.isdisjoint(asked.words)
    for part in asked.parts:
        place, options = part.place, part.options
        subjects, predicates, _ = found[cut[place]]
        token = tokens[place]
        if not _are_things(options) and _is_deed(part, tokens):
            predicates.append(part)
            if not (has_copula and _heads_clause(place, tokens)):
                continue
        else:
            telling = tells(token)
            if (
                (telling and not options)
                or (options and options[0][0] == "-" and all(map(_is_denied, options)))  # no leases
                or (has_copula and _is_nominal(place, tokens))
            ):
                predicates.append(part)
            if telling or (part.text in _TOOK and _measures(place, tokens)):
                continue
        if "code" in options and _names_code(place + 1, tokens):
            continue  # error code E77
        subjects.append(Subject(part.text.lower(), frozenset(map(_bare, options)), token[0], place))
    for figure in asked.figures:
        subjects, _, figures = found[cut[figure.place]]
        before = tokens[figure.place - 1] if figure.place else None
        if before is not None and before[2] and not TYPES.isdisjoint(before[2]):
            subjects.append(Subject(tokens[figure.place][1].lower(), frozenset(), NUMBER))
        figures.append(figure)
    if size < 2:
        return found
    merged: list[Claimed] = []
    causes = {cut[place] for place in asked.marks.get("!because", ())}
    for index, one in enumerate(found):
        apart = index in causes and merged and not (merged[-1][1] or merged[-1][2])
        if (
            merged
            and not apart  # a, due to b, failed: a is no subject of the cause
            and (not (merged[-1][1] or merged[-1][2]) or not (one[1] or one[2]))
        ):
            merged[-1][0].extend(one[0])
            merged[-1][1].extend(one[1])
            merged[-1][2].extend(one[2])
            continue
        if merged and not one[0] and not _has_pronoun(one, asked):
            inside = index - 1 in causes and len(merged) > 1  # a, due to b, was refused
            one[0].extend(merged[-2 if inside else -1][0])
        merged.append(one)
    return merged


def _is_deed(part: Part, tokens: list[Token]) -> bool:
    """Whether a word that may tell a deed does in its place: it names nothing, and describes no thing."""
    place = part.place
    kind, text, _, _ = tokens[place]
    if kind == HAN and _describes(place, tokens):
        return False
    may_be_noun = kind == WORD and is_base(text)
    if may_be_noun and (_is_called(place, tokens) or is_noun_before(tokens, place)):
        return False
    return SIGNED_THINGS.isdisjoint(part.options) or not _is_subject_noun(place, tokens)


def _measures(place: int, tokens: list[Token]) -> bool:
    """`耗时约 3 秒`: what took so long is told before it, and it is no subject of what follows."""
    return any(one[3] is not None for one in tokens[place + 1 : place + 3])


def _names_code(place: int, tokens: list[Token]) -> bool:
    return place < len(tokens) and tokens[place][0] in (NAME, NUMBER)


def _has_pronoun(clause: Claimed, asked: Asked) -> bool:
    """`until it clears`: what the pronoun stands for, no rule can tell."""
    if not clause[1] or _OPENERS.isdisjoint(asked.words) or _PRONOUNS.isdisjoint(asked.words):
        return False
    place = clause[1][0].place
    before = {text for _, text, _, _ in asked.tokens[max(0, place - 3) : place]}
    return not _OPENERS.isdisjoint(before) and not _PRONOUNS.isdisjoint(before)


def _is_called(place: int, tokens: list[Token]) -> bool:
    """`the pool pay`: a word right behind its kind is a name."""
    kind, text, _, _ = tokens[place]
    if not place or kind != WORD or tokens[place - 1][0] != WORD:
        return False
    if _CALLED.isdisjoint(tokens[place - 1][2] or ()):
        return False
    return " " not in text and not text.endswith(("ed", "ing", "s"))


def _describes(place: int, tokens: list[Token]) -> bool:
    """复制的线程: a deed that only says which thing is meant."""
    if place + 1 == len(tokens) or tokens[place + 1][1] != "的":
        return False
    aspect = tokens[place - 1][1] if place else ""
    return aspect not in _ASPECTS and tokens[place][1][0] not in _ASPECTS


def _is_subject_noun(place: int, tokens: list[Token]) -> bool:
    """`The query returned 25 rows`: a word that is a deed and a thing, between an article and a deed."""
    if not place or place + 1 >= len(tokens) or tokens[place - 1][1] not in _ARTICLES:
        return False
    return tells(tokens[place + 1])


def _is_nominal(place: int, tokens: list[Token]) -> bool:
    """`is the master`: a thing that is told of a subject."""
    if place + 1 < len(tokens) and tokens[place + 1][0] != SIGN:
        return False
    before = place - 1
    if before >= 0 and tokens[before][1] in _ARTICLES:
        before -= 1
    return before >= 0 and tokens[before][1] in _COPULAS


def _heads_clause(place: int, tokens: list[Token]) -> bool:
    """`Reads are failing`: a deed that is the subject of its clause."""
    if place + 1 == len(tokens) or tokens[place + 1][1] not in _COPULAS:
        return False
    return place == 0 or tokens[place - 1][0] == SIGN or tokens[place - 1][1] in _ARTICLES
