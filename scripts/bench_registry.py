#!/usr/bin/env python3
"""A registry of a million devices: fills registry and preferences through their own calls, then measures them.

    scripts/bench_registry.py                     1,000,000 devices of 400,000 users, 200,000 channels; takes some minutes
    scripts/bench_registry.py --devices 50000     the same in small
    scripts/bench_registry.py --keep FOLDER       leaves the stores there; a folder that is filled is measured again

SQLite, release build, real clock, everything on this machine: the load generator shares the cores with what it measures, and its own
coding is part of every latency. Needs `make release`.
"""
import argparse
import json
import os
import pathlib
import random
import sqlite3
import statistics
import subprocess
import tempfile
import time

import benchlib
from benchsystem import Service

BENCH = benchlib.release / "carillon-bench"


def bench(command, run, options, **more):
    """Runs a part of `carillon-bench`; yields the JSON it prints."""
    arguments = [BENCH, command, "--run", run, "--devices", str(options.devices)]
    for name, value in more.items():
        arguments += [f"--{name.replace('_', '-')}", str(value)]
    return arguments


def measure(run, options, what, round_, seconds=None, warm_up=1.0):
    command = bench("registry-measure", run, options, what=what, round=round_, seconds=seconds or options.seconds, warm_up=warm_up)
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if output.returncode:
        raise SystemExit(f"bench: {what} failed")
    result = json.loads(output.stdout.splitlines()[-1])
    if "p50_microseconds" not in result:
        # No call began and ended within that time.
        return measure(run, options, what, round_, (seconds or options.seconds) * 3, warm_up)
    benchlib.note(f"  {what} {round_}: " + ", ".join(f"{key} {value}" for key, value in result.items() if key != "problem"))
    return result


def everybody(run, options, what):
    """Asks about every user once, so that the service has them in its cache."""
    subprocess.run(bench("registry-measure", run, options, what=what, seconds=0.1, warm_up=0.1), check=True, stdout=subprocess.DEVNULL)


def store_bytes(run, name):
    """Of the file, its log folded in."""
    path = run / "stores" / f"{name}.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size


def raw_inserts_per_second(run, count):
    """The peer: the devices of the store, and its indexes, written by Python's sqlite3 with the same settings and as many rows a commit,
    into a store that is empty when it begins."""
    source = sqlite3.connect(f"file:{run}/stores/registry.sqlite?mode=ro", uri=True)
    # The table, then its indexes; what its triggers do is the service's work.
    schema = [row[0] for row in source.execute(
        "SELECT sql FROM sqlite_master WHERE tbl_name = 'devices' AND type IN ('table', 'index') AND sql IS NOT NULL ORDER BY type DESC")]
    rows = source.execute("SELECT * FROM devices LIMIT ?", (count,)).fetchall()
    source.close()
    random.Random(1).shuffle(rows)
    with tempfile.TemporaryDirectory(dir=run) as folder:
        target = sqlite3.connect(f"{folder}/peer.sqlite", isolation_level=None)
        target.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 4000;")
        for statement in schema:
            target.execute(statement)
        insert = f"INSERT INTO devices VALUES ({', '.join('?' * len(rows[0]))})"
        started = time.perf_counter()
        for first in range(0, len(rows), 256):
            target.execute("BEGIN IMMEDIATE")
            target.executemany(insert, rows[first:first + 256])
            target.execute("COMMIT")
        seconds = time.perf_counter() - started
        target.close()
    return len(rows) / seconds


def fill(run, options):
    """Returns the bytes of a device with its share of users."""
    subprocess.run([benchlib.release / "carillon", "keys", "init", run], check=True, stdout=subprocess.DEVNULL)
    for part in ("stores", "sockets", "logs"):
        (run / part).mkdir(exist_ok=True)
    sizes = {}
    for parts in [["app", "users", "devices"], ["channels", "preferences"]]:
        services = [Service(run, "registry"), Service(run, "preferences")]
        for part in parts:
            benchlib.note(f"filling: {part}")
            output = subprocess.run(bench("registry-fill", run, options) + [part], check=True, stdout=subprocess.PIPE, text=True).stdout
            result = json.loads(output.splitlines()[-1])
            rate = result["count"] / max(result["seconds"], 1e-9)
            benchlib.note(f"  {result['count']:,} in {result['seconds']:.1f} s, {rate:,.0f}/s")
            sizes[f"{part}_per_second"] = rate
        for service in services:
            service.stop()
        sizes.setdefault("devices_bytes", store_bytes(run, "registry"))
    (run / "filled.json").write_text(json.dumps({"devices": options.devices} | sizes))


def target(condition):
    return "reached" if condition else "MISSED"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--devices", type=int, default=1_000_000)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each run counts")
    parser.add_argument("--keep", type=pathlib.Path, help="folder for the stores, left behind")
    parser.add_argument(
        "--only", nargs="*", help="measure only these: open register register-many list-sendable check-send members audience device-stats")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        run = (options.keep or pathlib.Path(temporary) / "run").absolute()
        run.mkdir(parents=True, exist_ok=True)
        filled = run / "filled.json"
        if not filled.exists():
            fill(run, options)
        told = json.loads(filled.read_text())
        if told["devices"] != options.devices:
            raise SystemExit(f"bench: {run} was filled with {told['devices']} devices")
        measure_all(run, options, told)


