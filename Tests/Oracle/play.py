"""Plays the steps of a world on the virtual clock, with kills, and collects what the system decided and what providers got."""
import heapq
import itertools

from gateway import segment
from instants import HOUR, milliseconds
from observed import Observed
from stage import put_relationship, register

# Decisions are final after two days, and kept for 30 (stage.KEPT).
FINAL = 60 * HOUR
EVENTS_A_CALL = 100


def groups(world):
    """The steps, each alone; of a batched world: those of one second that are all events, or all none."""
    if not world.get("batched"):
        return [[step] for step in world["steps"]]
    return [list(found) for _, found in itertools.groupby(world["steps"], lambda step: (step["at"][:19], step["kind"] == "event"))]


class Play:
    def __init__(self, world, system, gateway, time, progress):
        self.world, self.system, self.gateway, self.time, self.progress = world, system, gateway, time, progress
        self.relationships = {link["relationship_id"]: link for link in world["relationships"]}
        self.devices = {device["device_id"]: device for user in world["users"] for device in user["devices"]}
        self.kills = {kill["step"]: kill for kill in world["kills"]}
        self.killed_at = []
        self.observed = Observed(system)

    def run(self):
        steps, undecided = self.world["steps"], []
        for group in groups(self.world):
            number, following = group[0]["step"], group[-1]["step"] + 1
            # The last one: the oracle expects no push before its event.
            at = milliseconds(group[-1]["at"])
            self.progress(following, len(steps))
            self.time.advance(at)
            self.observed.collect_pushes()
            while undecided and undecided[0][0] + FINAL < at:
                self.observed.collect_decisions(heapq.heappop(undecided)[1])
            kill = self.kills.get(number)
            if kill:
                self.system.until_killable(kill["process"])
            if kill and kill["when"] == "before":
                self._kill(kill, at, lambda: self._do(group))
            else:
                self._do(group)
            if kill and kill["when"] == "after":
                self._kill(kill, at)
            if kill and kill["when"] == "during":
                self._advance_with_kill(kill, milliseconds(steps[following]["at"] if following < len(steps) else self.world["end"]))
            for step in group:
                if "event" in step and not step.get("repeat"):
                    due = step["event"].get("scheduled_for")
                    heapq.heappush(undecided, (milliseconds(due) if due else at, step["event"]["event_id"]))
        self.time.advance(milliseconds(self.world["end"]))
        self.observed.collect_pushes()
        for _, event_id in undecided:
            self.observed.collect_decisions(event_id)
        return self.observed

    def _kill(self, kill, at, meanwhile=lambda: None):
        process = kill["process"]
        pid = self.system.kill(process, kill["delay_ms"] / 1000)
        self.killed_at.append((at, process))
        meanwhile()
        self.system.until_restarted(process, pid)

    def _advance_with_kill(self, kill, target):
        """Kills the process once where the evaluator has work: the release of something deferred, or a window's end."""
        done = []

        def at_stop(busy):
            if "evaluator" in busy and not done:
                done.append(kill)
                self._kill(kill, self.time.current)

        self.time.advance(target - 1, at_stop)
        if not done:
            self._kill(kill, self.time.current)

    def _do(self, group):
        if group[0]["kind"] == "event":
            for place in range(0, len(group), EVENTS_A_CALL):
                self._post(group[place:place + EVENTS_A_CALL])
        else:
            for step in group:
                getattr(self, "_" + step["kind"])(step)

    def _post(self, steps):
        answer = self.gateway.request("POST", "/events", {"events": [step["event"] for step in steps]})
        for step, result in zip(steps, answer["results"], strict=True):
            if result.get("code") or result["duplicate"] != step.get("repeat", False):
                raise AssertionError(f"step {step['step']}: POST /events answered {result}")

    def _direct(self, step):
        body = {name: value for name, value in step["event"].items() if name != "event_id"}
        self.observed.ids[step["event"]["event_id"]] = self.gateway.request("POST", "/notifications", body)["event_id"]

    def _preferences(self, step):
        self.gateway.request("PUT", "/users/me/notifications", step["body"], step["user_id"])

    def _mute(self, step):
        body = {"muted": step["muted"], **({"duration": step["duration"]} if step["duration"] else {})}
        self.gateway.request("POST", f"/channels/{segment(step['channel_id'])}/mute", body, step["user_id"])

    def _channel_settings(self, step):
        body = {name: step[name] for name in ("starred", "notify_all") if name in step}
        self.gateway.request("PUT", f"/channels/{segment(step['channel_id'])}/settings", body, step["user_id"])

    def _presence(self, step):
        body = {name: step[name] for name in ("status", "device_id", "active_channel")}
        self.gateway.request("PUT", "/presence", body, step["user_id"])

    def _permission(self, step):
        body = {"device_id": step["device_id"], "permission_status": step["permission_status"], "changed_from": "os_settings"}
        self.gateway.request("PUT", "/push/permission", body, step["user_id"])
        if step["permission_status"] == "granted":
            # The token is gone since the refusal: the app registers again (REG-14).
            register(self.gateway, step["user_id"], {**self.devices[step["device_id"]], "permission_status": "granted"})

    def _register(self, step):
        self.devices[step["device"]["device_id"]] = step["device"]
        register(self.gateway, step["user_id"], step["device"])

    def _unregister(self, step):
        devices = self.gateway.request("GET", "/push/devices", user=step["user_id"])
        device = next(item for item in devices["items"] if item["device_id"] == step["device_id"])
        self.gateway.request("DELETE", f"/push/devices/{segment(device['push_device_id'])}", user=step["user_id"])

    def _user_status(self, step):
        self.gateway.request("PUT", f"/directory/users/{segment(step['user_id'])}", {"status": step["status"]})

    def _user_zone(self, step):
        self.gateway.request("PUT", f"/directory/users/{segment(step['user_id'])}", {"timezone": step["timezone"]})

    def _members(self, step):
        body = {"add": step["add"], "remove": step["remove"]}
        self.gateway.request("PUT", f"/directory/channels/{segment(step['channel_id'])}/members", body)

    def _relationship(self, step):
        put_relationship(self.gateway, self.relationships[step["relationship_id"]], step["status"])

    def _entity_deleted(self, step):
        self.gateway.request("POST", f"/entities/{segment(step['entity_type'])}/{segment(step['entity_id'])}/deleted")
