"""A world of the profile `chat`."""
from devices import device_step
from people import ZONES, People
from timeline import HOUR, MINUTE, Timeline

TYPES = ["dm_message", "dm_reply", "mention", "mention_here", "mention_all", "thread_reply", "channel_message", "reaction", "bot_dm",
         "security_alert", "admin_notice"]
CATEGORIES = ["direct_messages", "mentions", "thread_replies", "channel_activity", "reactions", "system"]
EMOJI = ["👍", "🎉", "❤️"]


def add_user(people, number):
    """A member with zone, devices and preferences."""
    user = people.add("member", number)
    if people.chance.of(0.4):
        # Off by default: without this they would hardly ever be pushed.
        body = user["preferences"] = user["preferences"] or {}
        body["categories"] = {**body.get("categories", {}), "reactions": True, "channel_activity": True}
        body["notifications"] = {**body.get("notifications", {}), "reaction": {"push": True}, "channel_message": {"push": True}}
    return user


class ChatWorld:
    def __init__(self, chance, settings, users, days, bursts):
        self.chance = chance
        zone_is_settable = settings.get("quiet_hours_timezone_source", "user") != "organization"
        self.people = People(chance, {"member": TYPES}, {"member": CATEGORIES}, settings, zone_is_settable, "08:00")
        for number in range(users):
            add_user(self.people, number)
        self.devices = {user["user_id"]: list(user["devices"]) for user in self.people.users}
        self.ids = [user["user_id"] for user in self.people.users]
        self.inactive = set()
        self._make_channels()
        self.line = Timeline(chance, days, settings)
        self.events, self.recent = 0, []
        for start in self.line.bursts(bursts, self._edges()):
            self.line.begin(start)
            self._burst()

    def _edges(self):
        edges = []
        for user in self.people.users:
            choice = self.people.choices[user["user_id"]]
            if choice.enabled:
                zone = choice.zone or user["timezone"] or next((device["timezone"] for device in user["devices"]), "UTC")
                edges += [(zone, time) for time in choice.window]
        return edges

    def _make_channels(self):
        chance, self.channels, self.threads, self.members = self.chance, [], [], {}

        def channel(kind, members, name):
            self.channels.append({"channel_id": f"{name}_{len(self.channels):03}", "channel_type": kind, "name": f"room-{len(self.channels)}",
                                  "members": members})
            self.members[self.channels[-1]["channel_id"]] = list(members)
            for number in range(chance.weighted({0: 3, 1: 4, 2: 3})):
                self.threads.append({"thread_id": f"th_{len(self.threads):03}", "channel_id": self.channels[-1]["channel_id"],
                                     "followers": chance.some(members, 0, 8)})

        channel("public", list(self.ids), "ch")
        for number in range(max(3, len(self.ids) // 8)):
            channel(chance.weighted({"public": 3, "private": 1}), chance.some(self.ids, 3, 30), "ch")
        for number in range(len(self.ids) // 3):
            channel("dm", chance.some(self.ids, 2, 2), "dm")
        for number in range(len(self.ids) // 8):
            channel("group_dm", chance.some(self.ids, 3, 6), "group")
        for user in chance.some(self.ids, len(self.ids) // 5, len(self.ids) // 5):
            channel("dm", [user], "bot")

    @property
    def _present(self):
        """The members of the burst's channel now."""
        return self.members[self.channel["channel_id"]]

    # Steps

    def _burst(self):
        chance = self.chance
        self.channel = self.channels[0] if chance.of(0.1) else chance.choice(self.channels)
        self.focus = chance.some(self._present, 1, 5)
        for _ in range(chance.weighted({1: 30, 3: 20, 6: 30, 10: 20})):
            kind = chance.weighted({"event": 60, "repeat": 2, "preferences": 12, "mute": 6, "channel_settings": 6, "presence": 14, "device": 5,
                                    "leave": 1, "here": 4, "followed": 4, "zone": 1, "members": 2})
            getattr(self, "_" + kind)()
            self.line.pause()

    def _someone(self):
        """A user who is active, mostly one that this burst is about."""
        names = [name for name in (self.focus if self.chance.of(0.85) else self.ids) if name not in self.inactive]
        return self.chance.choice(names) if names else None

    def _post(self, event, kind="event"):
        event = {"event_id": f"e{self.events}", **event}
        if self.chance.of(0.06):
            event["priority"] = self.chance.choice(["low", "normal", "high", "critical"])
        if self.chance.of(0.06):
            event["scheduled_for"] = self.line.later(2 * MINUTE, 20 * HOUR)
        self.events += 1
        self.line.add(kind, event=event)
        if kind == "event":
            self.recent.append((self.line.now, event))

    def _event(self):
        kind = self.chance.weighted({"message": 78, "reaction": 8, "login": 5, "notice": 5, "direct": 4})
        getattr(self, "_" + kind)()

    def _base(self, actor, text):
        return {"actor_id": actor, "channel_id": self.channel["channel_id"], "channel_type": self.channel["channel_type"],
                "data": {"message_id": f"m{self.events}", "text": text, "sender_name": f"Name {actor}", "channel_name": self.channel["name"]}}

    def _message(self):
        chance, members = self.chance, self._present
        kind = self.channel["channel_type"]
        bot = self.channel["channel_id"].startswith("bot") or (kind == "dm" and chance.of(0.1))
        event = self._base("bot_1" if bot else chance.choice(members), f"words of message {self.events}")
        event["event_type"] = "message.sent"
        if bot:
            event["data"]["sender_is_bot"] = "true"
        threads = [thread["thread_id"] for thread in self.threads if thread["channel_id"] == self.channel["channel_id"]]
        if threads and not bot and chance.of(0.25):
            event["thread_id"] = chance.choice(threads)
        if kind in ("public", "private"):
            mentions = []
            if chance.of(0.5):
                named = [name for name in self.focus if chance.of(0.6)]
                if kind == "public" and chance.of(0.08):
                    named.append(chance.choice(self.ids))
                mentions += [{"type": "user", "user_id": name} for name in dict.fromkeys(named)]
            mentions += [{"type": "here"}] * chance.of(0.2) + [{"type": "all"}] * chance.of(0.12)
            if mentions:
                event["mentions"] = mentions
        self._post(event)

    def _here(self):
        """Members come online, some of them looking at the channel, and somebody says @here."""
        if self.channel["channel_type"] not in ("public", "private"):
            return
        for name in self.focus:
            if name not in self.inactive:
                view = self.chance.choice([self.channel["channel_id"], None, self.channels[0]["channel_id"]])
                self.line.add("presence", user_id=name, device_id="web", status="online", active_channel=view)
                self.line.now += self.chance.randint(500, 20_000)
        event = self._base(self.chance.choice(self._present), f"words of message {self.events}")
        self._post({"event_type": "message.sent", **event, "mentions": [{"type": "here"}]})

    def _followed(self):
        """Members want everything of the channel, and somebody says something to nobody in particular."""
        for name in self.focus:
            if name not in self.inactive:
                setting = self.chance.choice(["starred", "notify_all"])
                self.line.add("channel_settings", user_id=name, channel_id=self.channel["channel_id"], **{setting: True})
                self.line.now += self.chance.randint(500, 8_000)
        event = self._base(self.chance.choice(self._present), f"words of message {self.events}")
        self._post({"event_type": "message.sent", **event})

    def _reaction(self):
        chance = self.chance
        event = self._base(chance.choice(self._present), f"words of message {self.events}")
        event["event_type"] = "message.reaction"
        event["recipients"] = [chance.choice(self.focus)]
        event["data"]["emoji"] = chance.choice(EMOJI)
        self._post(event)

    def _login(self):
        self._post({"event_type": "security.login", "recipients": [self.chance.choice(self.focus)],
                    "data": {"device": f"Laptop {self.events}"}})

    def _notice(self):
        data = {"title": f"Notice {self.events}", "body": f"words of notice {self.events}"}
        self._post({"event_type": "admin.notice", "recipients": self.chance.some(self.ids, 1, 6) if self.chance.of(0.5) else list(self.focus),
                    "data": data})

    def _direct(self):
        self._post({"user_ids": self.chance.some(self.ids, 1, 6) if self.chance.of(0.5) else list(self.focus),
                    "title": f"Note {self.events}", "body": f"words of note {self.events}"}, "direct")

    def _repeat(self):
        recent = [event for at, event in self.recent if self.line.now - at < 20 * HOUR]
        if recent:
            self.line.add("event", event=self.chance.choice(recent[-20:]), repeat=True)

    def _preferences(self):
        if name := self._someone():
            user = self.people.users[self.ids.index(name)]
            self.line.add("preferences", user_id=name, body=self.people.preferences(user, change=True))

    def _member(self):
        names = [name for name in self.focus if name not in self.inactive]
        return self.chance.choice(names) if names else None

    def _mute(self):
        if name := self._member():
            muted = self.chance.of(0.75)
            duration = self.chance.choice(["40s", "90s", "10m", "8h", "2d"]) if muted and self.chance.of(0.6) else None
            self.line.add("mute", user_id=name, channel_id=self.channel["channel_id"], muted=muted, duration=duration)

    def _channel_settings(self):
        if name := self._member():
            settings = {key: self.chance.of(0.7) for key in self.chance.some(["starred", "notify_all"], 1, 2)}
            self.line.add("channel_settings", user_id=name, channel_id=self.channel["channel_id"], **settings)

    def _presence(self):
        if not (name := self._someone()):
            return
        # One device alone is ever online: which of two views would count is nobody's rule.
        if self.chance.of(0.8):
            status = self.chance.weighted({"online": 80, "away": 10, "offline": 10})
            view = self.channel["channel_id"] if self.chance.of(0.6) else self.chance.choice(self.channels)["channel_id"]
            view = view if self.chance.of(0.8) else None
            self.line.add("presence", user_id=name, device_id="web", status=status, active_channel=view)
        else:
            status = self.chance.choice(["away", "offline"])
            self.line.add("presence", user_id=name, device_id="tablet", status=status, active_channel=None)

    def _device(self):
        if name := self._someone():
            device_step(self.chance, self.line, self.people, self.devices, name)

    def _leave(self):
        if (name := self._someone()) and len(self.inactive) < len(self.ids) // 10:
            self.inactive.add(name)
            self.line.add("user_status", user_id=name, status="inactive")

    def _zone(self):
        if name := self._someone():
            self.line.add("user_zone", user_id=name, timezone=self.chance.choice(ZONES))

    def _members(self):
        """Somebody joins or leaves a channel. Followers of its threads stay."""
        channel_id, chance = self.channel["channel_id"], self.chance
        if self.channel["channel_type"] in ("dm", "group_dm"):
            return
        following = {name for thread in self.threads if thread["channel_id"] == channel_id for name in thread["followers"]}
        leaving = [name for name in self.focus if name not in following]
        if chance.of(0.5) and leaving and len(self.focus) > 1:
            name = chance.choice(leaving)
            self.focus.remove(name)
            self._present.remove(name)
            self.line.add("members", channel_id=channel_id, add=[], remove=[name])
        else:
            name = chance.choice(self.ids)
            if name not in self._present and name not in self.inactive:
                self._present.append(name)
                self.focus.append(name)
                self.line.add("members", channel_id=channel_id, add=[name], remove=[])

    def parts(self):
        return {"users": self.people.users, "channels": self.channels, "threads": self.threads, "relationships": []}
