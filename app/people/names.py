"""What people may be called, and which names look alike.

Likeness is told by a short table of our own: a table seats a dozen friends who read names in Latin, Cyrillic or Greek
letters, and the libraries that hold Unicode's whole list only warn of names, they do not compare two.
"""

import unicodedata

from app.engine.errors import GameError

LONGEST_NAME = 24
"""In characters."""
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""
INVISIBLE = {0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)}
"""Marks that show nothing: joiners and variation selectors that do not count as format characters."""
DIACRITICS = {*range(0x0300, 0x0370), *range(0x1AB0, 0x1B00), *range(0x1DC0, 0x1E00), *range(0x20D0, 0x2100)}
"""Marks on other letters, of no script in particular: those of Indic or Thai vowels make another word."""

ALPHABETS = {
    "АВЕЅІЈКМНОРԚСТУХԜҮ": "ABESIJKMHOPQCTYXWY",  # Cyrillic capitals, then small letters
    "авеѕіјкмнорԛстухԝүԁһӏѵ": "abesijkmhopqctyxwydhlv",
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "ABEZHIKMNOPTYX",  # Greek
    "αβεικνορτυχϲ": "abeikvoptuxc",
    "ɑɡıØøĐđŁłÞþ": "agiOoDdLlPp",  # Latin letters that Unicode does not take apart
    "I|10": "lllO",
}
DRAWN_ALIKE = str.maketrans("".join(ALPHABETS), "".join(ALPHABETS.values()))
"""What a reader takes for the other. Capital I looks like a small l, and each may look like the digit."""


class BadName(GameError):
    """Nobody can be called that."""


def clean_name(text: str) -> str:
    """Return a name fit to be shown: visible characters on one line, no marks that turn or hide what follows."""
    if len(text) > 200:
        raise BadName("bad_name", high=LONGEST_NAME)
    shown = "".join(
        " " if unicodedata.category(sign) in ("Zs", "Zl", "Zp", "Cc") or sign in BLANKS else sign
        for sign in unicodedata.normalize("NFC", text)
        if unicodedata.category(sign) not in ("Cf", "Cs", "Co", "Cn") and ord(sign) not in INVISIBLE
    )
    name = " ".join(shown.split())
    if not 1 <= len(name) <= LONGEST_NAME or all(unicodedata.category(sign).startswith("M") for sign in name):
        raise BadName("bad_name", high=LONGEST_NAME)
    return name


def likenesses(name: str) -> frozenset[str]:
    """Return what a name is like: names that have one of these in common can be taken for each other."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", name) if ord(sign) not in DIACRITICS)
    folded = plain.casefold()
    return frozenset({folded, folded.translate(DRAWN_ALIKE), plain.translate(DRAWN_ALIKE).casefold()})
