"""What Discord's refusals mean to us."""

from types import SimpleNamespace

import discord
import pytest

from cogs.interactions.error_codes import nobody_there


def refusal(status, code):
    return discord.HTTPException(SimpleNamespace(status=status, reason=""), {"code": code, "message": ""})


@pytest.mark.parametrize("status", [400, 403])
@pytest.mark.parametrize("code", [50007, 50278, 50001, 50013, 10013, 10003])
def test_a_direct_message_does_not_arrive_whatever_the_status(status, code):
    assert nobody_there(refusal(status, code))


@pytest.mark.parametrize(("status", "code"), [(400, 40003), (400, 50035), (429, 30046), (500, 0)])
def test_what_may_arrive_later_is_nobodys_refusal(status, code):
    assert not nobody_there(refusal(status, code))
