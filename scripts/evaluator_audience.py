"""Part of bench_evaluator.py: one event, and one broadcast, for 100,000 users, beside direct notifications."""
import statistics
import threading
import time

import benchlib
from benchapp import App, refuse_nothing
from benchgrpc import RECEIPTS
from benchsystem import System, wait_until

USERS = 100_000
DIRECT_EVERY = 0.1
# No one of them has more than the others.
DIRECT_USERS = 20


class DirectNotifications:
    """Notifications to single users, ten a second, by a thread of its own while the block runs."""

    def __init__(self, app, name):
        self.app, self.name = app, name
        self.submit = app.evaluator("SubmitNotification")
        self.get = app.system.call("receipts", RECEIPTS, "Receipts", "GetNotification")
        self.sent, self.problem, self.over = [], None, threading.Event()

    def __enter__(self):
        self.thread = threading.Thread(target=self.send, daemon=True)
        self.thread.start()
        return self

    def send(self):
        number, began = 0, time.monotonic()
        try:
            while not self.over.is_set():
                started = time.time() * 1_000
                answer = self.submit(
                    tenant=self.app.tenant, user_ids=[f"direct-{number % DIRECT_USERS}"], type_id="dm_message",
                    content={"title": f"{self.name} {number}", "body": "Now"})
                self.sent.append((started, answer.notifications[0].notification_id))
                number += 1
                self.over.wait(max(0, began + number * DIRECT_EVERY - time.monotonic()))
        except Exception as error:
            self.problem = error

    def __exit__(self, *_):
        self.over.set()
        self.thread.join(90)

    def milliseconds(self):
        """From each submission until the provider accepted it, sorted; waits for the last."""
        if self.problem:
            raise SystemExit(f"bench: a direct notification was refused: {self.problem}")
        times = []
        for started, notification in self.sent:
            def sent_at():
                # A receipt comes with the provider's answer.
                for receipt in self.get(tenant=self.app.tenant, notification_id=notification).notification.receipts:
                    return receipt.sent_to_provider_at_ms
                return 0

            times.append(wait_until("a direct notification is sent", 120, sent_at) - started)
        return sorted(times)


def share(times, part):
    return times[min(len(times) - 1, int(len(times) * part))]


class Peak:
    """The evaluator's memory, and what it grew by."""

    def __init__(self, service):
        self.service = service
        service.forget_peak()
        self.before, self.private = service.memory_mb("VmHWM"), service.memory_mb("RssAnon")
        self.most = self.private

    def look(self):
        self.most = max(self.most, self.service.memory_mb("RssAnon"))

    def growth(self):
        return self.service.memory_mb("VmHWM") - self.before


def one_event(app, number):
    """Mentions all members of a channel. Returns how to see whether everybody is decided."""
    before = app.statistics().targets_by_type["mention_all"]
    answer = app.evaluator("SubmitEvents")(events=[{
        "tenant": app.tenant, "event_id": f"everybody-{number}", "event_type": "message.sent", "actor_id": "writer", "channel_id": "everybody",
        "channel_type": "CHANNEL_TYPE_PUBLIC", "entity_type": "message", "entity_id": f"m{number}", "mentions": [{"type": "MENTION_TYPE_ALL"}],
        "data": {"message_id": f"m{number}", "sender_name": "Writer", "text": "The building closes at noon"},
    }])
    refuse_nothing(answer)
    return lambda found: found.targets_by_type["mention_all"] - before >= app.members


def one_broadcast(app, number):
    answer = app.evaluator("SubmitBroadcast", "Broadcasts")(
        tenant=app.tenant, audience={"role": "everybody"}, type_id="admin_notice", content={"title": f"Lunch {number}", "body": "For everybody"})
    get, identifier = app.evaluator("GetBroadcast", "Broadcasts"), answer.broadcast.broadcast_id

    def done(_):
        found = get(tenant=app.tenant, broadcast_id=identifier).broadcast
        return found.state == found.DESCRIPTOR.fields_by_name["state"].enum_type.values_by_name["BROADCAST_STATE_FINISHED"].number

    return done


