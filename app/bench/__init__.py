"""Measuring: the engine, real servers under a swarm of clients, the page in a browser. `frontier bench`."""
