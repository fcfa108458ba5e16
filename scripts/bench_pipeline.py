#!/usr/bin/env python3
"""The whole path of direct messages, from the event to the provider's answer in the ledger, and beside it what its parts cost alone.

    scripts/bench_pipeline.py                       100,000 messages as fast as they are accepted, then 30 s at 1,000 events a second
    scripts/bench_pipeline.py --messages 1000000 --people 100000    more of them, to see whether memory stays flat

All services and the provider simulator are processes of their own on this machine, and the load generator is another; the stores are durable at
each hop. The peers, in the same run: h2load against the simulator alone, and Python's sqlite3, which writes the rows that are left in the stores
into tables of the same schema. Needs `make release`. Writes .build/bench/pipeline.json.
"""
import argparse
import base64
import json
import pathlib
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time

import benchlib

SERVICES = ["registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway", "provider-sim"]
STORES = ["evaluator", "dispatcher", "receipts"]


def run(messages, run_folder=None, receipts=False, **more):
    """One run of `carillon-bench pipeline`: what it printed. With `receipts` devices confirm their pushes."""
    command = [str(benchlib.release / "carillon-bench"), "pipeline", "--messages", str(messages)]
    if run_folder:
        command += ["--run", str(run_folder)]
    if receipts:
        command.append("--receipts")
    for name, value in more.items():
        command += [f"--{name}", str(value)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit("bench: the pipeline failed")
    report = json.loads(done.stdout)
    benchlib.note(f"  {report['pushes_per_second']:,.0f} pushes/s, {report['cpu_microseconds_a_push']:.0f} µs a push")
    return report


# ---- What the parts cost alone ----


def simulator_alone(requests):
    """Pushes a second that the simulator answers to h2load, over one connection."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="carillon-pipeline-sim-"))
    try:
        subprocess.run([str(benchlib.release / "carillon"), "keys", "init", str(folder)], check=True, stdout=subprocess.DEVNULL)
        simulator = benchlib.start(
            [str(benchlib.release / "provider-sim"), "--run-dir", str(folder), "--log-level", "warning"], stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        try:
            record, began = folder / "provider-sim.json", time.monotonic()
            while not record.exists():
                if simulator.poll() is not None or time.monotonic() - began > 20:
                    raise SystemExit("bench: the simulator did not start")
                time.sleep(0.01)
            port = json.loads(record.read_text())["extra"]["apns"].rsplit(":", 1)[1]
            body = folder / "push.json"
            body.write_text(json.dumps({"aps": {"alert": {"title": "Person", "body": "the build is green again, thanks for looking into it"}}}))
            output = subprocess.run(
                ["h2load", "-n", str(requests), "-c", "1", "-m", "500", "-t", "1", "-d", str(body), "-H", f"authorization: bearer {apns_token(folder)}",
                 "-H", "apns-topic: com.example.chat", "-H", "apns-push-type: alert", f"https://127.0.0.1:{port}/3/device/{'ab' * 32}"],
                capture_output=True, text=True, timeout=300).stdout
            # As Apple does, the simulator grants few streams before its first answer, and refuses the others that h2load opens until then.
            accepted = re.search(r"(\d+) 2xx, 0 3xx, 0 4xx, 0 5xx", output)
            if not accepted or int(accepted.group(1)) < requests - 500:
                raise SystemExit(f"bench: the simulator refused h2load:\n{output}")
            return float(re.search(r"finished in .*?, ([\d.]+) req/s", output).group(1))
        finally:
            simulator.terminate()
            simulator.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def apns_token(folder):
    """A provider token as Apple wants it (ES256), signed with the run folder's key."""
    def encoded(raw):
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    head = encoded(json.dumps({"alg": "ES256", "kid": "CARILLON01"}).encode())
    text = f"{head}.{encoded(json.dumps({'iss': 'CARTEAM001', 'iat': int(time.time())}).encode())}"
    der = subprocess.run(
        ["openssl", "dgst", "-sha256", "-sign", str(folder / "apns/AuthKey.p8")], input=text.encode(), capture_output=True, check=True).stdout
    # SEQUENCE of two INTEGERs, each with a zero in front where its highest bit is set.
    numbers, place = [], 2
    for _ in range(2):
        length = der[place + 1]
        numbers.append(der[place + 2:place + 2 + length].lstrip(b"\0").rjust(32, b"\0"))
        place += 2 + length
    return f"{text}.{encoded(b''.join(numbers))}"


def rows_alone(folder, messages):
    """Microseconds a push that Python's sqlite3 takes to write what is left in the stores, 1,000 rows a commit, with the services' settings."""
    seconds = 0.0
    for name in STORES:
        source = sqlite3.connect(f"file:{folder}/stores/{name}.sqlite?mode=ro", uri=True)
        target = sqlite3.connect(folder / f"peer-{name}.sqlite", isolation_level=None)
        target.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 4000;")
        tables = []
        for kind, table, sql in source.execute(
                "SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'index') AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY type DESC"):
            target.execute(sql)
            if kind == "table":
                tables.append(table)
        for table in tables:
            # Without generated columns: those are not written.
            columns = ", ".join(column[1] for column in source.execute(f"PRAGMA table_info({table})"))
            rows = source.execute(f"SELECT {columns} FROM {table}")
            insert = f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(rows.description))})"
            while part := rows.fetchmany(1_000):
                began = time.perf_counter()
                target.execute("BEGIN IMMEDIATE")
                target.executemany(insert, part)
                target.execute("COMMIT")
                seconds += time.perf_counter() - began
        target.close()
        source.close()
    return seconds / messages * 1e6


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--people", type=int, help="recipients with one device each; as many as messages without it")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--rate", type=int, default=1_000, help="events a second of the open loop")
    parser.add_argument("--seconds", type=int, default=30, help="length of the open loop")
    options = parser.parse_args()

    people = {"people": options.people} if options.people else {}
    closed, paced, alone, rows = [], [], [], []
    for number in range(options.runs):
        benchlib.note(f"run {number + 1} of {options.runs}: {options.messages:,} messages …")
        folder = pathlib.Path(tempfile.mkdtemp(prefix="carillon-pipeline-")) / "run"
        try:
            closed.append(run(options.messages, folder, **people))
            benchlib.note("  the same rows by sqlite3 …")
            rows.append(rows_alone(folder, options.messages))
        finally:
            shutil.rmtree(folder.parent, ignore_errors=True)
        benchlib.note("  h2load against the simulator …")
        alone.append(simulator_alone(options.messages))
        benchlib.note(f"  {options.rate} events a second for {options.seconds} s …")
        paced.append(run(options.rate * options.seconds, rate=options.rate, batch=max(1, options.rate // 100)))

    table = benchlib.Table("pipeline", {"messages": options.messages, "system": "all services and the simulator on one machine, durable at each hop"})
    table.add("events accepted", "events/s", [report["accepted_per_second"] for report in closed])
    table.add(
        "pushes until the ledger knows", "pushes/s", [report["pushes_per_second"] for report in closed], {"the simulator alone": alone})
    table.add("CPU a push", "µs", [report["cpu_microseconds_a_push"] for report in closed], {"the rows by sqlite3": rows})
    for name in SERVICES:
        table.add(f"  {name}", "µs", [report["processes"][name]["cpu_microseconds_a_push"] for report in closed])
    table.add("bytes of the stores a push", "bytes", [report["store_bytes_a_push"] for report in closed])
    for name in SERVICES:
        for when, quarter in (("after a quarter", 0), ("at the end", 3)):
            table.add(f"  {name}, private memory {when}", "MB", [report["processes"][name]["private_bytes"][quarter] / 1e6 for report in closed])
    paced_name = f"at {options.rate:,} events/s"
    for key in ("p50", "p95", "p99"):
        table.add(f"{paced_name}: {key}", "ms", [report[f"{key}_microseconds"] / 1_000 for report in paced])
    table.add(f"{paced_name}: CPU a push", "µs", [report["cpu_microseconds_a_push"] for report in paced])
    table.finish()


if __name__ == "__main__":
    main()
