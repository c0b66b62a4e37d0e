"""The standard bot's temperaments and the beginner, as beliefs: what a bot believes is how it plays."""

from collections.abc import Mapping

from app.engine.bots import Bot, Style
from app.games.red_outpost.bot import QuickBot, StandardBot
from app.games.red_outpost.bot_values import Beliefs

TEMPERAMENTS: Mapping[Style | None, Beliefs] = {
    None: Beliefs(),
    "builder": Beliefs(moods=(0.35, 0.45, 0.55, 0.8, 1.0), steps=1.2),
    "gambler": Beliefs(luck=0.3),
    "miser": Beliefs(crystal=1.1),
}

BEGINNER = Beliefs(moods=(1.0, 1.0, 1.0, 1.0, 1.0), behind=0.0, reach=())
"""Takes the moods of the moment for those that will be scored, and does not see what it leaves to the next player."""


def standard(style: Style | None) -> StandardBot:
    return StandardBot(TEMPERAMENTS[style])


def easy() -> Bot:
    return QuickBot(BEGINNER)
