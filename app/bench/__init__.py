"""`frontier bench`: benchmarks of the engine, of a server under load, of the page in a browser, and of auctions."""
