"""Hostile clients and honest ones at the same gateway.

usage: hostile_clients.py HOST:PORT PID SETTINGS

SETTINGS is a JSON object: `connections` hostile ones at once, for `seconds`; the gateway's `address_connections`, `head_seconds` and
`body_seconds`; `user_token` of an honest user, `mallory_token` of a hostile one, and the honest host's `service_key`.

Prints one JSON object. `faults` are what must not happen: a wrong answer to an honest client, an answer that a hostile one must not get, and memory
or sockets of the process PID beyond their bounds. Times are printed and judged by nobody.
"""
import lifeline  # noqa: F401 (ends with its starter)

import asyncio
import json
import logging
import os
import random
import resource
import sys
import time
from collections import Counter, defaultdict

# What asyncio says of connections that end would stand before the result.
logging.disable(logging.CRITICAL)
host, port = sys.argv[1].rsplit(":", 1)
port, pid, settings = int(port), int(sys.argv[2]), json.loads(sys.argv[3])
CONNECTIONS, SECONDS = settings["connections"], settings["seconds"]
PER_ADDRESS = settings["address_connections"]
# A connection of each hostile address is far from the limit of an address.
CONNECTIONS_OF_ADDRESS = 250
# Beyond its limit an address tries so many more.
TOO_MANY = 100
HONEST_CLIENTS = 6
PATIENCE = 30
MIB = 1024 * 1024

faults = []
hostile_outcomes = defaultdict(Counter)
honest_times = []
honest_count = Counter()


def fault(text):
    if len(faults) < 50:
        faults.append(text)


def bearer(token):
    return {"authorization": f"Bearer {token}"}


def head(method, path, fields=None, length=None):
    lines = [f"{method} {path} HTTP/1.1", "host: gateway"] + [f"{name}: {value}" for name, value in (fields or {}).items()]
    if length is not None:
        lines += ["content-type: application/json", f"content-length: {length}"]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def read_answer(reader):
    """Status and body of an answer; None, and what came, where the connection ends before."""
    came = b""
    try:
        came = await reader.readuntil(b"\r\n\r\n")
        lines = came.decode("latin-1").split("\r\n")
        length = next((int(line.split(":")[1]) for line in lines[1:] if line.lower().startswith("content-length:")), 0)
        return int(lines[0].split()[1]), await reader.readexactly(length)
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError, ValueError, IndexError):
        return None, came


async def send(writer, data):
    """Writes, also to a peer that closes meanwhile; its answer may be there all the same."""
    try:
        writer.write(data)
        await writer.drain()
    except OSError:
        pass


def error_code(body):
    try:
        return json.loads(body)["error"]["code"]
    except (ValueError, KeyError, TypeError):
        return None


# Hostile clients. Each takes one connection, and returns the status that it got; None: the connection ended.

async def drip(reader, writer, data, limit):
    """Sends a byte every 0.3 s until there is an answer or the connection ends."""
    answer, end = asyncio.ensure_future(read_answer(reader)), time.monotonic() + limit + 15
    try:
        for byte in data:
            await send(writer, bytes([byte]))
            await asyncio.wait({answer}, timeout=0.3)
            if answer.done():
                return answer.result()
            if time.monotonic() > end or stopping.is_set():
                break
        if not stopping.is_set():
            fault(f"a client that sends byte by byte was not cut off {limit} s after its first")
        return "open", b""
    finally:
        answer.cancel()


async def slow_head(reader, writer):
    status, body = await drip(reader, writer, b"GET /healthz HTTP/1.1\r\nhost: gateway\r\nx-a: " + b"a" * 10_000, settings["head_seconds"])
    if status == 408 and error_code(body) != "request_timeout":
        fault(f"a slow head: {body[:200]}")
    return check("slow_head", status, {408, None, "open"})


async def slow_body(reader, writer):
    await send(writer, head("PUT", "/api/v1/users/me/notifications", bearer(settings["mallory_token"]), 10_000))
    status, body = await drip(reader, writer, b" " * 10_000, settings["body_seconds"])
    if status == 408 and error_code(body) != "request_timeout":
        fault(f"a slow body: {body[:200]}")
    return check("slow_body", status, {408, 429, 503, None, "open"})


async def garbage(reader, writer):
    await send(writer, bytes([random.randrange(128, 256)]) + random.randbytes(2_000) + b"\r\n\r\n\r\n\r\n")
    status, _ = await read_answer(reader)
    return check("garbage", status, {400, 408, 413, 431, 501, 505, None})


async def huge_head(reader, writer):
    await send(writer, head("GET", "/healthz", {"x-large": "a" * 200_000}))
    status, _ = await read_answer(reader)
    return check("huge_head", status, {400, 413, 431, None})


