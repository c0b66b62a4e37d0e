"""How titles put together the inputs of their value networks: about a seat, about its rivals, about the game."""

from collections.abc import Sequence

from app.engine.bots import Feature, Topic

Named = Sequence[tuple[str, Topic]]


def features_of(own: Named, rivals: Sequence[str], table: Sequence[str]) -> tuple[Feature, ...]:
    """Return the features of a seat, those that compare it with its rivals in some of these, and those of the game."""
    return (
        *[Feature(name, topic) for name, topic in own],
        *[Feature(f"{kind}{name}", "denial") for kind in ("best_rivals_", "rivals_", "rank_by_") for name in rivals],
        *[Feature(name, "tempo") for name in table],
    )


def measured(
    own: Named, rivals: Sequence[str], rows: Sequence[Sequence[float]], table: Sequence[float]
) -> list[list[float]]:
    """Return the values of all these features for every seat; `rows` are those of each seat by itself."""
    names = [name for name, _ in own]
    places = [names.index(name) for name in rivals]
    compared = [[row[place] for place in places] for row in rows]
    return [[*row, *against_rivals(compared, seat), *table] for seat, row in enumerate(rows)]


def against_rivals(compared: Sequence[Sequence[float]], seat: int) -> list[float]:
    """Return the best rival's numbers, the rivals' average, and the share of rivals who have more."""
    rivals = [row for other, row in enumerate(compared) if other != seat]
    columns = list(zip(*rivals, strict=True))
    best = [max(column) for column in columns]
    average = [sum(column) / len(column) for column in columns]
    ahead = [
        sum(value > own for value in column) / len(column) for column, own in zip(columns, compared[seat], strict=True)
    ]
    return [*best, *average, *ahead]
