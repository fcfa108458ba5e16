"""Tiny worlds from the acceptance scenarios (section 5) with their expected answers."""
from .quiet import parse_instant, show_instant
from .simulation import Simulation


def phone(device_id, zone=None, permission="granted"):
    return {"device_id": device_id, "platform": "ios", "token": "token-" + device_id, "timezone": zone, "permission_status": permission}


def user(user_id, preferences=None, zone=None, devices=1, locale=None, roles=("member",)):
    return {"user_id": user_id, "display_name": "Name " + user_id, "roles": list(roles), "timezone": zone, "locale": locale,
            "devices": [phone(f"{user_id}-d{number + 1}", zone) for number in range(devices)], "preferences": preferences}


def world(profile, users, steps, organization="UTC", settings=None, channels=(), threads=(), relationships=(), end=None):
    """A world whose steps are (instant, kind, members)."""
    rows = [{"step": number, "at": at, "kind": kind, **members} for number, (at, kind, members) in enumerate(steps)]
    last = parse_instant(rows[-1]["at"])
    return {"format": 1, "profile": profile, "seed": 0, "settings": settings or {}, "organization": {"timezone": organization},
            "clock_start": "2026-01-01T00:00:00.000Z", "end": end or show_instant(last + 3 * 86400000), "users": users,
            "channels": list(channels), "threads": list(threads), "relationships": list(relationships), "steps": rows, "kills": []}


def message(event_id, channel_id="ch_1", channel_type="public", actor="u0", **more):
    data = {"message_id": "m" + event_id, "text": "hello", "sender_name": "Name " + actor, "channel_name": "room", **more.pop("data", {})}
    return {"event": {"event_id": event_id, "event_type": "message.sent", "actor_id": actor, "channel_id": channel_id,
                      "channel_type": channel_type, "data": data, **more}}


def mention(event_id, *user_ids, channel_id="ch_1", **more):
    return message(event_id, channel_id, mentions=[{"type": "user", "user_id": user_id} for user_id in user_ids], **more)


def alert(event_id, user_id):
    return {"event": {"event_id": event_id, "event_type": "security.login", "recipients": [user_id], "data": {"device": "Pixel 7"}}}


def school(event_id, type_id, child="kid", **data):
    return {"event": {"event_id": event_id, "event_type": "host." + type_id, "type_id": type_id, "subject_user_id": child,
                      "entity_type": "thing", "entity_id": "x" + event_id, "data": data}}


def sticker(event_id, child="kid", name="Star"):
    return school(event_id, "sticker_awarded", child, sticker_name=name, teacher_name="Ms Kay")


def channel(channel_id, *members, kind="public"):
    return {"channel_id": channel_id, "channel_type": kind, "name": "room", "members": list(members)}


def guards(*pairs):
    return [{"relationship_id": f"r{number}", "guardian_user_id": guardian, "child_user_id": child}
            for number, (guardian, child) in enumerate(pairs)]


def quiet(start, end, **more):
    return {"quiet_hours": {"enabled": True, "start": start, "end": end, **more}}


def outcomes(answer):
    """{(event, user): reason of a skip, or (outcome, type, instant of the push)}"""
    pushes = {push["push"]: push for push in answer["pushes"]}
    return {(row["event_id"], row["user_id"]): row["reason"] if row["outcome"] == "skipped" else
            (row["outcome"], row["type"], pushes[row["push"]]["at"]) for row in answer["decisions"]}


def at(clock, day="2026-03-26"):
    """`12:00:00.5` to an instant of the day."""
    whole, _, part = clock.partition(".")
    return f"{day}T{whole}.{(part or '').ljust(3, '0')}Z"


KID = user("kid", roles=("student",))
MUM = user("mum", roles=("guardian",))
HOME = guards(("mum", "kid"))


def acc_035():
    """A mute of one hour ends by itself."""
    yield (world("chat", [user("u1")], [(at("12:00:00.1"), "mute", {"user_id": "u1", "channel_id": "ch_1", "muted": True, "duration": "1h"}),
                                        (at("12:10:00.1"), "event", mention("e1", "u1")), (at("13:01:00.1"), "event", mention("e2", "u1"))],
                 channels=[channel("ch_1", "u1")]),
           {("e1", "u1"): "channel_muted", ("e2", "u1"): ("sent", "mention", at("13:01:00.1"))})


