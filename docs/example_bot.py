"""A bot that plays legal random answers in any game: `FRONTIER_TOKEN=… python example_bot.py http://host:8000 <table>`.

Make the token on the account page. docs/api.md describes the requests.
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid


class Table:
    def __init__(self, server, code, token):
        self.address = f"{server}/api/tables/{code}"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path="", body=None):
        """GET, or POST a body; return the decoded response."""
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, self.headers)) as response:
            return json.load(response)


def fitting(spec, given):
    """Return a random value for a field of an action; `given` has the values of the fields before."""
    match spec["spec"]:
        case "amount":
            return random.randint(spec["low"], spec["high"])
        case "choose":
            return random.choice(spec["items"])
        case "pick":
            return random.sample(spec["items"], random.randint(spec["low"], spec["high"]))
        case "pay":
            return payment(spec, given.get(spec["per"], 1) if spec["per"] else 1)
        case "assign":
            return assignment(spec)


def payment(spec, things):
    """Return items that are worth the price, beginning with those that must be among them."""
    worth, due = spec["items"], spec["price"] * things
    chosen = random.sample(spec["including"], min(things, len(spec["including"])))
    rest = random.sample([item for item in worth if item not in chosen], len(worth) - len(chosen))
    while sum(worth[item] for item in chosen) < due:
        chosen.append(rest.pop())
    for item in list(chosen) if spec["minimal"] else ():
        if sum(worth[each] for each in chosen) - worth[item] >= due:
            chosen.remove(item)
    return chosen


def assignment(spec):
    """Return a crew for each place: move one worker at a time until all bounds are kept."""
    crews = {place: dict.fromkeys(spec["kinds"], 0) for place in spec["places"]}

    def faults():
        found = sum(max(sum(crews[place].values()) - room, 0) for place, room in spec["places"].items())
        for bound in spec["bounds"]:
            number = sum(crews[place][kind] for place in bound["places"] for kind in bound["kinds"])
            found += max(number - bound["high"], bound["low"] - number, 0)
        return found

    while (before := faults()) > 0:
        place, kind, step = random.choice(list(crews)), random.choice(spec["kinds"]), random.choice((-1, 1))
        if crews[place][kind] + step >= 0:
            crews[place][kind] += step
            if faults() > before and random.random() > 0.1:  # now and then a step back leads on
                crews[place][kind] -= step
    return crews


def answer(decision):
    offer = random.choice(decision["offers"])
    action = {"type": offer["action"]}
    for name, spec in offer["fields"].items():
        action[name] = fitting(spec, action)
    return {"id": uuid.uuid4().hex, "decision": decision["id"], "action": action}


def play(table, pause):
    """Take a free seat if need be, and answer whatever is asked until the game is over."""
    if table.ask()["you"]["seat"] is None:
        table.ask("/join", {})
        table.ask("/ready", {"ready": True})
    while not (seen := table.ask("/view")).get("over"):
        decision = seen.get("decision")  # a lobby has none
        if decision and decision["awaited"]:
            try:
                table.ask("/actions", answer(decision))
            except urllib.error.HTTPError as refused:
                print(json.load(refused)["text"])  # the game may have gone on, or be paused: look again
        time.sleep(pause)


if __name__ == "__main__":
    play(Table(sys.argv[1], sys.argv[2], os.environ["FRONTIER_TOKEN"]), float(os.environ.get("PAUSE", "1")))
