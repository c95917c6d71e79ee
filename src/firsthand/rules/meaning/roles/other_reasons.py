"""Why a credential was refused: an expired password is no wrong one.

Law: where a text says what is amiss with a password, key or certificate, a sentence that has it amiss in
another way tells another reason, unless the text has that, too. What expired may be called invalid, but for a
password. Pure, linear.
It cannot read a reason that stands far from the thing.
"""

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.reading.concerned import Reading
from firsthand.rules.meaning.reading.finding import UNSUPPORTED, Finding
from firsthand.rules.sieve import Sieved, heads

_THING = (
    r"passwords?|passphrase|accounts?|credentials?|(?:api )?keys?|tokens?|cert(?:ificate)?s?|licen[cs]es?"
    r"|sessions?|pin|密码|口令|账[号户]|帐[号户]|凭证|凭据|密钥|令牌|证书|许可证|会话"
)
_WAYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"expir\w*|out of date|过期|到期|失效", ("expir", "out of date", "过期", "到期", "失效")),
    (
        r"wrong|incorrect\w*|bad|mistyped|mistaken|mismatch\w*|misspelled|typo"
        r"|(?:does|did|do) not match|错误|不正确|有误|不匹配|错了|输错|不对",
        ("wrong", "incorrect", "bad", "mis", "typo", "not match", "错", "不", "有误"),
    ),
    (r"locked(?: out)?|lockout|锁定|被锁|已锁", ("lock", "锁")),
    (
        r"disabled|deactivated|suspended|禁用|停用|冻结",
        ("disabled", "deactivated", "suspended", "禁用", "停用", "冻结"),
    ),
    (r"revoked|withdrawn|吊销|撤销", ("revoked", "withdrawn", "吊销", "撤销")),
    (
        r"unknown|missing|not found|no such|does not exist|不存在|未知|缺失|没有找到",
        ("unknown", "missing", "not ", "no such", "不存在", "未知", "缺失", "没有找到"),
    ),
    (
        r"self-?signed|untrusted|unknown authority|自签名?|不受信任",
        ("self", "untrusted", "unknown", "自签", "不受"),
    ),
)
"""Each with what every match of it holds one of."""
_BETWEEN = r"(?:[ \"':=]| [a-z]+(?= )| is| was| had| has| been|的|已经?|被|了|是|输入){0,4}?"
_OF = r"(?: (?:of|for|from) (?:the )?(?:user |client |account )?[\w@.-]+)?(?:'s)?"
_BEFORE = r"(?: or [a-z]+| the| her| his| its| their|的| ){0,3}(?:[a-z]+ )?"
_TOLD = tuple(
    Sieved(
        parts,
        lazy(
            rf"(?:{_THING}){_OF}{_BETWEEN}(?:{way})"
            rf"|(?:\b|(?<=[\u4e00-\u9fff]))(?:{way}){_BEFORE}(?:{_THING})"
        ),
    )
    for way, parts in _WAYS
)
_GENERAL = lazy(r"\bbad (?:certificate|cert|token|session)|(?:证书|令牌|会话|许可证) ?错误")
"""Words for any fault of it."""
_INVALID = lazy(
    r"\binvalid (?:[a-z]+ )?password|\bpassword\b[^,;.]{0,24} (?:is|was) invalid|密码无效|无效的?密码"
)
_AS_WRONG = lazy(
    r"\b(?:invalid|wrong|incorrect|bad|mismatch\w*|authentication failure|auth(?:entication)? failed)\b"
)
_WRONG = 1
_HEDGED = lazy(
    r"\b(?:not|no|never|neither|whether|if|or)\b|n't\b|[不没未非](?!正确|存在|匹配|对)|是否"
)


def _another_reason(said: str, text: str) -> Finding | None:
    """`entered a wrong password` of `login rejected: password expired`."""
    mine = {at for at, way in enumerate(_TOLD) if way.search(said) is not None}
    if _INVALID.search(said) is not None:
        mine.add(_WRONG)
    if _GENERAL.search(said) is not None:
        mine.discard(_WRONG)
    if not mine or _HEDGED.search(said) is not None:
        return None
    told = {at for at, way in enumerate(_TOLD) if way.search(text) is not None}
    if not told or not mine.isdisjoint(told):
        return None
    if _WRONG in mine and _AS_WRONG.search(text) is not None:
        return None
    return Finding(UNSUPPORTED, "another_reason", str(min(mine)))


_WORDS = heads(
    "password passwords passphrase account credentials key keys token tokens certificate cert certs license"
    " session pin 密 口 账 帐 凭 令 证 许 会"
)
OTHER_REASONS = (Reading(_another_reason, _WORDS, _WORDS),)
