"""`frontier bench`: benchmarks of the engine, of a server under load, and of the page in a browser."""
