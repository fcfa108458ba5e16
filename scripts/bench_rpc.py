#!/usr/bin/env python3
"""Measures calls of every kind beside foreign servers and clients; prints one table and writes .build/bench/rpc.json.

    scripts/bench_rpc.py             everything, some ten minutes
    scripts/bench_rpc.py --quick     one run, 1 and 8 connections

The server side is measured with h2load for all servers, the client side with our client and gRPC C++'s against our server. Whatever is
measured gets one core and the other side the other one. Figures are medians of several runs, in which the peers take turns.
"""
import argparse
import collections
import contextlib
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

from benchlib import Server, Table, ensure_packages, free_port, note, on_core, release, root, shown, start

OURS, NGHTTPD, CPP, PYTHON, SWIFT = "Carillon", "nghttpd", "gRPC C++", "grpcio", "grpc-swift-2"
SERVERS = [OURS, NGHTTPD, CPP, PYTHON, SWIFT]
CLIENTS = [OURS, CPP]
KIB64 = 65536

# What a call is: the messages of a streaming one, and how many calls run at once on a connection by the number of connections.
Shape = collections.namedtuple("Shape", "kind method bytes messages in_flight")
UNARY = ((1, 100), (8, 100), (64, 10))
FEW = ((1, 8), (8, 2), (64, 1))
SHAPES = [
    Shape("unary", "Get", 100, 1, UNARY),
    Shape("unary", "Get", KIB64, 1, FEW),
    Shape("server-stream", "List", 100, 200, FEW),
    Shape("server-stream", "List", KIB64, 20, FEW),
    Shape("client-stream", "Collect", 100, 200, FEW),
    Shape("client-stream", "Collect", KIB64, 20, FEW),
    Shape("bidi", "Exchange", 100, 200, FEW),
]
# One measurement: which side, what call, over what.
Case = collections.namedtuple("Case", "side shape connections tls")
Figures = collections.namedtuple("Figures", "rate cpu")


def in_flight(case):
    return str(dict(case.shape.in_flight)[case.connections])


def label(case):
    size = "64 KB" if case.shape.bytes == KIB64 else f"{case.shape.bytes} B"
    return f"{case.side}, {case.shape.kind} {size}, {'TLS' if case.tls else 'plain'}, c{case.connections}"


def cases(quick):
    connections = [1, 8] if quick else [1, 8, 64]
    found = []
    for side in ("server", "client"):
        for tls in (False, True):
            for shape in SHAPES:
                few = shape.kind == "bidi" or (shape.kind == "unary" and shape.bytes == KIB64)
                found += [Case(side, shape, count, tls) for count in ([8] if few else connections)]
    return found


