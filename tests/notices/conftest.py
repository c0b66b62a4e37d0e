from collections.abc import AsyncIterator

import pytest

from tests.notices.receivers import Receiver, receiving


@pytest.fixture
async def hook() -> AsyncIterator[Receiver]:
    """A local webhook."""
    async with receiving() as found:
        yield found
