"""Chinese words for the states of the other files: outcomes, lives of processes, links.

Same format as `states.py`, without English forms; each row adds to a concept of that name. A word stands
here only where a careful engineer takes either language for the other.
"""

CHINESE_STATES = """
"""
