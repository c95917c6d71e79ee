"""Chinese words for the deeds, amounts and harms of the other files.

Same format as `states.py`, without English forms; each row adds to a concept of that name.
"""

CHINESE_DEEDS = """
"""
