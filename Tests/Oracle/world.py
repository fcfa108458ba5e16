#!/usr/bin/env python3
"""Makes a world from a seed (README.md has the format). The same arguments make the same world."""
import argparse
import json
import pathlib
import sys

import logs
from chance import Chance
from instants import instant
from world_chat import ChatWorld
from world_logs import LogWorld
from world_school import SchoolWorld

FORMAT = 1
USUAL = {"users": 400, "days": 7, "kills": 12}
SMALL = {"users": 100, "days": 1, "kills": 5, "bursts": 100}
WORLDS = {"chat": ChatWorld, "school": SchoolWorld}
# Phones of both kinds, and releases without a spread: then all instants are exact.
SETTINGS = {"chat": {"schedule_scan_seconds": 1},
            "school": {"schedule_scan_seconds": 1, "enabled_providers": ["apns", "fcm"], "hold_release_spread_seconds": 0}}


def random_settings(chance, profile):
    """Settings that differ from the profile: other actions in quiet hours, windows, zones."""
    def some(**choices):
        return {name: chance.choice(values) for name, values in choices.items() if chance.of(0.5)}

    actions = ["drop", "hold", "inbox_only", "deliver"]
    if profile == "school":
        found = some(dedup_key=["user_type_subject"], dedup_window_seconds=[30, 90, 300])
        if chance.of(0.5):
            found["ttl_seconds_by_priority"] = {"high": chance.choice([3_600, 14_400])}
        if chance.of(0.3):
            found["quiet_hours_action_by_priority"] = {"high": chance.choice(actions)}
        return found
    found = some(dedup_window_seconds=[30, 90, 300], dedup_key=["user_type"], quiet_hours_timezone_source=["device", "organization"],
                 presence_ttl_seconds=[30, 300])
    # What is deferred is not suppressed as a repeat too: the requirements do not say by which of its times.
    if chance.of(0.5):
        found["dedup_mode"] = "off"
    else:
        actions.remove("hold")
    found["quiet_hours_action_by_priority"] = {
        "blocking": chance.choice(["deliver", "deliver_if_critical_allowed/drop", "deliver_if_critical_allowed/hold"]),
        **{priority: chance.choice(actions) for priority in ("high", "normal", "low")}}
    return found


def make(options):
    if options.logs:
        return from_logs(options)
    for name, value in (SMALL if options.small else USUAL).items():
        if getattr(options, name) is None:
            setattr(options, name, value)
    profile = options.profile
    chance = Chance(f"{profile} {options.seed}")
    settings = dict(SETTINGS[profile])
    if options.settings == "random":
        settings.update(random_settings(chance, profile), hold_release_spread_seconds=0)
    if options.spread:
        settings["hold_release_spread_seconds"] = options.spread
    made = WORLDS[profile](chance, settings, options.users, options.days, options.bursts or options.days * (30 + options.users // 8))
    steps, end = made.line.finished()
    return {"format": FORMAT, "profile": profile, "seed": options.seed, "settings": settings,
            "organization": {"timezone": getattr(made, "zone", "Europe/Paris")}, "clock_start": instant(made.line.start), "end": end,
            **made.parts(), "steps": steps, "kills": made.line.kills(options.kills)}


def from_logs(options):
    """A world of chat logs."""
    if options.profile != "chat":
        raise ValueError("chat logs are of the profile chat")
    made = LogWorld(options.seed, logs.read_all(options.logs, options.messages), USUAL["kills"] if options.kills is None else options.kills)
    return {"format": FORMAT, "profile": "chat", "seed": options.seed, "settings": SETTINGS["chat"], "organization": {"timezone": "Europe/Paris"},
            "clock_start": instant(made.start), "end": made.end, "batched": True, **made.parts(), "steps": made.steps, "kills": made.kills}


def add_options(parser):
    parser.add_argument("--profile", choices=list(WORLDS), default="chat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--small", action="store_true", help="a world of 100 users and one day, where nothing else is said")
    parser.add_argument("--users", type=int, help="400 without it")
    parser.add_argument("--days", type=int, help="7 without it")
    parser.add_argument("--kills", type=int, help="of processes, 12 without it")
    parser.add_argument("--bursts", type=int, help="bursts of events; without it, by days and users")
    parser.add_argument("--logs", type=pathlib.Path, nargs="+", metavar="PATH", help="chat logs NAME.raw.txt or folders with them, for a world of "
                        "their messages")
    parser.add_argument("--messages", type=int, metavar="N", help="the first ones of each log; all without it")
    parser.add_argument("--settings", choices=["profile", "random"], default="profile", help="the profile's settings, or others by the seed")
    parser.add_argument("--spread", type=int, choices=range(1, 61), metavar="SECONDS", help="hold_release_spread_seconds, 1 to 60; 0 without it")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    add_options(parser)
    options = parser.parse_args()
    json.dump(make(options), sys.stdout, indent=1)
    print()
