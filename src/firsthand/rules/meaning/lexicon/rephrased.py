"""States and things that engineers tell in other words than a text, as traps are told: what was let be, what
went on, what was put back. Same format as `states.py`.
"""

REPHRASED = """
replace = recreat* from scratch, re-creat*, recreat*, be rebuilt
consecutive = subsequent, streak, failing streak, failingstreak :: 连着
leave = dropped out of, drops out of, drop out of, fell out of, falls out of
correct = adjust*, adjustment+, correcting
send = :: 投给, 投往, 投到, 送往, 投送到, 投递给, 投递到
configure = :: 定为, 设定成, 设到, 调为
success = finished fine, ended fine, completed fine, went fine, ran fine, ended well, finished cleanly
-success = broken pipe, ends in an error, ended in an error, end in an error, ends in error, ended in
    error, ends with an error, ended with an error, ends in failure, did not pass, does not pass, do not
    pass, not passing, has not passed, have not passed
validate = look for, looks for, looked for, looking for
temporary = ephemeral :: 临时
"""
