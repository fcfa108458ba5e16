"""Compares what the system did with the oracle's answer."""
import hashlib
import json
from collections import Counter

from instants import instant, milliseconds
from observed import Observed

TOLERANCE = 60_000
# A dispatcher that was killed sends again what it had in flight (at least once); its retries wait no longer.
REPEATS_AFTER_KILL = 15 * 60_000
# The requirements do not say which one it is for guardians of an inactive child.
INACTIVE = {"skipped recipient_inactive", "skipped relationship_ended", "skipped ttl_expired", "no target"}
WRITING_MARKS = dict.fromkeys(range(0x2066, 0x206A))


class Comparison:
    def __init__(self, world, answer, observed: Observed, killed_at):
        self.world, self.answer, self.observed = world, answer, observed
        self.killed_at = [at for at, process in killed_at if process == "dispatcher"]
        self.tolerance = TOLERANCE + world["settings"].get("hold_release_spread_seconds", 30) * 1000
        self.differences = []
        self.expected_counts, self.found_counts = Counter(), Counter()
        self.repeated = 0
        self.events = {step["event"]["event_id"]: step for step in reversed(world["steps"]) if "event" in step}
        self.owners = {}  # token: users and their devices since an instant; a later one took the phone over
        for since, user, device in self._devices():
            self.owners.setdefault(device["token"], []).append((since, user, device["device_id"]))
        self.decisions = observed.decisions
        self._compare_decisions()
        self._compare_pushes()

    def _devices(self):
        for user in self.world["users"]:
            yield from ((0, user["user_id"], device) for device in user["devices"])
        for step in self.world["steps"]:
            if step["kind"] == "register":
                yield milliseconds(step["at"]), step["user_id"], step["device"]

    def _differ(self, event, user, what, expected, found):
        self.differences.append({"event": event, "user": user, "what": what, "expected": expected, "found": found})

    # Decisions

    @staticmethod
    def _words(decision):
        if decision is None:
            return "no target"
        if decision["outcome"] == "skipped":
            return f"skipped {decision['reason']}"
        return f"{decision['outcome']} {decision['type']}"

    def _compare_decisions(self):
        expected = {}
        for decision in self.answer["decisions"]:
            key = (decision["event_id"], decision["user_id"])
            if key in expected:
                self._differ(*key, "the oracle's decision", "one", "two")
            expected[key] = decision
        for key in sorted(set(expected) | set(self.decisions), key=self._order):
            wanted, found = self._words(expected.get(key)), self._words(self.decisions.get(key))
            if wanted != found and {wanted, found} <= INACTIVE and self._is_about_inactive(*key):
                found = wanted
            self.expected_counts[wanted] += 1
            self.found_counts[found] += 1
            if wanted != found:
                detail = self.decisions.get(key, {}).get("detail", "")
                self._differ(*key, "decision", wanted, found + (f" ({detail})" if detail else ""))

    def _is_about_inactive(self, event, user):
        step = self.events[event]
        child = step["event"].get("subject_user_id")
        return child not in (None, user) and any(
            other["kind"] == "user_status" and other["user_id"] == child for other in self.world["steps"])

    def _order(self, key):
        return self.events[key[0]]["step"] if key[0] in self.events else -1, key

    # Pushes

    def _found_pushes(self):
        """Pushes to users: requests of one notification, by the device."""
        pushes = {}
        for request in self.observed.requests:
            if request["token"] not in self.owners:
                self._differ("-", "-", "push", "none", f"to an unknown token: {request}")
                continue
            user, device = [known[1:] for known in self.owners[request["token"]] if known[0] <= request["at"]][-1]
            push = pushes.setdefault((user, request["notification_id"]), {"devices": {}, "texts": set(), "events": [], "type": None})
            push["devices"].setdefault(device, []).append(request["at"])
            push["texts"].add((request["title"], request["body"]))
        for (event, user), decision in self.decisions.items():
            carrier = decision["carried_by"] if decision["outcome"] == "grouped" else decision["notification_id"]
            if decision["outcome"] in ("sent", "grouped"):
                push = pushes.setdefault((user, carrier), {"devices": {}, "texts": set(), "events": [], "type": None})
                push["events"].append(event)
                push["type"] = decision["type"]
        return pushes

    def _compare_pushes(self):
        self.pushes = found = {}
        for (user, notification), push in self._found_pushes().items():
            if not push["events"]:
                at = instant(min(min(times) for times in push["devices"].values()))
                self._differ("-", user, "push", "none", f"{notification} at {at} to {sorted(push['devices'])}: {sorted(push['texts'])}")
            for event in push["events"]:
                found[(event, user)] = push
            self._look_for_repeats(push, user)
        self.deferred = sum(1 for push in self.answer["pushes"] if push["at"] != self._due(push["events"][-1]))
        for push in self.answer["pushes"]:
            seen = found.get((push["events"][0], push["user_id"]))
            if seen is None or not seen["devices"]:
                self._differ(push["events"][0], push["user_id"], "push", f"at {push['at']} of {push['events']}", "none")
                continue
            self._compare_push(push, seen)
        wanted = {(event, push["user_id"]) for push in self.answer["pushes"] for event in push["events"]}
        for (event, user), push in found.items():
            if (event, user) not in wanted and push["devices"]:
                at = instant(min(min(times) for times in push["devices"].values()))
                self._differ(event, user, "push", "none", f"at {at} to {sorted(push['devices'])}: {sorted(push['texts'])}")

    def _compare_push(self, wanted, seen):
        event, user = wanted["events"][0], wanted["user_id"]
        if sorted(wanted["events"]) != sorted(seen["events"]):
            self._differ(event, user, "events of the push", sorted(wanted["events"]), sorted(seen["events"]))
        if sorted(wanted["device_ids"]) != sorted(seen["devices"]):
            self._differ(event, user, "devices", sorted(wanted["device_ids"]), sorted(seen["devices"]))
        due = milliseconds(wanted["at"])
        for device, times in seen["devices"].items():
            if not due <= times[0] <= due + self.tolerance:
                self._differ(event, user, f"time at {device}", wanted["at"], instant(times[0]))
        texts = {tuple(text.translate(WRITING_MARKS) for text in pair) for pair in seen["texts"]}
        for place, name in enumerate(("title", "body")):
            shown = sorted({pair[place] for pair in texts})
            if wanted.get(name) is not None and shown != [wanted[name]]:
                self._differ(event, user, name, wanted[name], shown)

    def _due(self, event):
        step = self.events[event]
        return step["event"].get("scheduled_for") or step["at"]

    def _look_for_repeats(self, push, user):
        for device, times in push["devices"].items():
            for first, again in zip(times, times[1:]):
                self.repeated += 1
                if not any(first - 60_000 <= kill <= again and again - kill <= REPEATS_AFTER_KILL for kill in self.killed_at):
                    self._differ((push["events"] or ["-"])[0], user, f"repeated at {device}", "once", [instant(first), instant(again)])

    def rows(self):
        """All decisions, sorted: event, user, outcome, reason, type and devices. They are the same in all runs of one world."""
        def row(key, decision):
            devices = sorted(self.pushes[key]["devices"]) if key in self.pushes else []
            return json.dumps([*key, decision["outcome"], decision["reason"], decision["type"], devices], ensure_ascii=False)

        return [row(*item) for item in sorted(self.decisions.items())]

    def digest(self):
        """SHA-256 over the rows, a line each."""
        return hashlib.sha256("".join(row + "\n" for row in self.rows()).encode()).hexdigest()

    def violations(self):
        """Pushes that the oracle says the user's switches or quiet hours forbid. The target is none."""
        forbidden = {(decision["event_id"], decision["user_id"]) for decision in self.answer["decisions"]
                     if decision.get("reason") in ("preference_disabled", "quiet_hours", "channel_muted")}
        early = sum(1 for difference in self.differences if str(difference["what"]).startswith("time at")
                    and difference["found"] < difference["expected"])
        return early + sum(1 for difference in self.differences
                           if difference["what"] == "push" and (difference["event"], difference["user"]) in forbidden)
