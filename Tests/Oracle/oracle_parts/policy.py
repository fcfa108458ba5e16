"""Settings of section 3.3 and catalogues of EVAL-60 for `chat` and `school`, as far as the oracle needs them."""

CHAT_SETTINGS = {
    "quiet_hours_supported": True,
    "quiet_hours_timezone_source": "user",
    "quiet_hours_default": {"enabled": False, "start": "22:00", "end": "08:00"},
    "quiet_hours_action_by_priority": {"blocking": "deliver_if_critical_allowed/drop", "high": "drop", "normal": "drop", "low": "drop"},
    "hold_release_spread_seconds": 30,
    "presence_rule": "active_context",
    "presence_ttl_seconds": 90,
    "presence_bypass_priorities": [],
    "dedup_mode": "suppress",
    "dedup_window_seconds": 30,
    "dedup_key": "user_channel",
    "group_emit": "leading",
    "dedup_bypass_priorities": ["blocking"],
    "ttl_seconds_by_priority": {"blocking": 604800, "high": 604800, "normal": 604800, "low": 604800},
    "title_max_chars": 65,
    # The shorter of the two platforms (ios 178, android 240): a longer text has no single form, so the oracle shows null.
    "body_max_chars": 178,
}

SCHOOL_SETTINGS = {
    "quiet_hours_supported": True,
    "quiet_hours_timezone_source": "organization",
    "quiet_hours_default": {"enabled": False, "start": "22:00", "end": "07:00"},
    "quiet_hours_action_by_priority": {"blocking": "hold", "high": "hold", "normal": "hold", "low": "hold"},
    "hold_release_spread_seconds": 30,
    "presence_rule": "none",
    "presence_ttl_seconds": 90,
    "presence_bypass_priorities": ["blocking", "high"],
    "dedup_mode": "group",
    "dedup_window_seconds": 30,
    "dedup_key": "user_type",
    "group_emit": "leading",
    "dedup_bypass_priorities": ["blocking"],
    "ttl_seconds_by_priority": {"blocking": 86400, "high": 86400, "normal": 86400, "low": 259200},
    "title_max_chars": 50,
    "body_max_chars": 150,
}

# Settings that change no decision of the oracle.
IGNORED_SETTINGS = {"enabled_providers", "schedule_scan_seconds"}

# Type -> category, priority, push default, category default, marked critical (EVAL-60, table of chat).
CHAT_TYPES = {
    "dm_message": ("direct_messages", "high", True, True, False),
    "dm_reply": ("direct_messages", "high", True, True, False),
    "mention": ("mentions", "high", True, True, False),
    "mention_here": ("mentions", "normal", True, True, False),
    "mention_all": ("mentions", "normal", True, True, False),
    "thread_reply": ("thread_replies", "normal", True, True, False),
    "channel_message": ("channel_activity", "low", False, False, False),
    "reaction": ("reactions", "low", False, False, False),
    "bot_dm": ("direct_messages", "normal", True, True, False),
    "security_alert": ("system", "blocking", True, True, True),
    "admin_notice": ("system", "normal", True, True, False),
}

# `school`: one category per type, everything on (PREF-02).
# The requirements do not name the categories of `school`; README.md gives them the type's name.
SCHOOL_PRIORITIES = {
    "sticker_awarded": "high",
    "trophy_earned": "high",
    "achievement_unlocked": "high",
    "homework_assigned": "high",
    "attendance_marked": "high",
    "session_completed": "high",
    "homework_due_reminder": "normal",
    "teacher_daily_summary": "normal",
    "student_attention_alert": "high",
}
SCHOOL_TYPES = {name: (name, priority, True, True, False) for name, priority in SCHOOL_PRIORITIES.items()}

# Types that only the guardians of the subject get; the other person-centred types go to the student and the guardians.
SCHOOL_GUARDIANS_ONLY = {"attendance_marked"}

# EVAL-14: rank of candidate types. `admin_notice` has no rank there; it never competes.
TYPE_RANK = ["security_alert", "dm_reply", "dm_message", "bot_dm", "mention", "mention_here", "mention_all", "thread_reply", "reaction",
             "channel_message", "admin_notice"]

QUIET_ACTIONS = {"deliver", "hold", "drop", "inbox_only"}


class Policy:
    """The effective settings and the catalogue of a world (ARCH-08, POL-03)."""

    def __init__(self, profile, overrides):
        if profile not in ("chat", "school"):
            raise ValueError(f"profile {profile!r} is not simulated")
        self.profile = profile
        defaults = CHAT_SETTINGS if profile == "chat" else SCHOOL_SETTINGS
        self.settings = {name: dict(value) if isinstance(value, dict) else value for name, value in defaults.items()}
        for name, value in (overrides or {}).items():
            self.override(name, value)
        self.check()
        rows = CHAT_TYPES if profile == "chat" else SCHOOL_TYPES
        self.category = {name: row[0] for name, row in rows.items()}
        self.priority = {name: row[1] for name, row in rows.items()}
        self.push_default = {name: row[2] for name, row in rows.items()}
        self.category_default = {row[0]: row[3] for row in rows.values()}
        self.critical = {name: row[4] for name, row in rows.items()}

    def override(self, name, value):
        """Maps merge key by key, the rest is replaced (POL-03). `name.key` sets one key of a map."""
        if name in IGNORED_SETTINGS:
            return
        base, _, key = name.partition(".")
        if base not in self.settings:
            raise ValueError(f"setting {name!r} is not simulated")
        if key:
            self.settings[base][key] = value
        elif isinstance(self.settings[base], dict):
            self.settings[base].update(value)
        else:
            self.settings[base] = value

    def check(self):
        """Stops at values that the oracle does not simulate."""
        for action in self.settings["quiet_hours_action_by_priority"].values():
            if action.removeprefix("deliver_if_critical_allowed/") not in QUIET_ACTIONS:
                raise ValueError(f"quiet-hours action {action!r} is not simulated")
        if self["presence_rule"] not in ("none", "active_context"):
            raise ValueError(f"presence rule {self['presence_rule']!r} is not simulated")
        if self["dedup_mode"] not in ("off", "suppress", "group") or self["group_emit"] not in ("leading", "trailing"):
            raise ValueError("unknown dedup_mode or group_emit")
        if self["dedup_key"] not in ("user_channel", "user_type", "user_type_subject"):
            raise ValueError(f"unknown dedup_key {self['dedup_key']!r}")
        if self["dedup_mode"] == "group" and self["dedup_key"] == "user_channel":
            raise ValueError("groups of several types are not simulated")

    def __getitem__(self, name):
        return self.settings[name]
