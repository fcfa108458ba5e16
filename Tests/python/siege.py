"""Honest clients at a gateway that hostile ones besiege, and what the gateway's process holds meanwhile.

usage: siege.py HOST:PORT PID SETTINGS

SETTINGS is a JSON object: `connections` hostile ones at once (hostile_clients.py), for `seconds`; the gateway's `address_connections`,
`head_seconds`, `body_seconds` and `held_body_bytes`; `user_token` of an honest user, `mallory_token` of a hostile one, and the honest host's
`service_key`; perhaps `kind`, the only kind of hostile client.

Prints one JSON object. `faults` are what must not happen: a wrong answer to an honest client, an answer that a hostile one must not get, a slow
client that nobody cuts off, and memory or sockets of the process PID beyond their bounds. Times are printed and judged by nobody.
"""
import lifeline  # noqa: F401 (ends with its starter)

import asyncio
import json
import logging
import os
import sys
import time
from collections import Counter

from wire import bearer, drip, head, read_answer, send

# What asyncio says of connections that end would stand before the result.
logging.disable(logging.CRITICAL)
host, port = sys.argv[1].rsplit(":", 1)
port, pid, settings = int(port), int(sys.argv[2]), json.loads(sys.argv[3])
CONNECTIONS = settings["connections"] + settings["address_connections"]
HONEST_CLIENTS = 6
PATIENCE = 30
MIB = 1024 * 1024

faults = []
honest_count = Counter()
honest_times = {"healthz": [], "devices": [], "events": []}
cut_times = []


def fault(text):
    if len(faults) < 50:
        faults.append(text)


# Honest clients.

async def ask(connection, method, path, token=None, body=None):
    reader, writer = connection
    data = b"" if body is None else json.dumps(body).encode()
    writer.write(head(method, path, bearer(token) if token else {}, None if body is None else len(data)) + data)
    await writer.drain()
    return await read_answer(reader)


def shown(answer):
    """Status and ids of a list of devices. Their times change while the services work."""
    status, body = answer
    items = json.loads(body).get("items", []) if status == 200 else []
    return status, [item.get("push_device_id") or item.get("pushDeviceId") for item in items]


async def devices_once():
    connection = await asyncio.open_connection(host, port)
    found = shown(await ask(connection, "GET", "/api/v1/push/devices", settings["user_token"]))
    connection[1].close()
    return found


async def honest(number, devices):
    connection, asked = None, 0
    while not over.is_set():
        asked += 1
        began = time.monotonic()
        try:
            # Some keep their connection, and some come anew.
            if connection is None or number % 2 == 0 and asked % 5 == 0:
                if connection is not None:
                    connection[1].close()
                connection = await asyncio.wait_for(asyncio.open_connection(host, port), PATIENCE)
            if asked % 3 == 0:
                kind = "events"
                event = {
                    "event_id": f"e_{number}_{asked}", "event_type": "message.sent", "actor_id": "ben", "channel_id": "ch_general",
                    "channel_type": "public", "mentions": [{"type": "user", "user_id": "ann"}],
                    "data": {"message_id": f"m_{number}_{asked}", "text": "hello", "sender_name": "Ben"},
                }
                status, body = await asyncio.wait_for(ask(connection, "POST", "/api/v1/events", settings["service_key"], event), PATIENCE)
                right = status == 202 and json.loads(body).get("accepted") == 1
            elif asked % 3 == 1:
                kind = "devices"
                status, body = await asyncio.wait_for(ask(connection, "GET", "/api/v1/push/devices", settings["user_token"]), PATIENCE)
                right = shown((status, body)) == devices
            else:
                kind = "healthz"
                status, body = await asyncio.wait_for(ask(connection, "GET", "/healthz"), PATIENCE)
                right = status == 200 and json.loads(body).get("ok") is True
            honest_times[kind].append(time.monotonic() - began)
            honest_count["right" if right else "wrong"] += 1
            if not right:
                fault(f"an honest client got {status} {body[:300]}")
                connection = None
        except (OSError, ValueError, asyncio.TimeoutError) as error:
            honest_count["wrong"] += 1
            fault(f"an honest client failed: {error!r}")
            connection = None
        await pause(0.1)


