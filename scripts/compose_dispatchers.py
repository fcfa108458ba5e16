"""Three dispatchers of docker-compose.yml that share a queue in NATS: one is killed under load, then NATS; two are removed and come again."""

import os
import time

import compose_load
from compose_system import expect, say, until

ADMIN = 7204


def scale_and_kill(system):
    scale_up(system)
    load = compose_load.Load(system, compose_load.prepare(system))
    all_send(system)
    kills = [kill_dispatcher(system), restart_nats(system)]
    scale_down(system)
    scale_up(system)
    time.sleep(3)
    compose_load.add_up(load, kills)
    # A server 2.9 that is killed brings back acknowledged messages: the dispatchers remove them, at the latest a lease after the last one was in flight.
    until("NATS has no pushes", 120, lambda: messages(system, "NOTIFICATIONS") == 0, lambda: f"{messages(system, 'NOTIFICATIONS')}")
    dead = messages(system, "NOTIFICATIONS_DEAD")
    say(f"queue   NATS has no pushes and {dead} dead letters")
    expect(dead == 0, "no dead letters in NATS")


def messages(system, stream):
    return system.streams()[stream]["state"]["messages"]


def scale_up(system):
    system.up("--scale", "dispatcher=3")
    count = len(until("three dispatchers run", 20, lambda: (f := system.running("dispatcher")) and len(f) == 3 and f))
    system.await_healthy(["dispatcher"])
    stores = sorted(name for name in os.listdir(system.volume("dispatcher") + "/stores") if name.endswith(".sqlite"))
    expect(stores == ["dispatcher-2.sqlite", "dispatcher-3.sqlite", "dispatcher.sqlite"], f"a store for each dispatcher, not {stores}")
    say(f"scale   {count} dispatchers are healthy, each with a store of its own: {', '.join(stores)}")


def attempts(system):
    return {container: int(system.metric(container, "carillon_push_attempts_total", ADMIN)) for container in system.running("dispatcher")}


def all_send(system):
    before = attempts(system)

    def sent():
        since = [count - before[container] for container, count in attempts(system).items()]
        return since if min(since) >= 20 else None

    say(f"load    every dispatcher sends: {until('every dispatcher sends', 60, sent, lambda: f'{attempts(system)}')} attempts")


def kill_dispatcher(system):
    """Returns the time of the kill, seconds since 1970."""
    container = system.running("dispatcher")[0]
    killed = system.kill(container)
    system.await_healthy(["dispatcher"])
    say("killed  a dispatcher under load; started again by its restart policy, healthy")
    all_send(system)
    return killed


def restart_nats(system):
    """Returns the time of the kill, seconds since 1970."""
    nats = system.container("nats")
    system.podman("kill", "--signal", "KILL", nats)
    killed = time.time()
    for container in system.running("dispatcher"):

        def reason():
            status, text = system.admin(container, "/readyz", ADMIN)
            return text if status == 503 and "push queue" in text else None

        text = until("a dispatcher says that NATS is away", 20, reason)
    time.sleep(5)
    system.podman("start", nats)
    system.await_healthy(["nats", "dispatcher"])
    say(f"killed  NATS under load for {time.time() - killed:.0f} s; a dispatcher said: {text.strip()[:200]}")
    all_send(system)
    return killed


def scale_down(system):
    # podman-compose removes nothing at `up --scale dispatcher=1`. This is what Docker does then.
    others = system.running("dispatcher")[1:]
    slowest = max(system.stop(container) for container in others)
    for container in others:
        system.podman("rm", container)
    all_send(system)
    say(f"scale   one dispatcher; two were removed under load and ended with 0 within {slowest:.1f} s")
