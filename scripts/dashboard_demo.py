#!/usr/bin/env python3
"""Draws the shipped dashboard of a system that works: docs/pictures/dashboard.svg, or another file (--output).

    make dashboard-picture

Starts `carillon up --with-demo-data` with simulated providers in a folder that goes with the script, and a Prometheus that scrapes it, both on free
ports of 127.0.0.1. For two minutes people write to each other, phones confirm and open what they get, and providers have small faults and one
outage. Then dashboard_picture.py draws what Prometheus has, and both are ended. Without data for a panel the script waits a minute longer, and with
--strict it ends with 1. Needs `make release` and Debian's package prometheus.
"""
import argparse
import hashlib
import http.client
import json
import os
import pathlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

import benchlib
import dashboard_picture

APP = "acme-chat"
SERVICES = ["registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway"]
# Of Prometheus, in seconds.
SCRAPE = 3
# People whose phones are simulated; of these, so many open what they get at a place that their app names.
PHONES, LINKED = 40, 5
# The longest wait for data that is missing at the end.
GRACE = 60
CHANNELS = ["general", "random", "engineering", "design", "support", "sales"]
TEXTS = [
    "the build is **green** again", "can you review `#482` before lunch?", "meeting moved to 15:30, same room", "coffee?", "who is on call tonight?",
]
# Where a fault has a share, it lasts until the simulator ends.
FAULTS = [
    {"provider": "apns", "share": 0.02, "status": 503, "reason": "ServiceUnavailable"},
    {"provider": "fcm", "share": 0.02, "status": 503, "reason": "UNAVAILABLE"},
    {"provider": "apns", "share": 0.008, "status": 400, "reason": "PayloadEmpty"},
    {"provider": "fcm", "share": 0.008, "status": 404, "reason": "UNREGISTERED"},
    {"provider": "apns", "share": 0.004, "status": 410, "reason": "Unregistered"},
]


def say(text):
    print(f"dashboard-picture: {text}", file=sys.stderr, flush=True)


def until(what, seconds, ask, process=None):
    """The first true value of `ask`."""
    deadline = time.monotonic() + seconds
    while True:
        value = ask()
        if value:
            return value
        if time.monotonic() > deadline or process is not None and process.poll() is not None:
            raise SystemExit(f"dashboard-picture: this did not happen within {seconds} s: {what}")
        time.sleep(0.2)


