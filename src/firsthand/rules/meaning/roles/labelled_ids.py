"""Each id is of the kind that its key names: `order S1` of `orderNo=S1, refundNo=R2` is no refund.

Owns the kinds of business records whose ids stand under keys, and that a sentence takes none for the other.
A key that names two kinds tells none. Pure, linear.
It cannot tell the kind of an id that no key names.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.finding import CONTRADICTED, Finding
from firsthand.rules.sieve import heads, holds_any

_FORMS = {
    "order": "订单",
    "refund": "退款单|退款",
    "payment": "支付单|支付流水|付款单",
    "transaction": "交易单|交易流水",
    "shipment": "发货单",
    "waybill": "运单|快递单",
    "invoice": "发票",
    "coupon": "优惠券|券",
    "merchant": "商户|商家",
    "customer": "客户",
    "member": "会员",
    "account": "账户|账号",
    "device": "设备",
    "ticket": "工单",
    "batch": "批次",
    "contract": "合同",
    "booking": "预订单|预订",
    "transfer": "转账单|转账",
    "withdrawal": "提现单|提现",
    "user": "用户",
}
"""Kind, as keys and English sentences name it → Chinese words for it."""
_IN_KEYS = tuple(_FORMS)
"""Of which an English text that tells a kind by a key holds one."""
_PERSONS = frozenset({"user", "merchant", "customer", "member", "account"})
_OF_HAN = {word: kind for kind, words in _FORMS.items() for word in words.split("|")}
_ID = r"([a-z\d][\w-]*\d[\w-]*|\d)(?![\w-])"
_KEYED = lazy(rf"(?<![\w-])([a-z][\w-]*)[\"']? ?[=:] ?[\"']?{_ID}")
_IN_ENGLISH = (
    rf"\b({'|'.join(_FORMS)})"
    rf"(?:[ _-]?(?:no\.?|id|number|code))?(?: is| was|:)? ?[\"'#]?{_ID}"
)
_ENGLISH = lazy(_IN_ENGLISH)
"""All that can be found in a text without Chinese."""
_SAID = lazy(
    rf"{_IN_ENGLISH}|({'|'.join(sorted(_OF_HAN, key=len, reverse=True))})"
    rf"(?:单?号码?|编号|流水号|id)?(?:为|是|:)? ?[\"'#]?{_ID}"
)
KINDS_IN_HAN = heads(" ".join(_OF_HAN))
SAID_KINDS = heads(" ".join((*_FORMS, *_OF_HAN)))


def kind_of_its_key(said: str, text: str) -> Finding | None:
    """`refund S1 failed` of `refundNo=R2, orderNo=S1`: S1 is the order."""
    if text.isascii() and not holds_any(text, _IN_KEYS):
        return None
    mine = _told(said)
    if not mine:
        return None
    theirs = _keyed(text)
    for kind, value in mine:
        own = theirs.get(value)
        if (
            own
            and kind not in own
            and (
                any(kind in others for others in theirs.values())
                or (kind == "user" and _PERSONS.isdisjoint(own))
            )
        ):
            return Finding(CONTRADICTED, "name_of_another_label", value)
    return None


def _told(said: str) -> list[tuple[str, str]]:
    """Each id of a sentence with its kind."""
    if said.isascii():
        return _ENGLISH.findall(said)
    found = _SAID.findall(said)
    return [(kind or _OF_HAN[han], one or other) for kind, one, han, other in found]


def _keyed(text: str) -> dict[str, set[str]]:
    """Each id of a text with the kinds that its keys name."""
    found: dict[str, set[str]] = {}
    for key, value in _KEYED.findall(text):
        kinds = [one for one in _FORMS if one in key]
        if len(kinds) == 1:
            found.setdefault(value, set()).update(kinds)
    for _, _, han, value in () if text.isascii() else _SAID.findall(text):
        if han:
            found.setdefault(value, set()).add(_OF_HAN[han])
    return found
