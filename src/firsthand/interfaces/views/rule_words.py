"""Why something was withheld, in publication's own words. Pure.

A module of its own: it loads the rules, and a list of runs has no need of them.
"""

from firsthand.rules.publish.limitations import WITHHELD_WORDS


def rule_words(rule: str) -> str:
    """The words of a rule; of an unknown one, its name."""
    return next((words for known, words in WITHHELD_WORDS.items() if known == rule), rule)
