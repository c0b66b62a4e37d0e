"""What people may be called."""

import unicodedata

from app.engine.errors import GameError

LONGEST_NAME = 24
"""In characters."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""


class BadName(GameError):
    """Nobody can be called that."""


def clean_name(text: str) -> str:
    """Return a name fit to be shown: visible characters on one line, no marks that turn or hide what follows."""
    if len(text) > 200:
        raise BadName("bad_name", high=LONGEST_NAME)
    shown = "".join(
        " " if unicodedata.category(sign) in ("Zs", "Zl", "Zp", "Cc") or sign in BLANKS else sign
        for sign in unicodedata.normalize("NFC", text)
        if unicodedata.category(sign) not in ("Cf", "Cs", "Co", "Cn")
    )
    name = " ".join(shown.split())
    if not 1 <= len(name) <= LONGEST_NAME or all(unicodedata.category(sign).startswith("M") for sign in name):
        raise BadName("bad_name", high=LONGEST_NAME)
    return name
