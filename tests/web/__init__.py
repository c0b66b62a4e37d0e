"""Tests of the server as its clients see it."""
