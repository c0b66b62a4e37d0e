"""Keeps tables, logs and people in SQLite or Postgres, behind the Protocols of `app.tables.ports`."""

from app.store.session import AppStores, open_stores

__all__ = ["AppStores", "open_stores"]
