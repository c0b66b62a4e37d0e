"""Fitting the value network to positions whose outcome is known. Needs numpy, which nothing else does.

Adam on the cross-entropy between predicted and actual shares of the win, plus the squared error of the points. Every
tenth game is held out; the epoch that predicts those best is kept.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from app.bots.network import Network, rounded
from app.bots.samples import Position
from app.engine.bots import Lookahead

Array = npt.NDArray[np.float64]
T = TypeVar("T")

HIDDEN = 32
EPOCHS = 20
PATIENCE = 8
"""Epochs without progress after which fitting stops."""
BATCH = 256
RATE = 2e-3
DECAY = 3.0
"""Weight decay per step, relative to the learning rate."""
POINTS_WEIGHT = 0.3
HELD_OUT = 10
SHARPNESS = [factor / 20 for factor in range(10, 31)]
"""Factors on the scores, of which the one is taken that suits the held-out games best: it calibrates the chances."""


class Batch:
    """Positions of games with the same number of players: features by position, seat and feature; and the targets."""

    def __init__(self, rows: Array, shares: Array, points: Array) -> None:
        self.rows, self.shares, self.points = rows, shares, points

    def __len__(self) -> int:
        return len(self.rows)

    def pick(self, places: npt.NDArray[np.intp]) -> "Batch":
        return Batch(self.rows[places], self.shares[places], self.points[places])


class Model:
    """The weights while they are learned: inputs to hidden units, a direct connection, and two outputs."""

    def __init__(self, features: int, rng: np.random.Generator) -> None:
        self.parts: dict[str, Array] = {
            "inputs": rng.normal(0, (2 / features) ** 0.5, (features, HIDDEN)),
            "bias": np.zeros(HIDDEN),
            "outputs": rng.normal(0, 0.1, (HIDDEN, 2)),
            "direct": np.zeros((features, 2)),
            "shift": np.zeros(2),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def forward(self, rows: Array) -> tuple[Array, Array, Array]:
        """Return the hidden units, the chances and the points."""
        parts = self.parts
        hidden = np.maximum(rows @ parts["inputs"] + parts["bias"], 0)
        outputs = hidden @ parts["outputs"] + rows @ parts["direct"] + parts["shift"]
        scores = outputs[..., 0] - outputs[..., 0].max(axis=1, keepdims=True)
        shares = np.exp(scores)
        return hidden, shares / shares.sum(axis=1, keepdims=True), outputs[..., 1]

    def losses(self, batch: Batch, sharpness: float = 1.0) -> tuple[float, float]:
        """Return the cross-entropy and the mean squared error of the points; scores are multiplied by `sharpness`."""
        _, shares, points = self.forward(batch.rows)
        shares = shares**sharpness
        shares /= shares.sum(axis=1, keepdims=True)
        entropy = -(batch.shares * np.log(shares + 1e-12)).sum(axis=1).mean()
        return float(entropy), float(((points - batch.points) ** 2).mean())

    def step(self, batch: Batch, rate: float) -> None:
        hidden, shares, points = self.forward(batch.rows)
        count, seats, features = batch.rows.shape
        slope = np.stack(
            [(shares - batch.shares) / count, 2 * POINTS_WEIGHT * (points - batch.points) / (count * seats)], axis=-1
        ).reshape(-1, 2)
        rows, units = batch.rows.reshape(-1, features), hidden.reshape(-1, HIDDEN)
        back = (slope @ self.parts["outputs"].T) * (units > 0)
        self.update(
            {
                "inputs": rows.T @ back,
                "bias": back.sum(axis=0),
                "outputs": units.T @ slope,
                "direct": rows.T @ slope,
                "shift": slope.sum(axis=0),
            },
            rate,
        )

    def update(self, slopes: dict[str, Array], rate: float) -> None:
        """Take a step of Adam with weight decay."""
        self.steps += 1
        for name, slope in slopes.items():
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope**2
            mean = self.first[name] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8
            decay = DECAY * self.parts[name] if name in ("inputs", "direct") else 0
            self.parts[name] = self.parts[name] - rate * (mean / spread + decay)


def fit(
    title: str,
    lookahead: Lookahead,
    positions: Sequence[Position],
    seed: str,
    command: str,
    history: list[dict[str, Any]],
    progress: Callable[[Iterable[int], int, str], Iterable[int]],
) -> Network:
    """Return the network that predicts the held-out games best."""
    rng = np.random.default_rng(list(seed.encode()))
    seen = np.concatenate([np.asarray(each.rows) for each in positions])
    mean, scale = seen.mean(axis=0), seen.std(axis=0)
    scale = np.where(scale > 1e-6, scale, 1.0)
    scores = np.concatenate([np.asarray(each.points) for each in positions])
    middle, spread = float(scores.mean()), float(scores.std()) or 1.0

    def batches(held_out: bool) -> list[Batch]:
        chosen = [each for each in positions if (each.game % HELD_OUT == 0) == held_out]
        return [
            Batch(
                (np.asarray([each.rows for each in same]) - mean) / scale,
                np.asarray([each.shares for each in same]),
                (np.asarray([each.points for each in same]) - middle) / spread,
            )
            for players in sorted({len(each.rows) for each in chosen})
            if (same := [each for each in chosen if len(each.rows) == players])
        ]

    taught, held_out = batches(held_out=False), batches(held_out=True)
    model = Model(len(mean), rng)
    best, kept, curve = float("inf"), dict(model.parts), []
    for epoch in progress(range(EPOCHS), EPOCHS, "fitting"):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS))
        for batch in shuffled_batches(taught, rng):
            model.step(batch, float(rate))
        entropy, error = average(model, held_out)
        curve.append({"epoch": epoch + 1, "taught": average(model, taught)[0], "held_out": entropy})
        if entropy + POINTS_WEIGHT * error < best:
            best, kept, last = entropy + POINTS_WEIGHT * error, dict(model.parts), (epoch, entropy, error)
        elif epoch - last[0] > PATIENCE:
            break
    model.parts = kept
    sharpness = min(SHARPNESS, key=lambda factor: average(model, held_out, factor)[0])
    for name in ("outputs", "direct", "shift"):
        model.parts[name] = model.parts[name] * np.array([sharpness, 1.0])
    generation = {
        "generation": len(history) + 1,
        "games": len({(each.game, tuple(each.points)) for each in positions}),
        "positions": len(positions),
        "cross_entropy": rounded(average(model, held_out)[0]),
        "points_error": rounded(last[2] ** 0.5 * spread),
        "curve": [[rounded(each["taught"]), rounded(each["held_out"])] for each in curve],
    }
    return network_of(title, lookahead, model, (mean, scale), (middle, spread), command, [*history, generation])


def shuffled_batches(batches: Sequence[Batch], rng: np.random.Generator) -> list[Batch]:
    parts = []
    for batch in batches:
        order = rng.permutation(len(batch))
        parts += [batch.pick(order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
    return [parts[place] for place in rng.permutation(len(parts))]


def average(model: Model, batches: Sequence[Batch], sharpness: float = 1.0) -> tuple[float, float]:
    """Return the losses over all batches."""
    total = sum(map(len, batches))
    losses = [model.losses(batch, sharpness) for batch in batches]
    return (
        sum(entropy * len(batch) for (entropy, _), batch in zip(losses, batches, strict=True)) / total,
        sum(error * len(batch) for (_, error), batch in zip(losses, batches, strict=True)) / total,
    )


def network_of(
    title: str,
    lookahead: Lookahead,
    model: Model,
    scaling: tuple[Array, Array],
    points: tuple[float, float],
    command: str,
    history: list[dict[str, Any]],
) -> Network:
    """Return the model as a network of raw features: the scaling becomes part of the weights."""
    mean, scale = scaling
    middle, spread = points
    parts = model.parts
    outputs = parts["outputs"] * np.array([1.0, spread])
    direct = parts["direct"] * np.array([1.0, spread])
    shift = parts["shift"] * np.array([1.0, spread]) + np.array([0.0, middle])
    inputs = np.concatenate([parts["inputs"], direct], axis=1) / scale[:, None]
    bias = np.concatenate([parts["bias"], shift]) - mean @ inputs

    def plain(numbers: Array) -> list[float]:
        return [rounded(float(number)) for number in numbers]

    return Network(
        title=title,
        command=command,
        history=history,
        inputs={feature.name: plain(row) for feature, row in zip(lookahead.features, inputs, strict=True)},
        bias=plain(bias),
        score=plain(outputs[:, 0]),
        points=plain(outputs[:, 1]),
    )
