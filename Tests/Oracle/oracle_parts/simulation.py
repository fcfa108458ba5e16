"""The naive simulation: goes through the steps in the order of time and decides each event for each target."""
from .quiet import parse_instant, show_instant
from .state import State
from .targets import targets
from .texts import texts

PASS = ("pass", None)


class Item:
    """One event for one user, not decided yet."""

    def __init__(self, event, user_id, candidates, policy, now):
        self.event = event
        self.user_id = user_id
        self.candidates = candidates  # EVAL-14, in the order of rank
        self.type_id = candidates[0]  # replaced by the first enabled type
        self.override = event.get("priority")
        self.created = now
        self.policy = policy

    @property
    def priority(self):
        """EVAL-09: the event's priority, else the type's. `critical` is `blocking`."""
        priority = self.override or self.policy.priority[self.type_id]
        return "blocking" if priority == "critical" else priority

    @property
    def expires(self):
        """EVAL-53: creation plus the time to live of the priority."""
        return self.created + self.policy["ttl_seconds_by_priority"][self.priority] * 1000

    @property
    def subject(self):
        return self.event.get("subject_user_id")


class Simulation:
    def __init__(self, world):
        self.world = world
        self.state = State(world)
        self.policy = self.state.policy
        self.window_ms = self.policy["dedup_window_seconds"] * 1000
        self.marks = {}  # EVAL-28: dedup key -> instant the mark ends
        self.deferrals = []  # EVAL-22: (due, item), deferred by quiet hours
        self.windows = {}  # EVAL-29: group key -> (end, collected items)
        self.seen = set()  # EVAL-58: event ids
        self.decisions, self.pushes = [], []

    # ---- time ----

    def run(self):
        """Goes through all steps, then lets time pass until the end of the world."""
        # EVAL-44: a scheduled event is decided when it is due.
        steps = [(parse_instant((step.get("event") or {}).get("scheduled_for") or step["at"]), step) for step in self.world.get("steps") or []]
        for at, step in sorted(steps, key=lambda pair: pair[0]):
            self.advance(at)
            self.state.now = at
            getattr(self, "step_" + step["kind"])(step)
        self.advance(parse_instant(self.world["end"]))
        if self.deferrals or any(items for _, items in self.windows.values()):
            raise ValueError("the world ends while something is deferred")
        return {"decisions": self.decisions, "pushes": self.pushes}

    def advance(self, until):
        """Handles all that falls due up to `until`, earliest first; at one instant releases come before window ends."""
        while True:
            dues = [(due, 0, item.user_id) for due, item in self.deferrals] + [(end, 1, key) for key, (end, _) in self.windows.items()]
            due, kind, name = min(dues, default=(until + 1, 0, None))
            if due > until:
                return
            self.state.now = due
            if kind == 0:
                self.release(name)
            else:
                self.end_window(name)

    # ---- steps ----

    def step_event(self, step):
        """EVAL-10 stages 1 and 2."""
        event = step["event"]
        if event["event_id"] in self.seen:
            return  # EVAL-58: a repeat changes nothing
        self.seen.add(event["event_id"])
        for user_id, candidates in targets(self.state, event).items():
            self.evaluate(Item(event, user_id, candidates, self.policy, self.state.now))

    def step_direct(self, step):
        """EVAL-01 (b), EVAL-08: named users, with a title and a body of its own; `admin_notice` where no type is given."""
        event = {"event_type": "admin.notice", "recipients": step["event"]["user_ids"], **step["event"]}
        self.step_event({"event": {**event, "data": {name: event[name] for name in ("title", "body")}}})

    def step_preferences(self, step):
        """PREF-05, PREF-06. EVAL-22: moved quiet hours move the release, disabled ones release at once."""
        self.state.users[step["user_id"]].preferences.put(step["body"])
        self.move_deferrals(step["user_id"])

    def step_user_zone(self, step):
        """REG-03. PREF-09, EVAL-22: another zone moves the release."""
        self.state.users[step["user_id"]].zone = step["timezone"]
        self.move_deferrals(step["user_id"])

    def step_members(self, step):
        """REG-05."""
        members = self.state.channels[step["channel_id"]]["members"]
        members[:] = [name for name in members if name not in step["remove"]] + [name for name in step["add"] if name not in members]

    def move_deferrals(self, user_id):
        """EVAL-22: moved quiet hours move the release, disabled ones release at once."""
        until = self.state.quiet_until(user_id)
        self.deferrals = [(until or self.state.now, item) if item.user_id == user_id else (due, item) for due, item in self.deferrals]
        if until is None:
            self.release(user_id)

    def step_mute(self, step):
        self.state.users[step["user_id"]].preferences.mute(step["channel_id"], step["muted"], step.get("duration"), self.state.now)

    def step_channel_settings(self, step):
        """PREF-08: absent members keep their value."""
        settings = self.state.users[step["user_id"]].preferences.channel(step["channel_id"])
        settings.update({name: step[name] for name in ("starred", "notify_all") if step.get(name) is not None})

    def step_presence(self, step):
        """EVAL-18: a report replaces the earlier one of the device."""
        report = {"status": step["status"], "active_channel": step.get("active_channel"), "at": self.state.now}
        self.state.users[step["user_id"]].reports[step["device_id"]] = report

    def step_permission(self, step):
        """PREF-13."""
        self.state.users[step["user_id"]].devices[step["device_id"]]["permission_status"] = step["permission_status"]

    def step_register(self, step):
        self.state.register(step["user_id"], step["device"])

    def step_unregister(self, step):
        """REG-17."""
        self.state.users[step["user_id"]].devices.pop(step["device_id"], None)

    def step_user_status(self, step):
        """REG-34, EVAL-52: an inactive user, or one whose child is inactive, loses what is deferred."""
        user_id = step["user_id"]
        self.state.users[user_id].active = step["status"] == "active"
        if step["status"] != "active":
            self.cancel(lambda item: user_id in (item.user_id, item.subject), "recipient_inactive")

    def step_relationship(self, step):
        """REG-04, EVAL-52."""
        row = self.state.relationships[step["relationship_id"]]
        row["status"] = step["status"]
        guardian, child = row["guardian_user_id"], row["child_user_id"]
        if not self.state.related(guardian, child):
            self.cancel(lambda item: item.user_id == guardian and item.subject == child, "relationship_ended")

    def step_entity_deleted(self, step):
        """EVAL-52."""
        entity = (step["entity_type"], step["entity_id"])
        self.cancel(lambda item: (item.event.get("entity_type"), item.event.get("entity_id")) == entity, "cancelled")

    def cancel(self, matches, reason):
        """EVAL-52: drops what is deferred or collected, for good.

        # ambiguous: the user or relationship becomes active again before the release. The oracle keeps it cancelled.
        """
        for _, item in self.deferrals:
            if matches(item):
                self.skip(item, reason)
        self.deferrals = [(due, item) for due, item in self.deferrals if not matches(item)]
        for key, (end, items) in self.windows.items():
            for item in items:
                if matches(item):
                    self.skip(item, reason)
            self.windows[key] = (end, [item for item in items if not matches(item)])

    # ---- checks ----

    def verdict(self, item):
        """EVAL-10 stages 3 to 6: ("pass", None), ("skip", reason) or ("defer", instant)."""
        state, user = self.state, self.state.users[item.user_id]
        channel_id = item.event.get("channel_id")
        # Stage 3, EVAL-52.
        if not user.active:
            return "skip", "recipient_inactive"
        if item.subject in state.users and not state.users[item.subject].active:
            return "skip", "recipient_inactive"
        if item.subject not in (None, item.user_id) and not state.related(item.user_id, item.subject):
            return "skip", "relationship_ended"
        # Stage 6, the checks of EVAL-17 in order.
        if not state.sendable(item.user_id):
            return "skip", "no_devices"
        enabled = [type_id for type_id in item.candidates if user.preferences.type_on(type_id, channel_id)]
        if not enabled:
            return "skip", "preference_disabled"
        item.type_id, item.candidates = enabled[0], enabled[:1]
        if user.preferences.is_muted(channel_id, state.now):
            return "skip", "channel_muted"
        if self.is_viewing(item):
            return "skip", "user_active"
        until = state.quiet_until(item.user_id)
        if until is not None:
            action = self.quiet_action(item)
            if action == "hold":
                return "defer", until
            if action != "deliver":
                return "skip", "quiet_hours"
        if self.policy["dedup_mode"] == "suppress" and not self.bypasses(item) and self.marks.get(self.key(item), 0) > state.now:
            return "skip", "deduplicated"
        return PASS

    def is_viewing(self, item):
        """EVAL-19 `active_context`: online, and the active channel is the event's channel."""
        if self.policy["presence_rule"] != "active_context" or item.priority in self.policy["presence_bypass_priorities"]:
            return False
        presence, channel_id = self.state.presence(item.user_id), item.event.get("channel_id")
        return channel_id is not None and presence["status"] == "online" and presence["active_channel"] == channel_id

    def quiet_action(self, item):
        """EVAL-21, PREF-10: deliver, hold, inbox_only or drop.

        # ambiguous: PREF-10 lets `blocking` pass with allow_critical; `school` says `hold` for it. The oracle follows the setting.
        """
        critical_allowed = self.state.users[item.user_id].preferences.quiet["allow_critical"]
        if critical_allowed and self.policy.critical[item.type_id]:
            return "deliver"
        action = self.policy["quiet_hours_action_by_priority"][item.priority]
        if action.startswith("deliver_if_critical_allowed/"):
            return "deliver" if critical_allowed else action.split("/")[1]
        return action

    def bypasses(self, item):
        """EVAL-28. # ambiguous: said of `suppress` only; the oracle lets these priorities bypass groups too."""
        return item.priority in self.policy["dedup_bypass_priorities"]

    def key(self, item):
        """EVAL-28, EVAL-29: the key of the dedup or group window. An event without channel uses the type."""
        channel_id = item.event.get("channel_id")
        if self.policy["dedup_key"] == "user_channel" and channel_id is not None:
            return item.user_id, "channel", channel_id
        if self.policy["dedup_key"] == "user_type_subject":
            return item.user_id, item.type_id, item.subject or ""
        return item.user_id, "type", item.type_id

    # ---- decisions ----

    def evaluate(self, item):
        """EVAL-10 for a new event: stages 3 to 7."""
        kind, value = self.verdict(item)
        if kind == "skip":
            self.skip(item, value)
        elif kind == "defer":
            self.deferrals.append((value, item))
        elif self.policy["dedup_mode"] != "group" or self.bypasses(item):
            self.send([item])
        else:
            self.group(item)

    def group(self, item):
        """EVAL-29: the first event opens the window (leading: it is sent at once), the others collect."""
        key = self.key(item)
        if key in self.windows:
            self.windows[key][1].append(item)
        elif self.policy["group_emit"] == "leading":
            self.send([item])
            self.windows[key] = (self.state.now + self.window_ms, [])
        else:
            self.windows[key] = (self.state.now + self.window_ms, [item])

    def recheck(self, item):
        """EVAL-22, EVAL-29: the stages from 3 on again. Answers whether the item still qualifies.

        # ambiguous: an item that is too old and also fails another check. The oracle looks at its age first, at the release.
        """
        if self.state.now >= item.expires:
            self.skip(item, "ttl_expired")
            return False
        kind, value = self.verdict(item)
        if kind == "skip":
            self.skip(item, value)
        elif kind == "defer":
            self.deferrals.append((value, item))
        return kind == "pass"

    def release(self, user_id):
        """EVAL-22: the user's quiet hours end. EVAL-29: items of one key released together are merged at once.

        # ambiguous: the key's group window is open at the release. "At most one per window" wins: the items collect.
        # ambiguous: `trailing`, or one item only. The oracle sends at once too, and opens a window only with `leading`.
        """
        now = self.state.now
        due_items = [item for due, item in self.deferrals if item.user_id == user_id and due <= now]
        self.deferrals = [(due, item) for due, item in self.deferrals if not (item.user_id == user_id and due <= now)]
        merged = {}
        for item in due_items:
            if not self.recheck(item):
                continue
            if self.policy["dedup_mode"] != "group" or self.bypasses(item):
                self.send([item])
            elif self.key(item) in self.windows:
                self.windows[self.key(item)][1].append(item)
            else:
                merged.setdefault(self.key(item), []).append(item)
        for key, items in merged.items():
            self.send(items)
            if self.policy["group_emit"] == "leading":
                self.windows[key] = (now + self.window_ms, [])

    def end_window(self, key):
        """EVAL-29: sends the collected events as one, which opens the next window.

        # ambiguous: `trailing`. The oracle lets the next event open the next window there.
        """
        _, items = self.windows.pop(key)
        items = [item for item in items if self.recheck(item)]
        if items:
            self.send(items)
            if self.policy["group_emit"] == "leading":
                self.windows[key] = (self.state.now + self.window_ms, [])

    def skip(self, item, reason):
        self.decisions.append({"event_id": item.event["event_id"], "user_id": item.user_id, "outcome": "skipped", "reason": reason})

    def send(self, items):
        """One visible push to all sendable devices (`fanout` all_active). EVAL-28, C-19: the enqueue sets the mark."""
        item, name = items[0], "p%d" % (len(self.pushes) + 1)
        if self.policy["dedup_mode"] == "suppress" and not self.bypasses(item):
            self.marks[self.key(item)] = self.state.now + self.window_ms
        title, body = texts(self.state, items, item.type_id, item.user_id)
        self.pushes.append({
            "push": name, "user_id": item.user_id, "type": item.type_id, "at": show_instant(self.state.now),
            "device_ids": self.state.sendable(item.user_id), "events": [one.event["event_id"] for one in items], "title": title, "body": body})
        for one in items:
            self.decisions.append({"event_id": one.event["event_id"], "user_id": one.user_id,
                                   "outcome": "sent" if len(items) == 1 else "grouped", "type": one.type_id, "push": name})
