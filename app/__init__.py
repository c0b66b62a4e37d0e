"""Frontier: heavy auction games for friends, played in the browser."""