def acc_036():
    """notify_all lets plain messages of that channel through; starred alone does not; another channel has no target."""
    yield (world("chat", [user("u1"), user("u2")],
                 [(at("12:00:00.1"), "channel_settings", {"user_id": "u1", "channel_id": "ch_1", "notify_all": True}),
                  (at("12:00:01.1"), "channel_settings", {"user_id": "u2", "channel_id": "ch_1", "starred": True}),
                  (at("12:01:00.1"), "event", message("e1")), (at("12:02:00.1"), "event", message("e2", "ch_2"))],
                 channels=[channel("ch_1", "u1", "u2"), channel("ch_2", "u1", "u2")]),
           {("e1", "u1"): ("sent", "channel_message", at("12:01:00.1")), ("e1", "u2"): "preference_disabled"})


def acc_037():
    """A disabled category, then enabled."""
    yield (world("school", [user("kid", {"categories": {"sticker_awarded": False}})],
                 [(at("12:00:00.1"), "event", sticker("e1")),
                  (at("12:01:00.1"), "preferences", {"user_id": "kid", "body": {"categories": {"sticker_awarded": True}}}),
                  (at("12:02:00.1"), "event", sticker("e2"))]),
           {("e1", "kid"): "preference_disabled", ("e2", "kid"): ("sent", "sticker_awarded", at("12:02:00.1"))})


def acc_050():
    """23:00 in Los Angeles (PDT) is 06:00 UTC of the next day. The mention is never sent later."""
    los_angeles = "America/Los_Angeles"
    for allow, expected in ((True, ("sent", "security_alert", at("06:01:00.1"))), (False, "quiet_hours")):
        yield (world("chat", [user("u1", quiet("22:00", "08:00", timezone=los_angeles, allow_critical=allow), "Asia/Tokyo")],
                     [(at("06:00:00.1"), "event", mention("e1", "u1")), (at("06:01:00.1"), "event", alert("e2", "u1"))],
                     channels=[channel("ch_1", "u1")]),
               {("e1", "u1"): "quiet_hours", ("e2", "u1"): expected})


def acc_051():
    """School zone Asia/Riyadh (UTC+3): 23:00 is 20:00 UTC, 07:00 is 04:00 UTC. The phone is elsewhere."""
    yield (world("school", [user("kid", quiet("22:00", "07:00"), "America/New_York")], [(at("20:00:00.1"), "event", sticker("e1"))], "Asia/Riyadh"),
           {("e1", "kid"): ("sent", "sticker_awarded", at("04:00:00", "2026-03-27"))})


def acc_052():
    """A category disabled while deferred; hours moved and disabled while deferred (EVAL-22)."""
    night = user("kid", quiet("22:00", "07:00"))
    for body, expected in (({"categories": {"sticker_awarded": False}}, "preference_disabled"),
                           ({"quiet_hours": {"enabled": False}}, ("sent", "sticker_awarded", at("23:30:00.1"))),
                           ({"quiet_hours": {"end": "06:15"}}, ("sent", "sticker_awarded", at("06:15:00", "2026-03-27")))):
        yield (world("school", [night], [(at("23:00:00.1"), "event", sticker("e1")),
                                         (at("23:30:00.1"), "preferences", {"user_id": "kid", "body": body})]), {("e1", "kid"): expected})


def acc_054():
    """Fridays only, across midnight: active on Saturday 01:00, not on Sunday; local 07:00 in both DST nights of New York."""
    def one(instant, expected, days, zone="America/New_York"):
        return (world("school", [user("kid", quiet("22:00", "07:00", days_of_week=days))], [(instant, "event", sticker("e1"))], zone),
                {("e1", "kid"): ("sent", "sticker_awarded", expected)})
    yield one(at("05:00:00.1", "2026-03-28"), at("11:00:00", "2026-03-28"), [5])
    yield one(at("05:00:00.1", "2026-03-29"), at("05:00:00.1", "2026-03-29"), [5])
    yield one(at("06:00:00.1", "2026-03-08"), at("11:00:00", "2026-03-08"), [6])  # spring forward
    yield one(at("05:00:00.1", "2026-11-01"), at("12:00:00", "2026-11-01"), [6])  # autumn


def arch_05():
    """The end 01:30 of quiet hours takes the second occurrence (05:30 and 06:30 UTC)."""
    yield (world("school", [user("kid", quiet("22:00", "01:30"))], [(at("05:45:00.1", "2026-11-01"), "event", sticker("e1"))], "America/New_York"),
           {("e1", "kid"): ("sent", "sticker_awarded", at("06:30:00", "2026-11-01"))})


