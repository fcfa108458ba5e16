"""When things happen: bursts at random times and around edges of quiet hours, and the steps in their order."""
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from instants import instant

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
SPREAD = 150_000
# Around the days on which clocks change, and a week without.
STARTS = ["2026-03-26", "2026-10-22", "2026-02-02", "2026-03-05", "2026-10-30", "2026-04-02"]


def midnight(day):
    return int(datetime.fromisoformat(day).replace(tzinfo=timezone.utc).timestamp()) * 1000


class Timeline:
    def __init__(self, chance, days, settings):
        self.chance, self.days, self.window = chance, days, settings.get("dedup_window_seconds", 30) * 1000
        self.is_spread = bool(settings.get("hold_release_spread_seconds"))
        self.start = midnight(chance.choice(STARTS))
        self.steps, self.places, self.now = [], set(), self.start

    def bursts(self, count, edges):
        """Starts of bursts in order. `edges` are (user's zone, HH:MM): many bursts begin right before such a time."""
        chance, starts = self.chance, []
        for _ in range(count):
            if edges and chance.of(0.5):
                zone, time = chance.choice(edges)
                day = datetime.fromtimestamp(self.start / 1000, timezone.utc).date() + timedelta(days=chance.randrange(self.days))
                local = datetime(day.year, day.month, day.day, int(time[:2]), int(time[3:]), tzinfo=ZoneInfo(zone))
                starts.append(int(local.timestamp()) * 1000 - chance.randint(0, 40_000))
            else:
                starts.append(self.start + chance.randrange(self.days * DAY))
        return sorted(min(max(start, self.start + 10 * MINUTE), self.start + self.days * DAY) for start in starts)

    def begin(self, start):
        """Goes to the begin of a burst; after what is there already."""
        self.now = max(start, self.now + self.chance.randint(1_000, 20_000))

    def pause(self):
        """The time to the next step of a burst: about a third of them end near the end of a window."""
        near = self.window
        kind = self.chance.weighted({"short": 45, "window": 30, "long": 25})
        self.now += {"short": self.chance.randint(200, 6_000), "window": self.chance.randint(near - 2_000, near + 2_000),
                     "long": self.chance.randint(6_000, 2 * near)}[kind]

    def _free(self, place):
        """An instant from there on for something of its own.

        No two are a multiple of the window apart, nor is one at a full second. None is where releases are spread.
        """
        for _ in range(2 * self.window):
            if self.is_spread and place % (15 * MINUTE) < SPREAD:
                place += SPREAD - place % (15 * MINUTE)
            if place % 1000 and place % self.window not in self.places:
                break
            place += 1
        else:
            raise ValueError("too many steps for the window")
        self.places.add(place % self.window)
        return place

    def add(self, kind, **members):
        self.now = self._free(self.now)
        self.steps.append({"ms": self.now, "kind": kind, **members})
        if self.is_spread and (kind == "user_zone" or "quiet_hours" in members.get("body", {})):
            # What waited may be released at once, or within the spread.
            self.now += SPREAD

    def later(self, least, most):
        """An instant at which something scheduled now is due."""
        return instant(self._free(self.now + self.chance.randint(least, most)))

    def finished(self):
        """The steps as the world has them, and the end."""
        steps = []
        for number, step in enumerate(self.steps):
            rest = {name: value for name, value in step.items() if name not in ("ms", "kind")}
            steps.append({"step": number, "at": instant(step["ms"]), "kind": step["kind"], **rest})
        last = self.steps[-1]["ms"] if self.steps else self.start
        return steps, instant(-(-last // MINUTE) * MINUTE + 2 * DAY + HOUR)

    def kills(self, count):
        """Kills at events, most of them with two quiet minutes before and after.

        Without those, retries after the kill would decide by what the next steps change. The evaluator starts again within the instant.
        """
        gap = 2 * MINUTE + 1
        events = [number for number, step in enumerate(self.steps[:-1]) if step["kind"] == "event"]
        alone = [number for number in events if self.steps[number + 1]["ms"] - self.steps[number]["ms"] >= gap
                 and self.steps[number]["ms"] - (self.steps[number - 1]["ms"] if number else self.start) >= gap]
        order = self.chance.sample(["evaluator", "dispatcher", "receipts", "preferences", "registry"], 5)
        kills = {}
        for place, number in enumerate(self.chance.some(alone, count - count // 3, count - count // 3)):
            process = order[place % len(order)]
            moments = ["before", "after"] + (["during"] if process in ("evaluator", "dispatcher", "receipts") else [])
            kills[number] = self._kill(number, process, self.chance.choice(moments))
        for number in self.chance.some(events, count // 3, count // 3):
            kills.setdefault(number, self._kill(number, self.chance.choice(["evaluator", "receipts"]), "after"))
        return [kills[number] for number in sorted(kills)]

    def _kill(self, number, process, when):
        # From the first call between two services to the provider's answer and its report.
        return {"step": number, "process": process, "when": when, "delay_ms": self.chance.randint(0, 40) if when != "before" else 0}
