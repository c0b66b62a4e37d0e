"""The standard bot's temperaments and the beginner, as beliefs: what a bot believes is how it plays."""

from collections.abc import Mapping

from app.engine.bots import Bot, Style
from app.games.red_outpost.bot import QuickBot, StandardBot
from app.games.red_outpost.bot_values import Beliefs

TEMPERAMENTS: Mapping[Style | None, Beliefs] = {
    None: Beliefs(),
    "builder": Beliefs(steps=1.4),
    "gambler": Beliefs(luck=0.3),
    "miser": Beliefs(crystal=1.2),
}

BEGINNER = Beliefs(moods=(1.0, 1.0, 1.0, 1.0, 1.0), behind=0.0, reach=())
"""Takes the moods of the moment for those that will be scored, and does not see what it leaves to the next player."""


def standard(style: Style | None) -> Bot:
    return StandardBot(TEMPERAMENTS[style])


def easy() -> Bot:
    return QuickBot(BEGINNER)
