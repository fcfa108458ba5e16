"""The whole system in containers: up, one event, one push, one receipt, scaling, containers killed under load, totals, down.

Called by scripts/test-compose.sh. Starts containers, volumes and networks of project names of its own, and removes these at the end. Two systems, one
after the other: with the queue in SQLite, where more dispatchers are refused, and in NATS, where three dispatchers share it.
"""

import os
import signal
import subprocess
import sys
import time

import compose_dispatchers
import compose_load
from compose_system import Failed, System, expect, say, until

# For each of the two systems, seconds.
LIMIT = 600
# Volumes of a backup.
BACKED_UP = ["system", "registry", "preferences", "evaluator", "dispatcher", "receipts"]


def images(system):
    for service in system.services:
        about = system.inspect(system.container(service))
        expect(about["Config"]["User"] == "10001:10001", f"{service} runs as {about['Config']['User']}")
        expect(about["HostConfig"]["ReadonlyRootfs"], f"{service} has a root that it can write to")
        writable = [mount["Destination"] for mount in about["Mounts"] if mount["RW"]]
        expect(writable == ["/var/lib/carillon"], f"{service} can write to {writable}")
        # Exposed ports that are not published have no bindings.
        published = {binding["HostIp"] for bindings in (about["HostConfig"]["PortBindings"] or {}).values() for binding in bindings or []}
        expect(published == ({"127.0.0.1"} if service == "gateway" else set()), f"{service} is published at {published}")
    say("each container: user 10001, read-only root, one volume; published: the gateway on 127.0.0.1")


def one_notification(system):
    system.carillon("orgs", "create", "shop-inc", "--name", "Shop Inc")
    system.carillon("apps", "create", "shop", "--organization", "shop-inc", "--name", "Shop", "--demo-credentials")
    system.carillon("users", "add", "ann", "--app", "shop")
    system.carillon("devices", "register", "ann", "--platform", "ios", "--device", "ann-phone", "--app", "shop")
    made = system.carillon_json("service-keys", "create", "test", "--app", "shop", "--scope", "events", "--scope", "directory")
    key = made["secret"]
    accepted = system.http("POST", "/api/v1/events", key, {
        "event_id": "order-17", "event_type": "message.sent", "actor_id": "support", "channel_id": "dm-support-ann",
        "channel_type": "dm", "channel_members": ["support", "ann"],
        "data": {"message_id": "m17", "text": "Your order is on its way", "sender_name": "Support"}})
    expect(accepted["accepted"] == 1, f"the event was answered {accepted}")
    say("event   accepted by the gateway over HTTPS")

    def push():
        listed = system.carillon_json("sim", "requests")
        return [r for r in listed["items"] if r["kind"] == "alert" and r["status"] == 200 and r["message"] == "Your order is on its way"]

    sent = until("the provider simulator has the push", 60, push)
    say(f"push    received by provider-sim: {sent[0]['provider']} {sent[0]['status']} {sent[0]['title']}: {sent[0]['message']}")

    explained = system.carillon_json("explain", "order-17", "--app", "shop")
    notification = explained["decisions"][0]["notification_id"]
    token = system.carillon("token", "ann", "--app", "shop").split()[-1]
    for kind in ("delivered", "opened"):
        system.http("POST", f"/api/v1/push/{kind}", token, {"notification_id": notification, "device_id": "ann-phone"})

    def receipt():
        seen = system.http("GET", f"/api/v1/notifications/{notification}", token)["notification"]
        return seen if seen["receipts"] and seen["receipts"][0].get("opened_at") else None

    seen = until("the receipt is in the ledger", 20, receipt)
    say(f"receipt {notification}: {seen['status']}, opened at {seen['receipts'][0]['opened_at']}")


def refused_scale(system):
    first = system.container("dispatcher")
    system.up("--scale", "dispatcher=3")
    others = until("three dispatchers were made", 20, lambda: (f := system.containers("dispatcher")) and len(f) == 3 and f)
    for other in others:
        if other == first:
            continue

        def message():
            logs = system.podman("logs", other, check=False)
            return [line for line in (logs.stdout + logs.stderr).splitlines() if "queue.engine" in line]

        lines = until("the log of the refused dispatcher says why", 30, message)
        expect("jetstream" in lines[0], f"the remedy in: {lines[0]}")
        # It is started again now and then, and refused each time.
        expect(not system.is_healthy(other), "a refused dispatcher is not healthy")
    expect(system.is_healthy(first), "the first dispatcher goes on")
    say(f"scale   refused: {lines[0]}")
    for other in others:
        if other != first:
            system.podman("rm", "--force", "--time", "5", other)


