"""Tests of the bot that plays Outpost."""
