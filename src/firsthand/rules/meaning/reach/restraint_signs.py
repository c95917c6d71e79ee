"""The signs by which a text holds something back, and what keeps each in a sentence.

Owns RESTRAINTS: one row a family, from the gravest. A sign reaches over one piece of a text. Pure data.
It cannot list every word of either language: a restraint in words of none of these is not seen.
"""

from firsthand.rules.meaning.reach.reached_signs import ALL, NEARING, NOT_ALL, REACHED, REVERTED
from firsthand.rules.meaning.reach.restraint import COMMA, SENTENCE, one_family
from firsthand.rules.meaning.reach.restraint_words import (
    A_DEED,
    DAYS,
    DEED_HEADS,
    DEED_PARTS,
    EXCEPT,
    FAILED_DEED,
    FAILS,
    HEDGED,
    OF_THE_PAST,
    OPEN_DEED,
    PASSED,
    PERSONS,
    RULED_OUT,
    SAYING,
    SPOKEN,
    UNDONE,
    UNREAL,
)
from firsthand.rules.meaning.reading.finding import CONTRADICTED, OPEN, UNSUPPORTED

RESTRAINTS = (
    one_family(
        "near_for_reached",
        NEARING,
        SENTENCE,
        r"预警|\bwarn\w*|\bleft\b|\bremain\w*|剩|\bnot\b|未|没",
        needs=REACHED,
        parts="near|almost|close|approach|about|verge|shy|just|short|quite|接近|即将|快|濒|临近|将|逼近"
        "|几乎|趋近",
        also="not",
        needed="full exhaust deplet reach hit at maxed saturat out used ran expired complete finished done"
        " empty 满 耗 用 触 达 过 完 罄",
    ),
    one_family(
        "not_all_left_out",
        NOT_ALL,
        COMMA,
        r"部分|有的|有些|只有|仅|\bsome\b|\bonly\b|\bpart",
        CONTRADICTED,
        ALL,
        parts="not|并非|不|未|没有|非",
        needed="all every each both none no entire whole complete full 所 全 都 每 均",
    ),
    one_family(
        "reverted_left_out",
        REVERTED,
        r"⏎",
        r"\brever\w+|\bund[oi]\w*|back|taken|withdr\w+|回滚|撤|回退|取消",
        parts="revert|undo|回滚|撤销|回退",
    ),
    one_family(
        "ruled_out_in_evidence",
        RULED_OUT,
        COMMA,
        r"解决|修复|恢复|消除|处理|\bnot\b",
        CONTRADICTED,
        parts="ruled|exclu|elimin|not|排除|不是|非",
        beside="ruled exclu elimin cause culprit reason",
    ),
    one_family(
        "deed_not_done",
        FAILED_DEED,
        COMMA,
        UNDONE,
        CONTRADICTED,
        A_DEED,
        DEED_PARTS,
        FAILS,
        "failed denied refused rejected abort cancel blocked unsuccessful timed stuck not",
        DEED_HEADS,
    ),
    one_family(
        "deed_left_open",
        OPEN_DEED,
        COMMA,
        UNDONE,
        UNSUPPORTED,
        A_DEED,
        DEED_PARTS,
        FAILS,
        "scheduled planned postponed pending skipped request attempt dry would will",
        DEED_HEADS,
    ),
    one_family(
        "exception_left_out",
        EXCEPT,
        r"[.!?](?:\s|$)|[⏎|。]",
        parts="except|apart|aside|other|exclu|save|but|除",
        beside="except apart aside exclu than for all every each any none no",
    ),
    one_family(
        "hedge_left_out",
        HEDGED,
        COMMA,
        rank=OPEN,
        parts="probab|likel|possib|potential|suspect|unconf|unverif|confirm|alleg|presum|perhaps|maybe"
        "|apparent|might|may|could|seem|appear|hypoth|assum|whether|rumo|guess|unclear|uncert|clear"
        "|疑|可能|未|待确认|或许|假|是否|尚|大概|似乎|推测",
        also="unlikely",
    ),
    one_family(
        "hedge_left_out", r"\?[\s\"']*$", r"[.!](?:\s|$)|[;⏎|]", r"\?|" + HEDGED, OPEN, parts="?"
    ),
    one_family(
        "not_real_left_out",
        UNREAL,
        r"⏎",
        parts="drill|simul|mock|fake|chaos|dry|rehears|game|example|synth|hypoth|dummy|false|exercise"
        "|training|replay|staged|test|inject|演|误报|测试|模拟|注入|示例|举例",
    ),
    one_family(
        "not_final",
        r"\b(?:will|to) (?:be )?(?:retr(?:y|ied)|try again)\b|\bretrying\b"
        r"|\battempt[ =:]*(?P<n>\d+)(?: ?/ ?| of )(?!(?P=n)\b)\d+|第 ?\d+ ?次重试|重试中|将重试|稍后重试",
        r"⏎",
        r"(?!)",
        needs=r"\b(?:finally|in the end|ultimately|permanently|for good|gave up|given up|giving up)\b"
        r"|最终|彻底|永久|放弃",
        parts="retr|try|attempt|第|重",
        also="will to",
        needed="finally in ultimately permanently for gave given giving 最 彻 永 放",
    ),
    one_family(
        "past_left_out",
        PASSED,
        COMMA,
        OF_THE_PAST,
        rank=OPEN,
        parts=f"previous|yesterday|earlier|ago|formerly|used|past|had|last|until|{DAYS}"
        "|昨|前|上|去年|历史|曾|原",
        beside="previous yesterday earlier ago formerly to past been until week night month year "
        + DAYS.replace("|", " "),
    ),
    one_family(
        "speaker_left_out",
        SPOKEN,
        SENTENCE,
        SAYING + r"|反馈|反映|称|说|报告|投诉|认为|表示|据",
        parts="report|say|said|claim|think|thought|believe|complain|alleg|state|mention|writ|wrote|tell"
        "|told|according|馈|映|称|说|报|投诉|认为|表示|据",
        also="says sayes",
        beside="that " + PERSONS,
    ),
    one_family(
        "speaker_left_out",
        SPOKEN,
        SENTENCE,
        SAYING + r"|反馈|反映|称|说|报告|投诉|认为|表示|据",
        parts="omer: |omers: |user: |users: |port: |dor: |dors: |ator: |ators: |call: |neer: |neers: |one: "
        "|body: |gue: |gues: |ager: |agers: |team: |teams: |ant: |ants: |we: |hey: |he: |eet: |eets: |ket: "
        "|kets: |mail: |mails: |post: |posts: |ller: |llers: ",
        also=PERSONS,
        beside="is are was were fail cannot can",
    ),
)
"""Where one sign has two rows, each looks for it by other parts: who speaks by a colon, before what is told
so, or by a verb."""
