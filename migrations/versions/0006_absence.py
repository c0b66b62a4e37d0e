"""Tables say how fast they are played, and who may let a bot stand in for somebody else."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; older tables are played live, and bots stand in after five minutes."""
    op.add_column("tables", sa.Column("pace", sa.String(length=8), server_default="live", nullable=False))
    op.add_column("tables", sa.Column("stand_in", sa.String(length=8), server_default="away", nullable=False))
    op.add_column("tables", sa.Column("away_minutes", sa.Integer(), server_default="5", nullable=False))


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("tables", "away_minutes")
    op.drop_column("tables", "stand_in")
    op.drop_column("tables", "pace")
