"""Guests: a name is enough to play. A session is a random token, of which the store keeps only the hash."""
