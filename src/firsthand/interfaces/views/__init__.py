"""Views: an Answer, a run, a refusal, a match as a Document. Pure; the time of day is an argument."""
