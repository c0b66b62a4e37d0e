"""How a person comes to another browser."""

from typing import Any

from tests.web.server import Guest, Server


async def enter(person: Guest, code: str, **more: Any) -> tuple[int, str]:
    answer = await person.post("/api/sign-in/code", {"code": code, **more})
    return answer.status_code, answer.json().get("code", "")


async def code_of(person: Guest) -> str:
    return str((await person.do("/api/account/code"))["code"])


async def second_device(server: Server, person: Guest, **more: Any) -> Guest:
    """Return another browser of the same person."""
    found = await server.stranger(**more)
    link = (await person.do("/api/link"))["url"].partition("#")[2]
    await found.do("/api/link/claim", {"token": link})
    return found
