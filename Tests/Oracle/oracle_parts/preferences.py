"""Preferences, mutes and switches of one user (PREF-01..PREF-11)."""
import re

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 604800}


def duration_ms(text):
    """PREF-07: `^[1-9][0-9]*[smhdw]$` in milliseconds."""
    match = re.fullmatch(r"([1-9][0-9]*)([smhdw])", text)
    if not match:
        raise ValueError(f"bad duration {text!r}")
    return int(match[1]) * UNITS[match[2]] * 1000


class Preferences:
    """The preference document of one user (PREF-01) with the defaults of PREF-02."""

    def __init__(self, policy):
        self.policy = policy
        self.push_enabled = True
        self.types = {}  # type -> push switch
        self.categories = {}  # category -> switch
        self.quiet = {"days_of_week": [0, 1, 2, 3, 4, 5, 6], "allow_critical": True, "timezone": None, **policy["quiet_hours_default"]}
        self.channels = {}  # channel -> {muted, muted_until, notify_all, starred}

    def put(self, body):
        """PREF-05: merges, all or nothing. Answers whether the body was accepted."""
        if not body:
            return True
        quiet = {**self.quiet, **(body.get("quiet_hours") or {})}
        if quiet["start"] == quiet["end"]:
            return False  # 422 empty_quiet_hours (PREF-09)
        if self.policy["quiet_hours_timezone_source"] == "organization" and (body.get("quiet_hours") or {}).get("timezone"):
            return False  # 422 timezone_not_settable (PREF-09)
        for category in body.get("categories") or {}:
            if category not in self.policy.category_default:
                raise ValueError(f"unknown category {category!r}")
        for name in body.get("notifications") or {}:
            if name not in self.policy.category:
                raise ValueError(f"unknown type {name!r}")
        self.quiet = quiet
        self.categories.update(body.get("categories") or {})
        for name, switches in (body.get("notifications") or {}).items():
            if "push" in switches:
                self.types[name] = switches["push"]
        if body.get("push_enabled") is not None:
            self.push_enabled = body["push_enabled"]
        return True

    def channel(self, channel_id):
        """The settings of a conversation channel (PREF-01)."""
        return self.channels.setdefault(channel_id, {"muted": False, "muted_until": None, "notify_all": False, "starred": False})

    def mute(self, channel_id, muted, duration, now):
        """PREF-07: mutes or unmutes; a later mute replaces an earlier one; a duration with muted=false is ignored."""
        settings = self.channel(channel_id)
        settings["muted"] = muted
        settings["muted_until"] = now + duration_ms(duration) if muted and duration else None

    def is_muted(self, channel_id, now):
        """PREF-07, EVAL-17 check 3."""
        settings = self.channels.get(channel_id)
        if channel_id is None or settings is None or not settings["muted"]:
            return False
        return settings["muted_until"] is None or now < settings["muted_until"]

    def wants_channel(self, channel_id):
        """EVAL-13: the member set `starred` or `notify_all`."""
        settings = self.channels.get(channel_id)
        return settings is not None and (settings["starred"] or settings["notify_all"])

    def type_on(self, type_id, channel_id):
        """PREF-03: master switch, category and type; `notify_all` counts `channel_message` as on for that channel."""
        if not self.push_enabled:
            return False
        settings = self.channels.get(channel_id)
        if type_id == "channel_message" and settings is not None and settings["notify_all"]:
            return True
        category = self.policy.category[type_id]
        category_on = self.categories.get(category, self.policy.category_default[category])
        return category_on and self.types.get(type_id, self.policy.push_default[type_id])
