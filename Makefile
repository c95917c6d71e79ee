# Two commands are enough on a machine with python3 >= 3.11 and make: `make demo`, `make test`.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILED := $(VENV)-compiled

.PHONY: demo test check bench compiled test-compiled lock clean
demo: $(VENV)/base
	$(BIN)/firsthand demo
	@echo "The command is $(BIN)/firsthand; in a shell after . $(BIN)/activate it is firsthand." >&2

test: $(VENV)/dev
	$(BIN)/python -m pytest -n 2 --dist worksteal

# Lint, types, layers, and every command in README.md and docs/.
check: $(VENV)/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest tests/docs

bench: $(VENV)/dev
	$(BIN)/python -m benchmarks

# The rules compiled to C, in a venv of their own; needs a C compiler (docs/decisions/0122).
compiled: $(COMPILED)/built

test-compiled: $(COMPILED)/built
	$(COMPILED)/bin/python -m pytest -n 2 --dist worksteal tests/rules tests/evaluation tests/hostile

$(COMPILED)/built: requirements-dev.lock requirements-compiled.lock pyproject.toml $(wildcard compiled/*.py)
$(COMPILED)/built: $(shell find src -type f -not -name '*.pyc')
	@$(PYTHON) compiled/build.py --check
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python -m pip --disable-pip-version-check --quiet install --require-hashes \
		-r requirements-dev.lock -r requirements-compiled.lock
	@$(COMPILED)/bin/python compiled/build.py
	touch $@

$(VENV)/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "firsthand needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/base: requirements.lock pyproject.toml | $(VENV)/bin/python
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	$(BIN)/python -m compileall -q src
	touch $@

$(VENV)/dev: requirements-dev.lock pyproject.toml | $(VENV)/bin/python
	$(PIP) install --require-hashes -r requirements-dev.lock
	$(PIP) install --no-deps --no-build-isolation -e .
	$(BIN)/python -m compileall -q src
	touch $@ $(VENV)/base

# Needs uv. The locks carry hashes and no index; uv.lock names one and stays out.
lock:
	uv export --quiet --no-emit-project --no-annotate --no-header --no-dev --group build -o requirements.lock
	uv export --quiet --no-emit-project --no-annotate --no-header --all-extras --all-groups --no-group compiled -o requirements-dev.lock
	uv export --quiet --no-emit-project --no-annotate --no-header --only-group compiled -o requirements-compiled.lock
	rm -f uv.lock

clean:
	rm -rf $(VENV) $(COMPILED) build dist
