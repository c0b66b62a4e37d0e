"""Learn Homesteaders: a whole first round with three players, and a second one in which passing pays."""

from app.engine.events import Seat
from app.engine.lessons import LEARNER, Do, Lesson, Reply, Say
from app.games.homesteaders.actions import Bid, Build, Pass, Pay, PlaceWorkers

ONE, TWO = Seat(1), Seat(2)
SCENE, STOCK, LOT = ".scene", ".stock", '.lot[data-lot="1"]'


def plot(building: str) -> str:
    return f'.plot[data-plot="{LEARNER}/{building}"]'


LESSON = Lesson(
    seed=f"{20:064x}",
    players=3,
    script=(
        Say("goal", ".course"),
        Say("town", SCENE),
        Do("place", (PlaceWorkers({"homestead/1": {"worker": 1}}),), plot("homestead")),
        Reply(ONE, (PlaceWorkers({"homestead/1": {"worker": 1}}),)),
        Reply(TWO, (PlaceWorkers({"homestead/1": {"worker": 1}}),)),
        Do("wages", (Pay(),), STOCK),
        Reply(ONE, (Pay(),)),
        Reply(TWO, (Pay(),)),
        Do("bid", (Bid(lot=1, amount=3),), LOT),
        Reply(ONE, (Bid(lot=1, amount=4),)),
        Reply(TWO, (Bid(lot=2, amount=3),)),
        Do("outbid", (Bid(lot=1, amount=5),), LOT),
        Reply(ONE, (Pass(),)),
        Do("pay", (Pay(),), STOCK),
        Do("build", (Build("market"),), '[data-card="market"]'),
        Reply(TWO, (Pay(),)),
        Reply(TWO, (Build("farm"),)),
        Do("again", (PlaceWorkers({"market/1": {"worker": 1}}),), plot("market")),
        Reply(ONE, (PlaceWorkers({"homestead/1": {"worker": 1}}),)),
        Reply(TWO, (PlaceWorkers({"farm/1": {"worker": 1}}),)),
        Do("income", (Pay(),), STOCK),
        Reply(ONE, (Pay(),)),
        Reply(TWO, (Pay(),)),
        Do("second", (Bid(lot=1, amount=3),), LOT),
        Reply(ONE, (Bid(lot=1, amount=6),)),
        Reply(TWO, (Bid(lot=2, amount=5),)),
        Do("pass", (Pass(),), LOT),
        Say("trade", STOCK),
        Say("finish"),
    ),
)
