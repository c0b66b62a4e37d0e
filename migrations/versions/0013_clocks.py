"""Tables may limit time, players may go on holiday, and servers note when they run."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

SETTINGS = (
    ("decision_hours", sa.Integer(), "0"),
    ("when_late", sa.String(length=8), "remind"),
    ("weekends", sa.Boolean(), sa.true()),
    ("quiet_from", sa.Integer(), "0"),
    ("quiet_to", sa.Integer(), "0"),
    ("time_zone", sa.String(length=64), "UTC"),
    ("bank_minutes", sa.Integer(), "0"),
    ("increment_seconds", sa.Integer(), "0"),
    ("evening_end", sa.String(length=8), sa.text("''")),
)


def upgrade() -> None:
    """Add tables and columns. No game has clocks yet."""
    for name, kind, default in SETTINGS:
        op.add_column("tables", sa.Column(name, kind, server_default=default, nullable=False))
    op.add_column("tables", sa.Column("due_at", sa.Double(), nullable=True))
    op.add_column("seats", sa.Column("holiday_until", sa.Double(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("holiday_days", sa.Integer(), server_default="0", nullable=False))
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("since", name=op.f("pk_outages")),
    )


def downgrade() -> None:
    """Drop them; nobody's time is limited any more."""
    op.drop_table("outages")
    op.drop_table("uptime")
    for name in ("holiday_until", "holiday_days"):
        op.drop_column("seats", name)
    for name in (*(name for name, _, _ in SETTINGS), "due_at"):
        op.drop_column("tables", name)
