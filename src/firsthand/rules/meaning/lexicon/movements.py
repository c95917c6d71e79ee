"""Amounts and work as engineers restate them: more, less, too much, handed over, taken away.

Same format as `states.py`; a row of a name that another file has adds forms to that concept.
"""

MOVEMENTS = """
increase = filling, fills, fill, filling up, fills up, fill up, go up, going up, gone up, went
    higher, shot up, creep up, creeping up, edge* up, inch* up, nudge* up, pick up, picks up,
    picking up, head* up, trend* up, trend* upward, upward, upwards, upturn+, uptick+, build-up,
    buildup, run-up, mount* up, spiral*, skyrocket*, widen*, exploded, explode*, multiplied,
    step-up, took off, takes off, taking off, got bigger, gets bigger, got larger, gets larger, got
    longer, gets longer, gets higher, got higher, going higher, moved up, moves up, pushed up,
    pushes up, drove up, drives up, driven up, increment, increments, incremented, added up,
    expansion
decrease = go down, going down, gone down, fell off, fall off, falls off, falling off, tail* off,
    taper* off, drop** off, drop-off, dropoff, downturn+, dwindle*, narrow*, diminish*, slack* off,
    ease* off, eased, eases, easing, cut back, cuts back, cutting back, cut down, cuts down, scale*
    back, wind* back, pull* back, came down, come down, comes down, coming down, brought down to,
    bring down to, brings down to, sinks, collapse* to, crash* to, downward, lessen*, lower than
    before, moved down, trend* down, trend* downward, cool* down, cooled down, cool* off, dropped
    back, drops back, fell back, falls back, fall back to, bottoming, ramp* down
stable = level* off, leveling off, levelling off, hold* steady, held steady, holding steady, stays
    flat, stayed flat, flatten*, flattened out, stabilise*, stabilize*, remained flat, remains flat
shift_steady = no change, did not change, not change, stayed put, stays put, stay put, remained the
    same, remains the same, stays the same, stay the same
change = change over, went from, goes from, going from, go from, passed from, pass* from, passes
    into, passed into, enter, enters, entered, entering, turned to, turns to, alteration+,
    modification, changeover, go over to, evolve*, moved into, moves into, moving into, drop* to
    state
high = unusually high, elevated level, steep, above average, higher than usual, higher than normal,
    inflated, too great
low = fell short, falls short, fall short, falling short, for lack of, want of, for want of, too
    low, toolow, unusually low, below average, lower than usual, running short, runs short, ran
    short, runs low, run low, run short, in short supply, getting low, gets low, scant, short on,
    almost none, barely any, close to nothing, close to empty, near empty, nearly empty, almost
    empty
large = sizeable, sizable
full = no room left, no more room, full up, outofdisk
exhaust = eat* up, eating up, eats up, burn* through, burned through, burned up, consumed entirely,
    entirely used, entirely consumed, completely used, all used, all used up, all taken, all busy,
    all occupied, used to the last, fully occupied, fully consumed, fully utilised, fully utilized,
    fully taken, at its limit, at the limit, at its maximum, at the maximum, at its max, at full
    capacity, at its capacity, hit its ceiling, at its ceiling, hit the ceiling, hit capacity,
    reached capacity, reach* its capacity, spent entirely, pegged, saturating, no room for more
nearly_full = filling up, nearing capacity, near capacity, near its limit, close to its limit,
    close to the limit, close to capacity, approaching capacity, nearly used up, almost used up,
    almost out of space, nearly out of space, about full, close to exhaustion, near exhaustion,
    near full
oom = out-of-memory, memory ran out, memory runs out, memory was exhausted, memory is exhausted,
    memory exhaustion, exhausted the memory, ran out of ram, out of ram, ooms, oomed, oom'd
oomkill = killed for memory, killed for using too much memory, killed for exceeding its memory,
    killed over memory, killed by the oom, killed by oom, oom kill, oom kills, oom-kills,
    oom-killing, oomkills, oomkilling, killed for exceeding memory, memory kill, memory killed
overload = under strain, strained, stretched thin, too much load, more than it could handle, more
    than it can handle, hammering, oversubscribe*, overcommit**
throttle = slow* down by a limit, rate-limiting, ratelimiting, ratelimited, too many requests,
    throttles, choke* back, held back by a limit
backlog = pileup+, pile-up+, build-ups, buildups, heap* up, mount* up, stacks up, stacked up,
    stacking up, pent up, pent-up, unprocessed, unconsumed, undelivered, leftover work, outstanding
    work, waiting work, accumulation
flap = flip-flop**, flip flop*, bouncing, toggling, back and forth, up and down, jump* around
-return = no answer came, no reply came, nothing came back, gave no reply, gave no response, got no
    answer, gets no answer, got no reply, gets no reply, got no response, gets no response, getting
    no response, received no answer, received no reply, received no response, without answer,
    without an answer, without reply, without a reply, without response, without a response, went
    unanswered, goes unanswered, unresponsiveness, stays silent, stayed silent, fell silent,
    remained silent, went silent, went quiet, silence from, non-responsive, nonresponsive, not
    responsive
return = responsive, responding, came in with, hands back, handing back, handed back, sends back,
    sending back, gives back, giving back, get back, gets back, got back, getting back, echo* back,
    replying
receive = got, gets, taking in, takes in, picked up, came in, comes in, come in, coming in,
    arrive*, arrival+, arrived, saw come in, intake, obtains
serve = fulfill*, deal with, deals with, dealing with, dealt, worked through, work* through, works
    through, working through, get through the, worked off, handle*, took care of, takes care of,
    taking care of, served up, processed by
hold = holder+, retain*, retention of, kept hold of, hang* on to, hung on to, hold* on to, held on
    to, holding on to, keeps hold of, in its hands, in hand, sit* on, sat on, sitting on, tie* up,
    tied up, possess*, holder of
acquire = granted, grant*, come by, came by, get hold of, gets hold of, got hold of, borrow*,
    check* out, checked out, retrieve*, pick* up, snatch*, secures, claim*
release_lock = hand* back, unlocks, lets go, letting go
lock = latch*
blocked_state = congested, held back, in the way, blockage+, blocking, blocker+
evict = kick* out, kicks out, kicked out, throw* out, threw out, thrown out, throwing out, throws
    out, forces out, forcing out, force out, taken off its node
delete = thrown out, throw* out, threw out, discards, cut out, thr[eo]w away, threw away, clear*
    out, cleared out, cleared away, cleans up, cleaning up, cleaned up, cleanup+, clean-up+,
    getting rid of, got rid of, get rid of, gets rid of, rid of, destroy*, destruction, deletes,
    dispose*, garbage collect*, reclaim*, erase*, removals, drop** from
leave = pull* out, pulled out, walk* out, exit from the group, dropped out, drops out, dropping
    out, departure+, depart*, withdraw*, drop out
add = joined, enroll*, insertion+, addition+, plugged in, sign* up, signed up, attaches, joins,
    slot** in
create = issued, issuing, stood up, stand* up, spin* up, spun up, set* up, setting up, sets up, put
    together, started a new, puts together
send = issued, issuing, send* off, sent off, sent out, send* out, sends out, sending out, hand*
    off, handed off, hand-off+, passed on, passes on, passing on, passed along, pass* along,
    shipped, pump* out, fires off, fire* off, fired off, dispatches, transmission+, routed to,
    route* to, transmits
lose = drop* on the floor, dropped on the floor, lost for good, went astray, go astray, goes
    astray, gone astray, losses, slip* through, slipped through
corrupt = mangle*, bit rot, bitrot, broken data, not intact, bad checksum, damage*, corruptions
isolate = was taken out of rotation, were taken out of rotation, been taken out of rotation, cut
    away from, wall* off, walled off, seal* off, quarantine, taken out of rotation, took out of
    rotation, taken out of the rotation, pulled from rotation, pulled out of rotation, removed from
    rotation, ejected, partitioned off, split from
contend = contended
deadlock = mutual wait, waiting on each other, waiting for each other, waited for each other,
    waited on each other, blocked each other, blocking each other, locked each other out, stuck on
    each other
leak = leakage, leaks away, leaky, not given back, never given back, never handed back
starve = starvation, deprived of
renew = re-issue*, reissue*, re-key*, rekey*, renewals, extended its validity, refreshes
expire = no longer good, run out of date, past its date, beyond its validity, past validity,
    expirations, went past its date, past its end date, passed its end date, not good any more,
    ended its validity, reached its expiry, reach* its expiry, reached the end of its validity
stale = out-of-date, dated data, behind the times, not fresh, no longer current, ancient, not up to
    date, not up-to-date, not current
sync = up to date, up-to-date, caught-up, brought up to date, bring up to date, keeping up, keeps
    up, kept up, keep up, keep pace, keeps pace, kept pace, keeping pace
-sync = not caught up, cannot keep up, could not keep up, can't keep up, couldn't keep up, not keep
    up, not keeping up, failed to keep up, fails to keep up, unable to keep up, not up to date,
    behind the others
repeat = over again, once more, time and again, again and again, came again, comes again,
    reappear*, iterate*, same again, on and on
move = carry over, carries over, moves over, moving over, shifted to, shift* to, reassign*,
    reassignment+, relocation+, moved across
replace = took the place of, takes the place of, take the place of, taken the place of, in place
    of, swapped for, swap* for, switched out, switch* out, turnover, change* out, changed out,
    renewed with
redirect = reroute*, re-route*, rerouted, sent elsewhere, route* around, routed elsewhere, point*
    elsewhere, bounced to, steer*, forwarded to, redirection+
unaffected = not affected, not impacted, not hit, undamaged, not touched, not hurt, no impact,
    without impact
affect = hit by, hit hard, disrupt*, disruption+, interfere*, interference, touched by
degrade = degradation+, deterioration, got slower, gets slower, get* worse, gets worse, getting
    worse, worse, worsening, decline* in
-health = bad health, not ok
-ready = non-ready, nonready, not-ready, un-ready, not yet ready, unprepared, not accepting traffic,
    not taking traffic, not fit for traffic
health = in good health
-available = was taken out of service, were taken out of service, taken out of service, out of
    service, out of action, out of order, not usable, not serving
available = on offer, usable, to be had, serviceable
open = reopen*, open up, opens up, opening up, tripped, trip** open, tripped open, went open,
    opened itself
-schedule = nowhere to place, could not be placed, cannot be placed, not placed, no suitable node,
    not fit on any node, not fit any node, no node can take, no node could take
schedule = placed, placing, placed onto, assigned to node, land* on the node
enable = put into effect, switches on, switching on, turning on, activation+, took effect, takes
    effect, take effect, taking effect, in effect, came into effect, enablement
-enable = deactivation+, switching off, turning off, turns off, take* out of use, taken out of use,
    not in effect, out of use, not turned on, not switched on, disablement
deploy = rolling out, rolls out, roll-out+, put into production, put in production, push* to
    production, pushed to production, went to production, deployments, releasing, released
rollback = rolls back, put back to, back-out, backed out, backs out, backing out, roll-back+,
    rolled it back, returned to the previous version, went back to the previous, back to the
    previous version, rolled back to
ban = locked out, lock* out, shut out, shuts out, shutting out, barred
authenticate = prove* its identity, identify itself, identifies itself, identified itself, sign-in,
    sign-on
-authenticate = unauthenticated, not authenticated
log_in = sign-in+, signin+
write = written to, written out, put down, record to, commit to disk
read = read out, reads out, read back
store = kept on disk, storing, wrote to disk, written to disk, persisted to, saved to
find = came upon, come upon, comes upon, turned up, turns up, uncover*, ran across, run across,
    found out, finds out
detect = pick* up on, picked up on, picked out, flagged up, noticing, recognize*, saw that, tripped
    over, diagnosing
ask = sent a request, sends a request, sending a request, put in a request, ask, asks, asked,
    asking, look-up+, lookups, submitted a request, made a request, makes a request, requested
call = calls out to, calls out, calling out, reached out to, called upon
contact = talk* to, speak* to, spoke to, got in touch with, communicate* with, paged
submit = hand* in, handed in, put forward, put in for, submission+
choose = settled on, settle* on, elects, selection, pick out, picks out
-know = unidentified
overrun = broke through, outpace*
consecutive = back to back, back-to-back, one after another, one after the other, straight, on end
refuse = thrown out, throw* out, threw out
-valid = no longer good
truncate = was cut off, were cut off, is cut off, are cut off, got cut off
"""
