"""A TLS peer that is not ours, in the versions of TLS one asks for.

usage: tls_peer.py VERSION ALPN CERTIFICATE KEY CA MODE PORT [LOG]
  VERSION  1.1, 1.2 or 1.3, this one alone
  ALPN     protocols offered, with commas; - for none
  CERTIFICATE KEY   PEM files; - for none
  CA       whom to trust, and whose certificates to demand
MODE
  hello    connects with TLS to PORT once and prints what came of it, one JSON object
  to-tls   listens in the clear and carries every connection on to PORT with TLS
  from-tls listens with TLS and carries every connection on to PORT in the clear
  accept   listens with TLS, shakes hands with whoever comes, and hangs up; PORT is not used
The listeners print "port N" first, write one JSON object for each handshake to LOG, and end with their standard input.
"""
import lifeline  # noqa: F401 (ends with its starter)

import asyncio
import json
import os
import socket
import ssl
import sys
import threading

version, alpn, certificate, key, authority, mode, port = sys.argv[1:8]
log = sys.argv[8] if len(sys.argv) > 8 else None
SERVER_NAME = "registry"


def context(purpose):
    made = ssl.SSLContext(purpose)
    # OpenSSL 3 has TLS 1.1 at its lowest level of security only.
    made.set_ciphers("DEFAULT:@SECLEVEL=0")
    versions = {"1.1": ssl.TLSVersion.TLSv1_1, "1.2": ssl.TLSVersion.TLSv1_2, "1.3": ssl.TLSVersion.TLSv1_3}
    made.minimum_version = made.maximum_version = versions[version]
    made.load_verify_locations(authority)
    if certificate != "-":
        made.load_cert_chain(certificate, key)
    if purpose == ssl.PROTOCOL_TLS_SERVER:
        made.verify_mode = ssl.CERT_REQUIRED
    if alpn != "-":
        made.set_alpn_protocols(alpn.split(","))
    return made


def facts(writer):
    secured = writer.get_extra_info("ssl_object")
    return {"version": secured.version(), "alpn": secured.selected_alpn_protocol()}


def note(outcome):
    with open(log, "a") as file:
        file.write(json.dumps(outcome) + "\n")


async def carry(reader, writer):
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    writer.close()


async def to_tls(reader, writer):
    try:
        far_reader, far_writer = await asyncio.open_connection(
            "127.0.0.1", int(port), ssl=context(ssl.PROTOCOL_TLS_CLIENT), server_hostname=SERVER_NAME)
    except OSError as error:
        note({"error": str(error)})
        writer.close()
        return
    note(facts(far_writer))
    await asyncio.gather(carry(reader, far_writer), carry(far_reader, writer))


async def from_tls(reader, writer):
    note(facts(writer))
    far_reader, far_writer = await asyncio.open_connection("127.0.0.1", int(port))
    await asyncio.gather(carry(reader, far_writer), carry(far_reader, writer))


async def hello():
    try:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", int(port), ssl=context(ssl.PROTOCOL_TLS_CLIENT), server_hostname=SERVER_NAME)
        # With TLS 1.3 a refusal comes after the handshake.
        answer = await asyncio.wait_for(reader.read(64), 10)
        print(json.dumps(facts(writer) | {"bytes": len(answer)}))
    except OSError as error:
        print(json.dumps({"error": str(error)}))


async def relay():
    if mode == "to-tls":
        server = await asyncio.start_server(to_tls, "127.0.0.1", 0)
    else:
        server = await asyncio.start_server(from_tls, "127.0.0.1", 0, ssl=context(ssl.PROTOCOL_TLS_SERVER))
    print("port", server.sockets[0].getsockname()[1], flush=True)
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    threading.Thread(target=lambda: (sys.stdin.read(), loop.call_soon_threadsafe(ended.set)), daemon=True).start()
    await ended.wait()


def accept():
    """With blocking sockets, because asyncio does not send the alert that tells a client why it was refused."""
    listener = socket.create_server(("127.0.0.1", 0))
    print("port", listener.getsockname()[1], flush=True)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    while True:
        connection, _ = listener.accept()
        try:
            context(ssl.PROTOCOL_TLS_SERVER).wrap_socket(connection, server_side=True).close()
        except OSError:
            connection.close()


if mode == "accept":
    accept()
else:
    asyncio.run(hello() if mode == "hello" else relay())
