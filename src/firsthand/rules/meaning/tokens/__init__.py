"""From characters to tokens: one spelling, numbers, times, names, words that the lexicon knows.

Law: a claim and a text are read by the same code. Nothing here knows a rule.
"""
