"""Learn Red Outpost: the whole first round of a game of three, up to where moods are scored."""

from app.engine.events import Seat
from app.engine.lessons import Do, Lesson, Reply, Say
from app.games.red_outpost.actions import Beer, Decline, Donate, Visit
from app.games.red_outpost.components import LocationId, WorkerId

ONE, TWO = Seat(1), Seat(2)
MAP, EXPORTS = ".settlement", ".exports"


def portrait(worker: WorkerId) -> str:
    return f'.portrait[data-worker="{worker}"]'


def at(place: LocationId) -> str:
    return f'[data-place="{place}"] .tile-face'


LESSON = Lesson(
    seed=f"{0:064x}",
    players=3,
    script=(
        Say("goal", ".players"),
        Say("map", MAP),
        Do("work", (Visit("shepherd", "pasture"),), at("pasture")),
        Reply(ONE, (Visit("fisherman", "labor_camp"),)),
        Reply(TWO, (Visit("farmer", "farm"),)),
        Reply(ONE, (Visit("miner", "mine"),)),
        Reply(TWO, (Visit("fisherman", "storehouse"),)),
        Reply(TWO, (Decline(),)),
        Say("portraits", portrait("shepherd")),
        Do("export", (Visit("commissar", "labor_camp"),), at("labor_camp")),
        Reply(ONE, (Visit("bureaucrat", "administration"),)),
        Reply(TWO, (Visit("farmer", "palace"),)),
        Reply(TWO, (Decline(),)),
        Do("cheer", (Visit("shepherd", "beer_house"),), at("beer_house")),
        Do("beer", (Beer("commissar", "farmer"),), portrait("commissar")),
        Reply(TWO, (Visit("shepherd", "field_kitchen"),)),
        Do("lunch", (Visit("commissar", "field_kitchen"),), at("field_kitchen")),
        Reply(ONE, (Visit("miner", "field_kitchen"),)),
        Do("lake", (Visit("bureaucrat", "lake"),), EXPORTS),
        Reply(ONE, (Visit("farmer", "farm"),)),
        Reply(TWO, (Visit("fisherman", "labor_camp"),)),
        Do("palace", (Visit("miner", "palace"),), at("palace")),
        Do("donate", (Donate(),)),
        Reply(ONE, (Visit("shepherd", "storehouse"),)),
        Reply(ONE, (Decline(),)),
        Reply(TWO, (Visit("commissar", "administration"),)),
        Reply(TWO, (Decline(),)),
        Reply(ONE, (Visit("fisherman", "beer_house"),)),
        Reply(ONE, (Decline(),)),
        Reply(TWO, (Visit("miner", "mine"),)),
        Do("evening", (Visit("shepherd", "barracks"),), portrait("shepherd")),
        Say("score", ".players"),
        Say("finish"),
    ),
)
