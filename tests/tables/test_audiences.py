"""Which of a table's messages one is; the texts stand in databases and never change."""

from data.records import audiences
from data.records.audiences import Audience, AudienceKind
from data.records.enums import VoteKind
from data.records.rows import SurfaceRow


def test_the_messages_of_a_table_are_told_apart():
    assert audiences.SHEET == "sheet" and audiences.SHEET.kind is AudienceKind.SHEET
    assert Audience("taken-back").kind is None, "what only an older version knew"
    for spelled, made, kind in (
        ("seat-2", Audience.hand(2), AudienceKind.HAND),
        ("ask-2", Audience.question(2), AudienceKind.QUESTION),
        ("reminder-2", Audience.reminder(2), AudienceKind.REMINDER),
        ("barred-2", Audience.no_access(2), AudienceKind.NO_ACCESS),
    ):
        assert (made, made.kind, made.seat, made.vote) == (spelled, kind, 2, None)
    vote = Audience("vote-extra")
    assert (vote.kind, vote.vote, vote.seat) == (AudienceKind.VOTE, VoteKind.EXTRA, None)
    assert vote == Audience.of_vote(VoteKind.EXTRA)
    assert audiences.LOBBY.seat is None and Audience("poem").kind is None


async def test_they_come_back_from_the_store(room):
    table = (await room.open()).row.id
    await room.store.set_surface(SurfaceRow(table, Audience.hand(1), 1, 2, 3))
    (found,) = await room.store.surfaces(table)
    assert found.audience.seat == 1 and type(found.audience) is Audience
