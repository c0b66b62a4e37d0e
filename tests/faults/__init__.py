"""What goes wrong in the life of a server, with real processes."""
