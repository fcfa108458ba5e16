#!/usr/bin/env python3
"""CheckSend for 1,000 users: how long the preferences service takes to say who may be pushed.

A system of its own, release build, real clock. All users have chosen something; those of the second row keep quiet hours as well, which
are computed for each of them at each call. Latencies are those of a Python client, its own decoding included.

Needs `make release` and scripts/python-env.sh; run it with .build/python/bin/python.
"""
import argparse
import pathlib
import random
import statistics
import subprocess
import tempfile
import time

import benchlib
from benchgrpc import PREFERENCES, REGISTRY, Peer, message


def tenant():
    return {"organization_id": "bench", "app_id": "bench"}


def create_app(registry):
    organization = {"organization_id": "bench", "name": "Bench", "timezone": "Europe/Berlin", "profile": "chat"}
    registry.method(REGISTRY, "Tenants", "UpsertOrganization")(message(REGISTRY + "UpsertOrganizationRequest")(organization=organization))
    app = {"app_id": "bench", "organization_id": "bench", "name": "Bench", "profile": "chat"}
    registry.method(REGISTRY, "Tenants", "UpsertApp")(message(REGISTRY + "UpsertAppRequest")(app=app))


def stored_user(number, quiet):
    """A user who went through the settings once."""
    choices = {
        "types": [{"type_id": "mention_all", "push": False}, {"type_id": "reaction", "push": True}],
        "categories": [{"category_id": "reactions", "enabled": True}], "sound": {"dm": "bell"},
    }
    if quiet:
        choices["quiet_hours"] = {"enabled": True, "start": "22:00", "end": "07:00"}
    return {
        "user_id": f"usr_{number:07}", "push_enabled": True, "email_enabled": number % 2 == 0, "choices": choices,
        "channel_settings": [{"channel_id": f"ch_{number % 100}", "starred": True}],
    }


def store_users(preferences, count, quiet):
    take = preferences.method(PREFERENCES, "Preferences", "ImportPreferences")
    request = message(PREFERENCES + "ImportPreferencesRequest")
    for start in range(0, count, 500):
        users = [stored_user(number, quiet) for number in range(start, min(start + 500, count))]
        answer = take(request(tenant=tenant(), users=users))
        assert not answer.rejected, answer.rejected[0]


def measure(preferences, users, calls, zones):
    """Milliseconds of each call."""
    check = preferences.method(PREFERENCES, "Preferences", "CheckSend")
    request = message(PREFERENCES + "CheckSendRequest")
    random.seed(1)
    times = []
    for _ in range(calls):
        questions = [
            {
                "user_id": f"usr_{number:07}", "type_ids": ["mention", "channel_message"], "channel_id": f"ch_{number % 100}",
                "user_timezone": zones[number % len(zones)], "roles": ["member"],
            } for number in random.sample(range(users), 1_000)]
        question = request(tenant=tenant(), questions=questions)
        started = time.perf_counter()
        answers = check(question).answers
        times.append((time.perf_counter() - started) * 1_000)
        assert len(answers) == 1_000 and all(answer.type_id == "mention" and answer.version for answer in answers)
    return times


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--users", type=int, default=100_000)
    parser.add_argument("--calls", type=int, default=1_000)
    options = parser.parse_args()
    table = benchlib.Table("check-send", {"users": options.users, "calls": options.calls, "questions a call": 1_000})
    zones = ["Europe/Berlin", "America/New_York", "Asia/Tokyo", "America/Sao_Paulo", "Australia/Lord_Howe", "Africa/Casablanca"]
    with tempfile.TemporaryDirectory() as folder:
        run = pathlib.Path(folder) / "run"
        system = benchlib.start(
            [benchlib.release / "carillon", "up", "--run-dir", run, "--any-ports", "--log-level", "warning"], stdout=subprocess.PIPE, text=True)
        try:
            for line in system.stdout:
                if "preferences" in line:
                    break
            registry, preferences = Peer(run, "registry"), Peer(run, "preferences")
            create_app(registry)
            for row, quiet in [("no quiet hours", False), ("quiet hours of everybody", True)]:
                store_users(preferences, options.users, quiet)
                measure(preferences, options.users, 50, zones)
                times = sorted(measure(preferences, options.users, options.calls, zones))
                for name, share in [("median", 0.5), ("p99", 0.99)]:
                    table.add(f"{row}, {name}", "ms", [times[min(len(times) - 1, int(len(times) * share))]])
                table.add(f"{row}, mean", "ms", [statistics.mean(times)])
        finally:
            system.terminate()
            system.wait(30)
    table.finish()


if __name__ == "__main__":
    main()
