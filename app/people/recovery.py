"""Recovery codes: written down once, they sign their person in on any browser."""

from secrets import choice

ALPHABET = "ACDEFHJKMNPQRTWXY23456789"
"""No two of these look alike, not even in handwriting."""
LOOKS_LIKE = str.maketrans("BGSZ", "8652")
"""What people write for some of them."""
GROUPS, GROUP_LENGTH = 4, 5
"""Twenty characters: 92 bits, so that a plain hash is enough."""


def new_code() -> str:
    """Return a code as it is shown: `ACDEF-HJKMN-PQRTW-23456`."""
    return "-".join("".join(choice(ALPHABET) for _ in range(GROUP_LENGTH)) for _ in range(GROUPS))


def read_code(text: str) -> str:
    """Return a code as it is shown, however it was typed; empty if it can't be one."""
    signs = "".join(text.upper().replace("-", " ").split()).translate(LOOKS_LIKE)
    if len(signs) != GROUPS * GROUP_LENGTH or not set(signs) <= set(ALPHABET):
        return ""
    return "-".join(signs[at : at + GROUP_LENGTH] for at in range(0, len(signs), GROUP_LENGTH))
