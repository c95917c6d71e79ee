"""One module a protocol. Each imports its SDK, so the resolver imports it only when it is named."""
