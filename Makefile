# Thin on purpose: each target is one or two commands you could type yourself.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --no-input --disable-pip-version-check
CODE := $(wildcard src tests examples benchmarks)
GAME ?= death-eaters-rising

.PHONY: help play serve test check postgres lint types layers bench wire clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' $(MAKEFILE_LIST) | expand -t 18

play: $(VENV)/.play ## Play in the terminal (GAME=death-eaters-rising)
	@$(BIN)/commonroom play $(GAME)

serve: $(VENV)/.serve ## Open a house of tables: http://127.0.0.1:8000
	@$(BIN)/commonroom serve

test: postgres lint types layers ## Everything: lint, types, import contracts, all tests
	@$(BIN)/python -m pytest -q -n 2

check: postgres lint ## The fast part of `make test`: lint and the quick tests
	@$(BIN)/python -m pytest -q -n 2 -m "not slow"

lint: $(VENV)/.dev
	@$(BIN)/ruff check --quiet .

types: $(VENV)/.dev
	@$(BIN)/mypy $(CODE)

layers: $(VENV)/.dev
	@$(BIN)/lint-imports --no-logo

# Tests of what is promised for PostgreSQL need a PostgreSQL server's binaries.
postgres:
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get install -y -qq postgresql >/dev/null; \
		else \
			echo "Tests marked postgres will fail without PostgreSQL. On Debian or Ubuntu: apt install postgresql" >&2; \
		fi

bench: $(VENV)/.bench ## Measure the engine beside its peers
	@$(BIN)/python -m benchmarks

balance: $(VENV)/.play ## Play thousands of games and write docs/balance (GAME=death-eaters-rising)
	@$(BIN)/python -m commonroom.lab.balance $(GAME)

golden: $(VENV)/.dev ## Tell the golden games of the tests again
	@$(BIN)/python -m tests.golden

wire: $(VENV)/.serve ## Tell the browser's types of the protocol again
	@$(BIN)/python -m commonroom.server.typescript > web/src/lib/wire.ts

clean: ## Remove the environment and everything that was built
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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
