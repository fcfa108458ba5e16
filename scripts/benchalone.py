"""Parts of bench_dispatcher.py that need no system: the sender with its connections, and the encryption for browsers."""
import json
import pathlib
import re
import resource
import subprocess
import tempfile

import benchlib

DEVICES = 100
# Apple grants as many streams on a connection.
STREAMS = 1_000


def bench(*arguments, core=1, may_fail=False):
    """What one run of `carillon-bench` printed, on a core of its own or, with None, on all.

    With `may_fail` None, when it failed.
    """
    place = benchlib.on_core(core) if core is not None else []
    done = subprocess.run([*place, str(benchlib.release / "carillon-bench"), *map(str, arguments)], stdout=subprocess.PIPE, text=True)
    if done.returncode and may_fail:
        return None
    if done.returncode:
        raise SystemExit(f"bench: {arguments[0]} failed")
    return json.loads(done.stdout)


# ---- The sender ----


class Nghttpd:
    """nghttpd with TLS on core 0, which answers 200 to each push.

    It answers a POST to a file of its document root as a GET, when it has read the body. So each device has an empty file, and the answer has no
    body, as Apple's. With --echo-upload it would write each body to a file and send it back.
    """

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.certificate, key = self.folder / "certificate.pem", self.folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
             "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(self.certificate)],
            check=True, stderr=subprocess.DEVNULL)
        root = self.folder / "root"
        self.paths = [f"/3/device/{number:064x}" for number in range(DEVICES)]
        (root / "3" / "device").mkdir(parents=True)
        for path in self.paths:
            (root / path[1:]).touch()
        self.port = benchlib.free_port()
        self.server = benchlib.Server(
            [*benchlib.on_core(0), "nghttpd", "-n1", "-m", str(STREAMS), "-d", str(root), str(self.port), str(key), str(self.certificate)],
            None, self.port)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.__exit__()

    def ours(self, pushes, connections, *more):
        report = bench(
            "sender", self.port, "--trust", self.certificate, "--pushes", pushes, "--connections", connections, "--in-flight",
            STREAMS * connections, "--devices", DEVICES, "--body-file", self.folder / "body.json", *more)
        benchlib.note(f"  {report['sent_per_second']:,.0f} pushes/s, {report['cpu_microseconds_a_push']:.1f} µs a push")
        return report

    def h2load(self, pushes, connections):
        """The body of our pushes, and header fields of their sizes: rate, and CPU a push."""
        fields = {
            "authorization": "bearer " + "j" * 190, "apns-id": "0f8fad5b-d9cb-469f-a165-70867728950e", "apns-topic": "com.example.chat",
            "apns-push-type": "alert", "apns-priority": "10", "apns-expiration": "1770000090", "apns-collapse-id": "psh_100000",
            "content-type": "application/json"}
        command = [
            *benchlib.on_core(1), "h2load", "-t1", "-n", str(pushes), "-c", str(connections), "-m", str(STREAMS), "-d",
            str(self.folder / "body.json")]
        for name, value in fields.items():
            command += ["-H", f"{name}: {value}"]
        before = children_seconds()
        output = subprocess.run(
            [*command, *(f"https://127.0.0.1:{self.port}{path}" for path in self.paths)], capture_output=True, text=True, timeout=600).stdout
        cpu = (children_seconds() - before) / pushes * 1e6
        if f"status codes: {pushes} 2xx" not in output:
            raise SystemExit(f"bench: nghttpd refused h2load:\n{output}")
        rate = float(re.search(r"finished in .*?, ([\d.]+) req/s", output).group(1))
        benchlib.note(f"  h2load: {rate:,.0f} pushes/s, {cpu:.1f} µs a push")
        return rate, cpu


