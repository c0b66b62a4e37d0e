"""The settings: each has its sentence, and a key must be one."""

import ast
import inspect

import pytest
from pydantic import SecretStr, ValidationError

from app.notices.vault import new_key
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


def test_a_key_that_can_encrypt_nothing_is_refused_without_being_repeated() -> None:
    with pytest.raises(ValidationError, match="frontier keys") as caught:
        Settings(secret_key=SecretStr("tell-nobody"))
    assert "tell-nobody" not in str(caught.value)
    assert Settings(secret_key=SecretStr(new_key())).secret_key
