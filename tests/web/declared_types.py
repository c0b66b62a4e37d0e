"""Declares for TypeScript what the server sends, from its Structs: `python -m tests.web.declared_types`.

`static/types/frames.d.ts` has frames, decisions and specifications, `static/types/<title>.d.ts` the view of a title and
what its actions would do.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from app.bots.coach import Advice
from app.engine.choices import Spec
from app.engine.decisions import Action
from app.engine.game import View
from app.games.homesteaders.foresight import Effect as HomesteadersEffect
from app.games.homesteaders.view import HomesteadersView
from app.games.outpost.foresight import EndTurnEffect, FirstTurnWaterEffect, IncomeEffect
from app.games.outpost.sections import OutpostView
from app.games.red_outpost.foresight import Effect as RedOutpostEffect
from app.games.red_outpost.view import RedOutpostView
from app.settings import ROOT
from app.tables.frames import Outbound

FOLDER = ROOT / "static" / "types"
SENT: Mapping[str, tuple[Any, ...]] = {
    "frames": (Outbound, Spec, View, Advice),
    "outpost": (OutpostView, EndTurnEffect, FirstTurnWaterEffect, IncomeEffect),
    "homesteaders": (HomesteadersView, HomesteadersEffect),
    "red_outpost": (RedOutpostView, RedOutpostEffect),
}
ANY_ACTION = "export type Action = { type: string; [field: string]: any };"
"""Actions differ from title to title."""
PLAIN: Mapping[type[inspect.Type], str] = {
    inspect.AnyType: "any",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def name_of(kind: inspect.Type) -> str:
    """Return a type as TypeScript writes it."""
    match kind:
        case inspect.LiteralType(values):
            return " | ".join(map(repr, values))
        case inspect.ListType(item) | inspect.VarTupleType(item):
            return f"Array<{name_of(item)}>"
        case inspect.TupleType(items):
            return f"[{', '.join(map(name_of, items))}]"
        case inspect.DictType(key, value):
            return f"Record<{'number' if isinstance(key, inspect.IntType) else 'string'}, {name_of(value)}>"
        case inspect.UnionType(types):
            return " | ".join(map(name_of, types))
        case inspect.StructType(cls):
            return cls.__name__
    return PLAIN[type(kind)]


def declaration(kind: inspect.StructType) -> str:
    """Return the interface of a Struct; one that is sent as an array is a tuple."""
    if kind.cls is Action:
        return ANY_ACTION
    if kind.array_like:
        items = [f"{each.name}: {name_of(each.type)}" for each in kind.fields]
        return f"export type {kind.cls.__name__} = [{', '.join(items)}];"
    omits = kind.cls.__struct_config__.omit_defaults
    lines = [f"  {kind.tag_field}: {kind.tag!r};"] if kind.tag_field else []
    for field in kind.fields:
        is_unset = field.default is field.default_factory is msgspec.NODEFAULT
        is_optional = not field.required and (omits or is_unset)
        lines.append(f"  {field.encode_name}{'?' if is_optional else ''}: {name_of(field.type)};")
    return "\n".join([f"export interface {kind.cls.__name__} {{", *lines, "}"])


def structs_in(kind: inspect.Type) -> Iterator[inspect.StructType]:
    """Go through the Structs that a type is made of, itself included."""
    match kind:
        case inspect.ListType(item) | inspect.VarTupleType(item):
            yield from structs_in(item)
        case inspect.DictType(_, value):
            yield from structs_in(value)
        case inspect.UnionType(types) | inspect.TupleType(types):
            for each in types:
                yield from structs_in(each)
        case inspect.StructType(_, fields):
            yield kind
            for field in fields:
                yield from structs_in(field.type)


def declarations() -> dict[Path, str]:
    """Return the content of each file; what frames have in common with views is declared once."""
    contents: dict[Path, str] = {}
    frames: dict[type, inspect.StructType] = {}
    for name, sent in SENT.items():
        structs = {each.cls: each for kind in sent for each in structs_in(inspect.type_info(kind))}
        own = [declaration(each) for cls, each in structs.items() if cls not in frames]
        shared = [cls.__name__ for cls in structs if cls in frames and f": {cls.__name__}" in "".join(own)]
        frames = frames or structs
        head = ["/** What the server sends: made from its Structs by `python -m tests.web.declared_types`. */"]
        if shared:
            head.append(f"import type {{ {', '.join(shared)} }} from './frames';")
        contents[FOLDER / f"{name}.d.ts"] = "\n\n".join([*head, *own]) + "\n"
    return contents


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, content in declarations().items():
        file.write_text(content, "utf-8")
