"""From tokens to what is said: facts with their polarity, clauses, figures with their fields.

Law: `Asked` reads a sentence of a claim, `Evidence` a text; both are read once, as far as a rule asks.
Nothing here compares the two.
"""
