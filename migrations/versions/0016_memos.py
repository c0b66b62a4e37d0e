"""People have private notes at a table, and the server knows how far they have seen it."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table; nobody has notes yet."""
    op.create_table(
        "memos",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_code", sa.String(32), nullable=False),
        sa.Column("notes", sa.Text(), nullable=False),
        sa.Column("seen", sa.Integer(), nullable=True),
        sa.Column("seen_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name="fk_memos_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_code"], ["tables.code"], name="fk_memos_table_code", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table_code", name="pk_memos"),
    )
    op.create_index("ix_memos_table_code", "memos", ["table_code"])


def downgrade() -> None:
    """Drop it; the notes are lost."""
    op.drop_index("ix_memos_table_code", "memos")
    op.drop_table("memos")
