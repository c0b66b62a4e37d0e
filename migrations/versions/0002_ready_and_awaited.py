"""Seats say whether they are ready, tables whom they wait for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; nobody is ready or awaited until the next change or move says so."""
    op.add_column("seats", sa.Column("ready", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("awaited", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("tables", "awaited")
    op.drop_column("seats", "ready")
