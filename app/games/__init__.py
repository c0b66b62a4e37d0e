"""The titles on the shelf, listed by hand: nothing is found by scanning."""

from app.engine.bots import Title
from app.games.outpost import OUTPOST

TITLES: dict[str, Title] = {"outpost": OUTPOST}
