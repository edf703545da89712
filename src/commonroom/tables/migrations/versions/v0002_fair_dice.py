"""The terms of tables, and the links of their journals. Older tables have neither."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """What is there stays as it is, and goes on as it began."""
    op.add_column("tables", sa.Column("terms", sa.Text))
    op.add_column("journal", sa.Column("link", sa.LargeBinary))


def downgrade() -> None:
    """Forget what tables promised."""
    op.drop_column("journal", "link")
    op.drop_column("tables", "terms")
