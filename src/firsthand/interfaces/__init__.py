"""How people reach Firsthand. Only the command line exits the process."""
