#!/usr/bin/env python3
"""Reports of devices, the notification centre, and the gateway beside a small server.

    scripts/bench_receipts.py                           all parts: reports, centre, gateway, pipeline; the centre takes a quarter of an hour and 15 GB
    scripts/bench_receipts.py reports gateway           some of them
    scripts/bench_receipts.py centre --rows 100000      a centre with so many entries
    scripts/bench_receipts.py centre --keep FOLDER      leaves the filled store there; a folder that is filled is measured again

Release builds, real clock, SQLite, everything on this machine: the load generator shares the cores with what it measures. Needs `make release`
and scripts/python-env.sh; run it with .build/python/bin/python. Writes .build/bench/receipts.json.
"""
import argparse
import http.client
import json
import pathlib
import random
import shutil
import signal
import sqlite3
import ssl
import statistics
import sys
import time

import bench_pipeline
import benchlib
from benchapp import TENANT, refuse_nothing
from benchgrpc import RECEIPTS, Peer
from benchsystem import System
from receipts_app import TEXT, ReceiptsApp, device_id, notification_id, push_id, user_id

PARTS = ["reports", "centre", "gateway", "pipeline"]
USERS = 2_000
KINDS = {"delivered": "CLIENT_EVENT_KIND_DELIVERED", "opened": "CLIENT_EVENT_KIND_OPENED"}
REPORTS_A_CALL = 200
# Of the centre.
ENTRIES_A_USER = 200
BYTES_AN_ENTRY = 1_500
PAGE = 30


# ---- Reports of devices ----


def reports(table, options):
    """`delivered` and `opened` of each notification: in calls of many, in calls of their own, and through the gateway."""
    found = {"many": [], "single": [], "gateway": []}
    alone = []
    count = options.reports // 2
    for number in range(options.runs):
        with System(without=("provider-sim", "dispatcher", "evaluator"), gateway="http") as system:
            app = ReceiptsApp(system)
            for name, send in (("many", send_many), ("single", send_single), ("gateway", send_through_gateway)):
                benchlib.note(f"run {number + 1} of {options.runs}: {2 * count:,} reports of devices, {name} …")
                app.record(name, count, USERS)
                tables, cpu = row_counts(system), {name: service.cpu_seconds() for name, service in system.services.items()}
                known = app.client_events()
                report = send(app, name, count)
                after = app.client_events()
                stored = {kind: after.get(kind, 0) - known.get(kind, 0) for kind in KINDS}
                if stored != dict.fromkeys(KINDS, count):
                    raise SystemExit(f"bench: of {count} reports of each kind these are stored: {stored}")
                report["cpu"] = {name: (service.cpu_seconds() - cpu[name]) * 1e6 / (2 * count) for name, service in system.services.items()}
                found[name].append(report)
                if name == "many":
                    benchlib.note("  their rows by sqlite3 …")
                    alone.append(rows_alone(system, tables, 2 * count))
            app.close()

    def rates(name):
        return [report["per_second"] for report in found[name]]

    peer = {"their rows by sqlite3": alone}
    table.add(f"reports of devices, {REPORTS_A_CALL} a call, 4 calls at once, durable", "reports/s", rates("many"), peer, goal=("≥", 20_000))
    table.add("  CPU of receipts", "µs a report", [report["cpu"]["receipts"] for report in found["many"]])
    table.add("reports in calls of their own, 256 at once, durable", "reports/s", rates("single"), peer, goal=("≥", 20_000))
    add_details(table, found["single"], ["receipts"])
    table.add("reports through the gateway, HTTP/2, 256 at once, durable", "reports/s", rates("gateway"), peer, goal=("≥", 5_000))
    add_details(table, found["gateway"], ["gateway", "receipts"])


