"""What a table plays by (spec §17.3): switches named after the rule that they turn."""

from collections.abc import Mapping

import msgspec


class Rules(msgspec.Struct, frozen=True, array_like=True):
    """The rules of a game; the state carries them from set-up to the end."""

    open_screens: bool
    """Everybody's goods are open to all (§11.4)."""
    placing_in_order: bool
    """Workers are always placed in turn order, instead of only on request (§5.3)."""
    confirming_lots: bool
    """The winner of a lot says when it is done, so that no new tiles are shown before (§7.6)."""
    drawing_first_player: bool
    """The first player is random, instead of the first seat."""


def rules_for(options: Mapping[str, str]) -> Rules:
    """Return the rules that a table's options make."""
    return Rules(
        open_screens=options["information"] == "open",
        placing_in_order=options["placement"] == "turn_order",
        confirming_lots=options["confirm_lot"] == "on",
        drawing_first_player=options["first_player"] == "drawn",
    )
