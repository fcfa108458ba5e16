"""Hostile clients of siege.py, in a process of their own: their work delays no honest client, and no judge.

usage: hostile_clients.py HOST:PORT SETTINGS

SETTINGS are those of siege.py. With `kind`, all are of that kind, and no address wants too many connections.
Prints one JSON object after `seconds`: `faults`, answers that a hostile client must not get; `outcomes` of each kind; `crowd_closed`.
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

from wire import bearer, drip, error_code, head, read_answer, send

# What asyncio says of connections that end would stand before the result.
logging.disable(logging.CRITICAL)
host, port = sys.argv[1].rsplit(":", 1)
port, settings = int(port), json.loads(sys.argv[2])
CONNECTIONS, SECONDS = settings["connections"], settings["seconds"]
PER_ADDRESS = settings["address_connections"]
# A connection of each hostile address is far from the limit of an address.
CONNECTIONS_OF_ADDRESS = 250
# Beyond its limit an address tries so many more.
TOO_MANY = 100
PATIENCE = 30
MIB = 1024 * 1024

faults = []
outcomes = defaultdict(Counter)


def fault(text):
    if len(faults) < 50:
        faults.append(text)


DEEP = b'{"a":' * 20_000 + b"1" + b"}" * 20_000
HUGE = b'{"language":"' + b"a" * MIB + b'"}'

# This process may be late, so siege.py judges whether slow clients are cut off.
OPEN = ("open", b"")

# Each kind takes one connection, and returns the status that it got; None: the connection ended.

async def slow_head(reader, writer):
    status, body = await drip(reader, writer, b"GET /healthz HTTP/1.1\r\nhost: gateway\r\nx-a: " + b"a" * 10_000, PATIENCE) or OPEN
    if status == 408 and error_code(body) != "request_timeout":
        fault(f"a slow head: {body[:200]}")
    return check("slow_head", status, {408, None, "open"})


async def slow_body(reader, writer):
    await send(writer, head("PUT", "/api/v1/users/me/notifications", bearer(settings["mallory_token"]), 10_000))
    status, body = await drip(reader, writer, b" " * 10_000, PATIENCE) or OPEN
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
    return check("huge_head", status, {400, 408, 413, 431, None})


async def deep_json(reader, writer):
    body = DEEP
    await send(writer, head("PUT", "/api/v1/users/me/notifications", bearer(settings["mallory_token"]), len(body)) + body)
    status, answer = await read_answer(reader)
    if status == 400 and error_code(answer) != "invalid_argument":
        fault(f"deep JSON: {answer[:200]}")
    return check("deep_json", status, {400, 408, 429, 503, None})


async def huge_json(reader, writer):
    body = HUGE
    await send(writer, head("PUT", "/api/v1/users/me/notifications", bearer(settings["mallory_token"]), len(body)) + body)
    status, answer = await read_answer(reader)
    if status == 413 and error_code(answer) != "payload_too_large":
        fault(f"huge JSON: {answer[:200]}")
    return check("huge_json", status, {408, 413, 429, 503, None})


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


REQUEST = b"\x82\x86\x84\x41\x07gateway"
FLOODS = [
    # Streams that are reset at once (CVE-2023-44487), pings, settings, headers that do not end, and frames that are none.
    b"".join(frame(1, 5, stream, REQUEST) + frame(3, 0, stream, b"\0\0\0\x08") for stream in range(1, 4_001, 2)),
    frame(6, 0, 0, b"12345678") * 20_000,
    frame(4, 0, 0, b"\0\x03\0\0\0\x01") * 20_000,
    frame(1, 0, 1, REQUEST) + frame(9, 0, 1, b"\x40\x01a\x01b" * 100) * 200,
    random.randbytes(4_000),
]


async def http2_flood(reader, writer):
    await send(writer, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(4, 0, 0) + random.choice(FLOODS))
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


async def impatient(reader, writer):
    """Asks again at once after each 429."""
    status = None
    while not stopping.is_set():
        await send(writer, head("GET", "/api/v1/push/devices", bearer(settings["mallory_token"])))
        status, _ = await read_answer(reader)
        check("impatient", status, {200, 429, 503, 504, None})
        if status is None:
            break
        outcomes["impatient"][f"answers {status}"] += 1
    return status


KINDS = [slow_head, slow_body, garbage, huge_head, deep_json, huge_json, bad_tokens, unread_flood, http2_flood, silent]
if "kind" in settings:
    # The last one comes alone: among the others it would be refused with the rest of its address.
    KINDS = [kind for kind in KINDS + [impatient] if kind.__name__ == settings["kind"]]


# 408 also ends what this program is late with.
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
            outcome = await asyncio.wait_for(kind(reader, writer), 2 * PATIENCE if kind is not impatient else SECONDS + PATIENCE)
            outcomes[kind.__name__][str(outcome)] += 1
        except asyncio.TimeoutError:
            outcomes[kind.__name__]["no answer"] += 1
        except OSError:
            outcomes[kind.__name__]["refused"] += 1
        finally:
            if writer is not None:
                writer.transport.abort()
        await pause(0.5 + random.random())


async def crowd():
    """One address that wants more connections than an address may have: those beyond are closed, and no more than those."""
    writers, ended = [], Counter()

    async def be_one():
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection(host, port, local_addr=("127.0.250.1", 0)), PATIENCE)
            writers.append(writer)
            await reader.read(1)
        except (OSError, asyncio.TimeoutError):
            pass
        ended["closed"] += 1

    tasks = [asyncio.ensure_future(be_one()) for _ in range(PER_ADDRESS + TOO_MANY)]
    end = time.monotonic() + PATIENCE
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
    tasks = [asyncio.ensure_future(hostile(number)) for number in range(CONNECTIONS)]
    crowded = asyncio.ensure_future(crowd()) if "kind" not in settings else None
    await asyncio.sleep(SECONDS)
    closed = await crowded if crowded else 0
    stopping.set()
    done, late = await asyncio.wait(tasks, timeout=5)
    # These wait for an answer.
    for task in late:
        task.cancel()
    for task in done:
        if task.exception() is not None:
            fault(f"the hostile program: {task.exception()!r}")
    print(json.dumps({"faults": faults, "outcomes": outcomes, "crowd_closed": closed, "cpu_seconds": round(sum(os.times()[:2]), 1)}))


needed = CONNECTIONS + PER_ADDRESS + TOO_MANY + 200
soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
if soft < needed:
    if hard != resource.RLIM_INFINITY and hard < needed:
        sys.exit(f"this process may open {hard} files, and {needed} are needed: raise the limit (ulimit -n)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
asyncio.run(main())