def add_details(table, found, services):
    table.add("  p50", "ms", [report["p50_microseconds"] / 1e3 for report in found])
    table.add("  p99", "ms", [report["p99_microseconds"] / 1e3 for report in found])
    for name in services:
        table.add(f"  CPU of {name}", "µs each", [report["cpu"][name] for report in found])
    table.add("  CPU of the load generator", "µs each", [report["cpu_microseconds"] for report in found])


def every_report(name, count):
    """All deliveries, then all openings, as `(kind, number)`."""
    return ((kind, number) for kind in KINDS for number in range(count))


def report_of(kind, name, number):
    user = number % USERS
    return {
        "tenant": TENANT, "user_id": user_id(user), "notification_id": notification_id(name, number), "push_id": push_id(name, number),
        "device_id": device_id(user), "kind": KINDS[kind], "action_taken": "default" if kind == "opened" else ""}


def send_many(app, name, count):
    method = app.system.call("receipts", RECEIPTS, "Receipts", "ReportClientEvents")
    every = [report_of(kind, name, number) for kind, number in every_report(name, count)]
    calls = [method.request(events=every[first:first + REPORTS_A_CALL]).SerializeToString() for first in range(0, len(every), REPORTS_A_CALL)]
    began = time.perf_counter()
    method.all(calls, refuse_nothing)
    rate = len(every) / (time.perf_counter() - began)
    benchlib.note(f"  {rate:,.0f} a second")
    return {"per_second": rate}


def send_single(app, name, count):
    method = app.system.call("receipts", RECEIPTS, "Receipts", "ReportClientEvent")
    key = (app.system.run / "keys/operator").read_text().strip()
    requests = (
        (f"/{RECEIPTS}Receipts/ReportClientEvent", key, method.request(**report_of(kind, name, number)).SerializeToString())
        for kind, number in every_report(name, count))
    return app.send("receipts", requests, in_flight=256)


def send_through_gateway(app, name, count):
    """With the token of each user, over few connections: a phone has its own, but its TLS handshake is not measured here."""
    def body(number):
        return json.dumps({
            "notification_id": notification_id(name, number), "push_id": push_id(name, number), "device_id": device_id(number % USERS)}).encode()

    requests = ((f"/api/v1/push/{kind}", app.token(number % USERS), body(number)) for kind, number in every_report(name, count))
    return app.send("gateway", requests, in_flight=64, connections=4)


def store(system):
    return sqlite3.connect(f"file:{system.run}/stores/receipts.sqlite?mode=ro", uri=True)


def row_counts(system):
    """Table → rows, of the store of receipts."""
    database = store(system)
    names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]
    counts = {name: database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    database.close()
    return counts


def rows_alone(system, before, count):
    """Reports a second whose new rows Python's sqlite3 writes, as many a commit, into an empty store with the same indexes and settings. Changes of
    rows that were there, which receipts makes too, are left out."""
    source, grown = store(system), {name: rows - before[name] for name, rows in row_counts(system).items() if rows > before[name]}
    file = system.folder / "peer.sqlite"
    target = sqlite3.connect(file, isolation_level=None)
    target.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -65536; PRAGMA wal_autocheckpoint = 4000;")
    rows = {}
    for table, new in grown.items():
        # The table, then its indexes; what its triggers do is the service's work.
        for (sql,) in source.execute(
                "SELECT sql FROM sqlite_master WHERE tbl_name = ? AND type IN ('table', 'index') AND sql IS NOT NULL ORDER BY type DESC", (table,)):
            target.execute(sql)
        # Without generated columns: those are not written.
        columns = ", ".join(column[1] for column in source.execute(f"PRAGMA table_info({table})"))
        found = source.execute(f"SELECT {columns} FROM {table} LIMIT ? OFFSET ?", (new, before[table])).fetchall()
        rows[f"INSERT INTO {table} ({columns}) VALUES ({', '.join('?' * len(found[0]))})"] = found
    calls = -(-count // REPORTS_A_CALL)
    began = time.perf_counter()
    for call in range(calls):
        target.execute("BEGIN IMMEDIATE")
        for insert, found in rows.items():
            target.executemany(insert, found[len(found) * call // calls:len(found) * (call + 1) // calls])
        target.execute("COMMIT")
    seconds = time.perf_counter() - began
    target.close()
    source.close()
    file.unlink()
    return count / seconds


# ---- The notification centre ----


def centre(table, options):
    """First pages and unread counts of users who are chosen at random, one call at a time."""
    users = max(1, options.rows // ENTRIES_A_USER)
    if options.keep:
        options.keep.mkdir(parents=True, exist_ok=True)
    with System(without=("provider-sim", "dispatcher", "evaluator"), keep=options.keep and options.keep.absolute()) as system:
        app = ReceiptsApp(system)
        fill(table, app, users, options)
        inbox = Peer(system.run, "receipts", caller="host")
        key = (system.run / "keys/host").read_text().strip()
        chosen = random.Random(1)

        def calls(name, count, **fields):
            method = inbox.method(RECEIPTS, "Inbox", name)
            return [
                (f"/{RECEIPTS}Inbox/{name}", key,
                 method.request(tenant=TENANT, user_id=user_id(chosen.randrange(users)), **fields).SerializeToString())
                for _ in range(count)]

        checks = inbox.method(RECEIPTS, "Inbox", "ListInbox")(tenant=TENANT, user_id=user_id(0))
        unread = inbox.method(RECEIPTS, "Inbox", "CountInbox")(tenant=TENANT, user_id=user_id(0)).unread
        if len(checks.entries) != min(PAGE, unread) or unread != -(-options.rows // users):
            raise SystemExit(f"bench: the first user's page has {len(checks.entries)} entries, and {unread} are unread")
        inbox.close()
        pages, unread_pages, counts, alone = [], [], [], []
        for number in range(options.runs):
            benchlib.note(f"run {number + 1} of {options.runs}: first pages, pages of unread entries, unread counts …")
            pages.append(app.send("receipts", calls("ListInbox", options.calls + 500), in_flight=1, warm_up=500))
            unread_pages.append(app.send("receipts", calls("ListInbox", options.calls + 500, unread_only=True), in_flight=1, warm_up=500))
            counts.append(app.send("receipts", calls("CountInbox", options.calls + 500), in_flight=1, warm_up=500))
            alone.append(page_alone(system, users, options.calls, chosen))
        app.close()
    of = f"of {options.rows:,} entries of {users:,} users"

    def milliseconds(found, key):
        return [report[f"{key}_microseconds"] / 1e3 for report in found]

    table.add(f"first page of {PAGE}, {of}: median", "ms", milliseconds(pages, "p50"), {"its rows read by sqlite3": alone})
    table.add("  p99", "ms", milliseconds(pages, "p99"), goal=("<", 5))
    table.add("first page of unread entries: median", "ms", milliseconds(unread_pages, "p50"))
    table.add("  p99", "ms", milliseconds(unread_pages, "p99"), goal=("<", 5))
    table.add("unread count: median", "ms", milliseconds(counts, "p50"))
    table.add("  p99", "ms", milliseconds(counts, "p99"), goal=("<", 1))


def fill(table, app, users, options):
    """Entries and their rows in the ledger, by the call of the evaluator."""
    system = app.system
    filled = system.folder / "filled.json"
    if filled.exists():
        told = json.loads(filled.read_text())
        if told["rows"] != options.rows:
            raise SystemExit(f"bench: {system.folder} was filled with {told['rows']} entries")
    else:
        free, needed = shutil.disk_usage(system.folder).free, options.rows * BYTES_AN_ENTRY
        if free < needed:
            raise SystemExit(f"bench: {needed / 1e9:.0f} GB are needed in {system.folder}, and {free / 1e9:.0f} are free; see --rows and --keep")
        benchlib.note(f"filling: {options.rows:,} entries of {users:,} users …")
        began = time.monotonic()

        def progress(done):
            benchlib.note(f"  {done:,} entries, {done / (time.monotonic() - began):,.0f}/s")

        app.record("centre", options.rows, users, progress=progress)
        told = {"rows": options.rows, "per_second": options.rows / (time.monotonic() - began)}
        files = (system.run / "stores").glob("receipts.sqlite*")
        told["bytes"] = sum(file.stat().st_size for file in files)
        filled.write_text(json.dumps(told))
        benchlib.note(f"  {told['per_second']:,.0f}/s")
    table.add("entries recorded with their notifications, 1,000 a call", "entries/s", [told["per_second"]])
    table.add("  bytes of the store an entry, with its notification", "bytes", [told["bytes"] / options.rows])


def page_alone(system, users, calls, chosen):
    """Median milliseconds in which Python's sqlite3 reads the entries of a first page, without the states of their pushes."""
    database, times = store(system), []
    (app,) = database.execute("SELECT DISTINCT tenant FROM inbox_entries LIMIT 1").fetchone()
    for _ in range(calls):
        began = time.perf_counter()
        rows = database.execute(
            "SELECT * FROM inbox_entries WHERE user_id = ? AND tenant = ? AND hidden = 0 ORDER BY created_at_ms DESC LIMIT ?",
            (user_id(chosen.randrange(users)), app, PAGE)).fetchall()
        times.append(time.perf_counter() - began)
        assert rows
    database.close()
    return statistics.median(times) * 1e3


# ---- The gateway beside a small server ----


def gateway(table, options):
    """`GET /inbox` and `POST /events` over TLS, and the same requests to a server that answers the same bytes."""
    benchlib.ensure_packages(["nodejs"])
    users = 200
    found = {name: [] for name in ("inbox", "inbox, node", "events", "events, node")}
    for number in range(options.runs):
        with System(without=("provider-sim", "dispatcher"), gateway="https") as system:
            app = ReceiptsApp(system)
            app.app.add_users([user_id(user) for user in range(users)])
            app.record("centre", users * PAGE, users)
            key = app.service_key()

            def inboxes():
                return (("/api/v1/inbox", app.token(number % users), b"") for number in range(options.requests))

            def events(name):
                return (("/api/v1/events", key, event(f"{name}-{number}", users)) for number in range(options.requests))

            files = []
            for path, secret, body in [next(inboxes()), ("/api/v1/events", key, event("first-0", users))]:
                files.append(system.folder / f"answer-{len(files)}.json")
                files[-1].write_bytes(answer(system, path, secret, body))
            command = ["node", benchlib.root / "Benchmarks/constant-server/server.mjs", system.run / "certs/gateway.pem",
                       system.run / "certs/gateway.key", *files]
            with benchlib.Server([str(part) for part in command], r"listening on (\d+)") as node:
                benchlib.note(f"run {number + 1} of {options.runs}: GET /inbox, then the same of node …")
                found["inbox"].append(timed(app, inboxes(), options, system["gateway"]))
                found["inbox, node"].append(timed(app, inboxes(), options, node, node.port))
                benchlib.note("  POST /events, then the same of node …")
                found["events"].append(timed(app, events("event"), options, system["gateway"]))
                app.app.wait_for_idle()
                found["events, node"].append(timed(app, events("event"), options, node, node.port))
            app.close()
    for name, what in (("inbox", f"GET /inbox, {PAGE} entries"), ("events", "POST /events, one event each, durable")):
        rates = {kind: [report["per_second"] for report in found[kind]] for kind in (name, f"{name}, node")}
        table.add(f"{what}, TLS, 64 at once", "requests/s", rates[name], {"node with the same answer": rates[f"{name}, node"]})
        table.add("  p50", "ms", [report["p50_microseconds"] / 1e3 for report in found[name]])
        table.add("  p99", "ms", [report["p99_microseconds"] / 1e3 for report in found[name]])
        table.add(
            "  CPU of the gateway", "µs each", [report["cpu"] for report in found[name]],
            {"node": [report["cpu"] for report in found[f"{name}, node"]]})
        table.add("  CPU of the load generator", "µs each", [report["cpu_microseconds"] for report in found[name]])


def event(name, users):
    """An event for one user, who has no device: it is decided and stored in the ledger, and nothing is sent."""
    user = user_id(sum(name.encode()) % users)
    return json.dumps({
        "event_id": name, "event_type": "message.sent", "recipients": [user], "actor_id": "writer", "channel_id": f"dm-{user}",
        "channel_type": "dm", "data": {"message_id": name, "text": TEXT, "sender_name": "Writer"}}).encode()


def answer(system, path, secret, body):
    """The bytes that the gateway answers."""
    trust = ssl.create_default_context(cafile=str(system.run / "ca/ca.pem"))
    connection = http.client.HTTPSConnection("127.0.0.1", system.port("gateway"), context=trust)
    connection.request(
        "POST" if body else "GET", path, body or None, {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"})
    response = connection.getresponse()
    text = response.read()
    connection.close()
    if response.status not in (200, 202):
        raise SystemExit(f"bench: {path} answers {response.status}: {text.decode()}")
    return text


def timed(app, requests, options, process, port=None):
    """Sends the requests; with the CPU that the process took for each."""
    before = process.cpu_seconds()
    report = app.send("gateway", requests, in_flight=8, connections=8, port=port)
    return report | {"cpu": (process.cpu_seconds() - before) * 1e6 / options.requests}


# ---- The whole path with confirmations ----


def pipeline(table, options):
    """Direct messages whose devices confirm their pushes, beside the same without."""
    plain, confirmed = [], []
    for number in range(options.runs):
        benchlib.note(f"run {number + 1} of {options.runs}: {options.messages:,} messages, then the same with confirmations of devices …")
        plain.append(bench_pipeline.run(options.messages))
        confirmed.append(bench_pipeline.run(options.messages, receipts=True))
    table.add(
        "pushes until the ledger has their devices' confirmations", "pushes/s", [report["confirmed_per_second"] for report in confirmed],
        {"without confirmations": [report["pushes_per_second"] for report in plain]})
    table.add(
        "  CPU of all services and the simulator", "µs a push", [report["cpu_microseconds_a_push"] for report in confirmed],
        {"without confirmations": [report["cpu_microseconds_a_push"] for report in plain]})
    for name in ("receipts", "provider-sim"):
        values = [[report["processes"][name]["cpu_microseconds_a_push"] for report in reports] for reports in (confirmed, plain)]
        table.add(f"  {name}", "µs a push", values[0], {"without confirmations": values[1]})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", help=f"some of {', '.join(PARTS)}; all without one")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--reports", type=int, default=200_000, help="of each way in a run")
    parser.add_argument("--rows", type=int, default=10_000_000, help="entries of the notification centre")
    parser.add_argument("--calls", type=int, default=10_000, help="of each kind to the centre in a run")
    parser.add_argument("--keep", type=pathlib.Path, help="folder for the filled centre, left behind")
    parser.add_argument("--requests", type=int, default=30_000, help="of each kind to the gateway in a run")
    parser.add_argument("--messages", type=int, default=100_000, help="of a run of the part pipeline")
    options = parser.parse_args()
    unknown = set(options.parts) - set(PARTS)
    if unknown:
        parser.error(f"unknown parts: {', '.join(sorted(unknown))}")
    if min(options.runs, options.reports // 2, options.rows, options.calls, options.requests, options.messages) < 1:
        parser.error("all numbers must be at least 1, --reports 2")
    # So that a run that is ended removes its folder and ends its processes.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    table = benchlib.Table("receipts", {"rows of the centre": options.rows, "system": "release, SQLite with synchronous=FULL, on one machine"})
    for part in options.parts or PARTS:
        globals()[part](table, options)
    table.finish()


if __name__ == "__main__":
    main()
