"""Tables keep what spectators last saw of their game."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "views",
        sa.Column("table_code", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("view", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_code"], ["tables.code"], name=op.f("fk_views_table_code"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_code", name=op.f("pk_views")),
    )


def downgrade() -> None:
    """Drop the table; views are stored anew as games go on."""
    op.drop_table("views")
