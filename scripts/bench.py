#!/usr/bin/env python3
"""Measures Carillon beside its peers, prints tables with ratios, and writes each to .build/bench/NAME.json.

    scripts/bench.py                 everything
    scripts/bench.py rpc replay      only these: rpc, codec, allocations, idle, replay

Numbers are medians of several runs, and runs of peers alternate with ours, so that a drift of the machine meets both.
"""
import json
import os
import pathlib
import platform
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent
release = root / ".build" / "release"
results = root / ".build" / "bench"


def note(text):
    print(text, file=sys.stderr, flush=True)


class Table:
    """Rows of one benchmark, for people and as JSON."""

    def __init__(self, name, conditions):
        self.name, self.conditions, self.rows = name, conditions, []

    def add(self, name, unit, values, peer=None, peer_values=None):
        row = {
            "name": name, "unit": unit, "median": statistics.median(values), "min": min(values), "max": max(values), "runs": len(values),
            "peer": peer, "ratio": statistics.median(values) / statistics.median(peer_values) if peer_values else None,
        }
        self.rows.append(row)

    def finish(self):
        machine = {"cpu": cpu_name(), "cores": os.cpu_count(), "kernel": platform.release()}
        results.mkdir(parents=True, exist_ok=True)
        (results / f"{self.name}.json").write_text(
            json.dumps({"name": self.name, "conditions": self.conditions | machine, "rows": self.rows}, indent=2) + "\n")
        print(f"\n{self.name}: {', '.join(f'{key} {value}' for key, value in (self.conditions | machine).items())}")
        width = max(len(row["name"]) for row in self.rows)
        for row in self.rows:
            against = f"   {row['ratio']:.2f} × {row['peer']}" if row["ratio"] else ""
            print(f"  {row['name']:<{width}}  {shown(row['median']):>12} {row['unit']:<10} ({shown(row['min'])} – {shown(row['max'])}, {row['runs']} runs){against}")


def shown(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"


def cpu_name():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor()


class Server:
    """A child process that says on its first lines where it listens; ended by its own pid."""

    def __init__(self, command, pattern, cwd=None):
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=cwd)
        deadline = time.monotonic() + 20
        while True:
            line = self.process.stdout.readline()
            found = re.search(pattern, line)
            if found:
                self.port = int(found.group(1))
                return
            if not line or time.monotonic() > deadline:
                raise SystemExit(f"bench: {command[0]} did not say where it listens")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


def free_port():
    import socket
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


# ---- Unary calls against nghttpd and gRPC C++ ----


def on_core(core):
    """Servers get one core and the load the other, so that a rate is a rate per core."""
    return ["taskset", "-c", str(core)] if shutil.which("taskset") and os.cpu_count() > 1 else []


def h2load(port, path, connections, body=None, requests=200_000):
    command = [*on_core(1), "h2load", "-n", str(requests), "-c", str(connections), "-m", "100", "-t", "1"]
    if body:
        command += ["-d", str(body), "-H", "content-type: application/grpc", "-H", "te: trailers"]
    output = subprocess.run(command + [f"http://127.0.0.1:{port}{path}"], capture_output=True, text=True, timeout=120).stdout
    failed = re.search(r"(\d+) failed, (\d+) errored", output)
    if not failed or failed.groups() != ("0", "0"):
        raise SystemExit(f"bench: h2load saw failures:\n{output}")
    return float(re.search(r"finished in .*?, ([\d.]+) req/s", output).group(1))


def bench_rpc(runs=5):
    ensure_packages(["libgrpc++-dev", "protobuf-compiler-grpc", "nghttp2-client", "nghttp2-server", "g++", "make"])
    subprocess.run(["make", "-s", "-C", str(root / "Benchmarks/grpc-cpp")], check=True)
    table = Table("rpc-unary", {"load": "h2load -n 200000 -m100 -t1", "message": "103 bytes through decode, handler and encode", "server": "pinned to one core, the load to the other"})
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "index.html").write_bytes(b"x" * 103)
        body = folder / "body.bin"
        static_port = free_port()
        static = subprocess.Popen(
            [*on_core(0), "nghttpd", "--no-tls", "-n1", "-d", str(folder), str(static_port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        path = "/carillon.bench.v1.Echo/Get"
        try:
            with Server([*on_core(0), str(release / "carillon-bench"), "rpc-echo", "--request-file", str(body)], r"port (\d+)") as ours, \
                    Server([*on_core(0), str(root / "Benchmarks/grpc-cpp/build/echo-server")], r"port (\d+)") as grpc:
                for connections in (1, 8):
                    speeds = {"carillon": [], "nghttpd": [], "grpc": []}
                    for run in range(runs + 1):
                        one = {
                            "nghttpd": h2load(static_port, "/index.html", connections), "carillon": h2load(ours.port, path, connections, body),
                            "grpc": h2load(grpc.port, path, connections, body, requests=100_000),
                        }
                        note(f"  {connections} connection(s), run {run}: " + ", ".join(f"{name} {shown(value)}/s" for name, value in one.items()))
                        if run:
                            for name, value in one.items():
                                speeds[name].append(value)
                    label = f"c{connections}"
                    table.add(f"nghttpd, static file, {label}", "req/s", speeds["nghttpd"])
                    table.add(f"gRPC C++ callback, {label}", "calls/s", speeds["grpc"])
                    table.add(f"Carillon, {label}", "calls/s", speeds["carillon"], "nghttpd", speeds["nghttpd"])
                    table.add(f"Carillon, {label} ", "calls/s", speeds["carillon"], "gRPC C++", speeds["grpc"])
        finally:
            static.send_signal(signal.SIGTERM)
            static.wait(10)
    table.finish()


def ensure_packages(names):
    missing = [
        name for name in names
        if "install ok installed" not in subprocess.run(["dpkg-query", "-W", "-f=${Status}", name], capture_output=True, text=True).stdout
    ]
    if missing:
        note(f"bench: installing {' '.join(missing)}")
        sudo = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run(sudo + ["apt-get", "update", "-qq"], check=True)
        subprocess.run(sudo + ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", *missing], check=True, stdout=subprocess.DEVNULL)


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
                process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
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
    known = {"rpc": bench_rpc, "codec": bench_codec, "allocations": bench_allocations, "idle": bench_idle, "replay": bench_replay}
    wanted = sys.argv[1:] or list(known)
    for name in wanted:
        if name not in known:
            raise SystemExit(f"bench: unknown benchmark {name}; there are {', '.join(known)}")
    for name in wanted:
        note(f"{name} …")
        known[name]()
