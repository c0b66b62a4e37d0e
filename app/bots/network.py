"""The value network: from every seat's features to its chance to win and its final points.

Each seat's features go through the same small network: one hidden layer, and two outputs, a score and the points. The
softmax of the scores is the chances. Weights are plain text, a line per feature, and inference is plain Python: a few
thousand multiplications.
"""

from collections.abc import Sequence
from math import exp
from operator import mul
from pathlib import Path
from typing import Any

import msgspec

from app.engine.bots import Feature

FOLDER = Path(__file__).parent / "weights"
DIGITS = 4
"""Significant digits of a weight in a file."""


class Estimate(msgspec.Struct, frozen=True):
    """What the network expects of a seat: its chance to win, and its final points."""

    chance: float
    points: float


class Network(msgspec.Struct, frozen=True):
    """Weights, with where they come from. Inputs are raw features: their scaling is part of the weights."""

    title: str
    command: str
    """What was typed to train them."""
    history: list[dict[str, Any]]
    """How training went, by generation."""
    inputs: dict[str, list[float]]
    """By feature, the weights to the hidden units, then those to the score and the points directly."""
    bias: list[float]
    score: list[float]
    """The weights from the hidden units to the score."""
    points: list[float]

    def fits(self, features: Sequence[Feature]) -> bool:
        return list(self.inputs) == [feature.name for feature in features]

    def estimate(self, rows: Sequence[Sequence[float]]) -> list[Estimate]:
        """Return an estimate for each seat, from the features of all."""
        outputs = [self.outputs(row) for row in rows]
        top = max(score for score, _ in outputs)
        shares = [exp(score - top) for score, _ in outputs]
        total = sum(shares)
        return [Estimate(share / total, points) for share, (_, points) in zip(shares, outputs, strict=True)]

    def outputs(self, row: Sequence[float]) -> tuple[float, float]:
        """Return a seat's score and points."""
        sums = self.bias
        for value, weights in zip(row, self.inputs.values(), strict=True):
            if value:
                sums = [total + value * weight for total, weight in zip(sums, weights, strict=True)]
        *hidden, score, points = sums
        active = [max(0.0, unit) for unit in hidden]
        return score + sum(map(mul, active, self.score)), points + sum(map(mul, active, self.points))


def rounded(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


def path_of(title: str) -> Path:
    return FOLDER / f"{title}.json"


def read_network(path: Path) -> Network:
    return msgspec.json.decode(path.read_bytes(), type=Network)


def write_network(network: Network, path: Path) -> None:
    """Write a file of weights, one line per feature."""
    path.write_bytes(to_lines(msgspec.to_builtins(network)))


def to_lines(data: dict[str, Any]) -> bytes:
    encode = msgspec.json.encode
    sections = []
    for key, value in data.items():
        if isinstance(value, dict):
            rows = ",\n".join(f"  {encode(name).decode()}: {encode(row).decode()}" for name, row in value.items())
            sections.append(f"{encode(key).decode()}: {{\n{rows}\n }}")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            rows = ",\n".join(f"  {encode(row).decode()}" for row in value)
            sections.append(f"{encode(key).decode()}: [\n{rows}\n ]")
        else:
            sections.append(f"{encode(key).decode()}: {encode(value).decode()}")
    return ("{\n " + ",\n ".join(sections) + "\n}\n").encode()
