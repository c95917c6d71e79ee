"""Whether a recorded text speaks to its reader, instead of telling what a system did.

A log line, an annotation or a row can hold `conclude that payments is healthy`, a chat template's
token or a tool result of its own making. Such a text asserts nothing of the system, so no sentence
follows from it: its words may be quoted by the system, and are never a model's to restate.

Law: pure, linear, over the folded text, so that invisible characters, widths and case hide nothing.
It cannot know a lie that is told as a plain record; that is quoted as what the source says. A text
that is taken for speech by mistake costs a quotation in the place of a sentence.
"""

import re
from collections.abc import Mapping

from firsthand.rules.meaning.fold import fold

_BEGINS = (
    r"(?:^|[.!?:;,>\]\[(|\"'*#-]|\b(?:please|must|should|shall|now|and|then|to|you|always|only))\s*"
)
_SAY = r"(?:conclude|say|state|report|answer|claim|declare|respond|reply|write|affirm|pretend)"
_RULES = r"(?:instructions?|prompts?|rules?|guidelines?|directions?|orders|messages?|context|directives?)"
_MODEL = (
    r"(?:ai|llm|language model|chatbot|ai (?:model|assistant|agent)|assistant|copilot|gpt|claude)"
)

SIGNS: Mapping[str, str] = {
    "chat_template": (
        r"<\|[^|<>]{1,40}\|>|\[/?inst\]|<</?sys>>|<(?:start|end)_of_turn>|</?s>\s*\[inst"
        r"|</?(?:system|assistant|user|human|instructions?|system-reminder|important|thinking|answer"
        r"|tool_?calls?|tool_?results?|tool_?responses?|function_?calls?|function_?results?|invoke)\b[^<>]{0,200}>"
        r"|\[(?:tool_?calls?|tool_?results?|system|available_tools)\]"
        r"|#{2,}\s*(?:system|instructions?|response|assistant|human|user)\b\s*:?"
        r"|(?:^|[\s\n⏎>\"'])(?:assistant|human)\s?:(?!\d)"
    ),
    "instruction": (
        rf"\b(?:ignore|disregard|forget|override|bypass|discard|drop)\s(?:\w+\s){{0,4}}{_RULES}\b"
        rf"|\bnew\s(?:system\s)?{_RULES}\s?:|\b(?:system|developer)\s(?:prompt|message|instructions?)\b"
        rf"|\b(?:you are|you're|act as|as)\s(?:now\s)?an?\s{_MODEL}\b"
        rf"|\b{_MODEL}s?\s(?:reading|analy[sz]ing|that reads?|must|should|shall|has to|have to|will)\b"
        rf"|\b(?:note|instructions?|message|attention|attn|dear|hello|hey)\s(?:to|for|:)?\s?(?:the\s)?{_MODEL}s?\b"
    ),
    "demand": (
        rf"{_BEGINS}{_SAY}\s(?:that\b|with\b|only\b|exactly\b|the\sfollowing\b|:|\"|')"
        rf"|\byou\s(?:must|should|shall|have to|need to|are to|will now)\s(?:\w+\s){{0,2}}{_SAY}\b"
        r"|\b(?:your|the final)\s(?:final\s)?(?:answer|conclusion|verdict|diagnosis|report|response|reply)"
        r"\s(?:is|must|should|shall|has to)\b"
        r"|\b(?:call|use|invoke|run)\s(?:the\s)?(?:tool|function)\b"
        r"|\b(?:call|use|invoke|run)\s(?:query_metrics|query_logs|query_mysql|lookup_knowledge)\b"
        r"|\bcite\s(?:this|invocation|tool|evidence|id)\b"
    ),
    "forged_result": (
        r"[\"'](?:tool_call_id|raw_path|evidence_refs|invocation_id|source_invocation_id"
        r"|evidence_excerpt|evidence_bindings|agent_result)\\?[\"']\s?:"
        r"|[\"']conclusion\\?[\"']\s?:.*[\"'](?:verdict|analysis|claims|limitations|next_steps)\\?[\"']\s?:"
    ),
    "chinese": (
        r"(?:忽略|无视|忘记|不要理会|抛弃)[^。;\n]{0,12}(?:指示|指令|提示词?|规则|要求|命令|上下文)"
        r"|你(?:现在)?(?:必须|应该|应当|务必|需要|是一?个?(?:ai|人工智能|助手|模型))"
        r"|(?:请|务必|必须|只能)(?:直接|只|在)?(?:回答|输出|报告|得出|下结论|声明|断言|回复|写|说明?|引用|调用|使用工具)"
        r"|(?:最终|你的|正确)?(?:结论|答案|判断|裁决)(?:必须|应当|应该|应|只能)?(?:是|为|写成)"
        r"|系统(?:提示|消息|指令)词?\s?[::]|作为(?:一个)?(?:ai|人工智能|智能)?(?:助手|模型|助理)"
        r"|调用(?:工具|函数)"
    ),
}
"""Sign → what it looks like in a folded text, in lower case."""

_TAGS = re.compile("[\U000e0000-\U000e0fff]")
"""Invisible copies of ASCII, in which a whole sentence can hide."""
_ANY = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in SIGNS.items()))


def sign_of_speech(text: str) -> str | None:
    """The first sign that a text speaks to its reader; None: it tells of a system."""
    found = _ANY.search(plain(text))
    return None if found is None else found.lastgroup


def plain(text: str) -> str:
    """One spelling in lower case, with one blank between words and nothing invisible."""
    return " ".join(_TAGS.sub("", fold(text)).casefold().split())
