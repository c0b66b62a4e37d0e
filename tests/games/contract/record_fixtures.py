"""Records the fixtures anew: `python -m tests.games.contract.record_fixtures`. Only for a new `version` of a title."""

from pathlib import Path

from app.engine.bots import RandomBot
from app.engine.game import Setup
from app.engine.match import play
from app.engine.record import GameRecord, record, write_record
from app.engine.rng import seed_from
from app.games import TITLES
from tests.games.contract.harness import Case, cases, random_game

FOLDER = Path(__file__).parents[1] / "fixtures"
MOST_GAMES = 400


def bots_at_play(case: Case) -> GameRecord:
    """Return a game of the title's own bots; with options, of one against random ones."""
    game, bots = case.listed.game, case.listed.bots
    setup = Setup(case.players, seed_from(f"fixture/{case}"), case.options)
    own = 1 if case.options else case.players
    seats = [bots["standard"] if seat < own else RandomBot() for seat in range(case.players)]
    return record(game, setup, play(game, setup, seats))


def at_random(case: Case, name: str) -> GameRecord:
    """Return a game in which every offer is taken now and then, also what nobody was asked."""
    played = list(random_game(case, name))
    steps = [(None, played[0].before), *((each.move, each.after) for each in played)]
    return record(case.listed.game, case.setup(name), steps)


def actions(game: GameRecord) -> set[str]:
    """Return the kinds of action taken in a game."""
    return {move.action["type"] for move in game.moves}


def main() -> None:
    """Write a game for each number of players and each option, and random ones until every action has been taken."""
    for name, title in TITLES.items():
        folder = FOLDER / name
        folder.mkdir(parents=True, exist_ok=True)
        wanted = [case for case in cases() if case.title == name and not (case.options and case.players > 3)]
        games = {str(case): bots_at_play(case) for case in wanted}
        missing = {kind.tag() for kind in title.game.action_type.__args__}
        missing -= set().union(*(actions(game) for game in games.values()))
        variants = [case for case in wanted if case.options]
        for number in range(MOST_GAMES):
            found = at_random(variants[number % len(variants)], f"fixture {number}")
            if missing & actions(found):
                games[f"{name}-random-{number}"] = found
                missing -= actions(found)
            if not missing:
                break
        assert not missing, missing
        for stem, game in games.items():
            (folder / f"{stem.removeprefix(f'{name}-')}.json").write_bytes(write_record(game))


if __name__ == "__main__":
    main()
