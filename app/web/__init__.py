"""The web: HTTP, WebSockets and pages around the tables."""
