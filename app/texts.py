"""Localisation: turns keys and parameters into sentences, using the message catalogues in `static/i18n`.

The rules emit keys only. They are formatted here and in `static/js/core/i18n.js`, which follows the same conventions.
A language is a folder of Mozilla Fluent files: `engine.ftl` for messages that all titles share, and one file per title.
What only the server says is in files of its own (`requests.ftl`: refusals of HTTP requests), which no page loads.
All files share one namespace:

    <title>-<event>             what happened; `<title>-<event>-own` for viewers who also get its private part
    <title>-ask-<question>      a prompt
    refused-<code>              an error message
    <title>-<kind>-<id>         the name of a component (upgrade, resource, action, phase …); `…-about` describes it

`$count` defaults to 1, so that names are in the singular by default.

`tell` derives the variables of a message from the parameters; `p` is a parameter's name:

    p is `seat`                      $p is that player's name
    p is `seats` or `winners`        $p are these players' names, joined
    a number                         $p is that number, with a real minus sign if it is negative
    a string v                       $p is the message `<title>-p-v`, or the string itself if there is no such message
    a string with slashes, a/b/c     $p is the message `<title>-item-a` with $face = b
    a list of strings                $p are the strings, each as above, joined
    a mapping of strings to numbers  $p are `<title>-p-key`, or else `<title>-resource-key`, each with its number
                                     formatted by `list-count`, joined; zeros are left out

Strings, lists and mappings also define $p_count: 1 for a string (0 for an empty one), the length of a list, the sum of
a mapping. A string also defines $p_id, the string itself, to select by. Component names are formatted with the
message's `count`. Other values (lists of numbers, nested mappings, booleans) are ignored. Lists are joined by
`list-pair` ($list, $last) and, before that, `list-more` ($list, $next). A player without a name is `seat-unnamed`
($number).

A message about a player has a second form for that player. `$you` names the parameter that contains the reader: `seat`,
`seats` or `winners`; otherwise it is `none`, also for spectators. In a list of players the reader is `list-you`.

    { $you ->
        [seat] You pass.
       *[none] { $seat } passes.
    }

Two functions handle French elision: `DE($p)` is `d’Ada` or `de Boris`, `QUE($p)` is `qu’Ada` or `que Boris`.

`<key>-own` is used instead of `<key>` whenever all its variables are given: for the owner of a private part, and in the
archive.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
"""Supported languages; the first is the fallback for messages that another lacks."""

FOLDER = Path(__file__).resolve().parents[1] / "static" / "i18n"

MAX_REMEMBERED = 5000
"""Cache size per language: pages say the same sentences to everybody, and formatting is slow."""

SEATS = ("seats", "winners")
"""Parameters that are lists of seats."""

Words = dict[str, int | str]

VOWEL = re.compile("[aeiouœæ]|y[^aeiou]")
"""Word beginnings that cause elision in French. An initial h may or may not, so it is left out."""


class Texts:
    """The messages of one language.

    Never raises: a missing message falls back to English, then to its key. With `strict`, for tests, there is no
    fallback and anything missing raises LookupError.
    """

    def __init__(self, language: str, folder: Path = FOLDER, *, strict: bool = False) -> None:
        self.language = language
        self._strict = strict
        spoken = (language,) if strict else dict.fromkeys((language, LANGUAGES[0]))
        self._bundles = [_bundle(folder / name) for name in spoken]
        self._formatted = lru_cache(MAX_REMEMBERED)(self._format)

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, params: Mapping[str, int | str] | None = None) -> str:
        """Format a message with the parameters as they are."""
        text, faults = self._formatted(key, frozenset((params or {}).items()))
        if self._strict and faults:
            raise LookupError(f"{self.language}: {key}: {faults}")
        return text

    def tell(
        self, title: str, key: str, params: Mapping[str, Any], names: Sequence[str] = (), reader: int | None = None
    ) -> str:
        """Format an event, prompt or error, translating its parameters.

        `names` are the player names by seat, and `reader` is the seat of the person who reads it.
        """
        given = params.get("count", 1)
        words: Words = {"you": _role(params, reader)}
        players = [self.say("list-you") if seat == reader else name for seat, name in enumerate(names)]
        for name, value in params.items():
            named = players if name in SEATS else names
            words |= self._words(title, name, value, given if isinstance(given, int) else 1, named)
        return self._tried(f"{key}-own", words) or self.say(key, words)

    def refuse(self, title: str, code: str, params: Mapping[str, Any]) -> str:
        """Format an error. An option's `values` are translated as `<title>-option-<option>-<value>`."""
        if "option" in params and "values" in params:
            names = [self._word(title, f"option-{params['option']}", value, 1) for value in params["values"]]
            params = {**params, "values": names}
        return self.tell(title, f"refused-{code}", params)

    def _words(self, title: str, name: str, value: Any, count: int, names: Sequence[str]) -> Words:
        match value:
            case bool():
                return {}
            case int():
                return {name: self._player(value, names) if name == "seat" else value}
            case str():
                word = self._word(title, name, value, count)
                return {name: word, f"{name}_count": int(value != ""), f"{name}_id": value}
            case list() | tuple() if name in SEATS:
                return {name: self._joined([self._player(seat, names) for seat in value]), f"{name}_count": len(value)}
            case list() | tuple() if all(isinstance(item, str) for item in value):
                items = [self._word(title, name, item, count) for item in value]
                return {name: self._joined(items), f"{name}_count": len(items)}
            case Mapping() if all(isinstance(number, int) for number in value.values()):
                items = [self._counted(title, name, key, number) for key, number in value.items() if number]
                return {name: self._joined(items), f"{name}_count": sum(value.values())}
        return {}

    def _player(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if 0 <= seat < len(names) else self.say("seat-unnamed", {"number": seat + 1})

    def _word(self, title: str, name: str, value: str, count: int) -> str:
        """Return the catalogue's name for a string, or the string itself."""
        if "/" in value:
            first, face = value.split("/")[:2]
            return self._tried(f"{title}-item-{first}", {"face": face}) or value
        return self._tried(f"{title}-{name}-{value}", {"count": count}) or value

    def _counted(self, title: str, name: str, key: str, number: int) -> str:
        """Return a counted name: 2 Water."""
        args = {"count": number}
        word = self._tried(f"{title}-{name}-{key}", args) or self._tried(f"{title}-resource-{key}", args) or key
        return self.say("list-count", {"count": number, "name": word})

    def _joined(self, items: Sequence[str]) -> str:
        """Join items as the language does: A, B and C."""
        if len(items) < 2:
            return "".join(items)
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-more", {"list": text, "next": item})
        return self.say("list-pair", {"list": text, "last": items[-1]})

    def _tried(self, key: str, params: Mapping[str, int | str]) -> str | None:
        """Return the message if it exists and all its variables are given."""
        text, faults = self._formatted(key, frozenset(params.items()))
        return None if faults else text

    def _format(self, key: str, params: frozenset[tuple[str, int | str]]) -> tuple[str, Sequence[Exception]]:
        """Return the formatted message and the errors met while formatting it."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                shown = {name: _number(value) if isinstance(value, int) else value for name, value in params}
                text, faults = bundle.format_pattern(pattern, {"count": 1, "you": "none", **shown})
                return str(text), faults
        return key, [LookupError(key)]


def _role(params: Mapping[str, Any], reader: int | None) -> str:
    """Return the name of the parameter that contains the reader."""
    if reader is None:
        return "none"
    if params.get("seat") == reader:
        return "seat"
    return next((name for name in SEATS if reader in params.get(name, ())), "none")


def _number(value: int) -> int | str:
    """Return a number as it is written: with a minus sign, which is no hyphen."""
    return value if value >= 0 else f"−{-value}"


def texts(language: str) -> Texts:
    """Return the messages of a language; of English if it is not supported."""
    return _read(language if language in LANGUAGES else LANGUAGES[0])


@cache
def _read(language: str) -> Texts:
    return Texts(language)


def _bundle(folder: Path) -> FluentBundle:
    functions: dict[str, Any] = {"DE": lambda word: _elided("de", word), "QUE": lambda word: _elided("que", word)}
    bundle = FluentBundle([folder.name], functions=functions, use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _elided(small: str, word: object) -> str:
    begins = VOWEL.match(normalize("NFD", str(word)).lower())
    return f"{small[:-1]}’{word}" if begins else f"{small} {word}"
