"""Guests: a name is enough to play. docs/identity.md describes how they are recognised."""