AUDIENCES = {"event to a channel of all": one_event, "broadcast to a role of all": one_broadcast}


def run(app, name, number):
    evaluator, found = app.system["evaluator"], {}
    app.wait_for_idle()
    peak, cpu, began = Peak(evaluator), evaluator.cpu_seconds(), time.perf_counter()
    before = app.statistics().enqueued
    with DirectNotifications(app, name) as direct:
        is_decided = AUDIENCES[name](app, number)

        def handed_over():
            peak.look()
            now = app.statistics()
            if "decided" not in found and is_decided(now):
                found["decided"] = time.perf_counter() - began
            return "decided" in found and now.outbox_depth == 0

        wait_until("everybody is decided and handed over", 300, handed_over, pause=0.02)
        found["handed"] = time.perf_counter() - began
    found["enqueued"] = app.statistics().enqueued - before
    if found["enqueued"] < app.members:
        raise SystemExit(f"bench: of {app.members} users {found['enqueued']} have a push")
    found["cpu"] = (evaluator.cpu_seconds() - cpu) * 1e6 / app.members
    found["private"], found["growth"], found["peak"] = peak.most, peak.growth(), evaluator.memory_mb("VmHWM")
    found["direct"] = direct.milliseconds()
    benchlib.note(
        f"  decided in {found['decided']:.2f} s, handed over in {found['handed']:.2f} s; peak {found['peak']:.0f} MB; direct notifications: "
        f"{len(found['direct'])}, median {statistics.median(found['direct']):.0f} ms, most {found['direct'][-1]:.0f} ms")
    return found


def measure(table, runs, scaled):
    """One system for all runs: memory that stays flat is the same in each."""
    found = {name: [] for name in AUDIENCES}
    with System() as system:
        users = scaled(USERS)
        benchlib.note(f"{users:,} users with one device each …")
        app = App(system, "chat", {
            "send_rate_per_second": "1000000", "user_rate_per_minute": "null", "dedup_mode": "off", "dedup_window_seconds": "1"})
        app.members = users
        names = [f"user-{number}" for number in range(users)]
        app.add_users(names, "ios", roles=["everybody"])
        app.add_users([f"direct-{number}" for number in range(DIRECT_USERS)], "ios")
        app.add_users(["writer"])
        app.add_channels({"everybody": names})
        app.wait_for_probes()
        app.wait_for_idle()
        with DirectNotifications(app, "idle") as direct:
            time.sleep(3)
        idle = direct.milliseconds()
        for number in range(runs):
            for name in AUDIENCES:
                benchlib.note(f"run {number + 1} of {runs}: {name} …")
                found[name].append(run(app, name, number))
    for name, results in found.items():
        def add(what, unit, key, goal=None):
            table.add(f"{name}, {what}", unit, [key(result) for result in results], goal=goal)

        add("decided", "s", lambda result: result["decided"])
        add("decided and handed over", "s", lambda result: result["handed"], ("<", 5))
        add("CPU of the evaluator", "µs a user", lambda result: result["cpu"])
        add("peak of the evaluator, files of the store included", "MB", lambda result: result["peak"])
        add("peak grew by", "MB", lambda result: result["growth"])
        add("most private memory", "MB", lambda result: result["private"])
        table.add(
            f"{name}, most private memory in the last run", "MB", [results[-1]["private"]], {"the first run": [results[0]["private"]]})
        add("direct notifications meanwhile, median", "ms", lambda result: statistics.median(result["direct"]))
        add("direct notifications meanwhile, longest", "ms", lambda result: result["direct"][-1], ("≤", 1_000))
    table.add("direct notifications of an idle system, median", "ms", [statistics.median(idle)])
    table.add("direct notifications of an idle system, longest", "ms", [idle[-1]])
