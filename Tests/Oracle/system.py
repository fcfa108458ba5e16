"""A Carillon system in test mode in a folder of its own, on free ports of 127.0.0.1."""
import json
import os
import pathlib
import signal
import subprocess
import time

from benchgrpc import TESTING, CallFailed, Peer

SERVICES = ["provider-sim", "registry", "preferences", "evaluator", "dispatcher", "receipts", "gateway"]
# All requests come from one address. Registrations are counted by the minute, of a clock that stands still meanwhile.
SETTINGS = ["gateway.limits.registrations_per_user=0", "gateway.limits.registrations_per_address=0", "gateway.limits.address_rate=0",
            "gateway.limits.user_rate=0"]


class SystemFailed(Exception):
    """The system did not start, or a process did not come back."""


class System:
    def __init__(self, carillon, folder, clock_start, patience=120):
        self.carillon = str(carillon)
        self.run = pathlib.Path(folder) / "run"
        self.patience = patience
        self.output = open(pathlib.Path(folder) / "up.log", "wb")
        command = [self.carillon, "up", "--test-mode", "--any-ports", "--stop-with-input", "--clock-start", clock_start, "--run-dir",
                   str(self.run), "--log-level", "notice"]
        for setting in SETTINGS:
            command += ["--set", setting]
        # The services end with `up`, and `up` with this process: its input is closed then.
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=self.output, stderr=self.output, start_new_session=True)
        self.killed = {}
        self.peers, self.methods = {}, {}
        try:
            for name in SERVICES:
                self._until_ready(name, 0)
        except BaseException:
            self.stop()
            raise

    def _record(self, name):
        try:
            return json.loads((self.run / f"{name}.json").read_text())
        except (OSError, ValueError):
            return None

    def _until_ready(self, name, old_pid):
        deadline = time.monotonic() + self.patience
        while True:
            record = self._record(name)
            if record and record["pid"] != old_pid:
                try:
                    self.clock(name, "Status")()
                    return
                except CallFailed:
                    self._forget(name)
            if self.process.poll() is not None:
                raise SystemFailed(f"`carillon up` ended with {self.process.returncode}: {self.last_lines()}")
            if time.monotonic() > deadline:
                raise SystemFailed(f"{name} is not ready after {self.patience} s: {self.last_lines()}")
            time.sleep(0.02)

    def last_lines(self):
        self.output.flush()
        return pathlib.Path(self.output.name).read_text(errors="replace")[-2000:]

    @property
    def gateway(self):
        host, port = self._record("gateway")["extra"]["http"].rsplit(":", 1)
        return host, int(port)

    def method(self, service, package, contract, name):
        """A method of a service, called as the operator; the connection stays."""
        key = service, contract, name
        if key not in self.methods:
            if service not in self.peers:
                self.peers[service] = Peer(self.run, service)
            self.methods[key] = self.peers[service].method(package, contract, name)
        return self.methods[key]

    def clock(self, service, name):
        return self.method(service, TESTING, "Clock", name)

    def _forget(self, service):
        """Closes the connection to a process that ended."""
        if service in self.peers:
            self.peers.pop(service).close()
        self.methods = {key: method for key, method in self.methods.items() if key[0] != service}

    def command(self, *arguments):
        """The JSON that a `carillon` command prints."""
        done = subprocess.run([self.carillon, *arguments, "--json", "--run-dir", str(self.run)], capture_output=True, text=True,
                              timeout=self.patience)
        if done.returncode != 0:
            raise SystemFailed(f"carillon {' '.join(arguments)}: {done.stderr.strip()}")
        return json.loads(done.stdout) if done.stdout.strip() else {}

    def until_killable(self, name):
        """`carillon up` gives a process up that ends five times in a minute."""
        time.sleep(max(0, self.killed.get(name, 0) + 16 - time.monotonic()))

    def kill(self, name, delay=0):
        """Ends a process as a crash would, after a delay in seconds."""
        time.sleep(delay)
        self.killed[name] = time.monotonic()
        pid = self._record(name)["pid"]
        os.kill(pid, signal.SIGKILL)
        return pid

    def until_restarted(self, name, old_pid):
        self._forget(name)
        self._until_ready(name, old_pid)

    def stop(self):
        for peer in self.peers.values():
            peer.close()
        if self.process.poll() is None:
            self.process.stdin.close()
            try:
                self.process.wait(45)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.output.close()
