"""Tests of the bot that plays Homesteaders."""
