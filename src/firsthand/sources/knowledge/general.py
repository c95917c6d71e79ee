"""General English words: they say little of what a question is about, in whatever corpus.

Law: data. Rarity alone cannot tell this: in a hundred passages "quickly" may be as rare as the name of a
product. Common verbs, measures of time and degree, numbers; no term of operations, and none chosen
for a query. Function words stand in `words`, and are not asked for at all.
"""

_WORDS = """
able accept across act actual add ago allow almost alone along already although always amount
answer appear approach area arrive ask attempt available avoid away back bad badly bank base basic
become begin behind believe best better big bit book both break brief bring busy buy call care
case cause certain chance change check choose clear clearly close come common company complete
completely concern consider contain continue correct correctly could couple course create current
currently customer cut daily day deal decide deep depend detail determine difference different
difficult directly discover do down due early easy effect effort eight end enough entire
especially event eventually exact exactly example expect experience explain extra face fact fail
fall far fast fault feel final finally find fine finish first fit five fix follow forever form
forward found four free frequent frequently fresh front full fully general gone good great group
grow guess guide half hand handful hang happen hard hardly have head hear heavily heavy help hold
home hope hour huge idea immediately important improve include increase indeed inform inside
instead intend interest involve issue jump keep kick kind know large last late lately later lead
learn least leave left less level lie light like likely line little long longer lose loss lost low
main major make manage manner many mark matter mean meet middle minute miss missing mistake moment
month morning move multiple name near nearly necessary need new news next nice night nine normal
normally note notice number occur odd offer office old one ongoing open operate option original
outside part particular partly pass past pay people percent perform period person pick piece place
plan play plenty point poor possible possibly prefer present press prevent previous previously
price probably problem proceed produce proper properly prove provide purpose put question quick
quickly quiet raise random randomly rapidly reach ready real really reason receive recent recently
reduce regular regularly remain remember remove repeat repeatedly reply report require resolve
respond rest result return right rise risk room round run safe safely second section seldom send
sense separate serious serve set seven severe sharp sharply short shortly show side similar simple
simply single sit situation six slightly slow slowly small solve soon sound specific spend spread
stand start stay steadily step stick stop story strange strongly stuck sudden suddenly suffer
suggest support suppose sure talk ten tend term thank thing think third three time tiny today
together tomorrow tonight too top total touch toward trouble true try turn twice two type
understand unexpected unexpectedly unknown unusual unusually upset usual usually various vast
verify visible visit walk want warn waste way week weekly weird whole wide wish wonder word work
world worry worse worst wrong year yesterday young zero
"""
GENERAL_WORDS = tuple(_WORDS.split())
