"""Validation of the names that people choose, and which names look alike.

Names are compared with a short table of our own: a table seats a dozen friends who read names in Latin, Cyrillic or
Greek letters, and the libraries that contain Unicode's whole list only warn of names, they do not compare two.
"""

import unicodedata

from app.engine.errors import GameError

MAX_NAME_LENGTH = 24
"""Maximum number of characters."""
INVISIBLE_LETTERS = "\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159"
"""Characters that Unicode classes as letters or symbols although they are invisible."""
INVISIBLE_MARKS = {
    *(0x034F, 0x17B4, 0x17B5, 0x16FE4),
    *(*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),
}
"""Joiners and variation selectors that Unicode does not class as format characters although they are invisible."""
DIACRITICS = {*range(0x0300, 0x0370), *range(0x1AB0, 0x1B00), *range(0x1DC0, 0x1E00), *range(0x20D0, 0x2100)}
"""Combining marks of no script in particular: those of Indic or Thai vowels make another word."""

ALPHABETS = {
    "АВЕЅІЈКМНОРԚСТУХԜҮ": "ABESIJKMHOPQCTYXWY",  # Cyrillic capitals, then small letters
    "авеѕіјкмнорԛстухԝүԁһӏѵ": "abesijkmhopqctyxwydhlv",
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "ABEZHIKMNOPTYX",  # Greek
    "αβεικνορτυχϲ": "abeikvoptuxc",
    "ԼՍՏՕՑհյոսցօ": "LUSOGhjnugo",  # Armenian
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ": "ABCDEGHJKLMPRSTVWZ",  # Cherokee
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ": "BPDTGKJCZFMNLSRVHWXYAEIOU",  # Lisu
    "ⲂⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ": "BHIKMNOPCTYX",  # Coptic
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ": "ABCDEFGHIJKLMNOPRSTUVWYZ",  # Latin small capitals
    "ɑɡıØøĐđŁłÞþ": "agiOoDdLlPp",  # Latin letters that Unicode does not decompose
    "I|10": "lllO",
}
LOOKALIKES = str.maketrans("".join(ALPHABETS), "".join(ALPHABETS.values()))
"""What a reader takes for the other. Capital I looks like a small l, and each may look like the digit."""


class BadName(GameError):
    """The name is empty, invisible or too long."""


def clean_name(text: str) -> str:
    """Normalise a name to one line of visible characters, without control marks that reverse or hide other text."""
    if len(text) > 200:
        raise BadName("bad_name", high=MAX_NAME_LENGTH)
    shown = "".join(
        " " if unicodedata.category(sign) in ("Zs", "Zl", "Zp", "Cc") or sign in INVISIBLE_LETTERS else sign
        for sign in unicodedata.normalize("NFC", text)
        if unicodedata.category(sign) not in ("Cf", "Cs", "Co", "Cn") and ord(sign) not in INVISIBLE_MARKS
    )
    name = " ".join(shown.split())
    if not 1 <= len(name) <= MAX_NAME_LENGTH or all(unicodedata.category(sign).startswith("M") for sign in name):
        raise BadName("bad_name", high=MAX_NAME_LENGTH)
    return name


def likenesses(name: str) -> frozenset[str]:
    """Return normalised forms of a name; two names that share one of them can be mistaken for each other."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", name) if ord(sign) not in DIACRITICS)
    folded = plain.casefold()
    latin = plain.translate(LOOKALIKES).translate(LOOKALIKES)  # a Greek Ι is taken for an I, and that for an l
    return frozenset({folded, folded.translate(LOOKALIKES), plain.translate(LOOKALIKES).casefold(), latin.casefold()})
