"""Whose clause a predicate stands in: has it a subject or an aim of its own?

Owns the finding that a clause of a text tells its state of something that the sentence does not name. Pure.
It cannot see that an unspoken subject is another name of the sentence's own.
"""

from firsthand.rules.meaning.lexicon import THING_NAMES
from firsthand.rules.meaning.lexicon.kinds import GENERIC
from firsthand.rules.meaning.lexicon.relations import IMPLIES
from firsthand.rules.meaning.lexicon.sets import names
from firsthand.rules.meaning.reading.clauses import is_noun, tells
from firsthand.rules.meaning.roles.rivals import is_level
from firsthand.rules.meaning.roles.text_clauses import Reading
from firsthand.rules.meaning.tokens.names import same_word
from firsthand.rules.meaning.tokens.token import NAME, WORD, Token

_AROUND = names("after before")
_AROUND_HAN = names("前 之前 以前 后 之后 以后")
_EITHER_AROUND = _AROUND | _AROUND_HAN
_AIMS = names("to from")
_WEAK_SUBJECTS = GENERIC | {"error"}


def of_another(
    where: list[int],
    own: set[int],
    place: int,
    reading: Reading,
    words: set[str],
) -> bool:
    """Whether a predicate has a subject in its own clause that the sentence does not speak of."""
    clause = reading.clause[place]
    if clause in own:
        return False
    if place > 1 and reading.texts[place - 1] == "=":
        return False
    for one in where:
        if not (_is_subject(one, reading) or _is_aimed_at(one, reading)):
            return False
    if clause + 1 in own and _gives_details(clause, reading):
        return False
    opening = reading.tokens[reading.members(clause)[0]][1]
    if opening in _AROUND and _EITHER_AROUND.isdisjoint(words):
        return True
    if min(own) > clause and _aims_elsewhere(place, reading, words):
        return True
    found = False
    for before in range(place - 1, reading.members(clause)[0] - 1, -1):
        token = reading.tokens[before]
        if _is_own_subject(before, place, reading):
            found = True
            if not spoken_of(token, words, reading.said):
                return True
        elif found or token[1] == "]":
            break
    return False


def _gives_details(clause: int, reading: Reading) -> bool:
    """`扣减失败:SKU 7 可用数量 2`: what stands behind a colon, and tells nothing, is what failed."""
    last = reading.members(clause)[-1]
    told = [
        place
        for place in reading.telling(clause + 1)
        if not _counts_it(reading.tokens[place + 1 : place + 2])
    ]
    return reading.tokens[last][1] == ":" and not told


def _counts_it(behind: list[Token]) -> bool:
    """`可用数量`: a state before a measure says what is measured."""
    return bool(behind) and not THING_NAMES.isdisjoint(behind[0][2] or ())


def _is_own_subject(before: int, place: int, reading: Reading) -> bool:
    """Whether a token may be the subject of the predicate at a place behind it."""
    token = reading.tokens[before]
    if is_level(token[1]) or (token[1] == "setting" and before == place - 1):
        return False  # setting DOWN
    if reading.is_key(before) or (token[2] and not _WEAK_SUBJECTS.isdisjoint(token[2])):
        return False
    if before == place - 1 and token[0] == WORD and token[1].endswith("s") and tells(token):
        return True  # writes failing
    return is_noun(token)


def _is_subject(place: int, reading: Reading) -> bool:
    """Whether a subject stands before the first predicate of its clause."""
    told = reading.telling(reading.clause[place])
    return bool(told) and place <= told[0]


def _is_aimed_at(place: int, reading: Reading) -> bool:
    """`could not push to apns`: the deed's aim, told of in the clause of that deed."""
    unknown = reading.tokens[place][0] == NAME or reading.tokens[place][2] is None
    aimed = place > 0 and reading.tokens[place - 1][1] in _AIMS
    return unknown and aimed and bool(reading.telling(reading.clause[place]))


def _aims_elsewhere(place: int, reading: Reading, words: set[str]) -> bool:
    """Whether a deed has an aim behind it that the sentence does not speak of."""
    tokens = reading.tokens
    for at in range(place + 1, reading.members(reading.clause[place])[-1]):
        if tokens[at][1] in _AIMS and is_noun(tokens[at + 1]):
            return not spoken_of(tokens[at + 1], words, reading.said)
    return False


def spoken_of(token: Token, words: set[str], said: set[str]) -> bool:
    """Whether a sentence speaks of a word of the text: by its spelling, its meaning, or what that implies."""
    _, text, entry, _ = token
    lower = text.lower()
    if lower in words:
        return True
    for one in entry or ():
        concept = one.lstrip("-+")
        if concept in said or not said.isdisjoint(IMPLIES.get(concept, ())):
            return True
    return any(same_word(word, lower) for word in words)
