"""Targets of an event and the candidate types of each target (EVAL-13, EVAL-14, EVAL-15)."""
from .policy import SCHOOL_GUARDIANS_ONLY, TYPE_RANK

DM = ("dm", "group_dm")  # EVAL-02: group_dm counts as dm


def ranked(candidates):
    """EVAL-14: candidate types in the order of their rank, each once."""
    return sorted(set(candidates), key=TYPE_RANK.index)


def chat_message_targets(state, event):
    """EVAL-13 for `message.sent`: user -> set of candidate types."""
    channel_id, thread_id = event.get("channel_id"), event.get("thread_id")
    members = state.channels[channel_id]["members"] if channel_id in state.channels else []
    is_dm = event.get("channel_type") in DM
    found = {}

    def add(user_id, type_id):
        found.setdefault(user_id, set()).add(type_id)

    for mention in event.get("mentions") or []:
        if mention["type"] == "user":
            # A mention targets the named user, member or not.
            add(mention["user_id"], "mention")
        elif mention["type"] == "here":
            for user_id in members:
                if state.presence(user_id)["status"] == "online":
                    add(user_id, "mention_here")
        elif mention["type"] == "all":
            for user_id in members:
                add(user_id, "mention_all")
    if is_dm:
        # EVAL-14: a DM that is a thread reply is dm_reply. A bot's DM is bot_dm instead of dm_message.
        # ambiguous: a bot's reply in a thread of a DM; the oracle takes dm_reply, the first by rank.
        by_bot = (event.get("data") or {}).get("sender_is_bot") == "true"
        for user_id in members:
            add(user_id, "dm_reply" if thread_id else "bot_dm" if by_bot else "dm_message")
    if thread_id in state.threads and not is_dm:
        # EVAL-14: a DM that is a thread reply is dm_reply. Whoever switched direct messages off gets it under no other name (ARCH-14).
        for user_id in state.threads[thread_id]["followers"]:
            add(user_id, "thread_reply")
    if not is_dm and not thread_id:
        # ambiguous: "plain channel message" is taken as: neither a DM nor a reply in a thread. Mentions of others do not matter.
        for user_id in members:
            if state.users[user_id].preferences.wants_channel(channel_id):
                add(user_id, "channel_message")
    return found


def chat_targets(state, event):
    """EVAL-13: targets of an event of `chat` without its sender."""
    kind = event["event_type"]
    if kind == "message.sent":
        found = chat_message_targets(state, event)
    elif kind == "message.reaction":
        found = {user_id: {"reaction"} for user_id in event.get("recipients") or []}
    elif kind == "security.login":
        found = {user_id: {"security_alert"} for user_id in event.get("recipients") or []}
    elif kind == "admin.notice":
        found = {user_id: {"admin_notice"} for user_id in event.get("recipients") or []}
    else:
        raise ValueError(f"event type {kind!r} is not simulated")
    found.pop(event.get("actor_id"), None)
    return {user_id: ranked(types) for user_id, types in found.items() if user_id in state.users}


def school_targets(state, event):
    """EVAL-15, EVAL-60: the student (unless guardians only) and the guardians with an active relationship."""
    type_id, child = event["type_id"], event["subject_user_id"]
    if type_id in ("homework_due_reminder", "teacher_daily_summary", "student_attention_alert") or type_id not in state.policy.category:
        raise ValueError(f"type {type_id!r} is not simulated")
    users = [] if type_id in SCHOOL_GUARDIANS_ONLY else [child]
    users += [row["guardian_user_id"] for row in state.relationships.values() if row["child_user_id"] == child and row["status"] == "active"]
    return {user_id: [type_id] for user_id in users if user_id != event.get("actor_id")}


def targets(state, event):
    """Each target once, with its candidate types in the order of their rank."""
    return chat_targets(state, event) if state.policy.profile == "chat" else school_targets(state, event)
