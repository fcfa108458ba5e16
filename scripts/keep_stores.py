#!/usr/bin/env python3
"""Keeps the stores of the present version for StoreUpgradeTests, when a version is released:

  make release && scripts/keep_stores.py Tests/AcceptanceTests/Stores/0.1.0

Starts a system in test mode with the demo's people, and leaves work of each kind in it: a push that was delivered, a notification that waits for the
end of quiet hours, a push that the provider does not take yet. Then it stops the system, and writes its keys and
credentials, and each store as SQL."""

import argparse
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

START = "2026-11-23T09:00:00Z"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="where they go")
    folder = os.path.abspath(parser.parse_args().folder)
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    command = os.path.join(root, ".build", "release", "carillon")
    with tempfile.TemporaryDirectory() as work:
        run = os.path.join(work, "run")
        environment = dict(os.environ, CARILLON_RUN=run)

        def carillon(*arguments, check=True):
            return subprocess.run([command, *arguments], env=environment, check=check, timeout=60, stdout=subprocess.PIPE, text=True).stdout

        log = os.path.join(work, "log")
        with open(log, "w") as output:
            system = subprocess.Popen(
                [command, "up", "--any-ports", "--test-mode", "--clock-start", START, "--with-demo-data"], env=environment, stdout=output,
                stderr=output)
        try:
            deadline = time.monotonic() + 60
            while "Ctrl-C stops everything" not in open(log).read():
                if time.monotonic() > deadline or system.poll() is not None:
                    sys.exit(open(log).read() + "\nkeep_stores: the system did not start")
                time.sleep(0.2)
            fill(carillon)
        finally:
            if system.poll() is None:
                system.send_signal(signal.SIGINT)
            system.wait(timeout=60)
        shutil.rmtree(folder, ignore_errors=True)
        os.makedirs(folder)
        for name in ("keys", "apns", "fcm"):
            shutil.copytree(os.path.join(run, name), os.path.join(folder, name))
        stores = os.path.join(run, "stores")
        for name in sorted(os.listdir(stores)):
            if name.endswith(".sqlite"):
                store = sqlite3.connect(os.path.join(stores, name))
                with open(os.path.join(folder, name.removesuffix(".sqlite") + ".sql"), "w") as file:
                    for statement in store.iterdump():
                        file.write(statement + "\n")
                store.close()


def fill(carillon):
    carillon("policy", "set", "quiet_hours_action_by_priority.high=hold")
    carillon("send", "--user", "alice", "--from", "bob", "--text", "Delivered before the upgrade", "--event-id", "upgrade-delivered")
    carillon("prefs", "set", "amir", "--quiet-hours", "08:00-18:00", "--timezone", "UTC")
    carillon("send", "--user", "amir", "--from", "bob", "--text", "Waits for the end of quiet hours", "--event-id", "upgrade-deferred")
    for provider in ("apns", "fcm"):
        carillon("sim", "fault", "--provider", provider, "--status", "503", "--times", "0")
    carillon("send", "--user", "chen", "--from", "bob", "--text", "Waits for its provider", "--event-id", "upgrade-queued", "--no-wait")
    # The first attempt ends in a retry.
    deadline = time.monotonic() + 60
    while "waiting for a retry 1" not in carillon("stats"):
        if time.monotonic() > deadline:
            sys.exit("keep_stores: the push to chen does not wait for a retry:\n" + carillon("stats"))
        time.sleep(0.2)


if __name__ == "__main__":
    main()
