"""The standard bot's temperaments, as beliefs: what it believes is how it plays."""

from collections.abc import Mapping

from app.engine.bots import Style
from app.games.outpost.bot import StandardBot
from app.games.outpost.bot_outlook import Beliefs

USUAL = Beliefs()

TEMPERAMENTS: Mapping[Style, Beliefs] = {
    "builder": Beliefs(fondness=0.9),
    "gambler": Beliefs(reluctance=0.0, bluff=0.8, leap=0.25),
    "miser": Beliefs(reluctance=0.12, last_credit=0.06, hand_room=0.05, payback=3),
}
"""A builder likes running factories, and what it can run more of them with; a gambler begins auctions high, and drives
prices up with bids that it would rather lose; a miser counts what is left, builds less and passes earlier."""

TIMID = Beliefs(reluctance=0.4)
"""A beginner's: it can do all that the standard bot can, and gives up too soon when others raise."""


def standard(style: Style | None) -> StandardBot:
    return StandardBot(USUAL if style is None else TEMPERAMENTS[style])


def easy() -> StandardBot:
    return StandardBot(TIMID)


def hasty() -> StandardBot:
    """Return a bot for playouts: it does not search its last purchases, which takes longer than all the rest."""
    return StandardBot(Beliefs(plans=0))
