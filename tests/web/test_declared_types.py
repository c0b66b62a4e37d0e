"""What the page believes of frames and views, which tsc checks its scripts against, is what the server sends."""

from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

from tests.web.declared_types import declaration, declarations


class Coin(msgspec.Struct, array_like=True):
    value: int


class Purse(msgspec.Struct, omit_defaults=True):
    coins: dict[str, list[Coin]]
    owner: int | None
    lost: bool = False


def test_a_struct_becomes_an_interface() -> None:
    purse, coin = (inspect.type_info(kind) for kind in (Purse, Coin))
    assert isinstance(purse, inspect.StructType)
    assert isinstance(coin, inspect.StructType)
    fields = ("  coins: Record<string, Array<Coin>>;", "  owner: number | null;", "  lost?: boolean;")
    assert declaration(purse) == "\n".join(["export interface Purse {", *fields, "}"])
    assert declaration(coin) == "export type Coin = [value: number];"


@pytest.mark.parametrize(("file", "content"), declarations().items(), ids=lambda each: getattr(each, "stem", ""))
def test_types_are_those_of_the_structs(file: Path, content: str) -> None:
    assert file.read_text("utf-8") == content, "run `.venv/bin/python -m tests.web.declared_types`"
