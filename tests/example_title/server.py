"""A real server that offers Sealed Bids beside the other titles, with its words."""

import tempfile
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from unittest.mock import patch

import app.cli.serve
import app.texts
from app.games import TITLES
from app.main import create_app
from tests.example_title import SEALED_BIDS
from tests.example_title.words import catalogues_with_example
from tests.faults.processes import Server, serve


def serve_example(environment: Mapping[str, str], arguments: Sequence[str]) -> None:
    """Be the server, in a process of its own: what is set here reaches nobody else."""
    with tempfile.TemporaryDirectory() as folder:
        catalogues = catalogues_with_example(Path(folder))
        read = cache(lambda language: app.texts.Texts(language, catalogues))
        create = partial(create_app, titles={**TITLES, "sealed_bids": SEALED_BIDS})
        with patch.object(app.texts, "_read", read), patch.object(app.cli.serve, "create_app", create):
            serve(environment, arguments)


class ExampleServer(Server):
    target = staticmethod(serve_example)
