"""Guests: a name is enough to play. Who somebody is, is a random token that only they and a hash in the store know."""