class Bench:
    """The programs, their certificate and the servers, which run from the beginning to the end."""

    def __init__(self, folder, stack, seconds):
        self.folder, self.stack, self.seconds = folder, stack, seconds
        self.certificate, self.key = str(folder / "certificate.pem"), str(folder / "key.pem")
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1", "-subj", "/CN=localhost",
             "-addext", "subjectAltName=IP:127.0.0.1,DNS:localhost", "-keyout", self.key, "-out", self.certificate],
            check=True, stderr=subprocess.DEVNULL)
        for shape in SHAPES:
            streams = shape.kind in ("client-stream", "bidi")
            subprocess.run(
                [str(release / "carillon-bench"), "rpc-body", str(self.body(shape)), "--bytes", str(shape.bytes),
                 "--messages", str(shape.messages if streams else 1), "--responses", str(shape.messages if shape.kind == "server-stream" else 0)],
                check=True)
        for size in (103, KIB64):
            (folder / f"static-{size}").write_bytes(b"x" * size)
        self.servers = {(name, tls): self.start(name, tls, core=0) for name in SERVERS for tls in (False, True)}
        # For the client side: the measured client has core 0.
        self.targets = {tls: self.start(OURS, tls, core=1) for tls in (False, True)}

    def static(self, shape):
        return f"/static-{103 if shape.bytes == 100 else shape.bytes}"

    def body(self, shape):
        return self.folder / f"{shape.kind}-{shape.bytes}.body"

    def start(self, name, tls, core, environment=None):
        pem = [self.certificate, self.key] if tls else []
        port = None
        if name == OURS:
            command = [str(release / "carillon-bench"), "rpc-echo"] + (["--certificate", pem[0], "--key", pem[1]] if tls else [])
        elif name == NGHTTPD:
            port = free_port()
            command = ["nghttpd", "-n1", "-d", str(self.folder), *([] if tls else ["--no-tls"]), str(port), *reversed(pem)]
        elif name == CPP:
            command = [str(root / "Benchmarks/grpc-cpp/build/echo-server"), *pem]
        elif name == PYTHON:
            command = [str(root / ".build/python/bin/python"), str(root / "Benchmarks/grpcio/echo_server.py"), *pem]
        else:
            command = [str(root / ".build/grpc-swift-bench/release/echo-server"), *pem]
        return self.stack.enter_context(Server([*on_core(core), *command], r"port (\d+)", port, environment))

    # ---- The server side ----

    def server_side(self, name, case):
        """h2load against a server: its rate, and the CPU time the server took for each, from the middle of the run."""
        shape, seconds = case.shape, self.seconds
        server = self.servers[name, case.tls]
        command = self.h2load(name, case, server, ["-D", f"{int(seconds * 1000)}ms", "--warm-up-time", "200ms"])
        process = start(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        time.sleep(0.25)
        began, before = time.monotonic(), server.cpu_seconds()
        time.sleep(max(0.1, seconds - 0.15))
        share = (server.cpu_seconds() - before) / (time.monotonic() - began)
        output, _ = process.communicate(timeout=60)
        check_h2load(output, name, case)
        rate = float(re.search(r"finished in .*?, ([\d.]+) req/s", output).group(1)) * shape.messages
        return Figures(rate, share / rate * 1e6 if rate else 0)

    def h2load(self, name, case, server, how_long):
        shape = case.shape
        command = [*on_core(1), "h2load", *how_long, "-c", str(case.connections), "-m", in_flight(case), "-t", "1"]
        base = f"{'https' if case.tls else 'http'}://127.0.0.1:{server.port}"
        if name == NGHTTPD:
            command += [f"{base}{self.static(shape)}"]
        else:
            command += ["-d", str(self.body(shape)), "-H", "content-type: application/grpc", "-H", "te: trailers"]
            if shape.kind == "server-stream":
                command += ["-H", f"x-responses: {shape.messages}"]
            command += [f"{base}/carillon.bench.v1.Echo/{shape.method}"]
        return command

    def server_allocations(self, name, case, counter):
        """Heap allocations of a server for each call or message: what a long run has more than a short one."""
        file = self.folder / f"allocations-{name.replace(' ', '-')}"
        file.write_bytes(bytes(8))
        server = self.start(name, case.tls, 0, {"LD_PRELOAD": str(counter), "CARILLON_ALLOCATIONS_FILE": str(file)})
        counts = []
        for calls in (200, 200, 1200):
            before = int.from_bytes(file.read_bytes(), sys.byteorder)
            output = subprocess.run(
                self.h2load(name, case, server, ["-n", str(calls)]), capture_output=True, text=True, timeout=60).stdout
            check_h2load(output, name, case)
            counts.append(int.from_bytes(file.read_bytes(), sys.byteorder) - before)
        return (counts[2] - counts[1]) / 1000 / case.shape.messages

    def server_latency(self, name, case, rate):
        shape = case.shape
        command = [
            *on_core(1), str(release / "carillon-bench"), "http2-pace", str(self.servers[name, case.tls].port), "--rate", f"{rate:.0f}",
            "--connections", str(case.connections)]
        if name == NGHTTPD:
            command += ["--path", self.static(shape)]
        else:
            command += ["--path", f"/carillon.bench.v1.Echo/{shape.method}", "--body", str(self.body(shape))]
        return self.percentiles(command, f"http2-pace against {name}", case)

    # ---- The client side ----

    def client(self, name, case, *more):
        shape, server = case.shape, self.targets[case.tls]
        program = [str(release / "carillon-bench"), "rpc-load"] if name == OURS else [str(root / "Benchmarks/grpc-cpp/build/echo-load")]
        command = [
            *on_core(0), *program, str(server.port), "--shape", shape.kind, "--connections", str(case.connections), "--in-flight",
            in_flight(case), "--bytes", str(shape.bytes), "--messages", str(shape.messages), "--warm-up", "0.2"]
        return command + list(more)

    def client_side(self, name, case):
        report = self.report(self.client(name, case, "--seconds", str(self.seconds)), f"the client of {name}", case)
        return Figures(report["per_second"], report["cpu_microseconds"])

    def client_latency(self, name, case, rate):
        return self.percentiles(self.client(name, case, "--rate", f"{rate:.0f}"), f"the client of {name}", case)

    def percentiles(self, command, what, case):
        report = self.report(command, what, case)
        return report["p50_microseconds"], report["p99_microseconds"]

    def report(self, command, what, case):
        """Runs a load generator of ours or gRPC C++'s; returns what it printed."""
        command += ["--trust", self.certificate] if case.tls else []
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        report = json.loads(done.stdout) if done.returncode == 0 else {"failed": 1, "problem": done.stderr}
        if report["failed"]:
            raise SystemExit(f"bench: {what} saw failures ({label(case)}): {report.get('problem')}")
        return report


def check_h2load(output, name, case):
    failed = re.search(r"(\d+) failed, (\d+) errored", output)
    if not failed or failed.groups() != ("0", "0"):
        raise SystemExit(f"bench: h2load against {name} saw failures ({label(case)}):\n{output}")


def peers_of(case):
    if case.side == "client":
        return CLIENTS
    return [name for name in SERVERS if name != NGHTTPD or case.shape.kind == "unary"]


def measure(bench, wanted, runs):
    """Rates and CPU times: for each case and peer its runs, the peers by turns. The first run of each kind of call warms up."""
    figures = collections.defaultdict(list)
    warm = set()
    for case in wanted:
        one = bench.server_side if case.side == "server" else bench.client_side
        names = peers_of(case)
        if (case.side, case.shape, case.tls) not in warm:
            warm.add((case.side, case.shape, case.tls))
            for name in names:
                one(name, case)
        for _ in range(runs):
            for name in names:
                figures[case, name].append(one(name, case))
        note(f"  {label(case)}: " + ", ".join(
            f"{name} {shown(statistics.median(f.rate for f in figures[case, name]))}/s" for name in names))
    return figures


# Clients reach their rates by batches, which calls begun one by one do not make: half of such a rate is more than either can do.
CLIENT_RATE = 10_000


def measure_latency(bench, wanted, figures, runs):
    """Servers get half of what each reached; nghttpd what Carillon gets, for its own half is more than the generator can send."""
    latency = collections.defaultdict(list)
    for case in wanted:
        if case.shape.kind != "unary" or case.shape.bytes != 100 or case.connections != 8:
            continue
        for _ in range(runs):
            for name in peers_of(case):
                if case.side == "client":
                    latency[case, name].append(bench.client_latency(name, case, CLIENT_RATE))
                    continue
                of = OURS if name == NGHTTPD else name
                latency[case, name].append(bench.server_latency(name, case, statistics.median(f.rate for f in figures[case, of]) / 2))
        note(f"  {label(case)}, latency: " + ", ".join(
            f"{name} {statistics.median(p[0] for p in latency[case, name]):.0f}/{statistics.median(p[1] for p in latency[case, name]):.0f} µs"
            for name in peers_of(case)))
    return latency


def measure_allocations(bench):
    """What a call or message allocates on the heap: the servers' under h2load, and ours again, server and client, under our own client."""
    counter = bench.folder / "counter.so"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", str(counter), str(root / "Benchmarks/allocations/counter.c")], check=True)
    counts = {}
    for shape in SHAPES:
        if shape.bytes == 100:
            case = Case("server", shape, 1, False)
            for name in peers_of(case):
                if name not in (NGHTTPD, PYTHON):
                    counts[f"{shape.kind}, server, {name}"] = bench.server_allocations(name, case, counter)
    output = subprocess.run(
        [str(root / "scripts/allocations.sh"), str(release / "carillon-bench")], check=True, cwd=root, stdout=subprocess.PIPE, text=True).stdout
    return counts | {f"{kind}, {OURS} both sides": float(count) for kind, count in (line.split("\t") for line in output.splitlines())}


def fill(table, wanted, figures, latency, allocated):
    for case in wanted:
        rates = {name: [f.rate for f in figures[case, name]] for name in peers_of(case)}
        cpu = {name: [f.cpu for f in figures[case, name]] for name in peers_of(case)}
        unit = "calls/s" if case.shape.kind == "unary" else "messages/s"
        for name in peers_of(case):
            others = {peer: rates[peer] for peer in rates if peer != OURS} if name == OURS else None
            table.add(f"{label(case)}, {name}", unit, rates[name], others)
            others = {peer: cpu[peer] for peer in cpu if peer != OURS} if name == OURS else None
            table.add(f"{label(case)}, {name}, CPU", "µs", cpu[name], others)
        for index, percentile in enumerate(("p50", "p99")):
            for name in peers_of(case):
                if (case, name) in latency:
                    table.add(f"{label(case)}, {name}, {percentile} of latency", "µs", [pair[index] for pair in latency[case, name]])
    for kind, count in allocated.items():
        table.add(f"heap allocations, {kind}", "each", [count])


def show(table, wanted, figures, latency, allocated):
    """The table for people: a line for each case, ours first, then how many times a peer's rate ours is."""
    print(f"\n{table.write()}")
    print("\nRates a second (calls; messages where they stream) and CPU time of the measured side for each; N × PEER: ours by theirs.")
    width = max(len(label(case)) for case in wanted)
    for case in wanted:
        def middle(name, field):
            return statistics.median(getattr(f, field) for f in figures[case, name])
        ours = middle(OURS, "rate")
        line = f"  {label(case):<{width}} {shown(ours):>10} {middle(OURS, 'cpu'):>8.2f} µs "
        for name in peers_of(case)[1:]:
            rate = middle(name, "rate")
            line += f"  {ours / rate if rate else float('inf'):>5.2f} × {name} ({shown(rate)}, {middle(name, 'cpu'):.2f} µs)"
        print(line)
    print(
        "\nLatency of unary calls of 100 B over 8 connections, servers at half of each one's own rate, "
        f"clients at {CLIENT_RATE:,} calls/s, p50 / p99:")
    for case, name in latency:
        pairs = latency[case, name]
        print(f"  {case.side}, {'TLS' if case.tls else 'plain'}, {name:<12} "
              f"{statistics.median(p[0] for p in pairs):>8,.0f} / {statistics.median(p[1] for p in pairs):,.0f} µs")
    print("\nHeap allocations for each call, message or conversion:")
    for kind, count in allocated.items():
        print(f"  {kind:<50} {count:>7.1f}")


def build(with_swift):
    """The peers; ours is built by `make`."""
    ensure_packages([
        "libgrpc++-dev", "protobuf-compiler-grpc", "protobuf-compiler", "nghttp2-client", "nghttp2-server", "g++", "make", "openssl",
        "python3-venv"])
    subprocess.run(["make", "-s", "-C", str(root / "Benchmarks/grpc-cpp")], check=True)
    subprocess.run([str(root / "scripts/python-env.sh")], check=True)
    if with_swift:
        note("bench: building the grpc-swift-2 peer, which takes minutes the first time")
        subprocess.run(
            ["swift", "build", "-c", "release", "--package-path", str(root / "Benchmarks/grpc-swift"), "--scratch-path",
             str(root / ".build/grpc-swift-bench"), "--product", "echo-server"], check=True, stdout=subprocess.DEVNULL)


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Measures calls of every kind beside foreign servers and clients.")
    parser.add_argument("--quick", action="store_true", help="one run, 1 and 8 connections, without grpc-swift-2")
    parser.add_argument("--runs", type=int, help="runs of each case (3)")
    parser.add_argument("--only", default="", help="only cases whose name contains this, such as 'client, unary'")
    parser.add_argument("--no-build", action="store_true", help="take the peers as they are")
    options = parser.parse_args(arguments)
    if options.quick:
        SERVERS.remove(SWIFT)
    if not options.no_build:
        build(SWIFT in SERVERS)
    runs = options.runs or (1 if options.quick else 3)
    seconds = 0.5
    wanted = [case for case in cases(options.quick) if options.only in label(case)]
    if not wanted:
        parser.error(f"no case has '{options.only}' in its name; the names are like '{label(cases(True)[0])}'")
    table = Table("rpc", {
        "servers": f"loaded by h2load -t1 for {seconds} s after 0.2 s of warm-up", "clients": "against Carillon's server",
        "in flight a connection": "unary 100, 100, 10 by the number of connections; others 8, 2, 1, streams of 200 or, with 64 KB, 20 messages",
        "cores": "one for the measured side, the other for the other side", "TLS": "1.3, AES-128-GCM or AES-256-GCM as they choose, ECDSA P-256",
        "grpcio and grpc-swift-2": "messages left as bytes",
        "allocations": "not of nghttpd and grpcio, which have allocators of their own"})
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        bench = Bench(pathlib.Path(folder), stack, seconds)
        figures = measure(bench, wanted, runs)
        latency = measure_latency(bench, wanted, figures, runs)
        allocated = measure_allocations(bench)
    fill(table, wanted, figures, latency, allocated)
    show(table, wanted, figures, latency, allocated)


if __name__ == "__main__":
    main(sys.argv[1:])
