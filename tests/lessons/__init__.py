"""Lessons: their scripts are played by the real rules, their texts are there."""
