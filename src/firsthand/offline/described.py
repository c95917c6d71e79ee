"""Things that a question names by a common word: "the payment gateway", 支付服务. Pure.

Owns which words those are and what evidence may call the thing in the other language. Such a word is
no name of its own, so it is searched for as a term. Where what evidence may call it is known and stands
nowhere, another thing's failure is no answer.
"""

import re
from typing import NamedTuple

from firsthand.offline.words import GENERIC_NOUNS, STOP_WORDS

WORDS: dict[str, tuple[str, ...]] = {
    "支付": ("payment", "pay"), "订单": ("order",), "下单": ("order", "checkout"),
    "用户": ("user", "account", "profile"), "账户": ("account",), "账号": ("account",),
    "库存": ("inventory", "stock", "warehouse"), "购物车": ("cart", "basket"),
    "结算": ("checkout", "settle"), "结账": ("checkout",), "登录": ("login", "auth", "sso"),
    "认证": ("auth",), "鉴权": ("auth",), "搜索": ("search",), "推荐": ("recommend",),
    "通知": ("notif",), "商品": ("product", "catalog", "item", "goods"),
    "物流": ("shipping", "logistic", "delivery"), "配送": ("delivery", "shipping"),
    "优惠券": ("coupon", "voucher"), "促销": ("promo",), "账单": ("billing", "bill"),
    "发票": ("invoice",), "风控": ("risk", "fraud"), "会员": ("member",), "价格": ("price", "pricing"),
    "邮件": ("mail",), "短信": ("sms",), "退款": ("refund",), "报表": ("report",),
}  # fmt: skip
"""What business calls a thing → beginnings of what engineers call it."""
LEAST_TERM = 4
"""A shorter Latin word stands in too many others to be searched for."""

_KINDS = "服务|网关|系统|接口|模块|平台|中心|应用"
_BUSINESS = re.compile(rf"({'|'.join(sorted(WORDS, key=len, reverse=True))})(?:{_KINDS})")
_OTHER = re.compile(
    rf"(?:\A|为什么|为何|请问|怎么|[，。？、的是\s])([\u3400-\u9fff]{{2,3}})(?:{_KINDS})"
)
_COMMON = re.compile(
    r"数据库|缓存|消息|后台|前台|线上|生产|所有|全部|哪个|哪些|什么|这个|那个|整个|我们|微|我的|你们|为|该"
)
_ENGLISH = sorted({word for words in WORDS.values() for word in words}, key=len, reverse=True)
_PHRASE = re.compile(
    rf"\b({'|'.join(_ENGLISH)})(?:s|ing|ation)? "
    r"(?:gateway|service|api|system|backend|front-?end|server|app|platform|portal|provider|flow)s?\b",
    re.IGNORECASE,
)
_GATEWAY = re.compile(r"\b(?:the|our) ([a-z]{4,30}) (?:gateway|backend|front-?end|portal)s?\b")
_PLAIN = frozenset(
    """
    whole entire main internal external public private edge global regional default central primary
    secondary same real actual common shared single other
    """.split()  # noqa: SIM905
)
"""Words before `gateway` that say which one, and not what it is for."""


class Described(NamedTuple):
    """What a question calls a thing that has no name of its own."""

    names: tuple[str, ...] = ()
    """As the question says it, then what else evidence may call it; lower case."""
    known: bool = False
    """Those are words of both languages: where none stands, the thing is not there."""

    @property
    def terms(self) -> tuple[str, ...]:
        """What to search logs for."""
        return tuple(name for name in self.names if not name.isascii() or len(name) >= LEAST_TERM)

    def stands_in(self, text: str) -> bool:
        lowered = text.casefold()
        return any(name in lowered for name in self.names)


NOTHING = Described()


def described(text: str) -> Described:
    """The first such thing of a normalised question."""
    if found := _BUSINESS.search(text):
        return Described((found[1], *WORDS[found[1]]), known=True)
    if found := _PHRASE.search(text):
        word = found[1].casefold()
        beside = [key for key, words in WORDS.items() if word in words]
        more = [one for key in beside for one in WORDS[key]]
        return Described(tuple(dict.fromkeys([word, *beside, *more])), known=True)
    if (found := _GATEWAY.search(text)) and found[1] not in _PLAIN | STOP_WORDS | GENERIC_NOUNS:
        return Described((found[1],), known=True)
    if (found := _OTHER.search(text)) and not _COMMON.search(found[1]):
        return Described((found[1],))
    return NOTHING
