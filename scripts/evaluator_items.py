"""Part of bench_evaluator.py: tracked items, and the digests about them that are due at one minute."""
import datetime
import math
import time

import benchlib
from benchapp import App, parts, refuse_nothing
from benchsystem import System, wait_until

ITEMS = 100_000
MANAGERS = 10_000
ITEMS_A_CALL = 1_000
DIGEST = "manager_daily_summary"
# From the change of the digest's time until that time, at least.
AHEAD = 30
OVERRIDES = {"send_rate_per_second": "1000000", "user_rate_per_minute": "null"}
OWNER = "00000000-0000-4000-8000-ffffffffffff"
# What a kind of items leaves behind. Nobody is told of the first; the profile hr-warehouse has types for the others.
KINDS = {
    "items of which nobody is told": {"kind": "note"}, "requests, which a manager's digest counts": {"kind": "request"},
    "documents, whose owner is warned": {"kind": "document"},
}


def manager(number):
    return f"00000000-0000-4000-8000-{number:012x}"


def batches(app, fields, count, managers, first=0):
    """Requests of UpsertItems as bytes."""
    request = app.evaluator("UpsertItems").request
    expires = int(time.time() * 1_000) + 60 * 86_400_000

    def item(number):
        reader = manager(number % managers)
        made = fields | {"item_id": f"00000000-0000-4001-8000-{number:012x}", "title": f"Item {number}"}
        if fields["kind"] == "document":
            return made | {"owner_user_id": reader, "expires_at_ms": expires}
        return made | {"owner_user_id": OWNER, "assignee_user_id": reader}

    items = (item(number) for number in range(first, first + count))
    return [request(tenant=app.tenant, items=part).SerializeToString() for part in parts(items, ITEMS_A_CALL)]


def store(app, requests, count):
    """Stores items. Returns items a second."""
    stored = []

    def note(answer):
        refuse_nothing(answer)
        stored.append(answer.stored)

    began = time.perf_counter()
    app.evaluator("UpsertItems").all(requests, note, in_flight=2)
    seconds = time.perf_counter() - began
    if sum(stored) != count:
        raise SystemExit(f"bench: {sum(stored)} of {count} items were stored")
    return count / seconds


def upserts(fields, count, managers):
    """New items, and the same again as done ones: rates, and CPU until their reports have found their next time."""
    with System() as system:
        app = App(system, "hr-warehouse", OVERRIDES)
        app.add_users([manager(number) for number in range(managers)], "android", roles=["manager"])
        app.wait_for_probes()
        app.wait_for_idle()
        evaluator, found = system["evaluator"], {}
        for name, state in [("new", {}), ("done", {"state": "ITEM_STATE_DONE"})]:
            requests = batches(app, fields | state, count, managers)
            cpu = evaluator.cpu_seconds()
            found[name] = store(app, requests, count)
            app.wait_for_idle(300)
            found[f"{name} cpu"] = (evaluator.cpu_seconds() - cpu) * 1e6 / count
    benchlib.note(f"  {found['new']:,.0f} items/s, {found['new cpu']:.0f} µs of CPU an item")
    return found


def digests(managers):
    """A request for each manager, and one minute at which all managers learn of them: how long that takes."""
    with System() as system:
        app = App(system, "hr-warehouse", OVERRIDES)
        app.add_users([manager(number) for number in range(managers)], "android", roles=["manager"])
        app.wait_for_probes()
        due = (math.floor(time.time() + AHEAD + managers / 1_000) // 60 + 1) * 60
        at = datetime.datetime.fromtimestamp(due, datetime.timezone.utc)
        app.change(OVERRIDES | {"digest_default_time": f"{at:%H:%M}"})
        store(app, batches(app, {"kind": "request"}, managers, managers), managers)
        app.wait_for_idle()
        evaluator, found = system["evaluator"], {}
        if time.time() > due - 1:
            raise SystemExit("bench: the reports were planned after their time")
        early = app.statistics().targets_by_type[DIGEST]
        time.sleep(due - 0.5 - time.time())
        cpu = evaluator.cpu_seconds()

        def handed_over():
            now = app.statistics()
            if "decided" not in found and now.targets_by_type[DIGEST] >= managers:
                found["decided"] = time.time() - due
            return "decided" in found and now.outbox_depth == 0

        wait_until("all managers have their digest", 300, handed_over, pause=0.02)
        found["handed"] = time.time() - due
        found["cpu"] = (evaluator.cpu_seconds() - cpu) * 1e6 / managers
        enqueued = app.statistics().enqueued
    if early or enqueued != managers:
        raise SystemExit(f"bench: {early} digests came early, and {enqueued} of {managers} are pushes")
    benchlib.note(f"  decided in {found['decided']:.2f} s, handed over in {found['handed']:.2f} s, {found['cpu']:.0f} µs of CPU a digest")
    return found


def measure(table, runs, scaled):
    found, reports = {name: [] for name in KINDS}, []
    count, managers = scaled(ITEMS), scaled(MANAGERS)
    for number in range(runs):
        for name, fields in KINDS.items():
            benchlib.note(f"run {number + 1} of {runs}: {count:,} {name} …")
            found[name].append(upserts(fields, count, managers))
        benchlib.note(f"run {number + 1} of {runs}: {managers:,} digests at one minute …")
        reports.append(digests(managers))
    base = next(iter(KINDS))
    for name, results in found.items():
        for key, what, unit in [
            ("new", "stored", "items/s"), ("new cpu", "CPU of the evaluator", "µs an item"), ("done", "stored as done", "items/s"),
            ("done cpu", "CPU of the evaluator for a done one", "µs an item"),
        ]:
            peers = {base: [result[key] for result in found[base]]} if name != base else None
            goal = ("≥", 10_000) if key == "new" else None
            table.add(f"{name}: {what}", unit, [result[key] for result in results], peers, goal)
    table.add(f"{managers:,} digests at one minute: decided", "s", [result["decided"] for result in reports])
    table.add(f"{managers:,} digests at one minute: decided and handed over", "s", [result["handed"] for result in reports])
    table.add("CPU of the evaluator", "µs a digest", [result["cpu"] for result in reports])
