"""Chinese grammar and reporting: words that say nothing of their own, and further markers.

The first table has words as `light.py`, the second rows as `markers.py`. A word of scope, cause, doubt or
time is a marker: left out or added, it changes what is said.
"""

CHINESE_LIGHT = """
"""

CHINESE_MARKERS = """
"""
