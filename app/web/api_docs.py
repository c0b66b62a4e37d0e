"""`/docs`: the API documentation, rendered from the OpenAPI schema.

FastAPI's own page loads scripts from a CDN, which the content security policy forbids.
"""

from typing import Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import Response

from app.web.pages import page

router = APIRouter(include_in_schema=False)


class Operation(msgspec.Struct, frozen=True):
    """A route as documented on the page; `body` and `answer` are in the notation of `brief`."""

    name: str
    description: str
    body: str
    answer: str


@router.get("/docs")
async def docs(request: Request) -> Response:
    described = request.app.openapi()
    operations = [
        Operation(
            f"{method.upper()} {path}",
            operation["description"],
            brief(content_of(operation.get("requestBody", {}))),
            brief(content_of(operation["responses"]["200"])),
        )
        for path, methods in described["paths"].items()
        for method, operation in methods.items()
    ]
    types = {name: fields_of(schema) for name, schema in sorted(described["components"]["schemas"].items())}
    return page(request, "docs.html", operations=operations, types=types)


def content_of(part: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = part.get("content", {}).get("application/json", {}).get("schema", {})
    return found


def fields_of(schema: dict[str, Any]) -> dict[str, str]:
    """Return the fields of an object with their types; optional ones are marked with a question mark."""
    required = schema.get("required", ())
    return {
        name if name in required else f"{name}?": brief(kind) for name, kind in schema.get("properties", {}).items()
    }


def brief(schema: dict[str, Any]) -> str:
    """Return a schema in a short notation: `integer`, `Name`, `string[]`, `one | other`."""
    match schema:
        case {"$ref": ref}:
            return str(ref.rsplit("/", 1)[-1])
        case {"anyOf": kinds} | {"oneOf": kinds}:
            return " | ".join(brief(kind) for kind in kinds)
        case {"enum": values}:
            return " | ".join(repr(value) for value in values)
        case {"const": value}:
            return repr(value)
        case {"type": "array", "items": items}:
            return f"({brief(items)})[]" if "anyOf" in items else f"{brief(items)}[]"
        case {"title": title, "type": "object", "properties": _}:
            return str(title)
        case {"type": kind}:
            return str(kind)
    return ""
