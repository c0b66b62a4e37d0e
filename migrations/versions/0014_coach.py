"""Tables say who may have a coach, and seats whether they have one."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Where people play, no coach is allowed as before."""
    op.add_column("tables", sa.Column("coach", sa.String(length=8), server_default="bots", nullable=False))
    op.add_column("seats", sa.Column("coach", sa.String(length=8), server_default="never", nullable=False))


def downgrade() -> None:
    """Drop them; nobody has a coach any more."""
    op.drop_column("seats", "coach")
    op.drop_column("tables", "coach")
