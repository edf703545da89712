# Every target is a task of make.py, which runs where there is no make, too: python make.py play

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
TASKS := help play terminal test check lint web client browser long screenshots site docs bench compiled \
	balance strength renew golden concordance wire lock clean
export GAME

.PHONY: $(TASKS)
$(TASKS):
	@test -n "$(PYTHON)" || { \
		echo "Common Room needs Python 3.11 or newer. If you have one, name it: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) make.py $@
