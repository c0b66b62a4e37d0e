from tests.web.server import fixed_seeds, server

__all__ = ["fixed_seeds", "server"]