def acc_074():
    """The union of targets, each once, without the sender; @here only online members."""
    yield (world("chat", [user(name) for name in ("u0", "u1", "u2", "u3")],
                 [(at("12:00:00.1"), "presence", {"user_id": "u1", "device_id": "web", "status": "online", "active_channel": None}),
                  (at("12:00:30.2"), "event", message("e1", mentions=[{"type": "user", "user_id": "u0"}, {"type": "user", "user_id": "u2"},
                                                                      {"type": "here"}])),
                  (at("12:05:00.1"), "event", message("e2", mentions=[{"type": "here"}, {"type": "all"}]))],
                 channels=[channel("ch_1", "u0", "u1", "u2", "u3")]),
           {("e1", "u1"): ("sent", "mention_here", at("12:00:30.2")), ("e1", "u2"): ("sent", "mention", at("12:00:30.2")),
            **{("e2", name): ("sent", "mention_all", at("12:05:00.1")) for name in ("u1", "u2", "u3")}})


def acc_076():
    """Viewing the channel; another channel; presence older than 90 s."""
    viewing = {"user_id": "u1", "device_id": "web", "status": "online", "active_channel": "ch_1"}
    yield (world("chat", [user("u1")], [(at("12:00:00.1"), "presence", viewing), (at("12:00:10.2"), "event", mention("e1", "u1")),
                                        (at("12:00:20.3"), "event", mention("e2", "u1", channel_id="ch_2")),
                                        (at("12:01:31.4"), "event", mention("e3", "u1"))],
                 channels=[channel("ch_1", "u1"), channel("ch_2", "u1")]),
           {("e1", "u1"): "user_active", ("e2", "u1"): ("sent", "mention", at("12:00:20.3")), ("e3", "u1"): ("sent", "mention", at("12:01:31.4"))})


def acc_077():
    """Mentions at 0, 20, 31 s and in another channel at 21 s."""
    yield (world("chat", [user("u1")], [(at("12:00:00.1"), "event", mention("e1", "u1")), (at("12:00:20.1"), "event", mention("e2", "u1")),
                                        (at("12:00:21.1"), "event", mention("e3", "u1", channel_id="ch_2")),
                                        (at("12:00:31.1"), "event", mention("e4", "u1"))],
                 channels=[channel("ch_1", "u1"), channel("ch_2", "u1")]),
           {("e1", "u1"): ("sent", "mention", at("12:00:00.1")), ("e2", "u1"): "deduplicated", ("e3", "u1"): ("sent", "mention", at("12:00:21.1")),
            ("e4", "u1"): ("sent", "mention", at("12:00:31.1"))})


def acc_078():
    """The earliest cause wins: each user has its own cause and all later ones."""
    names = ["u%d" % number for number in range(1, 7)]
    night, off = quiet("00:00", "13:00"), {"notifications": {"mention": {"push": False}}}
    users = [user("u1", {**off, **night}, devices=0), user("u2", {**off, **night})]
    users += [user("u3", night), user("u4", night), user("u5", night), user("u6")]
    steps = [(at(f"11:00:0{number}.1"), "mute", {"user_id": name, "channel_id": "ch_1", "muted": True, "duration": None})
             for number, name in enumerate(names[:3])]
    steps += [(at(f"11:01:0{number}.1"), "presence", {"user_id": name, "device_id": "web", "status": "online", "active_channel": "ch_1"})
              for number, name in enumerate(names[:4])]
    steps += [(at("11:01:10.1"), "event", mention("e0", "u6")), (at("11:01:20.1"), "event", mention("e1", *names))]
    reasons = ["no_devices", "preference_disabled", "channel_muted", "user_active", "quiet_hours", "deduplicated"]
    yield (world("chat", users, steps, channels=[channel("ch_1", *names)]),
           {("e0", "u6"): ("sent", "mention", at("11:01:10.1")), **{("e1", name): reason for name, reason in zip(names, reasons)}})


def acc_085():
    """A DM (the badge is not the oracle's). A reply in its thread is dm_reply, a bot's DM bot_dm; a disabled type gives way to the next."""
    no_reply = user("u2", {"notifications": {"dm_reply": {"push": False}}})
    yield (world("chat", [user("u0"), user("u1"), no_reply],
                 [(at("12:00:00.1"), "event", message("e1", "dm_1", "dm")),
                  (at("12:01:00.1"), "event", message("e2", "dm_1", "dm", thread_id="th_1")),
                  (at("12:02:00.1"), "event", message("e3", "dm_1", "dm", "bot_1", data={"sender_is_bot": "true"})),
                  (at("12:03:00.1"), "event", message("e4", "dm_2", "dm", thread_id="th_2", mentions=[{"type": "user", "user_id": "u2"}]))],
                 channels=[channel("dm_1", "u0", "u1", kind="dm"), channel("dm_2", "u0", "u2", kind="dm")]),
           {("e1", "u1"): ("sent", "dm_message", at("12:00:00.1")), ("e2", "u1"): ("sent", "dm_reply", at("12:01:00.1")),
            ("e3", "u0"): ("sent", "bot_dm", at("12:02:00.1")), ("e3", "u1"): ("sent", "bot_dm", at("12:02:00.1")),
            ("e4", "u2"): ("sent", "mention", at("12:03:00.1"))})


