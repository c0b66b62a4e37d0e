"""Positions of Outpost put on tables of a real server, so that a browser meets questions which are rare in play.

A table is opened and started by people as usual. Then the server is stopped, the log gets an entry with the position as
its snapshot, and the server is started again: it goes on from there, as it does after every restart.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import BrowserContext

from app.engine.codec import encode, fingerprint
from app.engine.turn import Turn
from app.games.outpost.actions import Attack, Bid, OpenAuction
from app.games.outpost.colony import do_build, do_gain, do_lose
from app.games.outpost.components import TITANIUM, UpgradeId
from app.games.outpost.state import State
from tests.faults.processes import Server
from tests.games.outpost.positions import GAME, all_pass, cards, colony, play, position, put_back
from tests.web.staging import STAGED

NAMES = ("Ada", "Bob", "Cleo", "Maximilienne", "Eve", "Frédéric", "Gus", "Hanna-Lou", "Ivo")
MARKET = "nodule warehouse scientists"


class Staged:
    """A table in a given position."""

    players = 3

    def __init__(self, name: str, options: dict[str, str], make: Callable[[State], State], seat: int) -> None:
        self.name = name
        self.options = options
        self.make = make
        self.seat = seat
        """The seat that has to decide."""
        self.code = ""
        self.cookies: list[list[dict[str, str]]] = []
        """Of each seat's person."""

    def state(self) -> State:
        return self.make(colonies(position(self.players, MARKET, 2, 2, **self.options)))

    def enter(self, context: BrowserContext, url: str, seat: int | None = None) -> str:
        """Sign a browser in as the person of a seat, or who has to decide; return the table's URL."""
        own = self.cookies[self.seat if seat is None else seat]
        context.add_cookies([{**cookie, "url": url} for cookie in own])  # type: ignore[typeddict-item]
        return f"{url}/t/{self.code}"


# --- positions -----------------------------------------------------------------------------------------------------


def colonies(state: State) -> State:
    """Three colonies in the middle of a game, each with something to lose."""
    hand = "ore/3 ore/4 water/5 water/7 water/9 titanium/9 titanium/10 titanium/12 research/13"
    colony(state, 0, upgrades="warehouse heavy_equipment", factories={"ore": 2, "water": 2, "titanium": 1}, hand=hand)
    hand = "ore/2 ore/5 water/6 water/8 titanium/8 titanium/13 research/12"
    colony(state, 1, upgrades="data_library nodule", factories={"ore": 2, "water": 4}, colonists=7, hand=hand)
    hand = "ore/1 water/10 titanium/7 new_chemicals/20"
    colony(state, 2, upgrades="ecoplants robots", factories={"ore": 2, "titanium": (2, 1, 1)}, hand=hand)
    return state


def own(state: State, seat: int, *kicker: str) -> None:
    """Give a seat these Kicker cards."""
    for name in kicker:
        do_gain(state.players[seat], UpgradeId(name))


def proceed(state: State) -> State:
    """Carry on until the next decision."""
    GAME.course.carry_on(state, Turn(state.rng))
    return state


def after_turns(state: State) -> State:
    """Finish everybody's turn."""
    state.active = None
    for player in state.players:
        player.step = "done"
    return proceed(state)


def at_production(state: State) -> State:
    """Begin the next round."""
    state.round, state.stage, state.active = state.round + 1, "order", None
    return proceed(state)


def exchange(state: State) -> State:
    """Ada may force an exchange."""
    own(state, 0, "wily_trader")
    assert state.kicker is not None
    state.stage, state.active, state.kicker.trades = "exchange", None, [(state.order[0], UpgradeId("wily_trader"))]
    return proceed(state)


def redraw(state: State) -> State:
    """Ada has drawn a card on top and gives one back."""
    own(state, 0, "ice_prospector")
    colony(state, 1, factories={"ore": 2})
    return at_production(state)


def mega(state: State) -> State:
    """Bob may take a mega card."""
    return at_production(state)


def discard(state: State) -> State:
    """Ada holds more cards than she may keep after the turns."""
    return after_turns(state)


def assignment(state: State) -> State:
    """Ada has more factories than people, after the turns."""
    do_build(state.players[0], TITANIUM, 3)
    return after_turns(state)


def doubt(state: State) -> State:
    """Bob's bid may be doubted."""
    return play(play(state, 0, OpenAuction("scientists", 40)), 1, Bid(140))


def default(state: State) -> State:
    """Ada has won with more than she holds."""
    return all_pass(play(state, 0, OpenAuction("scientists", 90)))


