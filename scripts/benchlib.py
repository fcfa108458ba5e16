"""What the scripts share: programs that end with them, tables, servers, cores."""
import ctypes
import json
import os
import pathlib
import platform
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import threading
import time

root = pathlib.Path(__file__).resolve().parent.parent
release = root / ".build" / "release"
results = root / ".build" / "bench"


def note(text):
    print(text, file=sys.stderr, flush=True)


def start(command, **options):
    """`subprocess.Popen` of a program that is asked to stop (SIGTERM) when this script ends, however it ends.

    The signal comes at the end of the thread that starts the program: call it from the main thread. (prctl(2), PR_SET_PDEATHSIG)
    """
    script = os.getpid()

    def tie():
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
        # The script may have ended before.
        if os.getppid() != script:
            os._exit(1)

    assert threading.current_thread() is threading.main_thread()
    return subprocess.Popen(command, preexec_fn=tie, **options)


libc = ctypes.CDLL(None)
PR_SET_PDEATHSIG = 1


class Table:
    """Rows of one benchmark, for people and as JSON."""

    def __init__(self, name, conditions):
        self.name, self.conditions, self.rows = name, conditions, []

    def add(self, name, unit, values, peers=None, goal=None):
        """`peers`: the same of others, by their names; the first is the row's own `peer`. `goal`: `("≥", 25_000)`, for the median."""
        ratios = {
            peer: statistics.median(values) / statistics.median(theirs) for peer, theirs in (peers or {}).items() if statistics.median(theirs)}
        peer = next(iter(ratios), None)
        sign, limit = goal or (None, None)
        reached = {"≥": lambda median: median >= limit, "≤": lambda median: median <= limit, "<": lambda median: median < limit}
        self.rows.append({
            "name": name, "unit": unit, "median": statistics.median(values), "min": min(values), "max": max(values), "runs": len(values),
            "peer": peer, "ratio": ratios.get(peer), "ratios": ratios,
            "goal": f"{sign} {limit:,}" if goal else None, "reached": reached[sign](statistics.median(values)) if goal else None,
        })

    def write(self):
        """Writes the JSON; returns the line that says what was measured how."""
        machine = {"cpu": cpu_name(), "cores": os.cpu_count(), "kernel": platform.release()}
        results.mkdir(parents=True, exist_ok=True)
        (results / f"{self.name}.json").write_text(
            json.dumps({"name": self.name, "conditions": self.conditions | machine, "rows": self.rows}, indent=2) + "\n")
        return f"{self.name}: {', '.join(f'{key} {value}' for key, value in (self.conditions | machine).items())}"

    def finish(self):
        """Writes the JSON and prints the rows."""
        print(f"\n{self.write()}")
        width = max(len(row["name"]) for row in self.rows)
        for row in self.rows:
            against = "".join(f"   {ratio:.2f} × {peer}" for peer, ratio in row["ratios"].items())
            spread = f"({shown(row['min'])} – {shown(row['max'])}, {row['runs']} runs)"
            goal = f"   wanted {row['goal']}: {'reached' if row['reached'] else 'MISSED'}" if row["goal"] else ""
            print(f"  {row['name']:<{width}}  {shown(row['median']):>12} {row['unit']:<10} {spread}{against}{goal}")


def shown(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"


def cpu_name():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.processor()


class Server:
    """A child process that says on its first lines where it listens, or was told (`port`); ended by its own pid."""

    def __init__(self, command, pattern, port=None, environment=None):
        self.process = start(
            command, stdout=subprocess.DEVNULL if port else subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env=os.environ | (environment or {}))
        if port:
            self.port = port
            wait_for_port(port)
            return
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

    def cpu_seconds(self):
        """What its threads spent so far, to the nanosecond of the scheduler; those that ended are left out."""
        files = pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(file.read_text().split()[0]) for file in files) / 1e9

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


def wait_for_port(port):
    deadline = time.monotonic() + 20
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > deadline:
                raise SystemExit(f"bench: nothing listens on port {port}")
            time.sleep(0.02)


def on_core(core):
    """Servers get one core and the load the other, so that a rate is a rate per core."""
    return ["taskset", "-c", str(core)] if shutil.which("taskset") and os.cpu_count() > 1 else []


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def ensure_packages(names):
    missing = [
        name for name in names
        if "install ok installed" not in subprocess.run(["dpkg-query", "-W", "-f=${Status}", name], capture_output=True, text=True).stdout
    ]
    if missing:
        note(f"bench: installing {' '.join(missing)}")
        sudo = [] if os.geteuid() == 0 else ["sudo"]
        subprocess.run(sudo + ["apt-get", "update", "-qq"], check=True)
        install = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", *missing]
        subprocess.run(sudo + install, check=True, stdout=subprocess.DEVNULL)
