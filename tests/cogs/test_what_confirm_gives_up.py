"""What the panel recommends: nothing is given up by Confirm unasked, and nothing is asked once all is chosen."""

from contextlib import suppress

from cogs.messages.message import Button, Style
from cogs.panels.choices import menus
from cogs.panels.play import ask_line, draft_panel
from cogs.panels.steps import NOTHING
from engines.core.chance import Rng
from engines.core.text import GameError
from render.languages import LOCALES
from render.sentences import word
from tables import changes
from tables.drafts import draft_of, play_lines
from tests.tables.test_plans import AT, done, running


def drafts(game, seats, seed, most=150):
    """Drafts of one line at the positions of a random game, with their tables."""
    table, rng = running(game, seats, seed), Rng(seed, 0)
    for _ in range(most):
        if table.over:
            return
        seat = table.due[0]
        line = table.game.notation.format(rng.choice(list(table.game.legal(table.story.state, seat))))
        with suppress(GameError):
            yield draft_of(table, seat, (line,))
        table = done(table, changes.with_moves(table, play_lines(table, seat, (line,)), AT))


def confirms(draft, locale, prefix=""):
    """The panel's Confirm buttons."""
    rows = draft_panel(draft, locale, prefix).rows
    label = word("button-confirm", locale)
    return [each for row in rows for each in row if isinstance(each, Button) and each.label == label]


def test_a_claim_is_declined_before_a_turn_can_be_confirmed():
    met = set()
    for draft in drafts("hanging_gardens", 2, "forfeits"):
        claim = bool(draft.view.claimable and draft.choices)
        met.add(claim)
        if draft.can_confirm:
            assert bool(confirms(draft, "en")) is not claim
            assert confirms(draft, "en", NOTHING) or not claim
    assert met == {True, False}


def test_what_gives_up_the_rest_of_a_game_is_confirmed_in_red():
    styles = set()
    for draft in drafts("armadora", 2, "for good"):
        for each in confirms(draft, "en"):
            styles.add((draft.all_lines[0].split()[0] == "pass", each.style))
    assert styles == {(True, Style.RED), (False, Style.GREEN)}


def test_a_draft_that_only_waits_for_its_confirmation_asks_nothing():
    met = 0
    for draft in drafts("yspahan", 3, "pending"):
        if draft.pending is not None:
            met += 1
            for locale in LOCALES:
                assert ask_line(draft.table, draft, locale) not in draft_panel(draft, locale).text
    assert met


def test_what_may_still_be_done_is_named_where_its_places_are_offered_at_once():
    """As a card in Yspahan that puts a cube into a souk: below what Confirm plays nothing else would say what the buttons do."""
    met = 0
    for draft in drafts("yspahan", 2, "s346", 40):
        verbs = {line.split()[0] for line in draft.choices}
        if draft.can_confirm and draft.pending is None and verbs == {"stock"}:
            met += 1
            for locale in LOCALES:
                found, _ = menus(draft.game, draft.view, draft.choices, "", locale)
                assert found[0].placeholder in draft_panel(draft, locale).text
    assert met
