"""Tables can be paused, and ended early."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. No table is paused yet."""
    op.add_column("tables", sa.Column("pause", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("ended_early", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Drop them; paused games go on."""
    op.drop_column("tables", "ended_early")
    op.drop_column("tables", "pause")
