"""The one HTTP client of live sources: a fixed host, a deadline, a byte cap, no retry."""

from firsthand.sources.http.checking import Found, checked
from firsthand.sources.http.client import HttpClient
from firsthand.sources.http.failures import HttpFailure
from firsthand.sources.http.reply import Reply

__all__ = ["Found", "HttpClient", "HttpFailure", "Reply", "checked"]
