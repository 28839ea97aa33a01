"""What the posts of The Hanging Gardens say of a turn."""

from engines import PRESENTATIONS
from engines.core.text import Note, Who, say
from render.sentences import sentence

GAME = "hanging_gardens"


def note(key, **values):
    return Note(say(f"hanging-gardens-{key}", who=Who(0), **values))


def test_a_card_and_what_its_claim_got_are_one_sentence():
    laid = note("placed", card=1, turn=90, at="L14")
    group = say("hanging-gardens-group-terrace", count=3)
    claimed = note("claimed", group=group, at="L14")
    moved = note("moved", group=group, at="L14", left="O11", size=2)
    bonus, unclaimed = note("bonus"), note("unclaimed", groups=group)
    took = note("took", tile=say("hanging-gardens-tile-gate"), column=1)
    for notes, said in (
        ([laid, unclaimed], ["Ana placed card 1."]),
        ([laid, moved, took], ["Ana placed card 1 and took **Gate** for **3 terraces**."]),
        ([laid, claimed, bonus], ["Ana placed card 1 and drew a bonus tile for **3 terraces**."]),
        (
            [laid, claimed, bonus, took],
            ["Ana placed card 1, drew a bonus tile and took **Gate** for **3 terraces**."],
        ),
        ([took], ["Ana took a tile from column I: **Gate**."]),
        (
            [laid, claimed, note("compensated", points=2)],
            [
                "Ana placed card 1.",
                "Ana placed a temple on a group of **3 terraces**.",
                "No tile was left for Ana’s claim, so it scored **+2** instead.",
            ],
        ),
    ):
        told = PRESENTATIONS[GAME].told(notes)
        assert [sentence(each.text, "en", lambda seat: "Ana") for each in told] == said
