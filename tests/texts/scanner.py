"""Message keys that the code can emit, found by scanning its source (`ast`), and those in the catalogues."""

import ast
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from app.engine import choices
from app.engine.decisions import Decision
from app.engine.errors import GameError, Refusal
from app.engine.options import TableData, TableOption
from app.engine.stages import OVER, TakeBack
from app.games import TITLES
from app.games.outpost.components import BOXES, BUYABLE
from app.games.outpost.flow import COURSE, HANDLERS
from app.games.outpost.operators import COLONIST, IDLE, ROBOT
from app.games.outpost.state import STEPS
from app.games.red_outpost import components as red_components
from app.games.red_outpost.flow import HANDLERS as RED_OUTPOST_HANDLERS
from app.games.red_outpost.state import Points
from app.texts import FOLDER
from tests.texts.homesteaders import homesteaders_names

ROOT = FOLDER.parents[1]

# --- the catalogues ----------------------------------------------------------------------------------------------


class Catalogue(NamedTuple):
    """A file of messages: the variables of each, and its text."""

    variables: dict[str, set[str]]
    written: dict[str, str]
    junk: list[str]
    twice: list[str]


class Reader(Visitor):
    """Collects the variables and the text of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.written: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.written.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.written.append(node.value)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        self.written.append("…" if not isinstance(node.expression, ftl.StringLiteral) else "")
        self.generic_visit(node)


@cache
def catalogue(language: str, name: str) -> Catalogue:
    found = Catalogue({}, {}, [], [])
    for entry in FluentParser().parse((FOLDER / language / f"{name}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            found.junk.append(str(entry.content))
        elif isinstance(entry, ftl.Message):
            reader = Reader()
            reader.visit(entry)
            if entry.id.name in found.variables:
                found.twice.append(entry.id.name)
            found.variables[entry.id.name] = reader.variables
            found.written[entry.id.name] = "".join(reader.written)
    return found


def files(language: str) -> list[str]:
    return sorted(file.stem for file in (FOLDER / language).glob("*.ftl"))


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Return the variables of every message of a language."""
    return {key: names for name in files(language) for key, names in catalogue(language, name).variables.items()}


# --- the code ----------------------------------------------------------------------------------------------------

SPECS = {kind.__name__: kind for kind in (*get_args(choices.Spec), choices.Bound)}
CODE_FIELDS = {"above", "below", "unknown", "too_low", "too_much", "worthless", "lacking", "crowded", "code"}
"""Fields of specifications that contain an error code."""

ANSWERS = {"problem", "refused", "reject"}
"""Functions whose second argument is an error code, and whose third, if any, its parameters."""

Params = frozenset[str]


class Keys(msgspec.Struct):
    """All keys in the code, with the parameters that every call gives; error codes also with their titles."""

    events: dict[str, list[tuple[Params, Params]]] = {}
    """Public and private parameters of each call."""
    faded: dict[str, list[Params]] = {}
    """What is left of the parameters of each call when its chapter is over."""
    prompts: dict[str, list[Params]] = {}
    refusals: dict[str, list[Params]] = {}
    homes: dict[str, set[str]] = {}
    """The titles that raise an error code; "engine" for all other code."""


def errors() -> set[str]:
    """Return the names of all subclasses of GameError, after importing every module."""
    import_module("app.main")
    found, rest = set[str](), [GameError]
    while rest:
        kind = rest.pop()
        found.add(kind.__name__)
        rest += kind.__subclasses__()
    return found


