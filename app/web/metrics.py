"""What can be measured of a running server, for Prometheus."""

from prometheus_client import Counter, Gauge

SOCKETS = Gauge("frontier_sockets", "Open sockets")
ROOMS = Gauge("frontier_rooms", "Tables held in memory")
ACCEPTED = Counter("frontier_accepted_total", "Messages that were stored")
REFUSED = Counter("frontier_refused_total", "Messages that were refused", ["kind"])
"""By the kind of error and no more: a code would tell a rival what somebody tried in vain."""
RESYNCS = Counter("frontier_resyncs_total", "Slow readers that were sent all anew")
