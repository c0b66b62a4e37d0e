"""Tables know whether they are lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. No table is a lesson yet."""
    op.add_column("tables", sa.Column("lesson", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Drop it; lessons go on as tables without a guide."""
    op.drop_column("tables", "lesson")
