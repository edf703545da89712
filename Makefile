# Thin on purpose: each target is one or two commands you could type yourself.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --no-input --disable-pip-version-check
CODE := $(wildcard src tests examples benchmarks tools web/build.py)
GAME ?= death-eaters-rising

.PHONY: help play terminal serve web test check browser client postgres chromium lint types layers \
	bench compiled balance golden wire screenshots clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 20

play: serve ## Play in the browser: http://127.0.0.1:8000

serve: $(VENV)/.serve web
	@$(BIN)/commonroom serve

terminal: $(VENV)/.play ## Play in the terminal (GAME=death-eaters-rising)
	@$(BIN)/commonroom play $(GAME)

web: | $(BIN)/pip ## Build the browser client, if it has changed
	@$(BIN)/python web/build.py

test: postgres lint types layers ## Everything: lint, types, import contracts, all tests
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal
	@$(MAKE) --no-print-directory client browser

check: postgres lint ## The fast part of `make test`: lint and the quick tests
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not slow"

lint: $(VENV)/.dev
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .

types: $(VENV)/.dev
	@$(BIN)/mypy $(CODE)

layers: $(VENV)/.dev
	@$(BIN)/lint-imports --no-logo

client: | $(BIN)/pip ## The browser client by itself: lint, types, tests
	@$(BIN)/python web/build.py run lint types test

browser: $(VENV)/.dev web chromium ## The browser client in a browser
	@$(BIN)/python -m pytest -q -n 2 tests/browser

# Some tests need programs that pip cannot install; root on Debian or Ubuntu gets them by itself.
apt = if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get install -y -qq $(1) >/dev/null || { apt-get update -qq && apt-get install -y -qq $(1) >/dev/null; }; \
	else \
		echo "$(2) will fail without $(1). On Debian or Ubuntu: apt install $(1)" >&2; \
	fi

postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		{ $(call apt,postgresql,Tests marked postgres); }

chromium:
	@command -v chromium >/dev/null || { $(call apt,chromium,Tests in a browser); }

screenshots: $(VENV)/.dev web chromium ## Pictures of every screen in build/screenshots, and those of the README
	@$(BIN)/python -m tests.browser.screenshots --readme

compiled: $(VENV)/.play ## Kernel and games as machine code in build/compiled
	@$(PIP) mypy setuptools
	@$(BIN)/python tools/compile.py

bench: $(VENV)/.bench ## Measure the engine beside its peers
	@$(BIN)/python -m benchmarks

balance: $(VENV)/.dev ## Play thousands of games and write docs/balance (GAME=death-eaters-rising)
	@$(BIN)/python -m commonroom.lab.balance $(GAME)

golden: $(VENV)/.dev ## Tell the golden games of the tests again
	@$(BIN)/python -m tests.golden

wire: $(VENV)/.serve ## Tell the browser's types of the protocol again
	@$(BIN)/python -m commonroom.server.typescript > web/src/lib/wire.ts

clean: ## Remove the environment and everything that was built
	rm -rf $(VENV) build dist web/node_modules src/commonroom/server/web .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/pip:
	@test -n "$(PYTHON)" || { \
		echo "Common Room needs Python 3.11 or newer. If you have one, name it: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot create virtual environments. On Debian or Ubuntu: apt install python3-venv" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

# Installing again is only needed when the dependencies change.
$(VENV)/.play: pyproject.toml | $(BIN)/pip
	@$(PIP) --editable '.[terminal]'
	@touch $@

$(VENV)/.serve: pyproject.toml | $(BIN)/pip
	@$(PIP) --editable '.[server]'
	@touch $@ $(VENV)/.play

$(VENV)/.dev: pyproject.toml | $(BIN)/pip
	@$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.play $(VENV)/.serve

$(VENV)/.bench: benchmarks/requirements.txt | $(VENV)/.play
	@sed 's/ *#.*//; /^$$/d' $< | xargs -n 1 $(PIP) || echo "A peer that cannot be installed is left out." >&2
	@touch $@
