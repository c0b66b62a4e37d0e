"""Seats keep what they have done behind their screens."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "drafts",
        sa.Column("table_code", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.Column("moves", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_code"], ["tables.code"], name=op.f("fk_drafts_table_code"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_code", "seat", name=op.f("pk_drafts")),
    )


def downgrade() -> None:
    """Drop the table; drafts that nobody has made an answer of are lost."""
    op.drop_table("drafts")
