"""Services of a run folder, each a process of the benchmark's own."""
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

import benchlib


class Service:
    """One process of a run folder, ended by its own pid."""

    def __init__(self, run, name, settings=None, listen="ipv4:127.0.0.1:0", cores=None):
        """`cores`: the process has these alone."""
        self.record = run / f"{name}.json"
        self.record.unlink(missing_ok=True)
        command = [benchlib.release / name, "--run-dir", run, "--log-level", "warning"]
        command += ["--listen", listen] if listen else []
        for key, value in (settings or {}).items():
            command += ["--set", f"{key}={value}"]
        if cores:
            command = ["taskset", "-c", ",".join(map(str, cores))] + command
        started = time.monotonic()
        self.process = benchlib.start(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while not self.record.exists():
            if self.process.poll() is not None or time.monotonic() - started > 60:
                raise SystemExit(f"bench: {name} did not start; see {run}/logs")
            time.sleep(0.002)
        self.seconds_to_start = time.monotonic() - started

    def cpu_seconds(self):
        """User and system time, with that of threads that ended."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self, what="VmRSS"):
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(what + ":"):
                return int(line.split()[1]) / 1_024
        return 0

    def forget_peak(self):
        """Lets `VmHWM` begin anew."""
        pathlib.Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)

    def kill(self):
        self.process.kill()
        self.process.wait(10)


class System:
    """All services but the gateway, and the provider simulator, in a fresh folder, which is removed at the end.

    `without`: services that do not run. `apart`: one that has a core of its own; the others, and this script, have the rest of the cores.
    `gateway`: `http` or `https`, for a gateway too, without limits of users. `keep`: a folder that stays; what it has is used again.
    """

    def __init__(self, without=(), apart=None, gateway=None, keep=None):
        self.without, self.apart, self.gateway, self.keep = without, apart, gateway, keep
        self.services, self.peers = {}, {}

    def __enter__(self):
        self.folder = self.keep or pathlib.Path(tempfile.mkdtemp(prefix="carillon-bench-"))
        self.run = self.folder / "run"
        self.cores = sorted(os.sched_getaffinity(0))
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def start(self):
        if not (self.run / "keys").exists():
            subprocess.run([benchlib.release / "carillon", "keys", "init", self.run], check=True, stdout=subprocess.DEVNULL)
        for part in ("stores", "sockets", "logs"):
            (self.run / part).mkdir(exist_ok=True)
        own = None
        if self.apart and len(self.cores) > 1 and shutil.which("taskset"):
            own = self.cores[-1:]
            keep_to(self.cores[:-1])
        for name in ["provider-sim", "registry", "preferences", "evaluator", "receipts", "dispatcher"]:
            if name in self.without:
                continue
            # With an address to listen on, the simulator takes its fixed ports.
            listen = None if name == "provider-sim" else "ipv4:127.0.0.1:0"
            settings = self.simulated_providers() if name == "dispatcher" else None
            self.services[name] = Service(self.run, name, settings, listen, own if name == self.apart else None)
        if self.gateway:
            settings = {"http_listen": "127.0.0.1:0", "limits.user_rate": 0}
            if self.gateway == "https":
                settings |= {"http_tls.certificate": self.run / "certs/gateway.pem", "http_tls.private_key": self.run / "certs/gateway.key"}
            self.services["gateway"] = Service(self.run, "gateway", settings)

    def port(self, name):
        """Of a service's calls; of the gateway that of HTTP."""
        record = json.loads((self.run / f"{name}.json").read_text())
        address = record["extra"][self.gateway] if name == "gateway" else record["rpc"][0]
        return int(address.rsplit(":", 1)[1])

    def simulated_providers(self):
        addresses = json.loads((self.run / "provider-sim.json").read_text())["extra"]
        return {
            "providers.apns.base_url": f"https://{addresses['apns']}", "providers.fcm.base_url": f"https://{addresses['fcm']}",
            "providers.oauth.token_url": addresses["oauth"], "providers.ca_file": self.run / "ca" / "ca.pem",
        }

    def __getitem__(self, name):
        return self.services[name]

    def call(self, service, package, contract, name):
        """A method of a service; the connection stays."""
        import benchgrpc
        if service not in self.peers:
            self.peers[service] = benchgrpc.Peer(self.run, service)
        return self.peers[service].method(package, contract, name)

    def __exit__(self, *_):
        for peer in self.peers.values():
            peer.close()
        # Nothing of it is wanted any more.
        for service in self.services.values():
            service.kill()
        keep_to(self.cores)
        if not self.keep:
            shutil.rmtree(self.folder, ignore_errors=True)


def keep_to(cores):
    """All threads of this script run on these cores."""
    for task in os.listdir("/proc/self/task"):
        try:
            os.sched_setaffinity(int(task), cores)
        except ProcessLookupError:
            pass


def wait_until(what, seconds, ask, pause=0.01):
    """The first value of `ask` that counts as true."""
    deadline = time.monotonic() + seconds
    while True:
        value = ask()
        if value:
            return value
        if time.monotonic() > deadline:
            raise SystemExit(f"bench: within {seconds} s this did not happen: {what}")
        time.sleep(pause)
