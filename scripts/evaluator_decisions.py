"""Parts of bench_evaluator.py: events with five mentions each, decided by an evaluator with a core of its own."""
import re
import signal
import subprocess
import time

import benchlib
from benchapp import App, event_batches, refuse_nothing
from benchsystem import System, wait_until

EVENTS = 30_000
USERS = 20_000
MENTIONS = 5
MEMBERS = 60
# A mention of a user in a channel stands for itself: one that comes again within 30 s would be a repeat.
EVENTS_A_CHANNEL = MEMBERS // MENTIONS
RATE = {"user_rate_per_minute": "60"}
CAPS = {"cap_enforcement": "enforce", "cap_high_per_week": "1000", "cap_normal_per_day": "1000"}
# Nothing is above these limits: they are counted, and stop nothing.
LOADS = {
    "neither rate nor caps": {"user_rate_per_minute": "null"}, "rate": RATE, "caps": CAPS | {"user_rate_per_minute": "null"},
    "rate and caps": RATE | CAPS,
}
# As in the profile `chat`.
USUAL = "rate"
# Between two questions about the progress, which cost the evaluator CPU.
PAUSE = 0.05
DELIVERY = ["provider-sim", "receipts", "dispatcher"]


class Load:
    """An app whose users mention each other, in a system that runs."""

    def __init__(self, system, overrides, events, channel_type="CHANNEL_TYPE_PUBLIC"):
        self.app, self.events = App(system, "chat", overrides | {"send_rate_per_second": "1000000"}), events
        # The first events of each channel warm the caches.
        channels = -(-events // (EVENTS_A_CHANNEL - 1))
        users = [f"user-{number}" for number in range(min(USERS, max(200, events)))]
        self.app.add_users(users, "ios")
        self.app.add_users(["writer"])
        # A prime above the number of users: no channel has a user twice.
        members = [[users[(channel * 61 + place * 20_011) % len(users)] for place in range(MEMBERS)] for channel in range(channels)]
        self.app.add_channels({f"channel-{number}": part for number, part in enumerate(members)})

        def event(number):
            channel, turn = number % channels, number // channels
            return {
                "tenant": self.app.tenant, "event_id": f"message-{number}", "event_type": "message.sent", "actor_id": "writer",
                "channel_id": f"channel-{channel}", "channel_type": channel_type, "entity_type": "message", "entity_id": f"m{number}",
                "mentions": [
                    {"type": "MENTION_TYPE_USER", "user_id": user} for user in members[channel][turn * MENTIONS:(turn + 1) * MENTIONS]],
                "data": {
                    "message_id": f"m{number}", "sender_name": "Writer",
                    "text": f"Message {number}: the build is green again, thanks for looking into it"},
            }

        self.warm_up = event_batches(self.app, (event(number) for number in range(channels)))
        self.batches = event_batches(self.app, (event(number) for number in range(channels, channels + events)))
        self.warm_up_events = channels

    def submit(self, batches):
        self.app.evaluator("SubmitEvents").all(batches, refuse_nothing)

    def decided(self, events):
        """The statistics once so many events are decided."""
        def ask():
            found = self.app.statistics()
            return found if found.events_evaluated >= events else None

        return wait_until("all events are decided", 300, ask, PAUSE)

    def run(self, delivers):
        """Rates, and the CPU of the evaluator."""
        services = self.app.system.services
        evaluator = services["evaluator"]
        self.submit(self.warm_up)
        before = self.decided(self.warm_up_events)
        if delivers:
            self.app.wait_for_probes()
            self.app.wait_for_idle()
            before = self.app.statistics()
        start, began = {name: service.cpu_seconds() for name, service in services.items()}, time.perf_counter()
        cpu = start["evaluator"]
        self.submit(self.batches)
        accepted = time.perf_counter() - began
        after = self.decided(before.events_evaluated + self.events)
        decided, cpu_decided = time.perf_counter() - began, evaluator.cpu_seconds() - cpu
        decisions = after.targets - before.targets
        if decisions != MENTIONS * self.events or after.enqueued - before.enqueued != decisions:
            raise SystemExit(f"bench: of {decisions} decisions {after.enqueued - before.enqueued} are pushes: {after}")
        found = {
            "accepted": self.events / accepted, "events": self.events / decided, "decisions": decisions / decided,
            "core": cpu_decided / decided, "cpu": cpu_decided * 1e6 / decisions, "decisions_made": decisions,
        }
        if delivers:
            wait_until("everything is handed over", 600, lambda: self.app.statistics().outbox_depth == 0, PAUSE)
            found["handed"] = decisions / (time.perf_counter() - began)
            found["cpu"] = (evaluator.cpu_seconds() - cpu) * 1e6 / decisions
        for name, service in services.items():
            found[name] = (service.cpu_seconds() - start[name]) * 1e6 / decisions
        benchlib.note(
            f"  {found['events']:,.0f} events/s, {found['decisions']:,.0f} decisions/s, {found['cpu']:.1f} µs of CPU a decision, "
            f"{found['core']:.0%} of a core while it decides")
        return found


def decide(table, runs, scaled):
    """Rates and CPU with the whole system on the other cores, the same without those that get the pushes, and what rate and caps add."""
    found, untyped, alone = {name: [] for name in LOADS}, [], []
    for number in range(runs):
        # In turn, so that a change of the host's speed meets all.
        for name, overrides in LOADS.items():
            benchlib.note(f"run {number + 1} of {runs}: mentions of five, with {name} …")
            with System(apart="evaluator") as system:
                found[name].append(Load(system, overrides, scaled(EVENTS)).run(delivers=True))
        benchlib.note(f"run {number + 1} of {runs}: mentions of five, in channels whose type the event does not say …")
        with System(apart="evaluator") as system:
            untyped.append(Load(system, LOADS[USUAL], scaled(EVENTS), "CHANNEL_TYPE_UNSPECIFIED").run(delivers=True))
        benchlib.note(f"run {number + 1} of {runs}: mentions of five, without receipts and dispatcher …")
        with System(apart="evaluator", without=DELIVERY) as system:
            alone.append(Load(system, LOADS[USUAL], scaled(EVENTS)).run(delivers=False))

    def values(name, key):
        return [run[key] for run in found[name]]

    table.add("decided, five targets an event", "events/s", values(USUAL, "events"), goal=("≥", 5_000))
    table.add("decided", "decisions/s", values(USUAL, "decisions"), goal=("≥", 25_000))
    table.add("  handed over", "decisions/s", values(USUAL, "handed"))
    table.add("  part of its core that the evaluator uses while it decides", "%", [100 * part for part in values(USUAL, "core")])
    table.add("CPU of the evaluator, acceptance and hand-over included", "µs a decision", values(USUAL, "cpu"))
    for name in ["registry", "preferences"] + DELIVERY:
        table.add(f"  of {name} meanwhile", "µs a decision", values(USUAL, name))
    without = "without receipts and dispatcher: "
    table.add(without + "events accepted", "events/s", [run["accepted"] for run in alone])
    table.add(without + "decided", "events/s", [run["events"] for run in alone], goal=("≥", 5_000))
    table.add(without + "decided", "decisions/s", [run["decisions"] for run in alone], goal=("≥", 25_000))
    table.add(without + "part of its core", "%", [100 * run["core"] for run in alone])
    table.add(without + "CPU of the evaluator", "µs a decision", [run["cpu"] for run in alone])
    table.add(
        f"events that do not say the channel's type, {MEMBERS} members: CPU of the evaluator", "µs a decision", [run["cpu"] for run in untyped],
        {"events that do": values(USUAL, "cpu")})
    table.add(
        "events that do not say the channel's type: decided", "decisions/s", [run["decisions"] for run in untyped],
        {"events that do": values(USUAL, "decisions")})
    base = next(iter(LOADS))
    for what, key, unit in [("CPU of the evaluator", "cpu", "µs a decision"), ("decided", "decisions", "decisions/s")]:
        for name in LOADS:
            table.add(f"with {name}: {what}", unit, values(name, key), {base: values(base, key)} if name != base else None)


# ---- The stages ----

# A sample belongs to the first of these that a function on its stack names.
STAGES = {
    "decisions, without calls and store": r"BatchDecider|decideBatches",
    "commits of decisions": r"DecisionCommit",
    "hand-over to receipts and dispatcher": r"DecisionOutboxPublisher|OutgoingBatch|OutboxTable",
    "questions to registry and preferences": r"AudienceLookup|EventPreparation",
    "acceptance of events": r"EventAcceptance|EventAdmission",
    "SQLite for all of them": r"GRDB|7Storage|sqlite3",
    "HTTP/2 and sockets for all of them": r"NIOPosix|5HTTP2|3RPC",
}


class Samples:
    """Stacks of a process, by perf, from now on until `counts`. The C libraries have no frame pointers: perf keeps a part of each stack."""

    def __init__(self, system, service):
        self.data, log = system.folder / "perf.data", system.folder / "perf.log"
        pid = system[service].process.pid
        command = ["perf", "record", "-e", "cpu-clock", "-F", "499", "--call-graph", "dwarf,16384", "-o", self.data, "-p", str(pid)]
        # It fails where a thread of the process ends meanwhile.
        for _ in range(5):
            with open(log, "wb") as output:
                self.process = benchlib.start(command, stdout=output, stderr=output)
            time.sleep(1)
            if self.process.poll() is None:
                return
        raise SystemExit(f"bench: perf cannot record: {log.read_text(errors='replace').strip()}")

    def counts(self):
        """The number of samples of each stage, and of all."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)
        counts = dict.fromkeys([*STAGES, "all"], 0)
        listing = subprocess.Popen(
            ["perf", "script", "-i", self.data, "--no-inline", "-F", "comm,ip,sym"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, errors="replace")
        stack = []
        for line in listing.stdout:
            if line.strip():
                stack.append(line)
                continue
            self.count(stack, counts)
            stack = []
        self.count(stack, counts)
        if listing.wait():
            raise SystemExit("bench: perf script failed")
        return counts

    @staticmethod
    def count(stack, counts):
        if not stack:
            return
        counts["all"] += 1
        text = "".join(stack)
        for stage, names in STAGES.items():
            if re.search(names, text):
                counts[stage] += 1
                return


def stages(table, runs, scaled):
    """CPU of a decision by the stages that perf finds on the stacks of the evaluator."""
    found = {}
    for number in range(runs):
        benchlib.note(f"run {number + 1} of {runs}: mentions of five, stacks by perf …")
        with System(apart="evaluator") as system:
            load = Load(system, LOADS[USUAL], scaled(EVENTS))
            load.submit(load.warm_up)
            load.decided(load.warm_up_events)
            load.app.wait_for_probes()
            load.app.wait_for_idle()
            before = load.app.statistics()
            samples, cpu = Samples(system, "evaluator"), system["evaluator"].cpu_seconds()
            load.submit(load.batches)
            after = load.decided(before.events_evaluated + load.events)
            wait_until("everything is handed over", 600, lambda: load.app.statistics().outbox_depth == 0, PAUSE)
            cpu = system["evaluator"].cpu_seconds() - cpu
            counts = samples.counts()
        decisions = after.targets - before.targets
        counts["anything else"] = counts["all"] - sum(counts[stage] for stage in STAGES)
        for stage, count in counts.items():
            found.setdefault(stage, []).append(cpu * 1e6 / decisions * count / max(1, counts["all"]))
        benchlib.note("  " + ", ".join(f"{stage}: {values[-1]:.1f} µs" for stage, values in found.items()))
    for stage in [*STAGES, "anything else", "all"]:
        table.add(f"CPU by perf: {stage}", "µs a decision", found[stage], goal=("≤", 10) if stage == next(iter(STAGES)) else None)
