"""The whole system in containers: up, one event, one push, one receipt, refused scaling, services killed under load, totals, down.

Called by scripts/test-compose.sh. Starts containers, volumes and networks of a project name of its own, and removes these at the end.
"""

import json
import os
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

# No systemd and small limits: as in a container or a small virtual machine.
PODMAN_OPTIONS = ["--runtime", "runc", "--cgroup-manager=cgroupfs"]
# A read-only root without podman's own writable /tmp and /run, as with Docker.
RUN_OPTIONS = "--ulimit nofile=1024:1024 --ulimit nproc=1000:1000 --read-only-tmpfs=false"
SERVICES = ["registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway", "provider-sim"]
# For everything, seconds.
LIMIT = 900
# Load: users with a phone each, and messages to each of them.
USERS = 40
ROUNDS = 50

begun = time.monotonic()


def say(text):
    print(f"test-compose: {time.monotonic() - begun:5.1f} s  {text}", flush=True)


class Failed(Exception):
    """What was expected and what was seen."""


def expect(condition, text):
    if not condition:
        raise Failed(text)


def until(text, seconds, look):
    """Waits for a true value of `look`, and returns it."""
    deadline = time.monotonic() + seconds
    while True:
        value = look()
        if value:
            return value
        expect(time.monotonic() < deadline, f"not within {seconds} s: {text}")
        time.sleep(0.5)


def run(command, input=None, timeout=120, check=True):
    done = subprocess.run(command, input=input, capture_output=True, text=True, timeout=timeout, check=False)
    if check and done.returncode != 0:
        raise Failed(f"{' '.join(command)}\nended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done


class System:
    """The containers of one project."""

    def __init__(self, compose):
        self.project = f"carillon-test-{os.getpid()}"
        self.command = [
            compose, "-f", "docker-compose.yml", "-p", self.project, "--podman-args", " ".join(PODMAN_OPTIONS),
            "--podman-run-args", RUN_OPTIONS,
        ]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        # podman would ask systemd to run the health checks: here the test runs them.
        os.environ.update(CARILLON_SIMULATOR="1", CARILLON_PORT=str(self.port), DISABLE_HC_SYSTEMD="true")
        self.folder = tempfile.TemporaryDirectory()
        self.tls = None

    def compose(self, *arguments, profile="simulator", timeout=180, check=True):
        return run(self.command + ["--profile", profile, *arguments], timeout=timeout, check=check)

    def podman(self, *arguments, timeout=120, check=True):
        return run(["podman", *PODMAN_OPTIONS, *arguments], timeout=timeout, check=check)

    def up(self, *options):
        # podman-compose makes `depends_on` a requirement of podman, which then restarts no container after the job `keys` has ended. So the job comes
        # first here, and the others without the requirement.
        if not self.containers("keys"):
            self.compose("up", "-d", "--no-build", "keys")
            code = self.podman("wait", self.container("keys")).stdout.strip()
            expect(code == "0", f"the job `keys` ended with {code}")
        self.compose("up", "-d", "--no-build", "--no-deps", "--no-recreate", *options)

    def containers(self, service=None):
        """Ids, also of ended containers."""
        filters = ["--filter", f"label=io.podman.compose.project={self.project}"]
        if service:
            filters += ["--filter", f"label=com.docker.compose.service={service}"]
        return self.podman("ps", "--all", "--quiet", "--no-trunc", *filters).stdout.split()

    def container(self, service):
        found = self.containers(service)
        expect(len(found) == 1, f"one container of {service}, not {len(found)}")
        return found[0]

    def inspect(self, container):
        return json.loads(self.podman("inspect", container).stdout)[0]

    def is_healthy(self, service):
        """By the image's own health check."""
        return self.podman("healthcheck", "run", self.container(service), check=False).returncode == 0

    def await_healthy(self, seconds=60):
        for service in SERVICES:
            until(f"{service} is healthy", seconds, lambda: self.is_healthy(service))

    def carillon(self, *arguments, check=True):
        """The command line, in a container of its own."""
        name = f"{self.project}-command-{secrets.token_hex(4)}"
        done = self.compose("run", "--rm", "-T", "--no-deps", "--name", name, "carillon", *arguments, profile="tools", check=check)
        return done.stdout

    def carillon_json(self, *arguments):
        text = self.carillon(*arguments, "--json")
        # podman-compose may print lines of its own before.
        return json.loads(text[min(at for at in (text.find("{"), text.find("[")) if at >= 0):])

    def http(self, method, path, token, body=None, user=None):
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        if user:
            headers["x-user-id"] = user
        request = urllib.request.Request(
            f"https://localhost:{self.port}{path}", method=method, data=json.dumps(body).encode() if body else None, headers=headers)
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), urllib.request.HTTPSHandler(context=self.tls))
        try:
            with opener.open(request, timeout=20) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code in (429, 502, 503, 504):
                raise
            raise Failed(f"{method} {path} was answered {error.code}: {error.read().decode()[:500]}") from error

    def trust(self):
        """The private authority, as a user of the published port gets it."""
        file = f"{self.folder.name}/ca.pem"
        self.podman("cp", f"{self.container('gateway')}:/var/lib/carillon/ca/ca.pem", file)
        self.tls = ssl.create_default_context(cafile=file)

    def show_logs(self):
        """The last lines of each container, for a failure."""
        for container in self.containers():
            about = self.inspect(container)
            logs = self.podman("logs", "--tail", "12", container, check=False)
            print(f"--- {about['Name']}: {about['State']['Status']} {about['State']['ExitCode']}\n{logs.stdout}{logs.stderr}", file=sys.stderr)

    def left(self):
        """Names of the project's containers, volumes and networks."""
        names = self.containers()
        for kind in ("volume", "network"):
            names += [n for n in self.podman(kind, "ls", "--format", "{{.Name}}").stdout.split() if n.startswith(self.project + "_")]
        return names

    def remove(self):
        """Removes everything of the project, also after a failure half-way."""
        self.compose("down", "--volumes", "--timeout", "35", timeout=300, check=False)
        for container in self.containers():
            self.podman("rm", "--force", "--time", "5", container, check=False)
        for kind in ("volume", "network"):
            for name in self.podman(kind, "ls", "--format", "{{.Name}}").stdout.split():
                if name.startswith(self.project + "_"):
                    self.podman(kind, "rm", "--force", name, check=False)
        self.folder.cleanup()


