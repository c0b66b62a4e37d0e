"""Learn Homesteaders: a whole first round with three players, and a second one in which passing pays."""

from app.engine.events import Seat
from app.engine.lessons import Do, Lesson, Reply, Say
from app.games.homesteaders.actions import Bid, Build, Pass, Pay, PlaceWorkers

ONE, TWO = Seat(1), Seat(2)
SCENE, STOCK = ".scene", ".stock"

LESSON = Lesson(
    seed=f"{20:064x}",
    players=3,
    script=(
        Say("goal", ".course"),
        Say("town", SCENE),
        Do("place", (PlaceWorkers({"homestead/1": {"worker": 1}}),), SCENE),
        Reply(ONE, (PlaceWorkers({"homestead/1": {"worker": 1}}),)),
        Reply(TWO, (PlaceWorkers({"homestead/1": {"worker": 1}}),)),
        Do("wages", (Pay(),), STOCK),
        Reply(ONE, (Pay(),)),
        Reply(TWO, (Pay(),)),
        Do("bid", (Bid(lot=1, amount=3),), SCENE),
        Reply(ONE, (Bid(lot=1, amount=4),)),
        Reply(TWO, (Bid(lot=2, amount=3),)),
        Do("outbid", (Bid(lot=1, amount=5),), SCENE),
        Reply(ONE, (Pass(),)),
        Do("pay", (Pay(),), STOCK),
        Do("build", (Build("market"),), SCENE),
        Reply(TWO, (Pay(),)),
        Reply(TWO, (Build("farm"),)),
        Do("again", (PlaceWorkers({"market/1": {"worker": 1}}),), SCENE),
        Reply(ONE, (PlaceWorkers({"homestead/1": {"worker": 1}}),)),
        Reply(TWO, (PlaceWorkers({"farm/1": {"worker": 1}}),)),
        Do("income", (Pay(),), STOCK),
        Reply(ONE, (Pay(),)),
        Reply(TWO, (Pay(),)),
        Do("second", (Bid(lot=1, amount=3),), SCENE),
        Reply(ONE, (Bid(lot=1, amount=6),)),
        Reply(TWO, (Bid(lot=2, amount=5),)),
        Do("pass", (Pass(),), SCENE),
        Say("trade", STOCK),
        Say("finish"),
    ),
)
