"""Browsers and systems in plain words, from the User-Agent header."""

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""The mark of each browser. Most claim to be others too, so the first that is found counts."""

SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """Return `browser/system`; what is not recognised is left empty, and nothing else of the header is kept."""
    seen = user_agent[:400]
    return "/".join(next((name for mark, name in marks if mark in seen), "") for marks in (BROWSERS, SYSTEMS))
