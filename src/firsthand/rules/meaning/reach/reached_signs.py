"""Signs that a state is near and not reached, that not all are meant, that a deed was taken back. Pure data.

It cannot list every word of either language.
"""

NEARING = (
    r"\b(?:nearly|almost|close to|approach\w*|about to|on the verge of|shy of|just (?:under|below)"
    r"|short of|nearing|not quite)\b"
    r"|接近|即将|快要|快(?=[满耗用])|濒临|临近|将近|逼近|将要|几乎|趋近"
)
REACHED = (
    r"\b(?:(?<!% )full(?! gc)|exhaust\w*|deplet\w*|reach\w*(?! (?:about |roughly )?\d)|hit (?:its|the)"
    r"|at (?:its|the|full) (?:limit|cap\w*|max\w*)|maxed|saturat\w*|out of|used up|ran out|expired"
    r"|complete[ds]?|finished|done|empty)\b"
    r"|[已全爆]满|满了|耗尽|用完|用尽|触及|(?:达到|达|触达|到达)(?! ?\d+ ?%?(?:$|[,;.。]))|已过期|已完成|告罄"
)
NOT_ALL = (
    r"\bnot (?:all|every\w*|each|both)\b"
    r"|(?:并非|不是|并不是|未必|没有)(?:所有|全部|每|全都?|都|完全|两)|未全部|未完全|不全是?|不都|非全部"
)
ALL = (
    r"\b(?:all|every\w*|each|both|none|no|entire\w*|whole|complete\w*|full\w*)\b"
    r"|所有|全部|全都|都|每|均|完全"
)
REVERTED = (
    r"\brevert(?:ed|s|ing)?[ :]+(?:of )?[\"'`]|\bundo(?:ne|es)?[ :]+[\"'`]"
    r"|(?:回滚|撤销|回退)[: ]*[\"'`]"
)
