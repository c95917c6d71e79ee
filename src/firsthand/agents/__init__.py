"""One agent each on the framework's own loop, with one prompt file each."""
