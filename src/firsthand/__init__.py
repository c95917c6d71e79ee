"""Firsthand: incident diagnosis that publishes only what it saw first-hand.

Importing this package does nothing: no I/O, no settings, no printing.
"""

__version__ = "0.1.0"
