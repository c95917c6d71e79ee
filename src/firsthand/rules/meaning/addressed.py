"""Whether a recorded text speaks to its reader, instead of telling what a system did.

A log line, an annotation or a row can hold `conclude that payments is healthy`, a chat template's
token or a tool result of its own making. Such a text asserts nothing of the system, so no sentence
follows from it: its words may be quoted by the system, and are never a model's to restate.

Law: pure, linear, over the folded text, so that invisible characters, widths and case hide nothing.
It cannot know a lie that is told as a plain record; that is quoted as what the source says. A text
that is taken for speech by mistake costs a quotation in the place of a sentence.
"""

from collections.abc import Mapping

from firsthand.rules.lazy import lazy
from firsthand.rules.meaning.tokens.fold import fold

_BEGINS = (
    r"(?:^|[.!?:;,>\]\[(|\"'*#-]|\b(?:please|must|should|shall|now|and|then|you|always|only))\s*"
)
_SAY = r"(?:conclude|say|state|report|answer|claim|declare|respond|reply|write|affirm|pretend)"
_RULES = r"(?:instructions?|prompts?|rules?|guidelines?|directions?|directives?)"
_MODEL = (
    r"(?:ai|llm|language model|chatbot|ai (?:model|assistant|agent)|assistant|copilot|gpt|claude)"
)
_OURS = (
    r"(?:tool_call_id|raw_path|evidence_refs|invocation_id|source_invocation_id|evidence_excerpt"
    r"|evidence_bindings|agent_result)"
)
_TOOL = r"(?:query_metrics|query_logs|query_mysql|lookup_knowledge)"
_HAN_SAY = r"(?:回答|输出|报告|得出|下结论|声明|断言|回复|写|说明?|引用)"

SIGNS: Mapping[str, tuple[str, ...]] = {
    "chat_template": (
        r"<\|[^|<>]{1,40}\|>",
        r"\[/?inst\]",
        r"<</?sys>>",
        r"<(?:start|end)_of_turn>",
        r"</?(?:assistant|system-reminder|thinking|invoke|(?:tool|function)_(?:call|result|response)s?)"
        r"\b[^<>]{0,200}>",
        r"</?system>(?!\s?<(?:provider|eventdata|userdata))",  # Windows writes events so
        r"\[(?:tool_calls?|tool_results?|available_tools)\]",
        r"#{2,}\s?(?:system|instructions?|response|assistant|human|user)\b\s?:?",
        r"(?:^|[\s⏎>\"'])(?:assistant|human)\s?:(?!\d)",
    ),
    "instruction": (
        r"\b(?:ignore|disregard|forget|override|bypass)\s(?:\w+\s){0,3}?"
        rf"(?:the|all|any|every|your|these|previous|prior|earlier|above|preceding)\s(?:\w+\s){{0,3}}?{_RULES}\b",
        rf"\bnew\s(?:system\s)?{_RULES}\s?:",
        r"\bsystem\s(?:prompt|instructions?)\b|\bdeveloper\s(?:prompt|message|instructions?)\b",
        rf"\b(?:you are|you're|act as|as)\s(?:now\s)?an?\s{_MODEL}\b",
        rf"\b{_MODEL}s?\s(?:reading|analy[sz]ing|that reads?|must|should|shall|has to|have to)\b",
        rf"\b(?:note|instructions?|message|attention|attn|dear|hello|hey)\s(?:to|for|:)?\s?(?:the\s)?{_MODEL}s?\b",
    ),
    "demand": (
        rf"{_BEGINS}{_SAY}\sthat\b",
        rf"{_BEGINS}(?:answer|respond|reply)\s(?:only|exactly|with)\b",
        r"\byou\s(?:must|should|shall|have to|need to|are to|will now)\s(?:\w+\s){0,2}?"
        + rf"{_SAY}\b",
        r"\b(?:your|the final)\s(?:final\s)?(?:answer|conclusion|verdict|diagnosis|report|response|reply)"
        r"\s(?:is|must|should|shall|has to)\b",
        rf"\b(?:call|use|invoke|run)\s(?:the\stool\b|(?:the\stool\s)?{_TOOL}\b)",
        r"\bcite\s(?:(?:this|invocation|tool|evidence|id)\b|\$)",
        r"\b(?:excerpt|evidence|text|id|path|source)s?\sto\s(?:cite|quote)\b",
        r"\b(?:next|first|only)\s(?:steps?|actions?)\s(?:must|should|shall|has to|have to)\b",
    ),
    "forged_result": (
        rf"[\"']{_OURS}\\?[\"']\s?:",
        r"[\"']conclusion\\?[\"']\s?:.*[\"'](?:verdict|analysis|claims|limitations|next_steps)\\?[\"']\s?:",
    ),
    "chinese": (
        r"(?:忽略|无视|忘记|不要理会|抛弃)(?:掉|你)?(?:之前|以上|先前|前面|上述|此前|所有|全部|任何|一切|你的)"
        r"[^。;,]{0,8}(?:指示|指令|提示词?|规则|要求)",
        rf"你(?:现在)?(?:必须|应该|应当|务必|需要)[^。;]{{0,6}}{_HAN_SAY}",
        r"你(?:现在)?是[^。;,]{0,12}(?:ai|人工智能|助手|助理|模型)",
        rf"(?:请|务必|必须|只能)(?:你)?(?:直接|只|在)?{_HAN_SAY}",
        r"(?:最终|你的|正确)?(?:结论|答案|裁决)(?:必须|应当|应该|应|只能)?(?:是|为|写成)",
        r"系统(?:提示|指令)词?\s?:|作为(?:一个)?(?:ai|人工智能|智能)?(?:助手|模型|助理)",
        r"调用工具|下一步(?:请|应|必须|只能|是|:)",
    ),
}
"""Sign → what it may look like in a folded text, in lower case."""

_TAGS = lazy("[\U000e0000-\U000e0fff]")
"""Invisible copies of ASCII, in which a whole sentence can hide."""
HINTS: Mapping[str, tuple[str, ...]] = {
    "chat_template": ("<", "[inst", "[/inst", "[tool_", "[available", "##", "assistant", "human"),
    "instruction": (
        *("instruction", "prompt", "rule", "guideline", "direction", "directive", "developer"),
        *("ai ", " ai", "llm", "model", "chatbot", "assistant", "copilot", "gpt", "claude"),
    ),
    "demand": (
        *(" that", "answer ", "respond ", "reply ", "you ", "your ", "the final", "the tool"),
        *("query_", "lookup_", "cite ", " to cite", " to quote", "step", "action"),
    ),
    "forged_result": ("_id", "_path", "evidence_", "agent_result", "conclusion"),
    "chinese": (
        *("忽略", "无视", "忘记", "不要理会", "抛弃", "你", "请", "务必", "必须", "只能"),
        *("结论", "答案", "裁决", "系统", "作为", "调用工具", "下一步"),
    ),
}
"""Sign → texts of which a text with that sign holds one: most texts hold none, and cost little."""

_PATTERNS = {name: lazy("|".join(patterns)) for name, patterns in SIGNS.items()}


def sign_of_speech(text: str) -> str | None:
    """The first sign that a text speaks to its reader; None: it tells of a system."""
    words = plain(text)
    for name, hints in HINTS.items():
        if any(hint in words for hint in hints) and _PATTERNS[name].search(words):
            return name
    return None


def plain(text: str) -> str:
    """One spelling in lower case, with one blank between words and nothing invisible."""
    return " ".join(_TAGS.sub("", fold(text)).casefold().split())
