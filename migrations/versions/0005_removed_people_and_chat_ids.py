"""Tables know whom their host removed; lines of chat know the message that they came from."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; nobody has been removed yet, and older lines were said by no message in particular."""
    op.add_column("tables", sa.Column("barred", sa.Text(), server_default="[]", nullable=False))
    op.add_column("chat", sa.Column("client_id", sa.Text(), nullable=True))
    op.create_index("ix_chat_table_code_client_id", "chat", ["table_code", "client_id"], unique=True)


def downgrade() -> None:
    """Drop the columns."""
    op.drop_index("ix_chat_table_code_client_id", "chat")
    op.drop_column("chat", "client_id")
    op.drop_column("tables", "barred")
