"""Somebody else's bot, as the examples of discord.py are written: it knows no sandbox."""

import os
import random
import sys

import discord
from discord.ext import commands

intents = discord.Intents.default()
intents.message_content = "--content" in sys.argv
bot = commands.Bot(command_prefix="!", intents=intents)


@bot.event
async def setup_hook() -> None:
    await bot.tree.sync()


class Again(discord.ui.View):
    @discord.ui.button(label="Again")
    async def again(self, it: discord.Interaction, button: discord.ui.Button["Again"]) -> None:
        await it.response.edit_message(content="rolled again")


@bot.command()
async def roll(ctx: commands.Context[commands.Bot], sides: int = 6) -> None:
    await ctx.send(f"{random.randint(sides, sides)} of {sides}", view=Again())


@bot.tree.command(name="roll", description="Roll dice")
async def roll_by_slash(it: discord.Interaction, sides: int = 6) -> None:
    await it.response.send_message(f"{random.randint(sides, sides)} of {sides}", view=Again())


if __name__ == "__main__":
    bot.run(os.environ["BOT_TOKEN"], log_handler=None)