async def deep_json(reader, writer):
    body = b'{"a":' * 20_000 + b"1" + b"}" * 20_000
    await send(writer, head("PUT", "/api/v1/users/me/notifications", bearer(settings["mallory_token"]), len(body)) + body)
    status, answer = await read_answer(reader)
    if status == 400 and error_code(answer) != "invalid_argument":
        fault(f"deep JSON: {answer[:200]}")
    return check("deep_json", status, {400, 429, 503, None})


async def huge_json(reader, writer):
    body = b'{"language":"' + b"a" * MIB + b'"}'
    await send(writer, head("PUT", "/api/v1/users/me/notifications", bearer(settings["mallory_token"]), len(body)) + body)
    status, answer = await read_answer(reader)
    if status == 413 and error_code(answer) != "payload_too_large":
        fault(f"huge JSON: {answer[:200]}")
    return check("huge_json", status, {413, 429, 503, None})


async def bad_tokens(reader, writer):
    none = "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhbm4iLCJhcHBfaWQiOiJhcHAtaG9zdGlsZSJ9."
    status = None
    for token in [none, "a.b.c", f"sk_{random.randbytes(16).hex()}", "x" * 9_000, settings["user_token"][:-4] + "AAAA", ""]:
        await send(writer, head("GET", "/api/v1/push/devices", bearer(token)))
        status, body = await read_answer(reader)
        # A key that nobody knows is asked of the registry, which may be late.
        check("bad_tokens", status, {401, 503, 504, None})
        if status == 401 and (error_code(body) != "unauthenticated" or b"push_device" in body or b"pushDevice" in body):
            fault(f"a bad token: {body[:200]}")
        if status is None:
            break
    return status


async def unread_flood(reader, writer):
    """Asks without end, and reads nothing."""
    writer.transport.pause_reading()
    requests = head("GET", "/healthz") * 200
    for _ in range(200):
        if stopping.is_set():
            break
        try:
            writer.write(requests)
            await asyncio.wait_for(writer.drain(), 2)
        except (OSError, asyncio.TimeoutError):
            break
    await pause(5)
    return "unread"


def frame(kind, flags, stream, payload=b""):
    return len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


async def http2_flood(reader, writer):
    """Streams that are reset at once, pings, settings, headers that do not end, and frames that are none."""
    request = b"\x82\x86\x84\x41\x07gateway"
    flood = random.choice([
        b"".join(frame(1, 5, stream, request) + frame(3, 0, stream, b"\0\0\0\x08") for stream in range(1, 4_001, 2)),
        frame(6, 0, 0, b"12345678") * 20_000,
        frame(4, 0, 0, b"\0\x03\0\0\0\x01") * 20_000,
        frame(1, 0, 1, request) + frame(9, 0, 1, b"\x40\x01a\x01b" * 100) * 200,
        random.randbytes(4_000),
    ])
    await send(writer, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(4, 0, 0) + flood)
    try:
        while await asyncio.wait_for(reader.read(65_536), 3):
            pass
        return None
    except asyncio.TimeoutError:
        return "open"
    except OSError:
        return None


async def silent(reader, writer):
    await pause(10)
    return "silent"


KINDS = [slow_head, slow_body, garbage, huge_head, deep_json, huge_json, bad_tokens, unread_flood, http2_flood, silent]


def check(kind, status, allowed):
    if status not in allowed:
        fault(f"{kind}: answered {status}")
    return status


async def pause(seconds):
    try:
        await asyncio.wait_for(stopping.wait(), seconds)
    except asyncio.TimeoutError:
        pass


async def hostile(number):
    kind = KINDS[number % len(KINDS)]
    place = number // CONNECTIONS_OF_ADDRESS
    address = f"127.0.{place // 200 + 1}.{place % 200 + 1}"
    await pause(random.random())
    while not stopping.is_set():
        writer = None
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection(host, port, local_addr=(address, 0)), PATIENCE)
            outcome = await asyncio.wait_for(kind(reader, writer), 2 * PATIENCE)
            hostile_outcomes[kind.__name__][str(outcome)] += 1
        except asyncio.TimeoutError:
            hostile_outcomes[kind.__name__]["no answer"] += 1
        except OSError:
            hostile_outcomes[kind.__name__]["refused"] += 1
        finally:
            if writer is not None:
                writer.transport.abort()
        await pause(0.5 + random.random())


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


