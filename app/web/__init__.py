"""The web layer: HTTP API, WebSockets and pages."""
