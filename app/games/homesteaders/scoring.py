"""The end of the game: converting, repaying, the score (spec §8)."""

from app.engine.decisions import Action, Decision, Offer, menu
from app.engine.events import Seat
from app.engine.game import Outcome
from app.engine.turn import Turn
from app.games.homesteaders.actions import Finish, Repay
from app.games.homesteaders.components import DEBT_COSTS, ROUNDS, SILVER
from app.games.homesteaders.points import debt_penalty, precious_points
from app.games.homesteaders.state import Player, State
from app.games.homesteaders.town import bonus_vp, printed_vp
from app.games.homesteaders.trade import free_menus


def final_decision(state: State, seat: Seat) -> Decision:
    """Ask for the last trades and repayments: what is left of silver and resources will be worth little (§8.2)."""
    player = state.players[seat]
    return Decision(
        state.question("final", seat),
        seat,
        "homesteaders-ask-final",
        (menu(Offer(Finish)), *free_menus(state, seat)),
        fallback=lambda: default_action(player),
        params={"score": score_of(player)},
    )


def default_action(player: Player) -> Action:
    """Return what is proposed: debts are repaid with silver, then that is it (§13.2)."""
    repaid = min(player.goods.debt, player.goods.silver // DEBT_COSTS)
    return Repay(SILVER, repaid) if repaid else Finish()


def do_finish(state: State, seat: Seat, _action: Finish, _turn: Turn) -> None:
    state.players[seat].done = True


def do_score(state: State, turn: Turn) -> None:
    """Open all screens and count."""
    turn.reveal()
    ended = outcome(state)
    for seat, score in enumerate(ended.scores):
        found = ended.sources[seat]
        if any(found.values()):
            turn.tell("homesteaders-scored", seat=seat, score=score, sources=dict(found))
        else:
            turn.tell("homesteaders-scored_nothing", seat=seat)
    turn.tell("homesteaders-over", winners=list(ended.winners), score=max(ended.scores), scores=list(ended.scores))


def sources(player: Player) -> dict[str, int]:
    """Return where the points come from (§8.4)."""
    goods = player.goods
    return {
        "chips": goods.vp,
        "buildings": printed_vp(player.buildings),
        "bonuses": sum(bonus_vp(player.buildings, goods).values()),
        "goods": precious_points(goods),
        "debts": -debt_penalty(goods.debt),
    }


def score_of(player: Player) -> int:
    """Return what the player would score if the game ended now."""
    return sum(sources(player).values())


def outcome(state: State) -> Outcome:
    """Return the final ranking: points, then silver coins; players equal in both share a rank (§8.5)."""
    return Outcome.of(
        ROUNDS,
        (sources(player) for player in state.players),
        silver=(player.goods.silver for player in state.players),
    )
