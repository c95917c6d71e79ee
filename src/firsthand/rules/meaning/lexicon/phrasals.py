"""Verbs with a particle: what `up`, `down`, `out`, `off`, `back` and `away` make of them.

Same format as `states.py`. A phrase keeps its particle from standing alone: who slowed down is not down, who
backed up is not up, and what was switched over is not over.
"""

PHRASALS = """
slow = bog** down, bogged down, weigh* down, drag** down, slow* to a crawl, slowed to, took
    forever, taking forever, takes forever, took its time, took ages, dragged on, drags on, drag
    on, dragging on, longrunning, took a while, takes a while, taking a while, too slow
fast = speed* up, sped up, in no time
stop = was taken offline, were taken offline, been taken offline, was taken down, were taken down,
    been taken down, shut off, shuts off, shutting off, switch* off, power* off, powered off,
    power* down, powered down, spin* down, spun down, spins down, wind* down, winding down, winds
    down, ground to a stop, brought to a halt, brought to a stop, taken offline, took offline,
    takes offline, taking offline, take offline, standstill, close* down, closed down, shut itself
    off, stand* down, stood down, no longer running, no longer runs, was not running any more,
    cease* to run, deactivated successfully, shutdowns
close = connection closed, connection was closed, connections were closed, connection is closed,
    closed the connection, closes the connection, closing the connection, closed its connection,
    shut off, closed off, sealed off, hang up on, closure+, end of file, broken pipe, sign* off,
    close* out
start = wake* up, woke up, wakes up, woken up, waking up, warm* up, power* on, powered on, switch*
    on, kick* in, kicking in, kicks in, kick in, got going, gets going, got under way, got
    underway, gets underway, get underway, comes up, coming up, brings up, bringing up, brought
    online, bring online, brings online, brought into service, going live, goes live, gone live,
    boot-up, start-up, kickoff, kick-off, commence*, start* off, started out, takes off, spins up,
    spinning up, firing up, fires up, open* for business, started over, resumption, resume*, picked
    up again, starts up, starting up, unpause*, unpaused
restart = came back up, comes back up, come back up, coming back up, came back online, comes back
    online, come back online, start over, starts over, started up again, starts up again, restarted
    itself, boot* again, rebooted itself, launched again, relaunches, brought up again, bring up
    again, re-start*, re-launch*, came up again, comes up again, come up again, turned off and on,
    powercycle*, power cycle*, power-cycling, recycling, respawns, bounced
came_back = back up, is back up, came back, comes back, come back, coming back, returned to
    service, return to service, returns to service, back online, back in service, back up again,
    back on its feet, back in operation, back alive, back again, returned to life, came to life
    again, back in business, up again, online again, back up and running, up and running again,
    running again, available again
run = up and running
up = back up, is back up, up and running, back online, back in service, back up again, back on its
    feet, back in operation, back up and running, up and running again, online again, up again,
    running fine, in service, in operation, still up, still alive, still standing, alive and well,
    live again
-up = not up, not alive, not online, went offline, goes offline, gone offline, go offline, going
    offline, dropped offline, fell offline, taken out by, was taken out by, were taken out by, went dead,
    gone dead, downed
crash = crash* out, fall over, falls over, falling over, fallen over, dumped core, dump* core,
    core-dumped, hard crash, hard crashes, crashed out
kill = kill* off, put an end to, puts an end to, forced to quit, force-quit, force quit,
    force-kill*, forcibly stopped, forcibly terminated, forcibly ended, forcibly killed, forcefully
    terminated, forcefully stopped, forcefully killed, hard kill, hard-killed, terminated forcibly,
    killing
exit = exited with code, exit with code, exits with code, exited with status, exits with status,
    exit* out, ended on its own, bails out, bailed, bailing, died off, die* off, terminates,
    terminating
suspend = hanging, lock* up, locked up, lockup+, lock-up+, at a standstill, freeze up, froze up,
    freezes up, frozen up, frozen over, hangs up, suspension+, stall* out, put to sleep, standing
    still, stands still, sat still, wedged, not moving, not progressing, no progress, makes no
    progress, made no progress, making no progress, stopped moving, stopped progressing, stopped
    the world, stops the world
wait = stands in line, stood in line, in line for, line* up, lined up, held waiting, kept waiting,
    keeps waiting, kept on hold, on hold, in a queue, in the queue, in queue, queuing, queueing,
    queuing up, left waiting, left hanging, waits in line, blocked on, blocks on, blocking on, hold
    up, holds up, holding up, held up by, sit* in the queue, sat in the queue, standing by, stand*
    by, waiting list+, waited out
-suspend = unfreeze*, unstuck, unblock*
restore = bring* back, brought back, brings back, restoration, roll* forward, put back in place,
    reinstate*, reinstatement, recreate*, re-establish*, reestablish*, set up again, back in place
resolved = back to normal, got better, gets better, calm* down, calmed down, settle* down, settled
    down, quiet* down, died away, cleared itself, clears, clear up, clears up, clearing up, back
    under control, under control again, recoveries, healed, back to health, back to baseline, is
    over now, returned to normal, returns to normal, return to normal, returning to normal, over
    with, no longer firing, no longer active, stopped firing, stops firing, stopped alerting,
    cleared by itself, went green
firing = sound* the alarm, raise* the alarm, raised the alarm, set off the alarm, alarm went off,
    alert went off, still firing, in alarm, in alert
trigger = set off, sets off, setting off
suppressed = silence, silences, silencing, kept quiet, inhibition, inhibit*
demote = stepping down, lost its leadership, lose its leadership, gave up leadership, gives up
    leadership, resigned, resign*, turned into a replica, became a replica, became replica, became
    follower, became a follower, becomes a follower, becomes follower, becoming follower, demotion+
promote = was taken over by, was taken over, took over as leader, takes over as leader, taken over
    as leader, take over as leader, took over leadership, took over as primary, took over as
    master, takes over as primary, promotions, became the leader, became leader, became the master,
    made primary, made leader, made master, turned into the primary, raised to primary, elevated to
    primary, assume* the role of, took the lead, takes the lead, taking over, hand-over to, became
    the new primary, became the new master, became the new leader, took charge
elect = took over as leader, takes over as leader, taken over as leader, take over as leader, took
    over leadership, voted in, voted for, picked as leader, chosen leader, chosen as the leader,
    won the election, wins the election, win the election, new leader was chosen, leader was
    chosen, choosing a leader, chose a leader
failover = fail-over+, failing over, failed over, fails over, hand-over+, handover+, cut* over,
    cutover+, changeover+, flip** over, switch-over+, switching over, failover to, failback
reconnect = came back to, connected again, connects again, connecting again, back in contact,
    re-join*, joined again, joins again, joining again, rejoined, re-established its connection,
    re-established the connection, reestablished its connection, reattach*, re-attach*,
    re-connect*, re-link*, link came back, got back in touch, re-registered
connect = connection established, session established, link established, established a session,
    established a link, attach* to, hook* up, hooked up, attach*, got a connection, made a
    connection, makes a connection, link-up+, established contact, made contact, opened a
    connection, opens a connection, opened a session, opened connections
-connect = lost communication, loses communication, losing communication, loss of communication,
    communication lost, communication was lost, lost communication with, cut the connection, cuts
    the connection, cutting the connection, broke the connection, breaks the connection, cut the
    link, cut the session, cut its connection, dropped the session, drops the session, dropped its
    session, session dropped, session was dropped, link dropped, link was dropped, dropped the
    link, lost its link, lost contact with, lost touch with, lose contact, loses contact, loses its
    connection, lose its connection, losing its connection, losing connection, loses connection,
    lose connection, losing contact, lost connectivity, loses connectivity, lost its session, loss
    of connection, loss of connectivity, loss of contact, connection loss, connectivity loss, lost
    the connection, loses the connection, losing the connection, was cut off, were cut off, is cut
    off, went off the air, dropped the connection, drops the connection, dropping the connection,
    drop the connection, dropped connections, dropping connections, drops connections, came loose,
    hung up on, link went down, link goes down, link lost, link loss, disconnects, carrier lost,
    lost carrier, server has gone away, connection dropped, connection drops, connection broke,
    connection breaks, connection was dropped, connections were dropped, connection was closed,
    connections were closed, connection went away, connection broken, broken connection, connection
    was broken, connection is broken, connections broken, connection was cut, connection was severed,
    connection was interrupted, connection interrupted, connection aborted, connection was aborted,
    dropped its connection, link was lost, link broke, link was broken, broken pipe :: 管道破裂, 管道断开
reach = got hold of, get hold of, gets hold of, got through to, get through to, contactable, within
    reach
-reach = could not reach, can't reach, couldn't reach, unable to reach, failed to reach, fails to
    reach, beyond reach, couldn't get to, could not contact, unable to contact, cannot contact,
    failed to contact, could not be contacted, unreachability, no way to reach, could not get
    through to
backed_up = to back up, backed up, backing up, backs up, back-up of work
ban = locked out
slowed = slow* down, slowed down
resolve_name = look* up, lookup+, looked up, name lookup+, lookup of the name, dns lookup+, look up
    the name, hostname resolution
ended = end*, over with, at an end, came to an end, comes to an end, come to an end, came to a
    close, came to an abrupt end, ending
ran = ran
conn_reset = connection reset, connections reset, connection was reset, connections were reset,
    connection is reset, reset the connection, reset its connection, resets the connection,
    resetting the connection, connection resets
reset = connection reset, connections reset, connection was reset, connections were reset,
    connection is reset, reset the connection, reset its connection, resets the connection,
    resetting the connection, connection resets
examine = went through, goes through, go through, going through, gone through
revoke = withdraw*, withdrew, withdrawn
-sync = out of step
delete = removed from, remove from, removes from, removing from, removal from
removed_from = removed from, remove from, removes from, removing from, removal from
read_only = gone read-only, went read-only, goes read-only, turned read-only, became read-only,
    switched to read-only, remounted read-only
cordon = cordon* off
store = to back up
halted = came to a stop, comes to a stop, come to a stop, came to a halt, comes to a halt, come to
    a halt, came to a standstill, comes to a standstill, ground to a halt, ground to a standstill,
    at a standstill, stopped dead
-normal = unstable, unsteady, instability, unsteadily
-shift_steady = unsteady, unstable
-correct = incorrect, incorrectly
-subscribe = unsubscribe*, unsubscription
-plug = unplug**
-mount = unmount*
-install = uninstall*, uninstallation
-lock = unlock*
-allocate = deallocate*, deallocation
filled = filled, filled up, filled to
bounce = bounced back, bounces back, bounce back, bouncing back
"""
