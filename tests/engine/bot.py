#!/usr/bin/env python3
"""A bot for Tenement that plays through the engine: an example to begin from.

    python3 bot.py PATH_OF_TENEMENT [MATCHES]

It needs Python 3 and nothing else. It starts the engine, plays so many matches
of every game with its own simple rule against the bots of the program, and says
how they went. The engine is described in src/cli/engine/README.md: a request is
a line of JSON, and so is its answer.
"""

import json
import subprocess
import sys


class Engine:
    """The program, which answers one request at a time."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            bufsize=1,  # send each line at once
        )
        self.asked = 0

    def answer(self, cmd, **fields):
        """The whole answer to a request: it has `ok` or `error`."""
        self.asked += 1
        request = {"cmd": cmd, "id": self.asked, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        # Answers come in the order of the requests, so this is only to be safe.
        assert answer["id"] == self.asked, answer
        return answer

    def ask(self, cmd, **fields):
        """What a request is answered with; an error ends the program."""
        answer = self.answer(cmd, **fields)
        if "error" in answer:
            sys.exit(f"{cmd} {fields}: {answer['error']['code']}: {answer['error']['message']}")
        return answer["ok"]

    def quit(self):
        self.ask("quit")
        self.process.stdin.close()
        code = self.process.wait()
        assert code == 0, code


# What this bot likes to do, by the first word of a move: the first that is
# listed is done. This is where your own bot thinks instead. What a seat may know
# of the table is what `state` says to it: engine.ask("state", seat=seat).
LIKES = {
    "eviction": ["card", "apartment", "meeple", "arrow"],
    "landlord": ["finish", "flat", "buy", "play", "done"],
    "alternatywy": ["place", "card"],
}


def choose(engine, game):
    """The move that this bot makes now."""
    moves = [each["move"] for each in engine.ask("moves")["moves"]]
    for word in LIKES[game]:
        liked = [move for move in moves if move.split()[0] == word]
        if liked:
            return liked[0]
    # No idea: what a quick look of the program's own bot would do. With
    # `iterations` and `seed` that is the same on every computer.
    return engine.ask("bot", level="greedy", iterations=50, seed=1)["move"]


def play(engine, game, seats, seed):
    """A whole match: this bot at seat 0, those of the program elsewhere."""
    begun = engine.ask("new", game=game["name"], seats=seats, seed=seed)
    to_act, hashes, moves = begun["to_act"], [begun["hash"]], 0
    while to_act is not None:
        # Not every liking of this bot comes to an end, so it gets tired of them.
        if to_act == 0 and moves < 400:
            move = choose(engine, game["name"])
        else:
            move = engine.ask("bot", level="random" if moves % 2 else "greedy")["move"]
        played = engine.ask("play", move=move)
        assert played["over"] == (played["to_act"] is None), played
        to_act = played["to_act"]
        hashes.append(played["hash"])
        moves += 1
        assert moves < 20000, "this match does not end"
    return hashes


def check(engine, hashes):
    """What holds of every match that is over. A bot need not do this."""
    standing = engine.ask("standing")
    assert standing["over"], standing
    for place in standing["ranking"]:
        assert place["score"] == sum(source["amount"] for source in place["sources"]), place

    # Nobody decides any more, and an error has changed nothing.
    assert engine.answer("play", move="pass")["error"]["code"] == "match_over"
    assert engine.answer("bot", level="greedy")["error"]["code"] == "match_over"

    # The match as data is the same match when it is loaded again.
    record = engine.ask("record")
    assert len(record["moves"]) == len(hashes) - 1
    assert engine.ask("load", record=record)["hash"] == hashes[-1]

    # What was done can be taken back and is done again with the same result.
    for back in range(1, 4):
        assert engine.ask("undo")["hash"] == hashes[-1 - back]
    for move, expected in zip(record["moves"][-3:], hashes[-3:]):
        assert engine.ask("play", move=move)["hash"] == expected
    return standing["ranking"]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    matches = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    engine = Engine(sys.argv[1])
    for game in engine.ask("games")["games"]:
        won = decisions = 0
        for seed in range(matches):
            # Each number of players in turn.
            least, most = game["seats"]["least"], game["seats"]["most"]
            seats = least + seed % (most - least + 1)
            hashes = play(engine, game, seats, seed)
            ranking = check(engine, hashes)
            decisions += len(hashes) - 1
            won += any(place["seat"] == 0 and place["rank"] == 1 for place in ranking)
        print(f"{game['name']}: {matches} matches, {decisions} decisions, {won} won")
    engine.quit()


if __name__ == "__main__":
    main()
