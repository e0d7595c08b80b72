#!/usr/bin/env python3
"""A player for a table of Jemaa: sits down with an invitation, and plays anything that is legal until the game is over.

    python3 examples/bot.py ROOM INVITE [--server http://127.0.0.1:7777] [--name Robot]

docs/protocol.md tells the rest. It knows no rule of any game: the server lists what a seat may do. It needs nothing but
Python; with a library for WebSockets, the class `Socket` is not needed.
"""

import argparse
import base64
import http.client
import json
import os
import random
import secrets
import struct
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


class Socket:
    """A WebSocket over which texts go, one message at a time."""

    def __init__(self, server):
        url = urllib.parse.urlsplit(server)
        kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
        self.connection = kind(url.netloc, timeout=75)
        key = base64.b64encode(os.urandom(16)).decode()
        headers = {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13", "sec-websocket-key": key}
        self.connection.request("GET", "/ws", headers=headers)
        self.answer = self.connection.getresponse()
        if self.answer.status != 101:
            raise ConnectionError(f"the server answers {self.answer.status}")

    def send(self, message, kind=1):
        """Sends a text, or a frame of another kind. What a client sends is masked."""
        data, mask = message.encode() if kind == 1 else message, os.urandom(4)
        length = bytes([128 | len(data)]) if len(data) < 126 else struct.pack("!BH", 128 | 126, len(data))
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.connection.sock.sendall(bytes([128 | kind]) + length + mask + masked)

    def read(self, count):
        data = self.answer.fp.read(count)
        if len(data) < count:
            raise ConnectionError("the server is gone")
        return data

    def receive(self):
        """The next text. Pings are answered on the way."""
        while True:
            first, length = self.read(2)
            if length >= 126:
                length = int.from_bytes(self.read(2 if length == 126 else 8), "big")
            data, kind = self.read(length), first & 15
            if kind == 1:
                return data.decode()
            if kind == 8:
                raise ConnectionError("the server has closed the connection")
            if kind == 9:
                self.send(data, kind=10)


def join(server, room, invite, name):
    """Takes the first open seat, and returns the secret that makes us the player there."""
    # The secret is our own, so that asking again after a lost answer gives the same seat.
    secret = secrets.token_hex(20)
    body = json.dumps({"name": name, "invite": invite, "secret": secret}).encode()
    url, headers = f"{server}/api/tables/{room}/seats", {"content-type": "application/json"}
    while True:
        try:
            urllib.request.urlopen(urllib.request.Request(url, body, headers)).close()
            return secret
        except urllib.error.HTTPError as refused:
            raise SystemExit(f"no seat: {json.load(refused)['detail']}") from None
        except OSError as lost:
            print("once more:", lost)
            time.sleep(1)


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


def play(server, room, secret):
    """Plays until the game is over, and returns how it ended."""
    socket = Socket(server)
    socket.send(json.dumps({"type": "hello", "protocol": 1, "room": room, "secrets": [secret]}))
    version, sight, waiting = 0, None, None
    while True:
        said = json.loads(socket.receive())
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
            socket.send(json.dumps({"type": "act", "id": waiting, "version": version, "actions": [action]}))


def main():
    options = argparse.ArgumentParser(description="Plays anything that is legal.")
    options.add_argument("room")
    options.add_argument("invite")
    options.add_argument("--server", default="http://127.0.0.1:7777")
    options.add_argument("--name", default="Robot")
    options = options.parse_args()
    secret, sight = join(options.server, options.room, options.invite, options.name), None
    while sight is None:
        try:
            sight = play(options.server, options.room, secret)
        except (OSError, http.client.HTTPException) as lost:
            print("coming back:", lost)
            time.sleep(1)
    points = {line["seat"]: line["points"] for line in sight["table"]["standing"]}
    for seat, player in enumerate(sight["seats"], 1):
        print(f"{player['rank']}. {player['name']}: {points[seat]} points")


if __name__ == "__main__":
    main()