def acc_087():
    """A sticker with sticker and teacher name, and the guardian's text with the child's name."""
    yield (world("school", [KID, MUM], [(at("12:00:00.1"), "event", sticker("e1"))], relationships=HOME),
           {("e1", name): ("sent", "sticker_awarded", at("12:00:00.1")) for name in ("kid", "mum")},
           {("kid", "New sticker!", "You got the Star sticker from Ms Kay"), ("mum", "New sticker for Name kid", "Star from Ms Kay")})


def acc_088():
    """Attendance goes to the guardians, not to the student."""
    statuses = ("present", "absent", "late", "excused")
    yield (world("school", [KID, MUM], [(at(f"12:0{number}:00.1"), "event", school(f"e{number}", "attendance_marked", status=status))
                                        for number, status in enumerate(statuses)], relationships=HOME),
           {(f"e{number}", "mum"): ("sent", "attendance_marked", at(f"12:0{number}:00.1")) for number in range(4)},
           {("mum", "Attendance: Name kid", f"Name kid: {status.capitalize()}") for status in statuses})


def acc_089():
    """Homework, trophy, achievement and session go to student and guardians; types do not group with each other."""
    types = (("homework_assigned", {"homework": "p. 3", "due_date": "2026-04-02"}), ("trophy_earned", {"award_name": "Cup"}),
             ("achievement_unlocked", {"award_name": "Reader"}), ("session_completed", {"session": "Unit 1"}))
    steps = [(at(f"12:00:0{number}.1"), "event", school(f"e{number}", type_id, **data)) for number, (type_id, data) in enumerate(types)]
    yield (world("school", [KID, MUM], steps, relationships=HOME),
           {(f"e{number}", name): ("sent", type_id, at(f"12:00:0{number}.1"))
            for number, (type_id, _) in enumerate(types) for name in ("kid", "mum")})


def acc_090():
    """Roll call of three children: the first at once, the other two grouped 30 s after it."""
    children = ("k1", "k2", "k3")
    yield (world("school", [user(name) for name in children] + [MUM],
                 [(at(f"12:00:0{number}.1"), "event", school(f"e{number}", "attendance_marked", child, status="present"))
                  for number, child in enumerate(children)], relationships=guards(*(("mum", child) for child in children))),
           {("e0", "mum"): ("sent", "attendance_marked", at("12:00:00.1")), ("e1", "mum"): ("grouped", "attendance_marked", at("12:00:30.1")),
            ("e2", "mum"): ("grouped", "attendance_marked", at("12:00:30.1"))})


def acc_091():
    """Five stickers in 10 s: leading one and four, trailing five. A sixth meets the window that the group opened."""
    steps = [(at(f"12:00:0{number}.1"), "event", sticker(f"e{number}")) for number in range(5)]
    group = ("grouped", "sticker_awarded", at("12:00:30.1"))
    last = {("e5", "kid"): ("sent", "sticker_awarded", at("12:01:00.1"))}
    yield (world("school", [KID], steps + [(at("12:00:40.2"), "event", sticker("e5"))]),
           {("e0", "kid"): ("sent", "sticker_awarded", at("12:00:00.1")), **{(f"e{number}", "kid"): group for number in range(1, 5)}, **last})
    yield world("school", [KID], steps, settings={"group_emit": "trailing"}), {(f"e{number}", "kid"): group for number in range(5)}


