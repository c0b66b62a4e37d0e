"""Red Outpost, by Raman Hryhoryk: six workers whom everybody shares, on a planet of their own.

Read `flow.py` for the course of a game; every section of the rules has the file of its name.
"""

from app.engine.bots import Lookahead, RandomBot, Teaching, Title, in_all_styles
from app.engine.game import Game
from app.games.red_outpost.bot import QuickBot
from app.games.red_outpost.bot_candidates import candidates, noisy
from app.games.red_outpost.bot_features import FEATURES, measure
from app.games.red_outpost.bot_styles import easy, standard
from app.games.red_outpost.flow import COURSE, foresee
from app.games.red_outpost.lesson import LESSON
from app.games.red_outpost.meta import META
from app.games.red_outpost.scoring import outcome
from app.games.red_outpost.setup import set_up
from app.games.red_outpost.state import State
from app.games.red_outpost.teaching import goal, why
from app.games.red_outpost.view import RedOutpostView, view_for
from app.games.red_outpost.world import world

RED_OUTPOST = Title(
    Game(
        meta=META,
        state_type=State,
        view_type=RedOutpostView,
        course=COURSE,
        set_up=set_up,
        view=view_for,
        score=outcome,
        world=world,
        own_sections=("archive",),
        foresee=foresee,
    ),
    bots={**in_all_styles("standard", standard), "easy": easy(), "random": RandomBot()},
    lookahead=Lookahead(
        candidates=candidates,
        until="phase_end",
        features=FEATURES,
        measure=measure,
        playout=QuickBot(),
        noisy=noisy,
    ),
    lesson=LESSON,
    teaching=Teaching(goal, why),
)
