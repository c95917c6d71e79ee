"""Whether each figure of a sentence is a figure of the text, and the one that the sentence names.

Law: as it stands first, then by what the text calls it, then as computed.
"""