class Demo:
    """The system and its Prometheus; both end with the object, each by its own pid, or with the script."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="carillon-dashboard-")
        self.path = pathlib.Path(self.folder.name)
        self.run, self.processes = self.path / "run", []
        self.environment = os.environ | {"CARILLON_RUN": str(self.run), "CARILLON_APP": APP}
        try:
            self.start_system()
            self.start_prometheus()
        except BaseException:
            self.__exit__()
            raise
        return self

    def start(self, name, command, **options):
        with open(self.path / f"{name}.log", "w") as log:
            process = benchlib.start(command, stdout=log, stderr=log, **options)
        self.processes.append(process)
        return process

    def log(self, name):
        return (self.path / f"{name}.log").read_text(errors="replace")

    def start_system(self):
        say("starting a system with the demo's people")
        # It ends with its standard input, and so with this script.
        system = self.start(
            "system", [benchlib.release / "carillon", "up", "--any-ports", "--stop-with-input", "--with-demo-data"], stdin=subprocess.PIPE,
            env=self.environment)
        try:
            until("the system is up", 120, lambda: "Ctrl-C stops everything" in self.log("system"), system)
        except SystemExit:
            print(self.log("system")[-3_000:], file=sys.stderr)
            raise

    def record(self, service):
        return json.loads((self.run / f"{service}.json").read_text())

    def start_prometheus(self):
        targets = [f"      - {{targets: ['{self.record(service)['admin']}'], labels: {{service: {service}}}}}" for service in SERVICES]
        configuration = self.path / "prometheus.yml"
        configuration.write_text("\n".join([
            f"global: {{scrape_interval: {SCRAPE}s, evaluation_interval: {SCRAPE}s}}",
            f"rule_files: ['{benchlib.root / 'deploy' / 'monitoring' / 'rules.yml'}']",
            "scrape_configs:", "  - job_name: carillon", "    static_configs:", *targets, ""]))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.prometheus = f"http://127.0.0.1:{port}"
        process = self.start("prometheus", [
            "prometheus", f"--config.file={configuration}", f"--storage.tsdb.path={self.path / 'data'}", f"--web.listen-address=127.0.0.1:{port}"],
            stdin=subprocess.DEVNULL)

        def is_ready():
            try:
                with urllib.request.urlopen(f"{self.prometheus}/-/ready", timeout=2) as answer:
                    return answer.status == 200
            except OSError:
                return False

        try:
            until("Prometheus is ready", 30, is_ready, process)
        except SystemExit:
            print(self.log("prometheus")[-3_000:], file=sys.stderr)
            raise
        self.since = time.time()

    def carillon(self, *arguments, input=None):
        """What a command prints."""
        done = subprocess.run(
            [benchlib.release / "carillon", *arguments], env=self.environment, input=input or "", capture_output=True, text=True, timeout=60)
        if done.returncode:
            raise SystemExit(f"dashboard-picture: carillon {' '.join(arguments)}: {done.stdout}{done.stderr}")
        return done.stdout

    def answer(self, *arguments):
        """What a command prints as JSON."""
        return json.loads(self.carillon(*arguments, "--json"))

    def __exit__(self, *_):
        for process in reversed(self.processes):
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
        for process in reversed(self.processes):
            try:
                process.wait(45)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(10)
            if process.stdin:
                process.stdin.close()
        self.folder.cleanup()


class Gateway:
    """Requests of a host system and of apps, over one connection."""

    def __init__(self, demo, key):
        address = demo.record("gateway")["extra"]["http"]
        self.connection = http.client.HTTPConnection("127.0.0.1", int(address.rsplit(":", 1)[1]), timeout=20)
        self.key = key

    def call(self, method, path, body=None, token=None, expected=(200, 201, 202, 207)):
        headers = {"Authorization": f"Bearer {token or self.key}", "Content-Type": "application/json"}
        self.connection.request(method, f"/api/v1{path}", json.dumps(body) if body is not None else None, headers)
        answer = self.connection.getresponse()
        content = answer.read()
        if expected and answer.status not in expected:
            raise SystemExit(f"dashboard-picture: {method} {path}: {answer.status} {content.decode(errors='replace')}")
        return answer.status


class Life:
    """What people, phones and providers do, the same at every run as far as chance goes."""

    def __init__(self, demo, rate):
        self.demo, self.rate, self.random = demo, rate, random.Random(482)
        self.count = 0
        scopes = [word for scope in ("events", "directory", "act_as_user") for word in ("--scope", scope)]
        self.gateway = Gateway(demo, demo.answer("service-keys", "create", "dashboard", *scopes)["secret"])
        devices = demo.answer("devices", "list", "--limit", "100")["items"]
        self.phones = [Phone(each["user_id"], each["platform"].lower(), each["device_id"]) for each in devices]
        self.phones = [phone for phone in self.phones if phone.platform in ("ios", "android")][:PHONES]
        self.people = sorted({phone.user for phone in self.phones})
        self.linked = {phone.token: phone for phone in self.phones[:LINKED]}
        self.tokens = {phone.user: demo.answer("token", phone.user)["token"] for phone in self.linked.values()}
        self.put_phones()
        demo.carillon("sim", "fault", "-", input=json.dumps({"faults": FAULTS}))
        self.last_event, self.last_request = 0, 0

    def put_phones(self):
        say(f"{len(self.phones)} simulated phones")
        for phone in self.phones:
            script = [] if phone.token in self.linked else [
                "--open", "0.35", "--dismiss", "0.2", "--act", "0.15", "--action", "MARK_READ", "--react-after", "2s"]
            self.demo.carillon(
                "sim", "device", "put", phone.token, "--platform", phone.platform, "--user", phone.user, "--device-id", phone.device, "--confirm",
                "always", *script)
        for index, phone in enumerate(self.linked.values()):
            self.gateway.call("PUT", "/push/permission", {
                "device_id": phone.device, "permission_status": "denied" if index == LINKED - 1 else "granted", "changed_from": "permission_prompt",
            }, self.tokens[phone.user])

    def event(self):
        self.count += 1
        sender, reader = self.random.sample(self.people, 2)
        event = {
            "event_id": f"dashboard-{self.count}", "event_type": "message.sent", "actor_id": sender,
            "data": {"message_id": f"dashboard-{self.count}", "text": self.random.choice(TEXTS), "sender_name": sender.capitalize()},
        }
        kind = self.random.random()
        if kind < 0.5:
            return event | {"channel_id": "dm-" + "-".join(sorted([sender, reader])), "channel_type": "dm", "channel_members": [sender, reader]}
        channel = self.random.choice(CHANNELS)
        event |= {"channel_id": f"ch_{channel}", "channel_type": "public"}
        event["data"]["channel_name"] = channel
        if kind < 0.85:
            event["mentions"] = [{"type": "user", "user_id": reader}]
        return event

    def second(self, number):
        """One second of it."""
        # Not an even stream: people write in waves.
        count = max(1, round(self.rate * (1 + 0.5 * self.random.uniform(-1, 1))))
        self.gateway.call("POST", "/events", {"app_id": APP, "events": [self.event() for _ in range(count)]})
        if number % 2 == 0:
            self.last_event = self.demo.answer("sim", "device", "report", "--after", str(self.last_event))["last_event"]
        if number % 3 == 0:
            self.open_links()
        if number % 4 == 0:
            self.tell_telemetry(number)
            # Of requests and calls that fail.
            self.gateway.call("GET", "/notifications/none", expected=None)

    def open_links(self):
        """Apps that say where an opening led."""
        listed = self.demo.answer("sim", "requests", "--kind", "alert", "--limit", "500", "--after", str(self.last_request))["items"]
        for request in listed:
            self.last_request = max(self.last_request, request["number"])
            phone = self.linked.get(request["token"])
            if phone and request["status"] == 200 and request["notification_id"]:
                body = {"notification_id": request["notification_id"], "device_id": phone.device, "deep_link_target": "app://channel/general"}
                # A push that is not in the ledger yet is not known.
                self.gateway.call("POST", "/push/opened", body, self.tokens[phone.user], expected=None)

    def tell_telemetry(self, number):
        user, token = next(iter(self.tokens.items()))
        at = time.strftime("%Y-%m-%dT%H:%M:%S.000Z", time.gmtime())
        kinds = {"push_status_checked": {"user_id": user}, "push_settings_saved": {"user_id": user, "edit_seconds": self.random.uniform(6, 20)}}
        events = [
            {"event_id": f"{kind}-{number}", "event_type": kind, "timestamp": at, "properties": properties} for kind, properties in kinds.items()]
        self.gateway.call("POST", "/telemetry", {"events": events}, token)

    def outage(self, number, seconds):
        """FCM is down for a while: its pushes wait."""
        if number == seconds // 2:
            self.demo.carillon("provider", "down", "fcm", "--reason", "a demonstration")
        if number == seconds // 2 + 12:
            self.demo.carillon("provider", "up", "fcm")


class Phone:
    """A device of the demo, whose token is made of its user."""

    def __init__(self, user, platform, device):
        self.user, self.platform, self.device = user, platform, device
        digest = hashlib.sha256(f"{platform}:{user}".encode()).hexdigest()
        self.token = digest if platform == "ios" else f"fcm-{digest}:APA91b{digest}"


def picture_of(demo):
    return dashboard_picture.Picture(
        dashboard_picture.DASHBOARD, dashboard_picture.Prometheus(demo.prometheus), time.time() - demo.since, scrape_interval=SCRAPE)


def live(life, first, seconds, is_done=lambda: False):
    """Lives so many seconds; says how many it was."""
    began = time.monotonic()
    for number in range(first, first + seconds):
        life.second(number)
        life.outage(number, seconds if first == 1 else 0)
        if is_done():
            break
        time.sleep(max(0, began + number - first + 1 - time.monotonic()))
    return number + 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=130, help="how long events flow; 90 at least, because the registry counts after a minute")
    parser.add_argument("--rate", type=int, default=20, help="events a second")
    parser.add_argument("--theme", choices=["dark", "light"], default="dark")
    parser.add_argument("--output", type=pathlib.Path, default=benchlib.root / "docs" / "pictures" / "dashboard.svg")
    parser.add_argument("--strict", action="store_true", help="end with 1 when a panel has no data")
    options = parser.parse_args()
    options.seconds = max(90, options.seconds)
    # Whatever hangs: the script ends, and what it started with it.
    signal.signal(signal.SIGALRM, lambda *_: sys.exit("dashboard-picture: it took too long"))
    signal.alarm(2 * options.seconds + 480)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with Demo() as demo:
        life = Life(demo, options.rate)
        # Counters begin before the first event.
        until("Prometheus has scraped all services twice", 60, lambda: dashboard_picture.Prometheus(demo.prometheus).instant(
            'count(count_over_time(up{job="carillon"}[1m]) >= 2) == 6', time.time()))
        say(f"{options.seconds} s of events")
        try:
            number = live(life, 1, options.seconds)
            if picture_of(demo).missing:
                say("some panels have no data yet")
                live(life, number, GRACE, lambda: not picture_of(demo).missing)
            picture = picture_of(demo)
        except dashboard_picture.Failed as problem:
            print(f"dashboard-picture: {problem}", file=sys.stderr)
            return 2
        picture.write(options.output, options.theme)
        say(f"{life.count} events; {options.output}")
        return 0 if picture.report() or not options.strict else 1


if __name__ == "__main__":
    sys.exit(main())
