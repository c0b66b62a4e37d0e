"""The first schema: people, tables, their logs and what is said at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
    )
    op.create_table(
        "links",
        sa.Column("token_hash", sa.String(length=128), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name=op.f("fk_links_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_expires_at"), "links", ["expires_at"], unique=False)
    op.create_index(op.f("ix_links_person"), "links", ["person"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(length=128), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("code", sa.String(length=32), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("host", sa.String(length=64), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("last_seq", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("updated_at", sa.Double(), nullable=False),
        sa.Column("moved_at", sa.Double(), nullable=False),
        sa.Column("bot_to_move", sa.Boolean(), nullable=False),
        sa.Column("rematch", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["users.id"], name=op.f("fk_tables_host"), ondelete="RESTRICT"),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    op.create_index(op.f("ix_tables_private_status"), "tables", ["private", "status"], unique=False)
    op.create_index(op.f("ix_tables_status_bot_to_move"), "tables", ["status", "bot_to_move"], unique=False)
    op.create_table(
        "chat",
        sa.Column("table_code", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name=op.f("fk_chat_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_code"], ["tables.code"], name=op.f("fk_chat_table_code"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_code", "number", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_person"), "chat", ["person"], unique=False)
    op.create_table(
        "moves",
        sa.Column("table_code", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("client_id", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("reversible", sa.Boolean(), nullable=False),
        sa.Column("by_bot", sa.Boolean(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_code"], ["tables.code"], name=op.f("fk_moves_table_code"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_code", "seq", name=op.f("pk_moves")),
        sa.UniqueConstraint("table_code", "client_id", name=op.f("uq_moves_table_code_client_id")),
    )
    op.create_table(
        "seats",
        sa.Column("table_code", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("driver", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name=op.f("fk_seats_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_code"], ["tables.code"], name=op.f("fk_seats_table_code"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_code", "number", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_person"), "seats", ["person"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("table_code", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_code"], ["tables.code"], name=op.f("fk_snapshots_table_code"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_code", "seq", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    """Drop everything; the indexes go with their tables."""
    op.drop_table("snapshots")
    op.drop_table("seats")
    op.drop_table("moves")
    op.drop_table("chat")
    op.drop_table("tables")
    op.drop_table("sessions")
    op.drop_table("links")
    op.drop_table("users")
