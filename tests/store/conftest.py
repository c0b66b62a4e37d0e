import pytest

from app.store.session import AppStores
from tests.store import build


@pytest.fixture
async def playing(stores: AppStores) -> AppStores:
    """Stores with two guests and a table at play."""
    await build.people(stores)
    assert await stores.tables.create(build.TABLE)
    return stores
