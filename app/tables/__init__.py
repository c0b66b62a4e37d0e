"""Tables: where games are hosted, played live and kept. Talks to the outside only through `ports.py`."""
