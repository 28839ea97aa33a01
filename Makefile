# make run     the bot (a token in .env; without one on a Discord of its own, in the browser)
# make sandbox the bot on a Discord of its own, in the browser, whatever .env says
# make doctor  what works on a real server and what does not, with the token of .env; CHANNEL=… says where
# make test    the test suite
# make outside what needs a browser or a built copy: the page, a new game, the package
# make games   what takes long: whole games, campaigns, months over loopback; then all on PostgreSQL, in every other language, with all pictures, and slowly
# make slow    tests that keep something, in an order drawn anew: the database slow for the tests themselves, then for all else
# make check   format, lint, types, contracts of imports, examples in docstrings, tests: what CI runs
# make docs    pages from the docstrings, in build/docs; what PRIVACY.md lists, from the schema
# make backup  a copy of the database into backups/, also while the bot runs; make restore FILE=… brings one back
# make faults  campaigns of bad days: kills, bad input, failing Discord and disk; SHARE=0.5 for half of them
# make month   a month of 40 tables with sleepy, absent and leaving people, and six with crews; then with the bot killed on the way
# make gallery every kind of picture of every game on one page, in build/gallery; GAME=armadora for one; AGAINST=HEAD~1 beside another revision
# make art     the painted masters in data/art, always the same; GAME=carcassonne for one
# make words LANGUAGE=en  typical screens as text, to be read aloud; UPDATE=1 keeps them as goldens; SCREENS="lobby undo" for some
# make told    keeps anew what games, presenters, the store, events and taps tell; after a change that is meant
# make bench   speed and sizes against their goals; docs/performance.md; PART="pictures storage" for some;
#              AGAINST=HEAD~1 beside another revision, in turns
# make arena   computer players against each other until it is clear who is stronger; QUICK=1 for a few games each
# make learn GAME=yspahan  counts in games of computers what these know of a game, in minutes, into data/learnt; DEALS=20 for fewer, KEY=mine for others
# make puzzles GAME=carcassonne COUNT=60  puzzles of a game from games between computers, until there are so many
# make new-game NAME=sky_towers  a game of your own to start from; docs/adding-a-game.md
# make mutants FAULTS=20 SEED=1  faults planted in a copy, and which of them the tests see that enter the place; the first run makes a map of that
# make pins    versions and hashes of everything that is installed, from requirements*.in; digests of images and actions, from the net
# make dist    what a release consists of: wheel, sources, list of parts, in build/dist
# make release VERSION=1.0.0  dates the changelog, commits, tags
# make upgrade-trial  from the last release to what is committed, and back, by the recipes of docs/running.md; FROM=… for another revision
# make licences  of everything that is installed to run
# make laws    many random games of every game; GAMES=1000 for more, GAME=armadora for one; then a million draws of each kind; every puzzle once more

# What is imported is kept compiled: hundreds of processes start in a run of the tests.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
PYTHON := $(VENV)/bin/python
RUNNING := $(VENV)/.running
INSTALLED := $(VENV)/.installed
CHECKING := $(VENV)/.checking

.PHONY: arena art run doctor told test outside games check docs faults backup restore month bench gallery laws mutants words new-game learn puzzles sandbox slow pins dist release upgrade-trial licences clean

run: $(RUNNING)
	@$(PYTHON) bot.py

doctor: $(RUNNING)
	@$(PYTHON) -m cli doctor $(if $(CHANNEL),--channel $(CHANNEL))

# One more than two cores: some tests wait for programs that they have started, and each process draws much anew. All run low: what gives way to
# people in a bot would never have its turn beside a suite that fills the machine.
TESTS ?= 3
test: $(INSTALLED)
	nice -n 10 $(PYTHON) -m pytest -n $(TESTS) --dist worksteal

outside: $(CHECKING)
	nice -n 10 $(PYTHON) -m pytest -n $(TESTS) --dist loadfile -m "outside and not long" tests/page tests/screens/test_pseudo.py tests/test_new_game.py tests/test_package.py tests/test_supply.py

games: $(CHECKING)
	$(PYTHON) -m pytest -n 2 --dist worksteal -m long tests
	DATABASES=all $(PYTHON) -m pytest -n 2 --dist worksteal -k postgres
	LOCALES=all $(PYTHON) -m pytest -n 2 --dist worksteal -m "not outside" tests
	PICTURES=all $(PYTHON) -m pytest -n 2 --dist worksteal tests/cogs/loopback
	$(MAKE) slow

# Most of this is waiting: six processes leave two cores time for each other.
SLOWLY := $(PYTHON) -m pytest -n 6 --dist worksteal -p tests.slow_database --random-order \
	tests/tables tests/leagues tests/statistics tests/cli tests/cogs
slow: $(INSTALLED)
	SLOW=own $(SLOWLY)
	SLOW=rest $(SLOWLY)