def acc_096():
    """The child is deactivated, a relationship ends, an entity is deleted while deferred. One type merges (OQ-34)."""
    night = user("mum", quiet("22:00", "07:00"))
    events = [(at("23:00:00.1"), "event", sticker("e1")), (at("23:30:00.1"), "event", sticker("e2"))]
    morning = at("07:00:00", "2026-03-27")
    kid = {("e1", "kid"): ("sent", "sticker_awarded", at("23:00:00.1")), ("e2", "kid"): ("sent", "sticker_awarded", at("23:30:00.1"))}
    grouped, alone = ("grouped", "sticker_awarded", morning), ("sent", "sticker_awarded", morning)
    cases = ((None, grouped, grouped), (("user_status", {"user_id": "kid", "status": "inactive"}), "recipient_inactive", "recipient_inactive"),
             (("relationship", {"relationship_id": "r0", "status": "ended"}), "relationship_ended", "relationship_ended"),
             (("entity_deleted", {"entity_type": "thing", "entity_id": "xe1"}), "cancelled", alone))
    for step, first, second in cases:
        steps = events + ([(at("23:45:00.1"), *step)] if step else [])
        yield world("school", [KID, night], steps, relationships=HOME), {**kid, ("e1", "mum"): first, ("e2", "mum"): second}
    # The end of one relationship leaves what is about the other child.
    steps = [(at("23:00:00.1"), "event", school("e1", "attendance_marked", "k1", status="late")),
             (at("23:01:00.1"), "event", school("e2", "attendance_marked", "k2", status="late")),
             (at("23:02:00.1"), "relationship", {"relationship_id": "r0", "status": "ended"}),
             (at("23:03:00.1"), "event", school("e3", "attendance_marked", "k1", status="late"))]
    yield (world("school", [user("k1"), user("k2"), night], steps, relationships=guards(("mum", "k1"), ("mum", "k2"))),
           {("e1", "mum"): "relationship_ended", ("e2", "mum"): ("sent", "attendance_marked", morning)})


def collected_then_quiet():
    """EVAL-29: quiet hours begin while an event is collected; it is deferred like any other."""
    yield (world("school", [user("kid", quiet("22:00", "07:00"))],
                 [(at("21:59:45.1"), "event", sticker("e1")), (at("21:59:50.1"), "event", sticker("e2"))]),
           {("e1", "kid"): ("sent", "sticker_awarded", at("21:59:45.1")), ("e2", "kid"): ("sent", "sticker_awarded", at("07:00:00", "2026-03-27"))})


def eval_53():
    """Quiet hours moved twice defer a sticker for 34 hours; its time to live is 24 hours."""
    def moved(day, clock, start, end):
        return at(clock, day), "preferences", {"user_id": "kid", "body": {"quiet_hours": {"start": start, "end": end}}}
    steps = [(at("23:00:00.1"), "event", sticker("e1")), moved("2026-03-27", "06:30:00.1", "06:00", "20:00"),
             moved("2026-03-27", "19:30:00.1", "19:00", "09:00")]
    night = user("kid", quiet("22:00", "07:00"))
    yield world("school", [night], steps[:2]), {("e1", "kid"): ("sent", "sticker_awarded", at("20:00:00", "2026-03-27"))}
    yield world("school", [night], steps), {("e1", "kid"): "ttl_expired"}


def devices_and_repeats():
    """PREF-13, REG-17, EVAL-58: permission, a new and a removed device; a repeated event changes nothing."""
    steps = [(at("12:00:00.1"), "permission", {"user_id": "u1", "device_id": "u1-d1", "permission_status": "denied"}),
             (at("12:01:00.1"), "event", mention("e1", "u1")), (at("12:02:00.1"), "register", {"user_id": "u1", "device": phone("new")}),
             (at("12:03:00.1"), "event", mention("e2", "u1")), (at("12:04:00.1"), "event", {**mention("e2", "u1"), "repeat": True}),
             (at("12:05:00.1"), "unregister", {"user_id": "u1", "device_id": "new"}), (at("12:06:00.1"), "event", mention("e3", "u1"))]
    yield (world("chat", [user("u1")], steps, channels=[channel("ch_1", "u1")]),
           {("e1", "u1"): "no_devices", ("e2", "u1"): ("sent", "mention", at("12:03:00.1")), ("e3", "u1"): "no_devices"})


SCENARIOS = [acc_035, acc_036, acc_037, acc_050, acc_051, acc_052, acc_054, arch_05, acc_074, acc_076, acc_077, acc_078, acc_085, acc_087,
             acc_088, acc_089, acc_090, acc_091, acc_096, collected_then_quiet, eval_53, devices_and_repeats]


def run():
    """Answers 0 when every scenario gives what is expected."""
    failed = count = 0
    for scenario in SCENARIOS:
        for number, (tiny, expected, *shown) in enumerate(scenario()):
            count += 1
            answer = Simulation(tiny).run()
            got = outcomes(answer)
            seen = {(push["user_id"], push["title"], push["body"]) for push in answer["pushes"]}
            if got != expected or (shown and seen != shown[0]):
                failed += 1
                print(f"{scenario.__name__} #{number}: FAILED\n  expected {expected} {shown}\n  got      {got} {seen if shown else ''}")
    print(f"{count - failed} of {count} worlds as expected")
    return 1 if failed else 0
