"""Tables can be played with open hands."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column: no table has open hands so far."""
    op.add_column("tables", sa.Column("open_hands", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Drop it; hands are closed everywhere."""
    op.drop_column("tables", "open_hands")
