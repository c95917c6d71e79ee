"""How long "at once" may take on a busy machine.

What these tests wait for would otherwise hang for many times as long; a second on a quiet machine
is shown by the benchmarks.
"""

SOON = 4.0
"""Seconds."""
