"""Stores tables, logs and people in SQLite or Postgres, behind the Protocols of `app.people` and `app.tables`."""

from app.store.session import AppStores, open_stores

__all__ = ["AppStores", "open_stores"]