def children_seconds():
    """CPU time of the processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def sender(table, options):
    """The adapter of APNs and the dispatcher's connections, against nghttpd, beside h2load with the same body."""
    benchlib.ensure_packages(["nghttp2-server", "nghttp2-client", "openssl"])
    pushes = options.pushes * 3
    for connections in (1, 4):
        ours, alone, peers = [], [], []
        with tempfile.TemporaryDirectory(prefix="carillon-sender-") as folder, Nghttpd(folder) as server:
            for number in range(options.runs):
                benchlib.note(f"run {number + 1} of {options.runs}: the sender, {pushes:,} pushes over {connections} connections to nghttpd …")
                ours.append(server.ours(pushes, connections))
                benchlib.note("  one push, composed once …")
                alone.append(server.ours(pushes, connections, "--compose-once"))
                peers.append(server.h2load(pushes, connections))
        rates = [rate for rate, _ in peers]
        name = f"sender, {connections} connection{'s' if connections > 1 else ''}"
        add_share(table, name, ours, rates)
        table.add(f"  CPU, {name}", "µs a push", cpu(ours), {"h2load": [spent for _, spent in peers]}, goal=("≤", 8))
        table.add("  without composing", "pushes/s", [report["sent_per_second"] for report in alone], {"h2load": rates})
        table.add("  CPU without composing", "µs a push", cpu(alone), {"h2load": [spent for _, spent in peers]})
        table.add("  most memory, with the program's pages", "MB", [report["peak_resident_bytes"] / 1e6 for report in ours], goal=("≤", 60))
        table.add("  private memory at the end", "MB", [report["private_bytes"] / 1e6 for report in ours])


def add_share(table, name, ours, rates):
    """The rate, and the part of the peer's rate that it is, run by run."""
    table.add(name, "pushes/s", [report["sent_per_second"] for report in ours], {"h2load": rates})
    table.add(
        "  part of h2load's rate in the same run", "%", [100 * report["sent_per_second"] / rate for report, rate in zip(ours, rates)],
        goal=("≥", 70))


def cpu(reports):
    return [report["cpu_microseconds_a_push"] for report in reports]


# ---- Encryption for browsers ----


def openssl_bound():
    """Messages a second that two operations of OpenSSL alone allow on one core.

    A message needs an agreement on a secret (ECDH), and a new key of the sender. `openssl speed` does not make keys. A signature does the same
    multiplication of the curve's base point, and little beside it.
    """
    output = subprocess.run(
        [*benchlib.on_core(1), "openssl", "speed", "-seconds", "2", "-mr", "ecdhp256", "ecdsap256"], capture_output=True, text=True,
        check=True).stdout
    agreements = float(re.search(r"^\+F5:\d+:256:([\d.]+)", output, re.M).group(1))
    signatures = float(re.search(r"^\+F4:\d+:256:([\d.]+)", output, re.M).group(1))
    return 1 / (1 / agreements + 1 / signatures)


def python_peer(messages):
    """Messages a second by the Python package cryptography, on one core."""
    done = subprocess.run(
        [*benchlib.on_core(1), str(benchlib.root / ".build/python/bin/python"), str(benchlib.root / "scripts/webpush_peer.py"), str(messages)],
        stdout=subprocess.PIPE, text=True, check=True)
    return float(done.stdout)


def encrypt(table, options):
    """Messages for browsers, composed and encrypted on one core, each with a new key (RFC 8291)."""
    benchlib.ensure_packages(["openssl"])
    subprocess.run([str(benchlib.root / "scripts/python-env.sh")], check=True)
    ours, bounds, peers = [], [], []
    for number in range(options.runs):
        benchlib.note(f"run {number + 1} of {options.runs}: {options.pushes:,} messages for browsers …")
        ours.append(bench("encrypt", "--messages", options.pushes))
        bounds.append(openssl_bound())
        peers.append(python_peer(options.pushes // 10))
        benchlib.note(f"  {ours[-1]['per_second']:,.0f} a second, openssl {bounds[-1]:,.0f}, Python {peers[-1]:,.0f}")
    table.add(
        "Web Push encryptions on one core", "a second", [report["per_second"] for report in ours],
        {"ECDH and a key by OpenSSL alone": bounds, "Python's cryptography": peers}, goal=("≥", 30_000))
    table.add("  CPU", "µs each", [report["cpu_microseconds"] for report in ours])
