# The two commands of a fresh clone: `make play` and `make test`.
# Everything lives in .venv; each target sets up what it needs and costs nothing when that is up to date.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: help setup play test check bench lock clean

help:
	@echo "make play    play (so far: how to simulate games)"
	@echo "make test    all checks and all tests"
	@echo "make check   style, types and layers only"
	@echo "make bench   measure the engine's speed"
	@echo "make lock    write the lock files anew from pyproject.toml"
	@echo "make clean   remove what set-up and tests made"

setup: $(VENV)/.ready-run

$(VENV)/.ready-run: requirements.txt
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.txt
	@touch $@

$(VENV)/.ready-dev: requirements-dev.txt $(VENV)/.ready-run
	$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

play: setup
	@$(BIN)/python -m app play

check: $(VENV)/.ready-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: check
	$(BIN)/python -m pytest

bench: setup
	$(BIN)/python -m app bench engine

lock: $(VENV)/.ready-dev
	$(PIP) install uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --extra dev pyproject.toml -o requirements-dev.txt

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
