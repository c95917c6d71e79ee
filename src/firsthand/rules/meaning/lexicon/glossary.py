"""States and deeds that the other files do not name, in English and Chinese.

Same format as `states.py`. Each is a concept of its own: it implies nothing and nothing implies it.
"""

GLOSSARY_STATES = """
"""
