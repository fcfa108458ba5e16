"""Titles and bodies of EVAL-61. None where the requirements do not fix the text to the character."""

CHAT_TEXTS = {
    "dm_message": ("{sender_name}", "{text}"),
    "dm_reply": ("{sender_name}", "{text}"),
    "bot_dm": ("{sender_name}", "{text}"),
    "mention": ("{sender_name}", "{text}"),
    "mention_here": ("{sender_name}", "{text}"),
    "mention_all": ("{sender_name}", "{text}"),
    "channel_message": ("{sender_name}", "{text}"),
    "thread_reply": ("{sender_name} replied", "{text}"),
    "reaction": ("{sender_name} reacted {emoji}", "to: {text}"),
    "security_alert": ("Security alert", "New sign-in from {device}"),
    "admin_notice": ("{title}", "{body}"),
}

# (type, reader) -> language -> (title, body). Reader: student or guardian. None: the requirements leave the form open
# (the date of homework, the Arabic body of attendance).
SCHOOL_TEXTS = {
    ("sticker_awarded", "student"): {
        "en": ("New sticker!", "You got the {sticker_name} sticker from {teacher_name}"),
        "ar": ("ملصق جديد!", "ملصق {sticker_name} لك من {teacher_name}")},
    ("sticker_awarded", "guardian"): {
        "en": ("New sticker for {child_name}", "{sticker_name} from {teacher_name}"),
        "ar": ("ملصق جديد لـ {child_name}", "{sticker_name} من {teacher_name}")},
    ("homework_assigned", "student"): {"en": ("New homework", None), "ar": ("واجب جديد", None)},
    ("homework_assigned", "guardian"): {"en": ("Homework for {child_name}", None), "ar": ("واجب لـ {child_name}", None)},
    ("attendance_marked", "guardian"): {
        "en": ("Attendance: {child_name}", "{child_name}: {status_text}"),
        "ar": ("الحضور: {child_name}", None)},
}
SAME_FOR_BOTH = {
    "trophy_earned": {
        "en": ("Trophy: {award_name}", "Congratulations, {child_name}!"),
        "ar": ("كأس: {award_name}", "تهانينا {child_name}!")},
    "achievement_unlocked": {
        "en": ("Achievement: {award_name}", "Congratulations, {child_name}!"),
        "ar": ("إنجاز: {award_name}", "تهانينا {child_name}!")},
    "session_completed": {
        "en": ("Session completed", "{child_name}: {session}"),
        "ar": ("اكتملت الجلسة", "{child_name}: {session}")},
}
STATUS_TEXT = {"present": "Present", "absent": "Absent", "late": "Late", "excused": "Excused"}


def fill(template, values, limit):
    """EVAL-32: inserts values. None for a missing value and for a text that would be cut (EVAL-34)."""
    if template is None:
        return None
    try:
        text = template.format_map(values)
    except KeyError:
        return None
    return text if 0 < len(text) <= limit else None


def texts(state, items, type_id, user_id):
    """(title, body) of one push. A group has only the English title of stickers (EVAL-61)."""
    policy, event = state.policy, items[0].event
    limits = policy["title_max_chars"], policy["body_max_chars"]
    values = dict(event.get("data") or {})
    if policy.profile == "chat":
        if len(items) > 1:
            return None, None
        templates = CHAT_TEXTS[type_id]
    else:
        # EVAL-36, `school`: the recipient's preferred language, else the default locale.
        language = (state.users[user_id].locale or "en").split("-")[0]
        if len(items) > 1:
            return (f"{len(items)} new stickers" if type_id == "sticker_awarded" and language == "en" else None), None
        child = event["subject_user_id"]
        reader = "student" if child == user_id else "guardian"
        by_language = SAME_FOR_BOTH.get(type_id) or SCHOOL_TEXTS.get((type_id, reader)) or {}
        templates = by_language.get(language if language in by_language else "en", (None, None))
        values["child_name"] = state.users[child].display_name
        values["status_text"] = STATUS_TEXT.get(values.get("status"), values.get("status"))
    return fill(templates[0], values, limits[0]), fill(templates[1], values, limits[1])
