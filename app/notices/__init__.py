"""Notices to people who are not at their table: webhooks, e-mail and web push. `docs/decisions/16-notices.md`."""
