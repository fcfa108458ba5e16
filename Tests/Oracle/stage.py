"""Sets a world up in a fresh system: organization, app, users, devices, channels, relationships, first preferences."""
import json

from gateway import segment

ORGANIZATION, APP = "oracle", "oracle-app"
# Decisions are read days after their event. A school keeps them for the time to live of its notifications.
KEPT = {"content_retention_days": 30, "delivery_log_retention_days": 30}
# One call for many: the directory's lists hold as many members.
SCOPES = ["events", "directory", "devices", "preferences", "act_as_user"]


def set_up(world, system, gateway, progress):
    system.command("orgs", "create", ORGANIZATION, "--name", "Oracle", "--profile", world["profile"], "--timezone",
                   world["organization"]["timezone"])
    system.command("apps", "create", APP, "--organization", ORGANIZATION, "--name", "Oracle", "--demo-credentials")
    settings = {**world["settings"], **KEPT}
    system.command("policy", "set", "--app", APP, *[f"{name}={json.dumps(value)}" for name, value in settings.items()])
    scopes = [word for scope in SCOPES for word in ("--scope", scope)]
    gateway.key = system.command("service-keys", "create", "driver", "--app", APP, *scopes)["secret"]
    for number, user in enumerate(world["users"]):
        progress(number + 1, len(world["users"]))
        body = {"display_name": user["display_name"], "roles": user["roles"], "timezone": user["timezone"], "locale": user["locale"]}
        gateway.request("PUT", f"/directory/users/{segment(user['user_id'])}", {name: value for name, value in body.items() if value})
        for device in user["devices"]:
            register(gateway, user["user_id"], device)
        if user["preferences"] is not None:
            gateway.request("PUT", "/users/me/notifications", user["preferences"], user["user_id"])
    for channel in world["channels"]:
        body = {name: channel[name] for name in ("name", "channel_type", "members")}
        gateway.request("PUT", f"/directory/channels/{segment(channel['channel_id'])}", body)
    for thread in world["threads"]:
        body = {name: thread[name] for name in ("channel_id", "followers")}
        gateway.request("PUT", f"/directory/threads/{segment(thread['thread_id'])}/followers", body)
    for link in world["relationships"]:
        put_relationship(gateway, link, "active")


def register(gateway, user_id, device):
    body = {name: device[name] for name in ("device_id", "platform", "token", "timezone", "permission_status")}
    gateway.request("POST", "/push/devices", {**body, "app_version": "1.0.0"}, user_id)


def put_relationship(gateway, link, status):
    body = {"guardian_user_id": link["guardian_user_id"], "child_user_id": link["child_user_id"], "status": status, "verified": True}
    gateway.request("PUT", f"/directory/relationships/{segment(link['relationship_id'])}", body)
