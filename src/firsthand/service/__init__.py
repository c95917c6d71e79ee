"""Application use cases over the ports: runs, sessions, chat, audit."""
