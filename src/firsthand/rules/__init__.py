"""Rules: data in, data out. No I/O, no clock, no settings, no similarity score that decides."""
