"""What a search that found nothing shows, and what a sentence may say of what is not told.

Law: nothing found is nothing found there and then; it is no health and no cause.
"""
