"""Several texts, or several records of one text, as the ground of one sentence.

Law: each clause stands on one text; only times and figures of the same thing are compared.
"""
