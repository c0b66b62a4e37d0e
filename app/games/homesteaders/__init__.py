"""Homesteaders, by Alex Rockwell: towns, workers and auctions in the Old West.

Read `flow.py` for the course of a round; every section of the rules has the file of its name.
"""

from app.engine.bots import Lookahead, RandomBot, Teaching, Title, in_all_styles
from app.engine.game import Game
from app.games.homesteaders.bot_candidates import candidates, noisy
from app.games.homesteaders.bot_easy import EasyBot
from app.games.homesteaders.bot_features import FEATURES, measure
from app.games.homesteaders.bot_styles import standard
from app.games.homesteaders.flow import COURSE
from app.games.homesteaders.foresight import foresee
from app.games.homesteaders.lesson import LESSON
from app.games.homesteaders.meta import META
from app.games.homesteaders.orders import ORDERS
from app.games.homesteaders.scoring import outcome
from app.games.homesteaders.setup import set_up
from app.games.homesteaders.state import State
from app.games.homesteaders.teaching import goal, why
from app.games.homesteaders.view import HomesteadersView, view_for
from app.games.homesteaders.world import world

HOMESTEADERS = Title(
    Game(
        meta=META,
        state_type=State,
        view_type=HomesteadersView,
        course=COURSE,
        set_up=set_up,
        view=view_for,
        score=outcome,
        world=world,
        own_sections=("towns", "screens", "scores", "desk", "reach", "deals", "archive"),
        foresee=foresee,
        orders=ORDERS,
    ),
    bots={**in_all_styles("standard", standard), "easy": EasyBot(), "random": RandomBot()},
    lookahead=Lookahead(
        candidates=candidates,
        until="round",
        features=FEATURES,
        measure=measure,
        playout=standard(None),
        noisy=noisy,
        answers=1500,
    ),
    lesson=LESSON,
    teaching=Teaching(goal, why),
)
