from tests.web.server import server

__all__ = ["server"]
