"""The titles on the shelf, listed by hand: nothing is found by scanning."""

from app.engine.bots import Title
from app.engine.codec import holder, learn
from app.games.homesteaders import HOMESTEADERS
from app.games.outpost import OUTPOST
from app.games.red_outpost import RED_OUTPOST

TITLES: dict[str, Title] = {"outpost": OUTPOST, "homesteaders": HOMESTEADERS, "red_outpost": RED_OUTPOST}

for _title in TITLES.values():
    learn(_title.game.state_type, holder(_title.game.action_type))
