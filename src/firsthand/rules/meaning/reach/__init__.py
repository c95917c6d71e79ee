"""How far a sentence reaches beyond its text: in scope, in time, in certainty, from advice to deed.

Law: what a text holds back, a claim holds back.
"""
