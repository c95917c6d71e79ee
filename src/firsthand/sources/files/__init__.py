"""Evidence that lies in files: alerts, logs and runbooks exported to disk."""
