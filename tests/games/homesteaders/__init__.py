"""Tests of Homesteaders, heading by heading of the rules."""
