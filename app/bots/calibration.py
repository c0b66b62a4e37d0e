"""Whether the value network means what it says: predicted and actual shares of the win in fresh games."""

from collections.abc import Iterable, Sequence
from math import log
from statistics import mean

import msgspec

from app.bots.network import Network
from app.bots.samples import Position

BINS = 10


class Bin(msgspec.Struct):
    """Predictions between two bounds: how many there are, from how many games, and what came of them on average."""

    low: float
    high: float
    predictions: int
    games: int
    predicted: float
    actual: float


class Report(msgspec.Struct):
    """`points_error` is the mean absolute error of the predicted final points."""

    games: int
    positions: int
    cross_entropy: float
    points_error: float
    widest: float
    """The widest gap between predicted and actual share in a bin."""
    bins: list[Bin]


def calibration(network: Network, positions: Sequence[Position]) -> Report:
    """Compare the predictions for all seats with how the games ended."""
    found: list[list[tuple[float, float, int]]] = [[] for _ in range(BINS)]
    surprise, errors = 0.0, []
    for position in positions:
        for estimate, share, points in zip(
            network.estimate(position.rows), position.shares, position.points, strict=True
        ):
            found[min(BINS - 1, int(estimate.chance * BINS))].append((estimate.chance, share, position.game))
            surprise -= share * log(max(estimate.chance, 1e-12))
            errors.append(abs(estimate.points - points))
    bins = [summary(number, seen) for number, seen in enumerate(found) if seen]
    return Report(
        games=len({position.game for position in positions}),
        positions=len(positions),
        cross_entropy=round(surprise / len(positions), 4),
        points_error=round(mean(errors), 2),
        widest=max(abs(each.predicted - each.actual) for each in bins),
        bins=bins,
    )


def summary(number: int, seen: Sequence[tuple[float, float, int]]) -> Bin:
    return Bin(
        low=number / BINS,
        high=(number + 1) / BINS,
        predictions=len(seen),
        games=len({game for _, _, game in seen}),
        predicted=round(mean(chance for chance, _, _ in seen), 4),
        actual=round(mean(share for _, share, _ in seen), 4),
    )


def describe(report: Report) -> Iterable[str]:
    yield f"{report.positions} positions of {report.games} games: cross-entropy {report.cross_entropy}, "
    yield f"final points off by {report.points_error} on average"
    yield f"{'predicted':>14} {'actual':>8} {'number':>8} {'games':>6}"
    for each in report.bins:
        bounds = f"{each.low:.0%}–{each.high:.0%}"
        yield f"{bounds:>8} {each.predicted:>5.1%} {each.actual:>8.1%} {each.predictions:>8} {each.games:>6}"
    yield f"widest gap: {report.widest:.1%}"
