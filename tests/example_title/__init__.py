"""Sealed Bids: the smallest whole title, a living example of docs/adding-a-game.md. No real server offers it.

Three lots come up, one a round. Everybody bids secretly and at once; the highest bidder pays and takes the lot, unless
the highest bids are equal. Points won and coins kept are added up, and the highest total wins.
"""

from app.engine.bots import RandomBot, Title
from app.engine.game import Game
from tests.example_title.game import COURSE, META, StandardBot, State, outcome, set_up
from tests.example_title.orders import ORDERS
from tests.example_title.view import SealedBidsView, view_for, world

SEALED_BIDS = Title(
    Game(
        meta=META,
        state_type=State,
        view_type=SealedBidsView,
        course=COURSE,
        set_up=set_up,
        view=view_for,
        score=outcome,
        world=world,
        own_sections=("own",),
        orders=ORDERS,
    ),
    bots={"standard": StandardBot(), "random": RandomBot()},
)
