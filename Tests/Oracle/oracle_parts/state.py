"""What is true at the present instant of a world: users, devices, presence, relationships."""
from .policy import Policy
from .preferences import Preferences
from .quiet import parse_instant, quiet_end

SENDABLE_PERMISSIONS = ("granted", "provisional")  # PREF-13
PRESENCE_RANK = {"online": 2, "away": 1, "offline": 0}
OFFLINE = {"status": "offline", "active_channel": None}


class User:
    """A user of the directory with devices, presence reports and preferences (REG-03, REG-06, EVAL-18)."""

    def __init__(self, row, policy):
        self.user_id = row["user_id"]
        self.display_name = row.get("display_name") or ""
        self.zone = row.get("timezone")
        self.locale = row.get("locale")
        self.active = True
        self.devices = {}  # device_id -> {token, timezone, permission_status}
        self.reports = {}  # device_id -> {status, active_channel, at}
        self.preferences = Preferences(policy)


class State:
    """Plain dictionaries; `now` is the present instant in UTC milliseconds."""

    def __init__(self, world):
        self.policy = Policy(world["profile"], world.get("settings"))
        self.organization_zone = (world.get("organization") or {}).get("timezone") or "UTC"
        self.now = parse_instant(world["clock_start"])
        self.channels = {row["channel_id"]: row for row in world.get("channels") or []}
        self.threads = {row["thread_id"]: row for row in world.get("threads") or []}
        self.relationships = {row["relationship_id"]: {"status": "active", **row} for row in world.get("relationships") or []}
        self.users = {}
        for row in world.get("users") or []:
            user = self.users[row["user_id"]] = User(row, self.policy)
            user.preferences.put(row.get("preferences"))
        for row in world.get("users") or []:
            for device in row.get("devices") or []:
                self.register(row["user_id"], device)

    def register(self, user_id, device):
        """REG-12, REG-22: upsert by device id; a device of another registration with the same token is gone."""
        if device.get("token"):
            for user in self.users.values():
                for device_id in [key for key, other in user.devices.items() if other.get("token") == device["token"]]:
                    del user.devices[device_id]
        self.users[user_id].devices[device["device_id"]] = dict(device)

    def sendable(self, user_id):
        """REG-26, PREF-13: devices with a token whose permission is granted or provisional."""
        return [device_id for device_id, device in self.users[user_id].devices.items()
                if device.get("token") and device.get("permission_status", "granted") in SENDABLE_PERMISSIONS]

    def presence(self, user_id):
        """EVAL-18: the most active of the reports of the user's devices; a report older than the time to live is offline.

        # ambiguous: two devices are online in different channels. The oracle takes the report with the latest activity.
        """
        oldest = self.now - self.policy["presence_ttl_seconds"] * 1000
        fresh = [report for report in self.users[user_id].reports.values() if report["at"] >= oldest]
        return max(fresh, key=lambda report: (PRESENCE_RANK[report["status"]], report["at"]), default=OFFLINE)

    def related(self, guardian_id, child_id):
        """REG-04: an active relationship of a guardian to a child."""
        return any(row["guardian_user_id"] == guardian_id and row["child_user_id"] == child_id and row["status"] == "active"
                   for row in self.relationships.values())

    def quiet_zone(self, user_id):
        """PREF-09: the zone of the window by `quiet_hours_timezone_source`."""
        user, source = self.users[user_id], self.policy["quiet_hours_timezone_source"]
        # All devices of one user have one zone (README.md); the last registered one stands for the most recent one.
        device_zone = next((device["timezone"] for device in reversed(user.devices.values()) if device.get("timezone")), None)
        if source == "organization":
            return self.organization_zone
        if source == "device":
            return device_zone or self.organization_zone
        return user.preferences.quiet.get("timezone") or user.zone or device_zone or self.organization_zone

    def quiet_until(self, user_id):
        """PREF-09: the instant the user's active quiet hours end, or None when they are not active now."""
        if not self.policy["quiet_hours_supported"]:
            return None
        return quiet_end(self.users[user_id].preferences.quiet, self.quiet_zone(user_id), self.now)
