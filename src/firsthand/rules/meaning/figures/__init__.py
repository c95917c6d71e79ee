"""What a number of a text is: what it counts, what it is called, the part and whole it belongs to.

Law: a number without its field proves nothing.
"""
