"""Seats keep their standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "orders",
        sa.Column("table_code", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("given", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_code"], ["tables.code"], name=op.f("fk_orders_table_code"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_code", "seat", name=op.f("pk_orders")),
    )


def downgrade() -> None:
    """Drop the table; orders that stand are lost, and their seats are asked."""
    op.drop_table("orders")
