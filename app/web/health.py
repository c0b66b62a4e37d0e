"""Endpoints for monitoring: liveness, readiness, metrics."""

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import Response

from app.web.context import ServicesDep
from app.web.errors import problem
from app.web.metrics import ROOMS

router = APIRouter(include_in_schema=False)
metrics_router = APIRouter(include_in_schema=False)
"""Included only if the settings enable it."""


@router.get("/healthz")
async def healthz() -> dict[str, bool]:
    return {"ok": True}


@router.get("/readyz")
async def readyz(request: Request, services: ServicesDep) -> Response:
    """Succeed if this process can serve: what is written now will be stored."""
    if (reason := await services.readiness.reason()) is not None:
        return problem(request, "not_ready", {"reason": reason}, 503)
    return Response(b'{"ok":true}', media_type="application/json")


@metrics_router.get("/metrics")
async def metrics(services: ServicesDep) -> Response:
    ROOMS.set(len(services.hub.rooms))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
