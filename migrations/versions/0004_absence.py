"""Tables say how fast they are played, who may stand in for somebody else, and what is proposed about a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns; older tables are played live, and bots stand in after five minutes."""
    op.add_column("tables", sa.Column("pace", sa.String(length=8), server_default="live", nullable=False))
    op.add_column("tables", sa.Column("stand_in", sa.String(length=8), server_default="away", nullable=False))
    op.add_column("tables", sa.Column("away_minutes", sa.Integer(), server_default="5", nullable=False))
    op.add_column("tables", sa.Column("proposal", sa.Text(), nullable=True))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("former", sa.String(length=64), nullable=True))
        seats.create_foreign_key(op.f("fk_seats_former"), "users", ["former"], ["id"], ondelete="SET NULL")
    op.create_index(op.f("ix_seats_former"), "seats", ["former"], unique=False)
    op.create_table(
        "seat_links",
        sa.Column("token_hash", sa.String(length=128), nullable=False),
        sa.Column("table_code", sa.String(length=32), nullable=False),
        sa.Column("proposal", sa.String(length=32), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_code"], ["tables.code"], name=op.f("fk_seat_links_table_code"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_seat_links")),
    )
    op.create_index(op.f("ix_seat_links_expires_at"), "seat_links", ["expires_at"], unique=False)
    op.create_index(op.f("ix_seat_links_table_code"), "seat_links", ["table_code"], unique=False)


def downgrade() -> None:
    """Drop it all; what is proposed, and links that nobody has used, are lost."""
    op.drop_table("seat_links")
    op.drop_index(op.f("ix_seats_former"), table_name="seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_constraint(op.f("fk_seats_former"), type_="foreignkey")
        seats.drop_column("former")
    op.drop_column("tables", "proposal")
    op.drop_column("tables", "away_minutes")
    op.drop_column("tables", "stand_in")
    op.drop_column("tables", "pace")
