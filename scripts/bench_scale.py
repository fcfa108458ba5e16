#!/usr/bin/env python3
"""How the sending of pushes grows with dispatchers, what the queue on NATS costs beside the one in SQLite, and what a hand-over costs.

    scripts/bench_scale.py                    all parts
    scripts/bench_scale.py scale engines      some of: scale, engines, handover

All processes run on this machine. So that its cores are not the limit, the provider simulator takes 100 ms for each push, and a dispatcher has at
most 25 pushes there at once: 250 a second. Needs `make release` and nats-server. Writes .build/bench/scale.json.
"""
import argparse
import json
import pathlib
import shutil
import subprocess
import tempfile

import benchlib

LATENCY = 100
IN_FLIGHT = 25
# What one dispatcher could send a second at most.
CEILING = IN_FLIGHT * 1_000 // LATENCY
PARTS = ["scale", "engines", "handover"]


class Nats:
    """A server with JetStream and an empty folder, on a free port of this machine."""

    def __enter__(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="carillon-scale-nats-"))
        port = benchlib.free_port()
        self.process = benchlib.start(
            ["nats-server", "-a", "127.0.0.1", "-p", str(port), "-js", "-sd", str(self.folder)], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        benchlib.wait_for_port(port)
        self.url = f"nats://127.0.0.1:{port}"
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)
        shutil.rmtree(self.folder, ignore_errors=True)

    def cpu_seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100


def pipeline(messages, nats=None, **options):
    """What one run of `carillon-bench pipeline` printed; with the CPU of NATS."""
    command = [str(benchlib.release / "carillon-bench"), "pipeline", "--messages", str(messages)]
    if nats:
        command += ["--nats", nats.url]
    for name, value in options.items():
        command += [f"--{name.replace('_', '-')}", str(value)]
    before = nats.cpu_seconds() if nats else 0
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit("bench: the pipeline failed")
    report = json.loads(done.stdout)
    report["nats_microseconds"] = (nats.cpu_seconds() - before) / messages * 1e6 if nats else 0
    benchlib.note(f"  {report['pushes_per_second']:,.0f} pushes/s, {report['cpu_microseconds_a_push']:.0f} µs a push")
    return report


def scale(table, runs, seconds):
    """The same load for each dispatcher: n of them get n times as many messages."""
    rates = {}
    for number in range(runs):
        for count in (1, 2, 4):
            benchlib.note(f"run {number + 1} of {runs}: {count} dispatchers, {LATENCY} ms at the provider …")
            with Nats() as nats:
                report = pipeline(CEILING * seconds * count, nats, dispatchers=count, provider_latency=LATENCY, in_flight=IN_FLIGHT)
            rates.setdefault(count, []).append(report["pushes_per_second"])
    for count, values in rates.items():
        linear = {f"{count} × one dispatcher": [count * rate for rate in rates[1]]} if count > 1 else {}
        table.add(f"{count} dispatcher{'s' if count > 1 else ''}", "pushes/s", values, linear)


def engines(table, runs, messages):
    """One dispatcher as fast as it can."""
    found = {"SQLite": [], "JetStream": []}
    for number in range(runs):
        for engine, reports in found.items():
            benchlib.note(f"run {number + 1} of {runs}: one dispatcher, queue in {engine} …")
            if engine == "SQLite":
                reports.append(pipeline(messages))
            else:
                with Nats() as nats:
                    reports.append(pipeline(messages, nats))
    sqlite, stream = found["SQLite"], found["JetStream"]
    table.add("queue in SQLite", "pushes/s", [report["pushes_per_second"] for report in sqlite])
    table.add(
        "queue in JetStream", "pushes/s", [report["pushes_per_second"] for report in stream],
        {"SQLite": [report["pushes_per_second"] for report in sqlite]})
    for name, reports in found.items():
        table.add(
            f"{name}: CPU of the dispatcher", "µs a push", [report["processes"]["dispatcher"]["cpu_microseconds_a_push"] for report in reports])
    table.add("JetStream: CPU of nats-server", "µs a push", [report["nats_microseconds"] for report in stream])


def handover(table, runs, rate, seconds):
    """Two dispatchers at an even pace; one is stopped or killed in the middle, and started again."""
    for how in ("none", "stop", "kill"):
        reports = []
        for number in range(runs):
            benchlib.note(f"run {number + 1} of {runs}: two dispatchers at {rate} events/s, one of them: {how} …")
            with Nats() as nats:
                options = {} if how == "none" else {"interrupt": how}
                reports.append(
                    pipeline(rate * seconds, nats, dispatchers=2, rate=rate, batch=10, provider_latency=LATENCY, **options))
        title = {"none": "nothing happens", "stop": "one dispatcher restarts", "kill": "one dispatcher is killed"}[how]
        for key in ("p50", "p99", "max"):
            table.add(f"{title}: {key}", "ms", [report[f"{key}_microseconds"] / 1_000 for report in reports])
        table.add(f"{title}: sent twice", "pushes", [report["repeated"] for report in reports])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help=f"some of {', '.join(PARTS)}; all without one")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=30, help="length of a run at full speed of the dispatchers")
    parser.add_argument("--messages", type=int, default=50_000, help="of a run that compares the engines")
    options = parser.parse_args()
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"unknown parts: {', '.join(sorted(unknown))}")
    parts = options.parts or PARTS
    benchlib.ensure_packages(["nats-server"])
    table = benchlib.Table("scale", {"provider": f"{LATENCY} ms, {IN_FLIGHT} pushes at once for each dispatcher", "ack_wait": "2 s"})
    if "scale" in parts:
        scale(table, options.runs, options.seconds)
    if "engines" in parts:
        engines(table, options.runs, options.messages)
    if "handover" in parts:
        handover(table, options.runs, rate=500, seconds=options.seconds)
    table.finish()


if __name__ == "__main__":
    main()
