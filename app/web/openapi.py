"""OpenAPI schemas of msgspec Structs: FastAPI itself supports pydantic models only."""

from typing import Any

import msgspec
from fastapi import FastAPI
from starlette.responses import Response

from app.bots.coach import Advice
from app.tables.frames import Lobby, Outbound, Snapshot
from app.tables.replays import History, PastView

SCHEMAS, COMPONENTS = msgspec.json.schema_components(
    [Outbound, Lobby | Snapshot, History, PastView, Advice], ref_template="#/components/schemas/{name}"
)
FRAME, FIRST_FRAME, HISTORY, PAST_VIEW, ADVICE = SCHEMAS


def json_response(schema: dict[str, Any]) -> dict[str, Any]:
    """Return the `openapi_extra` of a route that returns JSON of this schema."""
    return {"responses": {"200": {"content": {"application/json": {"schema": schema}}}}}


class StructResponse(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


class DescribedApp(FastAPI):
    """A FastAPI application whose OpenAPI schema includes our Structs."""

    def openapi(self) -> dict[str, Any]:
        found = super().openapi()
        found["components"]["schemas"].update(COMPONENTS)
        return found
