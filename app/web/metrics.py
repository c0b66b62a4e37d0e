"""Prometheus metrics."""

from prometheus_client import Counter, Gauge

SOCKETS = Gauge("frontier_sockets", "Open sockets")
ROOMS = Gauge("frontier_rooms", "Tables held in memory")
ACCEPTED = Counter("frontier_accepted_total", "Messages that led to an entry of a log")
"""Drafts are not counted: what a player does behind the screen must not be observable."""
REFUSED = Counter("frontier_refused_total", "Messages that were refused", ["kind"])
"""Labelled by error class only: an error code could reveal what a player tried to do."""
RESYNCS = Counter("frontier_resyncs_total", "Slow clients that were sent a new snapshot")
