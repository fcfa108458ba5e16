#!/usr/bin/env python3
"""Measures Carillon, prints tables with ratios where there are peers, and writes each to .build/bench/NAME.json.

    scripts/bench.py                 everything
    scripts/bench.py rpc replay      only these: rpc, codec, allocations, idle, replay

Numbers are medians of several runs, and runs of peers alternate with ours, so that a drift of the machine meets both. `rpc` is the short
form of `make bench-rpc` (scripts/bench_rpc.py).
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import bench_rpc
from benchlib import Table, note, release, root, start

# ---- The codec, in a package of its own ----


def bench_codec():
    subprocess.run([str(root / "Benchmarks/codec/run.sh")], check=True, cwd=root)


# ---- Heap allocations ----


def bench_allocations():
    output = subprocess.run(
        [str(root / "scripts/allocations.sh"), str(release / "carillon-bench")], check=True, cwd=root, stdout=subprocess.PIPE, text=True).stdout
    print(f"\nallocations: release build\n{output}", end="")


# ---- Idle memory and start-up ----


def bench_idle(runs=5):
    services = ["registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway"]
    table = Table("idle", {"state": "empty stores, one event loop, 2 s after start"})
    for service in services:
        memory, private, start = [], [], []
        for _ in range(runs):
            folder = tempfile.mkdtemp(prefix="carillon-idle-")
            try:
                subprocess.run([str(release / "carillon"), "keys", "init", folder], check=True, stdout=subprocess.DEVNULL)
                for part in ("stores", "sockets", "logs"):
                    os.makedirs(f"{folder}/{part}", exist_ok=True)
                command = [str(release / service), "--run-dir", folder]
                if service == "gateway":
                    command += ["--set", "http_listen=127.0.0.1:0"]
                began = time.monotonic()
                process = start(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                while not os.path.exists(f"{folder}/{service}.json"):
                    if process.poll() is not None or time.monotonic() - began > 20:
                        raise SystemExit(f"bench: {service} did not start")
                    time.sleep(0.001)
                start.append((time.monotonic() - began) * 1000)
                time.sleep(2)
                status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
                memory.append(int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) * 1024 / 1e6)
                private.append(int(re.search(r"RssAnon:\s+(\d+)", status).group(1)) * 1024 / 1e6)
                process.terminate()
                process.wait(30)
            finally:
                shutil.rmtree(folder, ignore_errors=True)
        table.add(f"{service}, resident", "MB", memory)
        table.add(f"{service}, private", "MB", private)
        table.add(f"{service}, start to listening", "ms", start)
    table.finish()


# ---- The 38 real logs ----


def bench_replay(runs=3):
    data = pathlib.Path(os.environ.get("CARILLON_IRC_DATA", root.parent / "shared/data/irc"))
    logs = sorted(str(path) for path in data.glob("*.raw.txt"))
    if not logs:
        note(f"bench: no logs in {data}; name their folder in CARILLON_IRC_DATA")
        return
    table = Table("replay", {"logs": len(logs), "system": "five services, gateway and simulators on one machine, durable at each hop, virtual clock"})
    reports = []
    for run in range(runs):
        output = subprocess.run(
            [str(release / "carillon"), "replay", "irc", *logs, "--standalone", "--json"], capture_output=True, text=True, timeout=900)
        if output.returncode != 0:
            raise SystemExit(f"bench: the replay failed:\n{output.stderr[-2000:]}\n{output.stdout[-2000:]}")
        reports.append(json.loads(output.stdout))
        note(f"  replay {run + 1}: {reports[-1]['report']['elapsed_seconds']:.1f} s")
    table.add("events", "events/s", [r["report"]["events"] / r["report"]["elapsed_seconds"] for r in reports])
    table.add("pushes", "pushes/s", [r["report"]["pushes"] / r["report"]["elapsed_seconds"] for r in reports])
    for name in reports[0]["processes"]:
        table.add(f"{name}, CPU", "s", [r["processes"][name]["cpu_seconds"] for r in reports])
        table.add(f"{name}, peak memory", "MB", [r["processes"][name]["peak_resident_bytes"] / 1e6 for r in reports])
    table.finish()


if __name__ == "__main__":
    known = {
        "rpc": lambda: bench_rpc.main(["--quick"]), "codec": bench_codec, "allocations": bench_allocations, "idle": bench_idle,
        "replay": bench_replay,
    }
    wanted = sys.argv[1:] or list(known)
    for name in wanted:
        if name not in known:
            raise SystemExit(f"bench: unknown benchmark {name}; there are {', '.join(known)}")
    for name in wanted:
        note(f"{name} …")
        known[name]()