async def slow(begin, rest, limit):
    """A slow client among the others: it is cut off some seconds after its limit, however busy hostile_clients.py is."""
    while not over.is_set():
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection(host, port), PATIENCE)
        except (OSError, asyncio.TimeoutError) as error:
            fault(f"a slow client cannot connect: {error!r}")
            return
        began = time.monotonic()
        await send(writer, begin)
        if await drip(reader, writer, rest, limit + 15) is None:
            fault(f"a client that sends byte by byte was not cut off {limit + 15} s after its first byte; the limit is {limit} s")
        cut_times.append(time.monotonic() - began - limit)
        writer.transport.abort()
        await pause(0.5)


# The process.

def memory():
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS:"))


def sockets():
    count = 0
    for entry in os.scandir(f"/proc/{pid}/fd"):
        try:
            count += os.readlink(entry.path).startswith("socket:")
        except OSError:
            pass
    return count


def cpu_seconds():
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def watch(peak):
    while not over.is_set():
        peak["memory"], peak["sockets"] = max(peak["memory"], memory()), max(peak["sockets"], sockets())
        await pause(0.5)


async def pause(seconds):
    try:
        await asyncio.wait_for(over.wait(), seconds)
    except asyncio.TimeoutError:
        pass


async def besieged():
    """Runs the hostile clients to their end, and returns what they report."""
    program = os.path.join(os.path.dirname(__file__), "hostile_clients.py")
    process = await asyncio.create_subprocess_exec(
        sys.executable, program, lifeline.FLAG, sys.argv[1], sys.argv[3], stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    said = await process.stdout.read()
    if await process.wait() != 0:
        fault(f"the hostile clients ended with {process.returncode}: {said[-300:]}")
        return {}
    return json.loads(said)


def percentiles(times):
    times = sorted(times) or [0.0]
    return {name: round(1_000 * times[int(share * (len(times) - 1))], 1) for name, share in [("p50", 0.5), ("p99", 0.99), ("max", 1)]}


async def main():
    global over
    over = asyncio.Event()
    before = {"memory": memory(), "sockets": sockets()}
    peak, cpu = dict(before), cpu_seconds()
    devices = await devices_once()
    if devices[0] != 200 or len(devices[1]) != 1 or devices[1][0] is None:
        fault(f"before the attack: {devices}")
    body = head("PUT", "/api/v1/users/me/notifications", bearer(settings["mallory_token"]), 10_000)
    tasks = [asyncio.ensure_future(honest(number, devices)) for number in range(HONEST_CLIENTS)] + [asyncio.ensure_future(watch(peak))]
    tasks.append(asyncio.ensure_future(slow(b"GET /healthz HTTP/1.1\r\nhost: gateway\r\nx-a: ", b"a" * 10_000, settings["head_seconds"])))
    tasks.append(asyncio.ensure_future(slow(body, b" " * 10_000, settings["body_seconds"])))
    hostile = await besieged()
    over.set()
    cpu = cpu_seconds() - cpu
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, BaseException):
            fault(f"the program: {ended!r}")
    most = {
        # What bodies may hold, some pages of each connection, and what an allocator keeps.
        "memory": before["memory"] + 3 * settings["held_body_bytes"] + 128 * MIB + 48 * 1024 * CONNECTIONS,
        "sockets": before["sockets"] + CONNECTIONS + 2 * HONEST_CLIENTS + 100,
    }
    for name, limit in most.items():
        if peak[name] > limit:
            fault(f"{name}: {peak[name]}, and the bound is {limit}")
    end = time.monotonic() + 20
    while sockets() > before["sockets"] + 20 and time.monotonic() < end:
        await asyncio.sleep(0.2)
    after = {"memory": memory(), "sockets": sockets()}
    if after["sockets"] > before["sockets"] + 20:
        fault(f"{after['sockets']} sockets stay open after the attack; there were {before['sockets']}")
    if await devices_once() != devices:
        fault("after the attack an honest client got another answer")
    print(json.dumps({
        "faults": faults + hostile.get("faults", []), "honest": honest_count, "hostile": hostile.get("outcomes", {}),
        "crowd_closed": hostile.get("crowd_closed", 0), "before": before, "peak": peak, "after": after,
        "cpu_seconds": {"gateway": round(cpu, 1), "hostile": hostile.get("cpu_seconds")},
        "honest_ms": percentiles([took for times in honest_times.values() for took in times]),
        "honest_ms_by_request": {kind: percentiles(times) for kind, times in honest_times.items()},
        "cut_off_ms_after_limit": percentiles(cut_times),
    }))


asyncio.run(main())
