"""A world of the profile `school`."""
from devices import device_step
from people import People
from timeline import HOUR, MINUTE, Timeline

STUDENT = ["sticker_awarded", "trophy_earned", "achievement_unlocked", "homework_assigned", "session_completed"]
GUARDIAN = STUDENT + ["attendance_marked"]
ZONES = ["Asia/Riyadh", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"]


class SchoolWorld:
    def __init__(self, chance, settings, users, days, bursts):
        self.chance = chance
        self.zone = chance.choice(ZONES)
        types = {"student": STUDENT, "guardian": GUARDIAN}
        self.people = People(chance, types, types, settings, False, "07:00")
        for number in range(users):
            role = "student" if number < users // 2 else "guardian"
            self.people.add(role, number, chance.choice(["en", "ar", None]))
        self.ids = [user["user_id"] for user in self.people.users]
        self.students, guardians = self.ids[:users // 2], self.ids[users // 2:]
        self.devices = {user["user_id"]: list(user["devices"]) for user in self.people.users}
        self.relationships, self.ended, self.inactive = [], set(), set()
        for guardian in guardians:
            for child in chance.some(self.students, 1, 1) if chance.of(0.6) else chance.some(self.students, 2, 3):
                if sum(1 for known in self.relationships if known["child_user_id"] == child) < 3:
                    self.relationships.append({"relationship_id": f"r{len(self.relationships):03}", "guardian_user_id": guardian,
                                               "child_user_id": child})
        self.line = Timeline(chance, days, settings)
        self.events, self.recent = 0, []
        edges = [(self.zone, time) for user in self.people.users if self.people.choices[user["user_id"]].enabled
                 for time in self.people.choices[user["user_id"]].window]
        for start in self.line.bursts(bursts, edges):
            self.line.begin(start)
            self._burst()

    def _burst(self):
        chance = self.chance
        child = chance.choice(self.students)
        guardians = [known["guardian_user_id"] for known in self.relationships if known["child_user_id"] == child]
        siblings = [known["child_user_id"] for known in self.relationships if known["guardian_user_id"] in guardians]
        self.children = list(dict.fromkeys([child] + siblings))[:3]
        self.family = list(dict.fromkeys(self.children + guardians))
        self.types = chance.some(GUARDIAN, 1, 2)
        for _ in range(chance.weighted({1: 30, 3: 20, 6: 30, 10: 20})):
            kind = chance.weighted({"event": 74, "repeat": 2, "preferences": 15, "device": 4, "leave": 1, "relationship": 2, "deletion": 3})
            getattr(self, "_" + kind)()
            self.line.pause()

    def _someone(self):
        names = [name for name in (self.family if self.chance.of(0.9) else self.ids) if name not in self.inactive]
        return self.chance.choice(names) if names else None

    def _event(self):
        chance = self.chance
        kind = chance.choice(self.types) if chance.of(0.85) else chance.choice(GUARDIAN)
        number = self.events
        data = {"sticker_awarded": {"sticker_name": f"Star {number}", "teacher_name": "Ms Noor"},
                "trophy_earned": {"award_name": f"Cup {number}"}, "achievement_unlocked": {"award_name": f"Medal {number}"},
                "homework_assigned": {"homework": f"Pages {number}", "due_date": f"2026-12-{1 + number % 28:02}"},
                "attendance_marked": {"status": chance.choice(["present", "absent", "late", "excused"])},
                "session_completed": {"session": f"Algebra {number}"}}[kind]
        event = {"event_id": f"e{number}", "event_type": f"host.{kind}", "type_id": kind, "subject_user_id": chance.choice(self.children),
                 "entity_type": "record", "entity_id": f"x{number}", "data": data}
        self.events += 1
        if chance.of(0.06):
            event["scheduled_for"] = self.line.later(2 * MINUTE, 20 * HOUR)
        self.line.add("event", event=event)
        self.recent.append((self.line.now, event))

    def _repeat(self):
        recent = [event for at, event in self.recent if self.line.now - at < 20 * HOUR]
        if recent:
            self.line.add("event", event=self.chance.choice(recent[-20:]), repeat=True)

    def _preferences(self):
        if name := self._someone():
            user = self.people.users[self.ids.index(name)]
            self.line.add("preferences", user_id=name, body=self.people.preferences(user, change=True))

    def _device(self):
        if name := self._someone():
            device_step(self.chance, self.line, self.people, self.devices, name)

    def _leave(self):
        if (name := self._someone()) and len(self.inactive) < len(self.ids) // 10:
            self.inactive.add(name)
            self.line.add("user_status", user_id=name, status="inactive")

    def _relationship(self):
        known = [link for link in self.relationships if link["child_user_id"] in self.children
                 and not {link["child_user_id"], link["guardian_user_id"]} & self.inactive]
        if known:
            link = self.chance.choice(known)["relationship_id"]
            ends = link not in self.ended
            (self.ended.add if ends else self.ended.discard)(link)
            self.line.add("relationship", relationship_id=link, status="ended" if ends else "active")

    def _deletion(self):
        recent = [event for at, event in self.recent if self.line.now - at < 12 * HOUR and "scheduled_for" not in event]
        if recent:
            event = self.chance.choice(recent[-10:])
            self.line.add("entity_deleted", entity_type=event["entity_type"], entity_id=event["entity_id"])

    def parts(self):
        return {"users": self.people.users, "channels": [], "threads": [], "relationships": self.relationships}