def images(system):
    for service in SERVICES:
        about = system.inspect(system.container(service))
        expect(about["Config"]["User"] == "10001:10001", f"{service} runs as {about['Config']['User']}")
        expect(about["HostConfig"]["ReadonlyRootfs"], f"{service} has a root that it can write to")
        mounts = [mount["Destination"] for mount in about["Mounts"]]
        expect(mounts == ["/var/lib/carillon"], f"{service} has the mounts {mounts}")
        # Exposed ports that are not published have no bindings.
        published = {binding["HostIp"] for bindings in (about["HostConfig"]["PortBindings"] or {}).values() for binding in bindings or []}
        expect(published == ({"127.0.0.1"} if service == "gateway" else set()), f"{service} is published at {published}")
    say("each service: user 10001, read-only root, one volume; published: the gateway on 127.0.0.1")


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
            return [line for line in (logs.stdout + logs.stderr).splitlines() if "in use by" in line]

        lines = until("the log of the refused dispatcher says why", 30, message)
        expect("--scale" in lines[0], f"the remedy in: {lines[0]}")
        # It is started again now and then, and refused each time.
        expect(system.podman("healthcheck", "run", other, check=False).returncode != 0, "a refused dispatcher is not healthy")
    expect(system.is_healthy("dispatcher") if len(system.containers("dispatcher")) == 1 else
           system.podman("healthcheck", "run", first, check=False).returncode == 0, "the first dispatcher goes on")
    say(f"scale   refused: {lines[0]}")
    for other in others:
        if other != first:
            system.podman("rm", "--force", "--time", "5", other)


class Load(threading.Thread):
    """Messages to users until all are accepted. Repeats a request after a failure: events have ids, so that is harmless."""

    def __init__(self, system, key):
        super().__init__(daemon=True)
        self.system, self.key = system, key
        self.accepted = set()
        self.repeated = 0
        self.problem = None

    def run(self):
        for round in range(ROUNDS):
            # A channel of its own for each message: those of one channel within 30 seconds would be one push.
            events = [{
                "event_id": f"load-{round}-{user}", "event_type": "message.sent", "actor_id": "support",
                "channel_id": f"dm-{round}-{user}", "channel_type": "dm", "channel_members": ["support", f"user{user}"],
                "data": {"message_id": f"m-{round}-{user}", "text": f"load {round} {user}", "sender_name": "Support"}}
                for user in range(USERS)]
            deadline = time.monotonic() + 120
            while True:
                try:
                    answer = self.system.http("POST", "/api/v1/events", self.key, {"events": events})
                    self.accepted |= {result["event_id"] for result in answer["results"] if result.get("carillon_event_id")}
                    break
                except OSError as error:
                    self.repeated += 1
                    if time.monotonic() > deadline:
                        self.problem = f"round {round}: {error}"
                        return
                    time.sleep(0.5)
            time.sleep(0.2)


