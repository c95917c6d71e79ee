"""Contracts: the words every other layer shares.

Law: data only. Frozen, keyword-only, extras forbidden (the untrusted models of
``untrusted.py`` excepted). Nothing here reads a clock, a file, a setting or a network.
Import from the modules themselves; this package re-exports nothing.
"""
