"""What every HTTP edge shares: secrets from the environment, certificates, proxies, bounded replies."""
