"""Outpost, by James Hlavaty: factories, operators and auctions on a far world.

Read `flow.py` for the course of a round; every section of the rules has the file of its name.
"""

from app.engine.bots import Lookahead, RandomBot, Teaching, Title, in_all_styles
from app.engine.game import Game
from app.games.outpost.bot_candidates import candidates, noisy
from app.games.outpost.bot_features import FEATURES, measure
from app.games.outpost.bot_styles import easy, hasty, standard
from app.games.outpost.flow import COURSE
from app.games.outpost.foresight import foresee
from app.games.outpost.lesson import LESSON
from app.games.outpost.meta import META
from app.games.outpost.orders import ORDERS
from app.games.outpost.reshapes import RESHAPES
from app.games.outpost.scoring import outcome
from app.games.outpost.sections import OutpostView
from app.games.outpost.setup import set_up
from app.games.outpost.state import State
from app.games.outpost.teaching import goal, why
from app.games.outpost.view import view_for
from app.games.outpost.world import world

OUTPOST = Title(
    Game(
        meta=META,
        state_type=State,
        view_type=OutpostView,
        course=COURSE,
        set_up=set_up,
        view=view_for,
        score=outcome,
        world=world,
        own_sections=("hands", "known", "archive"),
        reshapes=RESHAPES,
        foresee=foresee,
        orders=ORDERS,
    ),
    bots={**in_all_styles("standard", standard), "easy": easy(), "random": RandomBot()},
    lookahead=Lookahead(
        candidates=candidates,
        until="order",
        features=FEATURES,
        measure=measure,
        playout=hasty(),
        noisy=noisy,
    ),
    lesson=LESSON,
    teaching=Teaching(goal, why),
)
