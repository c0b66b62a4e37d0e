"""Validation of the names that people choose."""

import unicodedata

from app.engine.errors import GameError

MAX_NAME_LENGTH = 24
"""Maximum number of characters."""
INVISIBLE_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that Unicode classes as letters or symbols although they are invisible."""


class BadName(GameError):
    """The name is empty, invisible or too long."""


def clean_name(text: str) -> str:
    """Normalise a name to one line of visible characters, without control marks that reverse or hide other text."""
    if len(text) > 200:
        raise BadName("bad_name", high=MAX_NAME_LENGTH)
    shown = "".join(
        " " if unicodedata.category(sign) in ("Zs", "Zl", "Zp", "Cc") or sign in INVISIBLE_LETTERS else sign
        for sign in unicodedata.normalize("NFC", text)
        if unicodedata.category(sign) not in ("Cf", "Cs", "Co", "Cn")
    )
    name = " ".join(shown.split())
    if not 1 <= len(name) <= MAX_NAME_LENGTH or all(unicodedata.category(sign).startswith("M") for sign in name):
        raise BadName("bad_name", high=MAX_NAME_LENGTH)
    return name
