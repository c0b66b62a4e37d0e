"""Tables: lobbies, live play, undo, bots and replays. I/O goes through the protocols in `ports.py`."""
