"""Sessions say when and where they are used; recovery codes and passkeys bring people back."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add tables and columns. All sessions count as used now: nobody is signed out by an upgrade."""
    op.add_column("sessions", sa.Column("used_at", sa.Double(), server_default="0", nullable=False))
    op.add_column("sessions", sa.Column("device", sa.Text(), server_default="/", nullable=False))
    op.create_index(op.f("ix_sessions_used_at"), "sessions", ["used_at"], unique=False)
    op.execute(sa.table("sessions", sa.column("used_at")).update().values(used_at=time.time()))
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("code_hash", sa.String(length=128), nullable=False),
        sa.Column("made_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name=op.f("fk_recovery_codes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_recovery_codes")),
        sa.UniqueConstraint("code_hash", name=op.f("uq_recovery_codes_code_hash")),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential_id", sa.String(length=1400), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("used_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name=op.f("fk_passkeys_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("credential_id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("token_hash", sa.String(length=128), nullable=False),
        sa.Column("person", sa.String(length=64), nullable=True),
        sa.Column("challenge", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["users.id"], name=op.f("fk_challenges_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_challenges")),
    )
    op.create_index(op.f("ix_challenges_expires_at"), "challenges", ["expires_at"], unique=False)
    op.create_index(op.f("ix_challenges_person"), "challenges", ["person"], unique=False)


def downgrade() -> None:
    """Drop them; whoever has only a recovery code or a passkey left cannot come back."""
    op.drop_table("challenges")
    op.drop_table("passkeys")
    op.drop_table("recovery_codes")
    op.drop_index(op.f("ix_sessions_used_at"), table_name="sessions")
    op.drop_column("sessions", "device")
    op.drop_column("sessions", "used_at")