backup: $(RUNNING)
	@$(PYTHON) -m cli backup

restore: $(RUNNING)
	@$(PYTHON) -m cli restore $(FILE)

SHARE ?= 1
faults: $(INSTALLED)
	$(PYTHON) -m tests.faults --share $(SHARE)

check: $(CHECKING)
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(MAKE) test outside

docs: $(CHECKING)
	$(PYTHON) -m deploy.papers
	$(VENV)/bin/pdoc --no-show-source -o build/docs cli settings engines render data tables community cogs sandbox

month: $(INSTALLED)
	$(PYTHON) -m tests.month

bench: $(INSTALLED)
	$(PYTHON) -m $(if $(AGAINST),bench.against $(AGAINST),bench) $(PART)

arena: $(INSTALLED)
	$(PYTHON) -m bench.arena $(if $(QUICK),--quick)

gallery: $(INSTALLED)
	$(PYTHON) -m tests.gallery $(GAME) $(if $(AGAINST),--against $(AGAINST))

art: $(INSTALLED)
	nice -n 10 $(PYTHON) -m art $(GAME)

LANGUAGE ?= en
words: $(INSTALLED)
	@$(PYTHON) -m tests.screens --language $(LANGUAGE) $(if $(UPDATE),--update) $(SCREENS)

TOLD := tests/core/test_told.py tests/cogs/test_presenters_told.py tests/tables/test_store_told.py tests/leagues/test_events.py tests/screens/test_tapped.py
told: $(INSTALLED)
	UPDATE_GOLDEN=1 $(PYTHON) -m pytest -n 2 $(TOLD)

FAULTS ?= 20
SEED ?= 1
mutants: $(INSTALLED)
	nice -n 10 $(PYTHON) -m tests.mutants --faults $(FAULTS) --seed $(SEED)

GAMES ?= 100
laws: $(INSTALLED)
	$(PYTHON) -m tests.laws $(GAME) --games $(GAMES)
	$(PYTHON) -m tests.randomness
	$(PYTHON) -m tests.puzzles $(GAME)
	LAWS_EVERY=7 LAWS_LEAKS=$(GAMES) $(PYTHON) -m pytest -n 2 $(if $(GAME),-k $(GAME)) tests/core/test_hints.py tests/core/test_leaks.py tests/core/test_text_boards.py tests/core/test_words.py

new-game: $(CHECKING)
	$(PYTHON) -m skeleton $(NAME)

sandbox: $(RUNNING)
	@$(PYTHON) -m cli sandbox

learn: $(RUNNING)
	nice -n 19 $(PYTHON) -m bench.learn $(GAME) $(if $(DEALS),--games $(DEALS)) $(if $(KEY),--seed $(KEY))

COUNT ?= 60
puzzles: $(RUNNING)
	nice -n 19 $(PYTHON) -m bench.puzzles $(GAME) --count $(COUNT)

PIN := $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header
pins: $(CHECKING)
	for each in requirements requirements-test requirements-dev; do $(PIN) $$each.in -o $$each.txt; done
	$(PYTHON) -m deploy.pins

# A release is told apart by its commit alone: made twice, its files are the same to the byte.
dist: $(CHECKING)
	rm -rf build/dist
	SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) $(PYTHON) -m hatchling build -d build/dist
	SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) PYTHONWARNINGS=ignore $(VENV)/bin/cyclonedx-py requirements requirements.txt \
		--pyproject pyproject.toml --output-reproducible -o build/dist/sbom.json
	$(PYTHON) -m deploy.parts build/dist/sbom.json

release: $(CHECKING)
	$(PYTHON) -m deploy.release $(VERSION)

upgrade-trial: $(CHECKING)
	nice -n 10 $(PYTHON) -m deploy.trial $(FROM)

licences: $(CHECKING)
	@$(VENV)/bin/pip-licenses --packages $$(sed -n 's/^\([a-z0-9-]*\)==.*/\1/p' requirements.txt)

# A Python that the system no longer has leaves a link to nothing: then everything is installed anew.
$(PYTHON):
	@python3 -m venv --clear $(VENV)

# What running needs, and nothing else.
$(RUNNING): requirements.txt $(PYTHON)
	@$(VENV)/bin/pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

# Modules are compiled when they are first imported: most never are. One process does so before several do it at once.
$(INSTALLED): requirements-test.txt requirements.txt $(PYTHON)
	@$(VENV)/bin/pip install --quiet --disable-pip-version-check --no-compile -r requirements-test.txt
	@$(PYTHON) -m pytest --collect-only -qq >/dev/null || true
	@touch $(RUNNING) $@

# What looks at the code, the page or a built copy needs more.
$(CHECKING): requirements-dev.txt $(INSTALLED)
	@$(VENV)/bin/pip install --quiet --disable-pip-version-check --no-compile -r requirements-dev.txt
	@touch $@

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis
