"""Part of bench_evaluator.py: a million scheduled events, and 10,000 more that fall due within a minute."""
import sqlite3
import statistics
import time

import benchlib
from benchapp import App, event_batches, parts, refuse_nothing
from benchsystem import System, wait_until

WAITING = 1_000_000
IN_A_MINUTE = 10_000
USERS = 1_000
SCANS = 1_000
MINUTE = 60_000
# From the submission of the first event of the minute until its time.
AHEAD = 15_000
# Sources/DurableWork/DueItems/DueItems.swift: the kinds, what is due of each, and the next due time of each.
KINDS = "SELECT min(kind) FROM due_items WHERE kind > ?"
DUE = """SELECT id, due_at_ms, organization_id, app_id, user_id FROM due_items WHERE kind = ? AND due_at_ms <= ?
         ORDER BY due_at_ms, organization_id, app_id, user_id LIMIT 1001"""
NEXT = "SELECT min(due_at_ms) FROM due_items WHERE kind = ?"


def event(app, name, user, due):
    return {
        "tenant": app.tenant, "event_id": name, "event_type": "message.sent", "actor_id": "writer", "channel_id": "dm",
        "channel_type": "CHANNEL_TYPE_DM", "channel_members": ["writer", user],
        "data": {"message_id": name, "sender_name": "Writer", "text": "As planned"}, "scheduled_for_ms": due,
    }


def waiting_batches(app, count):
    """Requests for so many events that are far away. They differ in their ids alone, which are the last field: so they are made fast."""
    request = app.evaluator("SubmitEvents").request
    later = int(time.time() * 1_000) + 100 * 86_400_000
    fields = event(app, "", "user-0", later)
    common = request(events=[fields]).events[0].SerializeToString()

    def framed(number):
        name = b"waiting-%08d" % number
        body = common + b"\x12" + varint(len(name)) + name
        return b"\x0a" + varint(len(body)) + body

    return (b"".join(part) for part in parts((framed(number) for number in range(count)), 1_000))


def varint(value):
    encoded = bytearray()
    while value > 127:
        encoded.append(value & 127 | 128)
        value >>= 7
    encoded.append(value)
    return bytes(encoded)


def scan_microseconds(system):
    """An empty scan by Python's sqlite3, beside the service that has the store open: the statements, without what the service adds."""
    store = sqlite3.connect(f"file:{system.run}/stores/evaluator.sqlite?mode=ro", uri=True)
    now, began = int(time.time() * 1_000), time.perf_counter()
    for _ in range(SCANS):
        kinds, last = [], ""
        while (last := store.execute(KINDS, (last,)).fetchone()[0]) is not None:
            kinds.append(last)
        for kind in kinds:
            if store.execute(DUE, (kind, now)).fetchall():
                raise SystemExit(f"bench: an item of the kind {kind} is due")
            store.execute(NEXT, (kind,)).fetchone()
    seconds = time.perf_counter() - began
    if not kinds:
        raise SystemExit("bench: nothing waits")
    store.close()
    return seconds * 1e6 / SCANS


def minute(app, number, count):
    """Schedules events evenly over a minute; how late each is decided, and the CPU of the evaluator."""
    evaluator, users = app.system["evaluator"], min(USERS, count)
    begin = int(time.time() * 1_000) + AHEAD
    times = [begin + MINUTE * place // count for place in range(count)]
    batches = event_batches(
        app, (event(app, f"minute-{number}-{place}", f"user-{place % users}", due) for place, due in enumerate(times)), size=1_000)
    before = app.statistics().events_evaluated
    app.evaluator("SubmitEvents").all(batches, refuse_nothing)
    if time.time() * 1_000 > begin:
        raise SystemExit("bench: the events were accepted after the first was due")
    cpu = evaluator.cpu_seconds()
    time.sleep((begin + MINUTE) / 1_000 - time.time())
    wait_until("the events of the minute are decided", 120, lambda: app.statistics().events_evaluated - before >= count)
    cpu = evaluator.cpu_seconds() - cpu
    wait_until("their pushes are handed over", 60, lambda: app.statistics().outbox_depth == 0)
    explain, late = app.evaluator("Explain"), []

    def note(answer):
        decision = answer.decisions[0]
        if not decision.push_id:
            raise SystemExit(f"bench: {answer.event_id} is no push: {decision}")
        late.append(decision.decided_at_ms - answer.scheduled_for_ms)

    explain.all((explain.request(tenant=app.tenant, id=f"minute-{number}-{place}") for place in range(count)), note)
    late.sort()
    benchlib.note(f"  late: median {statistics.median(late):.0f} ms, most {late[-1]:.0f} ms; {cpu * 1e6 / count:.0f} µs of CPU an event")
    return {"late": late, "cpu": cpu * 1e6 / count}


def measure(table, runs, scaled):
    with System() as system:
        app = App(system, "chat", {
            # Without a spread, so that the times are exact.
            "schedule_scan_seconds": "1", "send_rate_per_second": "1000000", "user_rate_per_minute": "null", "dedup_mode": "off"})
        app.add_users([f"user-{number}" for number in range(USERS)], "ios")
        app.add_users(["writer"])
        app.wait_for_probes()
        count, evaluator = scaled(WAITING), system["evaluator"]
        benchlib.note(f"{count:,} scheduled events …")
        cpu, began = evaluator.cpu_seconds(), time.perf_counter()
        app.evaluator("SubmitEvents").all(waiting_batches(app, count), refuse_nothing, in_flight=2)
        seconds, cpu = time.perf_counter() - began, evaluator.cpu_seconds() - cpu
        if app.statistics().scheduled != count:
            raise SystemExit(f"bench: {app.statistics().scheduled} of {count} events are scheduled")
        benchlib.note(f"  {count / seconds:,.0f} events/s")
        app.wait_for_idle()
        scans = [scan_microseconds(system) for _ in range(runs)]
        idle = evaluator.cpu_seconds()
        time.sleep(10)
        idle = evaluator.cpu_seconds() - idle
        minutes = []
        for number in range(runs):
            benchlib.note(f"run {number + 1} of {runs}: {scaled(IN_A_MINUTE):,} events in a minute …")
            minutes.append(minute(app, number, scaled(IN_A_MINUTE)))
        private = evaluator.memory_mb("RssAnon")
    table.add("scheduled events accepted", "events/s", [count / seconds])
    table.add("  CPU of the evaluator", "µs an event", [cpu * 1e6 / count])
    table.add(f"an empty scan of {count:,} items, its statements by sqlite3", "µs", scans, goal=("<", 1_000))
    table.add("CPU of the evaluator while all wait", "ms a second", [idle * 1_000 / 10])
    name = f"{scaled(IN_A_MINUTE):,} due within a minute"
    table.add(f"{name}: late, median", "ms", [statistics.median(run["late"]) for run in minutes])
    table.add(f"{name}: late, p99", "ms", [run["late"][int(len(run["late"]) * 0.99)] for run in minutes])
    table.add(f"{name}: late, most", "ms", [run["late"][-1] for run in minutes], goal=("<", 1_000))
    table.add(f"{name}: CPU of the evaluator", "µs an event", [run["cpu"] for run in minutes])
    table.add("private memory of the evaluator at the end", "MB", [private])
