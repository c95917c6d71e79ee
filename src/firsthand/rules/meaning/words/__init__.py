"""Whether each word of a sentence is told by the text, in that state.

Law: a word that is missing leaves the sentence open; a word that is denied contradicts it.
"""
