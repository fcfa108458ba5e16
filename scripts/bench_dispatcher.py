#!/usr/bin/env python3
"""How fast the dispatcher sends: pushes of 1 KB with TLS and signed tokens, from its durable queue to a simulated provider.

    scripts/bench_dispatcher.py                    all parts but the long ones
    scripts/bench_dispatcher.py queue idle         some of: queue, latency, idle, stalled, fcm, expo, retries, sender, encrypt, streams, endurance

All services and the provider simulator are processes of their own on this machine. Each run has a fresh folder. The peer is h2load, which sends the
same pushes to the same simulator, in the same run. `sender` and `encrypt` run parts of the dispatcher without a system (benchalone.py). `streams` and
`endurance` run only when they are named. Needs `make release` and nghttp2-client. Writes .build/bench/dispatcher.json.
"""
import argparse
import json
import subprocess

import bench_pipeline
import benchalone
import benchlib

PARTS = ["queue", "latency", "idle", "stalled", "fcm", "expo", "retries", "sender", "encrypt"]
LONG_PARTS = ["streams", "endurance"]
# More than a provider with 100 ms can have at once at the wanted rate.
IN_FLIGHT = 10_000
LATENCY = 100


def run(*arguments, **options):
    """What one run of `carillon-bench dispatcher` printed."""
    command = [str(benchlib.release / "carillon-bench"), "dispatcher", *[f"--{name}" for name in arguments]]
    for name, value in options.items():
        command += [f"--{name.replace('_', '-')}", str(value)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit("bench: the dispatcher failed")
    report = json.loads(done.stdout)
    benchlib.note(f"  {report['sent_per_second']:,.0f} pushes/s, {report['dispatcher_microseconds_a_push']:.0f} µs of the dispatcher a push")
    return report


def rates(reports):
    return [report["sent_per_second"] for report in reports]


def queue(table, options):
    """A backlog that is sent as fast as possible, and pushes that are sent while others are queued."""
    backlog, live, alone = [], [], []
    for number in range(options.runs):
        benchlib.note(f"run {number + 1} of {options.runs}: {options.pushes:,} pushes to APNs from a backlog …")
        backlog.append(run("backlog", pushes=options.pushes, in_flight=IN_FLIGHT))
        benchlib.note("  the same while they are queued …")
        live.append(run(pushes=options.pushes, in_flight=IN_FLIGHT))
        benchlib.note("  h2load against the simulator …")
        alone.append(bench_pipeline.simulator_alone(options.pushes))
    peer = {"h2load": alone}
    table.add("queued, durable", "pushes/s", [report["queued_per_second"] for report in backlog])
    table.add("sent from a backlog", "pushes/s", rates(backlog), peer, goal=("≥", 30_000))
    table.add("queued and sent at the same time", "pushes/s", rates(live), peer, goal=("≥", 15_000))
    for name in ("dispatcher", "provider-sim", "registry", "preferences", "receipts"):
        table.add(f"  CPU of {name}, from a backlog", "µs a push", [report["cpu_microseconds_a_push"][name] for report in backlog])
    table.add("  CPU of the dispatcher with queueing", "µs a push", [report["dispatcher_microseconds_a_push"] for report in backlog])
    for when, quarter in (("after a quarter", 0), ("at the end", 3)):
        table.add(f"  private memory of the dispatcher {when}", "MB", [report["private_bytes"][quarter] / 1e6 for report in backlog])


def latency(table, options):
    """A provider that takes 100 ms, beside one that answers at once."""
    quick, slow = [], []
    for number in range(options.runs):
        benchlib.note(f"run {number + 1} of {options.runs}: a provider that takes {LATENCY} ms …")
        quick.append(run("backlog", pushes=options.pushes, in_flight=IN_FLIGHT))
        slow.append(run("backlog", pushes=options.pushes, in_flight=IN_FLIGHT, provider_latency=LATENCY))
    table.add(f"a provider that takes {LATENCY} ms", "pushes/s", rates(slow), {"one that answers at once": rates(quick)})


def idle(table, options):
    """Single pushes, 200 a second."""
    reports = []
    for number in range(options.runs):
        benchlib.note(f"run {number + 1} of {options.runs}: 200 pushes a second, one by one …")
        reports.append(run("ledger", pushes=4_000, rate=200, batch=1))
    for key, goal in (("p50", None), ("p99", ("<", 10)), ("max", None)):
        values = [report[f"{key}_microseconds"] / 1_000 for report in reports]
        table.add(f"200 a second, from the call to the provider's answer: {key}", "ms", values, goal=goal)


def stalled(table, options):
    """APNs while FCM, with 20,000 pushes in the queue, does not answer."""
    alone, beside = [], []
    for number in range(options.runs):
        benchlib.note(f"run {number + 1} of {options.runs}: APNs while FCM does not answer …")
        alone.append(run("backlog", pushes=options.pushes))
        beside.append(run("backlog", pushes=options.pushes, stalled=20_000))
    table.add("APNs while FCM does not answer", "pushes/s", rates(beside), {"APNs alone": rates(alone)})


def fcm(table, options):
    """FCM at 9,900 a second, after the minute in which the rate rises. A refusal for its quota ends the run."""
    benchlib.note(f"FCM, 9,900 pushes a second for {options.minutes:g} minutes, after a minute in which the rate rises …")
    # Parts of half a minute at the whole rate. The rise takes a minute for the first one, and what is queued meanwhile keeps the rate whole.
    size, parts = 297_000, max(2, 1 + round(2 * options.minutes))
    report = run(pushes=size * parts, platform="android", rate=9_900, batch=300, in_flight=IN_FLIGHT, connections=3, parts=parts)
    first, *others = report["parts_per_second"]
    sustained = len(others) / sum(1 / rate for rate in others)
    table.add(f"FCM for {options.minutes:g} minutes, no refusal", "pushes/s", [sustained], goal=("≥", 9_800))
    table.add("  while the rate rises", "pushes/s", [first])
    table.add("  in each half minute, a run here", "pushes/s", others)
    table.add("  CPU of the dispatcher", "µs a push", [report["dispatcher_microseconds_a_push"]])
    for when, quarter in (("after a quarter", 0), ("at the end", 3)):
        table.add(f"  private memory of the dispatcher {when}", "MB", [report["private_bytes"][-1 if quarter else parts // 4] / 1e6])


def expo(table, options):
    """One project of Expo from a backlog. A refusal for its quota ends the run."""
    benchlib.note(f"Expo, 600 pushes a second for {options.seconds} s …")
    # Rate by parts of ten seconds: a quota that is spent in bursts shows.
    report = run("backlog", pushes=600 * options.seconds, platform="expo", parts=max(2, options.seconds // 10))
    table.add("Expo, one project, no refusal", "pushes/s", [report["sent_per_second"]], goal=("≥", 590))
    table.add("  in each ten seconds, a run here", "pushes/s", report["parts_per_second"])
    table.add("  CPU of the dispatcher", "µs a push", [report["cpu_microseconds_a_push"]["dispatcher"]])


def retries(table, options):
    """A dispatcher that starts and finds retries due, of as many devices."""
    reports = []
    for number in range(options.runs):
        benchlib.note(f"run {number + 1} of {options.runs}: {options.pushes:,} retries, all due when the dispatcher starts …")
        reports.append(run("retries", pushes=options.pushes, people=options.pushes, in_flight=IN_FLIGHT))
    seconds = [report["pushes"] / report["sent_per_second"] for report in reports]
    goal = ("<", 5) if options.pushes == 100_000 else None
    table.add(f"{options.pushes:,} due retries, from the start of the dispatcher to the last answer", "s", seconds, goal=goal)
    table.add("  CPU of the dispatcher", "µs a push", [report["cpu_microseconds_a_push"]["dispatcher"] for report in reports])


def endurance(table, options):
    """Many pushes, queued a little slower than they can be sent, and the dispatcher's memory after each half million."""
    parts = max(2, options.endurance // 500_000)
    benchlib.note(f"{options.endurance:,} pushes, 15,000 a second, memory after each of {parts} parts …")
    report = run(pushes=options.endurance, rate=15_000, in_flight=IN_FLIGHT, parts=parts)
    memory = [held / 1e6 for held in report["private_bytes"]]
    table.add(f"{options.endurance:,} pushes", "pushes/s", [report["sent_per_second"]])
    table.add("  in each part, a run here", "pushes/s", report["parts_per_second"])
    for number, held in enumerate(memory, 1):
        table.add(f"  private memory of the dispatcher after {options.endurance * number // parts:,}", "MB", [held])
    # The first part fills caches.
    table.add("  growth from the second part to the last", "%", [100 * (memory[-1] / memory[1] - 1)], goal=("≤", 5))


def streams(table, options):
    """Agents of desktops that hold idle streams, at the dispatcher and through the gateway, which holds one of the dispatcher for each."""
    for place, processes in (("dispatcher", ["dispatcher"]), ("gateway", ["gateway", "dispatcher"])):
        for each in (200, 1):
            reports = []
            for number in range(options.runs):
                benchlib.note(f"run {number + 1} of {options.runs}: {options.streams:,} streams at the {place}, {each} a connection …")
                report = benchalone.bench(
                    "streams", "--at", place, "--streams", options.streams, "--streams-a-connection", each, core=None, may_fail=True)
                if not report:
                    # The rows of the others are wanted all the same.
                    benchlib.note(f"  the {place} did not hold {options.streams:,} streams")
                    break
                reports.append(report)
            for name in processes if reports else []:
                kilobytes = [report["private_bytes_a_stream"][name] / 1e3 for report in reports]
                table.add(f"{options.streams:,} streams at the {place}, {each} a connection: {name}", "KB each", kilobytes, goal=("≤", 25))
                table.add("  CPU while idle, with heartbeats", "% of a core", [report["cpu_percent"][name] for report in reports])
            if reports:
                table.add("  until all were open", "s", [report["seconds_to_open"] for report in reports])


def sender(table, options):
    benchalone.sender(table, options)


def encrypt(table, options):
    benchalone.encrypt(table, options)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help=f"some of {', '.join(PARTS + LONG_PARTS)}; without one all but the last two")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--pushes", type=int, default=100_000, help="of a run")
    parser.add_argument("--minutes", type=float, default=5, help="length of the run with FCM")
    parser.add_argument("--seconds", type=int, default=60, help="length of the run with Expo")
    parser.add_argument("--streams", type=int, default=10_000, help="agents of desktops")
    parser.add_argument("--endurance", type=int, default=5_000_000, help="pushes of the part endurance")
    options = parser.parse_args()
    unknown = set(options.parts) - set(PARTS + LONG_PARTS)
    if unknown:
        parser.error(f"unknown parts: {', '.join(sorted(unknown))}")
    table = benchlib.Table("dispatcher", {"push": "1 KB, TLS, signed tokens", "queue": "SQLite, durable"})
    for part in options.parts or PARTS:
        globals()[part](table, options)
    table.finish()


if __name__ == "__main__":
    main()