def kill_under_load(system):
    made = system.carillon_json(
        "service-keys", "create", "load", "--app", "shop", "--scope", "events", "--scope", "act_as_user", "--scope", "directory")
    key = made["secret"]
    for user in range(USERS):
        system.http("PUT", f"/api/v1/directory/users/user{user}", key, {"display_name": f"User {user}"})
        system.http("POST", "/api/v1/push/devices", key, {
            "platform": "ios" if user % 2 else "android", "device_id": f"phone-{user}",
            "token": secrets.token_hex(32) if user % 2 else f"fcm-{secrets.token_hex(8)}:APA91b{secrets.token_hex(48)}",
            "app_version": "1.0.0"}, user=f"user{user}")
    before = system.carillon_json("stats", "--app", "shop")
    load = Load(system, key)
    load.start()
    for service in ("dispatcher", "evaluator"):
        time.sleep(3)
        container = system.container(service)
        pid = system.inspect(container)["State"]["Pid"]
        os.kill(pid, signal.SIGKILL)

        def restarted():
            state = system.inspect(container)["State"]
            return state["Running"] and state["Pid"] != pid

        until(f"{service} was started again by its restart policy", 60, restarted)
        until(f"{service} is healthy again", 60, lambda: system.is_healthy(service))
        say(f"killed  {service} under load; started again by its restart policy, healthy")
    load.join(240)
    expect(not load.is_alive() and not load.problem, f"the load ended: {load.problem or 'no'}")
    total = USERS * ROUNDS
    expect(len(load.accepted) == total, f"{total} events accepted, not {len(load.accepted)}")

    def settled():
        stats = system.carillon_json("stats", "--app", "shop")
        waiting = sum(stats[key] for key in ("events_pending", "outbox_depth", "queued", "in_flight", "waiting_retry", "open_devices"))
        return stats if waiting == 0 and stats["events_evaluated"] - before["events_evaluated"] == total else None

    after = until("nothing waits", 120, settled)
    events = after["events_accepted"] - before["events_accepted"]
    targets = after["targets"] - before["targets"]
    pushes = after["pushes"] - before["pushes"]
    skipped = sum(after["skipped"].values()) - sum(before["skipped"].values())
    sent = sum(after["sent_by_provider"].values()) - sum(before["sent_by_provider"].values())
    listed = system.carillon_json("sim", "requests", "--limit", "50000")["items"]
    received = [r["message"] for r in listed if r["status"] == 200 and r["message"].startswith("load ")]
    numbers = (f"{events} events accepted and evaluated, {targets} targets = {pushes} pushes + {skipped} skipped; "
               f"{sent} sent by the ledger; provider-sim has {len(set(received))} messages, {len(received) - len(set(received))} of them twice; "
               f"dead letters {after['dead_letters']}; {load.repeated} requests repeated")
    expect(events == total and targets == total and pushes + skipped == total, numbers)
    expect(len(set(received)) == pushes and sent == pushes and after["dead_letters"] == 0, numbers)
    say(f"totals  {numbers}")


def stop(system):
    slowest = 0.0
    for service in SERVICES:
        container = system.container(service)
        asked = time.monotonic()
        system.podman("stop", "--time", "40", container)
        slowest = max(slowest, time.monotonic() - asked)
        code = system.inspect(container)["State"]["ExitCode"]
        expect(code == 0, f"{service} ended with {code} after SIGTERM: {system.podman('logs', '--tail', '5', container).stderr}")
    expect(slowest < 30, f"the slowest took {slowest:.1f} s")
    say(f"down    every service ended with 0 after SIGTERM, the slowest within {slowest:.1f} s")


def main():
    system = System(sys.argv[1])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))

    def late(*_):
        raise Failed(f"not done within {LIMIT} s")

    signal.signal(signal.SIGALRM, late)
    signal.alarm(LIMIT)
    try:
        system.up()
        system.await_healthy()
        say("up      every service is healthy")
        images(system)
        system.trust()
        one_notification(system)
        refused_scale(system)
        kill_under_load(system)
        stop(system)
    except Failed:
        system.show_logs()
        raise
    finally:
        signal.alarm(0)
        system.remove()
    left = system.left()
    expect(not left, f"left behind: {left}")
    say("passed; containers, volumes and networks are removed")


if __name__ == "__main__":
    try:
        main()
    except (Failed, subprocess.TimeoutExpired) as failure:
        print(f"test-compose: FAILED: {failure}", file=sys.stderr)
        sys.exit(1)
