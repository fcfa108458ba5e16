"""One system of docker-compose.yml with podman, for scripts/test_compose.py: its containers, commands, HTTP port and metrics."""

import json
import os
import re
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

# No systemd and small limits: as in a container or a small virtual machine.
PODMAN_OPTIONS = ["--runtime", "runc", "--cgroup-manager=cgroupfs"]
# A read-only root without podman's own writable /tmp and /run, as with Docker.
RUN_OPTIONS = "--ulimit nofile=1024:1024 --ulimit nproc=1000:1000 --read-only-tmpfs=false"
SERVICES = ["registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway", "provider-sim"]

begun = time.monotonic()


def say(text):
    print(f"test-compose: {time.monotonic() - begun:5.1f} s  {text}", flush=True)


class Failed(Exception):
    """What was expected and what was seen."""


def expect(condition, text):
    if not condition:
        raise Failed(text)


def until(text, seconds, look, seen=None):
    """Waits for a true value of `look`, and returns it. The failure has what was `seen` last."""
    deadline = time.monotonic() + seconds
    while True:
        value = look()
        if value:
            return value
        expect(time.monotonic() < deadline, f"not within {seconds} s: {text}{'; ' + seen() if seen else ''}")
        time.sleep(0.5)


def run(command, input=None, timeout=120, check=True):
    done = subprocess.run(command, input=input, capture_output=True, text=True, timeout=timeout, check=False)
    if check and done.returncode != 0:
        raise Failed(f"{' '.join(command)}\nended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done


class System:
    """The containers of one project, whose dispatchers have their queue in `sqlite` or `jetstream`."""

    def __init__(self, compose, queue):
        self.project = f"carillon-test-{queue}-{os.getpid()}"
        self.profiles = ["simulator"] + (["jetstream"] if queue == "jetstream" else [])
        self.services = SERVICES + (["nats"] if queue == "jetstream" else [])
        self.command = [
            compose, "-f", "docker-compose.yml", "-p", self.project, "--podman-args", " ".join(PODMAN_OPTIONS),
            "--podman-run-args", RUN_OPTIONS,
        ]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        # podman would ask systemd to run the health checks: here the test runs them.
        os.environ.update(CARILLON_SIMULATOR="1", CARILLON_QUEUE=queue, CARILLON_PORT=str(self.port), DISABLE_HC_SYSTEMD="true")
        self.folder = tempfile.TemporaryDirectory()
        self.tls = None

    def compose(self, *arguments, profiles=None, timeout=180, check=True):
        chosen = [option for profile in profiles or self.profiles for option in ("--profile", profile)]
        return run(self.command + chosen + list(arguments), timeout=timeout, check=check)

    def podman(self, *arguments, timeout=120, check=True):
        return run(["podman", *PODMAN_OPTIONS, *arguments], timeout=timeout, check=check)

    def up(self, *options):
        # podman-compose makes `depends_on` a requirement of podman, which then restarts no container after the job `keys` has ended. So the job comes
        # first here, and the others without the requirement.
        keys = self.containers("keys")
        if not keys or self.inspect(keys[0])["State"]["Status"] != "exited":
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

    def running(self, service):
        return [container for container in self.containers(service) if self.inspect(container)["State"]["Running"]]

    def inspect(self, container):
        return json.loads(self.podman("inspect", container).stdout)[0]

    def is_healthy(self, container):
        """By the image's own health check."""
        return self.podman("healthcheck", "run", container, check=False).returncode == 0

    def await_healthy(self, services=None, seconds=60):
        """All containers of the services."""
        for service in services or self.services:
            for container in self.containers(service):
                until(f"{service} is healthy", seconds, lambda: self.is_healthy(container))

    def kill(self, container):
        """SIGKILL, as when memory ends: the restart policy starts the container again. Returns the time, seconds since 1970."""
        pid = self.inspect(container)["State"]["Pid"]
        os.kill(pid, signal.SIGKILL)
        killed = time.time()

        def restarted():
            state = self.inspect(container)["State"]
            return state["Running"] and state["Pid"] != pid

        until("a killed container was started again by its restart policy", 60, restarted)
        return killed

    def stop(self, container):
        """SIGTERM. Returns the seconds until the end."""
        asked = time.monotonic()
        self.podman("stop", "--time", "40", container)
        about = self.inspect(container)
        code = about["State"]["ExitCode"]
        expect(code == 0, f"{about['Name']} ended with {code} after SIGTERM: {self.podman('logs', '--tail', '5', container).stderr}")
        return time.monotonic() - asked

    def admin(self, container, path, port):
        """An answer of an admin port, with its status. They listen on the private network, which this machine is a part of."""
        networks = self.inspect(container)["NetworkSettings"]["Networks"]
        address = next(network["IPAddress"] for name, network in networks.items() if name.endswith("_private"))
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(f"http://{address}:{port}{path}", timeout=5) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def metric(self, container, name, port):
        """The sum of a metric over its labels."""
        _, text = self.admin(container, "/metrics", port)
        return sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE))

    def streams(self):
        """The streams of NATS, by name."""
        answer = self.podman(
            "exec", self.container("nats"), "wget", "-q", "-O", "-", "http://127.0.0.1:8222/jsz?streams=true&consumers=true").stdout
        return {stream["name"]: stream for account in json.loads(answer)["account_details"] for stream in account.get("stream_detail", [])}

    def volume(self, name):
        """The folder of a volume on this machine."""
        return json.loads(self.podman("volume", "inspect", f"{self.project}_{name}").stdout)[0]["Mountpoint"]

    def carillon(self, *arguments, check=True):
        """The command line, in a container of its own."""
        name = f"{self.project}-command-{secrets.token_hex(4)}"
        done = self.compose("run", "--rm", "-T", "--no-deps", "--name", name, "carillon", *arguments, profiles=["tools"], check=check)
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