def raid(state: State) -> State:
    """Ada attacks Bob's Nodule, and he must answer."""
    spent = cards(state, 0, "titanium/10 titanium/12 research/13 water/9 water/7")
    return play(state, 0, Attack(owner=1, asset="nodule", cards=spent, amount=0))


def eviction(state: State) -> State:
    """Bob has lost his Nodule, and somebody must leave."""
    do_lose(state.players[1], UpgradeId("nodule"))
    return after_turns(state)


def cash(state: State) -> State:
    """Ada has money instead of cards."""
    for seat, player in enumerate(state.players):
        put_back(state, player)
        player.cash, player.tokens = 120 - 20 * seat, seat
    return state


def cash_bid(state: State) -> State:
    """Bob is asked for a bid in money."""
    return play(cash(state), 0, OpenAuction("scientists", 40))


CLASSIC, KICKER = {"edition": "classic"}, {"kicker": "on"}
SCENES = (
    Staged("exchange", KICKER, exchange, 0),
    Staged("redraw", KICKER, redraw, 0),
    Staged("mega", {}, mega, 1),
    Staged("classic-turn", CLASSIC, lambda state: state, 0),
    Staged("classic-operators", CLASSIC, assignment, 0),
    Staged("classic-discard", CLASSIC | {"mega_production": "on"}, discard, 0),
    Staged("doubt", CLASSIC | {"bid_verification": "challenge"}, doubt, 2),
    Staged("default", {"secret_overbid": "on"}, default, 0),
    Staged("raid", {"space_terrorism": "on"}, raid, 1),
    Staged("eviction", {"space_terrorism": "on"}, eviction, 1),
    Staged("money", {"money": "on"}, cash, 0),
    Staged("money-bid", {"money": "on"}, cash_bid, 1),
)


# --- on the server -------------------------------------------------------------------------------------------------


def open_tables(url: str, scenes: Sequence[Staged] = SCENES) -> None:
    """Create and start a table for every scene."""
    people = [httpx.Client(base_url=url, headers={"origin": url}) for _ in NAMES]

    def do(who: int, path: str, body: dict[str, Any] | None = None) -> Any:
        return people[who].post(f"/api/{path}", json=body or {}).raise_for_status().json()

    for seat, name in enumerate(NAMES):
        do(seat, "session", {"name": name})
    for scene in scenes:
        scene.code = do(0, "tables", {"game": "outpost", "options": scene.options, "seats": scene.players})["code"]
        for seat in range(1, scene.players):
            do(seat, f"tables/{scene.code}/join")
        do(0, f"tables/{scene.code}/start")
        scene.cookies = [[{"name": name, "value": value} for name, value in each.cookies.items()] for each in people]
    for person in people:
        person.close()


def set_positions(database: Path, scenes: Sequence[Staged] = SCENES) -> None:
    """Give each table's log one more entry, which leads to its position; it is the newest snapshot."""
    with sqlite3.connect(database) as connection:
        for scene in scenes:
            data = encode(scene.state())
            (last,) = connection.execute("SELECT last_seq FROM tables WHERE code = ?", (scene.code,)).fetchone()
            seq = last + 1
            connection.execute(
                "INSERT INTO snapshots (table_code, seq, data) VALUES (?, ?, ?)", (scene.code, seq, data)
            )
            entry = {**STAGED, "table_code": scene.code, "seq": seq, "hash": fingerprint(data)}
            names, marks = ", ".join(entry), ", ".join("?" * len(entry))
            connection.execute(f"INSERT INTO moves ({names}) VALUES ({marks})", list(entry.values()))
            connection.execute("UPDATE tables SET last_seq = ? WHERE code = ?", (seq, scene.code))
    connection.close()


@contextmanager
def staged_server(folder: Path, scenes: Sequence[Staged] = SCENES) -> Iterator[Server]:
    """Run a server with a table for every scene."""
    server = Server(f"sqlite+aiosqlite:///{folder}/frontier.db")
    with ThreadPoolExecutor(1) as aside:
        # Playwright keeps a loop of its own running in this thread.
        aside.submit(lambda: asyncio.run(server.start())).result()
        open_tables(server.url, scenes)
        aside.submit(lambda: asyncio.run(server.stop())).result()
        set_positions(folder / "frontier.db", scenes)
        aside.submit(lambda: asyncio.run(server.start())).result()
        yield server
        aside.submit(lambda: asyncio.run(server.stop())).result()