class Module:
    """A source file to scan for keys."""

    def __init__(self, file: Path) -> None:
        self.tree = ast.parse(file.read_text("utf-8"))
        parts = file.relative_to(ROOT).parts
        self.home = parts[2] if parts[1] == "games" and len(parts) > 3 else "engine"
        self.assigned: dict[str, list[ast.expr]] = {}
        self.specs: dict[str, Any] = SPECS if file.name == "choices.py" else {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        self.assigned.setdefault(target.id, []).append(node.value)
            elif isinstance(node, ast.ImportFrom) and node.module == choices.__name__:
                self.specs = self.specs | {
                    alias.asname or alias.name: SPECS[alias.name] for alias in node.names if alias.name in SPECS
                }

    def constants(self, node: ast.AST | None, seen: frozenset[str] = frozenset()) -> Iterator[str]:
        """Iterate over the possible values of an expression: constants, both branches of an if, values of a table."""
        match node:
            case ast.Constant(value=str(text)):
                yield text
            case ast.IfExp(body=body, orelse=other):
                yield from chain(self.constants(body, seen), self.constants(other, seen))
            case ast.Name(id=name) if name not in seen:
                for value in self.assigned.get(name, []):
                    yield from self.constants(value, seen | {name})
            case ast.Subscript(value=table):
                yield from self.constants(table, seen)
            case ast.Dict(values=values):
                for value in values:
                    yield from self.constants(value, seen)
            case ast.Tuple(elts=rows) | ast.List(elts=rows):
                for row in rows:
                    yield from self.constants(row.elts[-1] if isinstance(row, ast.Tuple) else row, seen)
            case ast.Call(args=[ast.GeneratorExp(generators=[loop, *_]), *_]):
                yield from self.constants(loop.iter, seen)

    def calls(self) -> Iterator[tuple[str, ast.Call, dict[str, ast.expr]]]:
        """Iterate over the calls: the last part of the function's name, the call, its keyword arguments."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                named = {keyword.arg: keyword.value for keyword in node.keywords if keyword.arg}
                match node.func:
                    case ast.Name(id=name) | ast.Attribute(attr=name):
                        yield name, node, named


def arguments(kind: Any, call: ast.Call, named: Mapping[str, ast.expr]) -> dict[str, ast.expr]:
    """Return the arguments of a Struct's call by field."""
    return dict(zip(kind.__struct_fields__, call.args, strict=False)) | dict(named)


def literal_keys(node: ast.AST | None) -> Params:
    """Return the keys that a dict is written with."""
    keys = node.keys if isinstance(node, ast.Dict) else []
    return frozenset(key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str))


def literal_names(node: ast.AST | None) -> Params:
    """Return the texts that a tuple is written with."""
    names = node.elts if isinstance(node, ast.Tuple) else []
    return frozenset(name.value for name in names if isinstance(name, ast.Constant) and isinstance(name.value, str))


def private_keys(node: ast.AST | None) -> Params:
    """Return the keys of the dicts inside a dict."""
    parts = node.values if isinstance(node, ast.Dict) else []
    return frozenset(chain.from_iterable(map(literal_keys, parts)))


@cache
def keys() -> Keys:
    """Return all keys in app/."""
    found, carriers = Keys(), errors()
    modules = [Module(file) for file in sorted((ROOT / "app").rglob("*.py"))]
    gives: dict[str, set[Params]] = {}
    codes: list[tuple[str, str, str]] = []

    def refuse(code: str, home: str, params: Params) -> None:
        found.refusals.setdefault(code, []).append(params)
        found.homes.setdefault(code, set()).add(home)

    for module in modules:
        for name, call, named in module.calls():
            first = call.args[0] if call.args else None
            if name == "tell" and len(call.args) == 1:
                for key in module.constants(first):
                    public = frozenset(named) - {"private", "fading", "closes"}
                    found.events.setdefault(key, []).append((public, private_keys(named.get("private"))))
                    if fading := literal_names(named.get("fading")):
                        found.faded.setdefault(f"{key}-faded", []).append(public - fading)
            elif name == Decision.__name__:
                given = arguments(Decision, call, named)
                for key in module.constants(given.get("key")):
                    found.prompts.setdefault(key, []).append(literal_keys(given.get("params")))
            elif name == Refusal.__name__:
                given = arguments(Refusal, call, named)
                if isinstance(given.get("params"), ast.Attribute):
                    continue  # an error that was raised elsewhere is passed on
                params = literal_keys(given.get("params"))
                if isinstance(code := given["code"], ast.Attribute):
                    gives.setdefault(code.attr, set()).add(params)
                for text in module.constants(code):
                    refuse(text, module.home, params)
            elif name in ANSWERS and len(call.args) > 1:
                for text in module.constants(call.args[1]):
                    refuse(text, module.home, literal_keys(call.args[2]) if len(call.args) > 2 else frozenset())
            elif name in carriers:
                for text in module.constants(first):
                    refuse(text, module.home, frozenset(named))
            elif name in module.specs:
                for field, value in arguments(module.specs[name], call, named).items():
                    if field in CODE_FIELDS:
                        codes += [(field, text, module.home) for text in module.constants(value)]
        if module.specs is SPECS:
            for node in ast.walk(module.tree):
                if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in CODE_FIELDS:
                    field = ast.unparse(node.target)
                    codes += [(field, text, module.home) for text in module.constants(node.value)]
    for field, text, home in codes:
        for params in gives[field]:
            refuse(text, home, params)
    return found


def home_of(code: str) -> str:
    """Return the file for an error code: its title's, or engine.ftl if several titles or other code raise it."""
    homes = keys().homes[code]
    return next(iter(homes)) if len(homes) == 1 else "engine"


def variables(params: Params) -> set[str]:
    """Return the variables that parameters of these names define."""
    return {"count", "you", *params, *(f"{name}_{part}" for name in params for part in ("count", "id"))}


# --- names of components -----------------------------------------------------------------------------------------