async def honest(number, devices):
    connection, asked = None, 0
    while not stopping.is_set():
        asked += 1
        began = time.monotonic()
        try:
            # Some keep their connection, and some come anew.
            if connection is None or number % 2 == 0 and asked % 5 == 0:
                if connection is not None:
                    connection[1].close()
                connection = await asyncio.wait_for(asyncio.open_connection(host, port), PATIENCE)
            if asked % 3 == 0:
                event = {
                    "event_id": f"e_{number}_{asked}", "event_type": "message.sent", "actor_id": "ben", "channel_id": "ch_general",
                    "channel_type": "public", "mentions": [{"type": "user", "user_id": "ann"}],
                    "data": {"message_id": f"m_{number}_{asked}", "text": "hello", "sender_name": "Ben"},
                }
                status, body = await asyncio.wait_for(ask(connection, "POST", "/api/v1/events", settings["service_key"], event), PATIENCE)
                right = status == 202 and json.loads(body).get("accepted") == 1
            elif asked % 3 == 1:
                status, body = await asyncio.wait_for(ask(connection, "GET", "/api/v1/push/devices", settings["user_token"]), PATIENCE)
                right = shown((status, body)) == devices
            else:
                status, body = await asyncio.wait_for(ask(connection, "GET", "/healthz"), PATIENCE)
                right = status == 200 and json.loads(body).get("ok") is True
            honest_times.append(time.monotonic() - began)
            honest_count["right" if right else "wrong"] += 1
            if not right:
                fault(f"an honest client got {status} {body[:300]}")
                connection = None
        except (OSError, ValueError, asyncio.TimeoutError) as error:
            honest_count["wrong"] += 1
            fault(f"an honest client failed: {error!r}")
            connection = None
        await pause(0.1)


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


async def watch(peak):
    while not stopping.is_set():
        peak["memory"], peak["sockets"] = max(peak["memory"], memory()), max(peak["sockets"], sockets())
        await pause(0.5)


async def crowd():
    """One address that wants more connections than an address may have: those beyond are closed, and no more than those."""
    writers, ended = [], Counter()

    async def wait_for_end(reader):
        try:
            await reader.read(1)
        except OSError:
            pass
        ended["closed"] += 1

    tasks = []
    for _ in range(PER_ADDRESS + TOO_MANY):
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection(host, port, local_addr=("127.0.250.1", 0)), PATIENCE)
        except OSError:
            ended["closed"] += 1
            continue
        writers.append(writer)
        tasks.append(asyncio.ensure_future(wait_for_end(reader)))
    end = time.monotonic() + 10
    while ended["closed"] < TOO_MANY and time.monotonic() < end:
        await asyncio.sleep(0.1)
    closed = ended["closed"]
    if closed < TOO_MANY:
        fault(f"an address has {len(writers) - closed} connections, and {PER_ADDRESS} are allowed")
    for task in tasks:
        task.cancel()
    for writer in writers:
        writer.transport.abort()
    return closed


async def main():
    global stopping
    stopping = asyncio.Event()
    before = {"memory": memory(), "sockets": sockets()}
    peak = dict(before)
    first = await asyncio.open_connection(host, port)
    devices = shown(await ask(first, "GET", "/api/v1/push/devices", settings["user_token"]))
    first[1].close()
    if devices[0] != 200 or len(devices[1]) != 1 or devices[1][0] is None:
        fault(f"before the attack: {devices}")
    tasks = [asyncio.ensure_future(hostile(number)) for number in range(CONNECTIONS)]
    tasks += [asyncio.ensure_future(honest(number, devices)) for number in range(HONEST_CLIENTS)] + [asyncio.ensure_future(watch(peak))]
    crowded = asyncio.ensure_future(crowd())
    await asyncio.sleep(SECONDS)
    closed = await crowded
    stopping.set()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, BaseException):
            fault(f"the program: {ended!r}")
    most = {
        # What bodies may hold, some pages of each connection, and what an allocator keeps.
        "memory": before["memory"] + 3 * settings["held_body_bytes"] + 128 * MIB + 48 * 1024 * (CONNECTIONS + PER_ADDRESS),
        "sockets": before["sockets"] + CONNECTIONS + PER_ADDRESS + 2 * HONEST_CLIENTS + 100,
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
    last = await asyncio.open_connection(host, port)
    if shown(await ask(last, "GET", "/api/v1/push/devices", settings["user_token"])) != devices:
        fault("after the attack an honest client got another answer")
    last[1].close()
    times = sorted(honest_times) or [0.0]
    print(json.dumps({
        "faults": faults, "honest": honest_count, "hostile": hostile_outcomes, "crowd_closed": closed, "before": before, "peak": peak, "after": after,
        "honest_ms": {name: round(1_000 * times[int(share * (len(times) - 1))], 1) for name, share in [("p50", 0.5), ("p99", 0.99), ("max", 1)]},
    }))


needed = CONNECTIONS + PER_ADDRESS + TOO_MANY + 200
soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
if soft < needed:
    if hard != resource.RLIM_INFINITY and hard < needed:
        sys.exit(f"this process may open {hard} files, and {needed} are needed: raise the limit (ulimit -n)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
asyncio.run(main())
