"""Figures that a sentence computes: differences, shares, sums, multiples, extremes.

Law: only what the sentence says is computed is computed, of operands that it names.
"""