def outpost_names() -> Iterator[str]:
    """Iterate over the components of Outpost and everything else that has a name."""
    upgrades = [row for box in BOXES.values() for row in box.upgrades.values()]
    factories = [kind for box in BOXES.values() for kind in box.factories]
    resources = [kind for box in BOXES.values() for kind in box.decks]
    for row in upgrades:
        yield from (f"upgrade-{row.id}", f"upgrade-{row.id}-about")
        yield from (f"discounts-{target}" for target in row.discounts)
    yield from chain.from_iterable((f"resource-{kind}", f"item-{kind}") for kind in resources)
    yield from (f"factory-{kind}" for kind in factories)
    yield from (f"asset-{name}" for box in BOXES.values() for name in (*BUYABLE, *box.upgrades))
    yield from (f"source-{place}" for place in (IDLE, *factories))
    yield from (f"operator-{kind}" for kind in (COLONIST, ROBOT))
    yield from (f"phase-{stage.name}" for stage in COURSE.stages if stage.ask)
    yield f"phase-{OVER}"
    yield from (f"step-{step}" for step in (*STEPS, "any"))
    yield from (f"action-{kind.tag()}" for kind in HANDLERS)
    yield from ("then-pass", "then-ask", "number-all", "number-none", "tie-cost")


def red_outpost_names() -> Iterator[str]:
    """Iterate over the components of Red Outpost and everything else that has a name."""
    for name in red_components.WORKERS:
        fields = ("worker", "visitor", "workers", "up", "down", "from_worker", "to_worker")
        yield from (f"{field}-{name}" for field in fields)
    for place in red_components.LOCATIONS:
        yield from (f"location-{place}", f"location-{place}-about", f"to-{place}")
    for card in (*red_components.LOCATION_CARDS, *red_components.WORKER_CARDS):
        yield from (f"card-{card}", f"card-{card}-about")
    yield from (f"resource-{kind}" for kind in red_components.RESOURCES)
    yield from (f"owner-{colour}" for colour in red_components.COLOURS)
    yield from (f"lake-{row.id}" for row in red_components.LAKE)
    yield from (f"ship-{row.id}" for row in red_components.SHIP)
    yield from (f"phase-{phase}" for phase in get_args(red_components.Phase))
    yield from (f"points-{source}" for source in Points.__struct_fields__)
    yield "tie-crystals"
    for kind in RED_OUTPOST_HANDLERS:
        yield f"action-{kind.tag()}"
        yield from (f"field-{name}" for name in kind.__struct_fields__)


COMPONENTS: dict[str, Callable[[], Iterator[str]]] = {
    "outpost": outpost_names,
    "homesteaders": homesteaders_names,
    "red_outpost": red_outpost_names,
}
"""For every title, the `<title>-…` names that must exist besides events and prompts."""


def names_of(title: str) -> set[str]:
    """Return the keys of a title's names: its own, its components', its orders'."""
    found = {"title", *COMPONENTS[title]()}
    for kind in TITLES[title].game.orders:
        found |= {f"action-{kind.order.tag()}", f"order-{kind.order.tag()}"}
    return {f"{title}-{name}" for name in found}


def options_of(title: str) -> set[str]:
    """Return the keys of what a host can choose."""
    found = set[str]()
    for option in TITLES[title].game.meta.options:
        values = option.values if isinstance(option, TableOption) else ()
        for part in (option.key, *(f"{option.key}-{value}" for value in values)):
            found |= {f"option-{part}", f"option-{part}-about"}
        for row in option.rows if isinstance(option, TableData) else ():
            found |= {f"row-{row.key}", f"row-{row.key}-about", f"source-{row.source}"}
    for preset in TITLES[title].game.meta.presets:
        found |= {f"preset-{preset.key}", f"preset-{preset.key}-about"}
    return {f"{title}-{name}" for name in found}


JOINTS = {"list-pair", "list-more", "list-count", "list-you", "seat-unnamed", "guest-name"}
"""Messages that app/texts.py uses itself, and the name of an anonymous guest."""


def expected(name: str) -> set[str]:
    """Return the exact set of messages that a file must contain."""
    if name.endswith("_options"):
        return options_of(name.removesuffix("_options"))
    found = {f"refused-{code}" for code in keys().refusals if home_of(code) == name}
    if name == "engine":
        own = {key for key in (*keys().events, *keys().prompts) if key.split("-")[0] not in TITLES}
        return found | own | JOINTS | {f"action-{TakeBack.tag()}"}
    for key, calls in keys().events.items():
        if key.startswith(f"{name}-"):
            found |= {key, f"{key}-own"} if any(private for _, private in calls) else {key}
    found |= {key for key in (*keys().faded, *keys().prompts) if key.startswith(f"{name}-")}
    return found | names_of(name)
