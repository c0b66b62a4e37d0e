"""Drawings of a title within its pages: symbols of its sprite as inline SVG."""

import re
from functools import cache

from markupsafe import Markup

from app.settings import ROOT

SYMBOL = re.compile(r'<symbol id="([\w-]+)"([^>]*)>(.*?)</symbol>', re.DOTALL)


def drawing(title: str, symbol: str) -> Markup:
    """Return a symbol of a title's sprite; decorative, since what it shows is told beside it."""
    return symbols_of(title)[symbol]


@cache
def symbols_of(title: str) -> dict[str, Markup]:
    sprite = (ROOT / "static" / "art" / f"{title}.svg").read_text("utf-8")
    return {
        name: Markup('<svg class="drawing"{} aria-hidden="true">{}</svg>').format(Markup(frame), Markup(shapes))
        for name, frame, shapes in SYMBOL.findall(sprite)
    }
