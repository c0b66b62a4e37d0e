"""Channels and the outbox of notices."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "notice_times",
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("digest", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name=op.f("fk_notice_times_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notice_times")),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("table_code", sa.String(length=32), nullable=True),
        sa.Column("form", sa.String(length=16), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.String(length=16), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name=op.f("fk_channels_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table_code"], ["tables.code"], name=op.f("fk_channels_table_code"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
    )
    op.create_index(op.f("ix_channels_person"), "channels", ["person"], unique=False)
    op.create_index(op.f("ix_channels_table_code"), "channels", ["table_code"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("channel", sa.String(length=32), nullable=False),
        sa.Column("table_code", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.Column("made_at", sa.Double(), nullable=False),
        sa.Column("due_at", sa.Double(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("message", sa.String(length=32), nullable=True),
        sa.Column("tried_at", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["table_code"], ["tables.code"], name=op.f("fk_outbox_table_code"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("channel", "table_code", "person", name=op.f("uq_outbox_channel_table_code_person")),
    )
    op.create_index(op.f("ix_outbox_due_at"), "outbox", ["due_at"], unique=False)
    op.create_index(op.f("ix_outbox_table_code_person"), "outbox", ["table_code", "person"], unique=False)
    op.create_table(
        "notice_choices",
        sa.Column("channel", sa.String(length=32), nullable=False),
        sa.Column("table_code", sa.String(length=32), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["channel"], ["channels.id"], name=op.f("fk_notice_choices_channel"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_code"], ["tables.code"], name=op.f("fk_notice_choices_table_code"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("channel", "table_code", name=op.f("pk_notice_choices")),
    )
    op.create_index(op.f("ix_notice_choices_table_code"), "notice_choices", ["table_code"], unique=False)


def downgrade() -> None:
    """Drop them; nobody is told anything more."""
    op.drop_index(op.f("ix_notice_choices_table_code"), table_name="notice_choices")
    op.drop_table("notice_choices")
    op.drop_index(op.f("ix_outbox_table_code_person"), table_name="outbox")
    op.drop_index(op.f("ix_outbox_due_at"), table_name="outbox")
    op.drop_table("outbox")
    op.drop_index(op.f("ix_channels_table_code"), table_name="channels")
    op.drop_index(op.f("ix_channels_person"), table_name="channels")
    op.drop_table("channels")
    op.drop_table("notice_times")