def measure_all(run, options, filled):
    table = benchlib.Table(
        "registry", {
            "devices": options.devices, "users": options.devices * 2 // 5, "channels": options.devices // 5,
            "load": " ".join(f"{value:.2f}" for value in os.getloadavg()), "seconds a run": options.seconds})
    goals = []

    def wanted(name):
        return not options.only or name in options.only

    def add(name, unit, values, goal=None, peers=None):
        table.add(name, unit, values, peers)
        if goal:
            sign, limit = goal
            median = statistics.median(values)
            goals.append((name, f"{sign} {limit:,} {unit}", target(median >= limit if sign == "≥" else median < limit)))

    rounds = range(1, options.runs + 1)
    # Rounds of a folder that is kept must not make the devices of earlier ones.
    base = int(time.time()) % 100_000 * 10
    add("bytes of the store a device, with users", "bytes", [filled["devices_bytes"] / options.devices], ("<", 1_024))
    add("filling: RegisterDevices of 500", "devices/s", [filled["devices_per_second"]])
    if wanted("open"):
        seconds = []
        for _ in rounds:
            service = Service(run, "registry")
            seconds.append(service.seconds_to_start)
            service.stop()
        add("opening the registry", "s", seconds, ("<", 1))
    registry, preferences = Service(run, "registry"), Service(run, "preferences")
    try:
        if wanted("device-stats"):
            first = measure(run, options, "device-stats-first", base, seconds=0.1, warm_up=0)
            add("device-stats of a registry that just started, until they are counted", "s", [first["p50_microseconds"] / 1e6])
            results = [measure(run, options, "device-stats", base + number) for number in rounds]
            add("device-stats, p99", "ms", [result["p99_microseconds"] / 1e3 for result in results], ("<", 100))
        if wanted("list-sendable"):
            cold = measure(run, options, "list-sendable", base, seconds=2, warm_up=0)
            add("ListSendable of 100 users nobody asked about yet, median", "ms", [cold["p50_microseconds"] / 1e3])
            before = registry.memory_mb("RssAnon")
            everybody(run, options, "list-sendable-all")
            add("memory of the registry with all users' devices in its cache, more", "MB", [registry.memory_mb("RssAnon") - before])
            results = [measure(run, options, "list-sendable", base + number) for number in rounds]
            add("ListSendable of 100 users, median", "ms", [result["p50_microseconds"] / 1e3 for result in results])
            add("ListSendable of 100 users, p99", "ms", [result["p99_microseconds"] / 1e3 for result in results], ("<", 2))
        if wanted("check-send"):
            cold = measure(run, options, "check-send", base, seconds=2, warm_up=0)
            add("CheckSend of 1,000 users nobody asked about yet, median", "ms", [cold["p50_microseconds"] / 1e3])
            everybody(run, options, "check-send-all")
            results = [measure(run, options, "check-send", base + number) for number in rounds]
            add("CheckSend of 1,000 users, median", "ms", [result["p50_microseconds"] / 1e3 for result in results])
            add("CheckSend of 1,000 users, p99", "ms", [result["p99_microseconds"] / 1e3 for result in results], ("<", 5))
            add("memory of preferences then", "MB", [preferences.memory_mb()])
        for what, name, goal in [
            ("members", "the ids of the largest channel's members", ("<", 1)), ("audience", "the same with users and devices", None)]:
            if not wanted(what):
                continue
            measure(run, options, what, base, seconds=1, warm_up=0.5)
            before = registry.memory_mb()
            registry.forget_peak()
            results = [measure(run, options, what, base + number, seconds=max(options.seconds, 3)) for number in rounds]
            add(name + ", median", "s", [result["p50_microseconds"] / 1e6 for result in results], goal)
            add(f"registry's memory grows while streaming {what}", "MB", [max(0, registry.memory_mb("VmHWM") - before)])
        if wanted("register"):
            rates, peers = [], []
            for number in rounds:
                rates.append(measure(run, options, "register", base + number))
                peers.append(raw_inserts_per_second(run, min(50_000, options.devices)))
            add(
                "RegisterDevice, 256 at once", "devices/s", [result["per_second"] for result in rates], ("≥", 10_000),
                {"raw inserts by sqlite3": peers})
            add("RegisterDevice, p99", "ms", [result["p99_microseconds"] / 1e3 for result in rates])
            add("CPU of the load generator a device", "µs", [result["cpu_microseconds"] for result in rates])
        if wanted("register-many"):
            rates = [measure(run, options, "register-many", base + 5 + number) for number in rounds]
            add("RegisterDevices of 100, 4 at once", "devices/s", [result["per_second"] for result in rates])
    finally:
        for service in (registry, preferences):
            service.stop()
    table.finish()
    for name, goal, verdict in goals:
        print(f"  {verdict:<8} {name}: {goal}")


if __name__ == "__main__":
    main()
