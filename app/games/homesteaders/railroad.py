"""The railroad development track (spec §2.8, §4.6)."""

from app.engine.choices import Choose
from app.engine.decisions import Blocked, Decision, Entry, Menu, Offer
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import ChooseBonus
from app.games.homesteaders.components import BONUS_GIVES, RESOURCES, TRACK, Bonus, Good
from app.games.homesteaders.state import Player, State
from app.games.homesteaders.trade import free_menus

LATE = 6
"""Up to this round a rail line pays back well (§13.2)."""


def do_advance(state: State, turn: Turn) -> None:
    """Move the marker on, unless it is at the end; where there is only one bonus, it is taken at once.

    The position is public, so the others learn nothing from not being kept waiting.
    """
    seat = state.active
    player = state.players[seat]
    player.track = next_space(player)
    turn.tell("homesteaders-advanced", seat=seat, track=player.track)
    if player.track == 1:
        do_give_bonus(player, seat, TRACK[0], None, turn)
    else:
        state.agenda.insert(0, "bonus")


def next_space(player: Player) -> int:
    """Return where an advance leads: nowhere from the end of the track."""
    return min(len(TRACK), player.track + 1)


def bonus_decision(state: State, seat: Seat) -> Decision:
    """Ask which of the bonuses passed on the track is taken."""
    player = state.players[seat]
    return Decision(
        state.question("bonus", seat),
        seat,
        "homesteaders-ask-bonus",
        (Menu((ChooseBonus,), lambda: bonus_entries(player)), *free_menus(state, seat)),
        fallback=lambda: usual_bonus(state.round, player),
        params={"track": player.track},
    )


def bonus_entries(player: Player) -> list[Entry]:
    """Offer the bonuses up to the marker's position."""
    return [
        *(
            Offer(
                ChooseBonus,
                {
                    "bonus": Choose((bonus,), "no_such_bonus"),
                    "resource": Choose(RESOURCES if bonus == "resource" else ("",), "no_such_resource"),
                },
            )
            for bonus in TRACK[: player.track]
        ),
        *(Blocked(ChooseBonus, Refusal("bonus_locked"), {"bonus": bonus}) for bonus in TRACK[player.track :]),
    ]


def usual_bonus(turn: int, player: Player) -> ChooseBonus:
    """Return the default bonus: a rail line while it pays, then the best one except a worker."""
    if turn <= LATE and player.track >= 2:
        return ChooseBonus("rail")
    best = next(bonus for bonus in reversed(TRACK[: player.track]) if bonus != "worker")
    return ChooseBonus(best, RESOURCES[-1] if best == "resource" else "")


def do_choose_bonus(state: State, seat: Seat, action: ChooseBonus, turn: Turn) -> None:
    """Take the bonus, and be done with this advance."""
    state.agenda.pop(0)
    bonus = next(each for each in TRACK if each == action.bonus)
    do_give_bonus(state.players[seat], seat, bonus, Good(action.resource) if action.resource else None, turn)


def do_give_bonus(player: Player, seat: Seat, bonus: Bonus, resource: Good | None, turn: Turn) -> None:
    gets = {resource: 1} if resource else dict(BONUS_GIVES[bonus])
    player.goods.add(gets)
    turn.tell("homesteaders-bonus", seat=seat, gets=gets)
