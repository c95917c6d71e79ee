"""Which concepts are mere kinds, measures or generalities. Sets over the names of the other files."""

from firsthand.rules.meaning.lexicon.sets import names

TYPES = names(
    "service server host node instance machine application component process system client database"
    " cluster pod container program user account tenant consumer_group group topic partition table"
    " consumer producer broker namespace interface endpoint address device switch_device disk volume job"
    " task member link event item message environment image row record value status state document"
    " time_noun code level operation index datasource request response upstream column circuit path file"
    " alert_noun bean worker query data"
)
"""Concepts that only say what kind of thing an identifier names."""

SIGNALS = names("sigkill sigterm sighup sigint sigsegv sigabrt sigbus sigquit sigpipe")
"""Signals, which are names: one does not show another."""
GENERIC = names("process program application system component event message item record row")
"""Kinds so general that naming one adds nothing to what is said of it."""

WEAK = names(
    "change submit write send create update add find detect allocate mount load parse evaluate know"
    " collect copy call read skip pull push scrape resolve_name bind listen sync migrate schedule commit"
    " decode merge filter print renew authenticate trigger open close enable complete connect reach"
    " serve receive acquire validate ask return contain examine execute attempt choose need store driver"
    " library hold thread process program component ended ran came_back backed_up halted"
)
"""Deeds and kinds that say little: where only they are missing, the relation is open."""

LIGHT_DEEDS = names(
    "attempt attempt_noun contain return receive ask find detect know record change see contact"
)
"""Deeds that a sentence may tell beside a stronger one, or a number, without saying more."""
FAILED_DEEDS = names("acquire execute serve submit run complete")
"""Deeds that say nothing more where the sentence says that they failed: acquiring timed out."""

HARMLESS = names(
    "connection client server session worker consumer response space root_partition attempt_noun step"
    " peer annotation field_noun"
)
"""Nouns that a sentence adds to what it binds without saying more: the client, the connection."""

SHADES = names(
    "full replica run start suspend affect overflow log_in accept leave evict tolerate selector resolved"
    " throttle miss wrong high reset promote replicate elect scale health late liveness install refuse follow"
    " hot old new_state sign configure cover inactive contact stable leader compare apply defer unhandled pay"
    " mismatch failover actual satisfy"
)
"""States whose everyday words have many shades: where only one is missing, the sentence is open."""

OPTIONAL = names("count total value status state code level severity reason time_noun delta")
"""Words for a figure or a state as such: the figure or the state itself is what must be shown."""

MEASURES: dict[str, tuple[str, ...]] = {
    "duration": ("s",),
    "latency": ("s",),
    "ratio": ("%", "x"),
    "rate": ("%", "x"),
    "used": ("%",),
    "free": ("%",),
    "size": ("B",),
    "temperature": ("°",),
}
"""A measure → the unit classes whose number shows that it was measured."""

MODIFIERS = names(
    "service server application system database client alert_noun config http user cluster data request"
    " response message event process table job task"
)
"""Kinds that may stand before another thing without saying more: the database connection."""

RESOURCES = names("disk cpu network swap power fan battery firewall")
"""Resources: to name one that the evidence lacks is a fact of its own."""

MEASURED_BY: dict[str, tuple[str, ...]] = {
    "run": ("s",),
    "execute": ("s",),
    "complete": ("s",),
    "wait": ("s",),
    "need": ("s",),
    "drag_on": ("s",),
    "hold": ("B",),
    "used": ("B", "%"),
}
"""A deed → the unit classes of the numbers that measure it."""
