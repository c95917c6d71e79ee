"""The diagnostician that needs no model: pure, over rules."""
