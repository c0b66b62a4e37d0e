"""The API keeps what its OpenAPI description promises, whatever is sent to it."""

import asyncio
import json
from contextlib import suppress
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS, load_all_checks

from app.main import create_app
from app.tables.messages import Request, read_frame
from tests.web.server import Guest, Server, quick, serving

pytestmark = pytest.mark.anyio

load_all_checks()
PROMISES: Any = CHECKS.get_by_names(
    ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
)
EXAMPLES = 8
"""For each operation, of what its description allows and of what it does not."""


async def tables_of(server: Server, ada: Guest, bob: Guest) -> list[str]:
    """Return a table in the lobby, one at play and one that is over."""
    return [await ada.open_table(3), await server.started(ada, bob), await server.finished(ada, bob)]


def operations(app: Any) -> list[Any]:
    schema = schemathesis.openapi.from_dict(app.openapi())
    found: list[Any] = list(schema.get_all_operations())
    return [each.ok() for each in found]


async def test_no_request_leads_to_an_error_of_ours_or_to_an_answer_that_was_not_promised(server: Server) -> None:
    ada, bob = await server.guests("Ada", "Bob")
    codes = await tables_of(server, ada, bob)
    cookies = {"frontier": ada.http.cookies["frontier"]}
    found = operations(server.app)
    assert len(found) > 15
    broken: dict[str, str] = {}

    def try_out(operation: Any, mode: GenerationMode) -> None:
        @given(operation.as_strategy(generation_mode=mode), st.sampled_from([*codes, None]), st.booleans())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
            derandomize=True,
            phases=[phase for phase in settings().phases if phase.name != "shrink"],
        )
        def one(case: Any, code: str | None, is_known: bool) -> None:
            if code is not None and "code" in (case.path_parameters or {}):
                case.path_parameters["code"] = code
            headers = {"content-type": "application/json"} if operation.method == "post" else {}
            is_known = is_known and operation.path != "/api/sign-out"  # all later requests are Ada's too
            case.call_and_validate(
                base_url=server.address, checks=PROMISES, headers=headers, cookies=cookies if is_known else {}
            )

        one()

    def try_all() -> None:
        for operation in found:
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                try:
                    with suppress(Unsatisfiable):  # where nothing is sent, nothing can be wrong with it
                        try_out(operation, mode)
                except (AssertionError, BaseExceptionGroup) as error:
                    broken[operation.label] = str(error)[:600]

    await asyncio.to_thread(try_all)
    assert not broken, "\n\n".join(f"{name}: {error}" for name, error in broken.items())
    assert (await ada.see(f"/api/tables/{codes[1]}/view"))["v"] >= 1
    assert (await ada.see(f"/api/tables/{codes[2]}/view"))["over"]


def test_a_frame_that_is_described_can_be_read() -> None:
    app = create_app(quick("sqlite+aiosqlite:///unused"))
    [frames] = [each for each in operations(app) if each.path.endswith("/frames")]
    described = frames.definition.raw["requestBody"]["content"]["application/json"]["schema"]["anyOf"]
    assert {kind["title"] for kind in described} == {kind.__name__ for kind in get_args(Request)}
    read = set()

    @given(frames.as_strategy(generation_mode=GenerationMode.POSITIVE))
    @settings(max_examples=40, suppress_health_check=list(HealthCheck), database=None, derandomize=True)
    def one(case: Any) -> None:
        # 0.0 is a whole number to JSON Schema; no page of ours writes one like that.
        assume(not any(isinstance(value, float) for value in case.body.values()))
        read.add(type(read_frame(json.dumps(case.body))))

    one()
    assert len(read) > 3


def test_what_is_answered_about_people_and_tables_is_described_to_the_last_field() -> None:
    described = create_app(quick("sqlite+aiosqlite:///unused")).openapi()
    parts = described["components"]["schemas"]
    answers = {
        name: parts[name]
        for name in (
            "AccountInfo",
            "DeviceSession",
            "PasskeyInfo",
            "GameInfo",
            "CurrentGuest",
            "TableInfo",
            "TableLists",
            "TableDetails",
            "TableSeat",
        )
    }
    for name, answer in answers.items():
        assert answer["additionalProperties"] is False, name
        assert set(answer["required"]) == set(answer["properties"]), name
    promised = {
        path: methods["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        for path, methods in described["paths"].items()
        if "get" in methods
    }
    for path, name in {
        "/api/me": "CurrentGuest",
        "/api/account": "AccountInfo",
        "/api/tables": "TableLists",
        "/api/tables/{code}": "TableDetails",
    }.items():
        assert promised[path] == {"$ref": f"#/components/schemas/{name}"}
    assert promised["/api/games"]["items"] == {"$ref": "#/components/schemas/GameInfo"}


def test_every_answer_is_described() -> None:
    described = create_app(quick("sqlite+aiosqlite:///unused")).openapi()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation["responses"]["200"]["content"]["application/json"]["schema"], (method, path)


async def test_the_description_names_every_way_to_be_refused(server: Server) -> None:
    described = server.app.openapi()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            promised = set(operation["responses"])
            assert {"429", "503"} <= promised, (method, path)
            assert path != "/api/link/claim" or "410" in promised


async def test_the_description_has_no_field_for_a_secret(server: Server) -> None:
    text = str(server.app.openapi()["components"])
    for word in ("seed", "token_hash", "person_id"):
        assert word not in text


async def test_the_description_can_be_read_as_a_page(server: Server) -> None:
    nobody = await server.stranger()
    shown = await nobody.get("/docs")
    assert shown.status_code == 200
    described = (await nobody.get("/openapi.json")).json()
    for path, methods in described["paths"].items():
        for method in methods:
            assert f"{method.upper()} {path}</code>" in shown.text
    for name in described["components"]["schemas"]:
        assert f'id="{name}"' in shown.text
    assert "https://" not in shown.text, "nothing comes from another host"


async def test_a_server_may_keep_its_description_to_itself(database_url: str) -> None:
    async with serving(quick(database_url, api_docs=False)) as server:
        nobody = await server.stranger()
        for path in ("/docs", "/openapi.json"):
            assert (await nobody.get(path)).status_code == 404
