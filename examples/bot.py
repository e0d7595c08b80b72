#!/usr/bin/env python3
"""A player for a table of Jemaa: sits down with an invitation, and plays anything that is legal until the game is over.

    pip install websockets
    python3 examples/bot.py ROOM INVITE [--server http://127.0.0.1:7777] [--name Robot]

docs/protocol.md tells the rest. It knows no rule of any game: the server lists what a seat may do.
"""

import argparse
import asyncio
import json
import random
import urllib.error
import urllib.request
import uuid

import websockets


def join(server, room, invite, name):
    """Takes the first open seat, and returns the secret that makes us the player there."""
    body = json.dumps({"name": name, "invite": invite}).encode()
    url, headers = f"{server}/api/tables/{room}/seats", {"content-type": "application/json"}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, headers)) as answer:
            return json.load(answer)["secret"]
    except urllib.error.HTTPError as refused:
        raise SystemExit(f"no seat: {json.load(refused)['detail']}") from None


def apply(sight, patch):
    """Changes a sight as a patch says. Each change is the way to a place, and what stands there now."""
    for way, value in patch:
        if not way:
            sight = value
            continue
        place = sight
        for key in way[:-1]:
            place = place[key]
        place[way[-1]] = value
    return sight


async def play(server, room, secret):
    """Plays until the game is over, and returns how it ended. Comes back if the connection is lost."""
    async for socket in websockets.connect(server.replace("http", "ws", 1) + "/ws", max_size=None):
        try:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "room": room, "secrets": [secret]}))
            version, sight, waiting = 0, None, None
            async for text in socket:
                said = json.loads(text)
                if said["type"] == "welcome":
                    version, sight = said["version"], said["sights"][0]["sight"]
                elif said["type"] == "update":
                    version, sight = said["version"], apply(sight, said["patch"])
                elif said["type"] == "whole":
                    version, sight = said["version"], said["sight"]
                elif said["type"] == "done" and said["id"] == waiting:
                    waiting = None
                elif said["type"] == "problem":
                    print("refused:", said["problem"]["detail"])
                    if sight is None:
                        raise SystemExit(1)
                    waiting = None
                    continue  # Something has to change before it makes sense to try again.
                if sight["stage"] == "over":
                    return sight
                table = sight["table"]
                if table and table["choices"] and not table["chosen"] and not sight["paused"] and not waiting:
                    action, waiting = random.choice(table["choices"])["action"], uuid.uuid4().hex
                    act = {"type": "act", "id": waiting, "version": version, "actions": [action]}
                    await socket.send(json.dumps(act))
        except websockets.ConnectionClosed:
            continue


def main():
    options = argparse.ArgumentParser(description="Plays anything that is legal.")
    options.add_argument("room")
    options.add_argument("invite")
    options.add_argument("--server", default="http://127.0.0.1:7777")
    options.add_argument("--name", default="Robot")
    options = options.parse_args()
    secret = join(options.server, options.room, options.invite, options.name)
    sight = asyncio.run(play(options.server, options.room, secret))
    points = {line["seat"]: line["points"] for line in sight["table"]["standing"]}
    for seat, player in enumerate(sight["seats"], 1):
        print(f"{player['rank']}. {player['name']}: {points[seat]} points")


if __name__ == "__main__":
    main()
