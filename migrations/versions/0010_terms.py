"""Tables know what their host changed since the others were ready."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Nothing has been changed yet."""
    op.add_column("tables", sa.Column("terms_version", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("terms_before", sa.Text(), nullable=True))


def downgrade() -> None:
    """Drop them; who was ready stays ready."""
    op.drop_column("tables", "terms_before")
    op.drop_column("tables", "terms_version")
