"""The standard bot's temperaments, as beliefs: what it believes is how it plays."""

from collections.abc import Mapping

from app.engine.bots import Style
from app.games.homesteaders.bot import StandardBot
from app.games.homesteaders.bot_values import Beliefs

TEMPERAMENTS: Mapping[Style | None, Beliefs] = {
    None: Beliefs(),
    "builder": Beliefs(growth=0.4, debt_first=2.2, debt_more=1.2),
    "gambler": Beliefs(debt_first=1.6, debt_more=0.9),
    "miser": Beliefs(debt_first=3.6, debt_more=2.6),
}


def standard(style: Style | None) -> StandardBot:
    return StandardBot(TEMPERAMENTS[style])
