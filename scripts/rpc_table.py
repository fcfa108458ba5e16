#!/usr/bin/env python3
"""Prints what `make bench-rpc` measured last as the tables of docs/rpc-benchmarks.md."""
import json
import re

from benchlib import results, shown

OURS = "Carillon"
PEERS = {"server": ["nghttpd", "gRPC C++", "grpcio", "grpc-swift-2"], "client": ["gRPC C++"]}

rows = {row["name"]: row for row in json.loads((results / "rpc.json").read_text())["rows"]}


def cases(side):
    """Names such as `server, unary 100 B, plain, c1`, in the order in which they were measured."""
    ending = f", {OURS}"
    return [name.removesuffix(ending) for name in rows if name.startswith(f"{side}, ") and name.endswith(ending)]


def cell(case, peer):
    """How many times the peer's rate ours is, and the CPU time that the peer needs."""
    if f"{case}, {peer}" not in rows:
        return ""
    return f"{rows[f'{case}, {OURS}']['ratios'][peer]:.2f} ({shown(rows[f'{case}, {peer}, CPU']['median'])})"


def print_rates(side):
    peers = PEERS[side]
    print(f"| | {OURS}, a second | smallest – largest | CPU, µs | " + " | ".join(f"× {peer} (its µs)" for peer in peers) + " |")
    print("| --- " * (4 + len(peers)) + "|")
    for case in cases(side):
        ours, cpu = rows[f"{case}, {OURS}"], rows[f"{case}, {OURS}, CPU"]
        cells = [case.removeprefix(f"{side}, "), shown(ours["median"]), f"{shown(ours['min'])} – {shown(ours['max'])}", shown(cpu["median"])]
        print("| " + " | ".join(cells + [cell(case, peer) for peer in peers]) + " |")


def print_latency():
    print("| | p50, µs | p99, µs |\n| --- | --- | --- |")
    for name, row in rows.items():
        if name.endswith(", p50 of latency"):
            case = name.removesuffix(", p50 of latency")
            print(f"| {case} | {shown(row['median'])} | {shown(rows[f'{case}, p99 of latency']['median'])} |")


def print_allocations():
    print("| | each |\n| --- | --- |")
    for name, row in rows.items():
        if name.startswith("heap allocations, "):
            print(f"| {re.sub('^heap allocations, ', '', name)} | {row['median']:.1f} |")


for title, show in (
    ("Servers", lambda: print_rates("server")), ("Clients, against our server", lambda: print_rates("client")),
    ("Latency", print_latency), ("Heap allocations", print_allocations),
):
    print(f"### {title}\n")
    show()
    print()
