"""Learn Outpost: from the fourth factory to the first Heavy Equipment, in the first rounds of a game of three."""

from app.engine.events import Seat
from app.engine.lessons import Do, Lesson, Reply, Say
from app.games.outpost.actions import (
    Assign,
    Bid,
    BuyColonists,
    BuyFactories,
    ChooseMega,
    EndTurn,
    OpenAuction,
    Pass,
    Pay,
)

ONE, TWO = Seat(1), Seat(2)
COLONY, HAND, AUCTION = ".own-colony", ".own-hand", ".auction"
WATER, PEOPLE = '.own-colony [data-works="water"]', ".own-colony .people"
NODULE, EQUIPMENT = '.market [data-flip="nodule"]', '.market [data-flip="heavy_equipment"]'

LESSON = Lesson(
    seed=f"{10:064x}",
    players=3,
    script=(
        Say("goal", ".course"),
        Say("colony", COLONY),
        Say("cards", HAND),
        Do(
            "factory",
            (BuyFactories("water", 1, ["water/6/1", "ore/5/3", "ore/4/1", "ore/3/4", "ore/2/7"]),),
            WATER,
            free=("cards",),
        ),
        Do("colonist", (BuyColonists(1, ["water/10/3"]),), PEOPLE, free=("cards",)),
        Do("assign", (Assign({"ore": {"colonist": 2}, "water": {"colonist": 2}}),), WATER),
        Do("end", (EndTurn(),)),
        Reply(ONE, (BuyFactories("water", 1, ["water/8/3", "water/8/1", "ore/4/2"]),)),
        Reply(ONE, (Assign({"water": {"colonist": 2}, "ore": {"colonist": 1}}),)),
        Reply(ONE, (EndTurn(),)),
        Reply(TWO, (BuyFactories("water", 1, ["water/7/9", "water/7/4", "ore/5/2", "ore/1/4"]),)),
        Reply(TWO, (Assign({"water": {"colonist": 2}, "ore": {"colonist": 1}}),)),
        Reply(TWO, (EndTurn(),)),
        Do("auction", (OpenAuction("nodule", 25),), NODULE),
        Reply(ONE, (Pass(),)),
        Reply(TWO, (Pass(),)),
        Do("again", (EndTurn(),), COLONY),
        Reply(ONE, (BuyFactories("water", 1, ["water/8/2", "water/7/7", "ore/4/3", "ore/1/3"]),)),
        Reply(ONE, (Assign({"water": {"colonist": 3}}),)),
        Reply(ONE, (EndTurn(),)),
        Reply(TWO, (BuyColonists(1, ["water/7/1", "ore/3/1"]),)),
        Reply(TWO, (Assign({"water": {"colonist": 2}, "ore": {"colonist": 2}}),)),
        Reply(TWO, (EndTurn(),)),
        Do("save", (EndTurn(),), EQUIPMENT),
        Reply(TWO, (OpenAuction("data_library", 15),)),
        Do("pass", (Pass(),), AUCTION),
        Reply(ONE, (Pass(),)),
        Reply(TWO, (Pay(["water/6/4", "water/4/3", "ore/3/3", "ore/2/3"]),)),
        Reply(TWO, (EndTurn(),)),
        Reply(ONE, (BuyFactories("water", 1, ["water/9/4", "water/7/2", "ore/4/5"]),)),
        Reply(ONE, (BuyColonists(1, ["water/9/5", "ore/1/5"]),)),
        Reply(ONE, (Assign({"water": {"colonist": 4}}),)),
        Reply(ONE, (EndTurn(),)),
        Reply(ONE, (ChooseMega(),)),
        Do("equipment", (OpenAuction("heavy_equipment", 30),), EQUIPMENT),
        Reply(ONE, (Pass(),)),
        Reply(TWO, (Bid(31),)),
        Do("bid", (Bid(32),), AUCTION, free=("amount",)),
        Reply(ONE, (Pass(),)),
        Reply(TWO, (Pass(),)),
        Do(
            "pay",
            (Pay(["water/10/2", "water/9/1", "water/5/1", "water/5/5", "ore/2/5", "ore/1/6"]),),
            HAND,
            free=("cards",),
        ),
        Say("finish"),
    ),
)
