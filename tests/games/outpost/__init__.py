"""Outpost by its rulebook: one file for each section of the rules."""
