"""HTTP/1.1 on raw streams of asyncio, for clients that break its rules, and for those beside them."""
import asyncio
import json


def bearer(token):
    return {"authorization": f"Bearer {token}"}


def head(method, path, fields=None, length=None):
    """The head of a request; `length`: a body of JSON follows."""
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


async def drip(reader, writer, data, seconds):
    """Sends a byte every 0.3 s until there is an answer or the connection ends. None: the time was over, and nobody had cut this client off."""
    answer = asyncio.ensure_future(read_answer(reader))
    try:
        # Steps, not an instant: a program that is late gives the gateway more time, and never less.
        for step in range(int(seconds / 0.3)):
            await send(writer, data[step:step + 1])
            await asyncio.wait({answer}, timeout=0.3)
            if answer.done():
                return answer.result()
        return None
    finally:
        answer.cancel()
