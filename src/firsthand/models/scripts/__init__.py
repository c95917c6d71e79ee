"""Shipped scripts, as `scripted:NAME`."""
