"""What has a name in Homesteaders, besides events, prompts and refusals."""

from collections.abc import Iterator

from app.engine.stages import OVER
from app.games.homesteaders.components import GOODS, ROWS, STACKS, STAGE_ROUNDS, TRACK, TYPES
from app.games.homesteaders.flow import COURSE, HANDLERS

SOURCES = ("chips", "buildings", "bonuses", "goods", "debts")


def homesteaders_names() -> Iterator[str]:
    """Go through the components, and all else that has a name."""
    for row in ROWS.values():
        yield from (f"building-{row.id}", f"building-{row.id}-about")
        if row.slots:
            yield f"item-{row.id}"
    yield from (f"resource-{good}" for good in GOODS)
    for source in SOURCES:
        yield from (f"sources-{source}", f"points-{source}")
    yield "tie-silver"
    yield from (f"types-{kind}" for kind in TYPES)
    yield from (f"stage-{stage}" for stage in STAGE_ROUNDS)
    yield from (f"lot_{lot}-{tile.id}" for lot, stack in enumerate(STACKS, start=1) for tile in stack)
    yield from (f"bonus-{bonus}" for bonus in TRACK)
    yield f"phase-{OVER}"
    for stage in COURSE.named.values():
        if stage.name == "placing_in_order":
            continue  # pages are told that workers are being placed, and in turn order
        if stage.ask or stage.name == "lots":  # whoever looks finds the game at one of these, never in between
            yield f"{'phase' if stage in COURSE.stages else 'step'}-{stage.name}"
    for kind in HANDLERS:
        yield f"action-{kind.tag()}"
        yield from (f"field-{name}" for name in kind.__struct_fields__)
