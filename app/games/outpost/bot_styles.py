"""The standard bot's temperaments, as beliefs: what it believes is how it plays."""

from collections.abc import Mapping

from app.engine.bots import Style
from app.games.outpost.bot import StandardBot
from app.games.outpost.bot_outlook import Beliefs

TEMPERAMENTS: Mapping[Style | None, Beliefs] = {
    None: Beliefs(),
    "builder": Beliefs(payback=7, point_price=12),
    "gambler": Beliefs(reluctance=-0.02),
    "miser": Beliefs(reluctance=0.12),
}


def standard(style: Style | None) -> StandardBot:
    return StandardBot(TEMPERAMENTS[style])