def kill_under_load(system):
    load = compose_load.Load(system, compose_load.prepare(system))
    kills = []
    for service in ("dispatcher", "evaluator"):
        time.sleep(5)
        kills.append(system.kill(system.container(service)))
        system.await_healthy([service])
        say(f"killed  {service} under load; started again by its restart policy, healthy")
    back_up(system)
    compose_load.add_up(load, kills)


def back_up(system):
    """As docs/operations.md says."""
    began = time.monotonic()
    system.compose("pause")
    for name in BACKED_UP:
        without = [] if name == "system" else ["--exclude=./keys", "--exclude=./certs"]
        subprocess.run(["tar", "-C", system.volume(name), *without, "-cf", f"{system.folder.name}/{name}.tar", "."], check=True)
    system.compose("unpause")
    say(f"backup  volumes copied under load while the containers were paused for {time.monotonic() - began:.1f} s")


def restore(system):
    """A new system with the volumes of the backup: what was accepted by then is done, whatever was under way."""
    system.compose("down", "--volumes")
    system.compose("up", "--no-start", "--no-build")
    for name in BACKED_UP:
        subprocess.run(["tar", "-C", system.volume(name), "-xf", f"{system.folder.name}/{name}.tar"], check=True)
    system.up()
    system.await_healthy()
    stats = compose_load.settle(system)
    events, targets, pushes = (stats[key] for key in ("events_accepted", "targets", "pushes"))
    skipped = sum(stats["skipped"].values())
    numbers = f"{events} events, {targets} targets = {pushes} pushes + {skipped} skipped; {compose_load.sent(stats)} sent by the ledger"
    expect(events > 100 and targets == pushes + skipped and compose_load.sent(stats) == pushes and stats["dead_letters"] == 0, numbers)
    listed = system.carillon_json("explain", "order-17", "--app", "shop")
    expect(listed["decisions"], "the restored system knows the first event")
    say(f"restore into empty volumes; then {numbers}")


def stop(system):
    slowest = max(system.stop(container) for service in system.services for container in system.containers(service))
    expect(slowest < 30, f"the slowest took {slowest:.1f} s")
    say(f"down    every container ended with 0 after SIGTERM, the slowest within {slowest:.1f} s")


def one_dispatcher(system):
    system.up()
    system.await_healthy()
    say("up      every service is healthy; the queue is in SQLite")
    images(system)
    system.trust()
    one_notification(system)
    refused_scale(system)
    kill_under_load(system)
    stop(system)
    restore(system)
    stop(system)


def several_dispatchers(system):
    system.up()
    system.await_healthy()
    say("up      every service is healthy; the queue is in NATS")
    images(system)
    system.trust()
    one_notification(system)
    compose_dispatchers.scale_and_kill(system)
    stop(system)


def test(compose, queue, scenario):
    system = System(compose, queue)

    def late(*_):
        raise Failed(f"not done within {LIMIT} s")

    signal.signal(signal.SIGALRM, late)
    signal.alarm(LIMIT)
    try:
        scenario(system)
    except Failed:
        system.show_logs()
        raise
    finally:
        signal.alarm(0)
        system.remove()
    left = system.left()
    expect(not left, f"left behind: {left}")


def main():
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    chosen = sys.argv[2:] or ["sqlite", "jetstream"]
    for queue, scenario in (("sqlite", one_dispatcher), ("jetstream", several_dispatchers)):
        if queue in chosen:
            test(sys.argv[1], queue, scenario)
    say("passed; containers, volumes and networks are removed")


if __name__ == "__main__":
    try:
        main()
    except (Failed, subprocess.TimeoutExpired) as failure:
        print(f"test-compose: FAILED: {failure}", file=sys.stderr)
        sys.exit(1)
