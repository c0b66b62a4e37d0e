"""`frontier bench`: benchmarks of the engine, a server under load, the page in a browser, auctions, and bots."""
