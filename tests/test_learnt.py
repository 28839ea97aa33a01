"""What computers have learnt: it is counted alike from the same seed, written as plain numbers, and all of it counts in what they think."""

import importlib
import json
import subprocess
import sys
import tomllib
from functools import cache, partial

import pytest

import engines
from bench.against import ROOT
from bench.counting import Rate, rising
from bench.learn import LEARNING, kept, learn, main
from bench.recorded import read, records
from engines import GAMES
from engines.core import learnt
from engines.core.journal import replay
from engines.core.learnt import FOLDER, Learnt, NotLearntError


@pytest.fixture(scope="module")
def taught(tmp_path_factory):
    """What a game of each kind teaches computers for which all that they have learnt before is twice as much."""
    folder = tmp_path_factory.mktemp("learnt")
    for file in FOLDER.glob("*.toml"):
        write(folder / file.name, tomllib.loads(file.read_text(encoding="utf-8")), 2)
    program = (
        f"import json, pathlib, engines.core.learnt as learnt; learnt.FOLDER = pathlib.Path({str(folder)!r})\n"
        "from bench.learn import LEARNING, learn\n"
        "print(json.dumps({name: learn(name, 'test', 1) for name in LEARNING}))"
    )
    found = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=True)
    return json.loads(found.stdout)


@pytest.mark.parametrize("name", LEARNING)
def test_a_seed_teaches_the_same_whatever_was_learnt_before_and_all_that_stands_in_the_file(name, taught):
    once = learn(name, "test", 1)
    assert once == taught[name]
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    assert shapes(once) == shapes(text.removeprefix(kept(text)))


@pytest.mark.parametrize("name", sorted({*GAMES} - {*LEARNING}))
def test_a_game_in_which_nothing_is_counted_says_so(name, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["bench.learn", name])
    with pytest.raises(SystemExit, match="1"):
        main()
    assert (
        f"Nothing is counted in {name}: its numbers in data/learnt are set by hand" in capsys.readouterr().err
    )
    assert Learnt(name)


def test_another_seed_teaches_something_else():
    assert learn("yspahan", "test", 1) != learn("yspahan", "other", 1)


def shapes(text):
    return {key: shape(found) for key, found in tomllib.loads(text).items()}


def shape(found):
    return [shape(each) for each in found] if isinstance(found, list) else type(found)


@pytest.mark.parametrize("name", sorted(file.stem for file in FOLDER.glob("*.toml")))
def test_computers_think_by_every_number_of_the_file(name, tmp_path, monkeypatch):
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    usual = cache(partial(hopes, folder=FOLDER, monkeypatch=monkeypatch))
    for key in tomllib.loads(text):
        write(tmp_path / f"{name}.toml", tomllib.loads(text), 2, {key})
        assert any(usual(file) != hopes(file, tmp_path, monkeypatch) for file in records(name)), key


def write(file, numbers, more, which=()):
    """Write numbers, all or those of some names so many times as large."""
    changed = {key: times(found, more if key in (which or numbers) else 1) for key, found in numbers.items()}
    file.write_text("".join(f"{key} = {found}\n" for key, found in changed.items()))


def times(found, more):
    return [times(each, more) for each in found] if isinstance(found, list) else found * more


def hopes(file, folder, monkeypatch):
    """What the computers of a game expect in a recorded one, when it is imported with the numbers of a folder."""
    header, entries = read(file)
    with monkeypatch.context() as patched:
        patched.setattr(learnt, "FOLDER", folder)
        for module in [each for each in sys.modules if f"{each}.".startswith(f"engines.{header.game}.")]:
            patched.delitem(sys.modules, module)
        patched.setattr(engines, header.game, None)
        fresh = importlib.import_module(f"engines.{header.game}")
        return [fresh.PLAYER.prospects(step.state) for step in replay(fresh.GAME, header, entries)]


def test_a_file_that_is_missing_or_garbled_says_so(tmp_path):
    file = tmp_path / "chess.toml"
    with pytest.raises(NotLearntError, match=r"chess\.toml: .*No such file.*new copy of Meeplepost"):
        Learnt("chess", tmp_path)
    file.write_bytes(b"\xff")
    with pytest.raises(NotLearntError, match=r"chess\.toml"):
        Learnt("chess", tmp_path)
    file.write_text("rarer = [1.0, 2")
    with pytest.raises(NotLearntError, match=r"chess\.toml"):
        Learnt("chess", tmp_path)
    file.write_text("rarer = [1.0, 2]\ntruth = true\nrows = [[1.0], [1.0, 2.0]]")
    found = Learnt("chess", tmp_path)
    assert found.numbers("rarer", 2) == (1.0, 2.0)
    for name, size, said in (
        ("common", (), "common is missing"),
        ("rarer", (), "rarer is not a number"),
        ("rarer", (3,), "rarer is not 3 numbers"),
        ("rarer", (2, 1), "rarer is not 2 × 1 numbers"),
        ("rows", (2, 1), "rows is not 2 × 1 numbers"),
        ("truth", (), "truth is not a number"),
    ):
        with pytest.raises(NotLearntError, match=said):
            found.numbers(name, *size)


def test_means_never_fall_and_few_cases_count_with_those_before():
    rates = [Rate(5, 50), Rate(20, 50), Rate(10, 50), Rate(1, 1), Rate(45, 50)]
    assert rising(rates) == pytest.approx([0.1, 31 / 101, 31 / 101, 31 / 101, 0.9])
    assert rising([Rate(), Rate(10, 20)]) == [0.0, 0.5]


def test_of_few_cases_what_is_usual_says_more():
    assert Rate(0, 0).mean(0.5) == 0.5 and Rate(90, 90).mean(0.0) == 0.9
