"""Each flow reads as its seed's diagram, top to bottom."""
