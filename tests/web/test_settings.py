"""The settings: each has its sentence."""

import ast
import inspect

from app.settings import Settings


def test_every_setting_has_a_sentence() -> None:
    [written] = ast.parse(inspect.getsource(Settings)).body
    assert isinstance(written, ast.ClassDef)
    told = [
        line.target.id
        for line, after in zip(written.body, written.body[1:], strict=False)
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and isinstance(after, ast.Expr)
    ]
    assert told == list(Settings.model_fields)
