"""Check the shuffle of a game file without Meeplepost: python verify.py FILE

It needs Python 3.8 or newer and nothing else. docs/fairness.md describes every step to the byte.
It checks the seed, the seats, and every number that was drawn; not whether the moves were legal.
"""

import base64
import hashlib
import hmac
import sys

# Lines of the table, such as a nudge. They draw nothing and count as no move.
TABLE_LINES = {"undo", "resign", "stop", "late", "skipped", "vacation", "paused", "resumed", "extra", "nudge"}
TABLE_LINES |= {"away", "gone", "accepted", "voted", "removed", "back", "substituted"}


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def stream(text):
    """Endless numbers below 2^64: each hash gives four, taken from its end."""
    counter = 0
    while True:
        block = hashlib.sha256(text.encode() + counter.to_bytes(8, "big")).digest()
        for at in (24, 16, 8, 0):
            yield int.from_bytes(block[at : at + 8], "big")
        counter += 1


def draw(numbers, below):
    """The next number, evenly spread over 0 … below - 1: those beyond the last whole multiple are left out."""
    return next(number for number in numbers if number < 2**64 - 2**64 % below) % below


def expect(holds, what):
    if not holds:
        sys.exit(f"WRONG: {what}")


with open(sys.argv[1], encoding="utf-8") as file:
    top, _, game = file.read().partition("\n\n")
pairs = [line.split(" ", 1) for line in top.splitlines()]
head = dict(pairs)
places = [value.split(" ") for name, value in pairs if name == "place"]
seed, by_moves = head["seed"], head.get("chance") == "2"

# The secret was bound by its fingerprint. With everyone's parts it makes the seed, and the seed the seats.
if by_moves:
    statement = f"meeplepost chance 2\ntable {head['table']}\n" + "".join(f"{part}\n" for _, part in places)
    made = hmac.new(head["secret"].encode(), statement.encode(), "sha256").hexdigest()
    expect(seed == made, "the seed does not follow from secret and parts")
    order, lot = list(range(len(places))), stream(f"seating {seed}:0")
    for last in range(len(order) - 1, 0, -1):
        other = draw(lot, last + 1)
        order[last], order[other] = order[other], order[last]
    seats = [int(places[at][0]) for at in order]
    expect(head["seating"] != "random" or seats == sorted(seats), "the seats do not follow from the seed")
    both = hashlib.sha256(f"{sha256(head['secret'])}\n{statement}".encode()).digest()
    print("fingerprint at Start     ", base64.b64encode(both).decode())
    print("fingerprint of the parts ", sha256(statement))
print("fingerprint of the secret", sha256(head["secret"] if by_moves else seed))

# Every number follows from the seed and the number of its move; older games count all entries instead.
numbers, moves, drawn = stream(f"{seed}:0"), 0, 0
for line in game.splitlines():
    if line.startswith("= "):
        for number, below in (each.split("/") for each in line[2:].split()):
            expect(draw(numbers, int(below)) == int(number), f"a number drawn after move {moves}")
            drawn += 1
    elif line and line[0] != ";" and line.split(" ")[2] not in TABLE_LINES:
        moves += 1
        numbers = stream(f"{seed}:{moves if by_moves else line.split(' ')[0]}")
print(f"{drawn} numbers in {moves} moves follow from the seed {seed}")
