"""People can make personal tokens, with which programs play as them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table; nobody has a token yet."""
    op.create_table(
        "tokens",
        sa.Column("token_hash", sa.String(128), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("used_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name="fk_tokens_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])


def downgrade() -> None:
    """Drop it; programs that use a token can't play any more."""
    op.drop_index("ix_tokens_person", "tokens")
    op.drop_table("tokens")
