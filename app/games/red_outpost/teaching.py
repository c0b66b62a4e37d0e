"""What the coach says in Red Outpost: what an answer brings now, and what it promises for the end of the round.

The words are in `static/i18n/<language>/red_outpost_coach.ftl`.
"""

from collections.abc import Iterator, Sequence

from app.engine.bots import Remark
from app.engine.decisions import Action, Decision
from app.engine.events import Seat
from app.games.red_outpost.actions import Visit, VisitWithCard
from app.games.red_outpost.bot_reach import Reach
from app.games.red_outpost.bot_values import Beliefs
from app.games.red_outpost.bot_world import certain_outcome, state_from
from app.games.red_outpost.components import ROUNDS, WHEEL_VP
from app.games.red_outpost.flow import do_rest_of_turn
from app.games.red_outpost.foresight import Effect, Foreseer
from app.games.red_outpost.state import State
from app.games.red_outpost.view import RedOutpostView

BELIEFS = Beliefs()

WORTH_TELLING = 1
"""Points that rivals may export next, from which on it is said."""


def goal(view: RedOutpostView, decision: Decision) -> Remark:
    state = state_from(view)
    points = [player.points.total for player in state.players]
    own = points.pop(decision.seat)
    where = {"round": state.round, "rounds": ROUNDS}
    return Remark("red_outpost-coach-goal", {**where, "points": own, "best": max(points)})


def why(view: RedOutpostView, decision: Decision, action: Action) -> Sequence[Remark]:
    state, seat = state_from(view), decision.seat
    effect = Foreseer(state, seat, do_rest_of_turn)(action)
    found = [*gains(state, effect), *promises(state, seat, effect)]
    if isinstance(action, Visit | VisitWithCard):
        found += leaves(state, seat, action)
    return found


def gains(state: State, effect: Effect) -> Iterator[Remark]:
    """Say what comes at once: exports, the production wheel, crystals, cards."""
    rewards = (effect.wheel_space is not None and effect.wheel > effect.wheel_space) * WHEEL_VP
    if effect.exports:
        points = effect.points - rewards
        yield Remark("red_outpost-why-exports", {"resource": list(effect.exports), "points": points})
    if effect.wheel and effect.wheel_space is not None:
        spaces = state.rules.wheel_spaces
        key = "red_outpost-why-reward" if rewards else "red_outpost-why-wheel"
        yield Remark(key, {"steps": effect.wheel, "missing": spaces - effect.wheel_space, "points": rewards})
    if effect.crystals > 0 and not rewards:
        yield Remark("red_outpost-why-crystals", {"count": effect.crystals})
    if effect.draws:
        yield Remark("red_outpost-why-draws")


def promises(state: State, seat: Seat, effect: Effect) -> Iterator[Remark]:
    """Say what the moods promise for the end of the round: whom the seat leads now, and what that is worth."""
    for name, ahead in effect.leaders.items():
        mood = state.workers[name].mood + effect.moods.get(name, 0)
        if seat in ahead and (points := state.rules.mood_vp(mood)) > 0:
            key = "red_outpost-why-shares" if len(ahead) > 1 else "red_outpost-why-leads"
            yield Remark(key, {"worker": name, "points": points, "mood": mood})
            return
    if effect.outlook > 0:
        yield Remark("red_outpost-why-moods", {"points": effect.outlook})


def leaves(state: State, seat: Seat, action: Action) -> Iterator[Remark]:
    """Say what the next visitors can export then, or that a visit leaves them less."""
    after_visit = certain_outcome(state, seat, action)
    before, after = in_reach(Reach(state, made=1), seat), in_reach(Reach(after_visit), seat)
    if before - after >= WORTH_TELLING:
        yield Remark("red_outpost-why-denies", {"points": round(before - after)})
    elif after - before >= WORTH_TELLING:
        yield Remark("red_outpost-why-leaves", {"points": round(after - before)})


def in_reach(reach: Reach, seat: Seat) -> float:
    """Return the points for exports that rivals can reach next."""
    exports = reach.exports(reach.state.storehouse, BELIEFS.reach)
    return sum(points for visitor, points in exports if visitor != seat)
