"""Who did what to whom, where, by which means and why.

Law: words that are all there prove nothing if they stand with another subject.
"""
