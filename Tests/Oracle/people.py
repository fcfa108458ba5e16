"""Users with zones, devices and preferences."""
import hashlib

ZONES = ["Europe/Berlin", "Europe/London", "America/New_York", "America/Los_Angeles", "America/St_Johns", "Asia/Riyadh", "Asia/Kolkata",
         "Asia/Kathmandu", "Asia/Tokyo", "Australia/Sydney", "Australia/Lord_Howe", "Pacific/Auckland", "Pacific/Kiritimati",
         "America/Sao_Paulo", "Africa/Casablanca", "Europe/Helsinki", "UTC"]
LONGEST_WINDOW = 14 * 60


def token(platform, name):
    digest = hashlib.sha256(f"{platform}:{name}".encode()).hexdigest()
    return digest if platform == "ios" else f"fcm-{digest}:APA91b{digest}"


class Preferences:
    """What a user chose so far, as far as the next choice depends on it."""

    def __init__(self, default_end):
        self.window = ("22:00", default_end)
        self.enabled = False
        self.zone = None

    def note(self, body):
        hours = body.get("quiet_hours", {})
        self.enabled = hours.get("enabled", self.enabled)
        self.window = (hours.get("start", self.window[0]), hours.get("end", self.window[1]))
        self.zone = hours.get("timezone", self.zone)


class People:
    def __init__(self, chance, types, categories, settings, zone_is_settable, default_end):
        """`types` and `categories` are those that a user may switch, by role."""
        self.chance, self.types, self.categories = chance, types, categories
        self.zone_is_settable, self.default_end = zone_is_settable, default_end
        # Where releases are spread, no step is near an end of quiet hours: those are at quarters of an hour then.
        self.minutes = 15 if settings.get("hold_release_spread_seconds") else 1
        self.users, self.choices, self.registered = [], {}, 0

    def add(self, role, number, locale=None):
        chance = self.chance
        user_id = f"u{number:03}"
        zone = None if chance.of(0.15) else chance.choice(ZONES)
        self.device_zone = zone if zone and chance.of(0.8) else chance.choice(ZONES)
        count = chance.weighted({1: 50, 2: 28, 3: 10, 0: 6})
        user = {"user_id": user_id, "display_name": f"Name {user_id}", "roles": [role], "timezone": zone, "locale": locale,
                "devices": [self.device(user_id, self.device_zone) for _ in range(count)], "preferences": None}
        self.users.append(user)
        self.choices[user_id] = Preferences(self.default_end)
        if chance.of(0.75):
            user["preferences"] = self.preferences(user)
        return user

    def device(self, user_id, zone):
        self.registered += 1
        name = f"{user_id}-d{self.registered}"
        platform = self.chance.choice(["ios", "android"])
        status = self.chance.weighted({"granted": 86, "denied": 6, "not_determined": 3, "provisional": 4})
        if status == "provisional" and platform != "ios":
            status = "granted"
        return {"device_id": name, "platform": platform, "token": token(platform, name), "timezone": zone, "permission_status": status}

    def preferences(self, user, change=False):
        """The body of a PUT; of a change, mostly about one thing."""
        chance, body = self.chance, {}
        role = user["roles"][0]
        kinds = {"quiet_hours": 40, "categories": 25, "notifications": 20, "push_enabled": 15}
        chosen = {chance.weighted(kinds)} if change else {kind for kind in kinds if chance.of(kinds[kind] / 50)}
        if "push_enabled" in chosen:
            body["push_enabled"] = chance.of(0.6 if change else 0.3)
        if "categories" in chosen:
            body["categories"] = {name: chance.of(0.5) for name in chance.some(self.categories[role], 1, 2)}
        if "notifications" in chosen:
            body["notifications"] = {name: {"push": chance.of(0.5)} for name in chance.some(self.types[role], 1, 3)}
        if "quiet_hours" in chosen:
            body["quiet_hours"] = self._quiet_hours(user["user_id"], change)
        self.choices[user["user_id"]].note(body)
        return body

    def _quiet_hours(self, user_id, change):
        chance = self.chance
        if change and chance.of(0.25):
            return {"enabled": not self.choices[user_id].enabled}
        hours = {"enabled": chance.of(0.85)}
        if change or chance.of(0.9):
            start = chance.choice([20 * 60, 21 * 60 + 30, 22 * 60, 23 * 60, 0, 60, 2 * 60, 8 * 60, chance.randrange(0, 1440, self.minutes)])
            end = (start + chance.randrange(self.minutes, LONGEST_WINDOW, self.minutes)) % 1440
            hours.update(start=f"{start // 60:02}:{start % 60:02}", end=f"{end // 60:02}:{end % 60:02}")
        if self.zone_is_settable and chance.of(0.5):
            hours["timezone"] = chance.choice(ZONES)
        if chance.of(0.4):
            hours["days_of_week"] = chance.some(range(7), 1, 6)
        if chance.of(0.4):
            hours["allow_critical"] = chance.of(0.4)
        return hours
