"""A world of the profile `chat` from chat logs: channels, messages, joins and departures are those of the logs, all else is drawn.

In each minute, second 10 has what changes, and second 30 the events. So a kill, whose retries take seconds, changes no decision.
"""
from chance import Chance
from instants import instant
from people import People
from timeline import DAY, HOUR, MINUTE, STARTS, midnight
from world_chat import CATEGORIES, EMOJI, TYPES, add_user

CHANGES, EVENTS = 10_000, 30_000
RECENT = 12
# After a message: how often something else happens.
ACTIVE, DIRECT, REACTION, MUTE, CHANNEL, PREFERENCES = 0.3, 0.05, 0.05, 0.01, 0.01, 0.01


class LogWorld:
    def __init__(self, seed, logs, kills):
        self.chance = Chance(f"logs {seed}")
        self.people = People(self.chance, {"member": TYPES}, {"member": CATEGORIES}, {}, True, "08:00")
        self.start = midnight(self.chance.choice(STARTS))
        self.channels, self.threads, self.conversations = [], [], {}
        self.minutes = {}  # by minute: what changes, and events
        self.events = 0
        for log in logs:
            self._play(log)
        self.steps = self._in_order()
        self.kills = self._kills(Chance(f"kills {seed}"), kills)

    # One log

    def _play(self, log):
        self.log, self.recent = log, []
        self.users = {person: self._user(person) for person in log.persons}
        self.channels.append({"channel_id": log.name, "channel_type": "public", "name": log.name, "members": list(self.users.values())})
        for first, speakers in log.speakers.items():
            if len(speakers) > 1:
                self.threads.append({"thread_id": self._thread(first), "channel_id": log.name,
                                     "followers": [self.users[person] for person in speakers]})
        self.threads_of_log = {first for first, speakers in log.speakers.items() if len(speakers) > 1}
        for line in log.lines:
            if line.person in self.users:
                getattr(self, "_" + line.kind)(line)

    def _user(self, person):
        user = add_user(self.people, len(self.people.users))
        user["display_name"] = person
        return user["user_id"]

    def _thread(self, first):
        return f"{self.log.name}.{first}"

    def _joined(self, line):
        if self.chance.of(0.5):
            self._presence(line, "online", self.chance.choice([self.log.name, None]))

    def _left(self, line):
        self._presence(line, "offline", None)

    def _presence(self, line, status, channel):
        self._change(line.minute, "presence", user_id=self.users[line.person], device_id="web", status=status, active_channel=channel)

    def _message(self, line):
        chance = self.chance
        if chance.of(ACTIVE):
            self._presence(line, "online", self.log.name if chance.of(0.8) else None)
        event = self._event(line.minute, line.person, line.text)
        if line.addressee:
            event["mentions"] = [{"type": "user", "user_id": self.users[line.addressee]}]
        if line.thread in self.threads_of_log:
            event["thread_id"] = self._thread(line.thread)
        if line.addressee not in (None, line.person) and chance.of(DIRECT):
            self._direct(line)
        if self.recent and chance.of(REACTION):
            self._reaction(line)
        self._choices(line)
        self.recent = [line.person] + [person for person in self.recent if person != line.person][:RECENT]

    def _event(self, minute, person, text, kind="message.sent", channel=None):
        channel = channel or self.channels[-1]
        event = {"event_id": f"e{self.events}", "event_type": kind, "actor_id": self.users[person], "channel_id": channel["channel_id"],
                 "channel_type": channel["channel_type"],
                 "data": {"message_id": f"m{self.events}", "text": text, "sender_name": person, "channel_name": channel["name"]}}
        self.events += 1
        self._minute(minute)[1].append({"kind": "event", "event": event})
        return event

    def _direct(self, line):
        """The addressee answers in a conversation of the two, in the next minute."""
        pair = tuple(sorted((self.users[line.person], self.users[line.addressee])))
        if pair not in self.conversations:
            self.conversations[pair] = {
                "channel_id": f"dm_{len(self.conversations):04}", "channel_type": "dm", "name": "direct", "members": list(pair)}
        self._event(line.minute + 1, line.addressee, f"to you alone {line.text}", channel=self.conversations[pair])

    def _reaction(self, line):
        event = self._event(line.minute, self.chance.choice(self.recent), line.text, "message.reaction")
        event["recipients"] = [self.users[line.person]]
        event["data"]["emoji"] = self.chance.choice(EMOJI)

    def _choices(self, line):
        """Somebody who spoke a moment ago changes a setting."""
        chance = self.chance
        user = self.users[chance.choice(self.recent or [line.person])]
        if chance.of(MUTE):
            muted = chance.of(0.8)
            self._change(line.minute, "mute", user_id=user, channel_id=self.log.name, muted=muted,
                         duration=chance.choice([None, "10m", "1h", "8h"]) if muted else None)
        if chance.of(CHANNEL):
            settings = {chance.choice(["starred", "notify_all"]): chance.of(0.8)}
            self._change(line.minute, "channel_settings", user_id=user, channel_id=self.log.name, **settings)
        if chance.of(PREFERENCES):
            row = next(row for row in self.people.users if row["user_id"] == user)
            self._change(line.minute, "preferences", user_id=user, body=self.people.preferences(row, change=True))

    def _minute(self, minute):
        return self.minutes.setdefault(minute, ([], []))

    def _change(self, minute, kind, **members):
        self._minute(minute)[0].append({"kind": kind, **members})

    # All logs

    def _in_order(self):
        steps = []
        for minute, (changes, events) in sorted(self.minutes.items()):
            for second, found in ((CHANGES, changes), (EVENTS, events)):
                for place, step in enumerate(found):
                    at = self.start + minute * MINUTE + second + 1 + place
                    if place >= 990:
                        raise ValueError(f"more than 990 steps in minute {minute}")
                    steps.append({"step": len(steps), "at": instant(at), **step})
        return steps

    def _kills(self, chance, count):
        """At the first event of a minute: before it is sent, or right after the answer."""
        firsts = [step["step"] for step in self.steps
                  if step["kind"] == "event" and (step["step"] == 0 or self.steps[step["step"] - 1]["at"][:16] != step["at"][:16]
                                                  or self.steps[step["step"] - 1]["kind"] != "event")]
        order = chance.sample(["evaluator", "dispatcher", "receipts", "preferences", "registry"], 5)
        kills = []
        for place, number in enumerate(chance.some(firsts, count, count)):
            when = chance.choice(["before", "after"])
            kills.append({"step": number, "process": order[place % len(order)], "when": when,
                          "delay_ms": chance.randint(0, 40) if when == "after" else 0})
        return kills

    @property
    def end(self):
        last = max(self.minutes) * MINUTE
        return instant(self.start + last + 2 * DAY + HOUR)

    def parts(self):
        return {"users": self.people.users, "channels": self.channels + list(self.conversations.values()), "threads": self.threads,
                "relationships": []}
