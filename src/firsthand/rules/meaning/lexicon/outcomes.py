"""How attempts end, as engineers restate it: done, failed, refused, timed out, given up, put off.

Same format as `states.py`; a row of a name that another file has adds forms to that concept.
A form stands only where a careful engineer would take either word for the other; a way to fail never
stands under another way to fail.
"""

OUTCOMES = """
success = deactivated successfully, went well, goes well, go well, gone well, in working order,
    gets through, get through, getting through, without a hitch, without incident
-success = quit working, stopped working, stops working, ceased working, no longer works, no longer
    worked, broke, in vain, to no avail, without success, no success, with no success, not go
    through, did not go through, does not go through, never went through, not make it, not made it,
    fell through, falls through, go wrong, goes wrong, went wrong, going wrong, gone wrong,
    malfunction*, broke down, breaks down, break down, breaking down, broken down, gave out, gives
    out, hit an error, hits an error, hit errors, hitting errors, met an error, threw an error,
    throws an error, throwing errors, hit a snag, ended badly, inoperable, inoperative,
    non-functional, non-working, nonworking, unsuccessfully, non-success, non-successful, came back
    failed, turned out unsuccessful, was a failure, were failures, end* in failure, ended with an
    error, ends with an error, failed attempt+, failed try, failed tries
error = error message+, error response+, glitch, glitches, hiccup+, mishap+, snag+, went wrong,
    goes wrong, gone wrong, malfunction*, error condition+
timeout = missed deadline, missed deadlines, misses deadline, out of time, ran out of time, run out
    of time, runs out of time, running out of time, exceeded its timeout, exceeds its timeout,
    exceeded the timeout, exceeds the timeout, exceeding the timeout, exceeded their timeout,
    exceeded its time limit, exceeds its time limit, exceeded the time limit, exceeds the time
    limit, exceeding the time limit, time limit exceeded, time limit ran out, hit its timeout, hits
    its timeout, hit the timeout, hits the timeout, hit their timeout, reached its timeout, reached
    the timeout, reaches the timeout, ran into the timeout, ran into timeouts, run into timeouts,
    running into timeouts, hit timeouts, hitting timeouts, timeout expired, timeout elapsed,
    timeout was exceeded, timeout was hit, timeout was reached, timeout reached, timeout passed,
    timeout ran out, deadline passed, deadline elapsed, deadline was exceeded, deadline was missed,
    deadline ran out, exceeding the deadline, exceeding its deadline, exceeds its deadline, overran
    its deadline, hit its deadline, hit the deadline, waited too long, gave up after waiting, gives
    up waiting, give up waiting, giving up waiting, given up waiting, time-limit exceeded, did not
    finish in time, not finish in time, not complete in time, not completed in time, did not
    complete in time, not respond in time, no response in time, no reply in time, no answer in
    time, not answered in time, context deadline exceeded
refuse = rejecting, turn away, turns away, turning away, turning down, deny access, denies access,
    denied access, denying access, access was denied, not let in, not admitted, not authorised,
    unauthorised, not granted, refusals, denials, rejects, disallowed, operation not permitted,
    actively refused, would not take, would not let, would not allow, not let through, said no
accept = admission, acceptance, let in, lets in, letting in, let through, lets through, approve*,
    approval+, grant, grants, granting
-accept = not granted, not let in, not let through, not taken on, not accepted, not admitted
reset = reset by the peer, reset by peer
abort = was cut short, were cut short, is cut short, been cut short, aborts, cancellations, walk*
    away, backed out of, backs out of, pulled out of, pulls out of, stopped midway, stops midway,
    stopped short, stops short, interruption, interruptions, aborted early, terminated early, ended
    prematurely, ended early, prematurely ended
retry = re-attempt*, tries once more, tried once more, try once more, trying again, trying once
    more, another try, another attempt, new attempt+, further attempt+, repeat attempt+, repeated
    attempt+, attempted again, attempts again, attempting again, second attempt+, re-run*, rerun,
    reruns, reran, rerunning
attempt = made an attempt, makes an attempt
skip = leaves out, leaving out, passes over, passing over, disregard*, not taken into account, took
    no notice, overlook*, overlooked
complete = completions, ran its course, ran to the end, ran to its end, came to an end, comes to an
    end, come to an end, reached its end, reached the end, got done, wrap* up, finalization,
    finalisation, carry through, carried to completion, to completion, all done
-complete = half finished, half-finished, left unfinished, not finished, midway, halfway,
    incomplete, cut short
miss = too few, fell short, falls short, fall short, falling short, lack of, for lack of, want of,
    for want of, lacking, absence, absence of, gone missing, omission+, missing from, left blank,
    unset
-find = not located, came up empty, comes up empty, came up with nothing, turned up nothing, turns
    up nothing, found nothing, finds nothing, finding nothing, found none, finds none, no trace of,
    no sign of, no longer exists, no longer exist, no longer existed, no longer present, vanished
    from, not on record, not to be found
duplicate = doubled up, already there, already present, duplicates of, already existed, already
    exist, redundant
conflict = at odds, contradict*, in conflict, conflicts with, clashing, collisions
mismatch = checksum mismatch, not fit, does not fit, do not fit, did not fit, checksum mismatches,
    unmatched, at variance, out of step, out of line with, not line up, does not line up, did not
    line up, do not line up, not in agreement, incompatible, incompatibility, not compatible, not
    agree, disparity, disparities
-violate = complies with, complied with, in compliance
violate = break* the rule, breaks the rule, broke the rule, breach*, breached, non-compliant,
    noncompliant, not comply, against the rule
overflow = overflowed, ran over its bounds, out-of-range, out-of-bounds, beyond the bounds, past
    the end of
wrong = bogus, erroneous, inaccurate, mistaken, faulty, improper, improperly, inappropriate, off
    the mark, not right, not correct, mistakenly
correct = remediation, rectifies, rectified, put right, puts right, set right, sort* out, hotfix,
    hotfixes, hotfixed, patched up, straighten* out
valid = in force, still good, legitimate, good until
-valid = not well-formed, unacceptable, unusable, badly formed, cannot be used, rejected as
    invalid, outside its validity
parse = make sense of, makes sense of, made sense of, digest*, read in
-parse = not understood, could not make sense, cannot make sense
late = missed deadline, missed deadlines, misses deadline, deadline was missed, behind time,
    running late, missed its slot, missed its schedule, overshot its deadline, falling behind, fall
    behind, fallen behind, got behind, gets behind, getting behind, lags behind
defer = defer**, deferral+, postpone*, postponement+, put off, puts off, putting off, push* back,
    push* out, put back, puts back, held over, delayed until
"""
